import json
import os
import sys
from dataclasses import asdict, replace
from pathlib import Path

import pytest
from pydantic import ValidationError

from brass_desktop.core.table import NewGame, SeatChoice
from brass_desktop.games.shelf import SHELF
from brass_desktop.services.settings import Settings, SettingsStore

GAME = NewGame(
    "birmingham",
    (
        SeatChoice("Łucja", "red", "james_watt"),
        SeatChoice("Дмитрий", "white", "robert_owen", "magnate", "none"),
    ),
    options=("seated_order",),
    seed=42,
)


def test_settings_come_back_as_they_were_left(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "settings.json"
    store = SettingsStore(path)
    store.change(
        language="pl",
        window_mode="full",
        window_size=(2000, 1100),
        window_place=(-3, 40),
        text_percent=115,
        bot_pause_ms=None,
        autosaves_kept=None,
        last_games={"birmingham": GAME},
        last_played="birmingham",
    )
    again = SettingsStore(path)
    assert again.current == store.current
    assert again.current.last_games == {"birmingham": GAME}
    assert not again.damaged


def test_a_missing_file_means_the_usual_settings(tmp_path: Path) -> None:
    store = SettingsStore(tmp_path / "settings.json")
    assert store.current == Settings()
    assert not store.damaged
    assert not (tmp_path / "settings.json").exists()


@pytest.mark.parametrize("damage", [b"", b"{", b"\xff\xfe\x00", b"[]", b"[" * 100_000])
def test_a_damaged_file_is_set_aside_and_said_so(tmp_path: Path, damage: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(damage)
    store = SettingsStore(path)
    assert store.damaged
    assert store.current == Settings()
    assert store.set_aside is not None and store.set_aside.read_bytes() == damage
    store.change(volume=25)
    assert SettingsStore(path).current.volume == 25


def read(tmp_path: Path, record: object) -> SettingsStore:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    return SettingsStore(path, Settings(language="ru"))


@pytest.mark.parametrize(
    "wrong",
    [
        {"text_percent": 7},
        {"window_size": [1600, "high"]},
        {"window_size": [1600]},
        {"window_place": "left"},
        {"language": 12},
        {"board": "dusk", "bot_pause_ms": "long", "curtain": None},
        {"last_game": 3},
        {"last_games": 3, "last_played": 4},
        {"last_games": {"birmingham": {"game": "birmingham", "seats": 3}}},
        {"last_games": {"birmingham": {"game": "birmingham"}, "chess": []}},
    ],
)
def test_a_wrong_value_costs_that_value_alone(tmp_path: Path, wrong: dict[str, object]) -> None:
    store = read(tmp_path, {"volume": 25, "window_mode": "full"} | wrong)
    assert store.current == Settings(language="ru", volume=25, window_mode="full")
    assert not store.damaged
    store.change(volume=50)
    assert SettingsStore(tmp_path / "settings.json").current == store.current


def test_a_wrong_word_of_the_last_game_costs_that_word_alone(tmp_path: Path) -> None:
    first, second = (asdict(seat) for seat in GAME.seats)
    record = asdict(GAME) | {
        "options": ["seated_order", 7],
        "board": "dusk",
        "seed": "many",
        "seats": [first | {"hints": "shouted", "colour": 7}, 5, second | {"kind": None}],
    }
    others = {"birmingham": record, "chess": asdict(replace(GAME, game="chess"))}
    store = read(tmp_path, {"volume": 25, "last_games": others, "last_played": "chess"})
    seats = (
        replace(GAME.seats[0], hints="request", colour=""),
        replace(GAME.seats[1], kind="person"),
    )
    games = {
        "birmingham": replace(GAME, seats=seats, seed=0),
        "chess": replace(GAME, game="chess"),
    }
    assert store.current == Settings(
        language="ru", volume=25, last_games=games, last_played="chess"
    )
    assert not store.damaged


OLD_GAME = {
    "seats": [{"name": "Łucja", "colour": "red", "character": "james_watt", "kind": "magnate"}],
    "order": "seated",
    "board": "night",
    "length": "introductory",
    "curtain": False,
    "take_back": "agreement",
}
"""The last game as it stood in the file while there was only one to play."""


def test_a_player_who_had_turned_all_sound_off_is_not_given_music(tmp_path: Path) -> None:
    store = read(tmp_path, {"volume": 0})
    assert store.current.muted
    assert store.current.volume == Settings().volume, "heard again as soon as they are wanted"
    store.change(reduced_motion=True)
    assert read_again(tmp_path).muted
    store.change(muted=False, volume=0)
    assert not read_again(tmp_path).muted, "effects alone were turned off"


def read_again(folder: Path) -> Settings:
    return SettingsStore(folder / "settings.json").current


def test_the_last_game_of_an_old_file_is_carried_over(tmp_path: Path) -> None:
    store = read(tmp_path, {"volume": 25, "last_game": OLD_GAME})
    seat = SeatChoice("Łucja", "red", "james_watt", "magnate")
    first = SHELF[0].id
    carried = NewGame(
        first,
        (seat,),
        ("introductory", "seated_order"),
        board="night",
        curtain=False,
        take_back="agreement",
    )
    assert store.current.last_games == {first: carried}
    assert store.current.last_played == first
    store.change(volume=50)
    assert SettingsStore(tmp_path / "settings.json").current == store.current


def test_a_wrong_word_of_an_old_last_game_costs_that_word_alone(tmp_path: Path) -> None:
    wrong = OLD_GAME | {"length": ["long"], "order": None, "board": "dusk", "seed": "many"}
    store = read(tmp_path, {"last_game": wrong})
    carried = store.current.last_games[SHELF[0].id]
    assert (carried.options, carried.board, carried.seed) == ((), "clock", 0)
    assert carried.take_back == "agreement"


def test_an_old_last_game_does_not_replace_newer_ones(tmp_path: Path) -> None:
    kept = {"last_games": {"chess": asdict(replace(GAME, game="chess"))}, "last_played": "chess"}
    store = read(tmp_path, {"last_game": OLD_GAME} | kept)
    assert (list(store.current.last_games), store.current.last_played) == (["chess"], "chess")


def test_a_second_damaged_file_does_not_replace_the_first(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    kept = []
    for damage in (b"one", b"two"):
        path.write_bytes(damage)
        kept.append(SettingsStore(path).set_aside)
    assert [aside.read_bytes() for aside in kept if aside is not None] == [b"one", b"two"]


def test_fields_of_a_newer_version_are_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"volume": 50, "hologram": True}), encoding="utf-8")
    store = SettingsStore(path)
    assert store.current.volume == 50
    assert not store.damaged


