"""The shape of the program: who may import whom, and who may write a position.

Imports are read from the source of every module, also those inside functions, so nothing has to be
run and nothing can hide behind a condition.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from brass_desktop.core.registry import GAMES
from brass_desktop.games.brass.state import BrassState

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "brass_desktop"
MODULES = sorted(PACKAGE.rglob("*.py"))
LONGEST = 500

MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "i18n": {"i18n"},
    "present": {"core", "games", "bots", "i18n", "present"},
    "services": {"core", "i18n", "present", "services"},
    "ui": {"core", "i18n", "present", "services", "ui"},
    "commands": {"core", "games", "bots", "i18n", "present", "services", "commands"},
    "app": {"core", "games", "bots", "i18n", "present", "services", "commands", "ui"},
    "__main__": {"app", "commands", "present"},
    "__init__": set(),
}
"""By part of the package: the parts it may import; `__version__` is free for all."""

WORDS_FOR_THE_WINDOW = {
    "brass_desktop.games.brass.ids.RESOURCE_NAMES",
    "brass_desktop.games.brass.game.BrassSession",
}
"""All that `ui` may take from `games`: a list of names and a type, nothing that answers."""

MAY_DRAW = {
    f"commands/{name}.py"
    for name in ("shots", "play_shots", "screen_shots", "table_shots", "bench_ui")
}
"""Commands that may import `ui` and pygame, as pictures and frame times need them."""

MAY_READ_THE_CLOCK = {"bots/client.py"}
"""The handle on a thinking worker, which must notice that it does not answer."""

KEEPS_OUT = {
    "core": {"pygame", "platformdirs", "gettext", "random", "time", "datetime", "os", "pathlib"},
    "games": {"pygame", "platformdirs", "gettext", "random", "time", "datetime", "os", "pathlib"},
    "bots": {"pygame", "random", "time", "datetime"},
    "present": {"pygame", "platformdirs", "gettext", "time", "os"},
    "i18n": {"pygame"},
    "services": {"pygame"},
    "commands": {"pygame"},
    "__main__": {"pygame"},
}
"""By part: libraries it must do without. A core without clock and dice replays for ever."""

WRITERS = {"state.py", "effects.py", "setup.py", "observation.py"}
"""The modules of games/brass that may write a `BrassState`."""


class Import(NamedTuple):
    """One imported module or name, and the file that imports it."""

    file: str
    target: str

    @property
    def part(self) -> str:
        """The part of the package that imports."""
        return self.file.split("/", 1)[0].removesuffix(".py")


def _targets(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Import(names=names):
            yield from (alias.name for alias in names)
        case ast.ImportFrom(module=str() as module, names=names, level=0):
            yield from (f"{module}.{alias.name}" for alias in names)
        case ast.ImportFrom():
            raise AssertionError("relative imports are not used here")
        case ast.Call(func=ast.Name(id="__import__" | "import_module"), args=[ast.Constant() as a]):
            yield str(a.value)


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def imports() -> tuple[Import, ...]:
    return tuple(
        Import(path.relative_to(PACKAGE).as_posix(), target)
        for path in MODULES
        for node in ast.walk(parsed(path))
        for target in _targets(node)
    )


def test_the_package_has_no_part_without_rules() -> None:
    parts = {path.relative_to(PACKAGE).parts[0].removesuffix(".py") for path in MODULES}
    assert parts <= set(MAY_IMPORT)


def test_parts_import_only_what_they_may() -> None:
    wrong = []
    for found in imports():
        owner, *rest = found.target.split(".")
        if owner != "brass_desktop" or rest[:1] == ["__version__"]:
            continue
        allowed = MAY_IMPORT[found.part] | ({"ui"} if found.file in MAY_DRAW else set())
        words = WORDS_FOR_THE_WINDOW if found.part == "ui" else set()
        if rest and rest[0] not in allowed and found.target not in words:
            wrong.append(found)
    assert wrong == []


def test_libraries_stay_where_they_belong() -> None:
    wrong = []
    for found in imports():
        library = found.target.split(".", 1)[0]
        barred = KEEPS_OUT.get(found.part, set())
        excused = {"pygame": MAY_DRAW, "time": MAY_READ_THE_CLOCK}.get(library, set())
        if library in barred and found.file not in excused:
            wrong.append(found)
    assert wrong == []


def test_pygame_is_imported_only_by_the_window_and_what_draws() -> None:
    users = {found.file for found in imports() if found.target.split(".", 1)[0] == "pygame"}
    assert users
    assert {file for file in users if not file.startswith("ui/")} <= MAY_DRAW | {"app.py"}


def test_the_family_core_knows_none_of_its_games() -> None:
    wrong = [
        found
        for found in imports()
        if found.file.startswith("games/brass/")
        and not found.file.startswith("games/brass/birmingham/")
        and found.target.startswith("brass_desktop.games.brass.birmingham")
    ]
    assert wrong == []


def _game_ids_compared(tree: ast.Module) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        match node:
            case ast.Compare(left=left, comparators=comparators):
                constants = [left, *comparators]
            case ast.MatchValue(value=value):
                constants = [value]
            case _:
                continue
        for constant in constants:
            if isinstance(constant, ast.Constant) and constant.value in GAMES:
                yield node


def test_nobody_asks_which_game_it_is_in() -> None:
    wrong = [
        f"{path.relative_to(PACKAGE)}:{getattr(node, 'lineno', 0)}"
        for path in MODULES
        if path != PACKAGE / "core" / "registry.py"
        for node in _game_ids_compared(parsed(path))
    ]
    assert wrong == []


def test_modules_stay_short() -> None:
    tested = [*MODULES, *(ROOT / "tests" / "games").rglob("*.py")]
    long = {
        path.name: lines
        for path in tested
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > LONGEST
    }
    assert long == {}


CHANGES_A_LIST = {"append", "extend", "insert", "pop", "remove", "clear", "sort", "reverse"}


def _written_fields(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Yield every field name of a position that is assigned, item by item or as a whole.

    `self.x = …` is the business of the class that has it, and a session has players of its own.
    """
    for node in ast.walk(tree):
        targets: list[ast.expr] = []
        match node:
            case ast.Assign(targets=written):
                targets = written
            case ast.AugAssign():
                targets = [node.target]
            case ast.AnnAssign(value=ast.expr()):
                targets = [node.target]
            case ast.Delete(targets=written):
                targets = written
            case ast.Call(func=ast.Attribute(value=value, attr=method)) if method in CHANGES_A_LIST:
                targets = [value]
            case ast.Call(
                func=ast.Name(id="setattr"), args=[_, ast.Constant(value=str() as name), *_]
            ):
                yield name, node.lineno
        for target in targets:
            yield from _fields_in(target)


