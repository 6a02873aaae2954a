"""Files that somebody else has put in our way."""

import ast
import os
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import brass_desktop
from brass_desktop.services import foreign
from brass_desktop.services.foreign import ForeignFileError

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="pipes, links and devices of POSIX")


def reason(path: Path, most: int = 100, **how: bool) -> str:
    with pytest.raises(ForeignFileError) as caught:
        foreign.read(path, most, **how)
    assert str(path) in str(caught.value)
    return caught.value.reason


def test_a_file_is_read_up_to_its_limit(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"x" * 100)
    assert foreign.read(path, 100) == b"x" * 100
    assert foreign.read_ends(path, 7, 3) == (b"x" * 7, b"x" * 3)
    assert reason(path, 99) == "too_large"


def test_what_is_not_there_is_missing(tmp_path: Path) -> None:
    for name in ("nothing", "nothing/in/nothing", "x" * 5_000, "with\0null"):
        assert reason(tmp_path / name) == "missing"


@POSIX
def test_only_regular_files_are_read_and_none_of_the_others_hangs(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "to_pipe").symlink_to(tmp_path / "pipe")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    for path in (tmp_path, tmp_path / "pipe", tmp_path / "to_pipe", tmp_path / "loop"):
        assert reason(path) == "not_a_file"
    assert reason(Path("/dev/zero")) == "not_a_file"


@POSIX
def test_a_link_is_followed_only_where_it_may_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"x")
    (tmp_path / "link").symlink_to(tmp_path / "file")
    assert foreign.read(tmp_path / "link", 10) == b"x"
    assert reason(tmp_path / "link", links=False) == "not_a_file"
    assert foreign.modified(tmp_path / "link") is None
    assert foreign.modified(tmp_path / "file") is not None


def test_a_slow_disk_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"x" * 10)
    clock = iter(range(0, 1_000, 3))
    monkeypatch.setattr("brass_desktop.services.foreign.time.monotonic", lambda: float(next(clock)))
    assert reason(path) == "slow"


def test_whatever_the_system_says_has_a_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(number: int) -> Callable[..., int]:
        def refuse(*_: object) -> int:
            raise OSError(number, os.strerror(number))

        return refuse

    for number, said in ((5, "unreadable"), (13, "forbidden"), (24, "unreadable")):
        monkeypatch.setattr("brass_desktop.services.foreign.os.open", fail(number))
        assert reason(tmp_path / "file") == said


@POSIX
def test_only_regular_files_are_listed(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"xyz")
    (tmp_path / "folder").mkdir()
    (tmp_path / "dangling").symlink_to(tmp_path / "nothing")
    os.mkfifo(tmp_path / "pipe")
    (found,) = foreign.list_files(tmp_path)
    assert (found.path.name, found.size) == ("file", 3)
    assert list(foreign.list_files(tmp_path / "nothing")) == []
    assert list(foreign.list_files(tmp_path / "file")) == []


@pytest.mark.parametrize("text", ["/a/b c", ' "/a/b c" ', "'/a/b c'"])
def test_a_path_is_typed_with_quotes_or_without(text: str) -> None:
    assert foreign.typed_path(text) == Path("/a/b c")


def test_a_home_of_nobody_is_just_not_there() -> None:
    assert foreign.typed_path("~") == Path.home()
    assert reason(foreign.typed_path("~nosuchuser/x")) == "missing"


PACKAGE = Path(brass_desktop.__file__).parent
OWN_FILES = {
    "commands/console.py",
    "games/brass/engine/reading.py",
    "games/brass/present/facts.py",
    "games/brass/present/layout/boardfile.py",
    "games/furnace/engine/reading.py",
    "games/furnace/present/facts.py",
    "i18n/catalogue.py",
    "present/learn/shipped.py",
    "services/disk.py",
    "services/foreign.py",
    "services/manifest.py",
    "ui/scenes/rules/screen.py",
}
"""Modules that read what came with the program, and those that make the system's calls."""
READING = {"open", "read_bytes", "read_text", "scandir", "listdir", "iterdir", "copyfile"}
"""Names of calls that read files or folders."""
OURS = re.compile("store$|painter$")
"""Whose `open` is another thing."""


def raw_reads(source: str) -> list[str]:
    calls = [node.func for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    methods = [func for func in calls if isinstance(func, ast.Attribute) and func.attr in READING]
    plain = [func.id for func in calls if isinstance(func, ast.Name) and func.id == "open"]
    return plain + [func.attr for func in methods if not OURS.search(ast.unparse(func.value))]


def test_nobody_else_opens_a_file() -> None:
    files = {path.relative_to(PACKAGE).as_posix(): path for path in PACKAGE.rglob("*.py")}
    found = {name for name, path in files.items() if raw_reads(path.read_text(encoding="utf-8"))}
    assert found <= OWN_FILES, found - OWN_FILES


def test_a_raw_read_would_be_found() -> None:
    assert raw_reads("path.read_bytes()") == ["read_bytes"]
    assert raw_reads("with open(path) as file: ...") == ["open"]
    assert raw_reads("self._store.open(path)") == []
