"""The air around a table: a canal by day, a quay at the sea, a yard of rails and works.

All are loops by nature: noise is drawn from a spectrum that has the loop's length, slow movements
make whole turns in it, and what reaches beyond its end goes on at its beginning.
"""

from typing import Final

import numpy as np

from workshop.painting.sound.air import soft, waves
from workshop.painting.sound.filters import band, in_looped_room, lowpass, room, shaped
from workshop.painting.sound.instruments import steam_whistle
from workshop.painting.sound.mastering import placed
from workshop.painting.sound.materials import bell, drop, iron, puff, slide
from workshop.painting.sound.waves import (
    Mono,
    Stereo,
    decay,
    glide,
    length,
    noise,
    swell,
    tone,
    wrapped,
)

SECONDS: Final = 90.0
_OPEN_AIR: Final = room(1.8, 3000, seed=51)
_YARD: Final = room(2.4, 2600, seed=53)


def canal() -> Stereo:
    """Water laps along the bank, a lock leaks far off, gulls pass over now and then."""
    air = np.zeros((length(SECONDS), 2))
    for side in (0, 1):
        wind = _soft(2000 + side, 160, 600) * _waves(2010 + side, 7, 0.4)
        lock = _soft(2020 + side, 700, 2400) * _waves(2030, 5, 0.25)
        laps = _soft(2040 + side, 350, 1500) * _lapping(2050 + side)
        air[:, side] = 0.03 * wind + 0.015 * lock + 0.075 * laps
    _scatter_drops(air, 2060, 150)
    far = np.zeros_like(air)
    for at, pan, times, pitch in _GULLS:
        for number in range(times):
            call = placed(0.055 * _gull(pitch * (1 - 0.03 * number), 0.42), pan + 0.1 * number)
            wrapped(far, call, at + 0.52 * number)
    return air + in_looped_room(far, _OPEN_AIR, 0.5)


def sea() -> Stereo:
    """Long waves run up the shore, rigging creaks, a buoy tolls far out, and gulls are about."""
    air = np.zeros((length(SECONDS), 2))
    for side in (0, 1):
        wind = _soft(2200 + side, 180, 800) * _waves(2210 + side, 8, 0.45)
        surf = _soft(2220 + side, 300, 2600) * _breakers(2230 + side)
        laps = _soft(2240 + side, 350, 1500) * _lapping(2250 + side)
        air[:, side] = 0.035 * wind + 0.07 * surf + 0.03 * laps
    far = np.zeros_like(air)
    for at, pan, times, pitch in _GULLS_AT_SEA:
        for number in range(times):
            call = placed(0.06 * _gull(pitch * (1 - 0.03 * number), 0.42), pan + 0.1 * number)
            wrapped(far, call, at + 0.5 * number)
    for at, pan in ((11.0, 0.6), (14.5, 0.6), (47.0, 0.55), (50.8, 0.6), (79.0, 0.6)):
        wrapped(far, placed(0.05 * shaped(bell(587.3, 0.9), lowpass(2400)), pan), at)
    for at, pan in ((4.0, -0.4), (24.0, -0.5), (39.0, 0.2), (61.0, -0.3), (84.0, 0.1)):
        creak = shaped(slide(0.7, (260, 420), (700, 1300), round(at)), lowpass(1600))
        wrapped(far, placed(0.05 * creak * swell(0.7, 0.3, 1.3), pan), at)
    return air + in_looped_room(far, _OPEN_AIR, 0.5)


def rail() -> Stereo:
    """Steam hisses in the yard, an engine works far away, a hammer rings from the forge."""
    air = np.zeros((length(SECONDS), 2))
    for side in (0, 1):
        works = _soft(2100 + side, 90, 420) * _waves(2110, 6, 0.3)
        steam = _soft(2120 + side, 1500, 4800) * _hissing(2130 + side)
        draught = _soft(2140 + side, 400, 1500) * _waves(2150, 9, 0.4)
        air[:, side] = 0.05 * works + 0.03 * steam + 0.028 * draught
    far = np.zeros_like(air)
    _strike_hammer(far)
    _work_engine(far)
    for at, pan in ((22.0, -0.7), (70.5, 0.6)):
        call = shaped(steam_whistle((523.3, 622.3, 740.0), 1.1, seed=2190), lowpass(1800))
        wrapped(far, placed(0.07 * call, pan), at)
    return air + in_looped_room(far, _YARD, 0.7)


