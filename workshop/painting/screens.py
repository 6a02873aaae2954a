"""Grounds of the screens: map paper, the table's wood, the curtain between seats."""

import random
from collections.abc import Iterator
from functools import partial
from typing import Final

import skia

from workshop.painting.brushes import (
    blur,
    brass,
    circle,
    colour,
    darker,
    fill,
    glow,
    grain,
    lighter,
    linear,
    polygon,
    radial,
    rect,
    rounded,
    shadow,
    stroke,
)
from workshop.painting.glyphs import Icons
from workshop.painting.palette import GOLD_LINE, THEMES, Hex, Theme
from workshop.painting.works import Work, scene

SIZE: Final = (1920, 1080)
SCALE: Final = 1.6
VELVET: Final = {"day": "#6e2320", "night": "#27394f"}


def paint(icons: Icons) -> Iterator[Work]:
    """Paint each ground in both lights."""
    for theme in THEMES:
        for name, brush in (("paper", _paper), ("table.top", _table), ("curtain", _curtain)):
            id = f"{name}.{theme.name}"
            drawing = partial(brush, theme=theme, icons=icons)
            yield scene(
                id, f"screens/{id}.jpg", SIZE, drawing, scale=SCALE, quality=84, icons=icons
            )


def _paper(canvas: skia.Canvas, theme: Theme, icons: Icons) -> None:
    """Old map paper, worn darker towards its edges."""
    width, height = SIZE
    tones = [colour(code) for code in theme.map]
    canvas.drawPaint(skia.Paint(Shader=radial((width * 0.48, height * 0.42), width * 0.72, tones)))
    rnd = random.Random(3)
    for i in range(46):
        x, y, reach = rnd.uniform(0, width), rnd.uniform(0, height), rnd.uniform(60, 190)
        code = theme.meadow if i % 3 else theme.heath
        alpha = 66 if theme.is_night else 58
        spot = rect(x - reach, y - reach * 0.6, 2 * reach, 1.2 * reach)
        canvas.drawOval(spot, fill(code, alpha, MaskFilter=blur(48)))
    night = theme.is_night
    blend = skia.BlendMode.kSrcOver if night else skia.BlendMode.kMultiply
    dust, tooth = ("#0a0f18", "#4a566a") if night else (theme.vignette, theme.vignette)
    grain(canvas, 0.004, 5, 3, code=theme.heath, alpha=0.5 if night else 0.24, blend=blend)
    grain(canvas, 0.02, 4, 7, code=dust, alpha=0.3 if night else 0.1, blend=blend)
    grain(canvas, 0.7, 2, 11, code=tooth, alpha=0.16 if night else 0.1, blend=blend, stretch=0.3)
    _vignette(canvas, theme.vignette, 190 if night else 110)


def _vignette(canvas: skia.Canvas, code: Hex, alpha: float) -> None:
    width, height = SIZE
    rim = [colour(code, 0), colour(code, 0), colour(code, alpha)]
    edge = radial((width / 2, height / 2), width * 0.62, rim, (0, 0.6, 1))
    canvas.drawPaint(skia.Paint(Shader=edge))


def _table(canvas: skia.Canvas, theme: Theme, icons: Icons) -> None:
    """Walnut boards under the lamp: long grain, dark joints, a sheen in the middle."""
    width, height = SIZE
    tones = [colour(code) for code in theme.table]
    canvas.drawPaint(skia.Paint(Shader=radial((width / 2, height * 0.42), width * 0.62, tones)))
    night = theme.is_night
    blend = skia.BlendMode.kMultiply
    grain(
        canvas,
        0.002,
        4,
        21,
        code=theme.grain,
        alpha=0.3 if night else 0.62,
        blend=blend,
        stretch=18,
    )
    grain(
        canvas, 0.006, 3, 8, code=theme.grain, alpha=0.24 if night else 0.4, blend=blend, stretch=40
    )
    light = "#6f7f96" if night else "#c99a66"
    grain(canvas, 0.004, 3, 33, code=light, alpha=0.1 if night else 0.16, stretch=22)
    rnd = random.Random(9)
    for joint in range(1, 6):
        y = height * joint / 6 + rnd.uniform(-8, 8)
        canvas.drawLine(0, y, width, y, stroke("#000000", 2.4, 110, MaskFilter=blur(1)))
        canvas.drawLine(0, y + 2.2, width, y + 2.2, stroke(light, 0.8, 40))
    _vignette(canvas, "#000000", 120)


def _curtain(canvas: skia.Canvas, theme: Theme, icons: Icons) -> None:
    """Velvet between two seats, with a swagged pelmet and two lanterns."""
    width, height = SIZE
    cloth = VELVET[theme.name]
    _folds(canvas, cloth)
    grain(canvas, 0.9, 2, 5, code=lighter(cloth, 0.5), alpha=0.09, stretch=0.25)
    glow(canvas, (width / 2, 470), 900, "#ffb14a", 46)
    _vignette(canvas, "#000000", 200)
    foot = linear((0, 880), (0, height), [colour("#000000", 0), colour("#000000", 190)])
    canvas.drawRect(rect(0, 880, width, 200), fill(Shader=foot))
    swag = width / 5
    for i in range(5):
        _swag(canvas, cloth, i * swag, (i + 1) * swag)
    for i in range(6):
        _tassel(canvas, icons, i * swag)
    canvas.drawRect(rect(0, 0, width, 16), fill(Shader=brass((0, 0), (0, 16))))
    canvas.drawRect(rect(0, 15, width, 2), fill("#2c1a0a"))
    for x in (176, width - 176):
        _lantern(canvas, icons, x)


