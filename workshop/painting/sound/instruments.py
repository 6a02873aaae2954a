"""Instruments of a small band: brass, reeds, harp, music box, whistle, drum.

Pitches are given as semitones from the A of the tuning fork, so that a tune reads as numbers.
"""

from typing import Final

import numpy as np

from workshop.painting.sound.filters import band, lowpass, shaped
from workshop.painting.sound.waves import Mono, decay, held, mixed, moments, noise, struck, tone

_NAMES: Final = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}


def pitch_of(name: str) -> float:
    """Give the frequency of a note such as `F#4`."""
    sharp = name.count("#")
    semitones = _NAMES[name[0]] + sharp + 12 * (int(name[-1]) - 4)
    return float(440 * 2 ** (semitones / 12))


def horn(pitch: float, seconds: float, *, bright: float = 1.0, seed: int = 0) -> Mono:
    """A brass instrument: the harder it is blown, the brighter, so its attack opens and closes."""
    t = moments(seconds)
    waver = 1 + 0.0035 * np.sin(2 * np.pi * 5.1 * t) * np.clip((t - 0.25) / 0.3, 0, 1)
    scoop = 1 - 0.012 * np.exp(-t / 0.03)
    blown = held(seconds, 0.045, min(0.25, seconds / 2))
    sounded = np.zeros_like(t)
    for number in range(1, 11):
        if pitch * number > 9000:
            break
        strength = 1 / number ** (1.25 / bright)
        opening = blown ** (1 + 0.28 * number / bright)
        phase = 2 * np.pi * np.cumsum(pitch * number * waver * scoop) / 44_100
        sounded += strength * opening * np.sin(phase + 0.3 * number)
    breath = 0.02 * shaped(noise(seconds, seed + round(pitch)), band(900, 4000)) * blown
    return sounded + breath


def reed(pitch: float, seconds: float, *, soft: float = 1.0, attack: float = 0.12) -> Mono:
    """A concertina: two reeds that beat slowly, pushed by a bellows."""
    t = moments(seconds)
    swelling = held(seconds, attack, min(0.5, seconds / 2)) * (
        1 + 0.06 * np.sin(2 * np.pi * 0.9 * t)
    )
    strengths = [
        1 / number ** (1.1 + 0.5 * soft) * (1.0 if number % 2 else 0.6) for number in range(1, 9)
    ]
    pair = (tone(np.full_like(t, pitch * part), strengths) for part in (1.0, 1.0028))
    return sum(pair, np.zeros_like(t)) * swelling * 0.5


def harp(pitch: float, *, long: float = 1.0) -> Mono:
    """A plucked string: high partials die first, a finger leaves it with a small noise."""
    fall = long * 0.9 * (220 / pitch) ** 0.4
    partials = [
        (pitch * n * np.sqrt(1 + 0.0003 * n * n), 1 / n**1.1, fall / (1 + 0.45 * (n - 1)))
        for n in range(1, 10)
        if pitch * n < 9000
    ]
    string = struck(fall * 4, partials)
    string *= np.clip(moments(fall * 4) / 0.002, 0, 1)
    finger = shaped(noise(0.03, round(pitch)), band(700, 3000)) * decay(0.03, 0.006)
    return mixed((string, 0.0), (0.08 * finger, 0.0))


def music_box(pitch: float, fall: float = 0.5) -> Mono:
    """A steel tooth is plucked by a pin: a clear note with a bright, short beginning."""
    shapes = ((1.0, 1.0, 1.0), (2.0, 0.2, 0.6), (3.01, 0.25, 0.24), (6.27, 0.22, 0.1))
    partials = [(pitch * shape, power, fall * long) for shape, power, long in shapes]
    return struck(fall * 3.5, partials)


def marimba(pitch: float, fall: float = 0.12) -> Mono:
    """A bar of rosewood over a tube: round, short, with its fourth partial above."""
    partials = (
        (pitch, 1.0, fall),
        (pitch * 3.93, 0.3, fall * 0.35),
        (pitch * 9.2, 0.1, fall * 0.12),
    )
    mallet = shaped(noise(0.02, 5), band(800, 3500)) * decay(0.02, 0.003)
    return mixed((struck(fall * 7, partials), 0.0), (0.15 * mallet, 0.0))


def steam_whistle(pitches: tuple[float, ...], seconds: float, seed: int) -> Mono:
    """Several pipes blown by steam: they speak late, bend up to their pitch, and hiss."""
    t = moments(seconds)
    bend = 1 - 0.035 * np.exp(-t / 0.05) - 0.03 * np.clip((t - seconds + 0.15) / 0.15, 0, 1)
    waver = 1 + 0.004 * np.sin(2 * np.pi * 6.3 * t)
    blown = held(seconds, 0.05, min(0.22, seconds / 2))
    pipes = sum(
        (tone(pitch * bend * waver, (1.0, 0.28, 0.16, 0.06)) for pitch in pitches), np.zeros_like(t)
    )
    hiss = shaped(noise(seconds, seed), band(900, 6500, 1))
    return blown * (pipes / len(pitches) + 0.13 * hiss)


def kettledrum(pitch: float, fall: float = 0.35, seed: int = 3) -> Mono:
    """A kettledrum: a stretched skin, its pitch sinking a little after the stroke."""
    shapes = ((1.0, 1.0, 1.0), (1.5, 0.6, 0.7), (1.98, 0.4, 0.5), (2.44, 0.25, 0.4))
    body = struck(fall * 4, [(pitch * shape, power, fall * long) for shape, power, long in shapes])
    stick = shaped(noise(0.08, seed), lowpass(1800)) * decay(0.08, 0.012)
    return mixed((body, 0.0), (0.5 * stick, 0.0))
