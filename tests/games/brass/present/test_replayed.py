"""The table of a replay: the position at its cursor, and the whole game in the chronicle."""

import pytest

from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.engine.observation import Observation, covered, determinize
from brass_desktop.games.brass.present.replayed import ReplayedTable
from brass_desktop.games.brass.present.words import brass_words
from brass_desktop.present.intents import LookAt
from brass_desktop.present.replay import Replay
from tests.games_at_hand import session_of


@pytest.fixture(scope="module")
def finished() -> BrassSession:
    return session_of(3, 9_999)


def test_the_chronicle_tells_the_whole_game_and_marks_the_cursor(finished: BrassSession) -> None:
    replay = Replay(finished, brass_words())
    table = ReplayedTable(replay)
    whole = len(table.chronicle().entries)
    table.mean(LookAt(20))
    assert replay.cursor == 20
    fresh = [entry.number for entry in table.chronicle().entries if entry.fresh]
    assert set(fresh) <= {20}
    assert len(table.chronicle().entries) == whole
    assert table.view() is table.view()


def test_a_seat_sees_its_own_hand_and_all_hands_can_lie_open(finished: BrassSession) -> None:
    replay = Replay(finished, brass_words(), 30)
    table = ReplayedTable(replay)
    replay.viewer = Seat(2)
    view = table.view()
    assert view.hand.owner == finished.players[2].colour
    assert len(view.hand.cards) == len(replay.state.hands[2])
    hands = dict(table.hands())
    assert {owner: len(cards) for owner, cards in hands.items()} == {
        player.colour: len(replay.state.hands[seat]) for seat, player in enumerate(finished.players)
    }


@pytest.mark.rule("B-24.1")
@pytest.mark.parametrize("count", [0, 7, 30])
def test_a_replay_of_a_running_game_shows_nothing_hidden(count: int) -> None:
    running = session_of(3, 30)
    replay = Replay(running, brass_words(), count)
    table = ReplayedTable(replay)
    assert replay.closed
    for viewer in (None, Seat(0), Seat(2)):
        replay.viewer = viewer
        view = table.view()
        assert view.hand.hidden
        assert {card.name for card in view.hand.cards} == {""}
        assert table.hands() == []


def test_a_replay_is_the_same_however_the_hidden_cards_lie(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Hands and deck are dealt anew; the picture must not change by a word."""
    replay = Replay(session_of(3, 30), brass_words(), 30)
    shown, truth = ReplayedTable(replay).view(), replay.state
    for seed in (1, 2):
        other = determinize(Observation(Seat(0), covered(truth, None)), Rng(seed))
        assert other.hands != truth.hands
        monkeypatch.setattr(Replay, "state", other)
        assert ReplayedTable(replay).view() == shown
