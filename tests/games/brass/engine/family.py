"""The games of the family and their small positions, for laws that hold in each of them."""

from collections.abc import Callable
from typing import Final

import pytest

from brass_desktop.core.types import Setup
from brass_desktop.games.brass.birmingham import birmingham
from brass_desktop.games.brass.engine.actions import END_TURN, Action
from brass_desktop.games.brass.engine.game import BrassGame
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.lancashire import lancashire
from tests.games.brass.engine import small_positions as of_birmingham
from tests.games.brass.engine.position import FamilyPosition
from tests.games.brass.lancashire import small_positions as of_lancashire

FAMILY: Final[dict[str, BrassGame]] = {game.id: game for game in (birmingham(), lancashire())}
EVERY_GAME: Final = pytest.mark.parametrize("game", FAMILY.values(), ids=FAMILY)
SMALL_POSITIONS: Final[dict[str, dict[str, Callable[[], FamilyPosition]]]] = {
    "birmingham": dict(of_birmingham.SMALL_POSITIONS),
    "lancashire": dict(of_lancashire.SMALL_POSITIONS),
}
"""By game and name."""
_EACH: Final = [(FAMILY[game], name) for game, found in SMALL_POSITIONS.items() for name in found]
EVERY_SMALL_POSITION: Final = pytest.mark.parametrize(
    ("game", "name"), _EACH, ids=[f"{game.id}-{name}" for game, name in _EACH]
)
EVERY_OPTION: Final = {"birmingham": "introductory", "lancashire": "bonus_in_money"}
"""By game: the switch that changes its course."""

PLAYED: Final = {
    "birmingham": {2: 78, 3: 105, 4: 124},
    "lancashire": {2: 78, 3: 117, 4: 124},
}
"""How much a whole game has of what `played` counts, by number of players."""


def played(game: BrassGame, action: Action) -> int:
    """Count actions; where two cards may pay for one action, the cards of those that cost one."""
    if "combined_build" in game.rules.actions:
        return len(action.cards)
    return bool(action.cards)


def small_position(game: BrassGame, name: str) -> BrassState:
    """Lay out a small position; where it ends a turn, what follows from that."""
    state = SMALL_POSITIONS[game.id][name]().state()
    if not state.actions_left:
        game.apply(state, END_TURN)
    return state


def tables(seeds: int) -> list[tuple[BrassGame, Setup]]:
    """Return a game and its setup for every number of players, so many plain and one other."""
    found = []
    for game in FAMILY.values():
        option = {EVERY_OPTION[game.id]: True}
        for players in (2, 3, 4):
            found += [(game, Setup(players, seed)) for seed in range(1, seeds + 1)]
        found += [(game, Setup(players, 9, option)) for players in (2, 3, 4)]
    return found


def table_name(table: object) -> str:
    """Name a game or a setup for test ids."""
    if isinstance(table, Setup):
        return f"{table.players}p-{table.seed}" + ("-other" if table.options else "")
    assert isinstance(table, BrassGame)
    return table.id
