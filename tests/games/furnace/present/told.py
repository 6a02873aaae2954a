"""Games that have been played, for the words that tell them."""

from functools import cache

from brass_desktop.core.rng import Rng
from brass_desktop.core.session import Session
from brass_desktop.core.types import Player, Setup
from brass_desktop.games.furnace.engine.game import FurnaceSession, furnace

PEOPLE = [
    Player("Ada", "red", "richard_arkwright"),
    Player("Bartek", "yellow", "eleanor_coade"),
    Player("Clara", "white", "eliza_tinsley"),
    Player("Dmitri", "purple", "isambard_kingdom_brunel"),
]


@cache
def played(players: int, *options: str, seed: int = 7) -> FurnaceSession:
    """Play a random game to its end; nobody may play on in it."""
    game, rng = furnace(), Rng(seed)
    setup = Setup(players, seed, dict.fromkeys(options, True))
    session: FurnaceSession = Session(game, setup, PEOPLE[:players])
    while session.actor is not None:
        session.submit(game.sample(session.state, rng))
    return session
