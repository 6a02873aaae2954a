"""The game at a table: sessions, taking back, saves and replays."""

import json

import pytest

from brass_desktop.core.errors import CorruptSave
from brass_desktop.core.rng import Rng
from brass_desktop.core.savefile import restore, save_session, write_text
from brass_desktop.core.savetext import read_text
from brass_desktop.core.session import Session
from brass_desktop.core.types import Player, Setup
from brass_desktop.games.furnace.engine.actions import Activate
from brass_desktop.games.furnace.engine.game import FurnaceSession
from brass_desktop.games.furnace.engine.ids import PRODUCTION
from tests.games.furnace.engine.games import SETUPS, name_of
from tests.games.furnace.engine.table import GAME


def session_of(setup: Setup, actions: int = 10_000) -> FurnaceSession:
    players = [Player(str(seat), "red", "james_watt") for seat in range(setup.players)]
    session = Session(GAME, setup, players)
    rng = Rng(setup.seed)
    while session.actor is not None and actions:
        session.submit(GAME.sample(session.state, rng))
        actions -= 1
    return session


@pytest.mark.parametrize("setup", SETUPS[::5], ids=name_of)
def test_a_saved_game_is_replayed_to_the_same_position(setup: Setup) -> None:
    session = session_of(setup)
    save = save_session(session, title="t", program="p", created="c", saved="s")
    text = write_text(save)
    read = read_text(text)
    restored = restore(read, GAME)
    loaded = restored.session
    assert restored.problem is None
    assert [entry.digest for entry in loaded.log] == [entry.digest for entry in session.log]
    assert loaded.state.digest() == session.state.digest()
    result = GAME.result(session.state)
    assert result is not None
    by_seat = sorted(result.standings, key=lambda standing: standing.seat)
    assert json.loads(text)["result"] == [[one.rank, *one.score] for one in by_seat]


def test_every_card_run_can_be_taken_back_until_production_ends() -> None:
    session = session_of(Setup(3, 5))
    log = list(session.log)
    end = next(n for n, entry in enumerate(log) if isinstance(entry.action, Activate))
    session = session_of(Setup(3, 5), end)
    start = session.state.digest()
    ran = 0
    while GAME.without_choice(session.state) is None:
        session.submit(GAME.sample(session.state, Rng(ran)))
        ran += 1
    assert ran > 1 and session.state.phase == PRODUCTION
    session.undo_to(end)
    assert session.state.digest() == start
    session.redo_to(end + ran)
    session.submit(GAME.sample(session.state, Rng(1)))
    assert not session.can_undo, "the next one has seen it"


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"kind": "pass"},
        {"kind": "bid", "card": "company_99", "disc": "1"},
        {"kind": "bid", "card": "company_01", "disc": "5"},
        {"kind": "bid", "card": "company_01", "disc": 1},
        {"kind": "bid", "card": "company_01", "disc": "1", "seat": 0},
        {"kind": "compensate", "times": -1},
        {"kind": "activate", "card": "start_1", "times": [True]},
        {"kind": "activate", "card": "start_1", "times": [1] * 9},
        {"kind": "end_production", "times": []},
        "end_production",
    ],
)
def test_what_is_no_action_is_refused(data: object) -> None:
    with pytest.raises(CorruptSave):
        GAME.decode(data)
