"""Seeded games told as timelines, for the tests of motion."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from brass_desktop.core.rng import Rng
from brass_desktop.core.session import Entry, Session
from brass_desktop.core.types import Seat, Setup
from brass_desktop.games.brass.birmingham import birmingham
from brass_desktop.games.brass.bots.greedy import GreedyBot
from brass_desktop.games.brass.engine.actions import Action
from brass_desktop.games.brass.engine.events import Event
from brass_desktop.games.brass.engine.game import BrassGame, BrassSession
from brass_desktop.games.brass.lancashire import lancashire
from brass_desktop.games.brass.present.viewmodel.seen import Seen
from workshop.shots.brass.positions import PLAYERS

SEEDS = ((2, 1), (3, 5), (4, 9))
OVERSEAS_SEEDS = ((2, 16), (3, 17), (4, 18))
"""Of games in Lancashire; between them the distant market buys, and closes."""


@dataclass(frozen=True, slots=True)
class Told:
    """One action with the tables before and after it, as the acting seat sees them."""

    entry: Entry[Action, Event]
    before: Seen
    after: Seen


@cache
def random_game(players: int, seed: int, game: BrassGame | None = None) -> BrassSession:
    """Play a whole game at random: it meets every kind of event sooner than good play does."""
    game, rng = game or birmingham(), Rng(seed)
    session: BrassSession = Session(game, Setup(players, seed), PLAYERS[:players])
    while session.actor is not None:
        session.submit(game.sample(session.state, rng))
    return session


@cache
def game_of(players: int) -> BrassSession:
    """Play a whole game by rules of thumb: it sells, drinks and carries coal."""
    game, rng, bot = birmingham(), Rng(3), GreedyBot()
    session: BrassSession = Session(game, Setup(players, 3), PLAYERS[:players])
    while (seat := session.actor) is not None:
        session.submit(bot.choose(game, game.observe(session.state, seat), rng))
    return session


def told(session: BrassSession) -> Iterator[Told]:
    """Give every action of a game with the tables around it."""
    for number, entry in enumerate(session.log):
        yield Told(
            entry, seen_at(session, number, entry.seat), seen_at(session, number + 1, entry.seat)
        )


def seen_at(session: BrassSession, number: int, viewer: Seat) -> Seen:
    """Look at a game after some of its actions."""
    return Seen(session.game.id, session.at(number), tuple(session.players), viewer)


def all_told() -> Iterator[Told]:
    """Give every action of a few games, one of them played with a plan."""
    yield from told(game_of(4))
    for players, seed in SEEDS:
        yield from told(random_game(players, seed))


def all_told_overseas() -> Iterator[Told]:
    """Give every action of a few games of Lancashire."""
    for players, seed in OVERSEAS_SEEDS:
        yield from told(random_game(players, seed, lancashire()))
