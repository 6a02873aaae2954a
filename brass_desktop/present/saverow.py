"""Everything that a list says of one saved game; a bad file spoils nothing but its own row."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from brass_desktop.present import savelist
from brass_desktop.present.dates import date_text
from brass_desktop.present.savelist import Listed, SeatLine
from brass_desktop.present.text import load as words
from brass_desktop.present.text import saves as problems


@dataclass(frozen=True, slots=True)
class SaveRow:
    """The words of one game: its row in the list, and its plate when it is chosen."""

    title: str
    chip: str
    line: str
    emblem: str
    """Icon of the game where there are several, else empty."""
    owners: tuple[str, ...]
    date: str
    state: str
    facts: str
    seats: Sequence[SeatLine]

    @property
    def searched(self) -> str:
        """All words by which the game can be found."""
        names = (seat.name for seat in self.seats)
        return " ".join((self.title, *names, self.line, self.chip, self.date)).casefold()


def row_of(game: Listed, now: datetime) -> SaveRow:
    """Describe a game; one that cannot be described is a row that says so."""
    try:
        return _row(game, now)
    except Exception:  # a file can hold more nonsense than we know of, and the list must live
        return _spoilt(game)


def _row(game: Listed, now: datetime) -> SaveRow:
    return SaveRow(
        game.title,
        savelist.chip(game),
        savelist.named_line(game),
        savelist.emblem(game),
        savelist.owners(game),
        date_text(game.saved, now),
        savelist.state_line(game),
        savelist.facts_line(game, now),
        savelist.seat_lines(game),
    )


def _spoilt(game: Listed) -> SaveRow:
    said = problems.PROBLEMS["invalid"]()
    return SaveRow(game.title, words.CHIPS["damaged"](), said, "", (), "", said, "", ())
