"""Prices of goods: an upper bound of what can be produced, and dear where something is missing."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.bots.assessor import Assessor, key_of
from brass_desktop.games.furnace.bots.outlook import CEILING, FLOOR, Surveyor
from brass_desktop.games.furnace.engine.ids import COAL, OIL, CardId
from brass_desktop.games.furnace.engine.planning.search import best_plan
from brass_desktop.games.furnace.engine.planning.task import LAST, ProductionTask, task_of
from brass_desktop.games.furnace.engine.ruleset import NO_CAPITALIST
from tests.games.furnace.engine.table import RULES, Table, card, cards, goods

SURVEYOR = Surveyor(RULES)
STARTS = range(RULES.companies, len(RULES.cards))


def last_round(names: str, **at_hand: int) -> ProductionTask:
    state = Table(works={0: names}, goods={0: goods(**at_hand)}, round=4).state()
    return task_of(state, Seat(0))


ENGINES = st.builds(
    lambda start, own, upgraded, stock, capitalist: replace(
        last_round(""),
        cards=(CardId(start), *map(CardId, own)),
        goods=stock,
        upgraded=upgraded,
        capitalist=capitalist,
        may_repeat=capitalist.repeat_cost is not None,
    ),
    st.sampled_from(STARTS),
    st.lists(st.sampled_from(range(RULES.companies)), unique=True, max_size=5),
    st.integers(0, (1 << RULES.companies) - 1),
    st.tuples(*[st.integers(0, 4)] * 4),
    st.sampled_from([NO_CAPITALIST, *RULES.capitalists]),
)


@given(ENGINES)
def test_nothing_is_produced_beyond_the_outlook_of_the_last_round(task: ProductionTask) -> None:
    outlook = SURVEYOR.survey(task, rounds=1, last=True)
    assert best_plan(task, LAST, widths=(20,)).money * 1000 <= outlook.value


def test_a_good_is_dear_where_lines_wait_for_it_and_worthless_without_use() -> None:
    """Company 06 sells oil once upgraded; nothing here takes coal but an upgrade."""
    waiting = SURVEYOR.survey(replace(last_round("s1 06"), upgraded=1 << card("06")), 1, last=True)
    assert waiting.prices[OIL] >= 4000
    useless = SURVEYOR.survey(last_round("s2", coal=9), 1, last=True)
    assert useless.prices[COAL] == 0


def test_before_the_last_round_prices_stay_within_what_rows_to_come_allow() -> None:
    state = Table(works={0: "s1 06"}, goods={0: goods(coal=20)}, round=2).state()
    prices = SURVEYOR.survey(task_of(state, Seat(0)), 3, last=False).prices
    assert all(
        low <= price <= high for low, price, high in zip(FLOOR, prices, CEILING, strict=True)
    )
    assert prices[COAL] == FLOOR[COAL]


def test_what_was_asked_before_changes_no_answer() -> None:
    state = Table(works={0: "s1 06 12"}, goods={0: goods(coal=3, iron=1)}, round=2).state()
    one, other = (Assessor(state, SURVEYOR, 4) for _ in range(2))
    asked = [(cards("01"), goods(coal=5)), ((), goods(iron=2)), (cards("02 03"), goods(oil=1))]
    found = [one.outlook(0, *question) for question in asked]
    assert [other.outlook(0, *question) for question in reversed(asked)] == found[::-1]


def test_an_assessor_knows_a_table_again_whatever_was_bid_meanwhile() -> None:
    state = Table(works={0: "06"}).state()
    more = Table(works={0: "06"}, discs={"01": "0:4"}).state()
    assert key_of(state) == key_of(more)
    more.goods[1] = goods(coal=1)
    assert key_of(state) != key_of(more)


def test_rounds_beyond_the_horizon_are_not_reckoned_with() -> None:
    state = Table(works={0: "s1 06"}, round=1).state()
    near, far = (Assessor(state, SURVEYOR, horizon) for horizon in (1, 4))
    assert (near.rounds, far.rounds) == (1, 4)
    assert far.value(0, cards("01"), goods()) > near.value(0, cards("01"), goods())
