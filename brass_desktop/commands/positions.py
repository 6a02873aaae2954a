"""Positions from seeded games between rule-of-thumb players, for pictures and timings."""

from functools import cache
from typing import Final

from brass_desktop.bots.greedy import GreedyBot
from brass_desktop.core.rng import Rng
from brass_desktop.core.session import Session
from brass_desktop.core.types import Player, Setup
from brass_desktop.games.brass.birmingham import birmingham
from brass_desktop.games.brass.game import BrassSession
from brass_desktop.games.brass.ids import SHORTFALL

SEED: Final = 7_204_118
PLAYERS: Final = (
    Player("Ada", "red", "richard_arkwright"),
    Player("Bartek", "yellow", "eleanor_coade", "foreman"),
    Player("Clara", "white", "eliza_tinsley"),
    Player("Dmitri", "purple", "isambard_kingdom_brunel", "magnate"),
)
STAGES: Final = {"start": 0.0, "early": 0.12, "middle": 0.5, "late": 0.93}
"""How much of the whole game has been played at each stage."""


@cache
def position(players: int, stage: str) -> BrassSession:
    """Return a game of these players that has come as far as the stage says."""
    length = len(_play(players, None).log)
    return _play(players, round(length * STAGES[stage]))


@cache
def finished(players: int, *, introductory: bool = False) -> BrassSession:
    """Return a game of these players that is over."""
    return _play(players, None, introductory=introductory)


@cache
def debtor(players: int) -> BrassSession:
    """Return a game that waits for a player to give up tiles for a shortfall."""
    game = finished(players)
    counts = range(len(game.log))
    return _play(players, next(n for n in counts if game.at(n).phase == SHORTFALL))


def _play(players: int, actions: int | None, *, introductory: bool = False) -> BrassSession:
    game, bot, rng = birmingham(), GreedyBot(), Rng(SEED)
    setup = Setup(players, SEED, {"introductory": introductory})
    session: BrassSession = Session(game, setup, PLAYERS[:players])
    while session.actor is not None and (actions is None or len(session.log) < actions):
        seen = game.observe(session.state, session.actor)
        session.submit(bot.choose(game, seen, rng))
    return session
