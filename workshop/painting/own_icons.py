"""Icons nobody had drawn for us: the narrowboat, the harbour, marks and arrows."""

from collections.abc import Callable, Mapping
from typing import Final

import skia

from workshop.painting.brushes import polygon
from workshop.painting.harbour_icons import HARBOUR_ICONS
from workshop.painting.outlines import box, disc, turned, without


def _narrowboat() -> skia.Path:
    boat = skia.Path()
    boat.moveTo(4, 262)
    boat.cubicTo(20, 300, 36, 318, 60, 324)
    boat.lineTo(488, 324)
    boat.lineTo(508, 276)
    boat.lineTo(150, 276)
    boat.cubicTo(96, 276, 50, 268, 4, 262)
    boat.close()
    box(boat, 150, 196, 290, 68)
    box(boat, 138, 176, 314, 18)
    box(boat, 372, 118, 26, 58)
    box(boat, 462, 196, 10, 68)
    box(boat, 462, 220, 50, 10)
    windows = skia.Path()
    for x in (194, 260, 326, 392):
        disc(windows, x, 230, 19)
    boat = without(boat, windows)
    for x in (24, 144, 264, 384):
        boat.moveTo(x, 366)
        boat.cubicTo(x + 30, 342, x + 62, 390, x + 96, 366)
        boat.lineTo(x + 96, 386)
        boat.cubicTo(x + 62, 410, x + 30, 362, x, 386)
        boat.close()
    return boat


def _eye() -> skia.Path:
    """An open eye: the lid, the iris as a ring, a pupil with its light."""
    lid = skia.Path()
    lid.moveTo(12, 256)
    lid.cubicTo(108, 116, 404, 116, 500, 256)
    lid.cubicTo(404, 396, 108, 396, 12, 256)
    lid.close()
    white = skia.Path()
    white.moveTo(66, 256)
    white.cubicTo(150, 158, 362, 158, 446, 256)
    white.cubicTo(362, 354, 150, 354, 66, 256)
    white.close()
    iris = skia.Path()
    disc(iris, 256, 256, 84)
    light = skia.Path()
    disc(light, 286, 226, 26)
    eye = without(lid, white)
    eye.addPath(without(iris, light))
    return eye


def _linkmark() -> skia.Path:
    mark = skia.Path()
    disc(mark, 116, 256, 100)
    disc(mark, 396, 256, 100)
    box(mark, 150, 214, 212, 84)
    holes = skia.Path()
    disc(holes, 116, 256, 44)
    disc(holes, 396, 256, 44)
    return without(mark, holes)


def _bezant() -> skia.Path:
    coin = skia.Path()
    disc(coin, 256, 256, 212)
    return coin


def _beam(angle: float) -> skia.Path:
    """Turn the upward arrow by a multiple of ninety degrees."""
    shaft = ((340, 250), (340, 490), (172, 490), (172, 250))
    return turned(polygon((256, 20), (470, 250), *shaft, (42, 250)), angle)


def _angle(angle: float) -> skia.Path:
    """Turn the left-pointing angle bracket."""
    bracket = polygon((330, 80), (400, 150), (294, 256), (400, 362), (330, 432), (154, 256))
    return turned(bracket, angle)


def _check() -> skia.Path:
    return polygon((70, 262), (130, 202), (216, 288), (400, 104), (460, 164), (216, 408))


def _close() -> skia.Path:
    return polygon(
        (96, 156), (156, 96), (256, 196), (356, 96), (416, 156), (316, 256),
        (416, 356), (356, 416), (256, 316), (156, 416), (96, 356), (196, 256),
    )  # fmt: skip


def _cross() -> skia.Path:
    near, far = 172, 340
    return polygon(
        (near, 36), (far, 36), (far, near), (476, near), (476, far), (far, far),
        (far, 476), (near, 476), (near, far), (36, far), (36, near), (near, near),
    )  # fmt: skip


def _income() -> skia.Path:
    return polygon((256, 6), (506, 238), (410, 238), (410, 500), (102, 500), (102, 238), (6, 238))


def _plus() -> skia.Path:
    return polygon(
        (206, 60), (306, 60), (306, 206), (452, 206), (452, 306), (306, 306),
        (306, 452), (206, 452), (206, 306), (60, 306), (60, 206), (206, 206),
    )  # fmt: skip


def _pin() -> skia.Path:
    """A drawing pin, stuck in aslant: head, neck, collar and needle."""
    upright = polygon(
        (150, 30), (362, 30), (362, 92), (326, 92), (338, 214), (410, 272), (410, 322),
        (282, 322), (256, 496), (230, 322), (102, 322), (102, 272), (174, 214), (186, 92),
        (150, 92),
    )  # fmt: skip
    return turned(upright, 30)


OWN_ICONS: Final[Mapping[str, Callable[[], skia.Path]]] = {
    "narrowboat": _narrowboat,
    "eye": _eye,
    "linkmark": _linkmark,
    "income-arrow": _income,
    "up": lambda: _beam(0),
    "right": lambda: _beam(90),
    "down": lambda: _beam(180),
    "left": lambda: _beam(270),
    "previous": lambda: _angle(0),
    "next": lambda: _angle(180),
    "unfold": lambda: _angle(270),
    "check": _check,
    "close": _close,
    "plus": _plus,
    "minus": lambda: polygon((60, 206), (452, 206), (452, 306), (60, 306)),
    "pin": _pin,
    **HARBOUR_ICONS,
    "lozenge": lambda: polygon((256, 16), (452, 256), (256, 496), (60, 256)),
    "bezant": _bezant,
    "chevron": lambda: polygon((256, 70), (488, 300), (488, 452), (256, 222), (24, 452), (24, 300)),
    "cross": _cross,
}
"""Name of the icon and how its outline is made; the last four are the owners' small marks."""
