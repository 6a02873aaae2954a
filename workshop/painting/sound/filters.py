"""Filters by spectrum, and rooms; a sound is taken as a loop unless silence is added to it."""

from collections.abc import Callable
from itertools import pairwise
from typing import Final

import numpy as np

from workshop.painting.sound.waves import RATE, Mono, Stereo, frequencies, length, noise

Response = Callable[[Mono], Mono]
"""How strongly each frequency in hertz is let through."""
_TAIL: Final = 0.05


def shaped(sound: Mono, response: Response) -> Mono:
    """Filter a sound that stands alone; its tail dies away in the room that is added."""
    room = len(sound) + length(_TAIL)
    return looped(np.pad(sound, (0, room - len(sound))), response)[: len(sound)]


def looped(sound: Mono, response: Response) -> Mono:
    """Filter a loop: its end flows into its beginning."""
    spectrum = np.fft.rfft(sound) * response(frequencies(len(sound)))
    return np.fft.irfft(spectrum, len(sound))


def band(low: float, high: float, order: int = 2) -> Response:
    """Let the frequencies between two pass, falling away gently on both sides."""

    def response(f: Mono) -> Mono:
        safe = np.maximum(f, 1e-3)
        below = 1 / (1 + (low / safe) ** (2 * order))
        above = 1 / (1 + (safe / high) ** (2 * order))
        return np.sqrt(below * above)

    return response


def lowpass(high: float, order: int = 2) -> Response:
    """Let the frequencies below one pass."""
    return band(1.0, high, order)


def swept(sound: Mono, low: Mono, high: Mono, bands: int = 14) -> Mono:
    """Filter with edges that move: narrow bands come and go as the edges pass over them."""
    edges = np.geomspace(120, 14_000, bands + 1)
    mix = np.zeros_like(sound)
    for lower, upper in pairwise(edges):
        centre = np.sqrt(lower * upper)
        gain = 1 / (1 + (low / centre) ** 4) / (1 + (centre / high) ** 4)
        mix += shaped(sound, band(lower, upper, 3)) * gain
    return mix


def room(seconds: float, bright: float, seed: int) -> Stereo:
    """Make the echo of a room: noise that dies away, another one for each ear, duller by and by."""
    sides = []
    for side in range(2):
        hush = noise(seconds, seed + side)
        t = np.arange(len(hush)) / RATE
        dull = shaped(hush, lowpass(bright * 0.3, 1)) * np.exp(-t / (seconds * 0.28))
        clear = shaped(hush, band(150, bright, 1)) * np.exp(-t / (seconds * 0.12))
        echo = dull + clear
        echo[: length(0.004)] = 0
        sides.append(echo / np.sqrt(np.sum(echo**2)))
    return np.stack(sides, axis=1)


def in_room(sound: Stereo, echo: Stereo, share: float) -> Stereo:
    """Let a sound be heard in a room; the echo goes on after it."""
    size = len(sound) + len(echo)
    wet = _convolved(sound, echo, size)
    dry = np.pad(sound, ((0, size - len(sound)), (0, 0)))
    return dry + share * wet


def in_looped_room(sound: Stereo, echo: Stereo, share: float) -> Stereo:
    """Let a loop be heard in a room: the echo of its end is heard at its beginning."""
    return sound + share * _convolved(sound, echo, len(sound))


def _convolved(sound: Stereo, echo: Stereo, size: int) -> Stereo:
    spectrum = np.fft.rfft(sound, size, axis=0) * np.fft.rfft(echo, size, axis=0)
    return np.fft.irfft(spectrum, size, axis=0)
