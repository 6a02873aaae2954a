"""Grounds of whole screens: paper with its double frame, and the veil behind dialogs."""

from typing import Final

from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import with_alpha
from brass_desktop.ui.drawing.metrics import metrics_for
from brass_desktop.ui.drawing.scenery import paint_scenery

_HAIRLINE_IN: Final = 8.0


def paint_paper(canvas: Canvas, *, beside_head: bool = True) -> None:
    """Cover the window with paper, scatter scenery in its margins and frame it."""
    canvas.cover("paper", canvas.bounds)
    paint_scenery(canvas, beside_head=beside_head)
    paint_frame(canvas)


def paint_frame(canvas: Canvas) -> None:
    """Draw the double line around a screen."""
    inset = metrics_for(canvas.viewport.small).frame
    line = with_alpha(canvas.theme.line, 220)
    canvas.outline(canvas.bounds.grown(-inset), line, 3 if inset > 10 else 2)
    gap = _HAIRLINE_IN if inset > 10 else _HAIRLINE_IN / 2
    canvas.outline(canvas.bounds.grown(-inset - gap), line, 1.2)


def paint_veil(canvas: Canvas) -> None:
    """Darken what lies below a dialog."""
    canvas.fill(canvas.bounds, canvas.theme.veil)
