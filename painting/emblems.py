"""Bands in the owners' colours, and the window's icon in every size a desktop asks for."""

import struct
from collections.abc import Iterator
from functools import partial
from typing import Final

import skia

from painting.brushes import (
    brass,
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
from painting.glyphs import Icons
from painting.palette import GOLD_LINE, OWNERS, Owner
from painting.works import Work, png
from painting.works import paint as paint_image

ICON_SIZES: Final = (512, 256, 128, 64, 48, 32, 16)


def paint(icons: Icons) -> Iterator[Work]:
    """Paint mat headers, seat bands and spines, and the window icon."""
    for name, owner in OWNERS.items():
        yield _band(f"mat.header.{name}", owner, (1770, 88), 10, 2)
        yield _band(f"band.{name}", owner, (320, 56), 6, 3)
        yield _spine(name, owner)
    yield from _window(icons)


def _band(id: str, owner: Owner, size: tuple[float, float], radius: float, scale: float) -> Work:
    """A long band: pattern faint enough for text; wide, so that stretching never shows in it."""
    width, height = size

    def brush(canvas: skia.Canvas) -> None:
        canvas.translate(8, 8)
        body = rounded(0, 0, width, height, radius)
        shadow(canvas, body, fall=(0, 2), soft=2.4, alpha=110)
        canvas.drawRRect(body, fill(Shader=vertical(0, height, *owner.face)))
        pattern(canvas, body, owner, 21, 16)
        gleam = linear((0, 0), (0, height * 0.5), [colour("#ffffff", 34), colour("#ffffff", 0)])
        canvas.drawRRect(body, fill(Shader=gleam))
        canvas.drawRRect(inset(body, 4.5), stroke(owner.gilt, 1.4, 165))
        canvas.drawRRect(inset(body, 0.7), stroke(darker(owner.face[1], 0.4), 1.4))

    image = paint_image(width + 16, height + 16, brush, scale=scale)
    edge = round((8 + radius + 4) * scale)
    frame = (round(8 * scale), round(8 * scale), round(width * scale), round(height * scale))
    file = f"bands/{id}.png"
    return Work(id, file, png(image), body=frame, slice=(edge, edge, edge, edge), scale=scale)


def _spine(name: str, owner: Owner) -> Work:
    """The strip down the left of a player's panel."""

    def brush(canvas: skia.Canvas) -> None:
        body = rounded(0, 0, 14, 136, 0)
        canvas.drawRRect(body, fill(Shader=vertical(0, 136, *owner.face)))
        pattern(canvas, body, owner, 7, 70)

    image = paint_image(14, 136, brush, scale=4)
    return Work(f"spine.{name}", f"bands/spine.{name}.png", png(image), body=(0, 0, 56, 544))


def _crest(canvas: skia.Canvas, icons: Icons, *, small: bool) -> None:
    """A brass gear on slate; larger icons show the works inside it."""
    plate = rounded(20, 20, 472, 472, 104)
    shadow(canvas, plate, fall=(0, 8), soft=8, alpha=120)
    ground = radial((220, 180), 380, [colour("#3c5a76"), colour("#121c29")])
    canvas.drawRRect(plate, fill(Shader=ground))
    canvas.drawRRect(inset(plate, 9), stroke(GOLD_LINE, 22 if small else 13))
    if not small:
        canvas.drawRRect(inset(plate, 26), stroke(GOLD_LINE, 3, 140))
    metal = fill(Shader=brass((0, 0), (0, 512)))
    icons.draw(canvas, "big-gear", (256, 256), 400 if small else 372, metal, shade=130)
    hub = radial((256, 230), 150, [colour("#2b435b"), colour("#111b27")])
    canvas.drawRRect(circle(256, 256, 126 if small else 122), fill(Shader=hub))
    canvas.drawCircle(256, 256, 126 if small else 122, stroke(GOLD_LINE, 9))
    icons.draw(
        canvas, "factory", (256, 250), 168 if small else 142, metal, shade=0 if small else 130
    )


def _window(icons: Icons) -> Iterator[Work]:
    """Paint the icon at each size, small ones with fewer lines, and bind them as one .ico."""
    pictures: dict[int, bytes] = {}
    for size in ICON_SIZES:
        draw = partial(_crest, icons=icons, small=size <= 48)
        pictures[size] = png(paint_image(512, 512, draw, scale=size / 512))
    uses = tuple(sorted(f"icon.{name}" for name in icons.take_used()))
    for size, data in pictures.items():
        id = "icon.window" if size == 512 else f"icon.window.{size}"
        yield Work(id, f"window/{size}.png", data, uses=uses)
    yield Work("icon.window.ico", "window/brass.ico", _ico(pictures), uses=uses)


def _ico(pictures: dict[int, bytes]) -> bytes:
    """Write the Windows icon format: a table of contents, then the PNGs themselves."""
    chosen = {size: data for size, data in pictures.items() if size <= 256}
    offset = 6 + 16 * len(chosen)
    head, body = struct.pack("<HHH", 0, 1, len(chosen)), b""
    for size, data in chosen.items():
        side = size % 256
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(data), offset + len(body))
        body += data
    return head + body
