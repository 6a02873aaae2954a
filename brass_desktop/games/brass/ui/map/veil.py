"""The veil over what is out of play with so few players."""

from typing import Final

from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import with_alpha

_STEP: Final = 7.0
_VEIL: Final = 153
"""How much it hides, of 255."""


def draw_veil(canvas: Canvas, rect: Rect, radius: float) -> None:
    """Veil a part of the map and hatch it."""
    theme = canvas.theme
    canvas.fill(rect, with_alpha(theme.panel1, _VEIL), radius)
    ink = with_alpha(theme.ink3, 90)
    with canvas.clip(rect.grown(-1)):
        for i in range(int((rect.w + rect.h) / _STEP) + 1):
            x = rect.x - rect.h + i * _STEP
            canvas.line((x, rect.bottom), (x + rect.h, rect.y), ink, 1)
