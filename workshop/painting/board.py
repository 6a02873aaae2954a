"""The ground of the map: paper, washes, hachured uplands, rivers, and by night the lamps."""

import math
import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

import skia

from brass_desktop.games.brass.present.layout.board import REFERENCE_MAP, map_plan, unit_point
from brass_desktop.present.geometry import Rect
from workshop.painting.brushes import blur, colour, fill, grain, mix, radial, rect, stroke
from workshop.painting.palette import THEMES, Hex, Theme
from workshop.painting.works import Work, scene

SIZE: Final = REFERENCE_MAP
"""The map inside the track, in units; it is stretched with the board, and its rivers with it."""

_AREA: Final = Rect(0, 0, *SIZE)

SCALE: Final = 3
LAMP: Final = "#9db2d0"

RIVERS: Final = (
    # Trent, Severn, Avon, Tame, Dove: decoration only, in the thousandths that places use.
    ((360, 40), (352, 160), (470, 210), (560, 320), (700, 310), (860, 330), (1000, 290)),
    ((20, 610), (150, 660), (235, 640), (262, 720), (300, 850), (300, 1000)),
    ((1000, 690), (900, 770), (800, 790), (690, 880), (480, 960), (300, 985)),
    ((640, 690), (620, 560), (690, 450), (640, 322)),
    ((640, 30), (650, 120), (640, 200), (700, 310)),
)

UPLANDS: Final = (
    # The Peak, the Shropshire hills, Cannock Chase, the Malverns, the Cotswold edge.
    (640, 150, 150), (470, 60, 110), (90, 400, 130), (110, 760, 120), (470, 400, 90),
    (170, 930, 120), (900, 900, 150), (930, 430, 110), (860, 60, 90),
)  # fmt: skip


def paint() -> Iterator[Work]:
    """Paint the ground in both lights."""
    for theme in THEMES:
        id = f"birmingham.board.ground.{theme.name}"
        file = f"board/ground.{theme.name}.jpg"
        brush = partial(_ground, theme=theme)
        yield scene(id, file, SIZE, brush, scale=SCALE, quality=82)


def _ground(canvas: skia.Canvas, theme: Theme) -> None:
    rnd = random.Random(11)
    _paper(canvas, theme, rnd)
    for east, south, reach in UPLANDS:
        _upland(canvas, theme, rnd, unit_point(_AREA, (east, south)), reach)
    for course in RIVERS:
        _river(canvas, theme, course)
    if theme.is_night:
        plan = map_plan("birmingham", _AREA, small=False)
        for place in (*plan.places, *plan.merchants):
            _lamp(canvas, plan.centre_of(place), _BURNING.get(place, 1.0))
    _finish(canvas, theme)


_BURNING: Final = {"birmingham": 1.25, "farm_brewery_north": 0.6, "farm_brewery_south": 0.6}
"""Big towns burn more lamps than one, a farm fewer."""


def _blend(theme: Theme) -> skia.BlendMode:
    return skia.BlendMode.kSrcOver if theme.is_night else skia.BlendMode.kMultiply


def _paper(canvas: skia.Canvas, theme: Theme, rnd: random.Random) -> None:
    width, height = SIZE
    tones = [colour(code) for code in theme.map]
    canvas.drawPaint(skia.Paint(Shader=radial((width * 0.52, height * 0.46), width * 0.66, tones)))
    for i in range(64):
        x, y = rnd.uniform(0, width), rnd.uniform(0, height)
        reach = rnd.uniform(40, 140)
        code, alpha = (theme.meadow if i % 3 else theme.heath), (70 if theme.is_night else 38)
        spot = rect(x - reach, y - reach * 0.6, 2 * reach, 1.2 * reach)
        canvas.drawOval(spot, fill(code, alpha, MaskFilter=blur(36)))
    blend = _blend(theme)
    strong = theme.is_night
    grain(canvas, 0.006, 4, 3, code=theme.heath, alpha=0.42 if strong else 0.12, blend=blend)
    dust = "#0a0f18" if strong else theme.vignette
    grain(canvas, 0.035, 3, 7, code=dust, alpha=0.22 if strong else 0.05, blend=blend)


def _upland(
    canvas: skia.Canvas,
    theme: Theme,
    rnd: random.Random,
    centre: tuple[float, float],
    reach: float,
) -> None:
    """Raise high ground with rings of hachures, as engravers did before contour lines."""
    x, y = centre
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


def _course(points: Sequence[tuple[float, float]]) -> skia.Path:
    """Run a smooth line through all points."""
    spots = [unit_point(_AREA, point) for point in points]
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


def _river(canvas: skia.Canvas, theme: Theme, points: Sequence[tuple[float, float]]) -> None:
    """Let a river swell from its spring to its mouth: valley, bank lines, pale water."""
    path = _course(points)
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


def _lamp(canvas: skia.Canvas, centre: tuple[float, float], size: float) -> None:
    """Light the streets of a town: a warm pool on the dark map."""
    x, y = centre
    for reach, alpha in ((1.0, 50), (0.64, 38)):
        wide, high = 178 * size * reach, 136 * size * reach
        pool = fill(LAMP, alpha, MaskFilter=blur(28 * size * reach))
        canvas.drawOval(rect(x - wide / 2, y - high / 2, wide, high), pool)


def _finish(canvas: skia.Canvas, theme: Theme) -> None:
    """Fold the sheet, add its tooth, and darken the edges."""
    width, height = SIZE
    for k in (1, 2, 3):
        _crease(canvas, theme, (width * k / 4, 0), (width * k / 4, height))
    _crease(canvas, theme, (0, height / 2), (width, height / 2))
    canvas.save()
    canvas.scale(1 / SCALE, 1 / SCALE)
    tooth = "#4a566a" if theme.is_night else theme.vignette
    grain(
        canvas, 0.5, 2, 11, code=tooth, alpha=0.12 if theme.is_night else 0.07, blend=_blend(theme)
    )
    canvas.restore()
    rim = [colour(theme.vignette, 0), colour(theme.vignette, 0)]
    rim.append(colour(theme.vignette, 170 if theme.is_night else 76))
    edge = radial((width / 2, height / 2), width * 0.64, rim, (0, 0.6, 1))
    canvas.drawPaint(skia.Paint(Shader=edge))


def _crease(
    canvas: skia.Canvas, theme: Theme, start: tuple[float, float], end: tuple[float, float]
) -> None:
    light = 9 if theme.is_night else 46
    canvas.drawLine(*start, *end, stroke(theme.vignette, 4, 17, MaskFilter=blur(2)))
    canvas.drawLine(start[0] - 0.8, start[1] - 0.8, end[0] - 0.8, end[1] - 0.8,
                    stroke("#ffffff", 0.7, light))  # fmt: skip
