"""The automatic save of a running game: written behind its back, never lost, never in the way.

The text is made at once, in a few milliseconds, and written by a thread. A further action waits for
the write before it, so that a crash at any moment costs at most the last action. A write that fails
is tried again until it succeeds; meanwhile `problem` tells what is wrong.
"""

import atexit
import errno
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal

from brass_desktop.core.savefile import write_text
from brass_desktop.core.session import Played, Rewound
from brass_desktop.services import atomic
from brass_desktop.services.filelock import FileLock
from brass_desktop.services.savestore import OpenGame, SaveStore, lock

FailureCode = Literal["full", "forbidden", "gone", "failed"]
SaveMoments = Literal["action", "turn"]
AnyChange = Played[Any, Any, Any] | Rewound[Any]
"""A change of whichever game is being played."""

PATIENCE: Final = 1.0
"""Seconds a new action waits for the write before it; a slower disk may fall further behind."""
FIRST_RETRY: Final = 1.0
LONGEST_RETRY: Final = 30.0
_CODES: Final[dict[int | None, FailureCode]] = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.ENOENT: "gone",
    errno.ENODEV: "gone",
    errno.ENOTDIR: "gone",
}


@dataclass(frozen=True, slots=True)
class SavingFailed:
    """Why the last write did not work; it is being tried again."""

    code: FailureCode
    path: Path
    detail: str


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
        self._closed = False
        self._behind = False
        """Whether actions of an unfinished turn were left out, as the player wished."""
        self._problem: SavingFailed | None = None
        self._retry = FIRST_RETRY
        self.path, self._lock = self._claim(resumed)
        self._thread = threading.Thread(target=self._work, name="autosave", daemon=True)
        self._thread.start()
        atexit.register(self.close)
        game.session.watch(self._follow)
        self.save()

    @property
    def problem(self) -> SavingFailed | None:
        """What is wrong with saving at the moment; None when everything is on the disk."""
        return self._problem

    def save(self) -> None:
        """Hand the game as it is now to the writer, after the write before it is done."""
        text = write_text(self._store.describe(self.game))
        self._behind = False
        with self._change:
            if self._closed:
                return
            if self._problem is None:
                self._change.wait_for(lambda: self._idle or self._problem is not None, PATIENCE)
            self._waiting = text
            self._change.notify_all()

    def settle(self, timeout: float = 5.0) -> bool:
        """Wait until everything is written; false if it is not by then."""
        with self._change:
            self._change.wait_for(lambda: self._idle or self._problem is not None, timeout)
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
        written = self._write_rest()
        if self._lock is not None:
            self._lock.release()
        return written

    @property
    def _idle(self) -> bool:
        return self._waiting is None and not self._writing

    def _write_rest(self) -> bool:
        """Try once more what the thread could not write."""
        with self._change:
            text, self._waiting = self._waiting, None
        if text is not None:
            try:
                atomic.write_text(self.path, text, keep_previous=True)
            except OSError:
                return False
            self._problem = None
        return self._problem is None

    def _claim(self, resumed: Path | None) -> tuple[Path, FileLock | None]:
        """Go on with the file the game came from, or begin one where another copy has that."""
        if resumed is not None and (found := lock(resumed)) is not None:
            return resumed, found
        path = self._store.autosave_path(self.game)
        return path, lock(path)

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
                atomic.write_text(self.path, text, keep_previous=True)
            except OSError as error:
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
            return text

    def _done(self) -> None:
        with self._change:
            recovered, self._problem = self._problem is not None, None
            self._writing, self._retry = False, FIRST_RETRY
            self._change.notify_all()
        if recovered:
            self._wake()

    def _failed(self, text: str, error: OSError) -> None:
        """Keep what could not be written, say so, and wait before the next try."""
        with self._change:
            self._problem = SavingFailed(
                _CODES.get(error.errno, "failed"), self.path, error.strerror or str(error)
            )
            self._writing = False
            newer = self._waiting is not None
            self._waiting = self._waiting or text
            self._change.notify_all()
        self._wake()
        with self._change:
            if not newer and not self._closed:
                self._change.wait(self._retry)
            self._retry = min(self._retry * 2, LONGEST_RETRY)
