"""Sketches of the coast: a lighthouse and a pier, and what sails before them."""

import skia

from workshop.painting.brushes import blur, colour, fill, linear, polygon, rect, stroke
from workshop.painting.engraver import Engraver
from workshop.painting.sea import TONES

_CANVAS = ("#fffaf0", "#d6c39a")
_TAN = ("#d08f58", "#8f4f2b")
_TAR = ("#75502f", "#38210f")
_RED = ("#b0492f", "#7d2b1c")
_STONE = ("#d8cba8", "#94805a")


def _ripples(pen: Engraver, *lines: tuple[float, float, float]) -> None:
    """Break the water under a keel: left and right end of each ripple, and its height."""
    for left, right, y in lines:
        ripple = skia.Path()
        ripple.moveTo(left, y)
        ripple.quadTo((left + right) / 2, y + 1.7, right, y)
        pen.canvas.drawPath(ripple, stroke(TONES[pen.theme.name].line, 0.7, 150))


def _mast(pen: Engraver, x: float, top: float, foot: float) -> None:
    code, alpha = pen.ink
    pen.canvas.drawLine(x, foot, x, top, stroke(code, 0.8, alpha))


def _hull(pen: Engraver, stern: float, stem: float, deck: float, keel: float) -> None:
    """Lay a hull whose bow rises on the right."""
    hull = skia.Path()
    hull.moveTo(stern, deck)
    hull.lineTo(stem - 4, deck)
    hull.quadTo(stem - 2, deck - 0.6, stem, deck - 2.4)
    hull.quadTo(stem - 3, keel - 1, stem - 8, keel)
    hull.lineTo(stern + 5, keel)
    hull.quadTo(stern + 1, keel - 2, stern, deck)
    hull.close()
    pen.part(hull, *_TAR, width=0.6)
    wale = stroke(pen.wash("#f0d9a0", 1), 0.6, 210)
    pen.canvas.drawLine(stern + 1, deck + 1.8, stem - 3, deck + 1.6, wale)


def _square_sail(pen: Engraver, x: float, y: float, width: float, height: float) -> None:
    """Fill a square sail with wind from the left."""
    half = width / 2
    sail = skia.Path()
    sail.moveTo(x - half, y)
    sail.quadTo(x, y + height * 0.12, x + half, y)
    sail.quadTo(x + width * 0.82, y + height * 0.5, x + width * 0.58, y + height)
    sail.quadTo(x, y + height * 0.86, x - width * 0.58, y + height)
    sail.quadTo(x - width * 0.3, y + height * 0.5, x - half, y)
    sail.close()
    pen.part(sail, *_CANVAS, width=0.42)


def barque(pen: Engraver) -> None:
    """A three-master under full sail."""
    code, alpha = pen.ink
    for x, top in ((13, 8), (23, 3), (33, 7)):
        _mast(pen, x, top, 30)
    pen.canvas.drawLine(40, 26, 49, 20, stroke(code, 0.8, alpha))
    for x, y, width, height in (
        (13, 10, 6.4, 5), (13, 15.6, 8, 6), (13, 22, 9, 6.4),
        (23, 6, 7, 5), (23, 11.6, 9, 6.4), (23, 18.6, 10.4, 8.6),
        (33, 9, 6.4, 5), (33, 14.6, 8, 6), (33, 21.2, 9, 6.8),
    ):  # fmt: skip
        _square_sail(pen, x, y, width, height)
    for jib in (((35, 10), (48, 20.6), (37, 21.6)), ((36.5, 15), (44.6, 22.4), (38, 23.6))):
        pen.part(polygon(*jib), *_CANVAS, width=0.42)
    _hull(pen, 5, 46, 28.6, 35)
    pen.part(polygon((23, 1.2), (28, 2.2), (23, 3.4)), *_RED, width=0.3)
    _ripples(pen, (2, 46, 36), (8, 50, 37.8), (-2, 30, 39.2))


def smack(pen: Engraver) -> None:
    """A fishing smack with tanned sails."""
    _mast(pen, 24, 8, 32)
    mainsail = skia.Path()
    mainsail.moveTo(23.2, 10)
    mainsail.lineTo(23.2, 29)
    mainsail.lineTo(9, 29)
    mainsail.quadTo(15, 22, 23.2, 10)
    mainsail.close()
    for sail in (mainsail, polygon((25.2, 11), (25.2, 29), (36, 29))):
        pen.part(sail, *_TAN, width=0.5)
        pen.hatch(sail, 1.4, 1.2, 0.5, 0.35)
    _hull(pen, 10, 40, 30.6, 35.6)
    _ripples(pen, (5, 43, 37), (12, 34, 38.6))


