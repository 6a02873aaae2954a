"""Pennants on a string in somebody's colours, hung up where there is something to celebrate."""

import math
from functools import lru_cache
from typing import Final

import pygame

from brass_desktop.ui.drawing.canvas import AnyRect, Canvas
from brass_desktop.ui.drawing.colour import Colour, mix, rgba
from brass_desktop.ui.drawing.palette import OWNERS

_OVERSAMPLE: Final = 3
_SHAPE: Final = 0.82
"""Width of a pennant against its height."""
_SAG: Final = 0.55
"""How far a string hangs down in the middle of a bow, in heights of a pennant."""
_PER_BOW: Final = 9
_STRING: Final = rgba("#6b4716")


def draw_bunting(canvas: Canvas, rect: AnyRect, owner: str) -> None:
    """Hang pennants along the upper edge of a rectangle, as high as the rectangle is."""
    area = canvas.device(rect)
    colours = OWNERS[owner]
    cloth = (colours.face0, mix(colours.light, colours.gilt, 0.5), colours.face1)
    canvas.blit(_bunting(area.w, area.h, cloth), area.x, area.y)


@lru_cache(8)
def _bunting(width: int, height: int, cloth: tuple[Colour, ...]) -> pygame.Surface:
    tall = height / (1 + _SAG) * _OVERSAMPLE
    big = pygame.Surface((width * _OVERSAMPLE, height * _OVERSAMPLE), pygame.SRCALPHA)
    big.fill((*_STRING[:3], 0))
    wide = tall * _SHAPE
    count = max(_PER_BOW, round(big.get_width() / wide / _PER_BOW) * _PER_BOW)
    wide = big.get_width() / count
    line = max(2, round(tall * 0.06))

    def hang(x: float) -> float:
        """How far the string hangs down at a place."""
        bow = (x / (wide * _PER_BOW)) % 1
        return _SAG * tall * math.sin(math.pi * bow)

    points = [(x, hang(x) + line / 2) for x in range(0, big.get_width() + 1, 6)]
    for number in range(count):
        left, right = number * wide + wide * 0.06, (number + 1) * wide - wide * 0.06
        middle = (left + right) / 2
        tip = (middle, hang(middle) + tall * 0.94)
        flag = [(left, hang(left)), (right, hang(right)), tip]
        pygame.draw.polygon(big, cloth[number % len(cloth)], flag)
        half = [((left + right) / 2, hang(middle)), (right, hang(right)), tip]
        pygame.draw.polygon(big, mix(cloth[number % len(cloth)], _STRING, 0.16), half)
    pygame.draw.lines(big, _STRING, False, points, line)
    return pygame.transform.smoothscale(big, (width, height)).premul_alpha()
