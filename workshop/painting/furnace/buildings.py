"""What stands in the works of Furnace: derricks, blast furnaces, holders, tanks, heaps, tools.

Everything stands on a base line and is drawn in silhouette, as in `silhouettes`.
"""

import math

from workshop.painting.brushes import (
    blur,
    circle,
    colour,
    darker,
    fill,
    glow,
    lighter,
    linear,
    mix,
    polygon,
    rect,
    rounded,
    stroke,
    vertical,
)
from workshop.painting.furnace.goods import gear
from workshop.painting.palette import Hex
from workshop.painting.silhouettes import Silhouettes

FIRE = "#ffb44e"


def derrick(hand: Silhouettes, x: float, base: float, height: float, code: Hex) -> None:
    """Raise a lattice tower over a bore."""
    canvas, foot, neck, floors = hand.canvas, 0.2, 0.035, 5
    leg, brace = stroke(code, height * 0.036), stroke(code, height * 0.018)
    for side in (-1, 1):
        near, far = x + side * foot * height, x + side * neck * height
        canvas.drawLine(near, base, far, base - height, leg)
    for floor in range(floors):
        low, high = floor / floors, (floor + 1) / floors
        wide = (foot + (neck - foot) * low) * height
        narrow = (foot + (neck - foot) * high) * height
        bottom, top = base - height * low, base - height * high
        canvas.drawLine(x - wide, bottom, x + narrow, top, brace)
        canvas.drawLine(x + wide, bottom, x - narrow, top, brace)
        canvas.drawLine(x - narrow, top, x + narrow, top, brace)
    hand.box(x - height * 0.065, base - height * 1.03, height * 0.13, height * 0.045, code)
    hand.box(x - height * 0.012, base - height, height * 0.024, height, code)


def blast_furnace(hand: Silhouettes, x: float, base: float, height: float, code: Hex) -> None:
    """Raise a stack with its bell, bustle pipe and hoist; the tap hole glows."""
    canvas, half = hand.canvas, height * 0.23
    shell = [(0.68, 0.0), (0.8, 0.22), (1.0, 0.38), (0.52, 0.86)]
    left = [(x - wide * half, base - rise * height) for wide, rise in shell]
    right = [(x + wide * half, base - rise * height) for wide, rise in reversed(shell)]
    canvas.drawPath(polygon(*left, *right), fill(code))
    for rise in (0.5, 0.62, 0.74):
        wide = half * (1 - (rise - 0.38))
        y = base - height * rise
        canvas.drawLine(x - wide, y, x + wide, y, stroke("#ffffff", height * 0.012, 30))
    hand.box(x - half * 0.68, base - height * 0.92, half * 1.36, height * 0.07, code)
    hand.box(x - half * 0.2, base - height * 1.03, half * 0.4, height * 0.12, code)
    pipe = rect(x - half * 1.3, base - height * 0.35, half * 2.6, height * 0.09)
    canvas.drawOval(pipe, stroke(mix(code, "#ff9a3a", 0.24), height * 0.03))
    canvas.drawLine(
        x + half * 2.1, base, x + half * 0.6, base - height * 0.93, stroke(code, height * 0.042)
    )
    glow(canvas, (x, base - height * 0.08), height * 0.4, "#ff8a2a", 200)
    hole = rounded(x - half * 0.3, base - height * 0.16, half * 0.6, height * 0.2, half * 0.26)
    canvas.save()
    canvas.clipRect(rect(x - half, base - height, half * 2, height))
    canvas.drawRRect(hole, fill(Shader=vertical(base - height * 0.16, base, "#fff2b0", "#ff8a1e")))
    canvas.restore()


def gasholder(hand: Silhouettes, x: float, base: float, height: float, code: Hex) -> None:
    """Float a bell of gas between its guide columns."""
    canvas, width = hand.canvas, height * 1.16
    left = x - width / 2
    bell = linear(
        (left, 0), (left + width, 0), [colour(lighter(code, 0.16)), colour(darker(code, 0.2))]
    )
    canvas.drawRect(rect(left, base - height * 0.62, width, height * 0.62), fill(Shader=bell))
    canvas.drawOval(
        rect(left, base - height * 0.71, width, height * 0.18), fill(lighter(code, 0.1))
    )
    for column in range(6):
        u = left + column * width / 5
        canvas.drawLine(u, base, u, base - height, stroke(code, width * 0.026))
    for rise in (0.98, 0.72):
        y = base - height * rise
        canvas.drawLine(left, y, left + width, y, stroke(darker(code, 0.15), width * 0.02))


