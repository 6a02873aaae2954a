"""Positions from seeded games between rule-of-thumb players, for pictures and timings."""

from collections.abc import Callable
from functools import cache
from typing import Final

from brass_desktop.core.rng import Rng
from brass_desktop.core.session import Session
from brass_desktop.core.types import Player, Setup
from brass_desktop.games.brass.birmingham import birmingham
from brass_desktop.games.brass.bots.greedy import GreedyBot
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.engine.ids import ACTING, SHORTFALL

SEEDS: Final = {2: 1797, 3: 1788, 4: 1806}
"""Games in which everybody plays well, by number of players."""
INTRODUCTORY_SEED: Final = 1761
DEBTOR_SEEDS: Final = {2: 7_204_118, 3: 7_204_118, 4: 1782}
"""Games in which somebody cannot pay."""
PLAYERS: Final = (
    Player("Ada", "red", "richard_arkwright"),
    Player("Bartek", "yellow", "eleanor_coade", "foreman"),
    Player("Clara", "white", "eliza_tinsley"),
    Player("Dmitri", "purple", "isambard_kingdom_brunel", "magnate"),
)
STAGES: Final = {"start": 0.0, "early": 0.12, "middle": 0.34, "late": 0.86}
"""How much of the whole game has been played at each stage."""
Until = Callable[[BrassSession], bool]


@cache
def position(players: int, stage: str) -> BrassSession:
    """Return a game of these players at the first turn that begins in the stage."""
    reached = round(len(finished(players).log) * STAGES[stage])
    return _play(
        players, SEEDS[players], lambda game: len(game.log) >= reached and _turn_begins(game)
    )


@cache
def finished(players: int, *, introductory: bool = False, indebted: bool = False) -> BrassSession:
    """Return a game of these players that is over; with debts, if wanted, on the way."""
    seeds = DEBTOR_SEEDS if indebted else SEEDS
    seed = INTRODUCTORY_SEED if introductory else seeds[players]
    return _play(players, seed, lambda game: False, introductory=introductory)


@cache
def debtor(players: int) -> BrassSession:
    """Return a game that waits for a player to give up tiles for a shortfall."""
    return _play(players, DEBTOR_SEEDS[players], lambda game: game.state.phase == SHORTFALL)


def _turn_begins(game: BrassSession) -> bool:
    fresh = not game.log or game.log[-1].action.kind not in birmingham().rules.card_actions
    return fresh and game.state.phase == ACTING


def _play(players: int, seed: int, until: Until, *, introductory: bool = False) -> BrassSession:
    game, bot, rng = birmingham(), GreedyBot(), Rng(seed)
    setup = Setup(players, seed, {"introductory": introductory})
    session: BrassSession = Session(game, setup, PLAYERS[:players])
    while session.actor is not None and not until(session):
        seen = game.observe(session.state, session.actor)
        session.submit(bot.choose(game, seen, rng))
    return session
