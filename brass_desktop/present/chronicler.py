"""From a log that grows to the chronicle that is read: newest first under its round."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any

from brass_desktop.core.session import Entry
from brass_desktop.present.chronicle import ChronicleEntry, ChronicleView

Telling = Callable[[int], Sequence[ChronicleEntry]]
"""Tells one entry of the log; a round that begins with it is a heading over what follows."""


class Chronicler:
    """Tells a game that goes on; what was told once stands, in the language it was told in."""

    def __init__(self) -> None:
        self._told: list[tuple[Entry[Any, Any], tuple[ChronicleEntry, ...]]] = []

    def tell(
        self, log: Sequence[Entry[Any, Any]], opening: ChronicleEntry, telling: Telling
    ) -> ChronicleView:
        """Tell everything that has happened, beginning with the heading of the first round."""
        kept = sum(1 for _ in takewhile(_is_same, zip(self._told, log, strict=False)))
        del self._told[kept:]
        for at, entry in enumerate(log[kept:], start=kept):
            self._told.append((entry, tuple(telling(at))))
        entries = [opening]
        for entry, lines in self._told:
            entries += map(_freshened, lines) if entry is log[-1] else lines
        first, *others = _newest_first(entries)
        # A round in which nothing has happened yet needs no heading above the last one.
        is_empty = bool(others) and others[0].is_heading
        return ChronicleView(tuple(others if is_empty else (first, *others)))


def _freshened(line: ChronicleEntry) -> ChronicleEntry:
    return line if line.owner is None else replace(line, fresh=True)


def _is_same(pair: tuple[tuple[Entry[Any, Any], object], Entry[Any, Any]]) -> bool:
    return pair[0][0] is pair[1]


def _newest_first(entries: list[ChronicleEntry]) -> Iterator[ChronicleEntry]:
    """Turn the order round while every heading stays above its own events."""
    group: list[ChronicleEntry] = []
    for entry in reversed(entries):
        if entry.is_heading:
            yield entry
            yield from group
            group = []
        else:
            group.append(entry)
