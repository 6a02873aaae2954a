"""Parts of the cards: iron and copper frames, name bands, tickets, rows of effects, backs."""

from collections.abc import Iterator
from functools import partial
from typing import Final

import skia

from workshop.painting.brushes import (
    brass,
    cast,
    circle,
    colour,
    darker,
    dashes,
    fill,
    inset,
    lighter,
    linear,
    radial,
    rect,
    rounded,
    shadow,
    stroke,
    vertical,
)
from workshop.painting.furnace.goods import gear
from workshop.painting.furnace.pigments import (
    BAND_OF,
    BY_NIGHT,
    COPPER,
    COPPER_EDGE,
    LIGHTS,
    PLAN_INK,
    PLAN_LINE,
    Pigments,
)
from workshop.painting.glyphs import Icons
from workshop.painting.palette import GILT_THREAD, GOLD_LINE, Hex
from workshop.painting.works import Work, sprite

SCALE: Final = 3
_PAPER_LINE: Final = "#8a6a3a"
BACK: Final = (131, 250)


def paint(icons: Icons) -> Iterator[Work]:
    """Paint every part of a card."""
    for light in LIGHTS:
        yield _frame(light, copper=False)
        yield _frame(light, copper=True)
        yield _ticket(light)
        yield from _rows(light)
        yield _capitalist(light)
    for kind, code in BAND_OF.items():
        yield _band(kind, code)
    yield _medal()
    yield _back(icons)


def _file(id: str) -> str:
    return f"cards/{id.removeprefix('furnace.').removeprefix('card.')}.png"


def _frame(light: Pigments, *, copper: bool) -> Work:
    """A card's metal frame, 4 wide, and the paper in it."""
    width, height = 48, 64
    iron, dark = light.iron
    metal = COPPER if copper else (lighter(iron, 0.18), iron, dark)

    def brush(canvas: skia.Canvas) -> None:
        card = rounded(0, 0, width, height, 8)
        cast(canvas, card, light.theme, 4, 5)
        canvas.drawRRect(card, fill(Shader=vertical(8, height - 8, *metal)))
        canvas.drawRRect(inset(card, 1.5), stroke("#ffffff", 1, 120 if copper else 76))
        paper = inset(card, 4)
        canvas.drawRRect(paper, fill(Shader=vertical(10, height - 10, *light.theme.card)))
        canvas.drawRRect(paper, stroke(COPPER_EDGE if copper else "#0f0d0b", 0.9, 190))
        canvas.drawRRect(inset(card, 0.6), stroke(COPPER_EDGE if copper else "#0f0d0b", 1.3))

    id = f"furnace.card.frame.{'upgraded' if copper else 'basic'}.{light.name}"
    return sprite(
        id, _file(id), (width, height), brush, spill=18, scale=SCALE, cut=(10, 10, 10, 10)
    )


def _band(kind: str, code: Hex) -> Work:
    width, height = 40, 25

    def brush(canvas: skia.Canvas) -> None:
        band = rounded(0, 0, width, height, 3)
        canvas.drawRRect(band, fill(Shader=vertical(0, height, code, darker(code, 0.36))))
        canvas.drawRRect(inset(band, 1.6, 2.2), stroke(GILT_THREAD, 0.9, 150))
        canvas.drawRRect(inset(band, 0.3), stroke(darker(code, 0.6), 0.7))

    id = f"furnace.card.name.{kind}"
    return sprite(id, _file(id), (width, height), brush, spill=1, scale=SCALE, cut=(6, 6, 6, 6))


