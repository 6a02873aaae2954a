"""Metal on its way: the ladle that is tipped, the stream out of it, fire eating a blueprint."""

import random
from collections.abc import Iterator
from typing import Final

import skia

from workshop.painting.brushes import (
    blur,
    circle,
    clip,
    colour,
    darker,
    fill,
    glow,
    inset,
    lighter,
    linear,
    polygon,
    radial,
    rect,
    rounded,
    shadow,
    stroke,
)
from workshop.painting.furnace.channel import rivet
from workshop.painting.furnace.pigments import HEAT, LIGHTS, MOLTEN, Pigments
from workshop.painting.works import Work, sprite

_LADLE: Final = (180, 190)
_POUR: Final = (24, 96)
_BURN: Final = (28, 120)


def paint() -> Iterator[Work]:
    """Paint the ladle in both lights, and what is the same by day and night."""
    for light in LIGHTS:
        yield _ladle(light)
    yield _pour()
    yield _burn()


def _file(id: str) -> str:
    return f"pieces/{id.removeprefix('furnace.')}.png"


def _bucket() -> skia.Path:
    """The bucket upright: wider above, a lip on the left."""
    bucket = skia.Path()
    bucket.moveTo(-58, -42)
    bucket.lineTo(-48, -46)
    bucket.lineTo(52, -46)
    bucket.cubicTo(48, 0, 44, 30, 38, 52)
    bucket.cubicTo(20, 62, -16, 62, -34, 52)
    bucket.cubicTo(-40, 30, -44, 0, -46, -28)
    bucket.close()
    return bucket


def _ladle(light: Pigments) -> Work:
    """A riveted bucket that hangs in its bail and is tipped to the left."""
    iron, dark = light.iron

    def brush(canvas: skia.Canvas) -> None:
        canvas.save()
        canvas.translate(104, 118)
        for side in (-1, 1):
            canvas.drawLine(side * 60, 0, side * 60, -70, stroke("#0c0a08", 11))
            canvas.drawLine(side * 60, 0, side * 60, -70, stroke(lighter(iron, 0.16), 7))
        for width, code in ((15.0, "#0c0a08"), (10.0, lighter(iron, 0.2))):
            canvas.drawLine(-62, -72, 62, -72, stroke(code, width))
        for width, code in ((8.0, "#0c0a08"), (4.6, lighter(iron, 0.3))):
            canvas.drawLine(0, -76, 0, -104, stroke(code, width))
            canvas.drawCircle(0, -92, 9, stroke(code, width * 0.8))
        canvas.rotate(-32)
        _tipped(canvas, iron, dark)
        canvas.restore()

    id = f"furnace.ladle.{light.name}"
    return sprite(id, _file(id), _LADLE, brush, spill=26, scale=1.4)


def _tipped(canvas: skia.Canvas, iron: str, dark: str) -> None:
    bucket = _bucket()
    shadow(canvas, bucket, fall=(6, 8), soft=8, alpha=130)
    glow(canvas, (-40, -46), 74, HEAT, 200)
    tones = [colour(code) for code in (lighter(iron, 0.34), iron, dark, darker(dark, 0.4))]
    canvas.drawPath(bucket, fill(Shader=linear((-52, 0), (52, 10), tones, (0, 0.3, 0.74, 1))))
    canvas.save()
    clip(canvas, bucket)
    heat = radial((-40, -50), 86, [colour("#ff9a3a", 190), colour("#ff6a1a", 0)])
    canvas.drawRect(rect(-70, -60, 140, 130), fill(Shader=heat))
    for y in (-26, 26):
        canvas.drawRect(rect(-60, y, 120, 8), fill(darker(dark, 0.2)))
        canvas.drawRect(rect(-60, y, 120, 1.6), fill("#ffffff", 60))
        for x in range(-42, 52, 14):
            rivet(canvas, (x, y + 4), 2.2)
    canvas.restore()
    canvas.drawPath(bucket, stroke("#0a0706", 3))
    canvas.drawOval(rect(-56, -53, 108, 15), fill("#1a0f0a"))
    metal = linear((-56, 0), (52, 0), [colour(code) for code in MOLTEN[:4]])
    canvas.drawOval(rect(-56, -52, 96, 11), fill(Shader=metal))
    trunnion = circle(0, 6, 12)
    canvas.drawRRect(trunnion, fill(Shader=radial((-4, 1), 18, [colour("#d9d2c4"), colour(dark)])))
    canvas.drawRRect(inset(trunnion, 1), stroke("#0a0706", 2.4))


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
