"""How a mat is divided: its industries in rows, and the corner that explains a tile."""

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from brass_desktop.present.geometry import Rect

COLUMN: Final = 218.0
COLUMNS: Final = 8
_CORNER: Final = (24.0, 120.0)
_HEIGHT: Final = 880.0
_GAP: Final = 8.0


@dataclass(frozen=True, slots=True)
class MatArrangement:
    """The rows of one game's mat; what the last row leaves free explains a tile."""

    rows: tuple[tuple[str, ...], ...]
    sample: tuple[str, int]
    """The industry and level that are explained."""
    marks: tuple[str, ...]
    """What is explained, column by column."""
    roomy: bool
    """Whether a row has room to say what flips its tiles."""

    @property
    def row(self) -> float:
        """How far one row lies beneath the other."""
        return _HEIGHT / len(self.rows)

    def group(self, line: int, column: int, columns: int) -> Rect:
        """Return the place of so many levels from a column of a row."""
        left, top = _CORNER
        return Rect(
            left + column * COLUMN, top + line * self.row, columns * COLUMN - _GAP, self.row - _GAP
        )


ARRANGEMENTS: Final = MappingProxyType(
    {
        "birmingham": MatArrangement(
            rows=(
                ("manufacturer",),
                ("cotton_mill", "coal_mine"),
                ("iron_works", "brewery"),
                ("pottery",),
            ),
            sample=("manufacturer", 5),
            marks=(
                "beer", "brings", "vp", "link", "income",
                "cost", "canal", "rail", "bulb", "next",
            ),
            roomy=False,
        ),
        "lancashire": MatArrangement(
            rows=(("cotton_mill", "port"), ("coal_mine", "iron_works"), ("shipyard",)),
            sample=("coal_mine", 3),
            marks=(
                "brings", "vp", "link", "income", "next",
                "cost", "canal", "rail", "develop", "later",
            ),
            roomy=True,
        ),
    }
)  # fmt: skip
"""By game."""
