"""What every ambience breathes: soft noise and slow movements that close into a loop."""

import numpy as np

from workshop.painting.sound.filters import band, looped
from workshop.painting.sound.waves import Mono, moments, noise


def soft(seed: int, low: float, high: float, seconds: float) -> Mono:
    """Draw noise between two frequencies that has less of the higher ones, as air and water do."""

    def response(f: Mono) -> Mono:
        return np.asarray(band(low, high, 1)(f) / np.sqrt(np.maximum(f, low)))

    hush = looped(noise(seconds, seed), response)
    return np.asarray(hush / np.sqrt(np.mean(hush**2)))


def waves(seed: int, count: int, depth: float, seconds: float) -> Mono:
    """Let something come and go slowly, in whole turns of the loop."""
    chosen = np.random.default_rng(seed)
    t = moments(seconds) / seconds
    moved = np.zeros_like(t)
    for _ in range(count):
        turns, start = chosen.integers(2, 16), chosen.uniform(0, 2 * np.pi)
        moved += np.sin(2 * np.pi * turns * t + start)
    return np.asarray(np.exp(depth * moved / np.sqrt(count / 2)))
