"""Terminals of every encoding, pipes that close, full disks and Ctrl-C."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from brass_desktop import i18n
from brass_desktop.__main__ import main
from brass_desktop.commands.console import can_show, one_line
from brass_desktop.services.paths import resource_folder
from tests.commands.terminal import ROOT, started, typed
from workshop.translating.catalogues import LOCALE

EXAMPLE = str(resource_folder("saves") / "examples" / "1-opening.json")
POSIX = pytest.mark.skipif(os.name == "nt", reason="needs signals and devices of POSIX")
ENCODINGS = ("utf-8", "utf-16", "cp1252", "cp437", "cp866", "cp1250", "cp1251", "ascii", "latin-1")
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)


@pytest.fixture(autouse=True)
def english_after() -> Iterator[None]:
    yield
    i18n.use_language("en", LOCALE)


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_every_terminal_is_told_everything(
    monkeypatch: pytest.MonkeyPatch, language: str, encoding: str
) -> None:
    for words in (["--help"], ["arena", "--help"], ["replay", EXAMPLE]):
        told = typed(monkeypatch, main, words, language, encoding)
        assert (told.code, told.err) == (0, "")
        assert len(told.out.splitlines()) > 5
        assert "?" not in told.out, "what the terminal lacks is written in other letters"
    refused = typed(monkeypatch, main, ["arena", "--games=0"], language, encoding)
    assert refused.code == 2
    assert "?" not in refused.err and "\\" not in refused.err


@pytest.mark.parametrize(
    ("encoding", "speaks"), [("cp866", True), ("cp1251", True), ("ascii", False)]
)
def test_an_alphabet_that_the_terminal_lacks_is_not_used(
    monkeypatch: pytest.MonkeyPatch, encoding: str, speaks: bool
) -> None:
    told = typed(monkeypatch, main, ["--help"], "ru", encoding).out
    assert bool(CYRILLIC.search(told)) is speaks


def test_polish_without_its_marks_is_still_polish(monkeypatch: pytest.MonkeyPatch) -> None:
    told = typed(monkeypatch, main, ["--help"], "pl", "ascii").out
    assert told.startswith("uzycie: ")


def test_names_of_other_scripts_are_replaced(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game = tmp_path / "game.json"
    text = Path(EXAMPLE).read_text("utf-8")
    game.write_text(text.replace("Bartek", "Бартек").replace("Clara", "Żółć"), "utf-8")
    told = typed(monkeypatch, main, ["replay", str(game)], "en", "ascii")
    assert told.code == 0
    assert "??????: " in told.out and "Zolc" in told.out


def test_a_name_cannot_command_the_terminal() -> None:
    assert (
        one_line("\x1b[2J\r\nAda\u202e\u200b\x9b\N{NO-BREAK SPACE}3")
        == "?[2J??Ada?\N{NO-BREAK SPACE}3"
    )
    assert len(one_line("a" * 1000, 20)) == 21


def test_a_program_without_a_console_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert can_show("English") and not can_show("Русский")
    assert main(["simulate", "--games", "1"]) == 0
    assert main(["simulate", "--players", "9"]) == 2


@pytest.mark.parametrize("encoding", ["cp1252", "utf-16"])
def test_a_piped_terminal_of_another_encoding(tmp_path: Path, encoding: str) -> None:
    process = started(["replay", EXAMPLE], tmp_path, PYTHONIOENCODING=encoding, LANGUAGE="pl")
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, b"")
    assert "Ada" in out.decode(encoding)


def shell(line: str, home: Path) -> "subprocess.CompletedProcess[bytes]":
    command = f"set -o pipefail; {line}".replace("PROGRAM", f"{sys.executable} -m brass_desktop")
    environment = {**os.environ, "BRASS_DESKTOP_HOME": str(home), "LANGUAGE": "en"}
    return subprocess.run(
        ["bash", "-c", command], cwd=ROOT, env=environment, capture_output=True, check=False
    )


FULL = b"The system refused: No space left on device\n"


@POSIX
@pytest.mark.parametrize(
    ("line", "code", "err"),
    [
        (f"PROGRAM replay {EXAMPLE} | true", 1, b""),
        (f"PROGRAM replay {EXAMPLE} > /dev/full", 1, FULL),
        ("PROGRAM simulate --json --games 1 > /dev/full", 1, FULL),
        ("PROGRAM --help > /dev/full", 1, FULL),
        ("PROGRAM --help > /dev/full 2>&1", 1, b""),
        (f"PROGRAM replay {EXAMPLE} >&- 2>&-", 0, b""),
        ("PROGRAM arena --games=0 2> /dev/full", 2, b""),
    ],
)
def test_whoever_hangs_up_is_not_complained_to(
    tmp_path: Path, line: str, code: int, err: bytes
) -> None:
    done = shell(line, tmp_path)
    assert (done.returncode, done.stderr) == (code, err)


@POSIX
@pytest.mark.parametrize("after", [0.0, 0.3, 1.5])
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_ends_every_process_quietly(tmp_path: Path, jobs: str, after: float) -> None:
    """As Ctrl-C does, it goes to the whole group; what they say ends when the last one has."""
    process = started(["arena", "--release", "--jobs", jobs], tmp_path)
    assert process.stdout is not None and process.stdout.readline()
    time.sleep(after)
    os.killpg(process.pid, signal.SIGINT)
    try:
        out, err = process.communicate(timeout=60)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        raise
    assert (process.returncode, out, err) == (130, b"", b"")
