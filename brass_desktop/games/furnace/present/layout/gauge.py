"""The gauge of rounds: a scale with one sector for each."""

import math
from typing import Final

from brass_desktop.present.geometry import Point

START: Final = 150.0
SWEEP: Final = 240.0
"""Degrees: where the scale begins, clockwise from the right, and how far it goes."""


def on_dial(centre: Point, reach: float, number: int, rounds: int) -> Point:
    """Return the middle of a round's sector at a distance from the axis."""
    angle = math.radians(START + (number - 0.5) * SWEEP / rounds)
    return centre[0] + reach * math.cos(angle), centre[1] + reach * math.sin(angle)
