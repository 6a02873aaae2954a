"""The far bank of the title scene: sky, three depths of works, the viaduct, the great mill."""

import math
import random
from dataclasses import dataclass

import skia

from brass_desktop.present.geometry import Point
from workshop.painting.brushes import blur, colour, fill, glow, linear, mix, radial, rect, stroke
from workshop.painting.glyphs import Icons
from workshop.painting.hours import Hour
from workshop.painting.palette import Hex
from workshop.painting.silhouettes import Silhouettes, Windows
from workshop.painting.vessels import lamp_post

WIDTH, HEIGHT = 1920, 1080
HORIZON = 800
ORB = (1392, 190)
LAMPS = (640, 860, 1080, 1226)
"""Where lamp posts stand on the far bank; ripples shine before them."""


def paint_panorama(canvas: skia.Canvas, hour: Hour, icons: Icons) -> None:
    """Paint everything above the water line."""
    rnd = random.Random(11)
    paint_sky(canvas, hour, rnd, HORIZON, ORB)
    _clouds(canvas, hour, rnd)
    _distance(canvas, hour)
    hand = Silhouettes(canvas, rnd)
    hand.arches((500, 668), HORIZON, 11, 75, mix(hour.depths[2], hour.near[0], 0.6))
    canvas.drawRect(rect(500, 664, 825, 1.6), fill(hour.edge, 150))
    _works(canvas, hour, icons)
    canvas.drawRect(rect(0, HORIZON - 4, WIDTH, 20), fill(hour.bank))
    canvas.drawRect(rect(0, HORIZON - 4, WIDTH, 2), fill(hour.edge, 120))
    for x in LAMPS:
        lamp_post(canvas, (x, HORIZON), 76, hour.bank, 0.62 * hour.lamps)


def paint_sky(
    canvas: skia.Canvas, hour: Hour, rnd: random.Random, ground: float, orb: Point
) -> None:
    """Paint the sky down to the ground, with the sun, or with the moon and the stars."""
    tones, stops = zip(*hour.sky, strict=True)
    shade = linear((0, 0), (0, ground), [colour(code) for code in tones], stops)
    canvas.drawPaint(skia.Paint(Shader=shade))
    for _ in range(240):
        x, y = rnd.uniform(0, WIDTH), rnd.uniform(0, 420)
        size, alpha = rnd.uniform(0.5, 1.4), rnd.uniform(30, 150) * (1 - y / 460)
        if hour.stars:
            canvas.drawCircle(x, y, size, fill("#fff3d6", alpha))
    for reach, alpha in ((420, 60), (190, 80), (90, 110)):
        glow(canvas, orb, reach, hour.halo, alpha)
    x, y = orb
    face = radial((x - 14, y - 12), 80, [colour(code) for code in hour.orb])
    canvas.drawCircle(x, y, 56, fill(Shader=face))
    if hour.stars:
        for dx, dy, reach in ((-14, -10, 12), (16, 8, 16), (-6, 22, 8), (20, -20, 7)):
            canvas.drawCircle(x + dx, y + dy, reach, fill("#c9a667", 60, MaskFilter=blur(4)))


def _clouds(canvas: skia.Canvas, hour: Hour, rnd: random.Random) -> None:
    """Draw bars and banks of cloud, lit on the side of the orb."""
    under, shaded, lit = hour.cloud
    for _ in range(34):
        x, y, wide = rnd.uniform(200, WIDTH), rnd.gauss(300, 110), rnd.uniform(120, 460)
        near = _nearness(x, y, 620)
        tone = mix(shaded, lit, near * 0.7 if hour.stars else 0.5 + near * 0.5)
        bar = rect(x - wide / 2, y, wide, wide * 0.07 + 8)
        canvas.drawOval(bar, fill(tone, 50 + 50 * near, MaskFilter=blur(12)))
    for _ in range(13):
        x, y, wide = rnd.uniform(380, WIDTH), rnd.uniform(70, 430), rnd.uniform(160, 400)
        near = _nearness(x, y, 760)
        crown = mix(shaded, lit, near * 0.62 if hour.stars else 0.6 + near * 0.4)
        for code, drop, alpha in (
            (under, 10, 28),
            (crown, -4, 18 + 22 * near),
        ):
            _bank(canvas, rnd, (x, y + drop, wide), code, alpha if hour.stars else alpha * 1.3)


