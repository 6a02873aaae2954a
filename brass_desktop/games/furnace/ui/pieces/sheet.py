"""The ground of the stage: a drafting sheet in a frame of cast iron."""

from typing import Final

from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.marks import draw_nine

FRAME: Final = 7.0
_APART: Final = 96.0
_RIVET: Final = 4.2
_CORNER: Final = 16.0


def draw_sheet(canvas: Canvas, rect: Rect, frame: float = FRAME) -> None:
    """Lay the sheet and rivet its frame; a small table has a narrower one."""
    canvas.cover("furnace.sheet", rect.grown(-frame / 2))
    draw_nine(canvas, "furnace.frame", rect, frame / FRAME)
    side = _RIVET * frame / FRAME
    for x in _between(rect.x, rect.right):
        for y in (rect.y + frame / 2, rect.bottom - frame / 2):
            canvas.sprite("furnace.rivet", Rect.around((x, y), side, side))
    for y in _between(rect.y, rect.bottom):
        for x in (rect.x + frame / 2, rect.right - frame / 2):
            canvas.sprite("furnace.rivet", Rect.around((x, y), side, side))


def _between(start: float, end: float) -> list[float]:
    """Divide an edge evenly, the corners apart, which have rivets of their own."""
    count = round((end - start - 2 * _CORNER) / _APART)
    step = (end - start) / max(1, count)
    return [start + step * i for i in range(1, count)]
