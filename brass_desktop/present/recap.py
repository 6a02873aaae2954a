"""What a seat has missed, as data for the curtain of any game."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RecapRow:
    """One thing that happened; `entry` is its place in the log, `owner` None for the table."""

    entry: int
    owner: str | None
    icon: str
    sentence: str
    detail: str


@dataclass(frozen=True, slots=True)
class StandingRow:
    """One of the player's numbers before and now."""

    icon: str
    """A mark: see `draw_mark`."""
    label: str
    before: str
    now: str
    note: str
    change: int = 0
    """By how much it is better (positive) or worse now."""


@dataclass(frozen=True, slots=True)
class Recap:
    """All the words of a curtain."""

    owner: str
    character: str
    initials: str
    hand: int
    """How many cards lie hidden."""
    card_back: str
    """The picture of a hidden card."""
    call: str
    name: str
    subtitle: str
    heading: str
    rows: tuple[RecapRow, ...]
    nothing: tuple[str, ...]
    """What is said when there are no rows, a paragraph each."""
    standing_heading: str
    standing: tuple[StandingRow, ...]
    answer: str
