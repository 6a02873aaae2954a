"""Which cubes and barrels to use among equals: taste, never legality."""

from collections.abc import Sequence

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine.ids import MARKET, MERCHANT_BARREL, Source
from brass_desktop.games.brass.engine.state import BrassState

EMPTIED = 2.0
"""An own tile that flips is welcome, a rival's is a gift."""
LEADER = 0.1


def cube_cost(state: BrassState, seat: Seat, plan: Sequence[Source]) -> float:
    """Rank a plan for coal or iron, lower is better: own cubes first, they want to be used."""
    return _cost(state, seat, plan, own=-0.5, rivals=0.5)


def barrel_cost(state: BrassState, seat: Seat, plan: Sequence[Source]) -> float:
    """Rank a plan for beer, lower is better: own barrels are worth keeping, rivals' go first."""
    return _cost(state, seat, plan, own=0.0, rivals=-0.5)


def _cost(
    state: BrassState, seat: Seat, plan: Sequence[Source], *, own: float, rivals: float
) -> float:
    cost = 0.0
    for source in set(plan):
        if source in (MARKET, MERCHANT_BARREL):
            continue
        empties = state.slot_cubes[source] == plan.count(source)
        owner = state.slot_owner[source]
        if owner == seat:
            cost += -EMPTIED if empties else own
        else:
            cost += (EMPTIED if empties else rivals) + LEADER * _standing(state, owner)
    return cost


def _standing(state: BrassState, seat: int) -> int:
    """Count the seats this one is ahead of: gifts go to those behind."""
    return sum(points < state.vp[seat] for points in state.vp)


def gift(state: BrassState, slot: int) -> float:
    """Rank tiles of others by what flipping one gives away, lower is better."""
    tile = state.slot_tile[slot]
    return state.rules.tiles.vp[tile] + LEADER * _standing(state, state.slot_owner[slot])