def test_a_wrong_value_is_refused_and_nothing_changes(tmp_path: Path) -> None:
    store = SettingsStore(tmp_path / "settings.json")
    with pytest.raises(ValidationError):
        store.change(volume=101)
    assert store.current == Settings()
    assert not (tmp_path / "settings.json").exists()


def test_watchers_hear_of_real_changes_only(tmp_path: Path) -> None:
    store = SettingsStore(tmp_path / "settings.json")
    heard: list[tuple[int, int]] = []
    store.subscribe(lambda before, after: heard.append((before.volume, after.volume)))
    store.change(volume=75)
    store.change(volume=50)
    assert heard == [(75, 50)]


def test_a_reset_leaves_the_window_and_the_last_games(tmp_path: Path) -> None:
    store = SettingsStore(tmp_path / "settings.json")
    games = {"birmingham": GAME}
    store.change(
        volume=0,
        curtain=False,
        window_size=(2000, 1200),
        last_games=games,
        last_played="birmingham",
    )
    store.reset()
    assert store.current == Settings(
        window_size=(2000, 1200), last_games=games, last_played="birmingham"
    )


def test_writing_leaves_no_other_files_behind(tmp_path: Path) -> None:
    store = SettingsStore(tmp_path / "settings.json")
    for volume in (0, 25, 50):
        store.change(volume=volume)
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]


@pytest.mark.parametrize("language", ["x" * 300, "/usr/share/locale/pl", "..", "", "e n", 7])
def test_a_language_that_is_none_is_the_usual_one(tmp_path: Path, language: object) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"language": language, "volume": 30}), encoding="utf-8")
    store = SettingsStore(path, Settings(language="pl"))
    assert (store.current.language, store.current.volume) == ("pl", 30)


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and devices of POSIX")
def test_what_is_no_file_neither_hangs_nor_eats_memory(tmp_path: Path) -> None:
    pipe, device = tmp_path / "pipe" / "settings.json", tmp_path / "zero" / "settings.json"
    for path in (pipe, device):
        path.parent.mkdir()
    os.mkfifo(pipe)
    device.symlink_to("/dev/zero")
    for path in (pipe, device):
        store = SettingsStore(path)
        assert store.damaged
        store.change(volume=3)
        assert SettingsStore(path).current.volume == 3


def test_a_monstrous_file_is_set_aside_unread(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    with path.open("wb") as file:
        file.truncate(1 << 36)
    assert SettingsStore(path).damaged
