"""Where the metal runs: the channel, cold and hot, the plates on it, the mould at its end."""

import math
import random
from collections.abc import Iterator
from typing import Final

import skia

from workshop.painting.brushes import (
    blur,
    brass,
    cast,
    circle,
    colour,
    darker,
    fill,
    hollow,
    inset,
    lighter,
    linear,
    mix,
    polygon,
    radial,
    rect,
    rounded,
    shadow,
    stroke,
    vertical,
)
from workshop.painting.furnace.pigments import HEAT, LIGHTS, MOLTEN, Pigments
from workshop.painting.palette import BRASS_EDGE
from workshop.painting.works import Work, sprite

LENGTH: Final = 1120
DEPTH: Final = 14
LIP: Final = 3
_TALL: Final = DEPTH + 2 * LIP
_BURN: Final = (28, 120)


def paint() -> Iterator[Work]:
    """Paint the channel and all that is cast from it."""
    for light in LIGHTS:
        yield _cold(light)
        yield _mould(light)
    yield _hot()
    yield _head()
    yield _number_plate()
    yield _cast("furnace.cast", hot=True)
    yield _cast("furnace.cast.cold", hot=False)
    yield _column()
    yield _burn()


def _file(id: str) -> str:
    return f"pieces/{id.removeprefix('furnace.')}.png"


def _cold(light: Pigments) -> Work:
    """An iron trough with a few embers left from the last tapping."""

    def brush(canvas: skia.Canvas) -> None:
        lip, groove = (
            rounded(0, 0, LENGTH, _TALL, _TALL / 2),
            rounded(LIP, LIP, LENGTH - 2 * LIP, DEPTH, DEPTH / 2),
        )
        cast(canvas, lip, light.theme, 2, 3)
        iron, dark = light.iron
        canvas.drawRRect(lip, fill(Shader=vertical(0, _TALL, lighter(iron, 0.16), dark)))
        canvas.drawRRect(inset(lip, 0.6), stroke("#0d0a08", 1.2, 220))
        canvas.drawRRect(inset(lip, 1.5), stroke("#ffffff", 0.8, 46))
        canvas.drawRRect(groove, fill(Shader=vertical(LIP, LIP + DEPTH, *light.groove)))
        hollow(canvas, groove, 200, 4, 2.4)
        rnd = random.Random(4)
        for _ in range(46):
            x, y = rnd.uniform(12, LENGTH - 12), LIP + DEPTH * rnd.uniform(0.36, 0.72)
            size = rnd.uniform(0.8, 1.7)
            canvas.drawCircle(x, y, size * 2.2, fill(HEAT, 60, MaskFilter=blur(1.6)))
            canvas.drawCircle(x, y, size, fill("#e0671e", 150))

    id = f"furnace.runner.{light.name}"
    return sprite(id, _file(id), (LENGTH, _TALL), brush, spill=8, scale=1.5)


def molten(
    canvas: skia.Canvas, area: tuple[float, float, float, float], seed: int, radius: float
) -> None:
    """Let a bar of metal lie in an area: white in its core, with dark skins drifting on it."""
    x, y, width, height = area
    rnd = random.Random(seed)
    body = rounded(x, y, width, height, radius)
    core, bright, warm, red, _ = MOLTEN
    canvas.drawRRect(body, fill(Shader=vertical(y, y + height, red, bright, core, warm, red)))
    canvas.save()
    canvas.clipRRect(body, True)
    for _ in range(int(width / 15)):
        left, top = x + rnd.random() * width, y + height * rnd.uniform(0.12, 0.86)
        skin = rect(left, top, rnd.uniform(6, 24), max(1.1, height * 0.1))
        canvas.drawOval(skin, fill("#c8470c", 130, MaskFilter=blur(0.9)))
    for _ in range(int(width / 40)):
        left, top = x + rnd.random() * width, y + height * rnd.uniform(0.3, 0.6)
        glint = rect(left, top, rnd.uniform(8, 26), max(1, height * 0.12))
        canvas.drawOval(glint, fill("#fffbe6", 190, MaskFilter=blur(0.8)))
    canvas.restore()


def _hot() -> Work:
    """The metal alone, as long as the channel; it is shown as far as it has run."""
    width, height = LENGTH - 2 * LIP - 3, DEPTH - 3

    def brush(canvas: skia.Canvas) -> None:
        glow = rounded(0, -3, width, height + 6, height * 0.8)
        canvas.drawRRect(glow, fill(HEAT, 165, MaskFilter=blur(6.5)))
        molten(canvas, (0, 0, width, height), 4, height / 2)

    return sprite(
        "furnace.runner.hot", _file("furnace.runner.hot"), (width, height), brush, spill=16,
        scale=1.5,
    )  # fmt: skip


def _head() -> Work:
    """The glow that runs ahead of the metal, about its front."""

    def brush(canvas: skia.Canvas) -> None:
        light = [colour(MOLTEN[0], 255), colour(MOLTEN[1], 190), colour(HEAT, 70), colour(HEAT, 0)]
        canvas.drawCircle(30, 30, 30, fill(Shader=radial((30, 30), 30, light, (0, 0.16, 0.45, 1))))

    return sprite("furnace.runner.head", _file("furnace.runner.head"), (60, 60), brush, scale=1.5)


