"""The goods of Furnace, told apart by shape as well as by colour, and the signs of its effects."""

import math
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

import skia

from workshop.painting.brushes import (
    Draw,
    circle,
    colour,
    darker,
    fill,
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
from workshop.painting.furnace.pigments import (
    ARROW,
    ARROW_INK,
    COPPER,
    COPPER_EDGE,
    LIGHTS,
    PLAN_INK,
    PLAN_LINE,
    Pigments,
)
from workshop.painting.glyphs import Icons
from workshop.painting.pieces import GOLD, UNIT, Metal, coin, cube
from workshop.painting.works import Work, sprite

SCALE: Final = 1.28
_SPILL: Final = 26
BAR: Final = (122, 72)
DRUM: Final = (80, 102)
COG: Final = 112

_SHAPES: Final[dict[str, tuple[float, float]]] = {
    "coal": (92, 92),
    "iron": BAR,
    "oil": DRUM,
    "upgrade": (COG, COG),
    "money": (COG, COG),
}
"""Width and height of each good in hundredths of the height of its row."""


def paint(icons: Icons) -> Iterator[Work]:
    """Paint every good in both lights, as a plan in white lines, and the signs beside them."""
    for light in LIGHTS:
        for name, brush in _solid(light).items():
            yield _sprite(f"furnace.good.{name}.{light.name}", _SHAPES[name], brush)
    yield _sprite("furnace.good.money", _SHAPES["money"], partial(_money, icons=icons), icons=icons)
    for name, plan in _PLANS.items():
        yield _sprite(f"furnace.plan.{name}", _SHAPES[name], plan, spill=8)
    yield from _signs()


def _sprite(
    id: str, size: tuple[float, float], brush: Draw, spill: float = _SPILL,
    icons: Icons | None = None,
) -> Work:  # fmt: skip
    file = f"pieces/{id.removeprefix('furnace.')}.png"
    return sprite(id, file, size, brush, spill=spill, scale=SCALE, icons=icons)


def _solid(light: Pigments) -> dict[str, Draw]:
    return {
        "coal": partial(_coal, tones=light.coal),
        "iron": partial(bar, tones=light.bar),
        "oil": partial(drum, tones=light.oil),
        "upgrade": partial(_token, tones=light.token),
    }


def _coal(canvas: skia.Canvas, tones: Metal) -> None:
    canvas.scale(0.92, 0.92)
    cube(canvas, tones)


def bar(canvas: skia.Canvas, tones: Metal) -> None:
    """A bar of iron still warm from the mould, seen a little from above."""
    (width, height), (light, top, bottom) = BAR, tones
    ridge = height * 0.36
    body = polygon((width * 0.13, 0), (width * 0.87, 0), (width, height), (0, height))
    shadow(canvas, body, fall=(3, 10), soft=7, alpha=150)
    canvas.drawPath(body, fill(Shader=vertical(ridge, height, top, bottom)))
    lid = polygon((width * 0.13, 0), (width * 0.87, 0), (width * 0.8, ridge), (width * 0.2, ridge))
    sheen = [colour(lighter(light, 0.34)), colour(mix(light, top, 0.3))]
    canvas.drawPath(lid, fill(Shader=linear((0, 0), (width, ridge), sheen)))
    for side, alpha in ((0.0, 60), (1.0, -70)):
        flank = polygon(
            (width * (0.13 + 0.74 * side), 0),
            (width * (0.2 + 0.6 * side), ridge),
            (width * (0.1 + 0.8 * side), height),
            (width * side, height),
        )
        canvas.drawPath(flank, fill("#ffffff" if alpha > 0 else "#000000", abs(alpha)))
    canvas.drawLine(width * 0.2, ridge, width * 0.8, ridge, stroke(lighter(light, 0.5), 3, 190))
    canvas.drawPath(body, stroke("#431804", 5))


def drum(canvas: skia.Canvas, tones: Metal) -> None:
    """A steel drum of oil: rolled hoops, a round lid, a white drop."""
    (width, height), (light, middle, dark) = DRUM, tones
    body = rounded(0, 0, width, height, 17)
    shadow(canvas, body, fall=(3, 9), soft=7, alpha=150)
    sheet = [dark, middle, mix(middle, light, 0.6), middle, dark]
    steel = linear((0, 0), (width, 0), [colour(code) for code in sheet], (0, 0.2, 0.4, 0.68, 1))
    canvas.drawRRect(body, fill(Shader=steel))
    canvas.save()
    canvas.clipRRect(body, True)
    for y in (27, 77):
        canvas.drawRect(rect(0, y - 4, width, 8), fill(darker(dark, 0.35), 225))
        canvas.drawRect(rect(0, y - 5.6, width, 2.4), fill(lighter(light, 0.3), 120))
    canvas.drawOval(rect(4, 1, width - 8, 17), fill(mix(middle, light, 0.72)))
    canvas.drawOval(rect(13, 4.5, width - 26, 9), fill(mix(middle, dark, 0.3), 150))
    canvas.restore()
    canvas.drawPath(_drop(width / 2, 54, 17.5), fill("#ffffff", 240))
    canvas.drawRRect(body, stroke("#0b1d2e", 5))


def _drop(x: float, y: float, size: float) -> skia.Path:
    drop = skia.Path()
    drop.moveTo(x, y - size * 1.25)
    drop.cubicTo(x + size * 0.3, y - size * 0.5, x + size, y, x + size, y + size * 0.42)
    foot = y + size * 1.46
    drop.cubicTo(x + size, foot, x - size, foot, x - size, y + size * 0.42)
    drop.cubicTo(x - size, y, x - size * 0.3, y - size * 0.5, x, y - size * 1.25)
    drop.close()
    return drop


def gear(x: float, y: float, radius: float, teeth: int = 8, depth: float = 0.2) -> skia.Path:
    """Make the outline of a cog."""
    corners = ((-0.3, 1 - depth), (-0.19, 1.0), (0.19, 1.0), (0.3, 1 - depth))
    points = []
    for tooth in range(teeth):
        for turn, reach in corners:
            angle = math.tau * (tooth + turn) / teeth - math.pi / 2
            far = radius * reach
            points.append((x + far * math.cos(angle), y + far * math.sin(angle)))
    return polygon(*points)


def _chevron(x: float, y: float, half: float, rise: float) -> skia.Path:
    path = skia.Path()
    path.moveTo(x - half, y + rise / 2)
    path.lineTo(x, y - rise / 2)
    path.lineTo(x + half, y + rise / 2)
    return path


def _token(canvas: skia.Canvas, tones: Metal) -> None:
    """The upgrade token: an enamelled cog with two chevrons."""
    light, middle, dark = tones
    half = COG / 2
    body = gear(half, half, half)
    shadow(canvas, body, fall=(3, 9), soft=7, alpha=150)
    enamel = radial((half - 14, half - 20), 78, [colour(mix(middle, light, 0.42)), colour(dark)])
    canvas.drawPath(body, fill(Shader=enamel))
    canvas.drawCircle(half, half, 38, stroke(lighter(light, 0.3), 2.4, 130))
    canvas.drawPath(body, stroke("#0d2f1a", 5.5))
    for y in (half - 16, half + 13):
        canvas.drawPath(_chevron(half, y, 21, 21), stroke("#082012", 13, 120))
        canvas.drawPath(_chevron(half, y - 1.4, 21, 21), stroke("#f4ffe9", 10.5))


def _money(canvas: skia.Canvas, icons: Icons) -> None:
    _coin(canvas)
    icons.ink(canvas, "anvil", (COG / 2, COG / 2), 62, "#4a300a")


def _coin(canvas: skia.Canvas) -> None:
    canvas.save()
    canvas.scale(COG / UNIT, COG / UNIT)
    coin(canvas, GOLD)
    canvas.restore()


_LINE: Final = 9.0


def _plan_coal(canvas: skia.Canvas) -> None:
    canvas.drawRRect(rounded(6, 6, 80, 80, 14), stroke(PLAN_INK, _LINE))
    canvas.drawLine(8, 33, 84, 33, stroke(PLAN_INK, _LINE * 0.9))


def _plan_iron(canvas: skia.Canvas) -> None:
    width, height = BAR
    outline = polygon(
        (width * 0.15, 5), (width * 0.85, 5), (width - 5, height - 5), (5, height - 5)
    )
    canvas.drawPath(outline, stroke(PLAN_INK, _LINE))
    canvas.drawLine(17, height * 0.42, width - 17, height * 0.42, stroke(PLAN_INK, _LINE * 0.9))


def _plan_oil(canvas: skia.Canvas) -> None:
    width, height = DRUM
    canvas.drawRRect(rounded(5, 4, width - 10, height - 8, 15), stroke(PLAN_INK, _LINE))
    for y in (31, 71):
        canvas.drawLine(6, y, width - 6, y, stroke(PLAN_INK, _LINE * 0.9))


def _plan_upgrade(canvas: skia.Canvas) -> None:
    half = COG / 2
    canvas.drawPath(gear(half, half, half - 4), stroke(PLAN_INK, _LINE))
    canvas.drawPath(_chevron(half, half - 3, 18, 21), stroke(PLAN_INK, _LINE))


def _plan_money(canvas: skia.Canvas) -> None:
    canvas.drawCircle(COG / 2, COG / 2, COG / 2 - 5, stroke(PLAN_INK, _LINE))


_PLANS: Final[dict[str, Callable[[skia.Canvas], None]]] = {
    "coal": _plan_coal,
    "iron": _plan_iron,
    "oil": _plan_oil,
    "upgrade": _plan_upgrade,
    "money": _plan_money,
}

ARROW_SIZE: Final = (142, 92)


def _arrow(canvas: skia.Canvas, code: str) -> None:
    """The arrow of processing; its limit is written on the shaft."""
    width, height = ARROW_SIZE
    head = width - height * 0.58
    shaft, wing = height * 0.14, height * 0.03
    arrow = polygon(
        (0, shaft), (head, shaft), (head, -wing), (width, height / 2), (head, height + wing),
        (head, height - shaft), (0, height - shaft),
    )  # fmt: skip
    canvas.drawPath(arrow, fill(code))
    canvas.drawPath(arrow, stroke(code, 5))


def _arrow_by_disc(canvas: skia.Canvas) -> None:
    """The arrow of a compensation: as often as the disc on the card is worth."""
    _arrow(canvas, ARROW)
    _ring(canvas, (56, 46), 25)


def _ring(canvas: skia.Canvas, at: tuple[float, float], radius: float) -> None:
    canvas.drawCircle(*at, radius, stroke(ARROW_INK, radius * 0.36))
    canvas.drawCircle(*at, radius * 0.34, fill(ARROW_INK))


def _worth(canvas: skia.Canvas) -> None:
    """The sign of a disc's value, which multiplies a compensation."""
    canvas.drawRRect(circle(50, 50, 50), fill(ARROW))
    _ring(canvas, (50, 50), 29)


def _flip(canvas: skia.Canvas) -> None:
    """A card turned from blueprint to copper."""
    plan, built = rounded(2, 0, 62, 86, 10), rounded(36, 18, 62, 86, 10)
    canvas.drawRRect(plan, fill(Shader=vertical(0, 86, *LIGHTS[1].blueprint)))
    canvas.drawRRect(plan, stroke(PLAN_LINE, 6))
    shadow(canvas, built, fall=(-2, 4), soft=4, alpha=130)
    canvas.drawRRect(built, fill(Shader=vertical(18, 104, *COPPER[:2])))
    canvas.drawRRect(built, stroke(COPPER_EDGE, 6))
    canvas.drawPath(_chevron(67, 61, 16, 19), stroke("#fff3d8", 11))


def _signs() -> Iterator[Work]:
    yield _sprite("furnace.sign.arrow", ARROW_SIZE, partial(_arrow, code=ARROW), 6)
    yield _sprite("furnace.sign.arrow.plan", ARROW_SIZE, partial(_arrow, code=PLAN_INK), 6)
    yield _sprite("furnace.sign.arrow.disc", ARROW_SIZE, _arrow_by_disc, 6)
    yield _sprite("furnace.sign.disc", (100, 100), _worth, 2)
    yield _sprite("furnace.sign.flip", (100, 104), _flip, 8)
