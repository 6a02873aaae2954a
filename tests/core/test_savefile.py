"""Saved games: replay gives the same positions, and nothing damaged is trusted."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from brass_desktop.core.errors import (
    CorruptSave,
    GameError,
    ReplayDiverged,
    SaveError,
    UnsupportedVersion,
)
from brass_desktop.core.rng import Rng
from brass_desktop.core.savefile import (
    LARGEST_FILE,
    SaveFile,
    restore,
    save_session,
    write_text,
)
from brass_desktop.core.savetext import read_text
from brass_desktop.core.session import Session, TakeBack
from brass_desktop.core.types import Player, Setup
from brass_desktop.games.brass.birmingham import birmingham
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.shelf import load_game

GAME = birmingham()


def played(players: int = 2, *, actions: int = 1000, introductory: bool = False) -> BrassSession:
    people = [Player(f"Zoë {n}", "red", "robert_owen", "person") for n in range(players)]
    setup = Setup(players, 12, {"introductory": introductory})
    session: BrassSession = Session(GAME, setup, people, "by_agreement")
    rng = Rng(players)
    while session.actor is not None and len(session.log) < actions:
        session.submit(GAME.sample(session.state, rng))
    return session


def saved(session: BrassSession) -> SaveFile:
    return save_session(
        session, title="A table", program="test", created="2024-05-01", saved="2024-05-02"
    )


SHORT = write_text(saved(played(actions=20)))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("introductory", [False, True])
def test_replaying_a_save_gives_the_same_digest_after_every_action(
    players: int, introductory: bool
) -> None:
    session = played(players, introductory=introductory)
    restored = restore(read_text(write_text(saved(session))), GAME)
    assert restored.problem is None
    again = restored.session
    assert len(again.log) == len(session.log) > 70 / (1 + introductory)
    for number, (entry, other) in enumerate(zip(session.log, again.log, strict=True)):
        assert entry == other
        assert again.at(number).digest() == session.at(number).digest()
    assert GAME.result(again.state) == GAME.result(session.state)
    assert GAME.result(again.state) is not None


def test_a_save_keeps_setup_people_policy_take_backs_and_time() -> None:
    session = played(3, actions=12)
    session.undo_to(4)
    session.elapsed = 77.5
    again = restore(read_text(write_text(saved(session))), GAME).session
    assert again.setup == session.setup
    assert again.players == session.players
    assert again.policy == "by_agreement"
    assert again.take_backs == session.take_backs == [TakeBack(kept=4, undone=8)]
    assert (again.elapsed, len(again.log)) == (77.5, 4)
    assert not again.can_redo


def test_the_preview_tells_what_a_list_needs() -> None:
    session = played(2)
    preview = saved(session).preview
    assert preview.finished and preview.scores == session.state.vp
    assert (preview.actions, preview.title) == (len(session.log), "A table")
    assert not saved(played(2, actions=5)).preview.finished


def test_writing_and_reading_is_stable() -> None:
    assert write_text(read_text(SHORT)) == SHORT
    assert "Zoë" in SHORT


def changed(change: Callable[[Any], None]) -> str:
    data = json.loads(SHORT)
    change(data)
    return json.dumps(data)


def put(*path: str | int, value: object) -> Callable[[Any], None]:
    def change(data: Any) -> None:  # noqa: ANN401 - JSON of any shape
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = value

    return change


def test_another_digest_stops_the_replay_at_the_last_good_action() -> None:
    save = read_text(changed(put("actions", 7, "digest", value="0123456789abcdef")))
    restored = restore(save, GAME)
    assert isinstance(restored.problem, ReplayDiverged) and restored.problem.index == 7
    assert "action 8" in str(restored.problem)
    assert len(restored.session.log) == 7
    assert restored.session.log[-1].digest == save.actions[6].digest


@pytest.mark.parametrize(
    "action",
    [
        {"kind": "pass", "cards": ["card_belper"]},
        {"kind": "pass", "cards": ["card_london"]},
        {"kind": "steal"},
        {},
        {"kind": "give_up_tiles", "legs": []},
    ],
)
def test_an_action_the_rules_refuse_stops_the_replay(action: dict[str, object]) -> None:
    restored = restore(read_text(changed(put("actions", 5, "action", value=action))), GAME)
    assert isinstance(restored.problem, ReplayDiverged) and restored.problem.index == 5
    assert len(restored.session.log) == 5


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "damaged"),
        ("{", "damaged"),
        ("[" * 100_000, "damaged"),
        ("[]", "not a saved game"),
        ("{}", "not a saved game"),
        ('{"format": "other", "schema_version": 1}', "not a saved game"),
        ('{"format": "brass-desktop-save", "schema_version": "1"}', "not a saved game"),
        ('{"format": "brass-desktop-save", "schema_version": 1}', "preview: Field required"),
        (" " * (LARGEST_FILE + 1), "too large"),
        (SHORT[: len(SHORT) // 2], "damaged"),
        (changed(put("surprise", value=1)), "surprise: Extra inputs"),
        (changed(put("setup", "seed", value=-1)), "setup.seed"),
        (changed(put("setup", "seed", value=1 << 64)), "setup.seed"),
        (changed(put("setup", "players", value="2")), "setup.players"),
        (changed(put("actions", 3, "digest", value="XYZ")), "actions.3.digest"),
        (changed(put("actions", 3, "action", value=[])), "actions.3.action"),
        (changed(put("take_back", value="always")), "take_back"),
        (changed(put("elapsed", value=-1.0)), "elapsed"),
        (changed(put("elapsed", value=float("inf"))), "elapsed"),
        (changed(put("elapsed", value=float("nan"))), "elapsed"),
    ],
)
def test_damaged_files_are_refused_and_say_where(text: str, message: str) -> None:
    with pytest.raises(CorruptSave) as caught:
        read_text(text)
    assert message in str(caught.value)


@pytest.mark.parametrize("version", [0, 3, 99])
def test_other_save_versions_are_refused(version: int) -> None:
    with pytest.raises(UnsupportedVersion, match=str(version)):
        read_text(changed(put("schema_version", value=version)))


@pytest.mark.parametrize(("field", "value"), [("game", "lancashire"), ("rules_version", 999)])
def test_saves_for_other_rules_are_refused(field: str, value: object) -> None:
    with pytest.raises(UnsupportedVersion, match=str(value)):
        restore(read_text(changed(put(field, value=value))), GAME)


def test_an_unknown_game_is_not_loaded() -> None:
    assert load_game("birmingham").id == "birmingham"
    with pytest.raises(UnsupportedVersion, match="chess"):
        load_game("chess")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (put("setup", "players", value=3), "2 names for 3 seats"),
        (put("setup", "players", value=1), "2 names for 1 seats"),
        (put("setup", "options", value={"no_beer": True}), "no_beer"),
    ],
)
def test_a_setup_the_game_does_not_know_is_a_corrupt_save(
    change: Callable[[Any], None], message: str
) -> None:
    with pytest.raises(CorruptSave) as caught:
        restore(read_text(changed(change)), GAME)
    assert message in str(caught.value)


def test_a_table_for_five_is_a_corrupt_save() -> None:
    data = json.loads(SHORT)
    data["setup"]["players"] = 5
    data["players"] = data["players"] * 2 + data["players"][:1]
    with pytest.raises(CorruptSave, match="5 players"):
        restore(read_text(json.dumps(data)), GAME)


def test_every_error_of_a_save_is_a_game_error() -> None:
    assert issubclass(CorruptSave, SaveError) and issubclass(UnsupportedVersion, SaveError)
    assert issubclass(SaveError, GameError)
