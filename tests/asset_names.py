"""Which assets the source names: string literals, also those with blanks to be filled in."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent / "brass_desktop"
DRAWING = {"sprite", "sprite_body", "nine", "draw_nine", "cover", "warm"}
"""Functions that are given the id of a picture."""
BLANK = "\0"
"""Stands in a literal for what is filled in when the program runs."""


@dataclass(frozen=True, slots=True)
class Name:
    """A literal of a module that may be the id of an asset."""

    module: str
    words: str
    drawn: bool
    """Whether it is handed to a function that draws it: then it must be one."""

    def fits(self, id: str) -> re.Match[str] | None:
        """Tell whether this may be the id; the groups are what filled the blanks."""
        return _pattern(self.words).fullmatch(id)


@cache
def _pattern(words: str) -> re.Pattern[str]:
    return re.compile(re.escape(words).replace(re.escape(BLANK), "(.*)"))


@cache
def names() -> tuple[Name, ...]:
    """Read every literal of the package."""
    return tuple(
        name
        for file in sorted(PACKAGE.rglob("*.py"))
        for name in names_in(
            file.relative_to(PACKAGE).as_posix(), ast.parse(file.read_text(encoding="utf-8"))
        )
    )


def names_in(module: str, tree: ast.AST) -> Iterator[Name]:
    """Read the literals of one module."""
    nodes = list(ast.walk(tree))
    drawn = {literal for call in nodes for literal in _drawn(call)}
    parts = {part for whole in nodes for part in _parts(whole)}
    for node in nodes:
        if node not in parts and (words := _words(node)) is not None:
            yield Name(module, words, node in drawn)


def _words(node: ast.AST) -> str | None:
    match node:
        case ast.Constant(str() as words):
            return words
        case ast.JoinedStr(parts):
            texts = (_words(part) if isinstance(part, ast.Constant) else BLANK for part in parts)
            return "".join(text or "" for text in texts)
        case ast.BinOp(ast.Constant(str() as words), ast.Add()):
            return words + BLANK
    return None


def _parts(whole: ast.AST) -> list[ast.expr]:
    match whole:
        case ast.JoinedStr(parts):
            return parts
        case ast.BinOp(ast.Constant(str()) as first, ast.Add()):
            return [first]
    return []


def _drawn(call: ast.AST) -> Iterator[ast.AST]:
    """Find the literals that a drawing function is given; a condition offers two."""
    if not isinstance(call, ast.Call):
        return
    function = call.func
    name = getattr(function, "attr", None) or getattr(function, "id", None)
    if name not in DRAWING:
        return
    for argument in call.args[:2]:
        chosen = [argument.body, argument.orelse] if isinstance(argument, ast.IfExp) else [argument]
        yield from (node for node in chosen if _words(node) is not None)
