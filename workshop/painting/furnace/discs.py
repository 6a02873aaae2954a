"""Capital discs: from above in the hand, from the side in the rack; and the seal of the Agent."""

import math
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Final

import skia

from workshop.painting.brushes import (
    circle,
    colour,
    darker,
    fill,
    inset,
    linear,
    pattern,
    radial,
    rounded,
    shadow,
    stroke,
    vertical,
)
from workshop.painting.furnace.pigments import AGENT, NEUTRAL_FACE, NEUTRAL_INK
from workshop.painting.glyphs import Icons
from workshop.painting.palette import GILT_THREAD, OWNERS, Owner
from workshop.painting.pieces import seal
from workshop.painting.works import Work, sprite

SIDE_HEIGHT: Final = 25
SIDE_WIDTHS: Final = {1: 63, 2: 82, 3: 101, 4: 120}
"""The larger the value, the wider the disc: steps of a pyramid on a card 131 wide."""
_PLATE: Final = 38
"""Width of the smooth middle, where emblem and value stand."""


def paint(icons: Icons) -> Iterator[Work]:
    """Paint the discs of every owner and of the Agent, and the neutral one each may hold."""
    for name, owner in (*OWNERS.items(), ("agent", AGENT)):
        yield _top(f"furnace.disc.{name}", owner)
        for value in SIDE_WIDTHS:
            yield _side(f"furnace.disc.{name}.side.{value}", owner, value)
    for name, owner in OWNERS.items():
        neutral = replace(owner, face=NEUTRAL_FACE, ink=NEUTRAL_INK, dark_ink=True)
        yield _top(f"furnace.disc.neutral.{name}", neutral)
        yield _side(f"furnace.disc.neutral.{name}.side", neutral, 2)
    yield seal("furnace.seal.agent", "pieces/seal.agent.png", AGENT, icons)


def _top(id: str, owner: Owner) -> Work:
    """Value and emblem are drawn on it at run time: small discs have room for one of them."""
    file = f"pieces/{id.removeprefix('furnace.')}.png"
    brush = partial(_from_above, owner=owner)
    return sprite(id, file, (100, 100), brush, spill=16, scale=1.3)


def _from_above(canvas: skia.Canvas, owner: Owner) -> None:
    disc = circle(50, 50, 50)
    shadow(canvas, disc, fall=(1.5, 6), soft=5, alpha=150)
    face = fill(Shader=linear((24, 0), (66, 100), [colour(code) for code in owner.face]))
    canvas.drawRRect(disc, face)
    pattern(canvas, disc, owner, 13, 62)
    for tooth in range(32):
        angle = math.tau * tooth / 32
        across, down = math.cos(angle), math.sin(angle)
        groove = stroke("#000000", 2.4, 84)
        canvas.drawLine(50 + 44 * across, 50 + 44 * down, 50 + 49 * across, 50 + 49 * down, groove)
    canvas.drawCircle(50, 50, 48.2, stroke("#ffffff", 1.6, 70))
    canvas.drawCircle(50, 51.4, 38.4, stroke("#000000", 3, 110))
    canvas.drawCircle(50, 50, 38, face)
    light = radial((42, 34), 46, [colour("#ffffff", 60), colour("#ffffff", 0)])
    canvas.drawCircle(50, 50, 38, fill(Shader=light))
    rim = darker(owner.face[1], 0.35) if owner.dark_ink else GILT_THREAD
    canvas.drawCircle(50, 50, 38, stroke(rim, 2, 215))
    canvas.drawCircle(50, 50, 49, stroke("#20140a", 2.2, 235))


def _side(id: str, owner: Owner, value: int) -> Work:
    width, height = SIDE_WIDTHS[value], SIDE_HEIGHT

    def brush(canvas: skia.Canvas) -> None:
        body = rounded(0, 0, width, height, 8.5)
        shadow(canvas, body, fall=(0.6, 2.4), soft=2.2, alpha=150)
        face = fill(Shader=vertical(0, height, *owner.face))
        canvas.drawRRect(body, face)
        pattern(canvas, body, owner, 7, 46)
        gleam = linear((0, 0), (0, height * 0.5), [colour("#ffffff", 90), colour("#ffffff", 0)])
        canvas.drawRRect(body, fill(Shader=gleam))
        plate = rounded((width - _PLATE) / 2, 2.6, _PLATE, height - 5.2, 6.5)
        canvas.drawRRect(plate, face)
        canvas.drawRRect(inset(body, 1.7), stroke("#ffffff", 1, 96))
        canvas.drawRRect(inset(body, 0.6), stroke(darker(owner.face[1], 0.5), 1.3))

    file = f"pieces/{id.removeprefix('furnace.')}.png"
    return sprite(id, file, (width, height), brush, spill=6, scale=2)