_GULLS: Final = (
    (6.0, -0.6, 3, 1.0), (19.5, 0.5, 2, 1.1), (33.0, 0.1, 4, 0.94),
    (52.0, -0.3, 2, 1.05), (66.0, 0.7, 3, 0.98), (81.0, -0.5, 2, 1.08),
)  # fmt: skip
"""When gulls call, from where, how often, and how high."""
_GULLS_AT_SEA: Final = (
    (3.0, 0.4, 4, 1.02), (16.0, -0.5, 3, 0.95), (29.0, 0.7, 5, 1.08), (44.5, -0.2, 3, 1.0),
    (57.0, 0.2, 4, 0.97), (72.5, -0.7, 3, 1.05), (83.5, 0.5, 2, 1.1),
)  # fmt: skip
_BLOWS: Final = (3.0, 14.2, 27.5, 38.0, 51.3, 63.1, 77.4)
"""When the smith begins a heat."""


def _soft(seed: int, low: float, high: float) -> Mono:
    return soft(seed, low, high, SECONDS)


def _waves(seed: int, count: int, depth: float) -> Mono:
    return waves(seed, count, depth, SECONDS)


def _lapping(seed: int) -> Mono:
    """Small waves reach the bank one after the other, none like the last."""
    chosen = np.random.default_rng(seed)
    laps = np.full(length(SECONDS), 0.12)
    at = 0.0
    while at < SECONDS - 0.5:
        seconds = float(chosen.uniform(0.9, 1.9))
        wrapped(laps, float(chosen.uniform(0.3, 1.0)) * swell(seconds, seconds * 0.4, 1.5), at)
        at += float(chosen.uniform(0.5, 1.4))
    return laps


def _breakers(seed: int) -> Mono:
    """Waves run up the shore and draw back: slow, long, now and then a greater one."""
    chosen = np.random.default_rng(seed)
    surf = np.full(length(SECONDS), 0.1)
    at = 0.0
    while at < SECONDS - 1.5:
        seconds = float(chosen.uniform(4.0, 6.5))
        power = float(chosen.uniform(0.35, 1.0)) ** 1.3
        wrapped(surf, power * swell(seconds, seconds * 0.38, 1.6), at)
        at += float(chosen.uniform(2.6, 4.4))
    return surf


def _scatter_drops(air: Stereo, seed: int, count: int) -> None:
    chosen = np.random.default_rng(seed)
    for _ in range(count):
        bubble = drop(float(chosen.uniform(420, 1300)), float(chosen.uniform(0.015, 0.045)))
        power = 0.09 * float(chosen.uniform(0.15, 1.0)) ** 1.5
        pan = float(chosen.uniform(-0.9, 0.9))
        wrapped(air, placed(power * bubble, pan), float(chosen.uniform(0, SECONDS)))


def _gull(pitch: float, seconds: float) -> Mono:
    """One cry: up at once, then long and down, hoarse."""
    path = glide(seconds, (0, 900), (0.05, 1450), (0.12, 1320), (seconds, 860)) * pitch
    rough = 1 + 0.25 * shaped(noise(seconds, 2070), band(40, 160))
    return tone(path, (0.6, 1.0, 0.55, 0.3, 0.12)) * swell(seconds, 0.09, 1.1) * rough


def _hissing(seed: int) -> Mono:
    """Valves let steam off here and there, over a leak that never stops."""
    chosen = np.random.default_rng(seed)
    hiss = np.full(length(SECONDS), 0.35) * _waves(seed + 1, 5, 0.25)
    for _ in range(9):
        seconds = float(chosen.uniform(1.5, 4.0))
        blow = float(chosen.uniform(0.5, 1.3)) * swell(seconds, seconds * 0.2, 1.3)
        wrapped(hiss, blow, float(chosen.uniform(0, SECONDS)))
    return hiss


def _strike_hammer(far: Stereo) -> None:
    """A heat is a handful of blows: heavy ones, and the light tap beside them that keeps time."""
    chosen = np.random.default_rng(2160)
    for heat in _BLOWS:
        pan, at = float(chosen.uniform(-0.5, 0.5)), heat
        for _ in range(int(chosen.integers(4, 8))):
            power = float(chosen.uniform(0.6, 1.0))
            blow = shaped(iron(740 * float(chosen.uniform(0.99, 1.01)), 0.25, 2161), lowpass(3200))
            wrapped(far, placed(0.075 * power * blow, pan), at)
            tap = shaped(iron(1180, 0.09, 2162), lowpass(3600))
            wrapped(far, placed(0.035 * tap, pan), at + 0.31)
            at += 0.62 + float(chosen.uniform(-0.02, 0.02))


def _work_engine(far: Stereo) -> None:
    """A shunting engine barks its way past twice, gathering speed and fading."""
    for start, side in ((8.0, -1.0), (55.0, 1.0)):
        at, gap = 0.0, 0.62
        while at < 16:
            near = float(np.sin(np.pi * at / 16)) ** 1.5
            bark = shaped(puff(0.3, 2170 + round(at * 10)), lowpass(1500)) * decay(0.3, 0.09, 0.01)
            pan = side * (0.8 - 1.6 * at / 16)
            wrapped(far, placed(0.2 * near * bark, pan), start + at)
            at, gap = at + gap, max(0.3, gap * 0.985)