def _nearness(x: float, y: float, reach: float) -> float:
    return max(0.0, 1 - math.hypot(x - ORB[0], (y - ORB[1]) * 1.5) / reach)


def _bank(
    canvas: skia.Canvas,
    rnd: random.Random,
    place: tuple[float, float, float],
    code: Hex,
    alpha: float,
) -> None:
    x, y, wide = place
    for _ in range(26):
        across = rnd.uniform(-0.5, 0.5)
        reach = wide * 0.13 * (1 - abs(across) * 1.3) + 8
        at = (x + across * wide - reach * 1.5, y + rnd.uniform(-0.5, 0.5) * reach - reach * 0.5)
        puff = fill(code, alpha, MaskFilter=blur(reach * 0.32))
        canvas.drawOval(rect(*at, reach * 3, reach), puff)


def _distance(canvas: skia.Canvas, hour: Hour) -> None:
    ridge = skia.Path()
    ridge.moveTo(0, HORIZON)
    ridge.lineTo(0, 660)
    ridge.cubicTo(240, 610, 420, 690, 700, 650)
    ridge.cubicTo(980, 610, 1200, 690, 1480, 640)
    ridge.cubicTo(1660, 610, 1800, 650, 1920, 620)
    ridge.lineTo(1920, HORIZON)
    ridge.close()
    shade = linear((0, 620), (0, HORIZON), [colour(code) for code in hour.ridge])
    canvas.drawPath(ridge, fill(Shader=shade))
    rows = (
        (HORIZON - 108, (44.0, 76.0), 21, 84.0, 0.14, (560, 150, 90)),
        (HORIZON - 40, (60.0, 96.0), 27, 96.0, 0.2, (640, 170, 110)),
        (HORIZON, (92.0, 142.0), 33, 124.0, 0.34, (680, 130, 80)),
    )
    for depth, (base, heights, seed, step, share, (top, high, alpha)) in enumerate(rows):
        lit = share if hour.lamps else share * 0.4
        windows = Windows((4, 6), (6, 8), "#ffcf86" if hour.lamps else hour.windows, None, lit)
        code = hour.depths[depth]
        row = Row(base, *heights, step, code, mix(code, hour.smoke[1], 0.42))
        line_up(Silhouettes(canvas, random.Random(seed)), row, windows)
        veil = [colour(hour.haze[depth], 0), colour(hour.haze[depth], alpha)]
        haze = linear((0, top), (0, top + high), veil)
        canvas.drawRect(rect(0, top, WIDTH, high), fill(Shader=haze))


@dataclass(frozen=True, slots=True)
class Row:
    """A row of works: where it stands, how tall its buildings are, how wide its rhythm."""

    base: float
    lowest: float
    highest: float
    step: float
    code: Hex
    smoke: Hex


