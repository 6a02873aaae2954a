"""The picture on the box of Lancashire: a ship leaves the mills with the morning tide."""

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
    radial,
    rect,
    rounded,
    stroke,
)
from workshop.painting.clipper import Rig, clipper
from workshop.painting.hours import DAY_HOUR, NIGHT_HOUR, Hour
from workshop.painting.market import bale
from workshop.painting.mirror import SMOOTH, mirror
from workshop.painting.silhouettes import Silhouettes, Windows
from workshop.painting.vessels import lamp_post
from workshop.painting.works import Work, scene
from workshop.painting.works import paint as paint_image

SIZE: Final = (900, 1080)
"""Upright, for the picture is seen under an arch; nothing that matters lies near its sides."""
SCALE: Final = 1.3
QUAY: Final = 700.0
_WATER: Final = QUAY + 12
_ORB: Final = (250, 590)
_SHIP: Final = ((392, 850), 520)

_MORNING: Final = replace(
    DAY_HOUR,
    sky=(("#b9767a", 0), ("#d39a8c", 0.34), ("#edc7a0", 0.68), ("#f8dfb0", 0.9), ("#fbe8c0", 1)),
    cloud=("#b98a86", "#e6bfa6", "#fff1d8"),
    depths=("#c9a58c", "#a98472", "#8a6658"),
    haze=("#f6dcb0", "#f6dcb0", "#efcf9f"),
    near=("#7a4436", "#6a3b30"),
    share=0.46,
    panes="#3a201c",
    water=(("#c9ada0", 50), ("#6f8288", 120), ("#2c4652", 215)),
)
_NIGHT: Final = replace(
    NIGHT_HOUR,
    near=("#241a1e", "#1c161c"),
    share=0.6,
    panes="#120d12",
)
_RIGS: Final = {
    "day": Rig(
        ("#fffaee", "#d3bfa0"), "#8a6f56", "#3f2a20", ("#4a332a", "#1d1414"), "#d9ab5c",
        "#a8382a", "#e6c98a",
    ),
    "night": Rig(
        ("#a9adb4", "#59606e"), "#2a2f3c", "#12141b", ("#1d1a20", "#08090d"), "#c9974a",
        "#6a2a24", "#ffbe62",
    ),
}  # fmt: skip
_BALES: Final = ((612, 906, 92), (706, 908, 96), (660, 846, 90), (548, 944, 84), (790, 934, 92))
"""Middle of the left edge and top of every bale on the quay, and its length; the nearest last."""


def paint() -> Iterator[Work]:
    """Paint the harbour in the morning and at night."""
    for hour in (_MORNING, _NIGHT):
        above = paint_image(*SIZE, partial(_bank, hour=hour), scale=SCALE)
        id, file = f"lancashire.title.scene.{hour.name}", f"title/scene.{hour.name}.jpg"
        brush = partial(_compose, hour=hour, above=above)
        yield scene(id, file, SIZE, brush, scale=SCALE, quality=88)


def _compose(canvas: skia.Canvas, hour: Hour, above: skia.Image) -> None:
    rnd = random.Random(7)
    # The mirror sways away from the sides of the picture, so they are cut off.
    canvas.translate(-0.02 * SIZE[0], -0.02 * SIZE[1])
    canvas.scale(1.04, 1.04)
    canvas.drawImageRect(above, rect(0, 0, *SIZE), SMOOTH)
    mirror(canvas, above, rnd, SIZE, _WATER, SCALE)
    _water(canvas, hour, rnd)
    _sail_out(canvas, hour, rnd)
    _near_quay(canvas, hour)
    corners = radial(
        (450, 520), 820, [colour("#000000", a) for a in (0, 0, 130 if hour.lamps else 60)],
        (0, 0.6, 1),
    )  # fmt: skip
    canvas.drawPaint(skia.Paint(Shader=corners))
    grain(canvas, 0.8, 2, 3, code="#ffffff", alpha=0.05)


def _bank(canvas: skia.Canvas, hour: Hour) -> None:
    """Paint everything above the water: sky, far town, the great mill on its quay."""
    rnd = random.Random(7)
    _sky(canvas, hour, rnd)
    hand = Silhouettes(canvas, rnd)
    _far_town(hand, hour)
    _mill(hand, hour)
    canvas.drawRect(rect(0, QUAY - 4, SIZE[0], 18), fill(hour.bank))
    canvas.drawRect(rect(0, QUAY - 4, SIZE[0], 2), fill(hour.edge, 130))
    for x in (60, 190, 330, 455):
        lamp_post(canvas, (x, QUAY), 74, hour.bank, 0.6 * hour.lamps)


