"""The distant market: a ship standing out to sea, both sides of a tile, the bale of cotton."""

import random
from collections.abc import Iterator
from functools import partial
from typing import Final

import skia

from workshop.painting.brushes import (
    blur,
    colour,
    fill,
    glow,
    inset,
    linear,
    mix,
    polygon,
    radial,
    rect,
    rounded,
    shadow,
    stroke,
    vertical,
)
from workshop.painting.engraver import Engraver, Sketch
from workshop.painting.glyphs import Icons
from workshop.painting.palette import GOLD_LINE, SEA_ENAMEL, THEMES, Theme
from workshop.painting.quayside import bird
from workshop.painting.sea_sketches import barque, smack
from workshop.painting.works import Work, scene, sprite

UNIT: Final = 100
"""Pieces are drawn in hundredths of their own size."""

PICTURE: Final = (196, 62)
HORIZON: Final = 42.0
_SUN: Final = 142.0


def paint(icons: Icons) -> Iterator[Work]:
    """Paint the picture in both lights, then the pieces."""
    for theme in THEMES:
        id, file = f"brass.market.ship.{theme.name}", f"market/ship.{theme.name}.jpg"
        yield scene(id, file, PICTURE, partial(_outward, theme=theme), scale=4, quality=88)
    for side, brush in (("back", partial(_back, icons=icons)), ("face", _face)):
        yield sprite(
            f"brass.market.{side}",
            f"market/{side}.png",
            (UNIT, UNIT),
            brush,
            spill=18,
            scale=1.92,
            icons=icons,
        )
    yield sprite("brass.bale", "pieces/bale.png", (UNIT, 80), bale, spill=16, scale=1.6)


def _outward(canvas: skia.Canvas, theme: Theme) -> None:
    """A barque leaves the coast under full sail; a smack comes home."""
    rnd = random.Random(4)
    _sky(canvas, theme, rnd)
    _coast(canvas, theme)
    _water(canvas, theme, rnd)
    for sketch, x, foot, size in ((barque, 66, 51, 1.32), (smack, 172, 46, 0.52)):
        _float(canvas, theme, sketch, (x, foot, size))
    if not theme.is_night:
        for x, y, span in ((112, 14, 2.4), (120, 18, 1.8), (104, 21, 1.6), (18, 20, 1.8)):
            bird(canvas, x, y, span, theme.scenery)


def _sky(canvas: skia.Canvas, theme: Theme, rnd: random.Random) -> None:
    width, night = PICTURE[0], theme.is_night
    tones = ("#0c1726", "#16293d", "#38506a") if night else ("#9fbfc2", "#cfdcc8", "#fbeecb")
    canvas.drawRect(rect(0, 0, width, HORIZON), fill(Shader=vertical(0, HORIZON, *tones)))
    for _ in range(34 if night else 0):
        at = (rnd.uniform(0, width), rnd.uniform(0, HORIZON * 0.7))
        canvas.drawCircle(*at, rnd.uniform(0.25, 0.6), fill("#fff6dc", rnd.uniform(90, 220)))
    orb = (_SUN, 17.0 if night else 35.0)
    light = "#ffe9bc" if night else "#fff3c8"
    for reach, alpha in ((40, 70), (20, 90)):
        glow(canvas, orb, reach, light, alpha if night else alpha * 1.6)
    canvas.drawCircle(*orb, 5.4, fill("#fff3d0" if night else "#fffbe6", 245))
    cloud = mix("#2a4058", light, 0.2) if night else "#ffffff"
    for _ in range(9):
        x, y, long = rnd.uniform(-10, width), rnd.uniform(3, 26), rnd.uniform(22, 54)
        soft = fill(cloud, 80 if night else 140, MaskFilter=blur(1.8))
        canvas.drawOval(rect(x, y, long, long * 0.06 + 1), soft)


def _coast(canvas: skia.Canvas, theme: Theme) -> None:
    """The hills of home, sinking below the horizon."""
    for lift, code in ((0, "#1c3044" if theme.is_night else "#a3b29c"), (2.6, None)):
        ridge = skia.Path()
        ridge.moveTo(-2, HORIZON)
        ridge.lineTo(-2, HORIZON - 8 + lift)
        ridge.cubicTo(14, HORIZON - 12 + lift, 22, HORIZON - 3 + lift, 34, HORIZON - 5 + lift)
        ridge.cubicTo(44, HORIZON - 6 + lift, 52, HORIZON - 1, 62, HORIZON)
        ridge.close()
        near = "#14263a" if theme.is_night else "#84988a"
        canvas.drawPath(ridge, fill(code or near))


def _water(canvas: skia.Canvas, theme: Theme, rnd: random.Random) -> None:
    (width, height), night = PICTURE, theme.is_night
    tones = ("#2a4a63", "#152c40", "#0b1826") if night else ("#b4d0cb", "#7fa9b0", "#47798a")
    deep = vertical(HORIZON, height, *tones)
    canvas.drawRect(rect(0, HORIZON, width, height - HORIZON), fill(Shader=deep))
    for i in range(70):
        share = (i / 70) ** 1.4
        y, x = HORIZON + 0.8 + (height - HORIZON) * share, rnd.uniform(-10, width)
        code = "#ffffff" if i % 2 else "#16384a"
        pen = stroke(code, 0.35 + 0.35 * share, 46 if night else 92)
        canvas.drawLine(x, y, x + rnd.uniform(4, 10) * (1 + share), y, pen)
    for i in range(22):
        y = HORIZON + 0.6 + i * (height - HORIZON) / 22
        reach = 2 + i * 0.5
        x = _SUN + rnd.gauss(0, reach * 0.5)
        pen = stroke("#fff4cc", 0.6, 120 if night else 190)
        canvas.drawLine(x - reach * 0.5, y, x + reach * 0.5, y, pen)


