"""The man at the tap, in silhouette against the fire."""

import skia

from workshop.painting.brushes import blur, fill, polygon, rounded, stroke
from workshop.painting.hours import Hour


def founder(canvas: skia.Canvas, feet: tuple[float, float], height: float, hour: Hour) -> None:
    """Draw a founder who leads the metal with a long rod, lit from his left.

    He is drawn 200 high on feet at the origin, then brought to his place and size.
    """
    dark = "#0b0706" if hour.lamps else "#160d09"
    canvas.save()
    canvas.translate(*feet)
    canvas.drawOval(skia.Rect.MakeXYWH(-70, -8, 130, 18), fill("#000000", 150, MaskFilter=blur(6)))
    canvas.scale(height / 200, height / 200)
    canvas.drawLine(-176, -40, 34, -118, stroke(dark, 5))
    canvas.drawLine(-176, -40, -150, -49.6, stroke("#ffb03c", 5))
    for shift, ink in (((-3.2, 0), "#ffab4e"), ((0, 0), dark)):
        canvas.save()
        canvas.translate(*shift)
        canvas.drawPath(_body(), fill(ink))
        canvas.restore()
    canvas.restore()


def _body() -> skia.Path:
    """Boots, apron, coat, both arms on the rod, a face and a wide-brimmed hat."""
    parts = (
        polygon((-22, -92), (-2, -92), (-8, -10), (-10, 0), (-36, 0), (-34, -8), (-26, -12)),
        polygon((0, -92), (24, -92), (28, -12), (34, -6), (34, 0), (8, 0), (6, -12)),
        polygon((-27, -128), (-20, -146), (14, -150), (25, -132), (29, -58), (-30, -56)),
        polygon((-24, -142), (-8, -138), (-32, -108), (-66, -84), (-74, -94), (-44, -116)),
        polygon((10, -148), (26, -138), (20, -112), (-12, -96), (-16, -107), (4, -118)),
        polygon((-25, -172), (19, -172), (13, -178), (10, -196), (-14, -196), (-18, -178)),
    )
    man = skia.Path()
    man.addRRect(rounded(-15, -178, 26, 32, 12))
    for part in parts:
        man = skia.Op(man, part, skia.PathOp.kUnion_PathOp)
    return man
