from pathlib import Path

import pytest

from brass_desktop.services import folder


def test_the_folder_is_made_and_handed_to_the_platform(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[list[str]] = []
    monkeypatch.setattr("subprocess.Popen", lambda words, **_: opened.append(words))
    assert folder.show(tmp_path / "saves")
    assert (tmp_path / "saves").is_dir()
    assert [words[-1] for words in opened] == [str(tmp_path / "saves")]


def test_a_platform_without_a_file_window_is_told_by_false(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(folder, "_OPENERS", {})
    assert not folder.show(tmp_path / "saves")
