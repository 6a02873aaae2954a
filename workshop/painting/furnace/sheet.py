"""The ground of the table: a drafting sheet with the plan of a furnace, and its iron frame."""

import math
import random
from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from typing import Final

import skia

from workshop.painting.brushes import (
    blur,
    cast,
    colour,
    dashes,
    fill,
    grain,
    lighter,
    radial,
    rect,
    rounded,
    stroke,
    vertical,
)
from workshop.painting.furnace.channel import rivet
from workshop.painting.furnace.goods import gear
from workshop.painting.furnace.pigments import LIGHTS, Pigments
from workshop.painting.works import Work, scene, sprite

SIZE: Final = (1800, 900)
"""As wide as the widest window needs; others see its middle."""
_STEP: Final = 25
_MIDDLE: Final = (900.0, 450.0)


def paint() -> Iterator[Work]:
    """Paint the sheet in both lights, and what holds it down."""
    for light in LIGHTS:
        brush = partial(_sheet, light=light)
        id = f"furnace.sheet.{light.name}"
        yield scene(id, f"board/sheet.{light.name}.jpg", SIZE, brush, scale=1.2, quality=75)
        yield _frame(light)
        yield _plaque(light)
        yield _tray(light)
    yield sprite(
        "furnace.rivet", "board/rivet.png", (12, 12), lambda c: rivet(c, (6, 6), 5.4), spill=2,
        scale=2,
    )  # fmt: skip


def _sheet(canvas: skia.Canvas, light: Pigments) -> None:
    """By day ruled ledger paper, by night a cyanotype; both have been handled for years."""
    night = light.theme.is_night
    tones = [colour(code) for code in light.sheet]
    canvas.drawPaint(skia.Paint(Shader=radial((900, 390), 880, tones)))
    blend = skia.BlendMode.kSrcOver if night else skia.BlendMode.kMultiply
    cloud, dust = ("#0a1a2a", "#06121f") if night else ("#8a6a34", "#6a4a20")
    grain(canvas, 0.005, 4, 2, code=cloud, alpha=0.22 if night else 0.2, blend=blend)
    grain(canvas, 0.05, 3, 7, code=dust, alpha=0.07, blend=blend)
    _stains(canvas, night=night)
    _grid(canvas, light)
    _furnace_plan(canvas, light)
    for side in (-1, 1):
        _train_of_gears(canvas, light, side)
    grain(canvas, 0.8, 2, 3, code="#000000" if not night else "#9fd0f0", alpha=0.035)
    rim = light.theme.vignette
    edge = [colour(rim, 0), colour(rim, 0), colour(rim, 170 if night else 92)]
    canvas.drawPaint(skia.Paint(Shader=radial(_MIDDLE, 1000, edge, (0, 0.55, 1))))


def _stains(canvas: skia.Canvas, *, night: bool) -> None:
    rnd = random.Random(5)
    code, alpha = ("#3f78a6", 34) if night else ("#a5814a", 30)
    for _ in range(26):
        x, y, reach = rnd.uniform(0, SIZE[0]), rnd.uniform(0, SIZE[1]), rnd.uniform(50, 170)
        spot = rect(x - reach, y - reach * 0.5, 2 * reach, reach)
        canvas.drawOval(spot, fill(code, alpha, MaskFilter=blur(40)))