def _ticket(light: Pigments) -> Work:
    """The compensation: a ticket whose lower edge is bitten where it tears off."""
    width, height, bites = 119, 34, 17
    step = width / bites

    def brush(canvas: skia.Canvas) -> None:
        ticket = skia.Path()
        ticket.moveTo(0, 3)
        ticket.quadTo(0, 0, 3, 0)
        ticket.lineTo(width - 3, 0)
        ticket.quadTo(width, 0, width, 3)
        ticket.lineTo(width, height)
        for bite in range(bites):
            right = width - bite * step
            ticket.quadTo(right - step / 2, height - 5.4, right - step, height)
        ticket.close()
        shadow(canvas, ticket, fall=(0, 1.2), soft=1, alpha=110)
        tones = (lighter(light.ticket, 0.3), light.ticket, darker(light.ticket, 0.06))
        canvas.drawPath(ticket, fill(Shader=vertical(0, height, *tones)))
        canvas.drawPath(ticket, stroke(_PAPER_LINE, 1, 200))
        canvas.drawLine(5, 3.4, width - 5, 3.4, stroke(_PAPER_LINE, 0.7, 90))

    id = f"furnace.card.ticket.{light.name}"
    return sprite(id, _file(id), (width, height), brush, spill=3, scale=SCALE)


def _rows(light: Pigments) -> Iterator[Work]:
    """The grounds of effects: paper, copper's gold, and the blueprint of what is not built."""
    flat = {
        "basic": ((light.paper, light.paper), _PAPER_LINE, 175),
        "starting": ((light.starting, light.starting), _PAPER_LINE, 175),
        "built": (light.built, "#a04d1a", 255),
    }
    for name, (face, line, alpha) in flat.items():
        brush = partial(_row, face=face, line=line, alpha=alpha)
        id = f"furnace.card.row.{name}.{light.name}"
        yield sprite(id, _file(id), (40, 40), brush, spill=1, scale=SCALE, cut=(6, 6, 6, 6))
    for name, size in (("plan", (120, 40)), ("plan.wide", (200, 50))):
        brush = partial(_plan, light=light, size=size)
        id = f"furnace.card.row.{name}.{light.name}"
        yield sprite(id, _file(id), size, brush, spill=1, scale=SCALE)


def _row(canvas: skia.Canvas, face: tuple[Hex, Hex], line: Hex, alpha: float) -> None:
    row = rounded(0, 0, 40, 40, 3)
    canvas.drawRRect(row, fill(Shader=vertical(0, 40, *face)))
    canvas.drawRRect(inset(row, 0.5), stroke(line, 1.1, alpha))


def _plan(canvas: skia.Canvas, light: Pigments, size: tuple[float, float]) -> None:
    """A cyanotype: ruled squares under a dashed border."""
    width, height = size
    sheet = rounded(0, 0, width, height, 3)
    canvas.drawRRect(sheet, fill(Shader=vertical(0, height, *light.blueprint)))
    _ruled(canvas, sheet, 8, 30)
    canvas.drawRRect(inset(sheet, 2.4, 2), stroke(PLAN_LINE, 1.1, 180, PathEffect=dashes(4, 3.4)))
    canvas.drawRRect(inset(sheet, 0.4), stroke(darker(light.blueprint[1], 0.4), 0.8, 220))


def _ruled(canvas: skia.Canvas, sheet: skia.RRect, step: float, alpha: float) -> None:
    box = sheet.rect()
    canvas.save()
    canvas.clipRRect(sheet, True)
    x = box.width() % step / 2
    while x < box.width():
        canvas.drawLine(x, 0, x, box.height(), stroke("#bfe0f2", 0.8, alpha))
        x += step
    y = box.height() % step / 2
    while y < box.height():
        canvas.drawLine(0, y, box.width(), y, stroke("#bfe0f2", 0.8, alpha))
        y += step
    canvas.restore()


def _capitalist(light: Pigments) -> Work:
    width, height = 64, 64

    def brush(canvas: skia.Canvas) -> None:
        card = rounded(0, 0, width, height, 8)
        cast(canvas, card, light.theme, 4, 5)
        canvas.drawRRect(card, fill(Shader=vertical(10, height - 10, *light.violet)))
        canvas.drawRRect(inset(card, 1.4), stroke("#ffffff", 0.9, 34))
        canvas.drawRRect(inset(card, 4), stroke("#e2bb62", 1.2, 200))
        canvas.drawRRect(inset(card, 0.6), stroke("#0d0812", 1.3))

    id = f"furnace.capitalist.card.{light.name}"
    return sprite(
        id, _file(id), (width, height), brush, spill=18, scale=SCALE, cut=(12, 12, 12, 12)
    )