def _sky(canvas: skia.Canvas, hour: Hour, rnd: random.Random) -> None:
    width = SIZE[0]
    tones, stops = zip(*hour.sky, strict=True)
    shade = linear((0, 0), (0, QUAY), [colour(code) for code in tones], stops)
    canvas.drawPaint(skia.Paint(Shader=shade))
    if hour.stars:
        for _ in range(150):
            x, y = rnd.uniform(0, width), rnd.uniform(0, 420)
            alpha = rnd.uniform(30, 150) * (1 - y / 460)
            canvas.drawCircle(x, y, rnd.uniform(0.5, 1.4), fill("#fff3d6", alpha))
    orb = (_ORB[0], 190) if hour.stars else _ORB
    for reach, alpha in ((420, 70), (200, 90), (100, 120)):
        glow(canvas, orb, reach, hour.halo, alpha)
    face = radial((orb[0] - 12, orb[1] - 10), 78, [colour(code) for code in hour.orb])
    canvas.drawCircle(*orb, 54, fill(Shader=face))
    for _ in range(30):
        x, y, long = rnd.uniform(-100, width), rnd.gauss(260, 120), rnd.uniform(110, 380)
        code = mix(hour.cloud[1], hour.cloud[2], rnd.uniform(0, 0.3 if hour.stars else 1))
        bar = rect(x, y, long, long * 0.06 + 6)
        canvas.drawOval(bar, fill(code, 60, MaskFilter=blur(10)))


def _far_town(hand: Silhouettes, hour: Hour) -> None:
    """Line the far side of the river with warehouses, spires and stacks, hazier the farther."""
    rnd = hand.rnd
    for depth, (lift, tallest) in enumerate(((26, 70), (10, 92), (0, 70))):
        code, base, x = hour.depths[depth], QUAY - lift, -30.0
        lit = 0.36 if hour.lamps else 0.12
        windows = Windows((4, 6), (6, 8), hour.windows, None, lit)
        while x < SIZE[0]:
            wide, tall = rnd.uniform(46, 104), rnd.uniform(0.55, 1) * tallest
            if rnd.random() < 0.22:
                hand.church(x + wide / 2, base, tall * 1.9, code)
            else:
                saw = 4 if rnd.random() < 0.3 else 0
                hand.mill(x, base, wide, tall * (0.7 if saw else 1), code, windows=windows, saw=saw)
            if rnd.random() < 0.3:
                stack = (x + wide * 0.7, base - tall * 1.9)
                hand.smoke(stack, 18, 9, mix(code, hour.smoke[1], 0.5), alpha=44, drift=1.2)
                hand.chimney(stack[0], base, tall * 1.9, 12, code)
            x += wide + 4
        haze = [colour(hour.haze[depth], 0), colour(hour.haze[depth], 90)]
        veil = linear((0, QUAY - 130), (0, QUAY), haze)
        hand.canvas.drawRect(rect(0, QUAY - 130, SIZE[0], 130), fill(Shader=veil))


def _mill(hand: Silhouettes, hour: Hour) -> None:
    """Build the great mill on the right: six floors, a stair tower, a chimney that smokes."""
    canvas, (body, shaded) = hand.canvas, hour.near
    for puffs, size, code, alpha in ((90, 34, hour.smoke[0], 34), (60, 24, hour.smoke[1], 22)):
        hand.smoke((690, 168), puffs, size, code, alpha=alpha, drift=1.0)
    hand.chimney(690, QUAY, 530, 54, shaded, edge=hour.edge)
    panes = Windows((22, 30), (20, 24), hour.windows, hour.panes, hour.share)
    hand.mill(520, QUAY, 420, 356, body, roof=0.0)
    hand.windows(548, QUAY - 348, 392, 350, panes)
    for y in (352, 178):
        canvas.drawRect(rect(512, QUAY - y - 8, 440, 9), fill(mix(body, hour.edge, 0.35)))
    canvas.drawRect(rect(512, QUAY - 372, 440, 18), fill(shaded))
    hand.box(478, QUAY - 420, 66, 420, shaded)
    hand.windows(
        482, QUAY - 380, 58, 380, Windows((14, 30), (14, 40), hour.windows, hour.panes, 0.7)
    )
    hand.shape(shaded, (470, QUAY - 420), (511, QUAY - 474), (552, QUAY - 420))
    canvas.drawRect(rect(478, QUAY - 420, 5, 420), fill(hour.edge, 130))
    if hour.lamps:
        glow(canvas, (700, QUAY - 40), 360, "#ffab4a", 66)