def line_up(hand: Silhouettes, row: Row, windows: Windows) -> None:
    """Line up works across the whole width, and raise their chimneys last."""
    rnd, step, base = hand.rnd, row.step, row.base
    stacks: list[tuple[float, float, float]] = []
    x = -40.0
    while x < WIDTH + 60:
        kind, height = rnd.random(), rnd.uniform(row.lowest, row.highest)
        if kind < 0.52:
            saw = 0 if kind < 0.34 else 4
            wide = rnd.uniform(0.9, 1.6) * step
            tall = height * 0.6 if saw else height
            hand.mill(x, base, wide, tall, row.code, windows=windows, saw=saw, roof=0.1)
            if saw or rnd.random() < 0.8:
                reach = height * rnd.uniform(1.5, 2.2)
                stacks.append((x + wide * rnd.uniform(0.2, 0.9), reach, step * 0.15))
            x += wide + 3
        elif kind < 0.68:
            for _ in range(rnd.randint(2, 3)):
                hand.kiln(x + step * 0.3, base, height * rnd.uniform(0.8, 1.15), row.code)
                x += step * 0.5
        elif kind < 0.82:
            build = hand.church if kind < 0.76 else hand.headframe
            build(x + step * 0.3, base, height * (1.5 if kind < 0.76 else 1.1), row.code)
            x += step * 0.9
        else:
            houses, size = rnd.randint(3, 5), (step * 0.24, height * 0.32)
            hand.terrace(x, base, houses, size, row.code, lit=windows.lit, share=windows.share)
            x += houses * step * 0.24
    for at, tall, wide in stacks:
        hand.smoke((at, base - tall), 20, step * 0.13, row.smoke, alpha=48, drift=1.3)
        hand.chimney(at, base, tall, wide, row.code)


def _works(canvas: skia.Canvas, hour: Hour, icons: Icons) -> None:
    """Build the great mill on the right: stacks, sheds, the block, the bottle kilns."""
    rnd = random.Random(5)
    hand = Silhouettes(canvas, rnd)
    body, shed = hour.near
    base = HORIZON + 4
    for x, tall, wide in ((1352, 420, 40), (1560, 520, 48), (1840, 460, 44)):
        for puffs, size, code, alpha in ((110, 32, hour.smoke[0], 30), (80, 24, hour.smoke[1], 17)):
            hand.smoke((x, HORIZON - tall + 4), puffs, size, code, alpha=alpha, drift=1.25)
        hand.chimney(x, base, tall, wide, body, edge=hour.edge)
    panes = Windows((11, 17), (11, 16), hour.windows, hour.panes, hour.share)
    hand.mill(1240, base, 196, 168, shed, windows=panes, saw=4)
    hand.mill(1420, base, 292, 300, body, roof=0.09)
    wide_panes = Windows((12, 20), (12, 17), hour.windows, hour.panes, hour.share)
    hand.windows(1420, HORIZON - 250, 292, 254, wide_panes)
    canvas.drawRect(rect(1420, HORIZON - 296, 5, 300), fill(hour.edge, 150))
    for y in (-246, -100):
        canvas.drawRect(rect(1414, HORIZON + y, 304, 4), fill(mix(body, "#8a929e", 0.3)))
    _sign(canvas, hour, icons)
    for x, tall in ((1752, 170), (1836, 206), (1912, 160)):
        hand.smoke(
            (x, HORIZON - tall), 20, 16, mix(hour.smoke[1], "#c99a66", 0.5), alpha=40, drift=0.8
        )
        hand.kiln(x, base, tall, shed, hour.edge)
        glow(canvas, (x, HORIZON - 14), 30, "#ff8a3a", 150 if hour.lamps else 60)
        arch = skia.RRect.MakeRectXY(rect(x - 8, HORIZON - 22, 16, 24), 8, 8)
        canvas.drawRRect(arch, fill("#ffb04a"))
    if hour.lamps:
        for at, reach, alpha in (((1560, 760), 420, 58), ((940, 780), 360, 44)):
            glow(canvas, at, reach, "#ffab4a", alpha)


def _sign(canvas: skia.Canvas, hour: Hour, icons: Icons) -> None:
    """Hang the works' emblem where a name would stand: a gear between two rules."""
    y = HORIZON - 271
    icons.ink(canvas, "big-gear", (1566, y), 34, "#e6c574", alpha=200)
    for left, right in ((1452, 1540), (1592, 1680)):
        canvas.drawLine(left, y, right, y, stroke("#e6c574", 1.6, 150))
        canvas.drawLine(left, y + 5, right, y + 5, stroke("#e6c574", 0.8, 110))
