"""What is heard; without a sound device everything stays silent and nothing fails."""

import time
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

import pygame

from brass_desktop.present import sounds
from brass_desktop.present.motion.timeline import Cue
from brass_desktop.present.sounds import SoundKind, kind_of
from brass_desktop.services.settings import SettingsStore
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.sound.beds import MUSIC_CHANNEL, Bed, HeldBed, StreamedBed
from brass_desktop.ui.sound.takes import Takes

_RATE: Final = 44_100
_BUFFER: Final = 512
_CHANNELS: Final = 16
_AGAIN: Final = 0.07
"""Seconds before the same sound is heard again: six cubes are a rattle, not a roar."""
_MOST_AT_ONCE: Final = 4
"""Sounds that may begin within that time: what an era's end sets in motion is not all heard."""
_CURVE: Final = 1.6
"""Loudness is felt on a curve: half way should sound half as loud."""
_SOFTER: Final[Mapping[str, float]] = MappingProxyType(
    {
        sounds.HOVER: 0.2,
        sounds.CLICK: 0.5,
        sounds.TOGGLE: 0.5,
        sounds.DIALOG: 0.6,
        sounds.UNDO: 0.6,
        sounds.CONFIRM: 0.6,
    }
)
"""All files are equally loud; what is heard at every movement of the hand steps back."""


class Audio:
    """Plays the sounds of the assets as loud as the settings say; opened at the first sound."""

    def __init__(
        self,
        assets: Assets,
        settings: SettingsStore,
        in_front: Callable[[], bool] = pygame.key.get_focused,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._assets = assets
        self._settings = settings
        self._in_front = in_front
        self._now = now
        self._device: bool | None = None
        self._takes = Takes(assets)
        self._played: dict[str, float] = {}
        self._beds: dict[SoundKind, Bed] = {}
        self._around: str | None = None
        """What surrounds the player now."""

    def hear(self, cue: Cue) -> None:
        """Play the sound of a moment."""
        self.play(cue.sound)

    def call(self, sound: str = sounds.TURN) -> None:
        """Call a player to the table, even from the background, if that is wanted."""
        if self._settings.current.turn_whistle:
            self._play(sound, self._takes.choose(sound))

    def play(self, sound: str) -> None:
        """Play a sound unless the window is in the background and is to be silent there.

        Of its takes one is chosen that was not heard just before.
        """
        if self._is_heard_here():
            self._play(sound, self._takes.choose(sound))

    def rise(self, sound: str, part: float) -> None:
        """Play the take that lies at a part of the way from the first to the last."""
        if self._is_heard_here():
            self._play(sound, round(part * (self._takes.count(sound) - 1)))

    def surround(self, around: str | None) -> None:
        """Let music or ambience be heard from now on, crossing over from what was heard before.

        Called at every step of the loop: volumes and a window that goes to the background are
        followed here.
        """
        levels: dict[SoundKind, float] = {
            kind: self._bed_level(kind) for kind in ("music", "ambience")
        }
        if self._around != around and self._may_begin(around, levels):
            self._go_over(around)
        for kind, bed in self._beds.items():
            bed.follow(levels[kind])

    def prepare(self) -> Iterator[None]:
        """Open the device in an idle moment, so that the first sound need not wait for it."""
        if self._level("effects") > 0:
            self._open()
        yield

    def close(self) -> None:
        """Let go of the device; nothing is heard after this."""
        for bed in self._beds.values():
            bed.close()
        self._beds = {}
        if self._device:
            pygame.mixer.quit()
        self._device = False

    def _may_begin(self, around: str | None, levels: Mapping[SoundKind, float]) -> bool:
        """Tell whether to go over now; what nobody would hear opens no device."""
        if around is None:
            return bool(self._beds)
        return (bool(self._beds) or levels[kind_of(around)] > 0) and self._open()

    def _go_over(self, around: str | None) -> None:
        if not self._beds:
            self._beds = {"music": HeldBed(), "ambience": StreamedBed()}
        before, self._around = self._around, around
        path = None if around is None else self._assets.path(around)
        following = None if around is None or path is None else kind_of(around)
        if before is not None and kind_of(before) != following:
            self._beds[kind_of(before)].end()
        if following is not None and path is not None:
            self._beds[following].begin(path)

    def _bed_level(self, kind: SoundKind) -> float:
        return self._level(kind) if self._is_heard_here() else 0.0

    def _is_heard_here(self) -> bool:
        return not self._settings.current.silent_in_background or self._in_front()

    def _level(self, kind: SoundKind) -> float:
        """Give the part of full loudness that the settings leave to a kind of sound."""
        current = self._settings.current
        if current.muted:
            return 0.0
        percents: dict[SoundKind, int] = {
            "effects": current.volume,
            "music": current.music_volume,
            "ambience": current.ambience_volume,
        }
        return float((percents[kind] / 100) ** _CURVE)

    def _play(self, sound: str, take: int) -> None:
        level = self._level("effects")
        if level == 0 or self._is_crowded(sound) or not self._open():
            return
        found = self._takes.load(sound, take)
        if found is not None:
            found.set_volume(level * _SOFTER.get(sound, 1.0))
            found.play()

    def _is_crowded(self, sound: str) -> bool:
        """Note that a sound begins, or tell that it is one too many at this moment."""
        now = self._now()
        recent = [other for other, at in self._played.items() if now - at < _AGAIN]
        if sound in recent or len(recent) >= _MOST_AT_ONCE:
            return True
        self._played[sound] = now
        return False

    def _open(self) -> bool:
        """Open the sound device once; a machine without one is silent for good."""
        if self._device is None:
            try:
                if pygame.mixer.get_init() is None:
                    pygame.mixer.init(_RATE, -16, 2, _BUFFER)
                pygame.mixer.set_num_channels(_CHANNELS)
                pygame.mixer.set_reserved(MUSIC_CHANNEL + 1)
                self._device = True
            except (pygame.error, NotImplementedError):
                self._device = False
        return self._device
