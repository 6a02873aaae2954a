"""Capitalists: a medal with what they change in a sentence."""

from typing import Final, NamedTuple

from brass_desktop.games.furnace.present.icons import CAPITALISTS
from brass_desktop.games.furnace.present.viewmodel.pieces import CapitalistView
from brass_desktop.games.furnace.ui.palette import VIOLET_INK, VIOLET_INK2
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.tips import Light
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import rgba
from brass_desktop.ui.drawing.light import lay_glow
from brass_desktop.ui.drawing.typeface import Role

_RADIUS: Final = 8.0
_SHADE: Final = rgba("#000000", 130)
_MEDAL: Final = 0.3
_LARGEST_MEDAL: Final = 42.0
_MARGIN: Final = 14.0
_ABOVE: Final = 8.0
_BENEATH: Final = 2.0
_LARGEST_NAME: Final = 20.0
_FLAT: Final = 110.0
"""On a lower card the medal stands beside the name alone, and the sentence beneath both."""
_HEAD_MEDAL: Final = 13.0


def draw_capitalist(canvas: Canvas, rect: Rect, card: CapitalistView) -> None:
    """Draw a capitalist's card lying on its side."""
    if card.glows:
        lay_glow(canvas, rect, Light.CHOSEN, _RADIUS)
    canvas.nine("furnace.capitalist.card", rect)
    words = set_capitalist(canvas, rect, card)
    draw_medal(canvas, words.medal, words.radius, card.id)
    name, lead = words.name, words.name_lead
    top = words.name_at[1] - lead * (len(name) - 1) / 2
    at = (words.name_at[0], top)
    canvas.lines(name, at, words.role, words.name_size, VIOLET_INK, lead=lead)
    canvas.lines(words.lines, words.at, "sans", words.size, VIOLET_INK2, lead=words.lead)


def draw_medal(canvas: Canvas, centre: Point, radius: float, capitalist: str) -> None:
    """Draw a capitalist's medal, which stands for the card in panels."""
    canvas.sprite("furnace.capitalist.medal", Rect.around(centre, 2 * radius, 2 * radius))
    icon = CAPITALISTS[capitalist]
    shade = (centre[0] + radius * 0.03, centre[1] + radius * 0.05)
    canvas.icon(icon, shade, radius, _SHADE)
    canvas.icon(icon, centre, radius, VIOLET_INK)


class CapitalistWords(NamedTuple):
    """How medal, name and sentence stand on a card of a size."""

    medal: Point
    radius: float
    role: Role
    name: tuple[str, ...]
    name_at: Point
    name_size: float
    name_lead: float
    lines: tuple[str, ...]
    at: Point
    size: float
    lead: float
    room: float
    bottom: float


def set_capitalist(canvas: Canvas, rect: Rect, card: CapitalistView) -> CapitalistWords:
    """Set the words as large as the card allows."""
    face = canvas.typeface
    flat = rect.h < _FLAT
    size = face.held(max(13.5, min(15.5, rect.h * 0.11)), 1.15)
    found = _set(canvas, rect, card, size, flat=flat)
    while found.bottom > rect.bottom - _ABOVE and size > face.floor:
        size = max(face.floor, size - 0.25)
        found = _set(canvas, rect, card, size, flat=flat)
    return found


def _set(
    canvas: Canvas, rect: Rect, card: CapitalistView, size: float, *, flat: bool
) -> CapitalistWords:
    face = canvas.typeface
    margin = max(9.0, min(_MARGIN, rect.h * 0.11))
    radius = _HEAD_MEDAL if flat else min(rect.h * _MEDAL, _LARGEST_MEDAL)
    beside = rect.x + margin + 2 * radius + (7 if flat else margin)
    left = rect.x + margin if flat else beside
    role, name, name_size = _set_name(canvas, rect, card, rect.right - margin - beside, size)
    name_lead = face.line_height(role, name_size) * 0.9
    room, lead = rect.right - margin - left, face.line_height("sans", size) * 0.92
    lines = face.wrap(card.text, "sans", size, room)
    head = max(2 * radius, name_lead * len(name)) if flat else name_lead * len(name)
    height = head + _BENEATH + lead * len(lines)
    top = rect.centre[1] - height / 2
    middle = top + head / 2
    return CapitalistWords(
        medal=(rect.x + margin + radius, middle if flat else rect.centre[1]),
        radius=radius,
        role=role,
        name=name,
        name_at=(beside, middle),
        name_size=name_size,
        name_lead=name_lead,
        lines=lines,
        at=(left, top + head + _BENEATH + lead / 2),
        size=size,
        lead=lead,
        room=room,
        bottom=top + height,
    )


def _set_name(
    canvas: Canvas, rect: Rect, card: CapitalistView, room: float, size: float
) -> tuple[Role, tuple[str, ...], float]:
    """Set the name in a line, or where it is too long in two."""
    face = canvas.typeface
    large = face.held(max(size, min(_LARGEST_NAME, rect.h * 0.125)), 1.1)
    line = face.set_in(card.name, "title", large, room)
    if not line.cut:
        return line.role, (line.words,), line.size
    return "text_bold", face.wrap_within(card.name, "text_bold", size, room, 2), size
