"""Contrast as WCAG defines it, and colours as people with other eyesight see them."""

import math

from brass_desktop.ui.drawing.colour import Colour
from brass_desktop.ui.drawing.eyesight import MATRICES, Matrix

EYESIGHTS: dict[str, Matrix | None] = {
    "normal": None,
    **{str(eyes): matrix for eyes, matrix in MATRICES.items()},
}
_XYZ: Matrix = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
_WHITE = (0.9505, 1.0, 1.089)


def linear(colour: Colour) -> tuple[float, ...]:
    parts = (channel / 255 for channel in colour[:3])
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)


def luminance(colour: Colour) -> float:
    return sum(
        weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear(colour), strict=True)
    )


def contrast(one: Colour, two: Colour) -> float:
    high, low = sorted((luminance(one), luminance(two)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def over(top: Colour, ground: Colour) -> Colour:
    """Lay a translucent colour on an opaque one."""
    part = top[3] / 255
    red, green, blue = (
        round(a * part + b * (1 - part)) for a, b in zip(top[:3], ground[:3], strict=True)
    )
    return red, green, blue, 255


def lab(colour: Colour, eyesight: Matrix | None) -> tuple[float, float, float]:
    light = linear(colour)
    if eyesight is not None:
        light = tuple(min(1.0, max(0.0, value)) for value in _apply(eyesight, light))
    relative = [value / white for value, white in zip(_apply(_XYZ, light), _WHITE, strict=True)]
    x, y, z = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in relative)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: Colour, two: Colour, eyesight: Matrix | None) -> float:
    pairs = zip(lab(one, eyesight), lab(two, eyesight), strict=True)
    return math.sqrt(sum((a - b) ** 2 for a, b in pairs))


def _apply(matrix: Matrix, vector: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(sum(k * v for k, v in zip(row, vector, strict=True)) for row in matrix)


def difference(one: Colour, two: Colour, eyesight: Matrix | None) -> float:
    """Tell two colours apart as CIEDE2000 does (Sharma, Wu and Dalal 2005)."""
    return difference_of_lab(lab(one, eyesight), lab(two, eyesight))


def difference_of_lab(one: tuple[float, ...], two: tuple[float, ...]) -> float:
    (l1, a1, b1), (l2, a2, b2) = one, two
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    grow = 1 + 0.5 * (1 - math.sqrt(mean**7 / (mean**7 + 25**7)))
    c1, c2 = math.hypot(a1 * grow, b1), math.hypot(a2 * grow, b2)
    h1 = math.degrees(math.atan2(b1, a1 * grow)) % 360 if c1 else 0.0
    h2 = math.degrees(math.atan2(b2, a2 * grow)) % 360 if c2 else 0.0
    turn, middle = _hues(h1, h2) if c1 and c2 else (0.0, h1 + h2)
    light, chroma = (l1 + l2) / 2 - 50, (c1 + c2) / 2
    part = (
        1
        - 0.17 * math.cos(math.radians(middle - 30))
        + 0.24 * math.cos(math.radians(2 * middle))
        + 0.32 * math.cos(math.radians(3 * middle + 6))
        - 0.20 * math.cos(math.radians(4 * middle - 63))
    )
    by_light = (l2 - l1) / (1 + 0.015 * light**2 / math.sqrt(20 + light**2))
    by_chroma = (c2 - c1) / (1 + 0.045 * chroma)
    by_hue = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2)) / (1 + 0.015 * chroma * part)
    bend = -2 * math.sqrt(chroma**7 / (chroma**7 + 25**7))
    bend *= math.sin(math.radians(60 * math.exp(-(((middle - 275) / 25) ** 2))))
    return math.sqrt(by_light**2 + by_chroma**2 + by_hue**2 + bend * by_chroma * by_hue)


def _hues(one: float, two: float) -> tuple[float, float]:
    """Return the turn between two hues and their middle."""
    turn = (two - one + 180) % 360 - 180
    return turn, (one + turn / 2) % 360
