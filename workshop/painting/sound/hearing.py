"""Reading sounds back from their files, as the program does."""

import os
from pathlib import Path

import numpy as np
import pygame

from workshop.painting.sound.waves import RATE, Stereo


def open_ears() -> None:
    """Make pygame ready to decode without being heard."""
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    if pygame.mixer.get_init() != (RATE, -16, 2):
        pygame.mixer.quit()
        pygame.mixer.init(RATE, -16, 2, allowedchanges=0)


def heard(path: Path) -> Stereo:
    """Decode a file to numbers between -1 and 1."""
    raw = np.frombuffer(pygame.mixer.Sound(path).get_raw(), dtype=np.int16)
    return raw.reshape(-1, 2).astype(np.float64) / 32768
