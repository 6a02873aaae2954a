"""Who takes part in an arena: a level, perhaps with some of its numbers changed.

`magnate:beam=20:mat=0.5#narrow` is the magnate with two numbers changed, shown as "narrow". The
same level may enter twice under two labels; the difference of their results must then be zero.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from hashlib import blake2b
from typing import Any, Generic, Literal

from brass_desktop.bots.kit import L

Fault = Literal["level", "value", "number"]


class UnknownEntrant(ValueError):
    """The text names no level or no number of one: `word` is no such thing as `fault` names."""

    def __init__(self, fault: Fault, word: str) -> None:
        super().__init__(f"no {fault}: {word}")
        self.fault = fault
        self.word = word


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
        raise UnknownEntrant("level", name)
    level = levels[name]
    for change in changes:
        level = _changed(level, change)
    return Entrant(label or spec, level)


def _changed(level: L, change: str) -> L:
    """Change one number of the level, or of a record inside it."""
    number, _, value = change.partition("=")
    try:
        read: float | None = None if value == "none" else float(value)
    except ValueError as error:
        raise UnknownEntrant("value", change) from error
    if read is not None and read == int(read) and "." not in value:
        read = int(read)
    for name in (field.name for field in fields(level)):
        part = getattr(level, name)
        if is_dataclass(part) and not isinstance(part, type):
            if number in {field.name for field in fields(part)}:
                return replace(level, **{name: replace(part, **{number: read})})
        elif name == number != "id":
            return replace(level, **{name: read})
    raise UnknownEntrant("number", number)
