from pathlib import Path

import pytest

from brass_desktop.services.paths import (
    HOME_VARIABLE,
    PORTABLE_MARKER,
    find_places,
    program_folder,
    resource_folder,
)


def test_the_environment_moves_every_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    places = find_places(tmp_path)
    assert places.settings == tmp_path / "home" / "settings.json"
    assert places.saves == tmp_path / "home" / "saves"
    assert places.reports.is_relative_to(tmp_path / "home")


def test_a_marker_beside_the_program_makes_it_portable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(HOME_VARIABLE, raising=False)
    (tmp_path / PORTABLE_MARKER).touch()
    places = find_places(tmp_path)
    assert places.config == tmp_path
    assert places.saves == tmp_path / "saves"


def test_otherwise_the_platform_decides(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(HOME_VARIABLE, raising=False)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    places = find_places(tmp_path)
    assert not places.config.is_relative_to(program_folder())
    assert "brass-desktop" in str(places.config)


def test_what_came_with_the_program_is_found() -> None:
    assert (resource_folder("assets")).is_dir()
    assert (resource_folder("docs/rules") / "birmingham.md").is_file()


def test_a_frozen_program_looks_into_its_bundle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys._MEIPASS", str(tmp_path), raising=False)
    assert resource_folder("assets") == tmp_path / "assets"
