"""Blast furnaces as they stand on the box: stoves, shell, throat, hoist, bustle pipe."""

from typing import Final

import skia

from workshop.painting.brushes import (
    colour,
    darker,
    fill,
    glow,
    lighter,
    linear,
    mix,
    polygon,
    radial,
    rect,
    rounded,
    stroke,
)
from workshop.painting.hours import Hour
from workshop.painting.palette import Hex


def stoves(canvas: skia.Canvas, hour: Hour, ground: float) -> None:
    """Stand the three stoves that heat the blast, joined by their main."""
    body, shade = hour.near
    for x, tall in ((262, 268), (312, 288), (362, 268)):
        left, top = x - 23, ground - tall
        tones = [colour(code) for code in (mix(body, hour.edge, 0.3), body, darker(shade, 0.2))]
        wall = linear((left, 0), (left + 46, 0), tones, (0, 0.4, 1))
        canvas.drawRRect(rounded(left, top, 46, tall + 20, 22), fill(Shader=wall))
        for band in range(1, 5):
            y = top + 22 + band * tall * 0.17
            canvas.drawLine(left, y, left + 46, y, stroke("#000000", 2, 70))
    canvas.drawLine(246, ground - 96, 430, ground - 150, stroke(darker(body, 0.2), 15))
    canvas.drawLine(246, ground - 100, 430, ground - 154, stroke(hour.edge, 2, 90))


_SHELL: Final = ((0.64, 0.0), (0.74, 0.2), (1.0, 0.36), (0.56, 0.84), (0.56, 0.9))


def stack(
    canvas: skia.Canvas, foot: tuple[float, float], height: float, hour: Hour, code: Hex
) -> None:
    """Raise a blast furnace: plated shell, throat and bell, hoist, bustle pipe."""
    x, base = foot
    half = height * 0.235
    left = [(x - wide * half, base - up * height) for wide, up in _SHELL]
    right = [(x + wide * half, base - up * height) for wide, up in reversed(_SHELL)]
    shell = polygon(*left, *right)
    _hoist(canvas, foot, height, code)
    tones = (mix(code, hour.edge, 0.4), mix(code, hour.edge, 0.1), code, darker(code, 0.4))
    plates = linear(
        (x - half, 0), (x + half, 0), [colour(tone) for tone in tones], (0, 0.16, 0.5, 1)
    )
    canvas.drawPath(shell, fill(Shader=plates))
    canvas.save()
    canvas.clipPath(shell, True)
    for course in range(9):
        y = base - height * (0.24 + course * 0.08)
        canvas.drawLine(x - half, y, x + half, y, stroke("#000000", 2.2, 90))
        canvas.drawLine(x - half, y + 2.4, x + half, y + 2.4, stroke(hour.edge, 1.2, 46))
        for rivet in range(17):
            canvas.drawCircle(x - half + rivet * half / 8, y - 5, 1.3, fill(hour.edge, 60))
    heat = radial(
        (x, base),
        height * 0.62,
        [colour("#ff8a2a", 210), colour("#ff6a1a", 90), colour("#ff6a1a", 0)],
    )
    canvas.drawRect(rect(x - half, base - height, half * 2, height), fill(Shader=heat))
    canvas.restore()
    _throat(canvas, foot, height, hour, code)
    _bustle(canvas, foot, height, code)


def _throat(
    canvas: skia.Canvas, foot: tuple[float, float], height: float, hour: Hour, code: Hex
) -> None:
    """Crown the stack with its platform and bell; flame licks round it."""
    x, base = foot
    half, top = height * 0.235, base - height * 0.9
    glow(canvas, (x, top - height * 0.06), height * 0.2, "#ff9a3a", 190 if hour.lamps else 130)
    canvas.drawRect(
        rect(x - half * 0.24, top - height * 0.1, half * 0.48, height * 0.12), fill(code)
    )
    bell = polygon(
        (x - half * 0.42, top), (x - half * 0.2, top - height * 0.06),
        (x + half * 0.2, top - height * 0.06), (x + half * 0.42, top),
    )  # fmt: skip
    canvas.drawPath(bell, fill(lighter(code, 0.06)))
    canvas.drawRect(rect(x - half * 0.74, top, half * 1.48, height * 0.026), fill(code))
    for post in range(9):
        across = x - half * 0.72 + post * half * 0.18
        canvas.drawLine(across, top, across, top - height * 0.032, stroke(code, 1.8))
    rail = top - height * 0.032
    canvas.drawLine(x - half * 0.72, rail, x + half * 0.72, rail, stroke(code, 2))


def _hoist(canvas: skia.Canvas, foot: tuple[float, float], height: float, code: Hex) -> None:
    """Lean the skip hoist against the throat."""
    x, base = foot
    half = height * 0.235
    start, end = (x + half * 2.05, base), (x + half * 0.4, base - height * 0.95)
    low = (start[0] - 26, base), (end[0] - 10, end[1] + 32)
    canvas.drawLine(*start, *end, stroke(code, height * 0.016))
    canvas.drawLine(*low[0], *low[1], stroke(code, height * 0.012))
    for rung in range(14):
        share, ahead = rung / 14, (rung + 0.5) / 14
        upper = _along(start, end, share)
        canvas.drawLine(*upper, *_along(*low, ahead), stroke(code, 2.4))
        canvas.drawLine(
            *_along(*low, ahead), *_along(start, end, (rung + 1) / 14), stroke(code, 2.4)
        )
    skip = _along(start, end, 0.58)
    canvas.drawRRect(rounded(skip[0] - 4, skip[1] - 20, 30, 24, 4), fill(code))


def _along(
    start: tuple[float, float], end: tuple[float, float], share: float
) -> tuple[float, float]:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _bustle(canvas: skia.Canvas, foot: tuple[float, float], height: float, code: Hex) -> None:
    """Hang the ring of blast pipe about the hearth, with its tuyeres."""
    x, base = foot
    half = height * 0.235
    ring = rect(x - half * 1.24, base - height * 0.335, half * 2.48, height * 0.08)
    for tuyere in (-0.9, -0.5, 0.5, 0.9):
        across = x + tuyere * half
        canvas.drawLine(
            across, base - height * 0.28, x + tuyere * half * 0.7, base - height * 0.18,
            stroke(darker(code, 0.2), height * 0.018),
        )  # fmt: skip
    canvas.drawOval(ring, stroke(darker(code, 0.3), height * 0.036))
    canvas.drawOval(ring, stroke("#ff9a4a", height * 0.008, 150))
