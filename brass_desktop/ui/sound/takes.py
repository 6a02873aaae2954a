"""The takes of every sound, decoded when they are first needed: all of them would be 12 MB."""

import random

import pygame

from brass_desktop.present.sounds import kind_of
from brass_desktop.ui.drawing.assets import Assets

_SUBJECT = "sounds"


class Takes:
    """Finds and chooses among the takes of a sound; what cannot be read is silent."""

    def __init__(self, assets: Assets) -> None:
        self._assets = assets
        self._chosen = random.Random()
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}
        self._last: dict[str, int] = {}
        self._ids = _by_sound(assets)

    def count(self, sound: str) -> int:
        """Tell how many takes there are; none of a sound that nobody made."""
        return len(self._ids.get(sound, ()))

    def choose(self, sound: str) -> int:
        """Choose a take at random, but never the one heard last."""
        last = self._last.get(sound)
        takes = [take for take in range(self.count(sound)) if take != last] or [0]
        self._last[sound] = self._chosen.choice(takes)
        return self._last[sound]

    def load(self, sound: str, take: int) -> pygame.mixer.Sound | None:
        """Decode one take; a sound that nobody made is silent."""
        if sound not in self._ids:
            return None
        id = self._ids[sound][take]
        if id not in self._loaded:
            path = self._assets.path(id)
            try:
                self._loaded[id] = None if path is None else pygame.mixer.Sound(path)
            except (pygame.error, OSError):
                self._loaded[id] = None
        return self._loaded[id]


def _by_sound(assets: Assets) -> dict[str, list[str]]:
    """List the ids of all takes by the sound they are takes of, in their order."""
    found: dict[str, list[str]] = {}
    for id, entry in assets.manifest.entries.items():
        if entry.subject == _SUBJECT and kind_of(id) == "effects":
            sound, _, number = id.rpartition(".")
            found.setdefault(sound if number.isdigit() else id, []).append(id)
    return {sound: sorted(ids, key=_take_of) for sound, ids in found.items()}


def _take_of(id: str) -> int:
    number = id.rpartition(".")[2]
    return int(number) if number.isdigit() else 0
