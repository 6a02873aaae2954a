"""What is heard at the table; without a sound device everything stays silent and nothing fails."""

import time
from collections.abc import Callable
from typing import Final

import pygame

from brass_desktop.present.motion.timeline import Cue
from brass_desktop.services.settings import SettingsStore
from brass_desktop.ui.drawing.assets import Assets

WHISTLE: Final = "whistle"
STAMP: Final = "stamp"
_RATE: Final = 22_050
_BUFFER: Final = 512
_AGAIN: Final = 0.07
"""Seconds before the same sound is heard again: six cubes are a rattle, not a roar."""


class Audio:
    """Plays the sounds of the assets as loud as the settings say; opened at the first sound."""

    def __init__(
        self,
        assets: Assets,
        settings: SettingsStore,
        in_front: Callable[[], bool] = pygame.key.get_focused,
    ) -> None:
        self._assets = assets
        self._settings = settings
        self._in_front = in_front
        self._device: bool | None = None
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}
        self._played: dict[str, float] = {}

    def hear(self, cue: Cue) -> None:
        """Play the sound of a moment."""
        self.play(cue.sound)

    def call(self) -> None:
        """Call a player to the table, even from the background, if that is wanted."""
        if self._settings.current.turn_whistle:
            self._play(WHISTLE)

    def refuse(self) -> None:
        """Let a refusal be heard."""
        self.play(STAMP)

    def play(self, sound: str) -> None:
        """Play a sound unless the window is in the background and is to be silent there."""
        if not self._settings.current.silent_in_background or self._in_front():
            self._play(sound)

    def _play(self, sound: str) -> None:
        volume = self._settings.current.volume / 100
        now = time.monotonic()
        if volume == 0 or now - self._played.get(sound, -_AGAIN) < _AGAIN or not self._open():
            return
        self._played[sound] = now
        found = self._load(sound)
        if found is not None:
            # Loudness is felt on a curve: half way should sound half as loud.
            found.set_volume(volume**1.6)
            found.play()

    def _open(self) -> bool:
        """Open the sound device once; a machine without one is silent for good."""
        if self._device is None:
            try:
                if pygame.mixer.get_init() is None:
                    pygame.mixer.init(_RATE, -16, 1, _BUFFER)
                self._device = True
            except (pygame.error, NotImplementedError):
                self._device = False
        return self._device

    def _load(self, sound: str) -> pygame.mixer.Sound | None:
        if sound not in self._loaded:
            path = self._assets.path(f"sound.{sound}")
            try:
                self._loaded[sound] = None if path is None else pygame.mixer.Sound(path)
            except (pygame.error, OSError):
                self._loaded[sound] = None
        return self._loaded[sound]
