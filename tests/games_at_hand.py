"""Small games played by chance, for tests that need something to save."""

from datetime import UTC, datetime

from brass_desktop.core.rng import Rng
from brass_desktop.core.session import Session
from brass_desktop.core.types import Player, Setup
from brass_desktop.games.brass.birmingham import birmingham
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.services.savestore import OpenGame

BEGUN = datetime(2026, 11, 2, 20, 2, tzinfo=UTC)
NAMES = ("Ada", "Bartek", "Clara", "Dmitri")
COLOURS = ("red", "yellow", "white", "purple")
CHARACTERS = (
    "richard_arkwright",
    "eleanor_coade",
    "eliza_tinsley",
    "isambard_kingdom_brunel",
)


def play(session: BrassSession, actions: int, seed: int = 1) -> None:
    """Play some random actions, or fewer if the game ends before."""
    rng = Rng(seed)
    for _ in range(actions):
        if session.actor is None:
            return
        session.submit(session.game.sample(session.state, rng))


def session_of(players: int = 2, actions: int = 30, seed: int = 7) -> BrassSession:
    """Begin a game and play some random actions."""
    seats = [Player(NAMES[n], COLOURS[n], CHARACTERS[n]) for n in range(players)]
    session = Session(birmingham(), Setup(players, seed), seats)
    play(session, actions, seed)
    return session


def game_of(title: str = "Thursday table", players: int = 2, actions: int = 30) -> OpenGame:
    """Wrap a random game with its title."""
    return OpenGame(session_of(players, actions), title, BEGUN)