def _fields_in(target: ast.expr) -> Iterator[tuple[str, int]]:
    match target:
        case ast.Tuple(elts=parts) | ast.List(elts=parts):
            for part in parts:
                yield from _fields_in(part)
        case ast.Subscript(value=value) | ast.Starred(value=value):
            yield from _fields_in(value)
        case ast.Attribute(value=ast.Name(id="self" | "session")):
            return
        case ast.Attribute(attr=name):
            yield name, target.lineno


@pytest.mark.parametrize("part", ["core", "games", "bots", "present", "commands"])
def test_only_the_writers_write_a_position(part: str) -> None:
    fields = set(BrassState.__slots__)
    wrong = []
    for path in sorted((PACKAGE / part).rglob("*.py")):
        if path.parent == PACKAGE / "games" / "brass" and path.name in WRITERS:
            continue
        wrong += [
            f"{path.relative_to(PACKAGE)}:{line} writes {name}"
            for name, line in _written_fields(parsed(path))
            if name in fields
        ]
    assert wrong == []


def test_the_writing_check_sees_what_it_should() -> None:
    source = """
state.money[0] -= 3
state.hands[1] = ()
state.deck, other = (), 1
table.slot_cubes.append(4)
setattr(state, "vp", [])
del state.order
state.roads: object = None
self.money = 1
state.anything = 2
x = state.money[0]
"""
    seen = [name for name, _ in _written_fields(ast.parse(source))]
    assert sorted(set(seen) & set(BrassState.__slots__)) == [
        "deck",
        "hands",
        "money",
        "order",
        "roads",
        "slot_cubes",
        "vp",
    ]
    assert seen.count("money") == 1
