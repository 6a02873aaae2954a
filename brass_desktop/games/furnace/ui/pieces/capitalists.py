"""Capitalists: a medal with what they change in a sentence."""

from typing import Final

from brass_desktop.games.furnace.present.icons import CAPITALISTS
from brass_desktop.games.furnace.present.viewmodel.pieces import CapitalistView
from brass_desktop.games.furnace.ui.palette import VIOLET_INK, VIOLET_INK2
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.tips import Light
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import rgba
from brass_desktop.ui.drawing.light import lay_glow

_RADIUS: Final = 8.0
_SHADE: Final = rgba("#000000", 130)
_MEDAL: Final = 0.3
_LARGEST_MEDAL: Final = 42.0
_MARGIN: Final = 14.0
_NAME: Final = (15.0, 20.0)
"""Least and greatest size of the name."""


def draw_capitalist(canvas: Canvas, rect: Rect, card: CapitalistView) -> None:
    """Draw a capitalist's card lying on its side."""
    if card.glows:
        lay_glow(canvas, rect, Light.CHOSEN, _RADIUS)
    canvas.nine("furnace.capitalist.card", rect)
    radius = min(rect.h * _MEDAL, _LARGEST_MEDAL, rect.w * 0.14)
    medal = (rect.x + _MARGIN + radius, rect.centre[1])
    draw_medal(canvas, medal, radius, card.id)
    left = medal[0] + radius + _MARGIN
    _draw_words(canvas, Rect(left, rect.y, rect.right - _MARGIN - left, rect.h), card)


def draw_medal(canvas: Canvas, centre: Point, radius: float, capitalist: str) -> None:
    """Draw a capitalist's medal, which stands for the card in panels."""
    canvas.sprite("furnace.capitalist.medal", Rect.around(centre, 2 * radius, 2 * radius))
    icon, size = CAPITALISTS[capitalist], radius
    shade = (centre[0] + radius * 0.03, centre[1] + radius * 0.05)
    canvas.icon(icon, shade, size, _SHADE)
    canvas.icon(icon, centre, size, VIOLET_INK)


def _draw_words(canvas: Canvas, area: Rect, card: CapitalistView) -> None:
    face = canvas.typeface
    least, greatest = _NAME
    title = max(least, min(greatest, area.h * 0.13))
    size = max(face.floor, face.held(min(15.5, max(13.5, area.h * 0.105)), 1.15))
    room = area.h - 18
    lines, lead = face.wrap(card.text, "sans", size, area.w), 0.0
    while True:
        lead = face.line_height("sans", size) * 0.98
        lines = face.wrap(card.text, "sans", size, area.w)
        height = title * 1.5 + len(lines) * lead
        if height <= room or size <= face.floor:
            break
        size = max(face.floor, size - 0.25)
    y = area.centre[1] - height / 2 + title * 0.6
    canvas.text(card.name, (area.x, y), "title", title, VIOLET_INK, fit=area.w)
    at = (area.x, y + title * 0.75 + lead * 0.72)
    canvas.lines(lines, at, "sans", size, VIOLET_INK2, lead=lead)
