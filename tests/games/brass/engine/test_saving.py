"""Every game of the family is saved and replayed, whatever moment it is saved at."""

import pytest

from brass_desktop.core.rng import Rng
from brass_desktop.core.savefile import restore, save_session, write_text
from brass_desktop.core.savetext import read_text
from brass_desktop.core.session import Session
from brass_desktop.core.types import Player, Setup
from brass_desktop.games.brass.engine.game import BrassGame, BrassSession
from tests.games.brass.engine.family import EVERY_GAME, EVERY_OPTION
from tests.games.brass.engine.games import eager

MOMENT = "2026-01-01T12:00:00+00:00"
EVERY = 23
"""Actions between two saves."""


def read_again(session: BrassSession) -> BrassSession:
    """Write a session and replay what was written."""
    saved = save_session(session, title="law", program="tests", created=MOMENT, saved=MOMENT)
    restored = restore(read_text(write_text(saved)), session.game)
    assert restored.problem is None
    return restored.session


@pytest.mark.parametrize("players", [2, 3, 4])
@EVERY_GAME
def test_a_save_of_any_moment_leads_to_the_same_position(game: BrassGame, players: int) -> None:
    setup = Setup(players, 6, {EVERY_OPTION[game.id]: players == 3})
    seats = [Player(f"Seat {seat}", "", "") for seat in range(players)]
    session: BrassSession = Session(game, setup, seats)
    rng, phases = Rng(6), set[int]()
    while session.actor is not None:
        session.submit(eager(session.state, rng))
        if len(session.log) % EVERY == 0 or session.state.phase not in phases:
            phases.add(session.state.phase)
            again = read_again(session)
            assert again.state.digest() == session.state.digest()
            assert again.setup == setup
    assert game.result(read_again(session).state) == game.result(session.state)
