"""The keyboard's way from one thing on the screen to the next."""

from collections.abc import Mapping
from math import hypot
from typing import Final, TypeVar

from brass_desktop.present.geometry import Point

T = TypeVar("T")
ARROWS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
"""Which way an arrow key leads on the screen."""
_SIDEWAYS: Final = 2.5
"""How much worse a step aside is than a step ahead when an arrow looks for its neighbour."""


def neighbour(
    here: Point | None, places: Mapping[T, Point], direction: tuple[int, int]
) -> T | None:
    """Find the nearest place in a direction, counting steps aside more than steps ahead."""
    if not places:
        return None
    if here is None:
        return next(iter(places))
    best: tuple[float, T] | None = None
    for intent, (x, y) in places.items():
        dx, dy = x - here[0], y - here[1]
        ahead = dx * direction[0] + dy * direction[1]
        aside = abs(dx * direction[1]) + abs(dy * direction[0])
        if ahead <= 1:
            continue
        distance = hypot(ahead, aside * _SIDEWAYS)
        if best is None or distance < best[0]:
            best = (distance, intent)
    return best[1] if best else None