def _float(
    canvas: skia.Canvas, theme: Theme, sketch: Sketch, place: tuple[float, float, float]
) -> None:
    """Set a vessel on the water, its middle and its foot at a place, so many times its size."""
    x, foot, size = place
    canvas.save()
    canvas.translate(x - 24 * size, foot - 36 * size)
    canvas.scale(size, size)
    sketch(Engraver(canvas, theme, random.Random(4)))
    canvas.restore()


def _waves(canvas: skia.Canvas, y: float, alpha: float) -> None:
    """Rule a line of waves across a tile."""
    line = skia.Path()
    line.moveTo(0, y)
    for _ in range(8):
        line.rQuadTo(UNIT / 16, -4.4, UNIT / 8, 0)
    canvas.drawPath(line, stroke("#fff2cc", 1.5, alpha))


def _back(canvas: skia.Canvas, icons: Icons) -> None:
    """A galleon on sea enamel, gilt."""
    tile = rounded(0, 0, UNIT, UNIT, 13)
    shadow(canvas, tile, fall=(1, 5), soft=5, alpha=155)
    enamel = radial((50, 40), 76, [colour("#3f7690"), colour(SEA_ENAMEL[1])])
    canvas.drawRRect(tile, fill(Shader=enamel))
    canvas.save()
    canvas.clipRRect(inset(tile, 6.5), True)
    for i in range(5):
        _waves(canvas, 66 + i * 7.4, 74)
    canvas.restore()
    light = linear((0, 0), (0, 54), [colour("#ffffff", 44), colour("#ffffff", 0)])
    canvas.drawRRect(tile, fill(Shader=light))
    icons.ink(canvas, "galleon", (50, 46), 56, "#f6dfa6", shade=130)
    canvas.drawRRect(inset(tile, 6), stroke("#0c1c26", 3.4, 130))
    canvas.drawRRect(inset(tile, 6), stroke(GOLD_LINE, 2, 225))
    canvas.drawRRect(inset(tile, 0.8), stroke("#0c1c26", 1.8, 230))


def _face(canvas: skia.Canvas) -> None:
    """Sailcloth over the sea; how far the demand falls is written at run time."""
    tile = rounded(0, 0, UNIT, UNIT, 13)
    shadow(canvas, tile, fall=(1, 5), soft=5, alpha=155)
    canvas.drawRRect(tile, fill(Shader=vertical(0, UNIT, "#fffaea", "#e2cfa0")))
    canvas.save()
    canvas.clipRRect(inset(tile, 6), True)
    sea = vertical(72, UNIT, "#7fa9b4", "#3f7185")
    canvas.drawRect(rect(0, 72, UNIT, 30), fill(Shader=sea))
    for y, alpha in ((74, 230), (82, 150), (90, 110)):
        _waves(canvas, y, alpha)
    canvas.restore()
    canvas.drawRRect(inset(tile, 6), stroke(SEA_ENAMEL[0], 2.2, 225))
    canvas.drawRRect(inset(tile, 2), stroke("#ffffff", 1.6, 150))
    canvas.drawRRect(inset(tile, 0.8), stroke("#4a3516", 1.8, 230))


def bale(canvas: skia.Canvas) -> None:
    """A pressed bale of cotton, 100 by 80: three ropes, and tufts that swell out of its top."""
    body = rounded(0, 18, UNIT, 62, 13)
    shadow(canvas, body, fall=(2, 7), soft=5, alpha=140)
    for x, y, radius in ((25, 18, 14), (75, 18, 14), (50, 16, 16)):
        canvas.drawCircle(x, y, radius, fill(Shader=vertical(0, 30, "#ffffff", "#e6dcc4")))
        canvas.drawCircle(x, y, radius, stroke("#7b6a4a", 2.6))
    canvas.drawRRect(body, fill(Shader=vertical(18, 80, "#fffdf4", "#cfbd94")))
    canvas.save()
    canvas.clipRRect(body, True)
    for x in (12, 37, 63, 88):
        canvas.drawOval(rect(x - 5, 22, 10, 54), fill("#ffffff", 110, MaskFilter=blur(3)))
    for x in (24, 50, 76):
        rope = vertical(18, 80, "#9a7844", "#4d3517")
        canvas.drawRect(rect(x - 3.6, 18, 7.2, 62), fill(Shader=rope))
        for y in range(20, 82, 6):
            canvas.drawPath(
                polygon((x - 3.6, y), (x + 3.6, y - 4), (x + 3.6, y - 2.4), (x - 3.6, y + 1.6)),
                fill("#2c1c08", 90),
            )
    canvas.restore()
    canvas.drawRRect(inset(body, 1), stroke("#4a3516", 3.2))
