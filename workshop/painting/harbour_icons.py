"""Icons of ships and trade: the slip of a shipyard, the bale, the ferry, two cards for a build."""

from collections.abc import Callable, Mapping
from typing import Final

import skia

from workshop.painting.brushes import polygon
from workshop.painting.outlines import box, disc, slab, turned, without


def _shipyard() -> skia.Path:
    """A hull in frame on the slip: posts, bare frames, planking begun, chocks."""
    ship = skia.Path()
    ship.moveTo(34, 250)
    ship.cubicTo(150, 284, 340, 272, 486, 200)
    ship.cubicTo(476, 284, 446, 344, 398, 374)
    ship.lineTo(104, 396)
    ship.cubicTo(70, 360, 44, 310, 34, 250)
    ship.close()
    for x, top, foot in ((88, 128, 268), (166, 112, 276), (244, 100, 274), (322, 90, 262)):
        slab(ship, x, top, 36, foot - top, 10)
    ship.addPath(polygon((470, 214), (418, 236), (404, 86), (442, 80)))
    ship.addPath(polygon((34, 256), (12, 130), (50, 126), (78, 266)))
    ship.addPath(polygon((8, 436), (504, 398), (504, 440), (8, 478)))
    for x, y in ((132, 392), (246, 384), (356, 374)):
        box(ship, x, y, 40, 46)
    seams = skia.Path()
    for left, right, y, lift in ((84, 432, 306, 26), (106, 408, 344, 20)):
        seams.moveTo(left, y)
        seams.cubicTo(190, y + 20, 330, y + 8, right, y - lift)
        seams.lineTo(right - 2, y - lift + 14)
        seams.cubicTo(330, y + 22, 190, y + 34, left + 4, y + 14)
        seams.close()
    return without(ship, seams)


def _bale() -> skia.Path:
    """A pressed cotton bale: three hoops, and tufts that swell out of its top."""
    bale = skia.Path()
    slab(bale, 40, 150, 432, 252, 58)
    for x, y, radius in ((178, 150, 44), (256, 134, 52), (334, 150, 44)):
        disc(bale, x, y, radius)
    seams = skia.Path()
    for x in (126, 244, 362):
        slab(seams, x, 186, 22, 216, 6)
    slab(seams, 66, 186, 380, 14, 6)
    return without(bale, skia.Simplify(seams))


def _two_cards() -> skia.Path:
    """Two cards, and a hammer on the one in front: both of them for one build."""
    behind, before, edge = skia.Path(), skia.Path(), skia.Path()
    slab(behind, 70, 96, 200, 290, 30)
    slab(before, 226, 116, 210, 300, 30)
    slab(edge, 204, 94, 254, 344, 46)
    about = (330, 260)
    cards = without(turned(behind, -10, (170, 240)), turned(edge, 9, about))
    cards.addPath(without(turned(before, 9, about), _hammer((326, 270))))
    return cards


def _hammer(at: tuple[float, float]) -> skia.Path:
    x, y = at
    hammer = skia.Path()
    slab(hammer, x - 62, y - 86, 124, 56, 12)
    box(hammer, x - 16, y - 40, 32, 136)
    return turned(skia.Simplify(hammer), 34, at)


def _ferry() -> skia.Path:
    """A paddle ferry, side on."""
    ferry = skia.Path()
    ferry.moveTo(30, 300)
    ferry.lineTo(482, 286)
    ferry.cubicTo(470, 344, 440, 372, 400, 372)
    ferry.lineTo(110, 372)
    ferry.cubicTo(70, 372, 42, 344, 30, 300)
    ferry.close()
    for part in ((120, 226, 250, 60), (222, 110, 46, 116), (400, 190, 14, 100), (18, 404, 476, 22)):
        box(ferry, *part)
    holes = skia.Path()
    for x in (146, 204, 290, 330):
        box(holes, x, 244, 26, 26)
    disc(holes, 245, 326, 30)
    return without(ferry, holes)


HARBOUR_ICONS: Final[Mapping[str, Callable[[], skia.Path]]] = {
    "shipyard": _shipyard,
    "bale": _bale,
    "two-cards": _two_cards,
    "ferry": _ferry,
}
