"""A running game: what is played, taken back, redone and told to those who watch."""

import pytest

from brass_desktop.core.errors import IllegalAction
from brass_desktop.core.rng import Rng
from brass_desktop.core.session import (
    DigestMismatch,
    Played,
    Rewound,
    Session,
    TakeBack,
    TakeBackPolicy,
    TakeBackRefused,
)
from brass_desktop.core.types import Player, Setup
from brass_desktop.games.brass.birmingham import birmingham
from brass_desktop.games.brass.engine.actions import END_TURN, Action
from brass_desktop.games.brass.engine.events import Event
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.engine.state import BrassState

GAME = birmingham()


def table(policy: TakeBackPolicy = "own_turn", *, players: int = 2) -> BrassSession:
    people = [Player(f"Player {n}", "red", "robert_owen", "person") for n in range(players)]
    return Session(GAME, Setup(players, 6), people, policy)


def play(session: BrassSession, count: int) -> None:
    rng = Rng(len(session.log))
    for _ in range(count):
        session.submit(GAME.sample(session.state, rng))


def test_submitting_keeps_the_log_and_every_position() -> None:
    session = table()
    start = session.state.digest()
    play(session, 30)
    assert len(session.log) == 30
    assert session.at(0).digest() == start
    for number, entry in enumerate(session.log, start=1):
        assert session.at(number).digest() == entry.digest
        assert GAME.actor(session.at(number - 1)) == entry.seat
    assert session.state.digest() == session.log[-1].digest


def test_a_refused_action_changes_neither_log_nor_position() -> None:
    session = table()
    play(session, 4)
    before, log = session.state.digest(), list(session.log)
    told: list[object] = []
    session.watch(told.append)
    wrong = Action("pass") if session.state.actions_left else Action("loan")
    with pytest.raises(IllegalAction):
        session.submit(wrong)
    assert session.state.digest() == before
    assert list(session.log) == log and told == []


def test_an_action_that_leads_elsewhere_than_expected_is_not_kept() -> None:
    session = table()
    action = GAME.sample(session.state, Rng(1))
    with pytest.raises(DigestMismatch):
        session.submit(action, expected="0" * 16)
    assert len(session.log) == 0
    digest = session.submit(action).digest
    session.undo()
    assert session.submit(action, expected=digest).digest == digest


def ways(session: BrassSession) -> set[str]:
    """Return where the cursor may go."""
    open_ways = {"back": session.can_undo, "forth": session.can_redo}
    return {way for way, is_open in open_ways.items() if is_open}


def test_undo_and_redo_walk_along_the_log() -> None:
    session = table()
    play(session, 1)
    after = session.state.digest()
    assert ways(session) == {"back"}
    session.undo()
    assert session.state.digest() == session.at(0).digest() and len(session.log) == 0
    assert ways(session) == {"forth"}
    session.redo()
    assert session.state.digest() == after and len(session.log) == 1


def test_a_new_action_forgets_what_could_be_redone() -> None:
    session = table()
    play(session, 1)
    session.undo()
    other = next(a for a in GAME.legal_actions(session.state) if a.kind == "pass")
    session.submit(other)
    assert not session.can_redo
    assert [entry.action for entry in session.log] == [other]


def end_a_turn(session: BrassSession) -> None:
    while session.log == [] or session.log[-1].action != END_TURN:
        play(session, 1)


def test_the_end_of_a_turn_cannot_be_taken_back() -> None:
    session = table()
    end_a_turn(session)
    assert not session.can_undo
    with pytest.raises(TakeBackRefused):
        session.undo()
    with pytest.raises(TakeBackRefused):
        session.undo_to(0)
    play(session, 1)
    session.undo()
    assert len(session.log) == 2


def test_by_agreement_everything_can_be_taken_back_and_is_recorded() -> None:
    session = table("by_agreement")
    end_a_turn(session)
    count = len(session.log)
    session.undo()
    assert session.take_backs == [TakeBack(kept=count - 1, undone=1)]
    session.redo()
    play(session, 2)
    session.undo_to(0)
    assert session.take_backs[-1] == TakeBack(kept=0, undone=count + 2)
    assert session.state.digest() == session.at(0).digest()


def test_a_strict_table_takes_nothing_back() -> None:
    session = table("never")
    play(session, 1)
    assert not session.can_undo
    for attempt in (session.undo, lambda: session.undo_to(0)):
        with pytest.raises(TakeBackRefused):
            attempt()


@pytest.mark.parametrize("count", [-1, 2, 99])
def test_there_is_no_way_back_to_what_was_not_played(count: int) -> None:
    session = table("by_agreement")
    play(session, 1)
    with pytest.raises(TakeBackRefused, match=f"no action {count}"):
        session.undo_to(count)
    with pytest.raises(TakeBackRefused):
        session.redo()


def test_watchers_hear_of_every_change_with_both_positions() -> None:
    session = table()
    heard: list[Played[BrassState, Action, Event] | Rewound[BrassState]] = []
    session.watch(heard.append)
    start = session.state
    play(session, 1)
    after = session.state
    session.undo()
    assert [type(change) for change in heard] == [Played, Rewound]
    assert (heard[0].before, heard[0].after) == (start, after)
    assert (heard[1].before, heard[1].after) == (after, start)
    assert isinstance(heard[0], Played) and heard[0].entry.events


def test_a_finished_game_takes_no_more_actions() -> None:
    session = table()
    rng = Rng(3)
    while session.actor is not None:
        session.submit(GAME.sample(session.state, rng))
    with pytest.raises(IllegalAction, match="game_over"):
        session.submit(END_TURN)
