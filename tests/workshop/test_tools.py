"""The developers' tools as they are called from a terminal."""

import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from brass_desktop.commands import SUBCOMMANDS
from brass_desktop.games.shelf import SHELF
from workshop.__main__ import TOOLS, main
from workshop.packaging import smoke
from workshop.shots.command import ROOMS, whole_gallery
from workshop.translating import __main__ as translating

NO_FOLDERS = (__file__, f"{__file__}/below", "/dev/null", "long" * 2000)


@pytest.mark.parametrize("name", TOOLS)
def test_every_tool_tells_its_options(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([name, "--help"])
    assert left.value.code == 0
    told = capsys.readouterr().out
    assert told.startswith(f"usage: python -m workshop {name} ")
    assert told.count("\n  --") >= 1


def test_help_names_every_tool(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--help"])
    assert left.value.code == 0
    listed = capsys.readouterr().out
    assert all(f"\n    {name} " in listed for name in TOOLS)


def test_every_game_of_the_shelf_has_a_room_in_the_gallery() -> None:
    assert list(ROOMS) == [info.id for info in SHELF]
    names = [shot.name for shot in whole_gallery()]
    assert len(names) == len(set(names))


def test_players_and_developers_have_different_commands() -> None:
    assert not set(TOOLS) & set(SUBCOMMANDS)


FLOOD = "9" * 5000
NO_COUNTS = ("0", "-1", "1.5", "many", "", "10000001", FLOOD)
NO_SIZES = ("99999x99999", "1279x720", "1280x719", "7681x4320", "1280", "x", "", "-1x-1", FLOOD)
WRONG = [
    [],
    ["paint"],
    [FLOOD],
    ["examples"],
    ["bench", "--saves", "--ui"],
    ["bench", "--against", "nowhere"],
    *(["fuzz", f"--count={text}"] for text in NO_COUNTS),
    *(["powercut", f"--kills={text}"] for text in NO_COUNTS),
    *(["bench", f"--runs={text}"] for text in NO_COUNTS),
    *([tool, f"--seed={text}"] for tool in ("fuzz", "powercut") for text in ("-1", "x", FLOOD)),
    *([tool, f"--jobs={text}"] for tool in ("fuzz", "faults") for text in (*NO_COUNTS, "62")),
    *(["faults", f"--{name}={text}"] for name in ("positions", "steps") for text in NO_COUNTS),
    *(["fuzz", f"--file={path}"] for path in ("nowhere", ".", "/dev/zero")),
    *(["fuzz", f"--kept={path}"] for path in NO_FOLDERS),
    *(["sounds", f"--pictures={path}"] for path in NO_FOLDERS),
    *(
        [tool, "--game=chess", *(["--out=."] if tool in ("shots", "examples") else [])]
        for tool in ("fuzz", "powercut", "endure", "faults", "examples", "shots")
    ),
    *(["shots", "--out=.", f"--size={text}"] for text in NO_SIZES),
    *(["shots", "--out=.", f"--lang={text}"] for text in ("", "xx", "../pl", "a" * 300, "/etc")),
    *(["shots", "--out=.", f"--text={text}"] for text in ("0", "99", "-1", "big", FLOOD)),
    *(["shots", "--out=.", f"--theme={text}"] for text in ("", "dusk", FLOOD)),
    ["shots", "--against=nowhere"],
    *([tool, f"--out={path}"] for tool in ("shots", "examples") for path in NO_FOLDERS),
]


def said_of(
    main: Callable[[Sequence[str]], int], words: list[str], capsys: pytest.CaptureFixture[str]
) -> str:
    """Type something wrong; the exit code is 2, and what is said has a usage and an end."""
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("usage: ")
    assert len(said.err) < 3000
    return said.err


@pytest.mark.parametrize("words", WRONG, ids=lambda words: " ".join(words)[:50])
def test_wrong_usage_ends_with_two(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert said_of(main, words, capsys).startswith("usage: python -m workshop")


def test_a_picture_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["shots"]) == 2
    assert main(["shots", f"--out={tmp_path}", "--only=nothing"]) == 2
    assert "there are title" in capsys.readouterr().err


@pytest.mark.parametrize("code", ["", "pl", "de_DE", "../de", "xx", "DE", "a" * 300, "de\n", "--"])
def test_no_catalogue_is_begun_for_what_is_no_language(
    code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "--begin" in said_of(translating.main, [f"--begin={code}"], capsys)


@pytest.mark.parametrize("words", [[], ["nowhere"], ["."], [__file__, f"--pictures={__file__}"]])
def test_only_a_program_can_be_tried(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    said_of(smoke.main, words, capsys)


def test_tools_speak_english_to_every_terminal() -> None:
    """Run apart: the program's own commands hand their language to the parser of a process."""
    done = subprocess.run(
        [sys.executable, "-m", "workshop", "fuzz", "--help"],
        env={"LANGUAGE": "pl", "LC_ALL": "pl_PL.UTF-8"},
        cwd=Path(__file__).resolve().parents[2],
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert done.stdout.startswith("usage: ")
    assert "number of damaged files" in done.stdout
