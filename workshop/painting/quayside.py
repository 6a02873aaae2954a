"""What stands at the water's edge in silhouette: ships, a hull on the slip, cranes, a light."""

import skia

from workshop.painting.brushes import blur, colour, fill, linear, polygon, rect, stroke
from workshop.painting.palette import Hex
from workshop.painting.silhouettes import Silhouettes

_TALLEST = 44
"""A ship's height from keel to truck, in its own units."""


def ship(hand: Silhouettes, x: float, base: float, height: float, code: Hex, masts: int) -> None:
    """Moor a square rigger with her sails furled, bow to the right."""
    canvas, u = hand.canvas, height / _TALLEST
    hull = skia.Path()
    hull.moveTo(-20, -6.4)
    hull.lineTo(20, -6.4)
    hull.quadTo(19, 0, 15, 1)
    hull.lineTo(-16, 1)
    hull.quadTo(-19, -1, -20, -6.4)
    hull.close()
    canvas.save()
    canvas.translate(x, base)
    canvas.scale(u, u)
    canvas.drawPath(hull, fill(code))
    canvas.drawLine(18, -6, 29, -11.6, stroke(code, 1.1))
    for i in range(masts):
        at, tall = -12 + i * 24 / max(1, masts - 1), (38, 44, 37)[i % 3]
        canvas.drawLine(at, -4, at, -tall, stroke(code, 1.4))
        for share in (0.42, 0.62, 0.82):
            reach, y = 8.4 - 5 * share, -tall * share
            canvas.drawLine(at - reach, y, at + reach, y, stroke(code, 1.5))
        for side in (-8, 8):
            canvas.drawLine(at, -tall, at + side, -6, stroke(code, 0.45, 170))
    canvas.drawLine(12, -37, 28, -11, stroke(code, 0.45, 170))
    canvas.restore()


def slip(hand: Silhouettes, x: float, base: float, height: float, code: Hex, light: Hex) -> None:
    """Build a hull in frame on its slip between two sheer-legs; light falls through the ribs."""
    canvas, u = hand.canvas, height / 46
    canvas.save()
    canvas.translate(x, base)
    canvas.scale(u, u)
    for side in (-1, 1):
        canvas.drawLine(side * 31, 0, side * 28, -46, stroke(code, 1.6))
        canvas.drawLine(side * 37, 0, side * 28, -46, stroke(code, 1.1))
        canvas.drawLine(side * 28, -46, side * 12, -37, stroke(code, 1.1))
        canvas.drawLine(side * 13, -37.5, side * 13, -31, stroke(code, 0.5))
    hull = skia.Path()
    hull.moveTo(-27, -26)
    hull.quadTo(0, -20, 28, -30)
    hull.quadTo(25, -9, 16, -5)
    hull.lineTo(-18, -3.4)
    hull.quadTo(-25, -11, -27, -26)
    hull.close()
    canvas.drawPath(hull, fill(code))
    for i in range(9):
        at = -23 + i * 5.8
        canvas.drawLine(at, -21, at + 0.5 + i * 0.06, -35 - (i % 2), stroke(code, 1.5))
        canvas.drawLine(at + 1.8, -6, at + 2.6, -20.5, stroke(light, 0.7, 110))
    canvas.drawPath(polygon((-38, 0), (-38, -2.2), (36, -4.4), (36, 0)), fill(code))
    for at in (-20, -7, 6, 17):
        canvas.drawLine(at, -6, at * 1.35, 0, stroke(code, 1.5))
    canvas.restore()


def lighthouse(
    hand: Silhouettes, x: float, base: float, height: float, code: Hex, lamp: Hex
) -> None:
    """Raise a light with a gallery; its beam goes out to the left."""
    foot, neck, top = height * 0.13, height * 0.075, base - height * 0.84
    hand.shape(code, (x - foot, base), (x - neck, top), (x + neck, top), (x + foot, base))
    hand.box(x - neck * 1.5, top - height * 0.02, neck * 3, height * 0.035, code)
    end = x - height * 1.6
    beam = polygon((x, top - height * 0.06), (end, top - height * 0.3), (end, top + height * 0.12))
    fading = linear((x, 0), (end, 0), [colour(lamp, 190), colour(lamp, 0)])
    hand.canvas.drawPath(beam, fill(Shader=fading, MaskFilter=blur(height * 0.012)))
    hand.box(x - neck * 0.8, top - height * 0.11, neck * 1.6, height * 0.1, lamp)
    roof = top - height * 0.11
    hand.shape(code, (x - neck * 1.2, roof), (x, base - height), (x + neck * 1.2, roof))
    hand.box(x - neck * 0.1, roof, neck * 0.2, height * 0.1, code)


def crane(hand: Silhouettes, x: float, base: float, height: float, code: Hex) -> None:
    """Raise a quayside crane whose jib reaches to the left."""
    canvas = hand.canvas
    hand.box(x - height * 0.1, base - height * 0.3, height * 0.2, height * 0.3, code)
    head = (x - height * 0.44, base - height)
    canvas.drawLine(x, base - height * 0.24, *head, stroke(code, height * 0.045))
    canvas.drawLine(x, base - height * 0.56, *head, stroke(code, height * 0.022))
    hand.box(x - height * 0.04, base - height * 0.6, height * 0.08, height * 0.34, code)
    canvas.drawLine(*head, head[0], base - height * 0.44, stroke(code, height * 0.018))
    hand.box(head[0] - height * 0.07, base - height * 0.46, height * 0.14, height * 0.1, code)


def train(hand: Silhouettes, x: float, rail: float, size: float, code: Hex, lit: Hex) -> None:
    """Run a short train over a viaduct, its engine on the left."""
    canvas = hand.canvas
    hand.box(x, rail - size * 0.72, size * 1.3, size * 0.46, code)
    hand.box(x + size * 1.1, rail - size * 1.06, size * 0.7, size * 0.86, code)
    hand.box(x + size * 0.16, rail - size * 1.2, size * 0.22, size * 0.6, code)
    hand.box(x + size * 1.3, rail - size * 0.92, size * 0.26, size * 0.24, lit)
    for wheel in (0.3, 0.8, 1.4):
        canvas.drawCircle(x + size * wheel, rail - size * 0.2, size * 0.2, fill(code))
    for coach in range(3):
        left = x + size * (2 + coach * 1.9)
        hand.box(left, rail - size * 0.9, size * 1.74, size * 0.7, code)
        for pane in range(4):
            hand.box(
                left + size * (0.16 + pane * 0.4), rail - size * 0.76, size * 0.24, size * 0.26, lit
            )
        canvas.drawRect(rect(left, rail - size * 0.26, size * 1.74, size * 0.14), fill(code))


def bird(canvas: skia.Canvas, x: float, y: float, span: float, code: Hex) -> None:
    """Let a gull sail on the wind."""
    wings = skia.Path()
    wings.moveTo(x - span, y - span * 0.3)
    wings.quadTo(x - span * 0.4, y - span * 0.7, x, y)
    wings.quadTo(x + span * 0.4, y - span * 0.7, x + span, y - span * 0.3)
    canvas.drawPath(wings, stroke(code, span * 0.2, 150))
