"""The air around the table of Furnace: a very quiet fire that is kept awake.

A loop as the others are, only shorter and duller: a fire tells nothing new after a minute, and what
is heard through the wall of a furnace lies low.
"""

from typing import Final

import numpy as np

from workshop.painting.sound.air import soft, waves
from workshop.painting.sound.filters import in_looped_room, looped, lowpass, room, shaped
from workshop.painting.sound.mastering import placed
from workshop.painting.sound.materials import crackle, iron, puff
from workshop.painting.sound.waves import Stereo, swell, wrapped

SECONDS: Final = 60.0
_HALL: Final = room(2.0, 2000, seed=57)
_BREATHS: Final = 12
"""Strokes of the bellows in the loop."""
_BREATH: Final = 2.4
_HEATS: Final = ((9.0, 5), (31.0, 4), (47.0, 6))
"""When somebody hammers far below, and how many blows."""
_EMBERS: Final = 60
_WALL: Final = 1150.0
"""What is higher stays behind the wall."""


def hearth() -> Stereo:
    """The draught breathes with the bellows, embers snap, and now and then a hammer taps below."""
    air = _draught()
    for stroke in range(_BREATHS):
        blown = puff(_BREATH, 2430 + stroke, bright=1100) * swell(_BREATH, 1.0, 1.6)
        pan = 0.25 if stroke % 2 else -0.25
        wrapped(air, placed(0.16 * blown, pan), SECONDS / _BREATHS * stroke)
    air = np.stack([looped(air[:, side], lowpass(_WALL, 6)) for side in (0, 1)], axis=1)
    _scatter_embers(air)
    far = np.zeros_like(air)
    for heat, blows in _HEATS:
        for blow in range(blows):
            tap = shaped(iron(690, 0.14, 2480 + blow), lowpass(1500, 4))
            wrapped(far, placed(0.035 * tap, 0.4), heat + 0.7 * blow)
    return air + in_looped_room(far, _HALL, 0.7)


def _draught() -> Stereo:
    """Air goes up the chimney, deep and even; the lighter part of it comes and goes."""
    deep = soft(2400, 90, 420, SECONDS) * waves(2401, 6, 0.25, SECONDS)
    light = soft(2402, 320, 1300, SECONDS) * waves(2404, 7, 0.4, SECONDS)
    return placed(0.04 * deep + 0.022 * light)


def _scatter_embers(air: Stereo) -> None:
    """Embers snap, singly and in small handfuls."""
    chosen = np.random.default_rng(2460)
    for number in range(_EMBERS):
        snap = crackle(0.12, int(chosen.integers(2, 9)), 700, 3200, 2460 + number)
        power = 0.06 * float(chosen.uniform(0.2, 1.0)) ** 1.5
        pan = float(chosen.uniform(-0.8, 0.8))
        wrapped(air, placed(power * snap, pan), float(chosen.uniform(0, SECONDS)))
