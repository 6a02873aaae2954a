"""Positions that bots reach: played by a foreman, so that boards are not empty."""

from collections.abc import Iterator
from functools import cache

from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Setup
from brass_desktop.games.brass.birmingham import birmingham
from brass_desktop.games.brass.bots.levels import FOREMAN
from brass_desktop.games.brass.bots.search.thinker import Thinker
from brass_desktop.games.brass.engine.game import BrassGame
from brass_desktop.games.brass.engine.ids import ACTING
from brass_desktop.games.brass.engine.state import BrassState

GAME: BrassGame = birmingham()


@cache
def _played(players: int, seed: int) -> tuple[BrassState, ...]:
    """Return the position before every action of a whole game."""
    state, rng, bot = GAME.new(Setup(players, seed)), Rng(seed), Thinker(FOREMAN)
    positions = []
    while (seat := GAME.actor(state)) is not None:
        positions.append(state.clone())
        GAME.apply(state, bot.choose(GAME, GAME.observe(state, seat), rng), checked=False)
    return tuple(positions)


def positions(players: int, seed: int, every: int = 1) -> Iterator[BrassState]:
    """Yield positions with an action to choose, in the order of play."""
    acting = [state for state in _played(players, seed) if state.phase == ACTING]
    for state in acting[::every]:
        yield state.clone()


def position(players: int, seed: int, era: int, round_: int, *, second: bool = False) -> BrassState:
    """Return the first position of a round, or the first with one action left."""
    for state in positions(players, seed):
        if (state.era, state.round) == (era, round_) and (not second or state.actions_left == 1):
            return state
    raise AssertionError("no such round")
