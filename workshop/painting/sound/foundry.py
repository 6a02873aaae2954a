"""What only Furnace has: discs, metal, goods of a works, tickets, the box, the mould, its bell."""

from typing import Final

import numpy as np

from workshop.painting.sound.filters import band, lowpass, shaped
from workshop.painting.sound.materials import (
    bell,
    cask,
    coin,
    crackle,
    grain,
    iron,
    puff,
    slide,
    slosh,
    thump,
    wood,
)
from workshop.painting.sound.pieces import PITCHES
from workshop.painting.sound.waves import Mono, decay, glide, held, mixed, noise, struck, swell

_DISC_PITCHES: Final = (1290.0, 1060.0, 870.0, 715.0)
"""A disc of value 1 to 4 on wood: the greater, the lower."""


def deal(take: int) -> Mono:
    """A card slides under the rail and lies: softer than one that is played."""
    pitch, seed = PITCHES[take], 3000 + 10 * take
    under = slide(0.1, (600, 1100), (2600, 4200), seed) * swell(0.1, 0.06, 1.3)
    lies = grain(0.05, 0.009, 520 * pitch, 1900 * pitch, seed + 1)
    return mixed((0.6 * under, 0.0), (0.6 * lies, 0.075), (0.15 * thump(180, 0.012), 0.076))


def disc(value: int, take: int) -> Mono:
    """A turned disc drops into its step and tips once; a larger one is lower and lies sooner."""
    pitch, seed = _DISC_PITCHES[value - 1] * PITCHES[take], 3040 + 40 * value + 10 * take
    fall = 0.012 + 0.004 * value
    lands = wood(pitch, seed, hard=0.9, fall=fall)
    tips = wood(pitch * 1.06, seed + 1, hard=0.6, fall=fall * 0.7)
    return mixed(
        (lands, 0.0), (0.4 * tips, 0.062 - 0.006 * value), (0.1 * value * thump(150, 0.022), 0.001)
    )


def outbid(take: int) -> Mono:
    """The medallion of a plaque turns over: one short tick of brass on its pin."""
    pitch, seed = PITCHES[take], 3240 + 10 * take
    pin = coin(0.58 * pitch, seed, fall=0.012)
    plate = wood(1540 * pitch, seed + 1, hard=0.8, fall=0.007)
    return mixed((0.4 * pin, 0.0), (0.9 * plate, 0.004))


def metal(take: int) -> Mono:
    """Metal runs on in its channel: a low hiss that swells and cools, and a spit or two."""
    seed = 3280 + 20 * take
    seconds = 0.5
    run = shaped(noise(seconds, seed), band(420, 1900, 1)) * swell(seconds, 0.2, 1.2)
    rumble = shaped(noise(seconds, seed + 1), lowpass(420)) * swell(seconds, 0.25, 1.4)
    spits = crackle(seconds, 34, 1200, 5200, seed + 2)
    return mixed((run, 0.0), (0.5 * rumble, 0.0), (0.8 * spits, 0.0))


def bar(take: int) -> Mono:
    """A bar of iron is laid on others: a clang, damped by the hand that holds it."""
    pitch, seed = PITCHES[take], 3360 + 10 * take
    other = iron(1040 * pitch, 0.05, seed + 1)
    return mixed((iron(780 * pitch, 0.085, seed), 0.0), (0.45 * other, 0.028))


def drum(take: int) -> Mono:
    """A drum of oil is set down: a tin thud with a hollow ring, and what is in it sways."""
    pitch, seed = PITCHES[take], 3400 + 10 * take
    tin = struck(
        0.3, ((470 * pitch, 0.7, 0.05), (760 * pitch, 1.0, 0.04), (1240 * pitch, 0.6, 0.025))
    )
    sway = slosh(0.2, 4, seed + 1)
    hollow = cask(0.82 * pitch, seed)
    return mixed((0.5 * hollow, 0.0), (0.8 * tin, 0.0), (0.3 * sway, 0.05))


def cog(take: int) -> Mono:
    """A cog finds its place: two teeth click past the pawl, the second is held."""
    pitch, seed = PITCHES[take], 3440 + 10 * take
    first, second = iron(1720 * pitch, 0.011, seed), iron(1420 * pitch, 0.022, seed + 1)
    held_fast = wood(1050 * pitch, seed + 2, fall=0.01)
    return mixed((0.55 * first, 0.0), (second, 0.052), (0.5 * held_fast, 0.053))


def tear(take: int) -> Mono:
    """A ticket is torn off along its holes: snaps that come ever faster, and the last thread."""
    pitch, seed = PITCHES[take], 3480 + 20 * take
    chosen = np.random.default_rng(seed)
    snaps: list[tuple[Mono, float]] = []
    at, gap = 0.0, 0.024
    while at < 0.21:
        snap = grain(0.02, 0.003, 900 * pitch, 4200 * pitch, seed + len(snaps))
        snaps.append((float(chosen.uniform(0.4, 0.9)) * snap, at))
        at, gap = at + gap * float(chosen.uniform(0.8, 1.2)), gap * 0.94
    rip = slide(0.24, (700, 1500), (2600, 5600), seed + 40) * swell(0.24, 0.19, 1.1)
    return mixed(*snaps, (0.5 * rip, 0.0), (0.5 * crackle(0.1, 60, 900, 5000, seed + 41), 0.19))


