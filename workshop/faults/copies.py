"""A copy of the program without a window: its games, its settings and the game it is playing."""

import atexit
import os
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from brass_desktop.core.rng import Rng
from brass_desktop.core.session import AnySession
from brass_desktop.games import shelf
from brass_desktop.present.begin import begin
from brass_desktop.services.autosave import Autosave
from brass_desktop.services.savestore import OpenGame, SaveStore
from brass_desktop.services.settings import SettingsStore
from workshop.faults.sitting import new_table

LONGEST_GAME: Final = 24
SETTLING: Final = 2.0


@dataclass(frozen=True, slots=True)
class Kept:
    """A game as it was said to be on the disk; it may have been played on since."""

    seed: int
    actions: int
    digest: str

    @classmethod
    def of(cls, session: AnySession) -> "Kept":
        """Note how far a game has come."""
        last = session.log[-1].digest if session.log else ""
        return cls(session.setup.seed, len(session.log), last)

    def is_in(self, session: AnySession) -> bool:
        """Tell whether a game has come as far, by the same way."""
        if session.setup.seed != self.seed or len(session.log) < self.actions:
            return False
        return not self.actions or session.log[self.actions - 1].digest == self.digest


class Copy:
    """One running program."""

    def __init__(self, home: Path, now: Callable[[], datetime]) -> None:
        self.store = SaveStore(home / "saves")
        self.store.now = now
        self.settings = SettingsStore(home / "settings.json")
        self.playing: Autosave | None = None
        self._now = now

    def begin(self, seed: int) -> None:
        """Deal a new game, of every kind in turn."""
        game = shelf.SHELF[seed % len(shelf.SHELF)].id
        session = begin(new_table(seed, game))
        self._seat(OpenGame(session, "Ada, Bartek", self._now()), None)

    def go_on(self, game: OpenGame, resumed: Path | None) -> None:
        """Play on with a saved game."""
        self._seat(game, resumed)

    def act(self, dice: Rng) -> None:
        """Play one action, unless the game has become long."""
        assert self.playing is not None
        session = self.playing.game.session
        if session.actor is not None and len(session.log) < LONGEST_GAME:
            session.submit(session.game.sample(session.state, dice))

    def kept(self) -> tuple[Path, Kept] | None:
        """Tell where the game is, if everything of it is on the disk."""
        if self.playing is None or not self.playing.try_now(SETTLING):
            return None
        return self.playing.path, Kept.of(self.playing.game.session)

    def put_away(self) -> None:
        """Close the game that is being played."""
        if self.playing is not None:
            self.playing.close()
            self.playing = None

    def kill(self) -> None:
        """End at once: nothing more is written, and the lock's file stays behind."""
        autosave, self.playing = self.playing, None
        if autosave is None:
            return
        with autosave._change:
            autosave._waiting, autosave._closed = None, True
            autosave._change.notify_all()
        autosave._thread.join()
        atexit.unregister(autosave.close)
        lock = autosave._file._lock
        if lock is not None and lock._handle is not None:
            os.close(lock._handle)
            lock._handle = None

    @property
    def written(self) -> Path | None:
        """The file that this copy holds the lock of."""
        if self.playing is None:
            return None
        lock = self.playing._file._lock
        return self.playing.path if lock is not None and lock.held else None

    def _seat(self, game: OpenGame, resumed: Path | None) -> None:
        self.put_away()
        self.playing = Autosave(self.store, game, resumed)