def _water(canvas: skia.Canvas, hour: Hour, rnd: random.Random) -> None:
    width, height = SIZE
    depth = [colour(code, alpha) for code, alpha in hour.water]
    shade = linear((0, _WATER), (0, height), depth, (0, 0.45, 1))
    canvas.drawRect(rect(0, _WATER, width, height - _WATER), fill(Shader=shade))
    for i in range(190):
        near = rnd.random() ** 0.8
        y = _WATER + 4 + near * (height - _WATER)
        shining = i % 3 == 0
        x = rnd.gauss(_ORB[0], 30 + near * 60) if shining else rnd.uniform(0, width)
        alpha = (110 if shining else 46) * (1 - 0.5 * near)
        long = rnd.uniform(10, 50) * (0.5 + near)
        pen = stroke(hour.ripple[1 if shining else 0], 1 + near * 1.4, alpha)
        canvas.drawLine(x, y, x + long, y, pen)


def _sail_out(canvas: skia.Canvas, hour: Hour, rnd: random.Random) -> None:
    """Float the ship over her own broken mirror."""
    (x, waterline), length = _SHIP
    rig = _RIGS[hour.name]
    canvas.save()
    canvas.clipRect(rect(0, waterline + 6, SIZE[0], 240), True)
    canvas.translate(0, 2 * waterline + 12)
    canvas.scale(1, -1)
    canvas.saveLayer(
        rect(0, 0, *SIZE),
        skia.Paint(Alpha=84, ImageFilter=skia.ImageFilters.Blur(3, 5)),
    )
    clipper(canvas, (x, waterline), length, rig)
    canvas.restore()
    canvas.restore()
    for i in range(26):
        y = waterline + 9 + i * 5.4
        left = x + rnd.uniform(-0.5, 0.3) * length
        pen = stroke(hour.ripple[i % 2], 1.8, 80 - i * 2)
        canvas.drawLine(left, y, left + rnd.uniform(30, 110), y, pen)
    clipper(canvas, (x, waterline), length, rig)
    foam = stroke("#b8c8d4" if hour.lamps else "#ffffff", 2.6, 90, MaskFilter=blur(1.4))
    canvas.drawLine(x - length * 0.42, waterline + 5, x + length * 0.35, waterline + 5, foam)


def _near_quay(canvas: skia.Canvas, hour: Hour) -> None:
    """Stack bales on the stones where we stand."""
    (width, height), edge = SIZE, skia.Path()
    edge.moveTo(420, height)
    edge.cubicTo(450, 1010, 530, 970, 640, 962)
    edge.lineTo(width, 952)
    edge.lineTo(width, height)
    edge.close()
    stone = linear((0, 952), (0, height), [colour(code) for code in hour.quay])
    canvas.drawPath(edge, fill(Shader=stone))
    canvas.save()
    canvas.clipPath(edge, True)
    for row in range(9):
        for column in range(30):
            x = 410 + column * 18 + (9 if row % 2 else 0)
            canvas.drawRRect(rounded(x, 956 + row * 15, 16, 12, 4), stroke("#000000", 1.4, 60))
    canvas.restore()
    canvas.drawPath(edge, stroke(hour.edge, 2, 120))
    dim = [0.0] * 20
    dim[0], dim[6], dim[12], dim[18] = (0.52, 0.48, 0.5, 1) if hour.lamps else (1, 0.98, 0.94, 1)
    canvas.saveLayer(None, skia.Paint(ColorFilter=skia.ColorFilters.Matrix(dim)))
    for x, y, length in _BALES:
        canvas.save()
        canvas.translate(x, y)
        canvas.scale(length / 100, length / 100)
        bale(canvas)
        canvas.restore()
    canvas.restore()
    if hour.lamps:
        glow(canvas, (690, 900), 260, "#ffab4a", 90)