def _grid(canvas: skia.Canvas, light: Pigments) -> None:
    code, alpha = light.grid
    width, height = SIZE
    for line in range(width // _STEP + 1):
        fifth = line % 4 == 0
        pen = stroke(code, 1.3 if fifth else 1, alpha * (1.4 if fifth else 0.6))
        canvas.drawLine(line * _STEP, 0, line * _STEP, height, pen)
        if line * _STEP <= height:
            canvas.drawLine(0, line * _STEP, width, line * _STEP, pen)


def _pen(light: Pigments, width: float, share: float = 1.0, **paint: object) -> skia.Paint:
    code, alpha = light.draught
    return stroke(code, width, alpha * share, **paint)


def _furnace_plan(canvas: skia.Canvas, light: Pigments) -> None:
    """Draw a blast furnace in section: shell and lining, bustle pipe, measures, axis."""
    middle, foot, tall = 900, 862, 800
    wide = tall * 0.29
    shell = ((0.62, 0), (0.7, 0.2), (1.0, 0.36), (0.56, 0.9), (0.56, 1.0))
    lining = ((0.42, 0), (0.48, 0.2), (0.74, 0.36), (0.36, 0.9))
    for side in (-1, 1):
        for points, width in ((shell, 2.0), (lining, 1.3)):
            path = skia.Path()
            for i, (across, up) in enumerate(points):
                at = (middle + side * across * wide, foot - up * tall)
                path.lineTo(*at) if i else path.moveTo(*at)
            canvas.drawPath(path, _pen(light, width))
        for course in range(22):
            up = course / 24
            inner, outer = _across(lining, up), _across(shell, up)
            y = foot - up * tall
            left, right = middle + side * inner * wide, middle + side * outer * wide
            canvas.drawLine(left, y, right, y - 5, _pen(light, 0.8, 0.55))
        measure = middle + side * wide * 1.34
        canvas.drawLine(measure, foot, measure, foot - tall * 0.9, _pen(light, 1, 0.8))
        for up in (0, 0.2, 0.36, 0.9):
            y = foot - up * tall
            canvas.drawLine(measure - 9, y + 5, measure + 9, y - 5, _pen(light, 1.4, 0.9))
            canvas.drawLine(
                middle + side * wide * 0.72, y, measure + side * 16, y, _pen(light, 0.8, 0.5)
            )
        tuyere = rect(middle + side * wide * 0.86 - 26, foot - tall * 0.2 - 12, 52, 24)
        canvas.drawRect(tuyere, _pen(light, 1.2))
    pipe = rect(middle - wide * 1.16, foot - tall * 0.31, wide * 2.32, tall * 0.075)
    canvas.drawOval(pipe, _pen(light, 1.5))
    canvas.drawOval(rect(*_inner(pipe, 9)), _pen(light, 1, 0.7))
    bell = skia.Path()
    bell.moveTo(middle - wide * 0.3, foot - tall * 0.9)
    bell.quadTo(middle, foot - tall * 1.02, middle + wide * 0.3, foot - tall * 0.9)
    canvas.drawPath(bell, _pen(light, 1.4))
    axis = dashes(14, 4, 2, 4)
    canvas.drawLine(middle, foot + 16, middle, 24, _pen(light, 1, 0.85, PathEffect=axis))


def _inner(box: skia.Rect, by: float) -> tuple[float, float, float, float]:
    return box.x() + by * 2, box.y() + by, box.width() - by * 4, box.height() - by * 2


def _across(outline: tuple[tuple[float, float], ...], up: float) -> float:
    """How wide an outline is at a height."""
    for (near, low), (far, high) in pairwise(outline):
        if low <= up <= high:
            return near + (far - near) * (up - low) / (high - low)
    return outline[-1][0]


def _train_of_gears(canvas: skia.Canvas, light: Pigments, side: int) -> None:
    """Draw the blowing engine's gears on one side, with axes and spokes."""
    axis = dashes(12, 4, 2, 4)
    wheels = ((430, 505, 178, 20, 0.1), (672, 262, 92, 12, 0.13), (700, 700, 118, 14, 0.12))
    for across, y, radius, teeth, depth in wheels:
        x = 900 + side * across
        canvas.drawPath(gear(x, y, radius, teeth, depth), _pen(light, 1.3))
        for share, width in ((0.78, 1.2), (0.26, 1.4), (0.12, 1.1)):
            canvas.drawCircle(x, y, radius * share, _pen(light, width, 0.9))
        for spoke in range(6):
            angle = spoke * math.pi / 3 + 0.3
            dx, dy = math.cos(angle) * radius, math.sin(angle) * radius
            canvas.drawLine(
                x + dx * 0.26, y + dy * 0.26, x + dx * 0.78, y + dy * 0.78, _pen(light, 1, 0.7)
            )
        reach = radius * 1.2
        canvas.drawLine(x - reach, y, x + reach, y, _pen(light, 1, 0.7, PathEffect=axis))
        canvas.drawLine(x, y - reach, x, y + reach, _pen(light, 1, 0.7, PathEffect=axis))


def _frame(light: Pigments) -> Work:
    """The cast-iron surround, 7 wide, with a rivet in each corner; the middle stays open."""
    size = 64

    def brush(canvas: skia.Canvas) -> None:
        outer, inner = rounded(0, 0, size, size, 10), rounded(7, 7, size - 14, size - 14, 5)
        canvas.save()
        canvas.clipRRect(inner, skia.ClipOp.kDifference, True)
        cast(canvas, outer, light.theme, 6, 9)
        iron, dark = light.iron
        canvas.drawRRect(outer, fill(Shader=vertical(0, size, lighter(iron, 0.1), dark)))
        canvas.restore()
        canvas.drawRRect(
            rounded(0.6, 0.6, size - 1.2, size - 1.2, 9.6), stroke("#0c0a08", 1.2, 235)
        )
        canvas.drawRRect(rounded(1.8, 1.8, size - 3.6, size - 3.6, 8.6), stroke("#ffffff", 0.9, 52))
        canvas.drawRRect(inner, stroke("#000000", 2, 120))
        canvas.drawRRect(inner, stroke(light.theme.gilt, 1.2, 225))
        for x in (5.6, size - 5.6):
            for y in (5.6, size - 5.6):
                rivet(canvas, (x, y), 2.1)

    id = f"furnace.frame.{light.name}"
    return sprite(
        id, f"board/frame.{light.name}.png", (size, size), brush, spill=26, scale=2,
        cut=(16, 16, 16, 16),
    )  # fmt: skip


def _plaque(light: Pigments) -> Work:
    """A slip of paper on the sheet: forecasts, balances, chips."""
    size = 40

    def brush(canvas: skia.Canvas) -> None:
        slip = rounded(0, 0, size, size, 5)
        cast(canvas, slip, light.theme, 1.6, 2.4, strength=0.6)
        canvas.drawRRect(slip, fill(light.plaque, 238))
        line = "#4d7fa3" if light.theme.is_night else "#a98d58"
        canvas.drawRRect(rounded(0.5, 0.5, size - 1, size - 1, 4.6), stroke(line, 1, 170))

    id = f"furnace.plaque.{light.name}"
    return sprite(
        id, f"board/plaque.{light.name}.png", (size, size), brush, spill=8, scale=3,
        cut=(9, 9, 9, 9),
    )  # fmt: skip


def _tray(light: Pigments) -> Work:
    """A compartment of the tray in which the own pieces lie: dark wood, a brass line."""
    size = 64

    def brush(canvas: skia.Canvas) -> None:
        box = rounded(0, 0, size, size, 6)
        tones = ("#0b1018", "#05080d") if light.theme.is_night else ("#1c110a", "#301d10")
        canvas.drawRRect(box, fill(Shader=vertical(14, size - 14, *tones)))
        canvas.save()
        canvas.clipRRect(box, True)
        canvas.drawRRect(box, stroke("#000000", 12, 170, MaskFilter=blur(5)))
        canvas.restore()
        canvas.drawRRect(
            rounded(0.7, 0.7, size - 1.4, size - 1.4, 5.4), stroke(light.theme.gilt, 1.2, 150)
        )

    id = f"furnace.tray.{light.name}"
    return sprite(
        id, f"board/tray.{light.name}.png", (size, size), brush, spill=1, scale=2,
        cut=(14, 14, 14, 14),
    )  # fmt: skip