def steamer(pen: Engraver) -> None:
    """A paddle packet with her funnel smoking."""
    pen.smoke(20.5, 13)
    funnel = polygon((18.2, 26), (18.6, 14), (22.2, 14), (22.6, 26))
    pen.part(funnel, *_RED)
    code, alpha = pen.ink
    pen.canvas.drawRect(rect(18.4, 13.4, 4, 2), fill(code, alpha))
    _mast(pen, 10, 13, 28)
    _mast(pen, 34, 10, 28)
    rigging = skia.Path()
    for foot, masthead in (((4, 28), (10, 13)), ((18, 25), (10, 13)), ((44, 27), (34, 10))):
        rigging.moveTo(*foot)
        rigging.lineTo(*masthead)
    pen.line(rigging, 0.3)
    pen.part(polygon((13, 28.4), (13, 24.8), (30, 24.8), (30, 28.4)), "#f4e6c2", "#c9b080")
    pen.panes(13.6, 25, 16, 3, 6, 1)
    _hull(pen, 3, 46, 28, 35)
    box = skia.Path()
    box.addArc(rect(17, 25.6, 12, 12), 180, 180)
    box.close()
    pen.part(box, "#e6c98a", "#a8763a")
    _ripples(pen, (-1, 48, 36.4), (6, 42, 38.2))


def lighthouse(pen: Engraver) -> None:
    """A banded tower on its rock; by night it throws two beams."""
    pen.ground(25, 36, 20)
    if pen.theme.is_night:
        for side in (-1, 1):
            end = 24 + side * 27
            fading = linear((24, 0), (end, 0), [colour("#ffe2a0", 120), colour("#ffe2a0", 0)])
            beam = polygon((24, 10), (end, 4), (end, 16))
            pen.canvas.drawPath(beam, fill(Shader=fading, MaskFilter=blur(1)))
    tower = polygon((20, 36), (21.6, 13), (26.4, 13), (28, 36))
    pen.part(tower, "#fffdf2", "#cdbd97")
    for y in (18, 27):
        lean = (y - 13) * 0.07
        band = polygon(
            (21.6 - lean, y), (26.4 + lean, y), (26.6 + lean, y + 3.4), (21.4 - lean, y + 3.4)
        )
        pen.part(band, *_RED, width=0.3)
    pen.hatch(tower, 0.9, 0, 0.58, 0.5)
    pen.part(polygon((20.4, 13), (20.4, 12), (27.6, 12), (27.6, 13)), "#8a765c", "#5f4c34")
    lantern = rect(22, 8, 4, 4)
    pen.canvas.drawRect(lantern, fill("#ffd27a" if pen.theme.is_night else "#f3d98a"))
    code, alpha = pen.ink
    pen.canvas.drawRect(lantern, stroke(code, 0.5, alpha))
    pen.part(polygon((21.2, 8), (24, 4.8), (26.8, 8)), *_RED, width=0.5)
    pen.part(polygon((13, 37), (16.5, 33.8), (31, 33.4), (36, 37)), *_STONE, width=0.4)


def pier(pen: Engraver) -> None:
    """A pier on iron piles, with a pavilion at its head."""
    code, alpha = pen.ink
    for x in range(4, 46, 4):
        pen.canvas.drawLine(x, 26, x, 32.5, stroke(code, 0.6, alpha))
    pen.canvas.drawLine(1, 26, 47, 26, stroke(code, 1.2, alpha))
    pen.canvas.drawLine(13, 24, 47, 24, stroke(code, 0.35, alpha))
    pen.part(polygon((2, 26), (2, 20.6), (12.6, 20.6), (12.6, 26)), "#fff4d8", "#d9b87a")
    pen.panes(2.6, 21, 9.4, 4.6, 4, 1)
    pen.part(polygon((1, 20.6), (7.3, 14.4), (13.6, 20.6)), "#8fb3ab", "#4d7a78")
    _mast(pen, 7.3, 11.4, 14.6)
    pen.part(polygon((7.3, 11.4), (11, 12.3), (7.3, 13.3)), *_RED, width=0.3)
    _ripples(pen, (0, 30, 33.6), (14, 46, 34.6))
