"""The country of a map: uplands hachured as before contour lines, rivers swelling to the sea."""

import math
import random
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import skia

from brass_desktop.games.brass.present.layout.board import REFERENCE_MAP, unit_point
from brass_desktop.games.brass.present.layout.boardfile import Upland
from brass_desktop.present.geometry import Point, Rect
from workshop.painting.brushes import blur, fill, mix, rect, stroke
from workshop.painting.palette import Hex, Theme

AREA: Final = Rect(0, 0, *REFERENCE_MAP)
"""The map inside the track, in units; it is stretched with the board, and its rivers with it."""


def blend(theme: Theme) -> skia.BlendMode:
    """How grain lies on the sheet: it stains paper, and veils the dark."""
    return skia.BlendMode.kSrcOver if theme.is_night else skia.BlendMode.kMultiply


def upland(canvas: skia.Canvas, theme: Theme, rnd: random.Random, place: Upland) -> None:
    """Raise high ground with rings of hachures, as engravers did."""
    (x, y), reach = unit_point(AREA, place.at), place.reach
    wash = fill(theme.heath, 46 if theme.is_night else 40, MaskFilter=blur(reach * 0.24))
    canvas.drawOval(rect(x - reach * 0.8, y - reach * 0.5, reach * 1.6, reach), wash)
    crest = fill("#fff8e4" if not theme.is_night else "#4a5a70", 54, MaskFilter=blur(reach * 0.14))
    canvas.drawOval(rect(x - reach * 0.44, y - reach * 0.3, reach * 0.8, reach * 0.42), crest)
    phase = rnd.uniform(0, 6)
    for ring in (0.3, 0.44, 0.58, 0.72):
        steps = int(reach * ring * 1.5)
        for i in range(steps):
            angle = 2 * math.pi * i / steps
            wobble = 1 + 0.16 * math.sin(angle * 3 + phase) + 0.08 * math.sin(angle * 5 - phase)
            radius = reach * ring * wobble
            dx, dy = math.cos(angle), math.sin(angle) * 0.62
            long = rnd.uniform(2.6, 5.2)
            shade = 0.35 + 0.65 * max(0.0, 0.7 * dx + 0.7 * math.sin(angle))
            pen = stroke(theme.scenery, 0.5, (46 if theme.is_night else 78) * shade)
            canvas.drawLine(
                x + dx * radius, y + dy * radius,
                x + dx * (radius + long), y + dy * (radius + long), pen,
            )  # fmt: skip


def course(points: Sequence[Point]) -> skia.Path:
    """Run a smooth line through points of the layout file."""
    return through([unit_point(AREA, point) for point in points])


def through(spots: Sequence[Point]) -> skia.Path:
    """Run a smooth line through points of the map."""
    path = skia.Path()
    path.moveTo(*spots[0])
    for i in range(len(spots) - 1):
        here, there = spots[i], spots[i + 1]
        before = spots[i - 1] if i else here
        after = spots[i + 2] if i + 2 < len(spots) else there
        path.cubicTo(
            here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6,
            there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6,
            *there,
        )  # fmt: skip
    return path


def river(canvas: skia.Canvas, theme: Theme, points: Sequence[Point]) -> None:
    """Let a river swell from its spring to its mouth: valley, bank lines, pale water."""
    path = course(points)
    valley = stroke(theme.meadow, 30, 34, MaskFilter=blur(11))
    canvas.drawPath(path, valley)
    water = "#24496a" if theme.is_night else mix(theme.map[0], theme.water, 0.42)
    bank = 62 if theme.is_night else 92
    canvas.saveLayerAlpha(None, 190)
    for code, extra in ((mix(water, theme.water_edge, bank / 255), 1.5), (water, 0.0)):
        _swelling(canvas, path, partial(_breadth, extra), code)
    canvas.restore()


def _breadth(extra: float, way: float) -> float:
    """How broad a river is after a share of its way."""
    return 1.2 + 4.6 * math.pow(way, 0.7) + extra


def _swelling(
    canvas: skia.Canvas, path: skia.Path, width: Callable[[float], float], code: Hex
) -> None:
    """Draw a line whose width follows the way from its start to its end."""
    measure = skia.PathMeasure(path, False)
    length = measure.getLength()
    steps = int(length / 2)
    for i in range(steps + 1):
        spot, _ = measure.getPosTan(length * i / steps)
        canvas.drawCircle(spot.x(), spot.y(), width(i / steps) / 2, fill(code))
