"""The file of automatic saves of one running game, which this copy of the program alone may write.

A name is ours while we hold the lock beside it, and nothing is ever written without: before each
write the lock is looked at, and where it was lost (somebody has removed the folder, or put another
file in its place) or never got, the next free name is taken.
"""

import errno
import os
import stat
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final

from brass_desktop.core.errors import SaveError
from brass_desktop.services import atomic, disk, playing_order
from brass_desktop.services.filelock import FileLock
from brass_desktop.services.savereader import read_save
from brass_desktop.services.savestore import OpenGame, SaveStore, lock_of

_MOST_NAMES: Final = 30
"""How many names are tried in a row; where all fail it is not the names' fault."""
_GLANCE: Final = 0.02
_Mark = tuple[int, int, int]


class ClaimedFile:
    """One game's own file; `path` is where it is, or would be if it could be written."""

    def __init__(self, store: SaveStore, game: OpenGame, resumed: Path | None) -> None:
        self._store = store
        self._game = game
        self._resumed = resumed
        self.path = resumed or store.autosave_path(game)
        self._lock: FileLock | None = None
        self._ours: _Mark | None = None
        """Tells the file we have written last from any other under its name."""

    def write(self, text: str) -> None:
        """Write the game into a file that is ours; every failure is an `OSError`."""
        self.claim()
        atomic.write_text(self.path, text, keep_previous=True)
        self._ours = _mark(self.path)

    def claim(self) -> None:
        """Hold the lock of a name: of the file the game came from, or of one that is free."""
        if self._lock is not None:
            if self._lock.held:
                return
            self._lock.release()
        problem = OSError(errno.EBUSY, os.strerror(errno.EBUSY), str(self.path))
        for path in self._names():
            try:
                if self._take(path):
                    return
            except PermissionError as error:  # perhaps of another user, and the next name is free
                problem = error
        raise problem

    def release(self) -> None:
        """Let other copies of the program have the file."""
        if self._lock is not None:
            if self._lock.held:
                playing_order.note(self.path.parent, self.path.name)
            self._lock.release()
            self._lock = None

    def _names(self) -> Iterator[Path]:
        if self._resumed is not None or self._ours is not None:
            yield self.path
        yield from islice(self._store.autosave_names(self._game), _MOST_NAMES)

    def _take(self, path: Path) -> bool:
        """Lock a name; false if another copy has it or the file there is not ours."""
        lock = FileLock(lock_of(path))
        # Another copy that only looks whether the game is running holds the lock for a moment.
        if not lock.acquire(_GLANCE if path == self._resumed else 0.0):
            return False
        may_write = False
        try:
            may_write = self._may_write(path)
        finally:
            if not may_write:
                lock.release()
        if not may_write:
            return False
        self._lock, self.path, self._resumed = lock, path, None
        playing_order.note(path.parent, path.name)
        return True

    def _may_write(self, path: Path) -> bool:
        """Tell whether nothing of another game lies there, now that nobody else can write it."""
        if disk.facts(path) is None and disk.facts(atomic.previous(path)) is None:
            return True
        if self._ours is not None and _mark(path) == self._ours:
            return True
        return path == self._resumed and _holds(path, self._game)


def _mark(path: Path) -> _Mark | None:
    found = disk.facts(path)
    if found is None or not stat.S_ISREG(found.st_mode):
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size


def _holds(path: Path, game: OpenGame) -> bool:
    """Tell whether a file says what the table says: neither damaged nor played on elsewhere."""
    try:
        read = read_save(path)
    except (SaveError, OSError):
        return False
    session = game.session
    if read.problem is not None or read.save.setup.seed != session.setup.seed:
        return False
    return [saved.digest for saved in read.save.actions] == [entry.digest for entry in session.log]