def _folds(canvas: skia.Canvas, cloth: Hex) -> None:
    rnd = random.Random(3)
    x = 0.0
    while x < SIZE[0]:
        wide = SIZE[0] * rnd.uniform(0.7, 1.3) / 21
        worn = rnd.uniform(0, 0.12)
        tones = (
            darker(cloth, 0.72),
            darker(cloth, 0.25 + worn),
            lighter(cloth, 0.13 - worn / 2),
            darker(cloth, 0.1 + worn),
            darker(cloth, 0.66),
        )
        shade = linear((x, 0), (x + wide, 0), [colour(t) for t in tones], (0, 0.25, 0.45, 0.68, 1))
        canvas.drawRect(rect(x, 0, wide + 1, SIZE[1]), fill(Shader=shade))
        x += wide


def _swag(canvas: skia.Canvas, cloth: Hex, left: float, right: float) -> None:
    """Hang one bow of the pelmet with its gilt fringe."""
    drape = skia.Path()
    drape.moveTo(left - 2, 0)
    drape.lineTo(right + 2, 0)
    drape.lineTo(right + 2, 42)
    drape.cubicTo(right - 40, 150, left + 40, 150, left - 2, 42)
    drape.close()
    shadow(canvas, drape, fall=(0, 12), soft=14, alpha=200)
    tones = [colour(darker(cloth, 0.45)), colour(lighter(cloth, 0.06)), colour(darker(cloth, 0.36))]
    canvas.drawPath(drape, fill(Shader=linear((0, 0), (0, 130), tones, (0, 0.6, 1))))
    canvas.save()
    canvas.clipPath(drape, True)
    for k in range(6):
        fold = skia.Path()
        y, sag = 20 + k * 20, 66 - k * 3
        fold.moveTo(left, y - 26)
        fold.cubicTo(left + 50, y + sag, right - 50, y + sag, right, y - 26)
        canvas.drawPath(fold, stroke("#000000", 7, 90, MaskFilter=blur(5)))
        canvas.save()
        canvas.translate(0, 9)
        canvas.drawPath(fold, stroke(lighter(cloth, 0.6), 5, 38, MaskFilter=blur(4)))
        canvas.restore()
    canvas.restore()
    _fringe(canvas, left, right)


def _fringe(canvas: skia.Canvas, left: float, right: float) -> None:
    hem = skia.Path()
    hem.moveTo(left, 42)
    hem.cubicTo(left + 40, 150, right - 40, 150, right, 42)
    measure = skia.PathMeasure(hem, False)
    for i in range(int(measure.getLength() / 5)):
        spot, _ = measure.getPosTan(i * 5)
        thread = stroke("#d9b060" if i % 2 else "#8a6424", 3)
        canvas.drawLine(spot.x(), spot.y(), spot.x(), spot.y() + 17, thread)
    for code, wide, alpha in (("#7a5418", 9, 255), (GOLD_LINE, 5, 255), ("#fff3c8", 1.6, 150)):
        canvas.drawPath(hem, stroke(code, wide, alpha))


def _tassel(canvas: skia.Canvas, icons: Icons, x: float) -> None:
    boss = circle(x, 40, 22)
    shadow(canvas, boss, fall=(2, 5), soft=4, alpha=130)
    canvas.drawRRect(boss, fill(Shader=brass((x - 22, 18), (x + 22, 62))))
    canvas.drawCircle(x, 40, 21, stroke("#5a3a10", 1.6))
    canvas.drawCircle(x, 40, 17, stroke("#8a6224", 1.2, 190))
    icons.ink(canvas, "lozenge", (x, 40), 18, "#6b4716")
    canvas.drawLine(x, 62, x, 84, stroke("#d9b060", 5))
    skirt = polygon((x - 9, 84), (x + 9, 84), (x + 14, 138), (x - 14, 138))
    canvas.drawPath(skirt, fill(Shader=brass((x - 14, 0), (x + 14, 0))))
    for k in range(-2, 3):
        canvas.drawLine(x + k * 3.4, 92, x + k * 5, 138, stroke("#6b4716", 1, 120))
    canvas.drawRRect(rounded(x - 10, 80, 20, 10, 4), fill("#fff0b8"))


def _lantern(canvas: skia.Canvas, icons: Icons, x: float) -> None:
    glow(canvas, (x, 470), 420, "#ffb85a", 70)
    icons.ink(canvas, "old-lantern", (x, 484), 150, "#0d131c")
    icons.draw(canvas, "old-lantern", (x, 480), 150, fill(Shader=brass((0, 0), (0, 512))))
    glow(canvas, (x, 490), 66, "#fff0c0", 190)
    glow(canvas, (x, 490), 26, "#fffbe8", 200)
