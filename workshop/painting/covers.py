"""The pictures on the boxes of the games: upright, seen under an arch, by morning and by night.

What matters lies in the middle 560 units and above 1000: the arch and the plate hide the rest.
"""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

import skia

from workshop.painting.brushes import (
    Draw,
    blur,
    colour,
    fill,
    glow,
    grain,
    linear,
    mix,
    radial,
    rect,
    rounded,
    stroke,
)
from workshop.painting.hours import Hour
from workshop.painting.mirror import SMOOTH, mirror
from workshop.painting.panorama import Row, line_up, paint_sky
from workshop.painting.silhouettes import Silhouettes, Windows
from workshop.painting.vessels import lamp_post
from workshop.painting.works import Work, scene
from workshop.painting.works import paint as paint_image

SIZE: Final = (900, 1080)
SCALE: Final = 1.3
QUAY: Final = 700.0
_WATER: Final = QUAY + 12


@dataclass(frozen=True, slots=True)
class Cover:
    """One game's picture: its two hours, where the sun or moon stands, and what is in it."""

    game: str
    hours: tuple[Hour, Hour]
    orbs: tuple[tuple[float, float], tuple[float, float]]
    works: Callable[[Silhouettes, Hour], None]
    """What stands on the far quay."""
    vessel: Callable[[skia.Canvas, Hour], None]
    waterline: float
    goods: Draw
    """What lies on the near quay."""


def paint_cover(cover: Cover) -> Iterator[Work]:
    """Paint a game's picture in both hours."""
    for hour, orb in zip(cover.hours, cover.orbs, strict=True):
        bank = partial(_bank, cover=cover, hour=hour, orb=orb)
        above = paint_image(*SIZE, bank, scale=SCALE)
        brush = partial(_compose, cover=cover, hour=hour, glitter=orb[0], above=above)
        id, file = f"{cover.game}.cover.{hour.name}", f"title/cover.{hour.name}.jpg"
        yield scene(id, file, SIZE, brush, scale=SCALE, quality=88)


def _compose(
    canvas: skia.Canvas, cover: Cover, hour: Hour, glitter: float, above: skia.Image
) -> None:
    rnd = random.Random(7)
    # The mirror sways away from the sides of the picture, so they are cut off.
    canvas.translate(-0.02 * SIZE[0], -0.02 * SIZE[1])
    canvas.scale(1.04, 1.04)
    canvas.drawImageRect(above, rect(0, 0, *SIZE), SMOOTH)
    mirror(canvas, above, rnd, SIZE, _WATER, SCALE)
    _water(canvas, hour, rnd, glitter)
    _float(canvas, cover, hour, rnd)
    _near_quay(canvas, cover, hour)
    rim = [colour("#000000", alpha) for alpha in (0, 0, 130 if hour.lamps else 60)]
    canvas.drawPaint(skia.Paint(Shader=radial((450, 520), 820, rim, (0, 0.6, 1))))
    grain(canvas, 0.8, 2, 3, code="#ffffff", alpha=0.05)


def _bank(canvas: skia.Canvas, cover: Cover, hour: Hour, orb: tuple[float, float]) -> None:
    """Paint everything above the water."""
    rnd = random.Random(7)
    paint_sky(canvas, hour, rnd, QUAY, orb)
    _clouds(canvas, hour, rnd)
    _far_town(canvas, hour)
    cover.works(Silhouettes(canvas, rnd), hour)
    canvas.drawRect(rect(0, QUAY - 4, SIZE[0], 18), fill(hour.bank))
    canvas.drawRect(rect(0, QUAY - 4, SIZE[0], 2), fill(hour.edge, 130))
    for x in (60, 190, 330, 455):
        lamp_post(canvas, (x, QUAY), 74, hour.bank, 0.6 * hour.lamps)


def _clouds(canvas: skia.Canvas, hour: Hour, rnd: random.Random) -> None:
    for _ in range(30):
        x, y, long = rnd.uniform(-100, SIZE[0]), rnd.gauss(260, 120), rnd.uniform(110, 380)
        code = mix(hour.cloud[1], hour.cloud[2], rnd.uniform(0, 0.3 if hour.stars else 1))
        bar = rect(x, y, long, long * 0.06 + 6)
        canvas.drawOval(bar, fill(code, 60, MaskFilter=blur(10)))


