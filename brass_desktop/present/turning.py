"""A turning point of any game as data: what is told to everybody before play goes on."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TurningLine:
    """One thing that changes; it bears its owner's seal, or a mark (see `draw_mark`)."""

    text: str
    value: str = ""
    owner: str | None = None
    mark: str = ""
    change: int = 0
    """Whether the value is good (positive) or bad news."""


@dataclass(frozen=True, slots=True)
class TurningColumn:
    """What belongs together, such as everything that leaves the table."""

    heading: str
    icon: str
    lines: tuple[TurningLine, ...]


@dataclass(frozen=True, slots=True)
class Turning:
    """The words of a turning point."""

    title: str
    lesson: str
    """The rule behind it in a sentence."""
    columns: tuple[TurningColumn, ...]
    seconds: float
    """How long it stays unless somebody goes on."""
