"""Sounds as pictures, for whoever judges them by eye: the wave above, the spectrum below."""

from pathlib import Path
from typing import Final

import numpy as np
import pygame
from numpy.typing import NDArray

from workshop.painting.sound.waves import RATE, Mono, Stereo

_WIDTH: Final = 900
_WAVE: Final = 140
_SPECTRUM: Final = 360
_LOW: Final = 60.0
_HIGH: Final = 16_000.0
_RANGE: Final = 80.0
"""Decibels from the brightest to black."""
_LINES: Final = (250, 600, 2500, 8000)


def draw_picture(sound: Stereo, path: Path) -> None:
    """Draw one sound; lines mark 250, 600, 2500 and 8000 Hz."""
    picture = np.zeros((_WIDTH, _WAVE + _SPECTRUM, 3), dtype=np.uint8)
    mono = sound.mean(axis=1)
    _draw_wave(picture[:, :_WAVE], mono)
    _draw_spectrum(picture[:, _WAVE:], mono)
    surface = pygame.Surface(picture.shape[:2])
    pygame.surfarray.blit_array(surface, picture)
    pygame.image.save(surface, path)


def _draw_wave(area: NDArray[np.uint8], mono: Mono) -> None:
    for x, part in enumerate(np.array_split(mono, _WIDTH)):
        if len(part):
            top, bottom = (round(_WAVE / 2 * (1 - value)) for value in (part.max(), part.min()))
            area[x, max(0, top) : min(_WAVE, bottom + 1)] = (240, 200, 120)


def _draw_spectrum(area: NDArray[np.uint8], mono: Mono) -> None:
    size = 1024 if len(mono) < 2 * RATE else 4096
    padded = np.pad(mono, (size // 2, size))
    starts = np.linspace(0, len(mono), _WIDTH, endpoint=False).astype(int)
    window = np.hanning(size)
    frames = np.stack([padded[start : start + size] * window for start in starts])
    powers = np.abs(np.fft.rfft(frames, axis=1)) ** 2
    frequencies = np.geomspace(_HIGH, _LOW, _SPECTRUM)
    rows = np.clip((frequencies * size / RATE).round().astype(int), 0, size // 2)
    levels = 10 * np.log10(powers[:, rows] + 1e-12)
    bright = np.clip(1 + (levels - levels.max()) / _RANGE, 0, 1)
    area[..., 0], area[..., 1] = 255 * bright, 255 * bright**2
    area[..., 2] = 120 * np.sin(np.pi * bright)
    for line in _LINES:
        area[:, int(np.argmin(np.abs(frequencies - line)))] |= 60