def tank(
    hand: Silhouettes, x: float, base: float, size: tuple[float, float], code: Hex, light: Hex
) -> None:
    """Stand a riveted tank with a flat cone for a roof, lit from the left."""
    canvas, (width, height) = hand.canvas, size
    left = x - width / 2
    sides = (mix(code, light, 0.36), code, darker(code, 0.3))
    wall = linear((left, 0), (left + width, 0), [colour(side) for side in sides], (0, 0.42, 1))
    canvas.drawRect(rect(left, base - height, width, height), fill(Shader=wall))
    roof = polygon((left, base - height), (x, base - height * 1.2), (left + width, base - height))
    canvas.drawPath(roof, fill(mix(code, light, 0.16)))
    for rise in (0.33, 0.66):
        y = base - height * rise
        canvas.drawLine(left, y, left + width, y, stroke("#000000", height * 0.02, 80))


def heap(hand: Silhouettes, x: float, base: float, height: float, code: Hex) -> None:
    """Tip a heap of coal or ore."""
    lumps = ((-1.15, 0), (-0.7, 0.5), (-0.4, 0.62), (0, 1), (0.3, 0.8), (0.62, 0.5), (1.2, 0))
    hand.shape(code, *[(x + across * height, base - up * height) for across, up in lumps])


def wagons(
    hand: Silhouettes, x: float, base: float, size: float, code: Hex, count: int, load: Hex
) -> None:
    """Couple tubs on rails, each heaped with its load."""
    for tub in range(count):
        left = x + tub * size * 1.24
        hand.canvas.drawOval(
            rect(left + size * 0.1, base - size, size * 0.8, size * 0.5), fill(load)
        )
        hand.shape(
            code,
            (left, base - size * 0.76),
            (left + size, base - size * 0.76),
            (left + size * 0.86, base - size * 0.16),
            (left + size * 0.14, base - size * 0.16),
        )
        for wheel in (0.28, 0.72):
            hand.canvas.drawCircle(left + size * wheel, base - size * 0.14, size * 0.15, fill(code))
    hand.box(x - size * 0.4, base - size * 0.05, size * (1.24 * count + 0.6), size * 0.06, code)


def ovens(hand: Silhouettes, x: float, base: float, size: float, code: Hex, count: int) -> None:
    """Build a battery of ovens, each with its fire behind a round door."""
    canvas, height = hand.canvas, size * 1.25
    hand.box(x - size * 0.2, base - height, size * (count * 1.02 + 0.4), height, code)
    hand.box(
        x - size * 0.4, base - height - size * 0.16, size * (count * 1.02 + 0.8), size * 0.2, code
    )
    for door in range(count):
        centre = (x + size * (door * 1.02 + 0.5), base - size * 0.5)
        glow(canvas, centre, size * 0.8, "#ff8a2a", 130)
        canvas.drawCircle(*centre, size * 0.27, fill(FIRE))
        canvas.drawCircle(*centre, size * 0.13, fill("#fff2b8"))


def crane(hand: Silhouettes, x: float, base: float, height: float, code: Hex) -> None:
    """Swing a jib crane over the wharf, with a bucket on its chain."""
    jib = (x + height * 0.62, base - height * 0.98)
    canvas = hand.canvas
    hand.shape(
        code,
        (x - height * 0.14, base),
        (x - height * 0.05, base - height * 0.66),
        (x + height * 0.05, base - height * 0.66),
        (x + height * 0.14, base),
    )
    hand.box(x - height * 0.16, base - height * 0.7, height * 0.28, height * 0.2, code)
    canvas.drawLine(x, base - height * 0.52, *jib, stroke(code, height * 0.05))
    canvas.drawLine(x - height * 0.1, base - height * 0.7, *jib, stroke(code, height * 0.02))
    canvas.drawLine(*jib, jib[0], base - height * 0.44, stroke(code, height * 0.016))
    y = base - height * 0.44
    bucket = ((-0.09, 0), (0.09, 0), (0.06, 0.13), (-0.06, 0.13))
    hand.shape(code, *[(jib[0] + dx * height, y + dy * height) for dx, dy in bucket])


