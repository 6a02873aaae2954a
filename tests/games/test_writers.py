"""Only effects write a position in play: every change has its one function and its event.

Before play it is written by what lays it out: a setup, or a description for a lesson or a test.
"""

import ast
from collections.abc import Iterator

import pytest

from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.furnace.engine.state import FurnaceState
from tests.test_architecture import PACKAGE, parsed

WRITERS = {"state.py", "effects.py", "setup.py", "observation.py"}
"""The modules of an engine that may write a position."""
DESCRIPTION = "position.py"
"""Lays a position out for a lesson or a test, in the engine or in the package of one game."""
SLICES: dict[str, type[BrassState] | type[FurnaceState]] = {
    "brass": BrassState,
    "furnace": FurnaceState,
}
"""By slice: its positions. Slices never meet, so each may use the other's words."""


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
@pytest.mark.parametrize("slice_", SLICES)
def test_only_the_writers_write_a_position(slice_: str, part: str) -> None:
    fields = set(SLICES[slice_].__slots__)
    folder = PACKAGE / part / slice_ if part == "games" else PACKAGE / part
    wrong = []
    for path in sorted(folder.rglob("*.py")):
        if path.parent == PACKAGE / "games" / slice_ / "engine" and path.name in WRITERS:
            continue
        if part == "games" and path.name == DESCRIPTION:
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
