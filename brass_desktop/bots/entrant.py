"""Who takes part in an arena: a level, perhaps with some of its numbers changed.

`magnate:beam=20:mat=0.5#narrow` is the magnate with two numbers changed, shown as "narrow". The
same level may enter twice under two labels; the difference of their results must then be zero.
"""

from dataclasses import dataclass, fields, replace
from hashlib import blake2b
from typing import Literal

from brass_desktop.bots.candidates import Taste
from brass_desktop.bots.levels import LEVELS, Level
from brass_desktop.bots.weights import Weights

Fault = Literal["level", "value", "number"]


class UnknownEntrant(ValueError):
    """The text names no level or no number of one: `word` is no such thing as `fault` names."""

    def __init__(self, fault: Fault, word: str) -> None:
        super().__init__(f"no {fault}: {word}")
        self.fault = fault
        self.word = word


@dataclass(frozen=True, slots=True)
class Entrant:
    """A level under a label."""

    label: str
    level: Level

    @property
    def parameters(self) -> str:
        """A short fingerprint of the numbers: equal ones play equally."""
        return blake2b(repr(replace(self.level, id="")).encode(), digest_size=4).hexdigest()


def read_entrant(text: str) -> Entrant:
    """Read `level[:number=value]…[#label]`, or raise `UnknownEntrant`."""
    spec, _, label = text.partition("#")
    name, *changes = spec.split(":")
    if name not in LEVELS:
        raise UnknownEntrant("level", name)
    level = LEVELS[name]
    for change in changes:
        level = _changed(level, change)
    return Entrant(label or spec, level)


def _changed(level: Level, change: str) -> Level:
    """Change one number of the level, of its weights or of its taste."""
    number, _, value = change.partition("=")
    try:
        read: float | None = None if value == "none" else float(value)
    except ValueError as error:
        raise UnknownEntrant("value", change) from error
    if read is not None and read == int(read) and "." not in value:
        read = int(read)
    changes = {number: read}
    # The names come from the command line; the records themselves say which they know.
    if number in {field.name for field in fields(Weights)}:
        return replace(level, weights=replace(level.weights, **changes))  # type: ignore[arg-type]
    if number in {field.name for field in fields(Taste)}:
        return replace(level, taste=replace(level.taste, **changes))  # type: ignore[arg-type]
    if number in {field.name for field in fields(Level)} - {"id", "weights", "taste"}:
        return replace(level, **changes)  # type: ignore[arg-type]
    raise UnknownEntrant("number", number)
