"""Carving: how an ivory shape stands out of its ground, and the lines cut into it."""

from functools import cache
from typing import Final

import skia

from workshop.painting.brushes import blur, clip, colour, fill, linear, stroke
from workshop.painting.glyphs import read_path
from workshop.painting.palette import Hex

Point = tuple[float, float]
Curve = tuple[Point, Point, Point]

IVORY: Final = ("#fffaf0", "#e6d8bc")
HAIR: Final = ("#fffdf6", "#cdbc98")
CLOTH: Final = ("#f0e5cc", "#b9a681")
LACE: Final = ("#fffdf8", "#e9dec6")


def outline(start: Point, *curves: Curve, closed: bool = True) -> skia.Path:
    """Make a path from a start and cubic curves (two handles and an end each)."""
    path = skia.Path()
    path.moveTo(*start)
    for first, second, end in curves:
        path.cubicTo(*first, *second, *end)
    if closed:
        path.close()
    return path


class Carver:
    """Carves shapes into a medallion lit from the upper left; `shade` is the ground's darkness.

    On a `mirrored` canvas the light comes from the other side of the drawing, so that it stays at
    the upper left of the picture.
    """

    def __init__(self, canvas: skia.Canvas, shade: Hex, *, mirrored: bool = False) -> None:
        self.canvas = canvas
        self.shade = shade
        self._across = -1.0 if mirrored else 1.0

    def raise_(
        self, path: skia.Path, tones: tuple[Hex, Hex] = IVORY, *, height: float = 1.0
    ) -> None:
        """Lift a shape: shadow on what lies below, light and shade inside its edges."""
        box = path.getBounds()
        self.canvas.save()
        self.canvas.translate(0.9 * height * self._across, 1.3 * height)
        self.canvas.drawPath(path, fill("#000000", 95, MaskFilter=blur(1.1 * height)))
        self.canvas.restore()
        near, far = box.left(), box.right()
        if self._across < 0:
            near, far = far, near
        body = linear((near, box.top()), (far, box.bottom()), [*map(colour, tones)])
        self.canvas.drawPath(path, fill(Shader=body))
        self.canvas.save()
        clip(self.canvas, path)
        self._edge(path, "#5a4526", 120, -0.75 * height)
        self._edge(path, "#ffffff", 190, 0.55 * height)
        self.canvas.restore()
        self.canvas.drawPath(path, stroke(self.shade, 0.35, 130))

    def _edge(self, path: skia.Path, code: Hex, alpha: float, shift: float) -> None:
        self.canvas.save()
        self.canvas.translate(shift * self._across, shift * 1.2)
        line = stroke(code, 1.5 * abs(shift) + 0.3, alpha, MaskFilter=blur(0.55))
        self.canvas.drawPath(path, line)
        self.canvas.restore()

    def cut(self, path: skia.Path, width: float = 0.6, alpha: float = 150) -> None:
        """Cut a line: dark, with light on its far lip."""
        self.canvas.save()
        self.canvas.translate(0.3 * self._across, 0.4)
        self.canvas.drawPath(path, stroke("#ffffff", width, alpha * 0.9))
        self.canvas.restore()
        self.canvas.drawPath(path, stroke(self.shade, width, alpha))

    def comb(
        self, count: int, first: str, last: str, width: float = 0.5, alpha: float = 120
    ) -> None:
        """Comb hair or fold cloth: cuts that pass evenly from the first line into the last."""
        start, end = drawn(first), drawn(last)
        for i in range(count):
            between = skia.Path()
            end.interpolate(start, i / max(1, count - 1), between)
            self.cut(between, width, alpha)

    def hollow(self, x: float, y: float, width: float, height: float, alpha: float) -> None:
        """Press a soft hollow: a cheek, a temple, the side of a nose."""
        oval = skia.Rect.MakeXYWH(x - width / 2, y - height / 2, width, height)
        soft = fill("#6b5230", alpha, MaskFilter=blur(min(width, height) * 0.3))
        self.canvas.drawOval(oval, soft)

    def dot(self, x: float, y: float, radius: float) -> None:
        """Set a button, a pearl or a stone."""
        path = skia.Path()
        path.addCircle(x, y, radius)
        self.raise_(path, LACE, height=0.4)


def line(*points: Point) -> skia.Path:
    """Draw an open line: straight, or bent by one or two handles between its ends."""
    path = skia.Path()
    path.moveTo(*points[0])
    if len(points) == 4:
        path.cubicTo(*points[1], *points[2], *points[3])
    elif len(points) == 3:
        path.quadTo(*points[1], *points[2])
    else:
        path.lineTo(*points[1])
    return path


@cache
def drawn(data: str) -> skia.Path:
    """Read a shape written as SVG path data, the shortest way to write a drawing down."""
    return read_path(data)
