"""What sounds on and on below everything else: the music of a screen, the air around a table.

The one and the other are heard together while they cross over, but the mixer streams a single
file. So ambience, which accompanies hours of play, is streamed; music is short, is heard where
little else is in memory, and is held decoded, by a thread, for as long as it is played.
"""

from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Final, Protocol

import pygame

from brass_desktop.ui.window.wakeup import wake_loop

FADE_MS: Final = 1800
MUSIC_CHANNEL: Final = 0
"""The channel that no effect may take."""


class Bed(Protocol):
    """Plays one file over and over, and can go over to another."""

    def begin(self, path: Path) -> None:
        """Come up with a file from its beginning, after the one before."""

    def end(self) -> None:
        """Die away."""

    def follow(self, level: float) -> None:
        """Play at a level from 0 to 1, resting while it is 0; called at every step of the loop."""

    def close(self) -> None:
        """Stop at once, before the device is closed."""


class StreamedBed:
    """Reads its file while it plays: little memory, a little work."""

    def __init__(self) -> None:
        self._next: Path | None = None
        self._level = 0.0
        # The end of a fade wakes the loop, which then begins what comes next.
        pygame.mixer.music.set_endevent(pygame.USEREVENT)

    def begin(self, path: Path) -> None:
        """Wait for silence, for two files cannot be streamed at once."""
        self.end()
        self._next = path

    def end(self) -> None:
        """Die away; what rests would never finish a fade."""
        self._next = None
        if self._level > 0:
            pygame.mixer.music.fadeout(FADE_MS)
        else:
            pygame.mixer.music.stop()

    def follow(self, level: float) -> None:
        """Set the level, and begin what has been waiting."""
        music = pygame.mixer.music
        if level > 0:
            music.set_volume(level)
        if level > 0 >= self._level:
            music.unpause()
        elif self._level > 0 >= level:
            music.pause()
        self._level = level
        if self._next is not None and level > 0 and not music.get_busy():
            path, self._next = self._next, None
            # A file that cannot be read is silent.
            with suppress(pygame.error, OSError):
                music.load(path)
                music.play(-1, fade_ms=FADE_MS)

    def close(self) -> None:
        """Stop at once."""
        pygame.mixer.music.stop()
        pygame.mixer.music.unload()


class HeldBed:
    """Decodes its file apart from the frame, then plays it from memory."""

    def __init__(self) -> None:
        self._channel = pygame.mixer.Channel(MUSIC_CHANNEL)
        self._next: Path | None = None
        self._decoding: Path | None = None
        self._thread: Thread | None = None
        self._decoded: pygame.mixer.Sound | None = None
        self._level = 0.0

    def begin(self, path: Path) -> None:
        """Come up as soon as it is audible and decoded."""
        self.end()
        self._next = path

    def end(self) -> None:
        """Die away, and let go of the music then."""
        self._next = self._decoding = self._decoded = None
        if self._level > 0:
            self._channel.fadeout(FADE_MS)
        else:
            self._channel.stop()

    def follow(self, level: float) -> None:
        """Set the level, decode what is to be heard, and begin what has been decoded."""
        if level > 0 >= self._level:
            self._channel.unpause()
        elif self._level > 0 >= level:
            self._channel.pause()
        self._level = level
        if self._next is not None and level > 0:
            self._decoding, self._next = self._next, None
            self._thread = Thread(target=self._decode, args=(self._decoding,), name="music")
            self._thread.start()
        decoded, self._decoded = self._decoded, None
        if decoded is not None:
            self._channel.play(decoded, -1, fade_ms=FADE_MS)
        # Whatever plays on a channel anew is at full volume.
        self._channel.set_volume(level)

    def close(self) -> None:
        """Stop at once; a file that is being decoded needs the device to the end."""
        self._next = self._decoding = self._decoded = None
        self._channel.stop()
        if self._thread is not None:
            self._thread.join()

    def _decode(self, path: Path) -> None:
        try:
            decoded = pygame.mixer.Sound(path)
        except (pygame.error, OSError):
            return
        if self._decoding == path:
            self._decoded = decoded
            wake_loop()
