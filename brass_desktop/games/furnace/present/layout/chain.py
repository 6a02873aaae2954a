"""Where the chain lies on the stage: new cards and the gaps' bars above, the chain below.

A long chain has narrower cards; where they would become too narrow to read, it runs in two rows.
"""

from dataclasses import dataclass, replace
from typing import Final

from brass_desktop.games.furnace.present.layout.cards import (
    CHAIN,
    SMALL_WORKS,
    CardMeasures,
)
from brass_desktop.present.geometry import Point, Rect

_ROWS: Final = 2
_FEW: Final = 2
"""So many new cards have their full width."""


@dataclass(frozen=True, slots=True)
class ChainMeasures:
    """The fixed sizes of one variant of the chain."""

    head: Rect
    upper: tuple[float, float]
    """Top and height of new cards and bars."""
    fresh: tuple[float, float]
    """Width of one or two new cards, and of more."""
    fresh_left: float
    between: float
    """Between new cards and bars."""
    top: float
    card: tuple[float, float]
    least: float
    """How narrow a card may become before the chain takes two rows."""
    gap: float
    side: float
    plate_of_gap: tuple[float, float]
    runner: tuple[float, float]
    """How far below the card, and how high."""
    plate: float
    balance: tuple[float, float]
    """How far below the card, and how high."""
    raised: float
    foot: float
    """What stays free below a row of two."""


NORMAL: Final = ChainMeasures(
    head=Rect(24, 18, 24, 32), upper=(66, 262), fresh=(168, 131), fresh_left=40, between=32,
    top=372, card=(152, 318), least=124, gap=30, side=20, plate_of_gap=(26, 110), runner=(40, 14),
    plate=14, balance=(66, 44), raised=14, foot=0,
)  # fmt: skip
NORMAL_TWO_ROWS: Final = replace(
    NORMAL, upper=(60, 188), top=272, card=(152, 200), runner=(12, 14), balance=(36, 44), raised=6,
    foot=16,
)  # fmt: skip
SMALL: Final = ChainMeasures(
    head=Rect(14, 9, 14, 24), upper=(38, 170), fresh=(112, 92), fresh_left=18, between=16, top=232,
    card=(104, 222), least=86, gap=22, side=10, plate_of_gap=(20, 80), runner=(20, 9), plate=10,
    balance=(38, 38), raised=8, foot=0,
)  # fmt: skip
SMALL_TWO_ROWS: Final = replace(
    SMALL, upper=(36, 136), top=184, card=(104, 132), runner=(7, 9), balance=(24, 34), raised=3,
    foot=4,
)  # fmt: skip

LOW: Final = replace(CHAIN, row=44, start_row=34, good=20, figure=17)
SMALL_LOW: Final = replace(SMALL_WORKS, row=31, start_row=23.5)


@dataclass(frozen=True, slots=True)
class ChainLayout:
    """A chain of so many cards with so many new ones above it."""

    stage: Rect
    small: bool
    places: int
    fresh: int

    @property
    def measures(self) -> ChainMeasures:
        """The sizes that hold here."""
        if self.rows == 1:
            return SMALL if self.small else NORMAL
        return SMALL_TWO_ROWS if self.small else NORMAL_TWO_ROWS

    @property
    def card_measures(self) -> CardMeasures:
        """How a card of the chain is divided; in two rows there is less for its effects."""
        if self.rows == 1:
            return SMALL_WORKS if self.small else CHAIN
        return SMALL_LOW if self.small else LOW

    @property
    def heading(self) -> Rect:
        """The line that says whose chain it is."""
        at, head = self.stage, self.measures.head
        return Rect(at.x + head.x, at.y + head.y, at.w - head.x - head.w, head.h)

    @property
    def rows(self) -> int:
        """Whether the chain runs in one row or in two."""
        m = SMALL if self.small else NORMAL
        room = self.stage.w - 2 * m.side - m.gap
        return 1 if self.places * (m.least + m.gap) <= room else _ROWS

    @property
    def columns(self) -> int:
        """How many cards stand in a row."""
        return -(-self.places // self.rows)

    @property
    def _card(self) -> tuple[float, float]:
        m = self.measures
        room = (self.stage.w - 2 * m.side - m.gap) / self.columns - m.gap
        spare = self.stage.h - _DESIGNED[self.small]
        return min(m.card[0], room), m.card[1] + spare / self.rows

    def card(self, at: int, *, raised: bool = False) -> Rect:
        """Return a card of the chain, one that is being placed a little higher."""
        m, (width, height) = self.measures, self._card
        row, column = divmod(at, self.columns)
        block = self.columns * (width + m.gap) - m.gap
        x = self.stage.centre[0] - block / 2 + column * (width + m.gap)
        y = self.stage.y + m.top + row * (height + sum(m.balance) + m.foot)
        return Rect(x, y - (m.raised if raised else 0), width, height)

    def gap(self, before: int) -> Rect:
        """Return the plate of the gap before a place, or after the last one."""
        m = self.measures
        after_last = before >= self.places
        card = self.card(self.places - 1 if after_last else before)
        x = card.right + m.gap / 2 if after_last else card.x - m.gap / 2
        width, height = m.plate_of_gap
        return Rect.around((x, card.centre[1]), width, min(height, card.h))

    def plate(self, at: int) -> Point:
        """Return the middle of the plate with the number of a step."""
        below, height = self.measures.runner
        card = self.card(at)
        return card.centre[0], card.bottom + below + height / 2

    def runner(self, row: int) -> Rect:
        """Return the channel below a row."""
        m = self.measures
        below, height = self.measures.runner
        card = self.card(row * self.columns)
        return Rect(self.stage.x + m.side, card.bottom + below, self.stage.w - 2 * m.side, height)

    def balance(self, at: int) -> Rect:
        """Return where the stock after a card is told."""
        m, card = self.measures, self.card(at)
        below, height = m.balance
        spread = min(6.0, m.gap / 4)
        return Rect(card.x - spread, card.bottom + below, card.w + 2 * spread, height)

    def new_card(self, number: int) -> Rect:
        """Return a new card above the chain; many are narrower."""
        m, (top, height) = self.measures, self.measures.upper
        width = m.fresh[0] if self.fresh <= _FEW else m.fresh[1]
        return Rect(
            self.stage.x + m.fresh_left + number * (width + m.fresh_left / 2),
            self.stage.y + top,
            width,
            height,
        )

    @property
    def bars(self) -> Rect:
        """The panel that compares the gaps, beside the new cards."""
        m, (top, height) = self.measures, self.measures.upper
        left = self.new_card(self.fresh - 1).right + m.between
        right = self.stage.right - m.head.x
        return Rect(left, self.stage.y + top, right - left, height)


_DESIGNED: Final = {False: 856.0, True: 574.0}
"""Height of the stage for which the sizes were made."""
