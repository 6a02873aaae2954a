"""What the lantern says, beside the thing it speaks of."""

from typing import Final

from brass_desktop.present.geometry import Rect
from brass_desktop.present.placing import Surroundings, place_beside
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import rgba
from brass_desktop.ui.drawing.tail import draw_tail

_TEXT: Final = 21.0
_LEAD: Final = 28.0
_SMALL: Final = 16.0
_SMALL_LEAD: Final = 21.0
_WIDEST: Final = 420.0
_LANTERN: Final = 31.0
_PAD: Final = 22.0
_BUTTON: Final = 46.0
_GILT: Final = rgba("#c9953a")
_PAPER: Final = rgba("#fdf5e0")
_INK: Final = rgba("#33200f")
_GLASS: Final = rgba("#2a1a0c")
_FLAME: Final = rgba("#ffd98a")


class Bubble:
    """Words set for one step; it is laid out anew when they, the room or the window change."""

    def __init__(self) -> None:
        self.rect: Rect | None = None
        self.button: Rect | None = None
        """Where a button has room below the words, if one was asked for."""

    def draw(
        self, canvas: Canvas, words: str, thing: Rect, around: Surroundings, *, button: bool
    ) -> None:
        """Stand beside a thing, off what is lit and what must be read."""
        small = canvas.viewport.small
        grow = max(1.0, canvas.typeface.text_scale)
        size, lead = (_SMALL, _SMALL_LEAD * grow) if small else (_TEXT, _LEAD * grow)
        shrunk = _SMALL / _TEXT if small else 1.0
        wide = _WIDEST * shrunk * grow
        lines = canvas.typeface.wrap(words, "text", size, wide)
        room = max(canvas.typeface.measure(line, "text", size) for line in lines)
        below = _BUTTON * shrunk * grow if button else 0.0
        left = (_LANTERN + _PAD) * shrunk
        whole = (room + left + _PAD, lead * len(lines) + 2 * _PAD * shrunk + below)
        inside = canvas.bounds.grown(-_LANTERN)
        found = place_beside(thing, whole, inside, around, gap=34)
        self.rect = rect = found.rect
        draw_tail(canvas, rect, thing, (_PAPER, _GILT), 26)
        canvas.fill(rect, _PAPER, 14)
        canvas.outline(rect, _GILT, 2.6, 14)
        y = rect.y + _PAD * shrunk + lead / 2
        canvas.lines(lines, (rect.x + left, y), "text", size, _INK, lead=lead)
        draw_lantern(canvas, (rect.x, rect.centre[1]), _LANTERN * shrunk)
        self.button = None
        if button:
            top = rect.bottom - below - _PAD * 0.4 * shrunk
            self.button = Rect(rect.x + left, top, rect.w - left - _PAD, below)


def draw_lantern(canvas: Canvas, centre: tuple[float, float], radius: float) -> None:
    """Paint the medallion that marks everything that teaches."""
    canvas.circle(centre, radius, _GILT)
    canvas.circle(centre, radius - 2.5, _GLASS)
    canvas.icon("old-lantern", centre, radius * 1.3, _FLAME)
