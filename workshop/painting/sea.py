"""The sea of a map, drawn as on a chart: water lining, sands, rhumb lines and wavelets."""

import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import skia

from brass_desktop.games.brass.present.layout.board import unit_point
from brass_desktop.games.brass.present.layout.boardfile import BoardFile
from brass_desktop.present.geometry import Point
from workshop.painting.brushes import blur, clip, colour, fill, grain, linear, stroke
from workshop.painting.country import AREA, blend, course, through
from workshop.painting.palette import Hex, Theme

LINING: Final = (7, 15, 25, 37, 51, 67)
"""Widths of the bands along the shore whose edges are the water lines; the far ones are faint."""
_BEYOND: Final = 60
"""How far beyond the sheet the sea is drawn, so that no line ends on it."""
_COVE: Final = 5.5
"""How far apart the bends of the coast are."""
_MOUTH: Final = 5
"""How far a river keeps its mouth open."""
_WINDS: Final = 32
_SPREAD: Final = (0.7548776662, 0.5698402910)
"""Steps of a sequence that fills a sheet evenly without a grid."""
_AROUND: Final = tuple(math.tau * i / 12 for i in range(12))


@dataclass(frozen=True, slots=True)
class Tones:
    """The sea in one light."""

    near: Hex
    """At the shore."""
    far: Hex
    """In the west, where it is deep."""
    line: Hex
    lining: float
    """Strength of the water line next to the shore."""
    wind: tuple[float, float]
    """Strength of the rhumb lines: of the sixteen chief winds, and of those between."""
    wave: float
    coast: Hex
    foam: tuple[Hex, float]
    swell: tuple[Hex, float]
    """Colour and strength of the slow shades of deep water."""


TONES: Final[Mapping[str, Tones]] = {
    "day": Tones(
        "#d3dfd2", "#a3c0c0", "#2f6277", 104, (58, 34), 74, "#4d4024", ("#ffffff", 70),
        ("#4b7f8c", 0.16),
    ),
    "night": Tones(
        "#284d66", "#122a3f", "#8ac4e2", 88, (50, 28), 58, "#a08a5c", ("#9fc4dc", 26),
        ("#060d16", 0.3),
    ),
}  # fmt: skip


def sea(canvas: skia.Canvas, theme: Theme, rnd: random.Random, board: BoardFile) -> None:
    """Fill the sea west of the shore; the land falls to it, and estuaries are part of it."""
    shore = _rough(course(board.water.sea), rnd)
    water = _closed(shore, board.water.sea)
    tones = TONES[theme.name]
    fall = stroke(theme.vignette, 12, 120 if theme.is_night else 60, MaskFilter=blur(5))
    canvas.drawPath(shore, fall)
    canvas.save()
    clip(canvas, water)
    _wash(canvas, theme, tones, shore)
    _winds(canvas, tones, unit_point(AREA, board.compass.at))
    _lining(canvas, tones, shore)
    _sands(canvas, theme, rnd, water)
    _waves(canvas, tones, rnd, water)
    canvas.restore()
    canvas.save()
    for points in board.water.rivers:
        mouth = skia.Path()
        mouth.addCircle(*unit_point(AREA, points[-1]), _MOUTH)
        canvas.clipPath(mouth, skia.ClipOp.kDifference, True)
    canvas.drawPath(shore, stroke(tones.coast, 1.5, 235))
    canvas.translate(1, 1)
    canvas.drawPath(shore, stroke("#ffffff", 0.8, 20 if theme.is_night else 90))
    canvas.restore()


def _rough(line: skia.Path, rnd: random.Random) -> skia.Path:
    """Give a drawn line the capes and coves of a real coast, here more and there fewer."""
    measure = skia.PathMeasure(line, False)
    steps = int(measure.getLength() / _COVE)
    spots = []
    for i in range(steps + 1):
        spot, along = measure.getPosTan(measure.getLength() * i / steps)
        out = rnd.gauss(0, 0.9 + 0.6 * math.sin(i * 0.17))
        spots.append((spot.x() - along.y() * out, spot.y() + along.x() * out))
    return through(spots)


