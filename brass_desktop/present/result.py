"""The end of any game as data: the ranking, what decided it, where the points came from."""

from dataclasses import dataclass

from brass_desktop.core.types import Seat
from brass_desktop.present.charts import AnyChart, Cell
from brass_desktop.present.text import result as text


@dataclass(frozen=True, slots=True)
class Part:
    """A source of points, shown as a stretch of every bar in its own tint."""

    label: str
    tint: str


@dataclass(frozen=True, slots=True)
class Criterion:
    """What is compared where the points are equal, as one seat has it."""

    name: str
    """As the game's `Result` names it."""
    icon: str
    text: str
    note: str = ""
    """What equal words would hide, such as the space of a marker; else empty."""
    decided: bool = False
    """Whether it told this seat apart from one with equal points."""


@dataclass(frozen=True, slots=True)
class Place:
    """One place of the ranking."""

    seat: Seat
    rank: int
    owner: str
    name: str
    character: str
    character_names: tuple[str, ...]
    """In full and ever shorter."""
    initials: str
    points: tuple[int, ...]
    """By part of the result."""
    total: int
    criteria: tuple[Criterion, ...]
    line: str
    """The place in one line, for whoever only reads."""


@dataclass(frozen=True, slots=True)
class Column:
    """A column that every player has in the table: a picture or a word stands at its head."""

    label: str
    icon: str = ""
    tint: str = ""
    strong: bool = False
    width: int = 1
    """Against the other columns; a wide one is read from its left edge."""


@dataclass(frozen=True, slots=True)
class ResultRow:
    """A line of the table; each player in the order of the ranking has a cell for every column.

    Without a label it belongs to nobody else: each player's cells speak of something of their own.
    """

    label: str
    icon: str
    cells: tuple[tuple[Cell, ...], ...]
    strong: bool = False


@dataclass(frozen=True, slots=True)
class ResultView:
    """Everything the result screen says."""

    headline: str
    """Who has won."""
    summary: str
    medal: str
    """The mark on which totals stand."""
    parts: tuple[Part, ...]
    ranking: tuple[Place, ...]
    notes: tuple[str, ...]
    """What decided between seats with equal points."""
    columns: tuple[Column, ...]
    rows: tuple[ResultRow, ...]
    charts: tuple[AnyChart, ...]
    legend: str = ""
    """What the columns of the table are, where pictures at their heads do not tell."""


def time_played(seconds: float) -> str:
    """Say how long a game took; empty for less than a minute."""
    minutes = round(seconds / 60)
    if not minutes:
        return ""
    hours, rest = divmod(minutes, 60)
    return text.HOURS(hours=hours, minutes=rest) if hours else text.MINUTES(minutes=minutes)
