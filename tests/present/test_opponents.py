"""The bots of a table, whatever is played there."""

import pytest

from brass_desktop.core.session import Session
from brass_desktop.core.types import Player, Seat, Setup
from brass_desktop.games import shelf
from brass_desktop.present.opponents import Moved, Opponents, is_bot
from tests.bots.matches import END, INFO, Heap, matches


@pytest.fixture
def session(monkeypatch: pytest.MonkeyPatch) -> Session[Heap, int, str, Heap]:
    monkeypatch.setattr(shelf, "SHELF", (*shelf.SHELF, INFO))
    players = [Player("Ada", "red", "x", "sage"), Player("Bartek", "white", "y")]
    return Session(matches(), Setup(2, 1), players)


def test_a_seat_with_a_level_of_the_game_is_a_bots(
    session: Session[Heap, int, str, Heap],
) -> None:
    assert is_bot(session, Seat(0))
    assert not is_bot(session, Seat(1))
    assert not is_bot(session, None)
    session.seat([Player("Ada", "red", "x", "magnate"), session.players[1]])
    assert not is_bot(session, Seat(0)), "a level of another game is none here"


def test_what_leaves_no_choice_is_done_without_a_thought(
    session: Session[Heap, int, str, Heap],
) -> None:
    session.submit(2)
    opponents = Opponents(session)
    assert opponents.ends_turn
    assert opponents.tick() == Moved(END, None)
    assert not opponents.is_thinking, "no worker was asked"


def test_the_end_of_a_persons_turn_is_left_to_the_person(
    session: Session[Heap, int, str, Heap],
) -> None:
    session.submit(2)
    session.submit(END)
    session.submit(1)
    opponents = Opponents(session)
    assert not opponents.ends_turn
    assert opponents.tick() is None
