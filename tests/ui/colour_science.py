"""Contrast as WCAG defines it, and colours as people with other eyesight see them."""

import math

from brass_desktop.ui.drawing.colour import Colour

Matrix = tuple[tuple[float, float, float], ...]

# Machado, Oliveira and Fernandes 2009, full deficiency.
EYESIGHTS: dict[str, Matrix | None] = {
    "normal": None,
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
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
