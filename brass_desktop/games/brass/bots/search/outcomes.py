"""What an action may lead to: one position, or several where it turns a hidden tile."""

from typing import NamedTuple

from brass_desktop.games.brass.engine import oracle
from brass_desktop.games.brass.engine.actions import Action, CottonLeg
from brass_desktop.games.brass.engine.ids import DISTANT_MARKET, HIDDEN_TILE
from brass_desktop.games.brass.engine.observation import (
    unseen_distant_tiles,
    with_next_distant_tile,
)
from brass_desktop.games.brass.engine.state import BrassState


class Possible(NamedTuple):
    """A position and how likely it is."""

    chance: float
    after: BrassState


def turns_a_tile(action: Action) -> bool:
    """Tell whether an action ends with a tile of the distant market, which is seen before more."""
    last = action.legs[-1] if action.legs else None
    return isinstance(last, CottonLeg) and last.port == DISTANT_MARKET


def outcomes(table: BrassState, action: Action) -> list[Possible]:
    """Carry an action out on copies; tiles that close the distant market come to the same."""
    if not turns_a_tile(action) or table.distant[0] != HIDDEN_TILE:
        after = table.clone()
        oracle.perform(after, action, None)
        return [Possible(1.0, after)]
    unseen = unseen_distant_tiles(table)
    found: dict[int, Possible] = {}
    for move, count in sorted(unseen.items()):
        after = with_next_distant_tile(table, move)
        oracle.perform(after, action, None)
        before = found.get(after.cotton_demand)
        chance = count / unseen.total() + (before.chance if before else 0.0)
        found[after.cotton_demand] = Possible(chance, after)
    return list(found.values())
