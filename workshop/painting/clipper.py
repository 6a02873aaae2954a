"""A full-rigged ship under sail, large enough for a title: hull, masts, billowing canvas."""

from dataclasses import dataclass
from typing import Final

import skia

from workshop.painting.brushes import colour, fill, linear, polygon, stroke
from workshop.painting.palette import Hex

LENGTH: Final = 100.0
"""From the stern to the tip of the bowsprit, in the ship's own units; her masts are as high."""


@dataclass(frozen=True, slots=True)
class Rig:
    """The colours of a ship in one light."""

    canvas: tuple[Hex, Hex]
    """Sails where the light falls through them, and in their shade."""
    seam: Hex
    spar: Hex
    hull: tuple[Hex, Hex]
    wale: Hex
    flag: Hex
    ports: Hex


_MASTS: Final = (
    # Where each mast stands, how high it is, and how broad its lowest sail.
    (23.0, 70.0, 20.0),
    (46.0, 84.0, 24.0),
    (68.0, 74.0, 21.0),
)
_SAILS: Final = ((0.92, 0.8, 0.42), (0.78, 0.62, 0.6), (0.6, 0.4, 0.8), (0.38, 0.14, 1.0))
"""Head and foot of every sail as shares of the mast, and its breadth as one of the lowest."""


def clipper(canvas: skia.Canvas, at: tuple[float, float], length: float, rig: Rig) -> None:
    """Draw the ship, her bow to the right, with the middle of her waterline at a point."""
    canvas.save()
    canvas.translate(at[0] - length / 2, at[1])
    canvas.scale(length / LENGTH, length / LENGTH)
    _rigging(canvas, rig)
    for x, height, breadth in _MASTS:
        _mast(canvas, rig, x, height)
        for head, foot, share in _SAILS:
            _sail(canvas, rig, (x, -height * head, -height * foot), breadth * share)
    _fore_and_aft(canvas, rig)
    _hull(canvas, rig)
    canvas.restore()


def _mast(canvas: skia.Canvas, rig: Rig, x: float, height: float) -> None:
    canvas.drawLine(x, -6, x, -height, stroke(rig.spar, 1.1))
    top = -height
    pennant = polygon((x, top), (x + 7, top + 1.2), (x, top + 2.4))
    canvas.drawPath(pennant, fill(rig.flag))


def _sail(canvas: skia.Canvas, rig: Rig, place: tuple[float, float, float], breadth: float) -> None:
    """Set a square sail that the wind from the left fills."""
    x, head, foot = place
    deep, half, low = foot - head, breadth * 0.46, breadth * 0.54
    sail = skia.Path()
    sail.moveTo(x - half, head)
    sail.quadTo(x, head + deep * 0.06, x + half, head)
    sail.cubicTo(
        x + half + breadth * 0.16, head + deep * 0.3, x + low + breadth * 0.16, head + deep * 0.8,
        x + low, foot,
    )  # fmt: skip
    sail.quadTo(x, foot - deep * 0.2, x - low, foot)
    sail.cubicTo(
        x - low + breadth * 0.14, head + deep * 0.7, x - half + breadth * 0.12, head + deep * 0.3,
        x - half, head,
    )  # fmt: skip
    sail.close()
    tones = [colour(code) for code in (*rig.canvas, rig.canvas[0])]
    shade = linear((x - half, head), (x + low + breadth * 0.1, foot), tones, (0, 0.78, 1))
    canvas.drawPath(sail, fill(Shader=shade))
    canvas.save()
    canvas.clipPath(sail, True)
    for share in (-0.3, -0.1, 0.1, 0.3):
        seam = skia.Path()
        seam.moveTo(x + breadth * share, head)
        seam.quadTo(x + breadth * (share + 0.12), (head + foot) / 2, x + breadth * share, foot)
        canvas.drawPath(seam, stroke(rig.seam, 0.25, 80))
    canvas.restore()
    canvas.drawPath(sail, stroke(rig.seam, 0.35, 150))
    canvas.drawLine(x - half - 1, head, x + half + 1, head, stroke(rig.spar, 0.9))


def _fore_and_aft(canvas: skia.Canvas, rig: Rig) -> None:
    """Set the jibs before the foremast and the spanker abaft the mizzen."""
    sails = (
        ((70, -66), (97, -17), (75, -22)),
        ((69, -52), (90, -15), (74, -17)),
        ((22, -38), (22, -11), (6, -12), (9, -30)),
    )
    for points in sails:
        sail = polygon(*points)
        box = sail.getBounds()
        tones = [colour(code) for code in rig.canvas]
        shade = linear((box.left(), box.top()), (box.right(), box.bottom()), tones)
        canvas.drawPath(sail, fill(Shader=shade))
        canvas.drawPath(sail, stroke(rig.seam, 0.35, 150))


def _rigging(canvas: skia.Canvas, rig: Rig) -> None:
    """Stay the masts fore and aft."""
    stays = (
        ((68, -73), (99, -18)), ((68, -52), (92, -14)), ((46, -82), (68, -34)),
        ((23, -69), (46, -30)), ((46, -80), (26, -9)), ((23, -68), (4, -11)), ((68, -72), (50, -8)),
    )  # fmt: skip
    for start, end in stays:
        canvas.drawLine(*start, *end, stroke(rig.spar, 0.3, 190))
    canvas.drawLine(84, -9.4, 99.6, -18, stroke(rig.spar, 1))


def _hull(canvas: skia.Canvas, rig: Rig) -> None:
    hull = skia.Path()
    hull.moveTo(2, -12.4)
    hull.cubicTo(24, -6.4, 64, -6.6, 92, -13.4)
    hull.cubicTo(89.4, -8, 87, -3, 85.4, 1)
    hull.lineTo(7.6, 1)
    hull.cubicTo(5.2, -3, 3.6, -7, 2, -12.4)
    hull.close()
    tar = linear((0, -12), (0, 2), [colour(code) for code in rig.hull])
    canvas.drawPath(hull, fill(Shader=tar))
    for drop, width in ((0.4, 0.8), (3.4, 0.35)):
        line = skia.Path()
        line.moveTo(2.6 + drop * 0.4, -11.6 + drop)
        line.cubicTo(24, -5.6 + drop, 64, -5.8 + drop, 91 - drop * 0.6, -12.4 + drop)
        canvas.drawPath(line, stroke(rig.wale, width, 210))
    for i in range(11):
        x = 14 + i * 6.2
        sheer = -4.6 - 1.6 * ((x - 46) / 46) ** 2
        canvas.drawRect(skia.Rect.MakeXYWH(x, sheer, 1.5, 1.3), fill(rig.ports))
