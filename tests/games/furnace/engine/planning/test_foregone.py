"""Whether a production has anything to decide, held against everything the oracle allows."""

from hypothesis import example, given, settings

from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.engine import oracle
from brass_desktop.games.furnace.engine.actions import Activate, Repeat
from brass_desktop.games.furnace.engine.planning.foregone import is_all_the_same
from brass_desktop.games.furnace.engine.planning.task import task_of
from brass_desktop.games.furnace.engine.state import FurnaceState
from tests.games.furnace.engine.planning.engines import engines
from tests.games.furnace.engine.table import Table, goods, play, run

SEAT = Seat(0)
End = tuple[tuple[int, ...], int, int]


def ends(state: FurnaceState) -> set[End]:
    """Return every result to which a production may lead."""
    found, seen, ways = set[End](), set[tuple[object, ...]](), [state]
    while ways:
        now = ways.pop()
        for action in oracle.legal_actions(now):
            if not isinstance(action, Activate | Repeat):
                found.add((now.goods[0], now.money[0], now.upgraded))
                continue
            after = now.clone()
            oracle.perform(after, action, None)
            key = (after.run, after.repeated, after.goods[0], after.money[0], after.upgraded)
            if key not in seen:
                seen.add(key)
                ways.append(after)
    return found


NOTHING_BUT_EXTRACTION = Table(works={0: "s2 01 10"}).producing()


@settings(max_examples=150)
@given(engines(companies=2))
@example(NOTHING_BUT_EXTRACTION)
def test_all_is_the_same_exactly_when_there_is_one_result(state: FurnaceState) -> None:
    assert is_all_the_same(task_of(state, SEAT)) == (len(ends(state)) == 1)


def test_what_has_run_offers_no_choice_any_more() -> None:
    state = Table(works={0: "17 01"}, goods={0: goods(coal=3)}).producing()
    assert not is_all_the_same(task_of(state, SEAT))
    play(state, run("17", 1), run("s1", 1, 0, up="01"))
    assert is_all_the_same(task_of(state, SEAT)), "extraction alone is left"
