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
_LEAST_MEDAL: Final = 14.0
_MARGIN: Final = 14.0
_ABOVE: Final = 8.0
_BENEATH: Final = 2.0
_LARGEST_NAME: Final = 20.0


def draw_capitalist(canvas: Canvas, rect: Rect, card: CapitalistView) -> None:
    """Draw a capitalist's card lying on its side."""
    if card.glows:
        lay_glow(canvas, rect, Light.CHOSEN, _RADIUS)
    canvas.nine("furnace.capitalist.card", rect)
    words = set_capitalist(canvas, rect, card)
    if words.medal:
        centre = (rect.x + _margin(rect) + words.medal, rect.centre[1])
        draw_medal(canvas, centre, words.medal, card.id)
    x, y = words.left, rect.centre[1] - words.height / 2 + words.name_lead / 2
    canvas.lines(words.name, (x, y), words.role, words.name_size, VIOLET_INK, lead=words.name_lead)
    y += words.name_lead * (len(words.name) - 0.5) + _BENEATH + words.lead / 2
    canvas.lines(words.lines, (x, y), "sans", words.size, VIOLET_INK2, lead=words.lead)


def draw_medal(canvas: Canvas, centre: Point, radius: float, capitalist: str) -> None:
    """Draw a capitalist's medal, which stands for the card in panels."""
    canvas.sprite("furnace.capitalist.medal", Rect.around(centre, 2 * radius, 2 * radius))
    icon = CAPITALISTS[capitalist]
    shade = (centre[0] + radius * 0.03, centre[1] + radius * 0.05)
    canvas.icon(icon, shade, radius, _SHADE)
    canvas.icon(icon, centre, radius, VIOLET_INK)


class Words(NamedTuple):
    """How name and sentence stand on a card of a size, and how much room they leave the medal."""

    medal: float
    left: float
    room: float
    role: Role
    name: tuple[str, ...]
    name_size: float
    name_lead: float
    lines: tuple[str, ...]
    size: float
    lead: float

    @property
    def height(self) -> float:
        """What name and sentence take together."""
        return self.name_lead * len(self.name) + _BENEATH + self.lead * len(self.lines)


def set_capitalist(canvas: Canvas, rect: Rect, card: CapitalistView) -> Words:
    """Set the words as large as the card allows; where they are long, the medal gives way."""
    medal, face = min(rect.h * _MEDAL, _LARGEST_MEDAL, rect.w * 0.14), canvas.typeface
    size = face.held(max(13.5, min(15.5, rect.h * 0.11)), 1.15)
    found = _set(canvas, rect, card, medal, size)
    while found.height > rect.h - 2 * _ABOVE and (size > face.floor or medal):
        if size > face.floor:
            size = max(face.floor, size - 0.25)
        else:
            medal = medal - 2 if medal > _LEAST_MEDAL else 0.0
        found = _set(canvas, rect, card, medal, size)
    return found


def _set(canvas: Canvas, rect: Rect, card: CapitalistView, medal: float, size: float) -> Words:
    face, margin = canvas.typeface, _margin(rect)
    left = rect.x + margin + (2 * medal + margin if medal else 0)
    room = rect.right - margin - left
    name_size = face.held(max(size, min(_LARGEST_NAME, rect.h * 0.125)), 1.1)
    line = face.set_in(card.name, "title", name_size, room)
    name: tuple[str, ...] = (line.words,)
    if line.cut:
        name = face.wrap_within(card.name, "text_bold", size, room, 2)
        line = line._replace(role="text_bold", size=size)
    return Words(
        medal, left, room, line.role, name, line.size, face.line_height(line.role, line.size) * 0.9,
        face.wrap(card.text, "sans", size, room), size, face.line_height("sans", size) * 0.92,
    )  # fmt: skip


def _margin(rect: Rect) -> float:
    return max(9.0, min(_MARGIN, rect.h * 0.11))
