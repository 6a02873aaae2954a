"""How a picture differs from the one drawn before, pixel by pixel."""

from collections.abc import Sequence
from dataclasses import dataclass
from operator import ne
from pathlib import Path

import pygame


@dataclass(frozen=True, slots=True)
class Difference:
    """How many pixels are not the same, and the smallest rectangle that holds them all."""

    pixels: int
    area: pygame.Rect

    def __str__(self) -> str:
        x, y, width, height = self.area
        noun = "pixel differs" if self.pixels == 1 else "pixels differ"
        return f"{self.pixels} {noun}, within {width}x{height} at {x},{y}"


def differing(one: pygame.Surface, other: pygame.Surface) -> Difference | None:
    """Compare two pictures of one size; nothing when every pixel has the same colour."""
    first, second = (pygame.image.tobytes(picture, "RGBA") for picture in (one, other))
    if first == second:
        return None
    pairs = map(ne, memoryview(first).cast("I"), memoryview(second).cast("I"))
    places = [at for at, is_different in enumerate(pairs) if is_different]
    return Difference(len(places), _around(places, one.get_width()))


def _around(places: Sequence[int], width: int) -> pygame.Rect:
    columns = [at % width for at in places]
    left, top = min(columns), places[0] // width
    return pygame.Rect(left, top, max(columns) - left + 1, places[-1] // width - top + 1)


def tell_apart(drawn: pygame.Surface, before: Path) -> str:
    """Say how a picture differs from the file drawn before; empty when it does not."""
    if not before.is_file():
        return "was not drawn before"
    old = pygame.image.load(before)
    if old.get_size() != drawn.get_size():
        return "was {}x{}, is {}x{}".format(*old.get_size(), *drawn.get_size())
    difference = differing(drawn, old)
    return "" if difference is None else str(difference)
