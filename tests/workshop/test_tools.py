"""The developers' tools as they are called from a terminal."""

import subprocess
import sys
from pathlib import Path

import pytest

from brass_desktop.commands import SUBCOMMANDS
from workshop.__main__ import TOOLS, main


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


def test_players_and_developers_have_different_commands() -> None:
    assert not set(TOOLS) & set(SUBCOMMANDS)


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["paint"],
        ["fuzz", "--count", "0"],
        ["powercut", "--kills", "-1"],
        ["bench", "--saves", "--ui"],
        ["bench", "--runs", "none"],
        ["bench", "--against", "nowhere"],
        ["examples"],
    ],
    ids=" ".join,
)
def test_wrong_usage_ends_with_two(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code == 2
    assert capsys.readouterr().err.startswith("usage: python -m workshop")


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
