"""Marks of the table: the round gauge, the Agent's die, the first player's cog."""

import math
from collections.abc import Iterator
from functools import partial
from typing import Final

import skia

from brass_desktop.games.furnace.present.layout.gauge import START, SWEEP
from workshop.painting.brushes import (
    Draw,
    brass,
    circle,
    colour,
    dashes,
    fill,
    inset,
    linear,
    radial,
    rect,
    rounded,
    shadow,
    stroke,
)
from workshop.painting.furnace.goods import gear
from workshop.painting.furnace.pigments import LIGHTS, Pigments
from workshop.painting.glyphs import Icons
from workshop.painting.works import Work, sprite

LENGTHS: Final = (3, 4)
"""How many rounds a game may have."""
_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def paint(icons: Icons) -> Iterator[Work]:
    """Paint every mark."""
    for rounds in LENGTHS:
        yield _mark(f"furnace.gauge.{rounds}", partial(_gauge, rounds=rounds), 1.2)
    yield _mark("furnace.gauge", _dial, 1.2)
    for face in _PIPS:
        yield _mark(f"furnace.die.{face}", partial(_die, face=face), 1.28)
    yield _mark("furnace.first_player", partial(_first, icons=icons), 1.28, icons)
    for light in LIGHTS:
        yield _mark(f"furnace.disc.used.{light.name}", partial(_used, light=light), 1.2)


def _mark(id: str, brush: Draw, scale: float, icons: Icons | None = None) -> Work:
    file = f"pieces/{id.removeprefix('furnace.')}.png"
    return sprite(id, file, (100, 100), brush, spill=14, scale=scale, icons=icons)


def _dial(canvas: skia.Canvas) -> None:
    """The empty face of the gauge, for windows in which only a number has room."""
    body = circle(50, 50, 50)
    shadow(canvas, body, fall=(1, 4.5), soft=4.5, alpha=140)
    canvas.drawRRect(body, fill(Shader=brass((12, -6), (76, 112))))
    canvas.drawCircle(50, 50, 49, stroke("#4a300c", 2.4))
    canvas.drawCircle(50, 50, 45.6, stroke("#fff6d6", 1.2, 160))
    ivory = radial((44, 36), 62, [colour("#fffdf2"), colour("#ecdcb2")])
    canvas.drawCircle(50, 50, 40.5, fill(Shader=ivory))
    canvas.drawCircle(50, 50, 40.5, stroke("#5e3f10", 2.2))
    canvas.drawCircle(50, 51.4, 38.6, stroke("#000000", 2, 34))


def _point(angle: float, radius: float) -> tuple[float, float]:
    turn = math.radians(angle)
    return 50 + radius * math.cos(turn), 50 + radius * math.sin(turn)


def _gauge(canvas: skia.Canvas, rounds: int) -> None:
    """One sector for each round, the last one red; numbers and needle come at run time."""
    _dial(canvas)
    step, ring = SWEEP / rounds, rect(50 - 35.6, 50 - 35.6, 71.2, 71.2)
    for sector in range(rounds):
        arc = skia.Path()
        arc.addArc(ring, START + sector * step + 2, step - 4)
        last = sector == rounds - 1
        pen = stroke("#b3271a" if last else "#6b5230", 3.6 if last else 2.6, 255 if last else 210)
        pen.setStrokeCap(skia.Paint.kButt_Cap)
        canvas.drawPath(arc, pen)
    for tick in range(rounds * 4 + 1):
        angle = START + tick * step / 4
        whole = tick % 4 == 0
        inner = _point(angle, 31 if whole else 33)
        canvas.drawLine(*inner, *_point(angle, 37.4), stroke("#3a2610", 1.5 if whole else 0.9))
    glass = linear((20, 14), (58, 74), [colour("#ffffff", 96), colour("#ffffff", 0)])
    canvas.drawCircle(50, 50, 40, fill(Shader=glass))


def _die(canvas: skia.Canvas, face: int) -> None:
    body = rounded(2, 2, 96, 96, 20)
    shadow(canvas, body, fall=(2, 6), soft=5, alpha=150)
    ivory = radial((36, 28), 96, [colour("#fffdf4"), colour("#f0e4c8"), colour("#d9c59a")])
    canvas.drawRRect(body, fill(Shader=ivory))
    canvas.drawRRect(inset(body, 2.6), stroke("#ffffff", 2, 190))
    canvas.drawRRect(inset(body, 0.8), stroke("#5a4422", 2.6))
    for x, y in _PIPS[face]:
        at = (50 + 25 * x, 50 + 25 * y)
        canvas.drawCircle(*at, 9.4, fill("#2a0f0a"))
        canvas.drawCircle(at[0] + 1, at[1] + 1.6, 7.6, fill("#57201a"))
        canvas.drawCircle(*at, 9.4, stroke("#ffffff", 1.2, 90))


def _first(canvas: skia.Canvas, icons: Icons) -> None:
    """The cog with a hammer that goes round the table."""
    body = gear(50, 50, 50, 10, 0.18)
    shadow(canvas, body, fall=(2, 6), soft=5, alpha=160)
    canvas.drawPath(body, fill(Shader=brass((20, -4), (70, 108))))
    canvas.drawPath(body, stroke("#4a300c", 3.4))
    canvas.drawCircle(50, 50, 33, stroke("#6b4716", 1.8, 190))
    canvas.drawCircle(50, 50, 30.6, stroke("#fff6d6", 1.4, 150))
    icons.ink(canvas, "hammer-drop", (50, 50), 54, "#2c1a06")


def _used(canvas: skia.Canvas, light: Pigments) -> None:
    """The place of a disc that lies on the table."""
    canvas.drawCircle(50, 50, 49, fill("#000000", 60 if light.theme.is_night else 20))
    ring = stroke(light.theme.line, 2.6, 190, PathEffect=dashes(9, 9.2))
    canvas.drawCircle(50, 50, 48.4, ring)
