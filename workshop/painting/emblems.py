"""The window's icon in every size a desktop asks for."""

import struct
from collections.abc import Iterator
from functools import partial
from typing import Final

import skia

from workshop.painting.brushes import (
    brass,
    circle,
    colour,
    fill,
    inset,
    radial,
    rounded,
    shadow,
    stroke,
)
from workshop.painting.glyphs import Icons
from workshop.painting.palette import GOLD_LINE
from workshop.painting.works import Work, png
from workshop.painting.works import paint as paint_image

ICON_SIZES: Final = (512, 256, 128, 64, 48, 32, 16)


def paint(icons: Icons) -> Iterator[Work]:
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
