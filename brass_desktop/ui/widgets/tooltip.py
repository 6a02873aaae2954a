"""A dark note beside the pointer that explains what it is over."""

from typing import Final

from brass_desktop.present.geometry import Point, Rect
from brass_desktop.ui.drawing import palette
from brass_desktop.ui.drawing.canvas import Canvas

_WIDEST: Final = 420.0
_PAD: Final = 12.0
_AWAY: Final = 20.0


def draw_plain_tooltip(canvas: Canvas, text: str, pointer: Point) -> None:
    """Lay the note under the pointer, or above it where there is no room."""
    size = canvas.typeface.floor if canvas.viewport.small else 16.0
    size = max(size, 13.0)
    lines = canvas.typeface.wrap(text, "text", size, _WIDEST)
    lead = canvas.typeface.line_height("text", size)
    width = max(canvas.typeface.measure(line, "text", size) for line in lines) + 2 * _PAD
    height = lead * len(lines) + 2 * _PAD - 4
    below = pointer[1] + _AWAY + height < canvas.bounds.bottom
    top = pointer[1] + _AWAY if below else pointer[1] - _AWAY / 2 - height
    box = Rect(pointer[0] + 8, top, width, height).clamped_into(canvas.bounds.grown(-8))
    canvas.nine("skin.tooltip", box)
    start = (box.x + _PAD, box.y + _PAD - 2 + lead / 2)
    canvas.lines(lines, start, "text", size, palette.BAR_INK, lead=lead)
