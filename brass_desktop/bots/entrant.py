"""Who takes part in an arena: a level, perhaps with some of its numbers changed.

`magnate:beam=20:mat=0.5#narrow` is the magnate with two numbers changed, shown as "narrow". The
same level may enter twice under two labels; the difference of their results must then be zero.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from hashlib import blake2b
from math import isfinite
from types import NoneType
from typing import Any, Final, Generic, Literal, get_args, get_type_hints

from brass_desktop.bots.kit import L

Fault = Literal["level", "value", "whole", "number"]
LARGEST: Final = 1_000_000
"""No number of a level is larger, or smaller than its opposite."""
NONE: Final = "none"


class UnknownEntrant(ValueError):
    """The text names no level or no number of one: `word` is no such thing as `fault` names."""

    def __init__(self, fault: Fault, word: str, possible: str) -> None:
        super().__init__(f"no {fault}: {word}; possible: {possible}")
        self.fault = fault
        self.word = word
        self.possible = possible
        """What there is instead."""


@dataclass(frozen=True, slots=True)
class Entrant(Generic[L]):
    """A level under a label."""

    label: str
    level: L

    @property
    def parameters(self) -> str:
        """A short fingerprint of the numbers: equal ones play equally."""
        return blake2b(repr(replace(self.level, id="")).encode(), digest_size=4).hexdigest()


AnyEntrant = Entrant[Any]
"""An entrant of a game that is known only by its name."""


def read_entrant(text: str, levels: Mapping[str, L]) -> Entrant[L]:
    """Read `level[:number=value]…[#label]`, or raise `UnknownEntrant`."""
    spec, _, label = text.partition("#")
    name, *changes = spec.split(":")
    if name not in levels:
        raise UnknownEntrant("level", name, ", ".join(levels))
    level = levels[name]
    for change in changes:
        level = _changed(level, change)
    return Entrant(label or spec, level)


def _changed(level: L, change: str) -> L:
    """Change one number of the level, or of a record inside it."""
    number, _, value = change.partition("=")
    for name in (field.name for field in fields(level)):
        part = getattr(level, name)
        if is_dataclass(part) and not isinstance(part, type):
            if number in {field.name for field in fields(part)}:
                changed = replace(part, **{number: _read(part, number, value)})
                return replace(level, **{name: changed})
        elif name == number != "id":
            return replace(level, **{name: _read(level, number, value)})
    raise UnknownEntrant("number", number, ", ".join(_numbers(level)))


def _numbers(record: object) -> Iterator[str]:
    """Name everything that can be changed."""
    assert is_dataclass(record) and not isinstance(record, type)
    for field in fields(record):
        part = getattr(record, field.name)
        if is_dataclass(part):
            yield from _numbers(part)
        elif field.name != "id":
            yield field.name


def _read(record: object, number: str, text: str) -> float | None:
    """Read a value of the kind that the record has there, and of a size that can be played."""
    kind = get_type_hints(type(record))[number]
    kinds = get_args(kind) or (kind,)
    if text == NONE and NoneType in kinds:
        return None
    # What is counted is never below nothing, unless it already is.
    least = 0 if (getattr(record, number) or 0) >= 0 else -LARGEST
    value = _float(text)
    is_whole = float not in kinds
    if value is None or not least <= value <= LARGEST or (is_whole and value != int(value)):
        fault: Fault = "whole" if is_whole else "value"
        raise UnknownEntrant(fault, f"{number}={text}", f"{least}…{LARGEST}")
    return int(value) if is_whole or (value == int(value) and "." not in text) else value


def _float(text: str) -> float | None:
    """Read a number; what is none, or has no end, is passed over."""
    try:
        value = float(text)
    except ValueError:
        return None
    return value if isfinite(value) else None
