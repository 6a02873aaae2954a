"""The picture on the box of Furnace: two stacks at dusk, the tap open, metal running to pigs."""

import math
import random
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Final

import skia

from workshop.painting.brushes import (
    blur,
    colour,
    fill,
    glow,
    grain,
    linear,
    mix,
    polygon,
    radial,
    rect,
    rounded,
    stroke,
    vertical,
)
from workshop.painting.covers import SCALE, SIZE
from workshop.painting.furnace.channel import sparks
from workshop.painting.furnace.founder import founder
from workshop.painting.furnace.pigments import HEAT, MOLTEN
from workshop.painting.furnace.stacks import stack, stoves
from workshop.painting.hours import DAY_HOUR, NIGHT_HOUR, Hour
from workshop.painting.panorama import Row, line_up, paint_sky
from workshop.painting.silhouettes import Silhouettes, Windows
from workshop.painting.works import Work, scene

_DUSK: Final = replace(
    DAY_HOUR,
    sky=(("#6d5a78", 0), ("#a8686a", 0.3), ("#e08f5c", 0.62), ("#f8c177", 0.86), ("#ffdf9e", 1)),
    orb=("#fffbe8", "#ffe2a0"),
    halo="#ffd68a",
    cloud=("#7d5a6c", "#c77c66", "#ffd9a2"),
    depths=("#b98468", "#94634f", "#6a4438"),
    haze=("#ffd49a", "#f8bd7c", "#e89a5c"),
    near=("#3a2620", "#2c1c18"),
    edge="#ffcf8c",
    windows="#ffe2a0",
    share=0.4,
    smoke=("#7d6668", "#ffd2a4"),
    bank="#3d281e",
    quay=("#5c3c2a", "#241610"),
)
_FIRELIGHT: Final = replace(
    NIGHT_HOUR,
    sky=(("#070b16", 0), ("#121a30", 0.36), ("#3a2634", 0.68), ("#7d3a22", 0.9), ("#b85a22", 1)),
    depths=("#4a323a", "#36262e", "#241a22"),
    haze=("#a8552c", "#8a4424", "#6a341e"),
    near=("#120d10", "#0c090c"),
    edge="#ff9a4a",
    smoke=("#4a3c44", "#d9824a"),
    quay=("#241610", "#080504"),
)
_GROUND: Final = 716.0
_TAP: Final = (430.0, 700.0)


def paint() -> Iterator[Work]:
    """Paint the cover in both hours."""
    for hour, orb in ((_DUSK, (288.0, 350.0)), (_FIRELIGHT, (596.0, 262.0))):
        brush = partial(_compose, hour=hour, orb=orb)
        id, file = f"furnace.cover.{hour.name}", f"title/cover.{hour.name}.jpg"
        yield scene(id, file, SIZE, brush, scale=SCALE, quality=82)


def _compose(canvas: skia.Canvas, hour: Hour, orb: tuple[float, float]) -> None:
    rnd = random.Random(9)
    hand = Silhouettes(canvas, rnd)
    paint_sky(canvas, hour, rnd, _GROUND, orb)
    _clouds(canvas, hour, rnd)
    _distance(canvas, hour)
    for x, height, width, puff in ((214, 452, 42, 26), (690, 520, 46, 30)):
        _plume(hand, hour, (x, _GROUND - height), puff)
        hand.chimney(x, _GROUND, height, width, hour.near[0], edge=hour.edge)
    _plume(hand, hour, (430, 152), 34)
    _plume(hand, hour, (610, 330), 24)
    stoves(canvas, hour, _GROUND)
    stack(canvas, (606, _GROUND), 368, hour, hour.near[0])
    stack(canvas, (430, _GROUND), 548, hour, hour.near[1])
    _yard(canvas, hour)
    _cast_house(canvas, hour)
    _stream(canvas)
    _pigs(canvas)
    sparks(canvas, (_TAP[0], _TAP[1] - 4), 190, 230)
    founder(canvas, (566, 922), 208, hour)
    _finish(canvas, hour)


def _clouds(canvas: skia.Canvas, hour: Hour, rnd: random.Random) -> None:
    for _ in range(34):
        x, y, long = rnd.uniform(-120, SIZE[0]), rnd.gauss(300, 150), rnd.uniform(130, 420)
        code = mix(hour.cloud[0], hour.cloud[2], rnd.uniform(0, 0.3 if hour.stars else 0.9))
        bar = rect(x, y, long, long * 0.05 + 6)
        canvas.drawOval(bar, fill(code, 62, MaskFilter=blur(10)))


def _distance(canvas: skia.Canvas, hour: Hour) -> None:
    windows = Windows((4, 6), (6, 8), hour.windows, None, 0.4 if hour.lamps else 0.2)
    rows = ((_GROUND - 44, 44, 80, 72, 3), (_GROUND - 22, 50, 96, 84, 11), (_GROUND, 50, 90, 90, 5))
    for depth, (base, lowest, highest, step, seed) in enumerate(rows):
        code = hour.depths[depth]
        row = Row(base, lowest, highest, step, code, mix(code, hour.smoke[1], 0.5))
        line_up(Silhouettes(canvas, random.Random(seed)), row, windows)
        haze = [colour(hour.haze[depth], 0), colour(hour.haze[depth], 100)]
        veil = linear((0, _GROUND - 190), (0, _GROUND), haze)
        canvas.drawRect(rect(0, _GROUND - 190, SIZE[0], 190), fill(Shader=veil))


