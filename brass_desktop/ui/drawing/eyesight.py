"""The finished picture as colour-blind eyes see it.

Whoever draws knows nothing of it: the whole frame is put through the matrix of an eyesight, pixel
by pixel, so pictures and words are shown as truly as plain colours. Each colour is worked out once;
a frame of known colours is looked up. Too slow for a game with much motion, quick enough to look.
"""

import sys
from array import array
from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

import pygame

from brass_desktop.services.settings import Eyesight

Matrix = tuple[tuple[float, float, float], ...]
MATRICES: Mapping[Eyesight, Matrix] = MappingProxyType(
    {
        "protan": (
            (0.152286, 1.052583, -0.204868),
            (0.114503, 0.786281, 0.099216),
            (-0.003882, -0.048116, 1.051998),
        ),
        "deutan": (
            (0.367322, 0.860646, -0.227968),
            (0.280085, 0.672501, 0.047413),
            (-0.011820, 0.042940, 0.968881),
        ),
        "tritan": (
            (1.255528, -0.076749, -0.178779),
            (-0.078411, 0.930809, 0.147602),
            (0.004733, 0.691367, 0.303900),
        ),
    }
)
"""Machado, Oliveira and Fernandes 2009, full deficiency, on linear light."""
_MOST_COLOURS: Final = 400_000
_FINE: Final = 4095
_FORMAT: Final = "RGBX"


def as_seen(picture: pygame.Surface, eyesight: Eyesight) -> pygame.Surface:
    """Return a picture as it is seen; the one given stays as it is."""
    if eyesight == "normal":
        return picture
    colours = _seen_colours(eyesight)
    if len(colours) > _MOST_COLOURS:
        colours.clear()
    pixels = memoryview(pygame.image.tobytes(picture, _FORMAT)).cast("I")
    seen = array("I", map(colours.__getitem__, pixels))
    return pygame.image.frombuffer(seen.tobytes(), picture.get_size(), _FORMAT)


class _SeenColours(dict[int, int]):
    """Pixels as an eyesight sees them, worked out when they are first met."""

    def __init__(self, matrix: Matrix) -> None:
        super().__init__()
        self._matrix = matrix

    def __missing__(self, pixel: int) -> int:
        """Put one pixel through the matrix."""
        light, to_byte = _to_light(), _to_byte()
        red, green, blue, rest = pixel.to_bytes(4, sys.byteorder)
        r, g, b = light[red], light[green], light[blue]
        seen = (
            to_byte[round(_FINE * min(1.0, max(0.0, x * r + y * g + z * b)))]
            for x, y, z in self._matrix
        )
        found = int.from_bytes((*seen, rest), sys.byteorder)
        self[pixel] = found
        return found


@lru_cache(3)
def _seen_colours(eyesight: Eyesight) -> _SeenColours:
    return _SeenColours(MATRICES[eyesight])


@lru_cache(1)
def _to_light() -> list[float]:
    """List the linear light of every byte of a channel."""
    parts = (byte / 255 for byte in range(256))
    return [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]


@lru_cache(1)
def _to_byte() -> list[int]:
    """List the byte of every step of linear light."""
    steps = (step / _FINE for step in range(_FINE + 1))
    return [
        round(255 * (12.92 * p if p <= 0.0031308 else 1.055 * p ** (1 / 2.4) - 0.055))
        for p in steps
    ]
