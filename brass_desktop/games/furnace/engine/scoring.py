"""The end of the game (F-5.2)."""

from collections.abc import Callable, Mapping

from brass_desktop.core.types import Result, Seat, Standing
from brass_desktop.games.furnace.engine.state import FurnaceState

_MEASURES: Mapping[str, Callable[[FurnaceState, int], int]] = {
    "cards": lambda state, seat: len(state.works[seat]),
    "resources": lambda state, seat: sum(state.goods[seat]),
}


def rank(state: FurnaceState) -> Result:
    """Rank by money, then by what breaks ties; who is still equal shares a place."""
    criteria = ("money", *state.rules.tie_break)
    scores = {seat: _score(state, seat) for seat in range(state.players)}
    seats = sorted(scores, key=lambda seat: (tuple(-part for part in scores[seat]), seat))
    standings = (
        Standing(
            Seat(seat), 1 + sum(other > scores[seat] for other in scores.values()), scores[seat]
        )
        for seat in seats
    )
    return Result(tuple(standings), criteria)


def _score(state: FurnaceState, seat: int) -> tuple[int, ...]:
    return (state.money[seat], *(_MEASURES[name](state, seat) for name in state.rules.tie_break))
