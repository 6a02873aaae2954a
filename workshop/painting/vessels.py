"""What moves through the title scene: the narrowboat with its steerer, the train, the lamps."""

import random
from typing import Final

import skia

from workshop.painting.brushes import (
    brass,
    colour,
    darker,
    fill,
    glow,
    linear,
    polygon,
    rect,
    rounded,
    stroke,
)
from workshop.painting.hours import Hour
from workshop.painting.palette import Hex
from workshop.painting.silhouettes import Silhouettes

LAMP: Final = "#ffb85a"


def lamp_post(
    canvas: skia.Canvas, foot: tuple[float, float], height: float, code: Hex, strength: float
) -> None:
    """Raise a gas lamp; its halo goes on last, and only if it burns."""
    x, base = foot
    canvas.drawRect(
        rect(x - height * 0.018, base - height * 0.84, height * 0.036, height * 0.84), fill(code)
    )
    canvas.drawRect(
        rect(x - height * 0.04, base - height * 0.06, height * 0.08, height * 0.06), fill(code)
    )
    arm = base - height * 0.74
    canvas.drawLine(x - height * 0.07, arm, x + height * 0.07, arm, stroke(code, height * 0.02))
    sill, brim = base - height * 0.84, base - height * 0.98
    glass = polygon(
        (x - height * 0.035, sill), (x - height * 0.065, brim),
        (x + height * 0.065, brim), (x + height * 0.035, sill),
    )  # fmt: skip
    canvas.drawPath(glass, fill("#ffe3a0" if strength else "#e8eee6", 255 if strength else 190))
    roof = polygon((x - height * 0.08, brim), (x, base - height * 1.06), (x + height * 0.08, brim))
    canvas.drawPath(roof, fill(code))
    canvas.drawPath(glass, stroke(code, height * 0.014))
    for reach, alpha in ((1.15, 70), (0.5, 110), (0.2, 190)):
        if strength:
            glow(canvas, (x, base - height * 0.92), height * reach, LAMP, alpha * strength * 0.8)


def train(
    hand: Silhouettes, x: float, rail: float, size: float, hour: Hour, carriages: int = 5
) -> None:
    """Draw a locomotive running left with lit carriages."""
    code = darker(hour.near[0], 0.25)
    canvas = hand.canvas
    lit = "#ffd98a" if hour.lamps else hour.windows
    for carriage in range(carriages):
        left = x + size * (2.5 + carriage * 2.3)
        canvas.drawRRect(
            rounded(left, rail - size * 0.98, size * 2.12, size * 0.8, size * 0.1), fill(code)
        )
        for pane in range(5):
            hand.box(
                left + size * (0.14 + pane * 0.39), rail - size * 0.82, size * 0.26, size * 0.3, lit
            )
        for wheel in (0.4, 1.7):
            canvas.drawCircle(left + size * wheel, rail - size * 0.14, size * 0.15, fill(code))
    canvas.drawRRect(
        rounded(x, rail - size * 0.86, size * 1.5, size * 0.56, size * 0.2), fill(code)
    )
    hand.box(x + size * 1.36, rail - size * 1.16, size * 0.74, size * 0.92, code)
    hand.box(x + size * 1.26, rail - size * 1.24, size * 0.94, size * 0.12, code)
    hand.box(x + size * 1.56, rail - size, size * 0.3, size * 0.26, lit)
    funnel = ((0.2, 0.8), (0.12, 1.36), (0.52, 1.36), (0.42, 0.8))
    hand.shape(code, *[(x + size * dx, rail - size * dy) for dx, dy in funnel])
    canvas.drawCircle(x + size * 0.86, rail - size * 0.9, size * 0.17, fill(code))
    for offset, radius in ((0.3, 0.2), (0.85, 0.28), (1.6, 0.28)):
        canvas.drawCircle(x + size * offset, rail - size * radius, size * radius, fill(code))
    if hour.lamps:
        for reach, alpha in ((3.4, 90), (1.1, 190)):
            glow(canvas, (x - size * 0.1, rail - size * 0.6), size * reach, "#ffd08a", alpha)
    steam = hour.smoke[1]
    hand.smoke((x + size * 0.3, rail - size * 1.5), 46, size * 0.62, steam, alpha=66, drift=2.3)


