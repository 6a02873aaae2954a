"""The demand for cotton: a space of its track, and the bale that marks it."""

from typing import Final

from brass_desktop.games.brass.present.viewmodel.board import DemandSpaceView
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import Colour, with_alpha
from brass_desktop.ui.drawing.marks import draw_coin

_GHOST: Final = 150
_BALE: Final = 1.06
"""Width of a bale for the height of its space."""


def draw_bale(canvas: Canvas, centre: Point, width: float, *, ghost: bool = False) -> None:
    """Draw the bale that marks the demand, or where it may come to stand."""
    rect = Rect.around(centre, width, width * 0.8)
    canvas.sprite("brass.bale", rect, _GHOST if ghost else 255)


def bale_place(space: Rect) -> Rect:
    """Return where the bale lies on a space that it marks."""
    width = space.h * _BALE
    return Rect.around((space.x + space.h * 0.8, space.centre[1]), width, width * 0.8)


def demand_look(canvas: Canvas, space: DemandSpaceView) -> tuple[Colour, Colour]:
    """Return ground and ink of a space: the deeper the more it brings, red where it closes."""
    theme = canvas.theme
    step = -1 if space.closes else min(space.bonus, len(theme.demand) - 2)
    return theme.demand[step], theme.demand_ink[step]


def draw_demand_space(
    canvas: Canvas, rect: Rect, space: DemandSpaceView, *, in_money: bool, chances: bool
) -> None:
    """Draw a space that lies on its side: the bale or its chance left, what it brings right."""
    theme = canvas.theme
    ground, ink = demand_look(canvas, space)
    canvas.fill(rect, ground, 5)
    canvas.outline(rect.grown(-0.5), with_alpha(theme.line, 170), 1, 5)
    y, side = rect.centre[1], rect.h * 0.55
    chance = space.chance if chances else ""
    if space.closes:
        canvas.icon("padlock", (rect.right - side, y), side * 1.1, ink)
        if not chance and not space.marked:
            at = (rect.x + side * 0.5, y)
            canvas.text(space.label, at, "sans_bold", 13, ink, fit=rect.w - 2.4 * side)
    else:
        _draw_bonus(canvas, rect, space, ink, in_money=in_money, marked=bool(chance))
    if chance:
        draw_bale(canvas, (rect.x + rect.h * 0.68, y), rect.h * 0.92, ghost=True)
        canvas.text(chance, (rect.x + rect.h * 1.24, y), "sans_bold", 13, ink, fit=rect.w * 0.4)
    elif space.marked:
        place = bale_place(rect)
        draw_bale(canvas, place.centre, place.w)
    if space.marked:
        canvas.outline(rect.grown(1.5), theme.lit, 2, 6.5)


def _draw_bonus(
    canvas: Canvas, rect: Rect, space: DemandSpaceView, ink: Colour, *, in_money: bool, marked: bool
) -> None:
    """Write what a space brings: money as a coin, income as a number with the sign of income."""
    y, size = rect.centre[1], rect.h * 0.64
    right = rect.right - rect.h * 0.3
    if in_money and space.bonus:
        draw_coin(canvas, (right - rect.h * 0.3, y), rect.h * 0.44, space.label)
        return
    width = canvas.text(space.label, (right, y), "text_bold", size, ink, align="right")
    if space.bonus and not marked and rect.h > 25:
        canvas.icon("receive-money", (right - width - rect.h * 0.38, y), size * 0.84, ink)