def _number_plate() -> Work:
    """The brass plate of a lot or a step; its number is stamped at run time."""
    width, height = 32, 22

    def brush(canvas: skia.Canvas) -> None:
        plate = rounded(0, 0, width, height, 4.5)
        shadow(canvas, plate, fall=(0, 2), soft=2, alpha=160)
        canvas.drawRRect(plate, fill(Shader=brass((0, -2), (0, height + 3))))
        canvas.drawRRect(inset(plate, 2), stroke("#fff6d6", 0.9, 150))
        canvas.drawRRect(inset(plate, 0.6), stroke(BRASS_EDGE, 1.3))

    return sprite(
        "furnace.plate.number", _file("furnace.plate.number"), (width, height), brush, spill=6,
        scale=3, cut=(8, 8, 8, 8),
    )  # fmt: skip


def _mould(light: Pigments) -> Work:
    """The plate of cast iron that holds what a phase has brought."""
    width, height = 96, 96

    def brush(canvas: skia.Canvas) -> None:
        plate = rounded(0, 0, width, height, 9)
        cast(canvas, plate, light.theme, 5, 7)
        dark = "#15110f" if light.theme.is_night else "#211b18"
        tones = ("#4a4340", "#2e2825", dark)
        canvas.drawRRect(plate, fill(Shader=vertical(20, height - 20, *tones)))
        canvas.drawRRect(inset(plate, 1.6), stroke("#ffffff", 1, 52))
        canvas.drawRRect(inset(plate, 6, 5), stroke("#000000", 2.4, 120))
        canvas.drawRRect(inset(plate, 7, 4), stroke("#8d7a66", 0.9, 120))
        canvas.drawRRect(inset(plate, 0.7), stroke("#0a0706", 1.5))
        for x in (11.5, width - 11.5):
            for y in (11.5, height - 11.5):
                rivet(canvas, (x, y), 2.6)

    id = f"furnace.mould.{light.name}"
    return sprite(id, _file(id), (width, height), brush, spill=22, scale=2, cut=(20, 20, 20, 20))


def rivet(canvas: skia.Canvas, at: tuple[float, float], radius: float) -> None:
    """Drive one round-headed rivet."""
    x, y = at
    canvas.drawCircle(x, y + radius * 0.36, radius * 1.1, fill("#000000", 130))
    light = radial(
        (x - radius * 0.4, y - radius * 0.5), radius * 1.7, [colour("#d9d2c4"), colour("#3c3832")]
    )
    canvas.drawCircle(x, y, radius, fill(Shader=light))


def _cast(id: str, *, hot: bool) -> Work:
    """The round of metal in the mould: glowing when the phase has brought money, else grey."""

    def brush(canvas: skia.Canvas) -> None:
        if hot:
            canvas.drawCircle(50, 50, 58, fill(HEAT, 150, MaskFilter=blur(13)))
        bed = circle(50, 50, 50)
        canvas.drawRRect(bed, fill(Shader=vertical(0, 100, "#0d0a09", "#3a322d")))
        core, bright, warm, red, _ = (
            MOLTEN if hot else ("#8d857c", "#7a726a", "#645c55", "#48423d", "")
        )
        light = [colour(code) for code in (core, bright, warm, red)]
        disc = radial((42, 36), 66, light, (0, 0.34, 0.68, 1))
        canvas.drawCircle(50, 50, 45, fill(Shader=disc))
        if hot:
            canvas.drawCircle(50, 50, 44, stroke("#fff6d0", 1.6, 150))
        canvas.drawCircle(50, 50, 36, stroke(mix(red, "#000000", 0.1), 1.2, 120))
        canvas.drawCircle(50, 50, 49.2, stroke("#0a0706", 2))

    return sprite(id, _file(id), (100, 100), brush, spill=36 if hot else 4, scale=1.6)


def _column() -> Work:
    """Metal as a measure: the columns of charts."""
    side = 48

    def brush(canvas: skia.Canvas) -> None:
        body = rounded(0, 0, side, side, 4)
        stops = ("#ffe27a", "#ffb03c", "#f07a1c", "#c8430f")
        canvas.drawRRect(body, fill(Shader=vertical(4, side - 4, *stops)))
        gleam = linear((0, 0), (0, side * 0.5), [colour("#ffffff", 80), colour("#ffffff", 0)])
        canvas.drawRRect(inset(body, 1), fill(Shader=gleam))
        canvas.drawRRect(inset(body, 0.5), stroke(darker("#c8430f", 0.3), 1, 200))

    id = "furnace.molten.column"
    return sprite(id, _file(id), (side, side), brush, scale=3, cut=(6, 6, 6, 6))


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


def sparks(canvas: skia.Canvas, at: tuple[float, float], count: int, reach: float) -> None:
    """Throw sparks out of a tap hole, brighter and fewer the farther they fly."""
    rnd = random.Random(17)
    for _ in range(count):
        angle, far = rnd.uniform(-math.pi * 0.95, -math.pi * 0.05), reach * rnd.random() ** 1.6
        x, y = at[0] + far * math.cos(angle) * 1.1, at[1] + far * math.sin(angle) * 0.9
        canvas.drawCircle(x, y, rnd.uniform(0.6, 2.2), fill("#ffd27a", rnd.uniform(60, 220)))
