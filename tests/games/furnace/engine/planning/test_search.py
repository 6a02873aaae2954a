"""The best order is the best: held against every way of small engines, and carried out."""

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.engine.actions import END_PRODUCTION, Activate
from brass_desktop.games.furnace.engine.planning.search import best_plan
from brass_desktop.games.furnace.engine.planning.task import (
    KEPT,
    LAST,
    Plan,
    Worth,
    task_of,
    usual_worth,
)
from brass_desktop.games.furnace.engine.state import FurnaceState
from tests.games.furnace.engine.planning.engines import engines
from tests.games.furnace.engine.planning.every_way import best_value, value_of
from tests.games.furnace.engine.table import GAME, RULES, Table, again, cards, goods, play, run

SEAT = Seat(0)
INVESTING = Worth(goods=(300, 500, 900, 1100), upgrades=tuple(range(1000, 4600, 100)) + (0,) * 5)
NINE = Table(
    works={0: "s1 07 17 29 22 21 34 30 19"},
    upgraded="07 17 21",
    goods={0: goods(9, 4, 3, 2)},
    round=4,
)


def planned(state: FurnaceState, worth: Worth) -> Plan:
    return best_plan(task_of(state, SEAT), worth)


def carried_out(state: FurnaceState, plan: Plan) -> FurnaceState:
    after = state.clone()
    play(after, *plan.steps)
    return after


@settings(max_examples=120)
@given(engines(), st.sampled_from([KEPT, LAST, INVESTING]))
def test_no_way_is_better_than_the_plan_on_small_engines(state: FurnaceState, worth: Worth) -> None:
    plan = planned(state, worth)
    assert plan.proved
    assert plan.value == best_value(state, worth)
    after = carried_out(state, plan)
    assert (after.money[0], after.goods[0]) == (plan.money, plan.goods)
    assert value_of(after, worth, 0, state.upgraded) == plan.value
    assert GAME.refuse(after, END_PRODUCTION) is None


@settings(max_examples=30)
@given(engines(), st.integers(0, 3))
def test_a_production_that_has_begun_is_planned_to_its_end(state: FurnaceState, ran: int) -> None:
    for _ in range(ran):
        action = next(iter(GAME.legal_actions(state)))
        GAME.apply(state, action)
        if GAME.actor(state) != SEAT:
            return
    before = state.money[0]
    plan = planned(state, KEPT)
    assert plan.value == best_value(state, KEPT)
    assert carried_out(state, plan).money[0] == before + plan.money


def test_nine_cards_in_any_order() -> None:
    state = NINE.producing()
    plan = planned(state, usual_worth(state))
    assert (plan.money, plan.proved) == (38, True)
    assert carried_out(state, plan).money[0] == 38
    assert {step.card for step in plan.steps} == set(state.works[0])


def test_nine_cards_in_a_fixed_order() -> None:
    state = replace(NINE, chain=True).producing()
    plan = planned(state, usual_worth(state))
    assert (plan.money, plan.proved) == (34, True)
    assert [step.card for step in plan.steps] == list(state.works[0])
    assert carried_out(state, plan).money[0] == 34


def test_a_search_that_is_stopped_says_what_it_has_found_and_that_it_is_not_proved() -> None:
    state = NINE.producing()
    asked = []

    def stop() -> bool:
        asked.append(True)
        return False

    plan = best_plan(task_of(state, SEAT), LAST, stop)
    assert asked == [True] and not plan.proved
    assert 30 <= carried_out(state, plan).money[0] == plan.money <= 38


def test_the_lesson_of_running_the_engine() -> None:
    """Start-up card first, then 01 with both its sides, then 17: four money and a coal left."""
    state = Table(works={0: "01 s1 17"}, goods={0: goods(coal=1, iron=1)}).producing()
    state.works[0] = cards("s1 01 17")
    plan = planned(state, LAST)
    assert plan.steps == (run("s1", 1, 0, up="01"), run("01", 1, 1), run("17", 2))
    assert (plan.money, plan.goods) == (4, goods(coal=1, iron=1))


def test_a_repeat_is_planned_where_it_pays() -> None:
    state = Table(
        works={0: "06"}, upgraded="06", capitalists={0: "repeat_card"}, goods={0: goods(oil=4)}
    ).producing()
    plan = planned(state, LAST)
    assert again("06", 1, 2) in plan.steps
    assert plan.money == 18


def test_iron_pays_for_an_upgrade_when_tokens_are_gone() -> None:
    state = Table(
        works={0: "01 02"},
        capitalists={0: "iron_for_upgrade"},
        goods={0: goods(coal=2, iron=1)},
    ).producing()
    worth = Worth(goods=(0, 0, 0, 0), upgrades=(5000,) * len(RULES.cards))
    plan = planned(state, worth)
    step = next(step for step in plan.steps if step.upgrades)
    assert isinstance(step, Activate) and step.upgrades == cards("01 02")
    assert (plan.money, plan.value) == (4, 14000)


def test_what_is_left_decides_between_equal_sums_of_money() -> None:
    table = Table(works={0: "24"}, goods={0: goods(iron=2)})
    early = planned(table.producing(), usual_worth(table.producing()))
    assert early.goods == goods(oil=2, upgrade=1), "oil is worth more than iron in the next round"
    coal = Table(works={0: "30"}, goods={0: goods(iron=1)}, round=4).producing()
    assert usual_worth(coal) == LAST
    late = planned(coal, replace(LAST, money=0))
    assert late.goods == goods(coal=4, upgrade=1), "in the last, four things are more than one"


def test_an_auction_asks_for_the_production_that_would_follow() -> None:
    state = Table(works={0: "17"}, goods={0: goods(coal=8)}).state()
    task = task_of(state, SEAT)
    alone = best_plan(task, KEPT)
    more = best_plan(replace(task, cards=(*task.cards, *cards("25"))), KEPT)
    assert (alone.money, more.money) == (8, 8)
    upgraded = replace(task, cards=(*task.cards, *cards("25")), upgraded=1 << cards("25")[0])
    assert best_plan(upgraded, KEPT).money == 10
