"""Raw sound: tones, noise, envelopes, and how they are laid over each other.

A sound is an array of numbers around zero, one for each moment; `RATE` moments are a second.
"""

from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

RATE: Final = 44_100

Mono = NDArray[np.float64]
Stereo = NDArray[np.float64]
"""Two columns: left and right."""
Partial = tuple[float, float, float]
"""Frequency in hertz, strength, and seconds until it has fallen to a third."""


def length(seconds: float) -> int:
    """Count the moments of a time."""
    return round(seconds * RATE)


def moments(seconds: float) -> Mono:
    """Give every moment of a time in seconds."""
    return np.arange(length(seconds)) / RATE


def struck(seconds: float, partials: Iterable[Partial], *, pitch: float = 1.0) -> Mono:
    """Ring partials that decay, as of something hit; each begins at zero, without a click."""
    t = moments(seconds)
    rung = np.zeros_like(t)
    for frequency, strength, decay in partials:
        rung += strength * np.exp(-t / decay) * np.sin(2 * np.pi * frequency * pitch * t)
    # What is left at the end is damped: cut off, it would be heard as a click.
    return rung * np.clip((seconds - t) / (0.25 * seconds), 0, 1)


def tone(pitches: Mono, strengths: Sequence[float]) -> Mono:
    """Sound harmonics over a pitch that may change from moment to moment."""
    phase = 2 * np.pi * np.cumsum(pitches) / RATE
    sounded = np.zeros_like(phase)
    for number, strength in enumerate(strengths, 1):
        if strength:
            sounded += strength * np.sin(number * phase)
    return sounded


def noise(seconds: float, seed: int) -> Mono:
    """Make white noise, the same for the same seed."""
    return np.random.default_rng(seed).standard_normal(length(seconds))


def decay(seconds: float, fall: float, rise: float = 0.0005) -> Mono:
    """Rise at once and die away: to a third within `fall` seconds."""
    t = moments(seconds)
    return np.minimum(1.0, t / rise) * np.exp(-t / fall)


def swell(seconds: float, peak: float, power: float = 2.0) -> Mono:
    """Swell up to a moment and sink to nothing at the end."""
    t = moments(seconds)
    up = np.clip(t / peak, 0, 1)
    down = np.clip((seconds - t) / (seconds - peak), 0, 1)
    return np.minimum(up, down) ** power


def held(seconds: float, attack: float, release: float) -> Mono:
    """Come up, stay, and die away."""
    t = moments(seconds)
    up = np.clip(t / attack, 0, 1)
    down = np.clip((seconds - t) / release, 0, 1)
    return np.asarray(np.sin(np.pi / 2 * up) * np.sin(np.pi / 2 * down) ** 1.5)


def glide(seconds: float, *points: tuple[float, float]) -> Mono:
    """Go from value to value; each point is a second and the value there."""
    at, values = zip(*points, strict=True)
    return np.asarray(np.interp(moments(seconds), at, values), dtype=np.float64)


def frequencies(size: int) -> Mono:
    """Give the frequencies of a spectrum of that many moments, in hertz."""
    return np.asarray(np.fft.rfftfreq(size, 1 / RATE), dtype=np.float64)


def mixed(*parts: tuple[Mono, float], seconds: float | None = None) -> Mono:
    """Lay sounds over each other, each beginning at its second."""
    placed = [(sound, length(start)) for sound, start in parts]
    whole = max(len(sound) + start for sound, start in placed)
    mix = np.zeros(whole if seconds is None else length(seconds))
    for sound, start in placed:
        part = sound[: max(0, len(mix) - start)]
        mix[start : start + len(part)] += part
    return mix


def wrapped(mix: NDArray[np.float64], sound: NDArray[np.float64], start: float) -> None:
    """Lay a sound into a loop: what reaches beyond its end goes on at its beginning."""
    places = (np.arange(len(sound)) + length(start)) % len(mix)
    np.add.at(mix, places, sound)
