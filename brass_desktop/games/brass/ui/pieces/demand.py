"""The demand for cotton: a space of its track, and the bale that marks it."""

from collections.abc import Sequence
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
_GHOST_WIDTH: Final = 0.7
_OFF_BONUS: Final = 0.2
"""A chance in words keeps so far from the bonus, for the height of its space: both are numbers."""

_Likely = tuple[Rect, DemandSpaceView, float]
"""A space with a chance, where it lies and the room left of its bonus."""


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


def draw_demand_track(
    canvas: Canvas, track: Sequence[tuple[Rect, DemandSpaceView]], *, in_money: bool
) -> None:
    """Draw spaces that lie on their side: the bale or its chance left, what they bring right."""
    rooms = [_draw_ground(canvas, rect, space, in_money=in_money) for rect, space in track]
    likely = [(*part, room) for part, room in zip(track, rooms, strict=True) if part[1].chance]
    _draw_chances(canvas, likely)
    for (rect, space), room in zip(track, rooms, strict=True):
        if not space.chance:
            _draw_left_half(canvas, rect, space, room)
        if space.marked:
            canvas.outline(rect.grown(1.5), canvas.theme.lit, 2, 6.5)


def _draw_ground(canvas: Canvas, rect: Rect, space: DemandSpaceView, *, in_money: bool) -> float:
    """Draw a space with what it brings, or its padlock; give the room left of that."""
    ground, ink = demand_look(canvas, space)
    canvas.fill(rect, ground, 5)
    canvas.outline(rect.grown(-0.5), with_alpha(canvas.theme.line, 170), 1, 5)
    side = rect.h * 0.16
    if space.closes:
        right = rect.right - side - rect.h * 0.56
        canvas.icon("padlock", (right + rect.h * 0.28, rect.centre[1]), rect.h * 0.6, ink)
    else:
        right = _draw_bonus(canvas, rect, space, ink, in_money=in_money)
    return right - rect.x - side


def _draw_left_half(canvas: Canvas, rect: Rect, space: DemandSpaceView, room: float) -> None:
    """Draw the bale, or nothing but what the last space does."""
    if space.marked:
        place = bale_place(rect)
        draw_bale(canvas, place.centre, place.w)
    elif space.closes:
        at, ink = (rect.x + rect.h * 0.26, rect.centre[1]), demand_look(canvas, space)[1]
        canvas.text(space.label, at, "sans_bold", 13, ink, fit=room - rect.h * 0.26)


def _draw_chances(canvas: Canvas, likely: Sequence[_Likely]) -> None:
    """Draw ghosts of the bale with their chances; where one has no room, the chances alone.

    All are written in one form, the fullest that stands clear of every bonus: they are compared.
    """
    if not likely:
        return
    ghost, texts = _form_of_chances(canvas, likely)
    for text, (rect, space, room) in zip(texts, likely, strict=True):
        left, width = rect.x + 3, rect.h * _GHOST_WIDTH
        if ghost:
            draw_bale(canvas, (left + width / 2, rect.centre[1]), width, ghost=True)
            left += width + 2
        ink = demand_look(canvas, space)[1]
        canvas.text(text, (left, rect.centre[1]), "sans_bold", 13, ink, fit=rect.x + room - left)


def _form_of_chances(canvas: Canvas, likely: Sequence[_Likely]) -> tuple[bool, list[str]]:
    """Tell whether ghosts have room beside the shortest chances, and write all in one length."""
    forms = [wordings(space.chance) for _, space, _ in likely]
    lengths = [[form[min(n, len(form) - 1)] for form in forms] for n in range(max(map(len, forms)))]

    def fits(texts: Sequence[str], *, ghost: bool, off: float) -> bool:
        return all(
            canvas.typeface.measure(text, "sans_bold", 13)
            <= room - 3 - rect.h * off - (rect.h * _GHOST_WIDTH + 2 if ghost else 0)
            for text, (rect, _, room) in zip(texts, likely, strict=True)
        )

    ghost = fits(lengths[-1], ghost=True, off=0)
    clear = (texts for texts in lengths if fits(texts, ghost=ghost, off=_OFF_BONUS))
    return ghost, next(clear, lengths[-1])


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