def wheel(hand: Silhouettes, x: float, base: float, height: float, code: Hex) -> None:
    """Hang an overshot water wheel."""
    canvas, radius = hand.canvas, height / 2
    centre = (x, base - radius)
    canvas.drawCircle(*centre, radius, stroke(code, height * 0.07))
    canvas.drawCircle(*centre, radius * 0.74, stroke(code, height * 0.03))
    for spoke in range(12):
        angle = spoke * math.pi / 6
        dx, dy = math.cos(angle) * radius * 1.07, math.sin(angle) * radius * 1.07
        canvas.drawLine(*centre, centre[0] + dx, centre[1] + dy, stroke(code, height * 0.034))


def sign_gear(hand: Silhouettes, x: float, base: float, height: float, code: Hex, lit: Hex) -> None:
    """Hang a great lit gear on a wall as the sign of a shop."""
    y, radius = base - height / 2, height / 2
    canvas = hand.canvas
    canvas.drawCircle(x, y, radius * 1.5, fill(lit, 60, MaskFilter=blur(radius * 0.4)))
    canvas.drawPath(gear(x, y, radius, 10, 0.22), fill(lit))
    canvas.drawRRect(circle(x, y, radius * 0.4), fill(code))


def quarry(hand: Silhouettes, x: float, base: float, height: float, code: Hex, light: Hex) -> None:
    """Cut a hill back in steps."""
    steps = (
        (-2.4, 0),
        (-2.0, 0.34),
        (-1.3, 0.38),
        (-1.1, 0.66),
        (-0.4, 0.7),
        (-0.2, 1),
        (0.7, 0.94),
    )
    points = [(x + across * height, base - up * height) for across, up in (*steps, (1.9, 0))]
    hand.shape(code, *points)
    for (left, low), (right, _) in zip(points[1:6:2], points[2:7:2], strict=True):
        hand.canvas.drawLine(left, low, right, low, stroke(light, height * 0.02, 90))


def lantern(hand: Silhouettes, x: float, base: float, height: float, code: Hex) -> None:
    """Stand a miner's lamp as tall as a house: the sign of a pit or a shop of lamps."""
    canvas, wide = hand.canvas, height * 0.2
    glow(canvas, (x, base - height * 0.42), height * 0.62, FIRE, 170)
    flame = rounded(x - wide * 0.8, base - height * 0.6, wide * 1.6, height * 0.36, wide * 0.3)
    canvas.drawRRect(flame, fill(Shader=vertical(base - height * 0.6, base, "#fff4c4", FIRE)))
    for bar in (-0.8, -0.27, 0.27, 0.8):
        canvas.drawLine(
            x + bar * wide, base - height * 0.6, x + bar * wide, base - height * 0.22,
            stroke(code, height * 0.03),
        )  # fmt: skip
    hand.box(x - wide, base - height * 0.24, wide * 2, height * 0.24, code)
    top = base - height * 0.6
    roof = ((-1.1, 0), (-0.5, -0.18), (0.5, -0.18), (1.1, 0))
    hand.shape(code, *[(x + dx * wide, top + dy * height) for dx, dy in roof])
    canvas.drawCircle(x, base - height * 0.86, height * 0.1, stroke(code, height * 0.035))


def pipes(hand: Silhouettes, x: float, base: float, width: float, code: Hex) -> None:
    """Carry a main along on trestles."""
    top = base - width * 0.13
    hand.canvas.drawLine(x, top, x + width, top, stroke(code, width * 0.032))
    for post in range(5):
        u = x + width * (post + 0.5) / 5
        hand.box(u - width * 0.008, top, width * 0.016, base - top, code)
