import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from brass_desktop import i18n
from brass_desktop.__main__ import main
from brass_desktop.commands import SUBCOMMANDS
from brass_desktop.games.brass.bots.levels import LEVELS
from brass_desktop.games.brass.engine.events import PointsCause
from brass_desktop.games.brass.present.text.ledger import COUNTED
from brass_desktop.games.shelf import SHELF
from brass_desktop.present.text import arena
from brass_desktop.present.text.command_line import SUMMARIES
from brass_desktop.present.text.numbers import decimal
from brass_desktop.services.paths import resource_folder
from workshop.translating.catalogues import LOCALE

EXAMPLE = resource_folder("saves") / "examples" / "5-two-players.json"
TYPED = {
    word
    for info in SHELF
    for word in (info.id, *info.options, *(spelling for spelling, _, _ in info.spellings))
}
"""What is typed as it stands, whatever the language."""
LATIN = re.compile(r"[A-Za-z]{2,}")


@pytest.fixture(autouse=True)
def english_after() -> Iterator[None]:
    yield
    i18n.use_language("en", LOCALE)


def test_every_subcommand_has_its_line_of_help() -> None:
    assert set(SUMMARIES) == set(SUBCOMMANDS)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["usage: ", "options", "print a saved game"]),
        ("pl_PL.UTF-8", ["użycie: ", "opcje", "wypisuje zapis gry"]),
        ("ru_RU.UTF-8", ["использование: ", "параметры", "печатает сохранённую партию"]),
    ],
)
def test_help_speaks_the_language_of_the_terminal(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str,
    words: list[str],
) -> None:
    monkeypatch.setenv("LANGUAGE", language)
    with pytest.raises(SystemExit) as left:
        main(["--help"])
    assert left.value.code == 0
    told = capsys.readouterr().out
    for part in words:
        assert part in told
    monkeypatch.setenv("LANGUAGE", "en")
    with pytest.raises(SystemExit):
        main(["--version"])


@pytest.mark.parametrize("name", SUBCOMMANDS)
def test_no_help_of_a_subcommand_is_left_in_english(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    told = {}
    for language in ("ru", "en"):
        monkeypatch.setenv("LANGUAGE", language)
        with pytest.raises(SystemExit):
            main([name, "--help"])
        told[language] = capsys.readouterr().out
    english = {line[2:].strip() for line in told["en"].splitlines() if len(line) > 30}
    russian = {line[2:].strip() for line in told["ru"].splitlines() if len(line) > 30}
    usage = {line for line in english if line.startswith("[") or "usage" in line}
    typed = {line for line in english if set(re.findall(r"[\w=]+", line)) <= TYPED}
    assert english & russian <= usage | typed


@pytest.mark.parametrize(
    "command",
    [
        "simulate --games 2 --players 2",
        "arena --players 2 --games 2 --seats apprentice,foreman --calibration",
        f"replay {EXAMPLE}",
    ],
    ids=lambda command: command.split()[0],
)
def test_no_report_is_left_in_english(command: str) -> None:
    told = report(command, "ru")
    spared = re.compile(rf"\b([0-9a-f]{{8}}|[IV]+|{'|'.join((*LEVELS, *NAMES))})\b")
    assert len(told) > 50
    assert not LATIN.findall(spared.sub("", told))


def report(command: str, language: str) -> str:
    """Run in a process of its own, as from a terminal of that language."""
    done = subprocess.run(
        [sys.executable, "-m", "brass_desktop", *command.split()],
        env={**os.environ, "LANGUAGE": language},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return done.stdout


NAMES = ("Ada", "Bartek", "Clara", "Dmitri", "Brass Desktop")
"""Names stay as they were given."""


def test_what_is_wrong_is_said_in_the_language_of_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("LANGUAGE", "pl")
    no_game = tmp_path / "no_game.json"
    no_game.write_text("{}", encoding="utf-8")
    assert main(["replay", str(no_game)]) == 1
    assert "Ten plik nie jest zapisem gry" in capsys.readouterr().err
    assert main(["arena", "--seats", "duke"]) == 2
    assert "nie ma poziomu duke" in capsys.readouterr().err


def test_a_wrong_number_is_refused_in_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANGUAGE", "pl")
    for wrong in ("0", "-3", "many"):
        with pytest.raises(SystemExit):
            main(["simulate", f"--games={wrong}"])
        assert "--games: musi być liczbą całkowitą od 1 do 100000" in capsys.readouterr().err


def test_a_report_for_programs_is_the_same_in_every_language() -> None:
    spoken = ("en", "pl", "ru")
    command = "simulate --games 2 --players 2 --json"
    told = [json.loads(report(command, language)) for language in spoken]
    assert [one["actions"] for one in told] == [told[0]["actions"]] * 3


def test_everything_that_is_counted_has_a_word() -> None:
    i18n.use_language("ru", LOCALE)
    for cause in get_args(PointsCause):
        assert not LATIN.search(arena.label(f"points.{cause}", COUNTED).replace("II", ""))


def test_decimals_stand_after_the_sign_of_the_language() -> None:
    assert decimal(-2.5) == "−2.5"
    i18n.use_language("pl", LOCALE)
    assert (decimal(3.14159, 2), decimal(17, 0), decimal(0.0084, None)) == ("3,14", "17", "0,0084")
