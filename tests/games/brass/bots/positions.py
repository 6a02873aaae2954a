"""Positions that bots reach: played by a foreman, so that boards are not empty."""

from collections.abc import Iterator
from functools import cache

import pytest

from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Setup
from brass_desktop.games.brass.birmingham import birmingham
from brass_desktop.games.brass.bots.kit import BrassBots, birmingham_bots, lancashire_bots
from brass_desktop.games.brass.engine.ids import ACTING, SELLING
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.lancashire import lancashire

KITS = (birmingham_bots(birmingham()), lancashire_bots(lancashire()))
"""The bots of both games."""
BOTH_GAMES = pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.game.id)
BIRMINGHAM, LANCASHIRE = KITS
GAME = BIRMINGHAM.game


@cache
def _played(game: str, players: int, seed: int) -> tuple[BrassState, ...]:
    """Return the position before every action of a whole game."""
    kit = next(kit for kit in KITS if kit.game.id == game)
    state, rng, bot = kit.game.new(Setup(players, seed)), Rng(seed), kit.mind(kit.levels["foreman"])
    positions = []
    while (seat := kit.game.actor(state)) is not None:
        positions.append(state.clone())
        seen = kit.game.observe(state, seat)
        kit.game.apply(state, bot.choose(kit.game, seen, rng), checked=False)
    return tuple(positions)


def positions(
    players: int, seed: int, every: int = 1, kit: BrassBots = BIRMINGHAM
) -> Iterator[BrassState]:
    """Yield positions with an action to choose or a sale to go on with, in the order of play."""
    played = _played(kit.game.id, players, seed)
    for state in [state for state in played if state.phase in (ACTING, SELLING)][::every]:
        yield state.clone()


def position(
    players: int,
    seed: int,
    era: int,
    round_: int,
    *,
    second: bool = False,
    kit: BrassBots = BIRMINGHAM,
) -> BrassState:
    """Return the first position of a round, or the first with one action left."""
    for state in positions(players, seed, kit=kit):
        if (state.era, state.round) == (era, round_) and (not second or state.actions_left == 1):
            return state
    raise AssertionError("no such round")
