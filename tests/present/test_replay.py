import pytest

from brass_desktop import i18n
from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.present.words import brass_words
from brass_desktop.present.replay import SECONDS_PER_ACTION, SPEEDS, Replay
from brass_desktop.services.paths import resource_folder
from tests.games_at_hand import session_of

WORDS = brass_words()


@pytest.fixture(scope="module")
def finished() -> BrassSession:
    return session_of(3, 9_999)


def test_marks_name_every_round_of_both_eras(finished: BrassSession) -> None:
    marks = Replay(finished, WORDS).marks
    rounds = finished.at(0).rounds_in_era()
    assert [mark.round for mark in marks] == [*range(1, rounds + 1), *range(1, rounds + 1)]
    assert [mark.stage.id for mark in marks if mark.opens_stage] == ["canal", "rail"]
    assert marks[0].count == 0
    replay = Replay(finished, WORDS)
    for mark in marks:
        replay.jump(mark.count)
        assert (replay.state.round, replay.mark_at(mark.count)) == (mark.round, mark)


def test_jumps_stay_inside_the_game(finished: BrassSession) -> None:
    replay = Replay(finished, WORDS)
    replay.jump(10_000)
    assert replay.cursor == replay.last == len(finished.log)
    replay.jump(-5)
    assert replay.cursor == 0
    assert replay.state is finished.at(0)


def test_steps_go_by_actions_and_by_rounds(finished: BrassSession) -> None:
    replay = Replay(finished, WORDS)
    counts = [mark.count for mark in replay.marks]
    replay.step(1)
    replay.step_round(1)
    assert replay.cursor == counts[1]
    replay.step(1)
    replay.step_round(-1)
    assert replay.cursor == counts[1]
    replay.step_round(-1)
    assert replay.cursor == 0
    for _ in counts:
        replay.step_round(1)
    assert replay.cursor == replay.last


def test_playing_follows_the_clock_and_the_speed_and_ends(finished: BrassSession) -> None:
    replay = Replay(finished, WORDS)
    assert not replay.advance(100)
    replay.toggle()
    assert not replay.advance(SECONDS_PER_ACTION * 0.9)
    assert replay.due is not None
    assert replay.advance(SECONDS_PER_ACTION * 0.2)
    assert replay.cursor == 1
    replay.change_speed(1)
    assert replay.speed == 2.0
    replay.advance(SECONDS_PER_ACTION)
    assert replay.cursor in (2, 3)
    for _ in range(9):
        replay.change_speed(1)
    assert replay.speed == SPEEDS[-1]
    replay.advance(10_000)
    assert replay.cursor == replay.last
    assert not replay.playing
    replay.toggle()
    assert (replay.cursor, replay.playing) == (0, True)


def test_charts_have_a_value_for_every_action_and_end_with_the_result(
    finished: BrassSession,
) -> None:
    replay = Replay(finished, WORDS)
    points, income, money = replay.measures
    for line in replay.series(points):
        assert len(line.values) == replay.last + 1
        assert line.values[-1] == finished.state.vp[line.seat]
    assert [line.values[0] for line in replay.series(money)] == finished.at(0).money
    levels = [finished.state.income_level(Seat(seat)) for seat in range(3)]
    assert [line.values[-1] for line in replay.series(income)] == levels


def test_playing_on_begins_a_new_game_and_leaves_the_replay(finished: BrassSession) -> None:
    replay = Replay(finished, WORDS, 40)
    fork = replay.play_on()
    assert len(fork.log) == 40
    assert fork.state.digest() == finished.at(40).digest()
    fork.submit(next(iter(fork.game.legal_actions(fork.state))))
    assert len(finished.log) == replay.last
    assert finished.at(41).digest() == finished.log[40].digest


def test_another_language_finds_other_words(finished: BrassSession) -> None:
    replay = Replay(finished, WORDS)
    before = replay.marks[0].label, replay.measures[1].label
    i18n.use_language("pl", resource_folder("assets") / "locale")
    assert (replay.marks[0].label, replay.measures[1].label) == before
    replay.forget()
    assert replay.marks[0].label != before[0] and replay.measures[1].label != before[1]
