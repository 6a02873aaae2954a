import json
from pathlib import Path

import pytest
from pydantic import ValidationError

from brass_desktop.present.new_game import NewGame, SeatChoice
from brass_desktop.services.settings import Settings, SettingsStore

GAME = NewGame(
    (
        SeatChoice("Łucja", "red", "james_watt"),
        SeatChoice("Дмитрий", "white", "robert_owen", "magnate", "none"),
    ),
    order="seated",
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
        last_game=GAME,
    )
    again = SettingsStore(path)
    assert again.current == store.current
    assert again.current.last_game == GAME
    assert not again.damaged


def test_a_missing_file_means_the_usual_settings(tmp_path: Path) -> None:
    store = SettingsStore(tmp_path / "settings.json")
    assert store.current == Settings()
    assert not store.damaged
    assert not (tmp_path / "settings.json").exists()


@pytest.mark.parametrize(
    "damage",
    [b"", b"{", b'{"text_percent": 7}', b'{"last_game": {"seats": 3}}', b"\xff\xfe\x00", b"[]"],
)
def test_a_damaged_file_is_set_aside_and_said_so(tmp_path: Path, damage: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(damage)
    store = SettingsStore(path)
    assert store.damaged
    assert store.current == Settings()
    assert store.set_aside is not None and store.set_aside.read_bytes() == damage
    store.change(volume=25)
    assert SettingsStore(path).current.volume == 25


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


def test_a_reset_leaves_the_window_and_the_last_game(tmp_path: Path) -> None:
    store = SettingsStore(tmp_path / "settings.json")
    store.change(volume=0, curtain=False, window_size=(2000, 1200), last_game=GAME)
    store.reset()
    assert store.current == Settings(window_size=(2000, 1200), last_game=GAME)


def test_writing_leaves_no_other_files_behind(tmp_path: Path) -> None:
    store = SettingsStore(tmp_path / "settings.json")
    for volume in (0, 25, 50):
        store.change(volume=volume)
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]
