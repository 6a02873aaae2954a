"""What only the games of the Brass family have: barrels, boats, engines, income, the new era."""

from typing import Final

import numpy as np

from workshop.painting.sound.filters import in_room, room
from workshop.painting.sound.instruments import horn, kettledrum, pitch_of, steam_whistle
from workshop.painting.sound.mastering import placed
from workshop.painting.sound.materials import cask, coin, grain, iron, puff, slosh, wood
from workshop.painting.sound.pieces import PITCHES
from workshop.painting.sound.waves import (
    Mono,
    Stereo,
    glide,
    held,
    mixed,
    moments,
    swell,
    tone,
)

_VALLEY: Final = room(1.3, 3600, seed=41)


def barrel_place(take: int) -> Mono:
    """A full barrel is set down, and the beer in it sways."""
    pitch, seed = PITCHES[take], 1000 + 10 * take
    return mixed((cask(pitch, seed), 0.0), (0.35 * slosh(0.22, 5, seed + 1), 0.05))


def barrel_take(take: int) -> Mono:
    """A barrel is rolled off, its bung pulled: a short roll, then a pop."""
    pitch, seed = PITCHES[take], 1040 + 10 * take
    roll = [(0.3 * cask(1.2 * pitch, seed + n), 0.045 * n) for n in range(3)]
    pop = tone(glide(0.05, (0, 620 * pitch), (0.05, 1500 * pitch)), (1.0, 0.3)) * swell(0.05, 0.012)
    return mixed(*roll, (0.9 * pop, 0.15), (0.3 * grain(0.03, 0.004, 1200, 4000, seed + 5), 0.155))


def boat(take: int) -> Mono:
    """A narrowboat sounds its horn at a bridge: a brass reed, a little water at the bow."""
    pitch = (1.0, 0.94, 1.06)[take]
    t = moments(0.62)
    waver = 1 + 0.004 * np.sin(2 * np.pi * 5.2 * t)
    strengths = (0.35, 0.55, 0.75, 0.8, 0.6, 0.42, 0.3, 0.2, 0.12, 0.08)
    reeds = (tone(base * pitch * waver, strengths) for base in (233.1, 277.2))
    blown = sum(reeds, np.zeros_like(t)) * held(0.62, 0.05, 0.22)
    return mixed((0.4 * blown, 0.0), (0.4 * slosh(0.5, 9, 1080 + take), 0.25))


def engine(take: int) -> Mono:
    """An engine whistles and pulls away: a chord of steam over two barks of the chimney."""
    pitch = (1.0, 0.95, 1.05)[take]
    chord = steam_whistle((622.3 * pitch, 740.0 * pitch, 932.3 * pitch), 0.5, seed=1100 + take)
    barks = [(0.55 * puff(0.2, 1110 + 4 * take + n), 0.34 + 0.17 * n) for n in range(2)]
    return mixed((chord, 0.0), *barks)


def link_return(take: int) -> Mono:
    """A chain is wound back onto its drum: clicks that slow down, and the pawl falls in."""
    pitch, seed = PITCHES[take], 1140 + 20 * take
    clicks = []
    at = 0.0
    for number in range(7):
        click = iron((1500 - 60 * number) * pitch, 0.012, seed + number)
        clicks.append((0.5 * click, at))
        at += 0.028 + 0.005 * number
    pawl = mixed((iron(820 * pitch, 0.03, seed + 9), 0.0), (0.7 * wood(760 * pitch, seed), 0.0))
    return mixed(*clicks, (0.9 * pawl, at + 0.03))


def income(take: int) -> Mono:
    """Wages are counted out: a handful of coins poured into a tin, settling."""
    pitch, seed = PITCHES[take], 1200 + 20 * take
    chosen = np.random.default_rng(seed)
    parts = []
    at = 0.0
    for number in range(9):
        rise = float(chosen.uniform(0.85, 1.3)) * pitch
        parts.append((float(chosen.uniform(0.4, 0.9)) * coin(rise, seed + number, fall=0.06), at))
        at += float(chosen.uniform(0.025, 0.065)) * (1 + number / 9)
    tin = iron(1150 * pitch, 0.06, seed + 10)
    return mixed(*parts, (0.25 * tin, 0.02), (0.7 * coin(1.42 * pitch, seed + 11, fall=0.14), at))


def era(_take: int) -> Stereo:
    """The rails have come: an anvil, a whistle, an engine that gathers speed, a chord."""
    whistle = steam_whistle((466.2, 554.4, 698.5, 932.3), 1.15, seed=1300)
    parts: list[tuple[Stereo, float]] = [
        (placed(0.5 * iron(587.3, 0.35, 1301), -0.3), 0.0),
        (placed(0.4 * iron(587.3, 0.3, 1302), -0.3), 0.24),
        (placed(0.85 * whistle, 0.15), 0.5),
    ]
    at, gap = 0.75, 0.36
    number = 0
    while at < 2.6:
        power = 0.35 + 0.4 * at / 2.6
        parts.append((placed(power * puff(0.22, 1310 + number), -0.5 + 0.4 * at), at))
        at, gap, number = at + gap, gap * 0.86, number + 1
    for number, name in enumerate(("A#2", "F3", "D4", "F4", "A#4")):
        note = horn(pitch_of(name), 1.5, bright=1.1, seed=1340 + number)
        parts.append((placed(0.2 * note, -0.5 + 0.25 * number), 1.2))
    parts.append((placed(0.35 * kettledrum(58.3), 0.0), 1.2))
    sides = (
        mixed(*((sound[:, side], start) for sound, start in parts), seconds=2.75) for side in (0, 1)
    )
    return in_room(np.stack(list(sides), axis=1), _VALLEY, 0.3)[: 3 * 44_100]
