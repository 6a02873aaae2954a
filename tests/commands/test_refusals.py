"""Whatever is typed: one sentence with what is possible and exit code 2, or a report."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from brass_desktop import i18n
from brass_desktop.__main__ import main
from brass_desktop.commands.console import LONGEST_ECHO
from brass_desktop.core.savefile import LARGEST_FILE
from tests.commands.terminal import typed
from workshop.translating.catalogues import LOCALE

LANGUAGES = ("en", "pl", "ru")
GAMES = "1 \\w+ 100000"
SEEDS = "0 \\w+ 18446744073709551615"
JOBS = "1 \\w+ 61"
LEVELS = "apprentice, foreman, industrialist, magnate"
PLAYERS = "2, 3, 4"
NUMBER = "0…1000000"
FLOOD = "7" * 5000
NO_COUNTS = ("0", "-1", "1.5", "1e3", "nan", "inf", "many", "", " ", "0x10", FLOOD, "½")
NO_NUMBERS = ("nan", "inf", "-inf", "1e400", "-1", "1000001", "ten", "", "1;5", FLOOD)

WRONG: list[tuple[list[str], str]] = [
    *((["arena", f"--games={text}"], GAMES) for text in (*NO_COUNTS, "100001", "9" * 30)),
    *((["simulate", f"--games={text}"], GAMES) for text in (*NO_COUNTS, "100001")),
    *((["arena", f"--jobs={text}"], JOBS) for text in (*NO_COUNTS, "62", "1000000")),
    *((["arena", f"--seed={text}"], SEEDS) for text in ("-1", "x", "1.0", str(1 << 64), FLOOD)),
    *((["simulate", f"--seed={text}"], SEEDS) for text in ("-1", "", "1e9", str(1 << 64))),
    *((["arena", f"--players={text}"], PLAYERS) for text in ("0", "1", "5", "-2", "two", "")),
    *((["simulate", f"--players={text}"], PLAYERS) for text in ("99999", "2.0", "nan", FLOOD)),
    *((["arena", f"--seats=foreman:noise={text}"], NUMBER) for text in NO_NUMBERS),
    *((["arena", f"--seats=magnate:beam={text}"], NUMBER) for text in (*NO_NUMBERS, "2.5")),
    (["arena", "--seats=magnate:flat_chance=None"], NUMBER),
    (["arena", "--seats=magnate:beam=none"], NUMBER),
    (["arena", "--seats=magnate:beam"], NUMBER),
    (["arena", "--seats=magnate:seconds=1e9"], NUMBER),
    (["arena", "--seats=magnate:deep_level=-1e7"], "-1000000…1000000"),
    (["arena", "--seats=magnate:id=2"], "beam, noise"),
    (["arena", "--seats=magnate:"], "node_budget, seconds"),
    (["arena", "--seats=magnate:nobody=1"], "node_budget, seconds"),
    (["arena", "--seats=magnate:weights=1"], "node_budget, seconds"),
    (["arena", "--seats="], LEVELS),
    (["arena", "--seats=,"], LEVELS),
    (["arena", "--seats=duke"], LEVELS),
    (["arena", "--seats=Magnate"], LEVELS),
    (["arena", "--seats=magnate, foreman"], LEVELS),
    (["arena", f"--seats={FLOOD}"], LEVELS),
    (["arena", "--seats=\x1b[2J\n\r\x07"], LEVELS),
    (["arena", "--seats=\udcff\udc80"], LEVELS),
    (["arena", "--players=2", "--seats=foreman,foreman,foreman"], "3.*2"),
    (["arena", "--seats=foreman#a,magnate#a"], "#"),
    (["arena", "--seats=foreman,magnate#foreman"], "#"),
    (["arena", "--game=chess"], "birmingham"),
    (["arena", "--game="], "birmingham"),
    (["simulate", "--game=../birmingham"], "birmingham"),
    (["simulate", f"--game={FLOOD}"], "birmingham"),
    (["simulate", "--option=speed"], "introductory, seated_order"),
    (["simulate", "--option="], "introductory, seated_order"),
    (["simulate", "--option=introductory=perhaps"], "introductory=perhaps"),
    (["simulate", "--option=introductory=YES"], "introductory=YES"),
    (["simulate", "--bots=clever"], "greedy.*random"),
    (["simulate", "--bots"], "--bots"),
    *((["arena", f"--{name}=--"], f"--{name}=--") for name in ("games", "seats", "option", "game")),
    (["simulate", "--json=yes"], "--json"),
    (["simulate", "--nothing"], "--nothing"),
    (["simulate", "more"], "more"),
    (["simulate", "--g", "1"], "--game.*--games"),
    (["replay"], ""),
    (["replay", "one", "two"], "two"),
    (["replay", "--json", "one"], "--json"),
    (["dance"], "simulate.*replay.*arena"),
    (["Simulate"], "simulate.*replay.*arena"),
    ([""], "simulate.*replay.*arena"),
    ([FLOOD], "simulate.*replay.*arena"),
    (["--nothing"], "--nothing"),
    (["-x"], "-x"),
    (["--version=2"], "--version"),
    (["\x1b]0;title\x07"], "simulate.*replay.*arena"),
]


@pytest.fixture(autouse=True)
def english_after() -> Iterator[None]:
    yield
    i18n.use_language("en", LOCALE)


@pytest.mark.parametrize(
    ("number", "words", "possible"),
    [(number, *case) for number, case in enumerate(WRONG)],
    ids=lambda part: ascii(part)[:60] if isinstance(part, list) else "",
)
def test_a_wrong_command_line_gets_one_sentence_with_what_is_possible(
    monkeypatch: pytest.MonkeyPatch, number: int, words: list[str], possible: str
) -> None:
    language = LANGUAGES[number % len(LANGUAGES)]
    told = typed(monkeypatch, main, words, language)
    assert told.code == 2
    assert told.out == ""
    assert told.err.endswith("\n") and told.err.count("\n") == 1
    assert told.err[:-1].isprintable() or "\N{NO-BREAK SPACE}" in told.err
    assert len(told.err) < LONGEST_ECHO + 100
    assert re.search(possible, told.err), told.err


def test_no_sentence_is_left_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """A word that was typed may be in it, but no sentence is the same in two languages."""
    lines = ["arena --games=0", "arena --seats=x", "arena --seats=foreman:beam=x", "dance"]
    lines += ["arena --seats=foreman:noise=x", "simulate --json=1", "arena --players=9", "replay"]
    lines += ["arena --seats=foreman#a,magnate#a", "arena --players 2 --seats=x,x,x"]
    for line in lines:
        said = {typed(monkeypatch, main, line.split(), language).err for language in LANGUAGES}
        assert len(said) == len(LANGUAGES), line


def fifo(folder: Path) -> Path:
    path = folder / "pipe.json"
    os.mkfifo(path)
    return path


def huge(folder: Path) -> Path:
    path = folder / "huge.json"
    with path.open("wb") as file:
        file.truncate(LARGEST_FILE * 1000)
    return path


def written(data: bytes, name: str = "game.json") -> Path:
    path = Path(name)
    path.write_bytes(data)
    return path


def loop(folder: Path) -> Path:
    path = folder / "loop.json"
    path.symlink_to(path)
    return path


@pytest.mark.skipif(os.name == "nt", reason="such files are not made there")
@pytest.mark.parametrize(
    "make",
    [
        fifo,
        huge,
        loop,
        lambda folder: folder,
        lambda folder: Path("/dev/zero"),
        lambda folder: Path("/dev/full"),
        lambda folder: Path("/dev/tty"),
        lambda folder: folder / "absent.json",
        lambda folder: folder / ("long" * 2000),
        lambda folder: folder / "game.json" / "inside",
        lambda folder: Path(),
        lambda folder: Path("nul\0l"),
        lambda folder: folder / "\x1b[31mred\n.json",
        lambda folder: folder / os.fsdecode(b"\xff\xfe.json"),
        lambda folder: written(b""),
        lambda folder: written(b"{}"),
        lambda folder: written(b"\xff\xfe\x00"),
        lambda folder: written(b"[" * 100_000),
        lambda folder: written(b"9" * 100_000),
        lambda folder: written(b'{"format": NaN}'),
    ],
)
def test_what_is_no_saved_game_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, make: object
) -> None:
    assert callable(make)
    monkeypatch.chdir(tmp_path)
    for language in LANGUAGES:
        folder = tmp_path / language
        folder.mkdir()
        told = typed(monkeypatch, main, ["replay", str(make(folder))], language)
        assert (told.code, told.out) == (1, "")
        assert told.err.count("\n") == 1
        assert 10 < len(told.err) < LONGEST_ECHO + 100
        assert "\x1b" not in told.err


def test_what_nobody_expected_is_told_in_a_sentence_and_kept_in_a_report(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def breaks(*_: object) -> None:
        raise LookupError("\x1b[31mno such thing\n")

    monkeypatch.setenv("BRASS_DESKTOP_HOME", str(tmp_path))
    monkeypatch.setattr("brass_desktop.commands.simulate.load_game", breaks)
    told = typed(monkeypatch, main, ["simulate"])
    assert (told.code, told.out, told.err.count("\n")) == (1, "", 1)
    (report,) = (tmp_path / "reports").iterdir()
    assert str(report) in told.err
    assert "Traceback" in report.read_text("utf-8")