def _far_town(canvas: skia.Canvas, hour: Hour) -> None:
    """Line the distance with works, spires and stacks, hazier the farther."""
    windows = Windows((4, 6), (6, 8), hour.windows, None, 0.36 if hour.lamps else 0.12)
    rows = ((QUAY - 26, 40, 66, 76, 14), (QUAY - 10, 50, 84, 84, 7), (QUAY, 40, 66, 92, 20))
    for depth, (base, lowest, highest, step, seed) in enumerate(rows):
        code = hour.depths[depth]
        row = Row(base, lowest, highest, step, code, mix(code, hour.smoke[1], 0.5))
        line_up(Silhouettes(canvas, random.Random(seed)), row, windows)
        haze = [colour(hour.haze[depth], 0), colour(hour.haze[depth], 90)]
        veil = linear((0, QUAY - 130), (0, QUAY), haze)
        canvas.drawRect(rect(0, QUAY - 130, SIZE[0], 130), fill(Shader=veil))


def _water(canvas: skia.Canvas, hour: Hour, rnd: random.Random, glitter: float) -> None:
    width, height = SIZE
    depth = [colour(code, alpha) for code, alpha in hour.water]
    shade = linear((0, _WATER), (0, height), depth, (0, 0.45, 1))
    canvas.drawRect(rect(0, _WATER, width, height - _WATER), fill(Shader=shade))
    for i in range(190):
        near = rnd.random() ** 0.8
        y = _WATER + 4 + near * (height - _WATER)
        shining = i % 3 == 0
        x = rnd.gauss(glitter, 30 + near * 60) if shining else rnd.uniform(0, width)
        alpha = (110 if shining else 46) * (1 - 0.5 * near)
        long = rnd.uniform(10, 50) * (0.5 + near)
        pen = stroke(hour.ripple[1 if shining else 0], 1 + near * 1.4, alpha)
        canvas.drawLine(x, y, x + long, y, pen)


def _float(canvas: skia.Canvas, cover: Cover, hour: Hour, rnd: random.Random) -> None:
    """Float the vessel over its own broken mirror."""
    level = cover.waterline
    canvas.save()
    canvas.clipRect(rect(0, level + 6, SIZE[0], 240), True)
    canvas.translate(0, 2 * level + 12)
    canvas.scale(1, -1)
    soft = skia.Paint(Alpha=84, ImageFilter=skia.ImageFilters.Blur(3, 5))
    canvas.saveLayer(rect(0, 0, *SIZE), soft)
    cover.vessel(canvas, hour)
    canvas.restore()
    canvas.restore()
    for i in range(26):
        y, left = level + 9 + i * 5.4, rnd.uniform(150, 560)
        pen = stroke(hour.ripple[i % 2], 1.8, 80 - i * 2)
        canvas.drawLine(left, y, left + rnd.uniform(30, 110), y, pen)
    cover.vessel(canvas, hour)


def _near_quay(canvas: skia.Canvas, cover: Cover, hour: Hour) -> None:
    """Lay the stones on which we stand, with what waits there to be loaded."""
    (width, height), edge = SIZE, skia.Path()
    edge.moveTo(360, height)
    edge.cubicTo(400, 1010, 470, 968, 580, 960)
    edge.lineTo(width, 950)
    edge.lineTo(width, height)
    edge.close()
    stone = linear((0, 950), (0, height), [colour(code) for code in hour.quay])
    canvas.drawPath(edge, fill(Shader=stone))
    canvas.save()
    canvas.clipPath(edge, True)
    for row in range(9):
        for column in range(34):
            x = 350 + column * 18 + (9 if row % 2 else 0)
            canvas.drawRRect(rounded(x, 954 + row * 15, 16, 12, 4), stroke("#000000", 1.4, 60))
    canvas.restore()
    canvas.drawPath(edge, stroke(hour.edge, 2, 120))
    dim = [0.0] * 20
    dim[0], dim[6], dim[12], dim[18] = (0.52, 0.48, 0.5, 1) if hour.lamps else (1, 0.98, 0.94, 1)
    canvas.saveLayer(None, skia.Paint(ColorFilter=skia.ColorFilters.Matrix(dim)))
    cover.goods(canvas)
    canvas.restore()
    if hour.lamps:
        glow(canvas, (620, 900), 260, "#ffab4a", 90)
