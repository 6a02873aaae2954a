"""Metal on its way: the stream into the mould, fire eating a blueprint."""

import random
from collections.abc import Iterator
from typing import Final

import skia

from workshop.painting.brushes import (
    blur,
    colour,
    fill,
    inset,
    linear,
    polygon,
    rounded,
    stroke,
)
from workshop.painting.furnace.pigments import HEAT, MOLTEN
from workshop.painting.works import Work, sprite

_POUR: Final = (24, 96)
_BURN: Final = (28, 120)


def paint() -> Iterator[Work]:
    """Paint stream and fire, which are the same by day and night."""
    yield _pour()
    yield _burn()


def _file(id: str) -> str:
    return f"pieces/{id.removeprefix('furnace.')}.png"


def _pour() -> Work:
    """A falling stream; its middle is drawn out as far as it has to fall."""
    width, height = _POUR

    def brush(canvas: skia.Canvas) -> None:
        body = rounded(width / 2 - 5, 0, 10, height, 5)
        canvas.drawRRect(inset(body, -4), fill(HEAT, 190, MaskFilter=blur(5)))
        core, bright, warm, red, _ = MOLTEN
        across = [colour(code) for code in (red, warm, core, bright, warm, red)]
        canvas.drawRRect(body, fill(Shader=linear((width / 2 - 5, 0), (width / 2 + 5, 0), across)))

    return sprite(
        "furnace.pour", _file("furnace.pour"), _POUR, brush, spill=8, scale=2, cut=(11, 14, 11, 14)
    )


def _burn() -> Work:
    """The edge of the fire that turns a blueprint into copper, running from left to right."""
    width, height = _BURN

    def brush(canvas: skia.Canvas) -> None:
        rnd = random.Random(21)
        edge = [(width * 0.5 + rnd.uniform(-5, 5), y * height / 24) for y in range(25)]
        burnt = polygon((0, 0), *edge, (0, height))
        shade = [colour("#ffb03c", 0), colour("#ff8a1e", 150), colour("#fff0b0", 240)]
        canvas.drawPath(burnt, fill(Shader=linear((0, 0), (width * 0.6, 0), shade)))
        char = polygon(*edge, *[(x + 4, y) for x, y in reversed(edge)])
        canvas.drawPath(char, fill("#1a0c06", 220))
        line = skia.Path()
        line.moveTo(*edge[0])
        for at in edge[1:]:
            line.lineTo(*at)
        canvas.drawPath(line, stroke(HEAT, 7, 170, MaskFilter=blur(3)))
        canvas.drawPath(line, stroke(MOLTEN[0], 2.2))
        for _ in range(34):
            x, y = width * rnd.uniform(0.3, 1), rnd.uniform(0, height)
            canvas.drawCircle(x, y, rnd.uniform(0.5, 1.5), fill("#ffd27a", rnd.uniform(90, 240)))

    return sprite("furnace.burn", _file("furnace.burn"), _BURN, brush, spill=8, scale=1.6)
