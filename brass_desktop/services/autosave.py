"""The automatic save of a running game: written behind its back, never lost, never in the way.

The text is made at once, in a few milliseconds, and written by a thread. An action waits a moment
for its own write, which on a sound disk is done by then, and longer for the write before it, so
that a crash at any moment costs at most the last action. A write that fails is tried again until it
succeeds; meanwhile `problem` tells what is wrong, and the game plays on.
"""

import atexit
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Literal

from brass_desktop.core.savefile import write_text
from brass_desktop.core.session import Played, Rewound
from brass_desktop.services.claim import ClaimedFile
from brass_desktop.services.failure import Failure, failure_of
from brass_desktop.services.savestore import OpenGame, SaveStore

SaveMoments = Literal["action", "turn"]
AnyChange = Played[Any, Any, Any] | Rewound[Any]
"""A change of whichever game is being played."""

PROMPTNESS: Final = 0.01
"""Seconds an action waits for its own write: unnoticed, and enough for most disks."""
PATIENCE: Final = 1.0
"""Seconds a new action waits for the write before it; a slower disk is told of."""
FIRST_RETRY: Final = 1.0
LONGEST_RETRY: Final = 30.0


class Autosave:
    """Keeps one running game in a file that this copy of the program alone may write."""

    def __init__(
        self,
        store: SaveStore,
        game: OpenGame,
        resumed: Path | None = None,
        *,
        moments: Callable[[], SaveMoments] = lambda: "action",
        wake: Callable[[], None] = lambda: None,
    ) -> None:
        self._store = store
        self.game = game
        self._moments = moments
        self._wake = wake
        self._change = threading.Condition()
        self._waiting: str | None = None
        self._writing = False
        self._tries = 0
        self._hurried = False
        """Whether the next try is wanted at once."""
        self._closed = False
        self._behind = False
        """Whether actions of an unfinished turn were left out, as the player wished."""
        self._problem: Failure | None = None
        self._retry = FIRST_RETRY
        self._file = ClaimedFile(store, game, resumed)
        with suppress(OSError):  # the first write tries again, and tells
            self._file.claim()
        self._thread = threading.Thread(target=self._work, name="autosave", daemon=True)
        self._thread.start()
        atexit.register(self.close)
        game.session.watch(self._follow)
        self.save()

    @property
    def path(self) -> Path:
        """Where the game is kept, or would be if it could be written."""
        return self._file.path

    @property
    def problem(self) -> Failure | None:
        """What is wrong with saving at the moment; None when everything is on the disk."""
        return self._problem

    def save(self) -> None:
        """Hand the game as it is now to the writer, after the write before it is done."""
        text = write_text(self._store.describe(self.game))
        self._behind = False
        with self._change:
            if self._closed:
                return
            if self._problem is None and not self._await(PATIENCE):
                self._problem = Failure("slow", self.path, "")
            self._waiting, self._hurried = text, True
            self._change.notify_all()
            if self._problem is None:
                self._await(PROMPTNESS)

    def settle(self, timeout: float = 5.0) -> bool:
        """Wait until everything is written; false if it is not by then."""
        with self._change:
            return self._await(timeout) and self._problem is None

    def try_now(self, timeout: float = PATIENCE) -> bool:
        """Write at once whatever is not on the disk yet; false if that does not work."""
        if self._behind:
            self.save()
        with self._change:
            before, self._hurried = self._tries, True
            self._change.notify_all()
            self._change.wait_for(lambda: self._idle or self._tries > before, timeout)
            return self._idle and self._problem is None

    def close(self) -> bool:
        """Write what is left and let other copies of the program have the file.

        False if the last write failed. A second time it does nothing.
        """
        if self._behind:
            self.save()
        self.settle()
        with self._change:
            self._closed = True
            self._change.notify_all()
        self._thread.join(PATIENCE)
        atexit.unregister(self.close)
        if self._thread.is_alive():  # a disk that does not answer must not hold up the program
            return False
        written = self._write_rest()
        self._file.release()
        return written

    @property
    def _idle(self) -> bool:
        return self._waiting is None and not self._writing

    def _await(self, timeout: float) -> bool:
        """Wait for the writer; true when it has written everything or cannot."""
        return self._change.wait_for(lambda: self._idle or self._problem is not None, timeout)

    def _write_rest(self) -> bool:
        """Try once more what the thread could not write."""
        text, self._waiting = self._waiting, None
        if text is not None:
            try:
                self._file.write(text)
            except OSError:
                return False
            self._problem = None
        return self._problem is None

    def _follow(self, change: AnyChange) -> None:
        if self._moments() == "turn" and isinstance(change, Played):
            game = self.game.session.game
            over = game.actor(change.after) is None
            if not over and not game.is_fence(change.entry.action, change.entry.events):
                self._behind = True
                return
        self.save()

    def _work(self) -> None:
        while (text := self._next()) is not None:
            try:
                self._file.write(text)
            except Exception as error:  # whatever it is, the next try may work and the game goes on
                self._failed(text, error)
            else:
                self._done()

    def _next(self) -> str | None:
        """Wait for something to write; None ends the thread."""
        with self._change:
            while self._waiting is None and not self._closed:
                self._change.wait()
            if self._waiting is None or self._closed:
                return None
            text, self._waiting, self._writing = self._waiting, None, True
            self._hurried = False
            return text

    def _done(self) -> None:
        with self._change:
            recovered = self._problem is not None and self._waiting is None
            if self._waiting is None:
                self._problem = None
            self._writing, self._retry = False, FIRST_RETRY
            self._tries += 1
            self._change.notify_all()
        if recovered:
            self._wake()

    def _failed(self, text: str, error: Exception) -> None:
        """Keep what could not be written, say so, and wait before the next try."""
        with self._change:
            self._problem = failure_of(error, self.path)
            self._writing = False
            self._tries += 1
            self._waiting = self._waiting or text
            self._change.notify_all()
        self._wake()
        with self._change:
            self._change.wait_for(lambda: self._hurried or self._closed, self._retry)
            self._retry = min(self._retry * 2, LONGEST_RETRY)
