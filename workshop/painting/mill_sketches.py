"""Sketches of the cotton country: mills, weaving sheds and pits, lit by night."""

import skia

from workshop.painting.brushes import fill, polygon, rect, stroke
from workshop.painting.engraver import Engraver

_BRICK = ("#e0ab7c", "#a8663f")
_SHADED_BRICK = ("#d99d6c", "#96583a")
_SLATE = ("#bdb3a2", "#84745e")
_GLASS = ("#d6ded9", "#8a8676")


def _block(
    pen: Engraver, left: float, top: float, right: float, foot: float, *, shaded: bool = False
) -> None:
    """Build a wall of brick, hatched towards its dark corner."""
    wall = polygon((left, foot), (left, top), (right, top), (right, foot))
    pen.part(wall, *(_SHADED_BRICK if shaded else _BRICK))
    pen.hatch(wall, 1.2, 0, 0.74, 0.45)


def _stack(pen: Engraver, x: float, top: float, foot: float) -> None:
    """Raise a smoking chimney with its cap."""
    pen.smoke(x, top - 1)
    shaft = polygon((x - 1.9, foot), (x - 1.1, top), (x + 1.1, top), (x + 1.9, foot))
    pen.part(shaft, "#d9a274", "#8c5034")
    pen.hatch(shaft, 0.8, 0, 0.5, 0.5)
    code, alpha = pen.ink
    pen.canvas.drawRect(rect(x - 1.7, top - 1, 3.4, 1.4), fill(code, alpha))


def mill(pen: Engraver) -> None:
    """A cotton mill: four floors of windows, a stair tower, a tall chimney."""
    pen.ground(24, 36, 40)
    _stack(pen, 40.5, 7, 36)
    _block(pen, 8, 15, 34, 36)
    pen.panes(9, 16.2, 24, 18.8, 8, 4)
    pen.part(polygon((7.4, 15), (9.4, 12.6), (32.6, 12.6), (34.6, 15)), *_SLATE)
    _block(pen, 3.6, 10, 9.4, 36, shaded=True)
    pen.panes(4.2, 12, 4.6, 20, 2, 4)
    pen.part(polygon((3, 10), (6.5, 6), (10, 10)), *_SLATE)


def low_mill(pen: Engraver) -> None:
    """An older mill with a gabled wing; its engine stands on the left."""
    pen.ground(25, 36, 40)
    _stack(pen, 7.5, 10, 36)
    _block(pen, 11, 18, 33, 36)
    pen.panes(12, 19.2, 20, 15.8, 7, 3)
    pen.part(polygon((10.4, 18), (12.6, 14.6), (31.4, 14.6), (33.6, 18)), *_SLATE)
    wing = polygon((33, 36), (33, 22), (38.5, 17), (44, 22), (44, 36))
    pen.part(wing, *_SHADED_BRICK)
    pen.hatch(wing, 1.1, 0, 0.66, 0.45)
    pen.panes(34, 23, 9, 11.6, 3, 2)


def sheds(pen: Engraver) -> None:
    """Weaving sheds: teeth of glass to the north light, one storey of brick."""
    pen.ground(25, 34, 38)
    _stack(pen, 9.5, 9, 34)
    for i in range(4):
        left = 13 + i * 7.4
        pen.part(polygon((left, 26), (left, 19.6), (left + 7.4, 26)), *_GLASS)
        slope = polygon((left, 19.6), (left + 1.1, 19), (left + 8.4, 25.4), (left + 7.4, 26))
        pen.part(slope, *_SLATE)
    _block(pen, 13, 26, 43, 34)
    pen.panes(14, 27.2, 28, 5.8, 9, 1)


def pit(pen: Engraver) -> None:
    """A pit: headframe with its wheel, winding house, spoil heap behind."""
    pen.ground(24, 35, 40)
    heap = polygon((27, 35), (34, 24.5), (37, 23), (47, 35))
    pen.part(heap, "#978c7e", "#544a40")
    pen.hatch(heap, 1, 1.6, 0.5, 0.5)
    _block(pen, 23, 26.5, 34, 35)
    pen.panes(24, 28, 9, 5, 3, 1)
    pen.part(polygon((22.2, 26.5), (28.5, 22), (34.8, 26.5)), *_SLATE)
    code, alpha = pen.ink
    beam, brace = stroke(code, 1.15, alpha), stroke(code, 0.65, alpha)
    for foot, head in ((9, 15.6), (19.5, 17.4), (27.5, 17)):
        pen.canvas.drawLine(foot, 35, head, 12, beam)
    for y in (18, 24, 30):
        share = (y - 12) / 23
        pen.canvas.drawLine(15.6 - 6.6 * share, y, 17.4 + 2.1 * share, y, brace)
    _wheel(pen, 16.6, 11)


def _wheel(pen: Engraver, x: float, y: float) -> None:
    code, alpha = pen.ink
    pen.canvas.drawCircle(x, y, 4, fill(pen.wash("#f3e6c4", 0.5), 120))
    pen.canvas.drawCircle(x, y, 4, stroke(code, 1, alpha))
    spokes = skia.Path()
    for dx, dy in ((3.6, 0), (1.8, 3.1), (-1.8, 3.1)):
        spokes.moveTo(x - dx, y - dy)
        spokes.lineTo(x + dx, y + dy)
    pen.line(spokes, 0.4)
    pen.canvas.drawCircle(x, y, 0.9, fill(code, alpha))
