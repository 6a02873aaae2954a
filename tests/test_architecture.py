"""The shape of the house: who may import whom.

Imports are read from the source of every module, also those inside functions, so nothing has to be
run and nothing can hide behind a condition.
"""

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from brass_desktop.games.shelf import SHELF

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "brass_desktop"
MODULES = sorted(PACKAGE.rglob("*.py"))
LONGEST = 400

SHARED = {
    "core": {"core"},
    "shelf": {"core", "shelf"},
    "bots": {"core", "shelf", "bots"},
    "i18n": {"i18n"},
    "present": {"core", "shelf", "bots", "i18n", "present"},
    "services": {"core", "shelf", "i18n", "services"},
    "ui": {"core", "shelf", "bots", "i18n", "present", "services", "ui"},
    "commands": {"core", "shelf", "bots", "i18n", "present", "services", "commands"},
    "app": {"core", "shelf", "bots", "i18n", "present", "services", "commands", "ui"},
    "library": {"core", "shelf", "bots", "services"},
    "__main__": {"app", "commands", "present"},
    "__init__": set(),
}
"""By shared part: the shared parts it may import. None may import a slice: games are found through
the shelf."""

SLICE = {
    "engine": ({"core"}, {"engine"}),
    "game": ({"core", "shelf"}, {"engine", "game"}),
    "bots": ({"core", "bots"}, {"engine", "bots"}),
    "present": ({"core", "shelf", "bots", "i18n", "present"}, {"engine", "bots", "present"}),
    "ui": (
        {"core", "shelf", "bots", "i18n", "present", "services", "ui"},
        {"engine", "present", "ui"},
    ),
}
"""By layer of a slice: the shared parts and the layers of its own it may import. `game` is the
package of one game of a family, such as its definition and what only it has."""


MAY_READ_THE_CLOCK = {"bots/client.py", "bots/process.py"}
"""The handle on a thinking worker and its process, which must notice that it does not answer."""

WITHOUT_CLOCK_AND_DICE = {"random", "time", "datetime"}
PURE = {"pygame", "platformdirs", "gettext", "os", "pathlib"} | WITHOUT_CLOCK_AND_DICE
KEEPS_OUT = {
    "core": PURE,
    "shelf": PURE,
    "engine": PURE,
    "game": PURE,
    "bots": {"pygame"} | WITHOUT_CLOCK_AND_DICE,
    "present": {"pygame", "platformdirs", "gettext", "time", "os"},
    "i18n": {"pygame"},
    "services": {"pygame"},
    "commands": {"pygame"},
    "library": {"pygame"},
    "__main__": {"pygame"},
}
"""By part or layer: libraries to do without. A core without clock and dice replays for ever."""


class Room(NamedTuple):
    """Where a module lives: a shared part, or a layer of a slice."""

    layer: str
    slice: str | None = None


class Import(NamedTuple):
    """One imported module or name, and the file that imports it."""

    file: str
    target: str

    @property
    def room(self) -> Room:
        """The room that imports."""
        return room_of(self.file.removesuffix(".py").split("/"))


def room_of(parts: list[str]) -> Room:
    match parts:
        case ["games", "shelf", *_]:
            return Room("shelf")
        case ["games", slice_, layer, *_]:
            return Room(layer if layer in SLICE else "game", slice_)
        case [part, *_]:
            return Room(part)
    raise AssertionError(parts)


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


def _own(found: Import) -> list[str]:
    """Give the imported name without the package's, empty for what is not ours."""
    owner, *rest = found.target.split(".")
    return rest if owner == "brass_desktop" and rest[:1] != ["__version__"] else []


def _may_import(found: Import) -> bool:
    parts = _own(found)
    if not parts:
        return True
    here, there = found.room, room_of(parts)
    if here.slice is None:
        return there.slice is None and there.layer in SHARED[here.layer]
    shared, own = SLICE[here.layer]
    if there.slice is None:
        return there.layer in shared
    return there.slice == here.slice and there.layer in own


def test_the_package_has_no_part_without_rules() -> None:
    parts = {found.room.layer for found in imports()}
    assert parts <= set(SHARED) | set(SLICE)


def test_rooms_import_only_what_they_may() -> None:
    assert [found for found in imports() if not _may_import(found)] == []


def test_libraries_stay_where_they_belong() -> None:
    wrong = []
    for found in imports():
        library = found.target.split(".", 1)[0]
        barred = KEEPS_OUT.get(found.room.layer, set())
        excused = found.file in MAY_READ_THE_CLOCK and library == "time"
        if library in barred and not excused:
            wrong.append(found)
    assert wrong == []


def test_pygame_is_imported_only_by_the_window() -> None:
    users = {found.room.layer for found in imports() if found.target.split(".", 1)[0] == "pygame"}
    assert users == {"ui"}


def test_what_developers_run_stays_out_of_the_program() -> None:
    owners = {found.target.split(".", 1)[0] for found in imports()}
    assert "brass_desktop" in owners
    assert not owners & {"workshop", "tests"}


def _module_file(parts: list[str]) -> Path | None:
    base = PACKAGE.joinpath(*parts)
    for path in (base.with_suffix(".py"), base / "__init__.py"):
        if path.exists():
            return path
    return None


