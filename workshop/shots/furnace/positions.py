"""Positions from seeded games between bots, for pictures, timings and tests."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Final

from brass_desktop.bots.mind import undisturbed
from brass_desktop.core.session import Session
from brass_desktop.core.types import Player, Setup
from brass_desktop.games.furnace.bots.levels import APPRENTICE
from brass_desktop.games.furnace.bots.thinker import Thinker
from brass_desktop.games.furnace.engine.game import FurnaceSession, furnace
from brass_desktop.games.furnace.engine.ids import AUCTION, INSERTING, PRODUCTION, SETTLING
from brass_desktop.games.furnace.engine.setup import OPTIONS

SEED: Final = 1869
PLAYERS: Final = (
    Player("Ada", "red", "richard_arkwright"),
    Player("Bartek", "yellow", "eleanor_coade", "foreman"),
    Player("Clara", "white", "eliza_tinsley"),
    Player("Dmitri", "purple", "isambard_kingdom_brunel", "magnate"),
)
Until = Callable[[FurnaceSession], bool]


def begun(players: int, *options: str, seed: int = SEED) -> FurnaceSession:
    """Deal a game to these players."""
    setup = Setup(players, seed, {name: name in options for name in OPTIONS})
    return Session(furnace(), setup, PLAYERS[:players])


@cache
def finished(players: int, *options: str) -> FurnaceSession:
    """Return a game that is over."""
    session = begun(players, *options)
    mind = Thinker(APPRENTICE)
    while session.actor is not None:
        seen = session.game.observe(session.state, session.actor)
        session.submit(mind.think(seen, len(session.log), undisturbed).action)
    return session


def moment(until: Until, players: int, *options: str) -> FurnaceSession:
    """Return a game at its first moment that is wanted, with a person to decide."""
    whole = finished(players, *options)
    for count in range(len(whole.log) + 1):
        session = whole.fork(count)
        if session.actor is not None and until(session):
            return with_person(session)
    raise LookupError("the game never comes to such a moment")


def with_person(session: FurnaceSession) -> FurnaceSession:
    """Let a person sit where the decision is, so that no worker starts for a picture."""
    session.seat(
        [
            replace(player, control="person") if seat == session.actor else player
            for seat, player in enumerate(session.players)
        ]
    )
    return session


def bidding(round: int, placed: int) -> Until:
    """Look for a bid of a round after so many discs."""

    def found(session: FurnaceSession) -> bool:
        state = session.state
        discs = sum(len(lot) for lot in state.bids)
        return state.phase == AUCTION and state.round == round and discs >= placed

    return found


def settling(session: FurnaceSession) -> bool:
    """Look for a compensation with several answers, late in a row."""
    return session.state.phase == SETTLING and session.state.lot >= 3


def inserting(session: FurnaceSession) -> bool:
    """Look for new cards that are to find their places in a chain of some length."""
    state = session.state
    return state.phase == INSERTING and len(state.works[state.actor]) >= 4


def producing(round: int, run: int = 0) -> Until:
    """Look for a production of a round of which so many cards have run."""

    def found(session: FurnaceSession) -> bool:
        state = session.state
        here = state.phase == PRODUCTION and state.round == round
        return here and state.run.bit_count() >= run

    return found
