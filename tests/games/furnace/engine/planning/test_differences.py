"""A better plan told as a few differences to the own line."""

from dataclasses import replace

from hypothesis import given, settings

from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.engine.planning.counts import best_counts
from brass_desktop.games.furnace.engine.planning.differences import MOST, differences
from brass_desktop.games.furnace.engine.planning.line import PlannedRun
from brass_desktop.games.furnace.engine.planning.search import always, best_plan
from brass_desktop.games.furnace.engine.planning.task import KEPT, LAST, task_of
from brass_desktop.games.furnace.engine.state import FurnaceState
from tests.games.furnace.engine.planning.engines import engines
from tests.games.furnace.engine.planning.test_search import NINE
from tests.games.furnace.engine.table import Table, card, cards, goods

SEAT = Seat(0)


def line_of(names: str) -> list[PlannedRun]:
    return [PlannedRun(one) for one in cards(names)]


def test_the_line_of_the_design_is_told_in_moves_that_add_up() -> None:
    task = task_of(NINE.producing(), SEAT)
    own = line_of("30 21 17 s1 34 19 29 07 22")
    plan = best_plan(task, LAST)
    found = differences(task, own, plan, LAST, always)
    before = best_counts(task, own, LAST, always).money
    assert (before, plan.money) == (34, 38)
    assert 0 < len(found.told) <= MOST and {one.kind for one in found.told} == {"move"}
    assert before + sum(one.money for one in found.told) + found.remaining == plan.money
    assert found.remaining == 0
    assert found.told[0].money >= found.told[-1].money


def test_the_start_up_card_that_stands_too_late_is_told_with_what_is_upgraded_then() -> None:
    state = Table(works={0: "01 17 s1"}, goods={0: goods(coal=1, iron=1)}).producing()
    task = task_of(state, SEAT)
    found = differences(task, line_of("01 17 s1"), best_plan(task, LAST), LAST, always)
    first = found.told[0]
    assert (first.kind, first.card, first.was, first.now) == ("move", card("s1"), 2, 0)
    assert first.upgrades == cards("01")
    assert first.money == 2


def test_a_pin_that_costs_money_is_told() -> None:
    state = Table(works={0: "29"}, goods={0: goods(iron=2)}).producing()
    task = task_of(state, SEAT)
    own = [PlannedRun(card("29"), times=(1,)), PlannedRun(card("s1"))]
    (told,) = differences(task, own, best_plan(task, LAST), LAST, always).told
    assert (told.kind, told.card, told.line) == ("times", card("29"), 0)
    assert (told.was, told.now, told.money, told.unsold) == (1, 2, 2, goods(iron=1))


def test_a_repeat_is_told() -> None:
    state = Table(
        works={0: "06"}, upgraded="06", capitalists={0: "repeat_card"}, goods={0: goods(oil=4)}
    ).producing()
    task = task_of(state, SEAT)
    (told,) = differences(task, line_of("06 s1"), best_plan(task, LAST), LAST, always).told
    assert (told.kind, told.card, told.money) == ("repeat", card("06"), 8)


@settings(max_examples=40, deadline=None)
@given(engines(chain=False))
def test_differences_lead_to_the_plan_or_say_what_is_left(state: FurnaceState) -> None:
    task = task_of(state, SEAT)
    own = [PlannedRun(one) for one in task.cards]
    plan = best_plan(task, KEPT)
    before = best_counts(task, own, KEPT, always)
    found = differences(task, own, plan, KEPT, always)
    assert (before.value == plan.value) == (found.told == () and found.remaining == 0)
    assert before.money + sum(one.money for one in found.told) + found.remaining == plan.money


def test_a_line_that_is_as_good_has_nothing_told() -> None:
    task = replace(task_of(NINE.producing(), SEAT), cards=cards("s1 01"))
    own = [PlannedRun(one) for one in task.cards]
    assert differences(task, own, best_plan(task, LAST), LAST, always).told == ()
