"""How a movement runs: functions from 0 to 1 that begin at 0 and end at 1."""

import math
from typing import Final

_BOUNCE: Final = 0.72
"""Share of a drop until the piece first touches the board."""
_REBOUND: Final = 0.07


def clamp(part: float) -> float:
    """Keep a share of time between 0 and 1."""
    return min(1.0, max(0.0, part))


def ease_out(part: float) -> float:
    """Start fast and come to rest, as what is thrown."""
    return 1 - (1 - clamp(part)) ** 3


def ease_in_out(part: float) -> float:
    """Start and stop gently, as what is pushed along."""
    part = clamp(part)
    return 4 * part**3 if part < 0.5 else 1 - (2 - 2 * part) ** 3 / 2


def settle(part: float) -> float:
    """Fall, touch, rise by a hair and lie still."""
    part = clamp(part)
    if part < _BOUNCE:
        return (part / _BOUNCE) ** 2
    after = (part - _BOUNCE) / (1 - _BOUNCE)
    return 1 - _REBOUND * math.sin(math.pi * after)


def arc(part: float) -> float:
    """Height of a throw: 0 at both ends, 1 in the middle."""
    part = clamp(part)
    return 4 * part * (1 - part)
