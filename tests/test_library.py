"""The library: its guide runs as it is printed, and shows no other names than the public ones."""

import ast
import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

from brass_desktop import library
from brass_desktop.core.errors import InvalidSetup
from brass_desktop.core.types import Setup
from brass_desktop.games.shelf import SHELF, GameInfo, load_game

GUIDE = Path(__file__).resolve().parent.parent / "docs" / "library.md"
TEXT = GUIDE.read_text(encoding="utf-8")
FENCE = re.compile(r"^```.*$", re.MULTILINE)
GAMES = pytest.mark.parametrize("info", SHELF, ids=lambda info: info.id)


def examples() -> doctest.DocTest:
    """Read all examples as one program; a fence must not count as what an example prints."""
    text = FENCE.sub("", TEXT)
    return doctest.DocTestParser().get_doctest(text, {}, GUIDE.name, str(GUIDE), 0)


def test_the_guide_runs_as_it_is_printed() -> None:
    complaints: list[str] = []
    outcome = doctest.DocTestRunner(verbose=False).run(examples(), out=complaints.append)
    assert outcome.attempted > 0
    assert outcome.failed == 0, "".join(complaints)


def test_every_block_of_python_in_the_guide_is_an_example() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    assert blocks
    assert [block for block in blocks if not block.startswith(">>> ")] == []


def test_the_guide_takes_every_name_from_the_library() -> None:
    modules = set()
    for example in examples().examples:
        for node in ast.walk(ast.parse(example.source)):
            if isinstance(node, ast.ImportFrom):
                modules.add(node.module)
            elif isinstance(node, ast.Import):
                modules |= {alias.name for alias in node.names}
    ours = {module for module in modules if module and module.startswith("brass_desktop")}
    assert ours == {"brass_desktop.library"}


def test_the_guide_tells_of_every_public_name() -> None:
    words = set(re.findall(r"\w+", TEXT))
    assert [name for name in library.__all__ if name not in words] == []


def test_whatever_the_library_imports_is_public() -> None:
    held = {name for name in vars(library) if not name.startswith("__")}
    assert held == set(library.__all__)


@GAMES
def test_a_number_of_players_that_a_game_is_not_for_is_refused(info: GameInfo) -> None:
    for players in (min(info.players) - 1, max(info.players) + 1):
        with pytest.raises(InvalidSetup, match=f"{info.players[0]}.*{info.players[-1]}"):
            load_game(info.id).new(Setup(players, 1))


@GAMES
def test_an_option_that_a_game_does_not_have_is_refused(info: GameInfo) -> None:
    with pytest.raises(InvalidSetup) as refused:
        load_game(info.id).new(Setup(info.players[0], 1, {"open_hands": True}))
    named = set(re.findall(r"\w+", str(refused.value)))
    assert {"open_hands", *info.options} <= named


@GAMES
def test_every_option_on_the_shelf_is_one_of_the_rules(info: GameInfo) -> None:
    for option in info.options:
        load_game(info.id).new(Setup(info.players[0], 1, {option: True}))


@pytest.mark.parametrize(
    ("code", "absent"),
    [
        ("import brass_desktop.library", ("pygame", "brass_desktop.games.brass")),
        (
            "from brass_desktop.library import SHELF, load_game, load_kit\n"
            "for info in SHELF: load_kit(load_game(info.id))",
            ("pygame",),
        ),
    ],
    ids=["imported", "with the bots of every game"],
)
def test_no_window_is_loaded(code: str, absent: tuple[str, ...]) -> None:
    asked = f"{code}\nimport sys\nprint([name for name in {absent!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
