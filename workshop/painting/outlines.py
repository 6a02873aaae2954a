"""Shapes that icons are made of: joined, cut out and turned, all of it in lines and cubics."""

import skia

_ROUND = 0.5523
"""Handle length of the cubic that approximates a quarter circle."""


def disc(path: skia.Path, x: float, y: float, radius: float) -> None:
    """Add a circle made of cubics; SVG has no conics."""
    k = radius * _ROUND
    path.moveTo(x + radius, y)
    path.cubicTo(x + radius, y + k, x + k, y + radius, x, y + radius)
    path.cubicTo(x - k, y + radius, x - radius, y + k, x - radius, y)
    path.cubicTo(x - radius, y - k, x - k, y - radius, x, y - radius)
    path.cubicTo(x + k, y - radius, x + radius, y - k, x + radius, y)
    path.close()


def slab(path: skia.Path, x: float, y: float, width: float, height: float, radius: float) -> None:
    """Add a rectangle with round corners."""
    right, bottom, k = x + width, y + height, radius * (1 - _ROUND)
    path.moveTo(x + radius, y)
    path.lineTo(right - radius, y)
    path.cubicTo(right - k, y, right, y + k, right, y + radius)
    path.lineTo(right, bottom - radius)
    path.cubicTo(right, bottom - k, right - k, bottom, right - radius, bottom)
    path.lineTo(x + radius, bottom)
    path.cubicTo(x + k, bottom, x, bottom - k, x, bottom - radius)
    path.lineTo(x, y + radius)
    path.cubicTo(x, y + k, x + k, y, x + radius, y)
    path.close()


def box(path: skia.Path, x: float, y: float, width: float, height: float) -> None:
    """Add a plain rectangle."""
    path.addRect(skia.Rect.MakeXYWH(x, y, width, height))


def without(path: skia.Path, holes: skia.Path) -> skia.Path:
    """Cut holes out of a shape whose parts may overlap."""
    return skia.Op(skia.Simplify(path), holes, skia.PathOp.kDifference_PathOp)


def turned(path: skia.Path, angle: float, about: tuple[float, float] = (256, 256)) -> skia.Path:
    """Turn a shape by so many degrees."""
    path.transform(skia.Matrix.RotateDeg(angle, skia.Point(*about)))
    return path
