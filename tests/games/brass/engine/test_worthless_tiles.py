"""B-20.4, B-20.5, B-R.43: tiles that bring no money in a shortfall."""

from collections.abc import Iterator
from itertools import combinations, permutations

import pytest

from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Setup
from brass_desktop.games.brass.engine.actions import END_TURN, GiveUpLeg
from brass_desktop.games.brass.engine.draft import Draft
from brass_desktop.games.brass.engine.events import PointsLost, TileRemoved
from brass_desktop.games.brass.engine.ids import SHORTFALL, SlotId
from brass_desktop.games.brass.engine.rules.shortfall import tile_proceeds
from brass_desktop.games.brass.engine.state import BrassState
from tests.games.brass.engine.games import steps
from tests.games.brass.engine.position import Position
from tests.games.brass.engine.table import GAME, Table, give_up, seat_of

TILES = {
    "stafford.1": ("pottery_2", 0),
    "belper.2": ("pottery_4", 0),
    "worcester.0": ("cotton_mill_1", 6),
    "dudley.0": ("coal_mine_1", 2),
    "derby.0": ("brewery_1", 2),
}
"""What red may own, and what it brings: half of £0, £0, £12, £5 and £5."""


def owing(*slots: str, debt: int, money: int = 0, points: int = 0) -> Table:
    """Red owns these tiles and has just come to a payday that it may be unable to meet."""
    position = Position().order("yellow", "red").turn("red", actions=0)
    position.money(red=money).level(red=-debt).vp(red=points)
    for slot in slots:
        position.flipped(slot, "red", TILES[slot][0])
    table = position.table()
    table.play(END_TURN)
    return table


def sets_on_offer(table: Table) -> list[frozenset[str]]:
    board = GAME.rules.board
    return [
        frozenset(board.slots[leg.slot] for leg in action.legs if isinstance(leg, GiveUpLeg))
        for action in table.legal("give_up_tiles")
    ]


def sets_by_the_clauses(slots: tuple[str, ...], debt: int, money: int) -> Iterator[frozenset[str]]:
    """Yield what may be given up: some order removes each tile while short, and then ends well."""
    for count in range(len(slots) + 1):
        for chosen in combinations(slots, count):
            kept = [TILES[slot][1] for slot in slots if slot not in chosen]
            worth = [TILES[slot][1] for slot in chosen]
            ends_well = money + sum(worth) >= debt or not any(kept)
            if ends_well and any(
                all(money + sum(order[:at]) < debt for at in range(count))
                for order in permutations(worth)
            ):
                yield frozenset(chosen)


@pytest.mark.rule("B-20.3", "B-20.4", "B-20.5", "B-R.43")
@pytest.mark.parametrize("debt", range(1, 11))
def test_what_may_be_given_up_is_what_the_clauses_say(debt: int) -> None:
    asked = 0
    for count in range(1, len(TILES) + 1):
        for slots in combinations(TILES, count):
            for money in (0, debt - 1):
                table = owing(*slots, debt=debt, money=money)
                offered = sets_on_offer(table)
                assert len(offered) == len(set(offered))
                assert set(offered) == set(sets_by_the_clauses(slots, debt, money))
                asked += 1
    assert asked == 62


@pytest.mark.rule("B-20.5", "B-R.43")
def test_nobody_must_give_up_a_tile_that_brings_nothing() -> None:
    table = owing("stafford.1", debt=5, money=2, points=9)
    assert table.actor == "red"
    log = table.play(give_up())
    assert not any(isinstance(event, TileRemoved) for event in log)
    assert PointsLost(seat_of("red"), 3) in log
    assert table.tile("stafford.1") == ("red", "pottery_2")
    assert (table.money("red"), table.vp("red"), table.actor) == (0, 6, "yellow")


@pytest.mark.rule("B-20.4", "B-20.5", "B-R.43")
def test_it_may_stay_when_everything_else_is_gone_and_points_are_lost() -> None:
    table = owing("stafford.1", "dudley.0", debt=5, points=9)
    assert table.refuses(give_up()) == "unfinished"
    assert table.refuses(give_up("stafford.1")) == "unfinished"
    log = table.play(give_up("dudley.0"))
    assert PointsLost(seat_of("red"), 3) in log
    assert table.tile("stafford.1") is not None and table.vp("red") == 6


@pytest.mark.rule("B-R.43")
@pytest.mark.parametrize("slots", [("stafford.1",), ("stafford.1", "belper.2")])
def test_it_may_be_given_up_alone(slots: tuple[str, ...]) -> None:
    table = owing("stafford.1", "belper.2", debt=3, points=9)
    table.play(give_up(*slots))
    assert all(table.tile(slot) is None for slot in slots)
    assert (table.money("red"), table.vp("red")) == (0, 6)


@pytest.mark.rule("B-20.3", "B-R.43")
def test_it_may_be_given_up_on_the_way_but_not_once_the_debt_is_covered() -> None:
    table = owing("stafford.1", "worcester.0", debt=2)
    assert table.refuses(give_up("worcester.0", "stafford.1")) == "debt_covered"
    table.play(give_up("stafford.1", "worcester.0"))
    assert table.tile("stafford.1") is None and table.money("red") == 6 - 2


@pytest.mark.rule("B-R.43")
def test_a_person_with_such_tiles_only_may_confirm_at_once_or_pick_one() -> None:
    table = owing("stafford.1", debt=5)
    draft = Draft(table.state)
    assert draft.may_confirm and draft.action == give_up()
    picked = draft.pick("slot", draft.legal("slot")[0])
    assert picked.may_confirm and picked.action == give_up("stafford.1")


def _is_asked_for_nothing(state: BrassState) -> bool:
    return state.phase == SHORTFALL and GAME.refuse(state, give_up()) is None


@pytest.mark.rule("B-R.43")
def test_random_games_come_to_it_and_go_on() -> None:
    kept = 0
    for seed in (1007, 1018, 1034, 1103):
        for step in steps(Setup(2 + seed % 3, seed)):
            if not _is_asked_for_nothing(step.state):
                continue
            owners, actor = step.state.slot_owner, step.state.actor
            own = [SlotId(slot) for slot, owner in enumerate(owners) if owner == actor]
            assert own and not any(tile_proceeds(step.state, slot) for slot in own)
            after = step.state.clone()
            GAME.apply(after, give_up())
            assert GAME.refuse(after, GAME.sample(after, Rng(seed))) is None
            kept += 1
    assert kept
