"""The way of cotton over the sea: a dashed lane from its port to the distant market."""

import math
from collections.abc import Sequence
from typing import Final

from brass_desktop.present.geometry import Point
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import rgba, with_alpha
from brass_desktop.ui.drawing.strokes import Stroke, dashed, draw_glow, draw_strokes

_CASING: Final = rgba("#2a1a08")
_CORE: Final = rgba("#fff3c4")
_BARB: Final = 2.5
"""Half the angle between the head and the barbs of the arrow, in radians."""


def draw_sea_lane(canvas: Canvas, lane: Sequence[Point], k: float) -> None:
    """Draw the lane in the direction of travel, with an arrow where it arrives."""
    if not lane:
        return
    lit = canvas.theme.lit
    draw_glow(canvas, [Stroke(lane, 15 * k, lit)], 6 * k, with_alpha(lit, 200))
    core = dashed(lane, 3.2 * k, _CORE, (9 * k, 8 * k))
    draw_strokes(canvas, [Stroke(lane, 6.4 * k, _CASING), *core])
    (ax, ay), (x, y) = lane[-2:]
    turn = math.atan2(y - ay, x - ax)
    head = [
        (x + 11 * k * math.cos(turn + side), y + 11 * k * math.sin(turn + side))
        for side in (_BARB, 0.0, -_BARB)
    ]
    draw_strokes(canvas, [Stroke(head, 6 * k, _CASING), Stroke(head, 3 * k, _CORE)])