@cache
def _defined(path: Path) -> frozenset[str]:
    """Name what a module itself defines; a name bound to an imported one is still the other's."""
    tree = parsed(path)
    imported = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    }
    found: set[str] = set()
    for node in tree.body:
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                found.add(name)
            case (
                ast.Assign(value=ast.expr() as value) | ast.AnnAssign(value=ast.expr() as value)
            ) if _is_only(value, imported):
                continue
            case ast.Assign(targets=targets):
                found |= {n.id for t in targets for n in ast.walk(t) if isinstance(n, ast.Name)}
            case ast.AnnAssign(target=ast.Name(id=name)):
                found.add(name)
    return frozenset(found)


def _is_only(value: ast.expr, imported: set[str]) -> bool:
    """Tell whether a value is nothing but an imported name, or something in an imported module."""
    while isinstance(value, ast.Attribute):
        value = value.value
    return isinstance(value, ast.Name) and value.id in imported


def _laundered(found: Import) -> bool:
    """Tell whether a name is taken from a module that only imported it itself."""
    parts = _own(found)
    if not parts or _module_file(parts) is not None:
        return False
    home = _module_file(parts[:-1])
    return home is not None and parts[-1] not in _defined(home)


def test_every_name_is_imported_from_where_it_is_defined() -> None:
    """A re-export would carry a type across layers unseen."""
    assert [found for found in imports() if _laundered(found)] == []


def test_only_the_library_re_exports_and_nobody_here_uses_it() -> None:
    """It is the door for other programs; inside, every name has one place."""
    doors = {path.relative_to(PACKAGE).as_posix() for path in MODULES if _lists_names(path)}
    assert doors == {"library.py"}
    assert [found for found in imports() if _own(found)[:1] == ["library"]] == []


def _lists_names(path: Path) -> bool:
    return "__all__" in _defined(path)


def test_the_laundering_check_sees_what_it_should(tmp_path: Path) -> None:
    module = tmp_path / "middleman.py"
    module.write_text(
        "import far\nfrom far import Hidden\nalias = Hidden\nother: type = Hidden\n"
        "third = far.Hidden\nOWN = 1\nclass Mine: ...\n"
    )
    assert _defined(module) == {"OWN", "Mine"}


def _game_ids_compared(tree: ast.Module) -> Iterator[ast.AST]:
    known = {info.id for info in SHELF}
    for node in ast.walk(tree):
        match node:
            case ast.Compare(left=left, comparators=comparators):
                constants = [left, *comparators]
            case ast.MatchValue(value=value):
                constants = [value]
            case _:
                continue
        for constant in constants:
            if isinstance(constant, ast.Constant) and constant.value in known:
                yield node


def test_nobody_asks_which_game_it_is_in() -> None:
    wrong = [
        f"{path.relative_to(PACKAGE)}:{getattr(node, 'lineno', 0)}"
        for path in MODULES
        for node in _game_ids_compared(parsed(path))
    ]
    assert wrong == []


def _names_a_game(path: Path) -> bool:
    """Tell whether the code of a module, not its comments, holds the name of a game."""
    names = {info.id for info in SHELF}
    strings = (n.value for n in ast.walk(parsed(path)) if isinstance(n, ast.Constant))
    return any(isinstance(value, str) and value in names for value in strings)


def test_shared_code_knows_no_game_by_name() -> None:
    shared = [
        path
        for path in MODULES
        if room_of(list(path.relative_to(PACKAGE).parts)).slice is None and path.name != "shelf.py"
    ]
    assert len(shared) > 100
    assert [path.name for path in shared if _names_a_game(path)] == []


SAID_TWICE = {"Action"}
"""What a seat does, in the rules; and what a control does when it is pressed."""


def _public_types(tree: ast.Module) -> Iterator[str]:
    """Name the classes of a module, and what else is written like one: types by another name."""
    for node in tree.body:
        match node:
            case ast.ClassDef(name=name):
                pass
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                # A variable of types, such as `S`, is as capital as a constant.
                if name.isupper() or not name[:1].isupper():
                    continue
            case _:
                continue
        if not name.startswith("_"):
            yield name


def _defined_twice(modules: Iterable[tuple[str | None, ast.Module]]) -> set[str]:
    """Find what two modules call alike that may both be imported by a third."""
    homes: dict[str, list[str | None]] = {}
    for slice_, tree in modules:
        for name in _public_types(tree):
            homes.setdefault(name, []).append(slice_)
    return {
        name
        for name, found in homes.items()
        if len(found) > 1 and (None in found or len(set(found)) < len(found))
    }


def test_every_type_has_a_name_of_its_own() -> None:
    """Two games may call theirs alike, for they never meet; shared code meets everybody."""
    modules = (
        (room_of(list(path.relative_to(PACKAGE).with_suffix("").parts)).slice, parsed(path))
        for path in MODULES
    )
    assert _defined_twice(modules) == SAID_TWICE


def test_a_name_that_is_used_twice_would_be_found() -> None:
    first, alias = ast.parse("class Row: ..."), ast.parse("Row = dict[str, float]")
    assert _defined_twice([(None, first), (None, alias)]) == {"Row"}
    assert _defined_twice([(None, first), ("brass", alias)]) == {"Row"}
    assert _defined_twice([("brass", first), ("brass", alias)]) == {"Row"}
    assert _defined_twice([("brass", first), ("furnace", alias)]) == set()
    assert _defined_twice([(None, ast.parse("A = 1")), (None, ast.parse("A = 2"))]) == set()


def test_modules_stay_short() -> None:
    tested = [*MODULES, *(ROOT / "tests").rglob("*.py"), *(ROOT / "workshop").rglob("*.py")]
    long = {
        path.name: lines
        for path in tested
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > LONGEST
    }
    assert long == {}