def _plume(hand: Silhouettes, hour: Hour, mouth: tuple[float, float], size: float) -> None:
    """Let smoke drift, lit from below by the fires."""
    grey, lit = hour.smoke
    hand.smoke(mouth, 90, size, grey, alpha=42, drift=0.8)
    hand.smoke(mouth, 46, size * 0.66, lit, alpha=34, drift=0.8)


def _yard(canvas: skia.Canvas, hour: Hour) -> None:
    """Lay the sand floor of the casting yard."""
    width, height = SIZE
    near, far = hour.quay
    floor = vertical(_GROUND, height, mix(near, "#6a3016", 0.5), near, far)
    canvas.drawRect(rect(0, _GROUND, width, height - _GROUND), fill(Shader=floor))
    canvas.drawRect(rect(0, _GROUND, width, 2.4), fill(hour.edge, 120))
    rnd = random.Random(3)
    for _ in range(420):
        x, y = rnd.uniform(0, width), _GROUND + (height - _GROUND) * rnd.random()
        speck = rnd.uniform(2, 9)
        code = "#000000" if rnd.random() < 0.6 else "#ff9a4a"
        canvas.drawOval(rect(x, y, speck, speck * 0.35), fill(code, 46))


def _cast_house(canvas: skia.Canvas, hour: Hour) -> None:
    """Open the arch of the hearth: white in its middle."""
    x, y = _TAP
    glow(canvas, (x, y), 420, HEAT, 170)
    arch = rounded(x - 40, y - 66, 80, 120, 38)
    canvas.save()
    canvas.clipRect(rect(0, 0, SIZE[0], _GROUND + 10))
    canvas.drawRRect(rounded(x - 52, y - 80, 104, 140, 46), fill("#2a1710"))
    light = radial((x, y + 6), 76, [colour(code) for code in MOLTEN[:4]], (0, 0.3, 0.62, 1))
    canvas.drawRRect(arch, fill(Shader=light))
    canvas.restore()
    glow(canvas, (x, y), 150, "#ffd27a", 170)


def _stream(canvas: skia.Canvas) -> None:
    """Let the metal run from the tap towards us, wider as it comes."""
    bed = _river(1.34)
    canvas.drawPath(bed, fill("#140a06", 210, MaskFilter=blur(3)))
    body = _river(1.0)
    canvas.drawPath(body, fill(HEAT, 200, MaskFilter=blur(22)))
    core, bright, warm, red, _ = MOLTEN
    canvas.drawPath(body, fill(Shader=vertical(_TAP[1], SIZE[1], core, bright, warm, red)))
    canvas.save()
    canvas.clipPath(body, True)
    canvas.drawPath(_river(0.52), fill(core, 210, MaskFilter=blur(7)))
    rnd = random.Random(12)
    for _ in range(90):
        share = rnd.random() ** 0.8
        x, y, half = _course(share)
        across, long = rnd.uniform(-0.9, 0.9) * half, 8 + 34 * share
        skin = rect(x + across, y, long, 2 + 4 * share)
        canvas.drawOval(
            skin, fill("#c8470c" if rnd.random() < 0.6 else "#fffbe6", 120, MaskFilter=blur(1.6))
        )
    canvas.restore()
    canvas.drawPath(body, stroke("#7d1f08", 2.4, 150))


def _course(share: float) -> tuple[float, float, float]:
    """The middle of the stream and half its width, from the tap (0) to us (1)."""
    y = _TAP[1] + 14 + (SIZE[1] + 40 - _TAP[1]) * share
    x = _TAP[0] - 150 * math.sin(share * 3.5) * share**0.8 + 40 * share
    return x, y, 15 + 84 * share**1.5


def _river(swell: float) -> skia.Path:
    left, right = [], []
    for step in range(41):
        x, y, half = _course(step / 40)
        left.append((x - half * swell, y))
        right.append((x + half * swell, y))
    return polygon(*left, *reversed(right))


def _pigs(canvas: skia.Canvas) -> None:
    """Fill the pig beds on both sides: bars of metal in the sand, the near ones large."""
    beds = (
        (150, 782, 52), (120, 834, 66), (96, 900, 84),
        (676, 768, 46), (694, 812, 58), (716, 868, 72),
    )  # fmt: skip
    for x, y, wide in beds:
        tall = wide * 0.36
        glow(canvas, (x + wide / 2, y + tall / 2), wide * 1.3, HEAT, 110)
        canvas.drawRRect(rounded(x - 8, y - 8, wide + 16, tall + 18, 8), fill("#1d120c"))
        canvas.drawRRect(
            rounded(x - 8, y - 8, wide + 16, tall + 18, 8), stroke("#5a3220", 1.6, 160)
        )
        bar = vertical(y, y + tall, "#ffe9a0", "#ffb03c", "#e2660f")
        canvas.drawRRect(rounded(x, y, wide, tall, 6), fill(Shader=bar))
        canvas.drawRRect(rounded(x, y, wide, tall, 6), stroke("#7d1f08", 2))


def _finish(canvas: skia.Canvas, hour: Hour) -> None:
    rim = [colour("#000000", alpha) for alpha in (0, 0, 150 if hour.lamps else 78)]
    canvas.drawPaint(skia.Paint(Shader=radial((450, 560), 800, rim, (0, 0.55, 1))))
    grain(canvas, 0.8, 2, 3, code="#ffffff", alpha=0.05)
