"""What tells of the game itself: turns, rounds, refusals, the curtain, the count, the victory."""

from typing import Final

import numpy as np

from workshop.painting.sound.filters import band, in_room, room, shaped
from workshop.painting.sound.instruments import (
    harp,
    horn,
    kettledrum,
    marimba,
    music_box,
    pitch_of,
    steam_whistle,
)
from workshop.painting.sound.mastering import placed
from workshop.painting.sound.materials import bell, coin, crackle, grain, slide, thump, wood
from workshop.painting.sound.waves import Mono, Stereo, glide, mixed, noise, swell, tone

_COUNTED: Final = (
    *("E5", "F#5", "G5", "A5", "B5", "C#6", "D6"),
    *("E6", "F#6", "G6", "A6", "B6", "C#7", "D7"),
)
"""Two octaves, a step for every beat of a long count."""
COUNT_TAKES: Final = len(_COUNTED)
_HALL: Final = room(1.6, 4200, seed=31)
_CHORDS: Final = (
    (0.0, 0.3, ("D4", "F#4", "A4", "D5")),
    (0.36, 0.14, ("D4", "F#4", "A4", "D5")),
    (0.54, 0.14, ("D4", "F#4", "A4", "E5")),
    (0.72, 0.62, ("D4", "A4", "D5", "F#5")),
    (1.44, 0.3, ("G3", "B4", "D5", "G5")),
    (1.8, 0.3, ("A3", "C#5", "E5", "A5")),
    (2.16, 1.9, ("D3", "A4", "D5", "F#5", "A5")),
)
"""The fanfare: when, how long, and what the band plays."""


def turn(_take: int) -> Mono:
    """The station calls you: a two-note whistle, upwards by a fourth."""
    low = steam_whistle((784.0, 1568.0), 0.24, seed=800)
    high = steam_whistle((1046.5, 2093.0), 0.5, seed=801)
    return mixed((0.8 * low, 0.0), (high, 0.2))


def round_start(_take: int) -> Mono:
    """A works bell is struck twice, at ease."""
    return mixed((bell(988, 0.32), 0.0), (0.75 * bell(988, 0.4), 0.33))


def refusal(take: int) -> Mono:
    """A rubber stamp comes down twice on a counter: no, no."""
    pitch = (1.0, 0.95, 1.05)[take]
    knock = mixed(
        (wood(640 * pitch, 820 + take, hard=0.2, fall=0.024), 0.0),
        (0.7 * grain(0.07, 0.014, 550, 1500, 821 + take), 0.0),
        (0.6 * thump(120 * pitch, 0.035), 0.0),
    )
    again = mixed((knock, 0.0), (0.5 * wood(520 * pitch, 826, hard=0.1, fall=0.03), 0.0))
    return mixed((0.75 * knock, 0.0), (again, 0.13))


def saved(_take: int) -> Mono:
    """The ledger: a pen writes a stroke, the cover falls to, a coin of light."""
    pen = crackle(0.2, 420, 1500, 6000, 840) * swell(0.2, 0.1, 0.8)
    cover = mixed((grain(0.12, 0.02, 550, 2100, 841), 0.0), (0.5 * thump(140, 0.035), 0.0))
    return mixed((0.6 * pen, 0.0), (cover, 0.24), (0.22 * music_box(1760, 0.25), 0.3))


def day(_take: int) -> Mono:
    """The board turns to the day: a harp upwards and a bird."""
    notes = [
        (0.5 * harp(pitch_of(name), long=0.7), 0.075 * n)
        for n, name in enumerate(("D5", "F#5", "A5", "D6"))
    ]
    chirps = [(0.16 * _chirp(3000 + 260 * n, 0.06), 0.42 + 0.1 * n) for n in range(3)]
    return mixed((0.3 * _turning(850), 0.0), *notes, *chirps)


def night(_take: int) -> Mono:
    """The board turns to the night: a harp downwards and an owl far away."""
    notes = [
        (0.5 * harp(pitch_of(name), long=0.55), 0.14 * n)
        for n, name in enumerate(("E5", "C5", "A4", "E4"))
    ]
    call = glide(0.34, (0, 640), (0.08, 700), (0.34, 610))
    owl = tone(call, (1.0, 0.12, 0.05)) * swell(0.34, 0.1, 1.0)
    return mixed((0.3 * _turning(860), 0.0), *notes, (0.35 * owl, 0.6))


def _turning(seed: int) -> Mono:
    """A large board swings over."""
    return slide(0.4, (350, 700), (1300, 2600), seed) * swell(0.4, 0.22, 1.5)


def _chirp(pitch: float, seconds: float) -> Mono:
    return tone(glide(seconds, (0, pitch), (seconds, pitch * 1.35)), (1.0, 0.1)) * swell(
        seconds, seconds / 2
    )


def curtain(take: int) -> Mono:
    """A heavy curtain falls: rings run along their rail, cloth rushes down and lands."""
    seed = 870 + 20 * take
    chosen = np.random.default_rng(seed)
    rings = []
    for n in range(8):
        ring = coin(float(chosen.uniform(0.8, 1.1)), seed + n, fall=0.02)
        at = 0.02 + 0.042 * n + float(chosen.uniform(0, 0.015))
        rings.append((float(chosen.uniform(0.1, 0.22)) * ring, at))
    rush = slide(0.52, (380, 700), (3400, 1500), seed + 9) * swell(0.52, 0.3, 1.1)
    landing = mixed((grain(0.2, 0.04, 450, 1500, seed + 10), 0.0), (0.8 * thump(95, 0.06), 0.0))
    return mixed(*rings, (1.1 * rush, 0.0), (0.7 * landing, 0.43))


def count(take: int) -> Mono:
    """A bead of the abacus: each one higher, wood with a little steel above it."""
    pitch = pitch_of(_COUNTED[take])
    bead = wood(1400, 900 + take, hard=0.8, fall=0.008)
    steel = music_box(pitch, 0.13)
    return mixed((0.5 * bead, 0.0), (0.7 * marimba(pitch, 0.07), 0.0), (0.3 * steel, 0.0))


def victory(_take: int) -> Stereo:
    """The band plays for the winner: a fanfare of horns, drums, a last chord, and bells over it."""
    band_ = []
    for start, seconds, names in _CHORDS:
        for number, name in enumerate(names):
            note = horn(pitch_of(name), seconds + 0.12, bright=1.25, seed=number)
            band_.append((placed(0.24 * note, -0.6 + 1.2 * number / len(names)), start))
    drums = [
        (0.0, 1.0),
        (0.72, 0.9),
        (1.44, 0.6),
        (1.62, 0.5),
        (1.8, 0.7),
        (1.98, 0.6),
        (2.16, 1.2),
    ]
    band_ += [(placed(0.4 * power * kettledrum(73.4), 0.2), at) for at, power in drums]
    rung = enumerate(("D6", "A5", "F#5", "A5", "D6"))
    band_ += [(placed(0.12 * bell(pitch_of(name), 0.5), 0.5), 2.3 + 0.33 * n) for n, name in rung]
    cheer = shaped(noise(1.8, 955), band(700, 4200, 1)) * swell(1.8, 0.3, 1.5)
    band_.append((placed(0.1 * cheer, -0.2), 2.16))
    return in_room(_laid(band_, 4.3), _HALL, 0.25)[: 5 * 44_100]


def _laid(parts: list[tuple[Stereo, float]], seconds: float) -> Stereo:
    sides = (
        mixed(*((sound[:, side], at) for sound, at in parts), seconds=seconds) for side in (0, 1)
    )
    return np.stack(list(sides), axis=1)
