"""Where the production line lies on the stage: cards in rows along their runners, then the mould.

Up to nine cards and the mould stand in two rows of five, more in rows of six, of which two are in
sight. A larger stage has larger cards, and where it is wide the rows spread over it.
"""

from dataclasses import dataclass
from typing import Final

from brass_desktop.games.furnace.present.layout.cards import (
    PRODUCTION,
    SMALL_PRODUCTION,
    CardMeasures,
)
from brass_desktop.present.geometry import Point, Rect

ROWS: Final = 2
"""Rows in sight."""
_FEW_COLUMNS: Final = 5
_MANY_COLUMNS: Final = 6
_WIDEST: Final = 1.2
"""How much wider than designed a card may become."""


@dataclass(frozen=True, slots=True)
class LineMeasures:
    """The fixed sizes of one variant of the line."""

    head: Rect
    """The heading, from the corner of the stage on; its width is what is left."""
    top: float
    pitch: float
    card: tuple[float, float]
    apart: float
    """Between two cards."""
    side: float
    """Between the stage and the runner's ends."""
    runner: tuple[float, float]
    """How far below the card, and how high."""
    plate: float
    balance: tuple[float, float]
    """How far below the card, and how high."""
    raised: float


NORMAL: Final = LineMeasures(
    head=Rect(24, 18, 24, 32), top=60, pitch=398, card=(212, 282), apart=12.5, side=20,
    runner=(16, 14), plate=14, balance=(40, 44), raised=6,
)  # fmt: skip
SMALL: Final = LineMeasures(
    head=Rect(14, 9, 14, 24), top=36, pitch=268, card=(150, 192), apart=7, side=10,
    runner=(9, 9), plate=10, balance=(28, 38), raised=3,
)  # fmt: skip
NARROW: Final = CardMeasures(
    frame=4, ticket=34, name=26, letters=15, row=42, start_row=34, good=18.5, figure=16.5,
    stepper="below", keys=(34, 27), pair=112, told=(66, 23), tall=60, start_tall=58,
)  # fmt: skip
"""Cards of a row of six: their steppers stand below the effects."""


def columns_of(places: int) -> int:
    """Return how many cards of a line stand in a row; the mould takes a place as well."""
    return _FEW_COLUMNS if places < ROWS * _FEW_COLUMNS else _MANY_COLUMNS


def row_of(at: int, places: int) -> int:
    """Return the row in which a place of a line stands."""
    return at // columns_of(places)


@dataclass(frozen=True, slots=True)
class LineLayout:
    """The line of so many cards on a stage."""

    stage: Rect
    small: bool
    places: int
    first_row: int = 0
    """The first row in sight."""

    @property
    def measures(self) -> LineMeasures:
        """The sizes that hold here."""
        return SMALL if self.small else NORMAL

    @property
    def columns(self) -> int:
        """How many cards stand in a row."""
        return columns_of(self.places)

    @property
    def rows(self) -> int:
        """How many rows there are, the mould's included."""
        return -(-(self.places + 1) // self.columns)

    @property
    def last_first_row(self) -> int:
        """The first row in sight when the end of the line is."""
        return max(0, self.rows - ROWS)

    def in_sight(self, at: int) -> bool:
        """Tell whether the card at a place is shown."""
        return self._first <= at // self.columns < self._first + ROWS

    @property
    def _first(self) -> int:
        return min(self.first_row, self.last_first_row)

    @property
    def _pitch(self) -> float:
        m = self.measures
        room = (self.stage.w - 2 * (m.side - m.apart / 2)) / self.columns
        return min(room, m.card[0] * _WIDEST + m.apart)

    @property
    def _card(self) -> tuple[float, float]:
        m = self.measures
        spare = self.stage.h - m.top - ROWS * m.pitch
        return self._pitch - m.apart, m.card[1] + max(0.0, spare / ROWS)

    @property
    def card_measures(self) -> CardMeasures:
        """How a card of the line is divided."""
        if self.small:
            return SMALL_PRODUCTION
        return PRODUCTION if self._card[0] >= NORMAL.card[0] - 1 else NARROW

    @property
    def heading(self) -> Rect:
        """The line that says whose production it is."""
        at, head = self.stage, self.measures.head
        return Rect(at.x + head.x, at.y + head.y, at.w - head.x - head.w, head.h)

    def card(self, at: int, *, raised: bool = False) -> Rect:
        """Return the card at a place, a chosen one a little higher."""
        m, (width, height) = self.measures, self._card
        x, y = self._corner(at)
        return Rect(x, y - (m.raised if raised else 0), width, height)

    def _corner(self, at: int) -> Point:
        m = self.measures
        row, column = divmod(at, self.columns)
        block = self.columns * self._pitch - m.apart
        left = self.stage.centre[0] - block / 2
        return left + column * self._pitch, self._top(row)

    def _top(self, row: int) -> float:
        m = self.measures
        return self.stage.y + m.top + (row - self._first) * (m.pitch + self._card[1] - m.card[1])

    def balance(self, at: int) -> Rect:
        """Return where the stock after a card is told."""
        below, height = self.measures.balance
        card = self.card(at)
        return Rect(card.x, card.bottom + below, card.w, height)

    def plate(self, at: int) -> Point:
        """Return the middle of the plate with the number of a step."""
        below, height = self.measures.runner
        card = self.card(at)
        return card.centre[0], card.bottom + below + height / 2

    @property
    def mould(self) -> Rect:
        """The end of the line."""
        card = self.card(self.places)
        return Rect(card.x, card.y, card.w, self.balance(self.places).bottom - card.y)

    @property
    def mould_in_sight(self) -> bool:
        """Tell whether the end of the line is shown."""
        return self.in_sight(self.places)

    def runners(self) -> list[tuple[Rect, range]]:
        """Return the channel of every row in sight, with the places along it.

        The last one ends at the mould.
        """
        m, found = self.measures, []
        below, height = m.runner
        for row in range(self._first, min(self.rows, self._first + ROWS)):
            start, end = row * self.columns, (row + 1) * self.columns
            y = self._top(row) + self._card[1] + below
            left = self._corner(start)[0]
            right = self._corner(end - 1)[0] + self._card[0]
            if self.places < end:
                right = self.mould.x - 1
            places = range(start, min(end, self.places))
            if places:
                found.append((Rect(left, y, right - left, height), places))
        return found

    def place_at(self, point: Point) -> int | None:
        """Return the place of the line whose card and balance lie under a point."""
        for at in range(self.places):
            if self.in_sight(at):
                card = self.card(at)
                cell = Rect(card.x, card.y, card.w, self.balance(at).bottom - card.y)
                if cell.grown(self.measures.apart / 2).holds(point):
                    return at
        return None

    @property
    def scroll(self) -> tuple[Rect, Rect] | None:
        """The keys that bring earlier and later rows into sight, where there are more."""
        if self.rows <= ROWS:
            return None
        side = 22.0 if self.small else 30.0
        head = self.heading
        y = head.centre[1] - side / 2
        later = Rect(head.right - side, y, side, side)
        return later.moved(-side - 6, 0), later