def _closed(shore: skia.Path, points: Sequence[Point]) -> skia.Path:
    """Close the shore round the western edge of the sheet."""
    water = skia.Path(shore)
    north, south = unit_point(AREA, points[0]), unit_point(AREA, points[-1])
    water.lineTo(-_BEYOND, south[1])
    water.lineTo(-_BEYOND, -_BEYOND)
    water.lineTo(north[0], -_BEYOND)
    water.close()
    return water


def _wash(canvas: skia.Canvas, theme: Theme, tones: Tones, shore: skia.Path) -> None:
    """Deepen the water westward, and lighten it along the shore."""
    depth = linear((20, 0), (440, 0), [colour(tones.far), colour(tones.near)])
    canvas.drawPaint(skia.Paint(Shader=depth))
    canvas.drawPath(shore, stroke(tones.near, 60, MaskFilter=blur(18)))
    code, alpha = tones.foam
    canvas.drawPath(shore, stroke(code, 22, alpha, MaskFilter=blur(8)))
    code, share = tones.swell
    grain(canvas, 0.012, 4, 5, code=code, alpha=share, blend=blend(theme), stretch=2.2)
    grain(canvas, 0.05, 3, 9, code=theme.vignette, alpha=0.06, blend=blend(theme))


def _winds(canvas: skia.Canvas, tones: Tones, compass: Point) -> None:
    """Draw the rhumb lines by which ships are steered."""
    x, y = compass
    for i in range(_WINDS):
        angle = math.tau * i / _WINDS
        far = (x + 1600 * math.cos(angle), y + 1600 * math.sin(angle))
        canvas.drawLine(x, y, *far, stroke(tones.line, 0.7, tones.wind[i % 2]))


def _lining(canvas: skia.Canvas, tones: Tones, shore: skia.Path) -> None:
    for i, width in enumerate(LINING):
        band = skia.Path()
        stroke("#000000", width).getFillPath(shore, band)
        outline = skia.Simplify(band)
        line = stroke(tones.line, 0.95 - 0.07 * i, tones.lining * (1 - 0.15 * i))
        canvas.drawPath(outline, line)


def _sands(canvas: skia.Canvas, theme: Theme, rnd: random.Random, water: skia.Path) -> None:
    """Stipple the sands of bays and estuaries: there land is near on most sides."""
    box = water.getBounds()
    for _ in range(36000):
        x, y = rnd.uniform(0, box.right()), rnd.uniform(0, box.bottom())
        if not water.contains(x, y):
            continue
        dry = sum(
            not water.contains(x + 30 * math.cos(angle), y + 22 * math.sin(angle))
            for angle in _AROUND
        )
        if dry >= 5 and rnd.random() < dry / 14:
            alpha = 80 if theme.is_night else 110
            canvas.drawCircle(x, y, rnd.uniform(0.5, 0.85), fill(theme.scenery, alpha))


def _waves(canvas: skia.Canvas, tones: Tones, rnd: random.Random, water: skia.Path) -> None:
    """Engrave wavelets over the open sea, spread so that none touch."""
    for i in range(1, 330):
        x = i * _SPREAD[0] % 1 * AREA.w * 0.4 + rnd.uniform(-6, 6)
        y = i * _SPREAD[1] % 1 * AREA.h + rnd.uniform(-4, 4)
        half = rnd.uniform(4, 7)
        if not all(water.contains(x + side * 26, y) for side in (-1, 1)):
            continue
        wave = skia.Path()
        wave.moveTo(x - half, y)
        wave.quadTo(x - half / 2, y - half / 2, x, y)
        wave.quadTo(x + half / 2, y - half / 2, x + half, y)
        canvas.drawPath(wave, stroke(tones.line, 0.8, tones.wave))