def narrowboat(canvas: skia.Canvas, x: float, waterline: float, length: float, hour: Hour) -> None:
    """Paint a narrowboat, bow to the left, with roses-and-castles panels and brass bands."""
    u = length / 100
    canvas.save()
    canvas.translate(x, waterline)
    canvas.scale(u, u)
    _hull(canvas)
    _cabin(canvas, hour)
    _chimney(canvas, hour)
    _steerer(canvas)
    _bow(canvas, hour)
    canvas.restore()


def _hull(canvas: skia.Canvas) -> None:
    hull = skia.Path()
    hull.moveTo(0, -9)
    hull.cubicTo(3, -3, 5, 0, 9, 1.4)
    hull.lineTo(97, 1.4)
    hull.lineTo(100, -6.4)
    hull.lineTo(22, -6.4)
    hull.cubicTo(14, -7, 8, -9.4, 0, -9)
    hull.close()
    tar = linear((0, -9), (0, 2), [colour("#2c3644"), colour("#0b0f15")])
    canvas.drawPath(hull, fill(Shader=tar))
    canvas.drawLine(2, -8.2, 99.6, -6.2, stroke("#c9974a", 0.7, 200))


def _cabin(canvas: skia.Canvas, hour: Hour) -> None:
    red = (
        [colour("#7d2c22"), colour("#3d120e")]
        if hour.lamps
        else [colour("#a83a2c"), colour("#6a1f16")]
    )
    canvas.drawRRect(
        rounded(26, -15.4, 62, 9.4, 0.8), fill(Shader=linear((0, -15.4), (0, -6), red))
    )
    for left, wide in ((27.4, 17), (46, 17), (64.6, 22)):
        canvas.drawRect(rect(left, -14.2, wide, 7), stroke("#d9ab5c", 0.35, 190))
    for window in range(6):
        at = (31 + window * 9.3, -10.7)
        canvas.drawCircle(*at, 1.9, fill("#ffd88c" if hour.lamps else "#3c4a50"))
        canvas.drawCircle(*at, 1.9, stroke("#d9ab5c", 0.5))
        if hour.lamps:
            glow(canvas, at, 7, LAMP, 70)
    canvas.drawRRect(rounded(24.6, -16.6, 65, 1.7, 0.6), fill("#1d2733"))
    canvas.drawRect(rect(24.6, -16.6, 65, 0.4), fill("#8fa0b5", 150))


def _chimney(canvas: skia.Canvas, hour: Hour) -> None:
    iron = linear((77, 0), (79.6, 0), [colour("#4a5668"), colour("#141a22")])
    canvas.drawRect(rect(77, -23, 2.6, 6.6), fill(Shader=iron))
    for y in (-22.4, -20.6):
        canvas.drawRect(rect(76.6, y, 3.4, 0.7), fill(Shader=brass((76, y), (80, y))))
    smoke = Silhouettes(canvas, random.Random(3))
    smoke.smoke((78.3, -24), 14, 1.9, hour.smoke[1], alpha=54)


def _steerer(canvas: skia.Canvas) -> None:
    man = skia.Path()
    man.moveTo(90.4, -6)
    man.cubicTo(90.6, -11, 90.4, -15.4, 93, -15.6)
    man.cubicTo(96, -15.4, 95.6, -11, 96, -6)
    man.close()
    canvas.drawPath(man, fill("#0a0f16"))
    canvas.drawLine(90.9, -8, 90.9, -13.4, stroke("#ffc070", 0.4, 130))
    canvas.drawOval(rect(91.8, -18.4, 2.5, 3.2), fill("#5a3c2c"))
    canvas.drawRRect(rounded(90.8, -18.6, 4.4, 0.9, 0.4), fill("#0a0f16"))
    canvas.drawRRect(rounded(91.7, -20.6, 2.7, 2.4, 0.5), fill("#0a0f16"))
    canvas.drawLine(94.6, -11, 102, -9.2, stroke("#c9974a", 0.7))


def _bow(canvas: skia.Canvas, hour: Hour) -> None:
    """Coal under the cloth, and the lantern at the stem."""
    for sack in range(3):
        canvas.drawCircle(13.6 + sack * 3.6, -9.2, 2.4, fill("#10161f"))
    canvas.drawLine(5, -8, 5, -13, stroke("#10161f", 0.7))
    canvas.drawCircle(5, -13, 1.3, fill("#fff0c4"))
    if hour.lamps:
        for reach, alpha in ((20, 90), (7, 150)):
            glow(canvas, (5, -13), reach, LAMP, alpha)
