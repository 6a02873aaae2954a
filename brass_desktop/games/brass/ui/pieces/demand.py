"""The demand for cotton: a space of its track, and the bale that marks it."""

from typing import Final

from brass_desktop.games.brass.present.viewmodel.board import DemandSpaceView
from brass_desktop.i18n.wording import wordings
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import Colour, with_alpha
from brass_desktop.ui.drawing.marks import draw_coin

_GHOST: Final = 150
_BALE: Final = 1.06
"""Width of a bale for the height of its space."""
_LEAST_HEIGHT: Final = 25.0
"""In lower spaces the sign of income has no room."""


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
    canvas: Canvas, rect: Rect, space: DemandSpaceView, *, in_money: bool
) -> None:
    """Draw a space that lies on its side: the bale or its chance left, what it brings right."""
    theme = canvas.theme
    ground, ink = demand_look(canvas, space)
    canvas.fill(rect, ground, 5)
    canvas.outline(rect.grown(-0.5), with_alpha(theme.line, 170), 1, 5)
    side = rect.h * 0.16
    if space.closes:
        right = rect.right - side - rect.h * 0.56
        canvas.icon("padlock", (right + rect.h * 0.28, rect.centre[1]), rect.h * 0.6, ink)
    else:
        right = _draw_bonus(canvas, rect, space, ink, in_money=in_money)
    _draw_left_half(canvas, rect, space, ink, right - rect.x - side)
    if space.marked:
        canvas.outline(rect.grown(1.5), theme.lit, 2, 6.5)


def _draw_left_half(
    canvas: Canvas, rect: Rect, space: DemandSpaceView, ink: Colour, room: float
) -> None:
    """Draw the bale, the ghost of one with its chance, or nothing but what the last space does."""
    y = rect.centre[1]
    if space.chance:
        _draw_chance(canvas, rect, space.chance, ink, room)
    elif space.marked:
        place = bale_place(rect)
        draw_bale(canvas, place.centre, place.w)
    elif space.closes:
        left = rect.x + rect.h * 0.26
        canvas.text(space.label, (left, y), "sans_bold", 13, ink, fit=room - rect.h * 0.26)


def _draw_chance(canvas: Canvas, rect: Rect, chance: str, ink: Colour, room: float) -> None:
    """Draw the ghost of a bale with its chance; where that has no room, the chance alone."""
    y, width = rect.centre[1], rect.h * 0.7
    left = rect.x + 3
    if canvas.typeface.measure(wordings(chance)[-1], "sans_bold", 13) <= room - width - 5:
        draw_bale(canvas, (left + width / 2, y), width, ghost=True)
        left += width + 2
    canvas.text(chance, (left, y), "sans_bold", 13, ink, fit=rect.x + room - left)


def _draw_bonus(
    canvas: Canvas, rect: Rect, space: DemandSpaceView, ink: Colour, *, in_money: bool
) -> float:
    """Write what a space brings, money on a coin; give where that begins."""
    y, size = rect.centre[1], rect.h * (0.56 if space.chance else 0.64)
    right = rect.right - rect.h * (0.18 if space.chance else 0.28)
    if in_money and space.bonus:
        radius = rect.h * 0.44
        draw_coin(canvas, (right - radius, y), radius, space.label)
        return right - 2 * radius
    right -= canvas.text(space.label, (right, y), "text_bold", size, ink, align="right")
    if not space.bonus or space.chance or rect.h < _LEAST_HEIGHT:
        return right
    canvas.icon("receive-money", (right - rect.h * 0.38, y), size * 0.84, ink)
    return right - rect.h * 0.7
