"""The title scene: the panorama, its mirror in the canal, the near quay; and what moves in it."""

import math
import random
from collections.abc import Iterator
from functools import partial

import skia

from workshop.painting.brushes import (
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
from workshop.painting.glyphs import Icons
from workshop.painting.hours import HOURS, Hour
from workshop.painting.mirror import SMOOTH, mirror
from workshop.painting.panorama import HEIGHT, HORIZON, LAMPS, WIDTH, paint_panorama
from workshop.painting.pieces import barrel
from workshop.painting.silhouettes import Silhouettes
from workshop.painting.vessels import lamp_post, narrowboat, train
from workshop.painting.works import Work, scene, sprite
from workshop.painting.works import paint as paint_image

SCALE = 1.6
_WATER = HORIZON + 14
_BOAT = 470
"""Length of the boat."""
_DRAUGHT = 92
"""Height of the boat above the water."""
_TRAIN = 27
"""Size of the train on the viaduct."""
_ENGINE = 120
"""Size of the engine that drives through the whole picture."""


def paint(icons: Icons) -> Iterator[Work]:
    """Paint the scene in the morning and at night."""
    for hour in HOURS:
        above = paint_image(
            WIDTH, HEIGHT, partial(paint_panorama, hour=hour, icons=icons), scale=SCALE
        )
        yield scene(
            f"title.scene.{hour.name}",
            f"title/scene.{hour.name}.jpg",
            (WIDTH, HEIGHT),
            partial(_compose, hour=hour, above=above, icons=icons),
            scale=SCALE,
            quality=88,
            icons=icons,
        )
        yield from _movers(hour)


def _movers(hour: Hour) -> Iterator[Work]:
    """Paint what the running program moves over the scene."""
    name = hour.name
    length = _BOAT
    yield sprite(
        f"title.boat.{name}",
        f"title/boat.{name}.png",
        (length, 190),
        partial(_boat, hour=hour, rnd=random.Random(4)),
        spill=100,
        scale=SCALE,
    )
    yield sprite(
        f"title.train.{name}",
        f"title/train.{name}.png",
        (_TRAIN * 14, _TRAIN * 1.5),
        partial(_train, hour=hour, size=_TRAIN, carriages=5),
        spill=112,
        scale=SCALE,
    )
    yield sprite(
        f"title.engine.{name}",
        f"title/engine.{name}.png",
        (_ENGINE * 4.7, _ENGINE * 1.5),
        partial(_train, hour=hour, size=_ENGINE, carriages=1),
        spill=90,
        scale=SCALE,
    )
    yield sprite(
        f"title.puff.{name}",
        f"title/puff.{name}.png",
        (64, 64),
        partial(_puff, hour=hour),
        scale=SCALE,
    )


def _train(canvas: skia.Canvas, hour: Hour, size: float, carriages: int) -> None:
    hand = Silhouettes(canvas, random.Random(11))
    train(hand, 0, size * 1.5, size, hour, carriages)


def _puff(canvas: skia.Canvas, hour: Hour) -> None:
    """Paint one soft cloud of smoke, denser on the side of the light."""
    grey, pale = hour.smoke
    for code, at, reach, alpha in ((grey, (32, 33), 20, 150), (pale, (28, 28), 13, 120)):
        canvas.drawCircle(*at, reach, fill(code, alpha, MaskFilter=blur(reach * 0.42)))


def _compose(canvas: skia.Canvas, hour: Hour, above: skia.Image, icons: Icons) -> None:
    rnd = random.Random(4)
    canvas.drawImageRect(above, rect(0, 0, WIDTH, HEIGHT), SMOOTH)
    mirror(canvas, above, rnd, (WIDTH, HEIGHT), _WATER, SCALE)
    _water(canvas, hour, rnd)
    _quay(canvas, hour, icons)
    _finish(canvas, hour)


def _water(canvas: skia.Canvas, hour: Hour, rnd: random.Random) -> None:
    depth = [colour(code, alpha) for code, alpha in hour.water]
    shade = linear((0, _WATER), (0, HEIGHT), depth, (0, 0.45, 1))
    canvas.drawRect(rect(0, _WATER, WIDTH, HEIGHT - _WATER), fill(Shader=shade))
    lights = (*LAMPS, 1500, 1650, 1840)
    for _ in range(230):
        near_us = rnd.random() ** 0.8
        x, y = rnd.uniform(0, WIDTH), _WATER + 4 + near_us * (HEIGHT - _WATER)
        bright = max(math.exp(-(((x - light) / 130) ** 2)) for light in lights)
        code = mix(*hour.ripple, bright)
        alpha = (16 + 70 * bright) * (1 - 0.5 * near_us) * (1 if hour.lamps else 1.6)
        long = rnd.uniform(10, 60) * (0.5 + near_us)
        canvas.drawLine(x, y, x + long, y, stroke(code, 1 + near_us * 1.4, alpha))


def _boat(canvas: skia.Canvas, hour: Hour, rnd: random.Random) -> None:
    """Float the boat over its own broken mirror; its water line is that of the scene's."""
    length, waterline = _BOAT, _DRAUGHT
    canvas.save()
    canvas.clipRect(rect(-90, waterline + 4, length + 180, 200), True)
    canvas.translate(0, 2 * waterline + 8)
    canvas.scale(1, -1)
    canvas.saveLayerAlpha(rect(-90, -200, length + 180, 600), 92)
    narrowboat(canvas, 0, waterline, length, hour)
    canvas.restore()
    canvas.restore()
    dark = "#0a121c" if hour.lamps else "#3a565c"
    for i in range(20):
        x, y = rnd.uniform(0, length * 0.8), waterline + 8 + i * 4.4
        code = dark if i % 3 else hour.ripple[1]
        canvas.drawLine(x, y, x + rnd.uniform(30, 100), y, stroke(code, 2, 90))
    narrowboat(canvas, 0, waterline, length, hour)
    for i in range(5):
        wake = stroke(hour.ripple[1], 1.6, 90 - i * 12)
        left, right = -40 + i * 6, 30 - i * 4
        canvas.drawLine(left, waterline + 6 + i * 4, right, waterline + 6 + i * 3, wake)


def _quay(canvas: skia.Canvas, hour: Hour, icons: Icons) -> None:
    """Lay the cobbled quay on the right with crates, barrels and a lamp."""
    edge = skia.Path()
    edge.moveTo(1330, HEIGHT)
    edge.cubicTo(1420, 1010, 1520, 984, 1640, 976)
    edge.lineTo(WIDTH, 966)
    edge.lineTo(WIDTH, HEIGHT)
    edge.close()
    stone = linear((0, 966), (0, HEIGHT), [colour(code) for code in hour.quay])
    canvas.drawPath(edge, fill(Shader=stone))
    canvas.save()
    canvas.clipPath(edge, True)
    if hour.lamps:
        glow(canvas, (1700, 988), 300, "#ffab4a", 96)
    for row in range(8):
        for column in range(46):
            x = 1330 + column * 16 + (8 if row % 2 else 0)
            stone_at = rounded(x, 976 + row * 14 - (x - 1640) * 0.03, 14, 10, 4)
            canvas.drawRRect(stone_at, stroke("#000000", 1.4, 70 if hour.lamps else 46))
    canvas.restore()
    canvas.drawPath(edge, stroke(hour.edge, 2, 110))
    _goods(canvas, hour, icons)
    dusk = [colour("#04070b", 0), colour("#04070b", 130 if hour.lamps else 30)]
    shade = linear((0, 930), (0, 1050), dusk)
    canvas.drawRect(rect(1440, 930, WIDTH - 1440, 150), fill(Shader=shade))
    lamp_post(canvas, (1700, 996), 330, hour.bank if not hour.lamps else "#07090d", hour.lamps)


def _goods(canvas: skia.Canvas, hour: Hour, icons: Icons) -> None:
    wood, boards = ("#2a1c10", "#6b4a28") if hour.lamps else ("#8a6236", "#4a2f16")
    for x, y, side in ((1806, 938, 66), (1862, 940, 58), (1836, 884, 54)):
        shadow = rect(x - side * 0.56, y + side * 0.42, side * 1.2, side * 0.16)
        canvas.drawOval(shadow, fill("#000000", 120, MaskFilter=blur(4)))
        canvas.drawRect(rect(x - side / 2, y - side / 2, side, side), fill(wood))
        icons.ink(canvas, "wooden-crate", (x, y), side, boards)
    dim = [0.0] * 20
    dim[0], dim[6], dim[12], dim[18] = (0.6, 0.52, 0.5, 1) if hour.lamps else (1, 1, 1, 1)
    layer = skia.Paint(ColorFilter=skia.ColorFilters.Matrix(dim))
    canvas.saveLayer(rect(1500, 900, 160, 120), layer)
    for x in (1536, 1579):
        canvas.save()
        canvas.translate(x, 935)
        canvas.scale(0.54, 0.54)
        barrel(canvas)
        canvas.restore()
    canvas.restore()


def _finish(canvas: skia.Canvas, hour: Hour) -> None:
    """Darken the left for the menu and the corners for the eye; add the plate's grain."""
    strong = 236 if hour.lamps else 208
    falling = ((0, 1.0), (0.3, 0.94), (0.55, 0.7), (0.75, 0.36), (0.9, 0.1), (1, 0))
    tones = [colour(hour.veil, strong * share) for _, share in falling]
    stops = [stop for stop, _ in falling]
    canvas.drawPaint(skia.Paint(Shader=linear((0, 0), (860, 0), tones, stops)))
    rim = [colour("#000000", 0), colour("#000000", 0), colour("#000000", 170 if hour.lamps else 90)]
    corners = radial((WIDTH * 0.58, HEIGHT * 0.5), WIDTH * 0.66, rim, (0, 0.6, 1))
    canvas.drawPaint(skia.Paint(Shader=corners))
    grain(canvas, 0.8, 2, 3, code="#ffffff", alpha=0.05)
