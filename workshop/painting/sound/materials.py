"""How things sound when they are touched: wood, card, paper, coin, iron, cask, cloth.

A thing that is hit rings at the pitches of its shape and is silent soon, the softer its stuff the
sooner; the touch itself is a grain of noise. Both lie in the middle of what a small loudspeaker
plays; the thump of the table below is there for those who have better ones.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from workshop.painting.sound.filters import band, lowpass, shaped, swept
from workshop.painting.sound.waves import (
    RATE,
    Mono,
    decay,
    glide,
    length,
    mixed,
    moments,
    noise,
    struck,
    swell,
    tone,
)

_COIN_SHAPE: Final = (1.0, 1.006, 1.52, 2.11, 2.13, 2.74, 3.46)
"""The pitches of a small disc of metal, two of them doubled because no coin is quite round."""


def grain(seconds: float, fall: float, low: float, high: float, seed: int) -> Mono:
    """A touch: noise of some brightness that dies away at once."""
    return shaped(noise(seconds, seed), band(low, high)) * decay(seconds, fall)


def thump(pitch: float, fall: float) -> Mono:
    """The table answers from below, its pitch sinking as its motion grows small."""
    seconds = fall * 6
    falling = pitch * (1 + 0.5 * np.exp(-moments(seconds) / 0.012))
    return tone(falling, (1.0, 0.35, 0.12)) * decay(seconds, fall, rise=0.002)


def wood(pitch: float, seed: int, *, hard: float = 1.0, fall: float = 0.016) -> Mono:
    """A small block of hard wood is set down; a harder touch is brighter."""
    partials = (
        (pitch, 1.0, fall),
        (pitch * 1.42, 0.55, fall * 0.8),
        (pitch * 2.37, 0.35 * hard, fall * 0.5),
        (pitch * 3.61, 0.2 * hard, fall * 0.35),
    )
    body = struck(fall * 9, partials)
    touch = grain(0.02, 0.0025, 1500, 6500, seed)
    return mixed((body, 0.0), (0.35 * hard * touch, 0.0), (0.25 * thump(190, 0.02), 0.001))


def tile(pitch: float, seed: int, *, weight: float = 1.0) -> Mono:
    """A thick cardboard tile lands flat: a slap of air and pulp, then the wood under it."""
    body = struck(
        0.2,
        (
            (310 * pitch, 0.5, 0.03),
            (640 * pitch, 0.9, 0.022),
            (1010 * pitch, 0.8, 0.017),
            (1530 * pitch, 0.55, 0.012),
            (2240 * pitch, 0.3, 0.008),
        ),
    )
    slap = grain(0.09, 0.011, 650, 2600, seed)
    edge = grain(0.02, 0.002, 2500, 7000, seed + 1)
    return mixed(
        (body, 0.0), (0.75 * slap, 0.0), (0.2 * edge, 0.0), (0.4 * weight * thump(150, 0.03), 0.002)
    )


def coin(pitch: float, seed: int, *, fall: float = 0.09, hard: float = 1.0) -> Mono:
    """A coin meets another: a disc rings, its high pitches shortest, after a hard small touch."""
    base = 2050 * pitch
    partials = [
        (base * shape, (0.9, 0.8, 0.6, 0.5, 0.4, 0.25, 0.15)[n], fall / (1 + 0.55 * n))
        for n, shape in enumerate(_COIN_SHAPE)
    ]
    knock = struck(0.06, ((980 * pitch, 1.0, 0.011), (1460 * pitch, 0.8, 0.008)))
    touch = grain(0.012, 0.0012, 3000, 11_000, seed)
    return mixed((struck(fall * 6, partials), 0.0), (0.8 * knock, 0.0), (0.3 * hard * touch, 0.0))


def iron(pitch: float, fall: float, seed: int) -> Mono:
    """A bar of iron or an anvil is struck: long, uneven, with a hard edge."""
    shapes = (1.0, 1.008, 1.71, 2.41, 2.76, 3.9, 5.2)
    strengths = (1.0, 0.7, 0.7, 0.5, 0.45, 0.3, 0.2)
    partials = [
        (pitch * shape, strength, fall / (1 + 0.5 * n))
        for n, (shape, strength) in enumerate(zip(shapes, strengths, strict=True))
    ]
    return mixed(
        (struck(fall * 5, partials), 0.0), (0.6 * grain(0.02, 0.002, 1500, 8000, seed), 0.0)
    )


def bell(pitch: float, fall: float) -> Mono:
    """A cast bell: hum, prime, minor third, fifth and nominal, each doubled a little."""
    shapes = ((0.5, 0.25, 1.0), (1.0, 0.9, 0.8), (1.19, 0.5, 0.6), (1.5, 0.35, 0.5),
              (2.0, 0.8, 0.45), (2.66, 0.25, 0.25), (4.1, 0.15, 0.12))  # fmt: skip
    partials = [
        (pitch * shape * part, strength / 2, fall * long)
        for shape, strength, long in shapes
        for part in (1.0, 1.0016)
    ]
    clapper = grain(0.02, 0.002, 1200, 5000, round(pitch))
    return mixed((struck(fall * 4, partials), 0.0), (0.25 * clapper, 0.0))


def cask(pitch: float, seed: int) -> Mono:
    """A barrel is set down: staves ring hollow, and what is in it sways."""
    staves = struck(
        0.4,
        (
            (235 * pitch, 0.5, 0.07),
            (430 * pitch, 0.8, 0.055),
            (715 * pitch, 1.0, 0.045),
            (1085 * pitch, 0.7, 0.03),
            (1640 * pitch, 0.4, 0.018),
        ),
    )
    hoop = iron(1900 * pitch, 0.03, seed + 3)
    knock = grain(0.06, 0.008, 600, 2600, seed)
    return mixed(
        (staves, 0.0), (0.6 * knock, 0.0), (0.08 * hoop, 0.004), (0.3 * thump(120, 0.04), 0)
    )


def slosh(seconds: float, drops: int, seed: int) -> Mono:
    """Water moves in something: bubbles of different sizes, each a short rising note."""
    chosen = np.random.default_rng(seed)
    parts = [
        (0.25 * shaped(noise(seconds, seed), band(500, 2200)) * swell(seconds, seconds / 3), 0.0)
    ]
    for _ in range(drops):
        pitch = float(chosen.uniform(500, 1500))
        bubble = drop(pitch, float(chosen.uniform(0.012, 0.03)))
        at = float(chosen.uniform(0, seconds * 0.75))
        parts.append((float(chosen.uniform(0.2, 0.6)) * bubble, at))
    return mixed(*parts)


def drop(pitch: float, fall: float) -> Mono:
    """One drop falls: its bubble rises in pitch as it closes."""
    seconds = fall * 6
    rising = pitch * (1 + 0.9 * moments(seconds) / seconds)
    return tone(rising, (1.0, 0.1)) * decay(seconds, fall, rise=0.003)


def slide(seconds: float, low: Sequence[float], high: Sequence[float], seed: int) -> Mono:
    """Card or paper is drawn over something: a hush whose brightness moves between two edges."""
    lower = glide(seconds, (0, low[0]), (seconds, low[1]))
    upper = glide(seconds, (0, high[0]), (seconds, high[1]))
    hush = swept(noise(seconds, seed), lower, upper)
    fibre = 1 + 0.5 * shaped(noise(seconds, seed + 9), lowpass(180))
    return hush * fibre


def crackle(seconds: float, grains: int, low: float, high: float, seed: int) -> Mono:
    """Paper bends: many tiny snaps, thickest in the middle."""
    chosen = np.random.default_rng(seed)
    snaps = np.zeros(length(seconds))
    places = (chosen.beta(2.2, 2.6, grains) * (len(snaps) - 1)).astype(int)
    snaps[places] = chosen.standard_normal(grains) * chosen.uniform(0.2, 1.0, grains)
    ring = np.exp(-np.arange(length(0.006)) / RATE / 0.0011)
    return shaped(np.convolve(snaps, ring)[: len(snaps)], band(low, high))


def puff(seconds: float, seed: int, *, bright: float = 2600) -> Mono:
    """Steam leaves a cylinder: a bark of air with a rough front."""
    bark = shaped(noise(seconds, seed), band(380, bright, 1)) * decay(seconds, seconds / 4, 0.006)
    return mixed((bark, 0.0), (0.5 * grain(0.05, 0.012, 700, 2200, seed + 1), 0.0))
