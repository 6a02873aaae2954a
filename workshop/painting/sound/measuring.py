"""What can be told of a sound without ears: length, peak, loudness, spectrum, seam.

Loudness follows ITU-R BS.1770: the K-weighting is a shelf that lifts what the head lifts and a
filter that takes away what is hardly heard; loops are gated as there. Effects are too short for
that, so they are measured by their loudest tenth of a second.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from workshop.painting.sound.waves import RATE, Mono, Stereo, frequencies, length

_SILENCE: Final = -120.0
_MOMENT: Final = 0.1
_BLOCK: Final = 0.4
_STEP: Final = 0.1
_SHELF: Final = ((1.53512485958697, -2.69169618940638, 1.19839281085285),
                 (1.0, -1.69065929318241, 0.73248077421585))  # fmt: skip
_RUMBLE: Final = ((1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621))
"""Numerators and denominators of both filters, given by the standard for this rate."""
_STANDARD_RATE: Final = 48_000


@dataclass(frozen=True, slots=True)
class Measured:
    """The figures of one sound; levels are in decibels below the loudest there is."""

    seconds: float
    peak: float
    moment: float
    """Loudness of its loudest tenth of a second."""
    loudness: float
    """Loudness of the whole, as of a programme."""
    bass: float
    """The share of its energy below 250 Hz, which a laptop does not play."""
    presence: float
    """The share between 600 and 2500 Hz, where every loudspeaker is at home."""


def measure(sound: Stereo) -> Measured:
    """Take all figures."""
    weighted = _weighted(sound)
    return Measured(
        seconds=len(sound) / RATE,
        peak=decibels(float(np.max(np.abs(sound))) ** 2),
        moment=_loudest_moment(weighted),
        loudness=_programme(weighted),
        bass=share(sound, 0, 250),
        presence=share(sound, 600, 2500),
    )


def decibels(power: float) -> float:
    """Give a power as a level."""
    return float(10 * np.log10(power)) if power > 1e-12 else _SILENCE


def moment_loudness(sound: Stereo) -> float:
    """Tell how loud the loudest tenth of a second is."""
    return _loudest_moment(_weighted(sound))


def programme_loudness(sound: Stereo) -> float:
    """Tell how loud the whole is, without its pauses."""
    return _programme(_weighted(sound))


def share(sound: Stereo, low: float, high: float) -> float:
    """Tell how much of the energy lies between two frequencies."""
    size = _quick(len(sound))
    power = np.sum(np.abs(np.fft.rfft(sound, size, axis=0)) ** 2, axis=1)
    found = frequencies(size)
    inside = (found >= low) & (found < high)
    return float(np.sum(power[inside]) / np.sum(power))


def seam(loop: Stereo) -> float:
    """Compare the step from a loop's end to its beginning with its usual steps; 1 is as usual."""
    steps = np.abs(np.diff(loop[: 10 * RATE], axis=0))
    over = np.abs(loop[0] - loop[-1])
    return float(np.max(over) / np.percentile(steps, 99.5))


def seam_level(loop: Stereo, seconds: float = 0.25) -> float:
    """Tell by how many decibels a loop's beginning is louder than its end."""
    count = length(seconds)
    first, last = (float(np.mean(part**2)) for part in (loop[:count], loop[-count:]))
    return decibels(first) - decibels(last)


def _weighted(sound: Stereo) -> Stereo:
    size = _quick(len(sound) + length(_MOMENT))
    response = _gain(_SHELF, size) * _gain(_RUMBLE, size)
    spectrum = np.fft.rfft(sound, size, axis=0) * response[:, None]
    return np.fft.irfft(spectrum, size, axis=0)[: len(sound) + length(_MOMENT)]


def _quick(size: int) -> int:
    """Give the next size whose spectrum is quickly found."""
    return 1 << (size - 1).bit_length()


def _gain(filter: tuple[tuple[float, ...], tuple[float, ...]], size: int) -> Mono:
    """Tell how much of each frequency a filter lets through; when it comes does not matter."""
    turn = np.exp(-2j * np.pi * frequencies(size) / _STANDARD_RATE)
    over, under = (np.abs(np.polyval(part[::-1], turn)) for part in filter)
    return np.asarray(over / under, dtype=np.float64)


def _powers(weighted: Stereo, window: float, step: float) -> Mono:
    """Give the power of both sides together, window by window."""
    total = np.concatenate(([0.0], np.cumsum(np.sum(weighted**2, axis=1))))
    size = min(length(window), len(total) - 1)
    starts = np.arange(0, len(total) - size, max(1, length(step)))
    return np.asarray((total[starts + size] - total[starts]) / length(window))


def _loudest_moment(weighted: Stereo) -> float:
    return decibels(float(np.max(_powers(weighted, _MOMENT, 0.005)))) - 0.691


def _programme(weighted: Stereo) -> float:
    powers = _powers(weighted, _BLOCK, _STEP)
    levels = 10 * np.log10(np.maximum(powers, 1e-12)) - 0.691
    heard = powers[levels > -70]
    if not len(heard):
        return _SILENCE
    relative = decibels(float(np.mean(heard))) - 0.691 - 10
    return decibels(float(np.mean(powers[levels > max(-70, relative)]))) - 0.691
