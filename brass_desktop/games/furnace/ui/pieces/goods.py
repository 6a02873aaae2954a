"""Goods: pieces in colour, the same as white outlines, and rows of numbers with their pieces."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from brass_desktop.games.furnace.present.viewmodel.pieces import MONEY, AmountView
from brass_desktop.games.furnace.ui.palette import PLAN_INK
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import Colour, with_alpha
from brass_desktop.ui.drawing.marks import COIN_INK, draw_coin

SHAPES: Final[Mapping[str, tuple[float, float]]] = MappingProxyType(
    {
        "coal": (0.92, 0.92),
        "iron": (1.22, 0.72),
        "oil": (0.80, 1.02),
        "upgrade": (1.12, 1.12),
        MONEY: (1.12, 1.12),
    }
)
"""Width and height of each good for the size of its row."""
_COIN: Final = 1.28
"""A coin that bears its number is larger than one that stands for money."""
_OFF_NUMBER: Final = 0.18
BETWEEN: Final = 0.34
"""Between two kinds of goods; no sign stands there."""
_ANVIL: Final = 17.0
"""Below this size a coin without a number bears a ring."""


@dataclass(frozen=True, slots=True)
class Print:
    """How large goods and figures of one row are, and in which ink."""

    good: float
    figure: float
    ink: Colour
    plan: bool = False
    """Outlines in white: what is not built."""
    sign: str = ""
    """Before every number, which is then written for a single piece too."""

    def figures(self, number: int) -> str:
        """Return what is written before a piece: nothing for one without a sign."""
        return f"{self.sign}{number}" if number > 1 or self.sign else ""


def draw_good(canvas: Canvas, good: str, centre: Point, size: float, alpha: int = 255) -> None:
    """Draw one piece; money is a coin without a number."""
    width, height = SHAPES[good]
    place = Rect.around(centre, width * size, height * size)
    if good == MONEY and size * canvas.scale < _ANVIL:
        canvas.sprite("coin.gold", place, alpha)
        canvas.circle(centre, size * 0.29, with_alpha(COIN_INK, alpha), max(1.2, size * 0.13))
        return
    canvas.sprite(f"furnace.good.{good}", place, alpha)


def draw_plan(canvas: Canvas, good: str, centre: Point, size: float) -> None:
    """Draw the white outline of a piece."""
    width, height = SHAPES[good]
    canvas.sprite(f"furnace.plan.{good}", Rect.around(centre, width * size, height * size))


def amount_width(canvas: Canvas, amount: AmountView, how: Print) -> float:
    """Measure a row of numbers and pieces."""
    parts = [_part_width(canvas, good, number, how) for good, number in amount.listed]
    return sum(parts) + BETWEEN * how.good * max(0, len(parts) - 1)


def draw_amount(canvas: Canvas, amount: AmountView, at: Point, how: Print) -> float:
    """Draw numbers and pieces from a point at their left on; give the width.

    One is its piece alone, and coins bear their number.
    """
    x, y = at
    for good, number in amount.listed:
        width = _part_width(canvas, good, number, how)
        _draw_part(canvas, good, number, (x, y), how)
        x += width + BETWEEN * how.good
    return max(0.0, x - BETWEEN * how.good - at[0])


def draw_stock(
    canvas: Canvas, cells: Sequence[Rect], amount: AmountView, size: float, how: Print
) -> None:
    """Draw what there is of every good, a cell for each, also where there is none."""
    numbers = (*amount.goods, amount.money)
    for good, number, cell in zip(SHAPES, numbers, cells, strict=False):
        words = str(number)
        width = SHAPES[good][0] * size
        gap = 0.42 * size
        figure = canvas.typeface.measure(words, "text_bold", how.figure)
        x = cell.centre[0] - (width + gap + figure) / 2
        draw_good(canvas, good, (x + width / 2, cell.centre[1]), size)
        at = (x + width + gap, cell.centre[1])
        canvas.text(words, at, "text_bold", how.figure, how.ink)


def _part_width(canvas: Canvas, good: str, number: int, how: Print) -> float:
    if good == MONEY:
        return _COIN * how.good
    width = SHAPES[good][0] * how.good
    if words := how.figures(number):
        width += canvas.typeface.measure(words, "text_bold", how.figure)
        width += _OFF_NUMBER * how.good
    return width


def _draw_part(canvas: Canvas, good: str, number: int, at: Point, how: Print) -> None:
    x, y = at
    if good == MONEY:
        _draw_money(canvas, number, (x + _COIN * how.good / 2, y), how)
        return
    if words := how.figures(number):
        x += canvas.text(words, (x, y), "text_bold", how.figure, how.ink)
        x += _OFF_NUMBER * how.good
    centre = (x + SHAPES[good][0] * how.good / 2, y)
    (draw_plan if how.plan else draw_good)(canvas, good, centre, how.good)


def _draw_money(canvas: Canvas, number: int, centre: Point, how: Print) -> None:
    radius = _COIN * how.good / 2
    if not how.plan:
        draw_coin(canvas, centre, radius, str(number))
        return
    canvas.sprite("furnace.plan.money", Rect.around(centre, 2 * radius, 2 * radius))
    size = radius * 1.15
    canvas.text(str(number), centre, "text_bold", size, PLAN_INK, align="centre")