def box(take: int) -> Mono:
    """A card falls into a wooden box, and the lid after it."""
    pitch, seed = PITCHES[take], 3560 + 10 * take
    card = grain(0.06, 0.012, 500, 1900, seed)
    lid = mixed(
        (wood(560 * pitch, seed + 1, hard=0.5, fall=0.03), 0.0),
        (0.6 * wood(840 * pitch, seed + 2, hard=0.6, fall=0.02), 0.004),
        (0.35 * thump(125, 0.035), 0.0),
    )
    return mixed((0.5 * card, 0.0), (lid, 0.14), (0.35 * lid, 0.225))


def bellows(take: int) -> Mono:
    """The bellows are pressed: leather gives, and air goes through the fire."""
    pitch, seed = PITCHES[take], 3600 + 20 * take
    seconds = 0.42
    lower = glide(seconds, (0, 300), (0.18, 620 * pitch), (seconds, 340))
    air = slide(seconds, (300, 480), (1500 * pitch, 2300 * pitch), seed) * swell(seconds, 0.16, 1.3)
    fire = shaped(noise(seconds, seed + 1), band(500, 1800, 1)) * (lower / 620) ** 2
    leather = slide(0.16, (260, 420), (900, 1500), seed + 2) * swell(0.16, 0.05, 1.4)
    ends = fire * held(seconds, 0.12, 0.2)
    return mixed((air, 0.0), (0.35 * ends, 0.0), (0.4 * leather, 0.0))


def upgrade(take: int) -> Mono:
    """Sparks run over the plan, and the hammer makes it iron: two blows, the second the last."""
    pitch, seed = PITCHES[take], 3680 + 20 * take
    sparks = crackle(0.3, 150, 1800, 7500, seed) * glide(0.3, (0, 0.3), (0.22, 1.0), (0.3, 0.7))
    burn = shaped(noise(0.3, seed + 1), band(900, 3800, 1)) * swell(0.3, 0.22, 1.4)
    blow, last = iron(820 * pitch, 0.12, seed + 2), iron(826 * pitch, 0.2, seed + 3)
    return mixed((0.9 * sparks, 0.0), (0.25 * burn, 0.0), (0.7 * blow, 0.24), (last, 0.43))


def mould(take: int) -> Mono:
    """The mould is filled to the brim, hisses, and a stamp comes down on what was cast."""
    pitch, seed = PITCHES[take], 3740 + 20 * take
    rising = glide(0.5, (0, 500), (0.5, 1350 * pitch))
    pour = slide(0.5, (320, 900), (1300, 2900), seed) * swell(0.5, 0.36, 1.1)
    brim = shaped(noise(0.5, seed + 1), band(600, 2400, 1)) * (rising / 1350) ** 2
    spits = crackle(0.5, 40, 1300, 5500, seed + 2)
    stamp = mixed(
        (wood(600 * pitch, seed + 3, hard=0.6, fall=0.03), 0.0),
        (0.55 * iron(690 * pitch, 0.11, seed + 4), 0.0),
        (0.4 * thump(115, 0.045), 0.0),
    )
    hiss = puff(0.4, seed + 5, bright=3400) * decay(0.4, 0.13, 0.02)
    return mixed(
        (0.8 * pour, 0.0), (0.3 * brim, 0.0), (0.5 * spits, 0.0), (stamp, 0.53), (0.3 * hiss, 0.56)
    )


def die(take: int) -> Mono:
    """A die of bone is rolled over wood: knocks that come closer together, and it lies."""
    pitch, seed = PITCHES[take], 3800 + 20 * take
    chosen = np.random.default_rng(seed)
    knocks: list[tuple[Mono, float]] = []
    at, gap, power = 0.0, 0.12, 0.9
    while gap > 0.018:
        edge = 1850 * pitch * float(chosen.uniform(0.9, 1.1))
        bone = wood(edge, seed + len(knocks), hard=1.2, fall=0.007)
        board = wood(760 * pitch, seed + 20 + len(knocks), hard=0.4, fall=0.012)
        knocks += [(power * bone, at), (0.5 * power * board, at + 0.001)]
        at, gap, power = at + gap, gap * float(chosen.uniform(0.74, 0.86)), power * 0.93
    return mixed(*knocks)


def call(_take: int) -> Mono:
    """The foundry's bell is rung by hand: two strokes of a cracked old casting, then its hum."""
    stroke = mixed((bell(659.3, 0.3), 0.0), (0.25 * iron(1318.5, 0.12, 3880), 0.0))
    return mixed((0.8 * stroke, 0.0), (stroke, 0.34))
