import csv
import io

import pytest

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.game import BrassSession
from brass_desktop.present.export import as_csv, as_text, rounds_of
from brass_desktop.present.intents import LookAt
from brass_desktop.present.replay import SECONDS_PER_ACTION, SPEEDS, Replay
from tests.games_at_hand import session_of


@pytest.fixture(scope="module")
def finished() -> BrassSession:
    return session_of(3, 9_999)


def test_marks_name_every_round_of_both_eras(finished: BrassSession) -> None:
    marks = Replay(finished).marks
    rounds = finished.at(0).rounds_in_era()
    assert [mark.round for mark in marks] == [*range(1, rounds + 1), *range(1, rounds + 1)]
    assert [mark.era for mark in marks if mark.opens_era] == ["canal", "rail"]
    assert marks[0].count == 0
    replay = Replay(finished)
    for mark in marks:
        replay.jump(mark.count)
        assert (replay.state.round, replay.mark_at(mark.count)) == (mark.round, mark)


def test_jumps_stay_inside_the_game(finished: BrassSession) -> None:
    replay = Replay(finished)
    replay.jump(10_000)
    assert replay.cursor == replay.last == len(finished.log)
    replay.jump(-5)
    assert replay.cursor == 0
    assert replay.state is finished.at(0)


def test_steps_go_by_actions_and_by_rounds(finished: BrassSession) -> None:
    replay = Replay(finished)
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
    replay = Replay(finished)
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


def test_the_chronicle_tells_the_whole_game_and_marks_the_cursor(finished: BrassSession) -> None:
    replay = Replay(finished)
    whole = len(replay.chronicle().entries)
    replay.mean(LookAt(20))
    assert replay.cursor == 20
    fresh = [entry.number for entry in replay.chronicle().entries if entry.fresh]
    assert set(fresh) <= {20}
    assert len(replay.chronicle().entries) == whole
    assert replay.view() is replay.view()


def test_a_seat_sees_its_own_hand_and_all_hands_can_lie_open(finished: BrassSession) -> None:
    replay = Replay(finished, 30)
    replay.viewer = Seat(2)
    view = replay.view()
    assert view.hand.owner == finished.players[2].colour
    assert len(view.hand.cards) == len(replay.state.hands[2])
    hands = dict(replay.hands())
    assert {owner: len(cards) for owner, cards in hands.items()} == {
        player.colour: len(replay.state.hands[seat]) for seat, player in enumerate(finished.players)
    }


def test_charts_have_a_value_for_every_action_and_end_with_the_result(
    finished: BrassSession,
) -> None:
    replay = Replay(finished)
    for line in replay.series("vp"):
        assert len(line.values) == replay.last + 1
        assert line.values[-1] == finished.state.vp[line.seat]
    assert [line.values[0] for line in replay.series("money")] == finished.at(0).money


def test_playing_on_begins_a_new_game_and_leaves_the_replay(finished: BrassSession) -> None:
    replay = Replay(finished, 40)
    fork = replay.play_on()
    assert len(fork.log) == 40
    assert fork.state.digest() == finished.at(40).digest()
    fork.submit(next(iter(fork.game.legal_actions(fork.state))))
    assert len(finished.log) == replay.last
    assert finished.at(41).digest() == finished.log[40].digest


def test_the_table_of_standings_has_a_line_per_round_and_seat(finished: BrassSession) -> None:
    finished_rounds = list(rounds_of(finished))
    assert len(finished_rounds) == 2 * finished.at(0).rounds_in_era()
    rows = list(csv.DictReader(io.StringIO(as_csv(finished, ""))))
    assert len(rows) == 3 * len(finished_rounds)
    last = {row["player"]: int(row["VP"]) for row in rows[-3:]}
    assert last == {p.name: finished.state.vp[n] for n, p in enumerate(finished.players)}


def test_names_cannot_become_formulas_of_a_spreadsheet() -> None:
    session = session_of(2, 4)
    session.players[0] = type(session.players[0])("=cmd()", "red", "robert_owen")
    assert "'=cmd()" in as_csv(session, "")


def test_the_text_tells_every_action_and_the_ranking(finished: BrassSession) -> None:
    text = as_text(finished, "Club final")
    assert text.startswith("Club final\n==========\n")
    assert f"{len(finished.log):4}  " in text
    assert "1. " in text.splitlines()[-3]
    assert "not over" in as_text(session_of(2, 5), "x")