def _medal() -> Work:
    """The medal of any capitalist; what is struck on it comes at run time."""

    def brush(canvas: skia.Canvas) -> None:
        disc = circle(50, 50, 50)
        shadow(canvas, disc, fall=(1.5, 5), soft=5, alpha=150)
        canvas.drawRRect(disc, fill(Shader=brass((14, -6), (74, 110))))
        canvas.drawCircle(50, 50, 49.2, stroke("#3a2408", 2))
        canvas.drawCircle(50, 50, 46, stroke("#fff6d6", 1.2, 160))
        field = radial((44, 30), 62, [colour("#6a588c"), colour("#241833")])
        canvas.drawCircle(50, 50, 41, fill(Shader=field))
        canvas.drawCircle(50, 50, 41, stroke("#3a2408", 1.8))

    id = "furnace.capitalist.medal"
    return sprite(id, _file(id), (100, 100), brush, spill=14, scale=1.6)


def _back(icons: Icons) -> Work:
    """What a card shows while it is dealt: the plan of the works."""
    width, height = BACK
    middle = (width / 2, height / 2)

    def brush(canvas: skia.Canvas) -> None:
        card = rounded(0, 0, width, height, 8)
        shadow(canvas, card, fall=(0, 4), soft=5, alpha=150)
        iron = BY_NIGHT.iron
        canvas.drawRRect(card, fill(Shader=vertical(0, height, lighter(iron[0], 0.2), *iron)))
        canvas.drawRRect(inset(card, 1.5), stroke("#ffffff", 1, 90))
        field = inset(card, 6, 4)
        ends = (BY_NIGHT.blueprint[0], "#12304a")
        ground = radial(middle, height * 0.62, [colour(code) for code in ends])
        canvas.drawRRect(field, fill(Shader=ground))
        canvas.save()
        canvas.clipRRect(field, True)
        _ruled(canvas, card, 9, 26)
        canvas.restore()
        _draught(canvas, middle, PLAN_INK)
        canvas.drawRRect(inset(card, 10, 3), stroke(GOLD_LINE, 1.2, 220))
        canvas.drawRRect(field, stroke("#0a1620", 1))
        crest = fill(Shader=brass((0, 0), (0, 512)))
        canvas.drawCircle(*middle, 31, fill(ends[1]))
        canvas.drawCircle(*middle, 31, stroke(GOLD_LINE, 1.6))
        icons.draw(canvas, "furnace", middle, 40, crest, shade=130)
        canvas.drawRRect(inset(card, 0.6), stroke("#0c0a08", 1.3))

    id = "furnace.card.back"
    return sprite(id, _file(id), BACK, brush, spill=14, scale=2, icons=icons)


def _draught(canvas: skia.Canvas, middle: tuple[float, float], code: Hex) -> None:
    """Draw the great gear, its axes and the shaft through it, as on an engineer's sheet."""
    x, y = middle
    pen = partial(stroke, code)
    canvas.drawPath(gear(x, y, 50, 18, 0.11), pen(1.2, 170))
    canvas.drawCircle(x, y, 40, pen(0.9, 120))
    for side in (-1, 1):
        canvas.drawPath(gear(x, y + side * 79, 30, 14, 0.14), pen(1, 130))
        canvas.drawCircle(x, y + side * 79, 9, pen(0.9, 120))
    axis = dashes(9, 3, 1.5, 3)
    canvas.drawLine(x, 14, x, BACK[1] - 14, pen(0.9, 150, PathEffect=axis))
    canvas.drawLine(14, y, BACK[0] - 14, y, pen(0.9, 150, PathEffect=axis))
    shine = linear((0, 0), (BACK[0], BACK[1]), [colour("#ffffff", 36), colour("#ffffff", 0)])
    canvas.drawRect(rect(6, 6, BACK[0] - 12, BACK[1] - 12), fill(Shader=shine))
