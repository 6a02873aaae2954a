"""Industry tiles, link tiles and the empty slot: grounds on which the game draws its icons."""

from collections.abc import Callable, Iterator
from typing import Final

import skia

from workshop.painting.brushes import (
    colour,
    darker,
    fill,
    hollow,
    inset,
    linear,
    pattern,
    radial,
    rect,
    rounded,
    shadow,
    stroke,
)
from workshop.painting.palette import OWNERS, THEMES, Owner, Theme
from workshop.painting.works import Work, sprite

SIDE: Final = 128
"""Units of a tile; every measure of a tile's anatomy is in these."""

SCALE: Final = 2
_SPILL: Final = 20

Side = Callable[[skia.Canvas, skia.RRect, Owner], None]


def paint() -> Iterator[Work]:
    """Paint both sides of a tile and the link tile for each owner, and the slot they go into."""
    for name, owner in OWNERS.items():
        yield _tile(f"brass.tile.{name}.front", owner, _front)
        yield _tile(f"brass.tile.{name}.back", owner, _back)
        yield _link(name, owner)
    for theme in THEMES:
        yield _slot(theme)


def _tile(id: str, owner: Owner, side: Side) -> Work:
    def brush(canvas: skia.Canvas) -> None:
        body = rounded(0, 0, SIDE, SIDE, 14)
        shadow(canvas, body, fall=(1, 6), soft=5, alpha=150)
        face = [colour(code) for code in owner.face]
        canvas.drawRRect(body, fill(Shader=linear((0, 0), (SIDE * 0.3, SIDE), face)))
        side(canvas, body, owner)
        canvas.drawRRect(inset(body, 0.7), stroke(darker(owner.face[1], 0.4), 1.6))

    file = f"tiles/{id.removeprefix('brass.tile.')}.png"
    return sprite(id, file, (SIDE, SIDE), brush, spill=_SPILL, scale=SCALE)


def _front(canvas: skia.Canvas, body: skia.RRect, owner: Owner) -> None:
    """The working side: light from above, pattern under it, gilt line."""
    pattern(canvas, body, owner, 14, 30)
    canvas.save()
    canvas.clipRRect(body, True)
    light = radial((64, 44), SIDE * 0.66, [colour("#ffffff", 52), colour("#ffffff", 0)])
    canvas.drawRect(rect(0, 0, SIDE, SIDE), fill(Shader=light))
    dusk = linear((0, 64), (0, SIDE), [colour("#000000", 0), colour("#000000", 60)])
    canvas.drawRect(rect(0, 64, SIDE, 64), fill(Shader=dusk))
    canvas.drawRRect(inset(body, 1.6), stroke("#ffffff", 1.4, 60))
    canvas.restore()
    canvas.drawRRect(inset(body, 4.5), stroke(darker(owner.face[1], 0.35), 3.4, 120))
    canvas.drawRRect(inset(body, 4.5), stroke(owner.gilt, 2, 205))


def _back(canvas: skia.Canvas, body: skia.RRect, owner: Owner) -> None:
    """The flipped side: the owner is left as a frame round dark enamel."""
    pattern(canvas, body, owner, 13, 66)
    canvas.drawRRect(inset(body, 3, 11.5), stroke(owner.gilt, 1.4, 150))
    enamel = inset(body, 12, 8)
    canvas.drawRRect(inset(body, 10.6, 9.4), fill("#000000", 90))
    ground = radial((64, 44), SIDE * 0.72, [colour("#4a3826"), colour("#1a110a")])
    canvas.drawRRect(enamel, fill(Shader=ground))
    hollow(canvas, enamel, 150, 6, 3.5, fall=2)
    canvas.drawRRect(enamel, stroke("#e6c574", 1.7, 225))


def _link(name: str, owner: Owner) -> Work:
    width, height = 96, 50

    def brush(canvas: skia.Canvas) -> None:
        body = rounded(0, 0, width, height, 15)
        shadow(canvas, body, fall=(1, 5), soft=4.5, alpha=160)
        face = [colour(code) for code in owner.face]
        canvas.drawRRect(body, fill(Shader=linear((0, 0), (0, height), face)))
        pattern(canvas, body, owner, 11, 38)
        gleam = linear((0, 0), (0, height * 0.55), [colour("#ffffff", 70), colour("#ffffff", 0)])
        canvas.drawRRect(body, fill(Shader=gleam))
        canvas.drawRRect(inset(body, 4), stroke(owner.gilt, 1.9, 205))
        canvas.drawRRect(inset(body, 0.8), stroke(darker(owner.face[1], 0.45), 1.8))

    return sprite(
        f"brass.link.{name}", f"links/{name}.png", (width, height), brush, spill=18, scale=SCALE
    )


def _slot(theme: Theme) -> Work:
    def brush(canvas: skia.Canvas) -> None:
        body = rounded(0, 0, SIDE, SIDE, 16)
        canvas.drawRRect(body, fill(theme.slot))
        hollow(canvas, body, 170 if theme.is_night else 82, 17, 9, fall=2)
        canvas.drawRRect(inset(body, 1.6), stroke(theme.slot_line, 3.2, 215))

    id = f"brass.slot.empty.{theme.name}"
    return sprite(id, f"tiles/slot.{theme.name}.png", (SIDE, SIDE), brush, scale=SCALE)
