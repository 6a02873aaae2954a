"""A lock between running copies of the program; the system gives it back when one dies."""

import errno
import os
import stat
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from brass_desktop.services import disk

PATIENCE: Final = 0.25
"""Seconds to wait for those who hold a lock only while they write a small file."""
_NAP: Final = 0.002
_NOT_OURS: Final = frozenset({errno.ELOOP, errno.EISDIR, errno.ENXIO, errno.ENODEV})
"""How the system says that something else than a file lies under the name."""
_UNLOCKABLE: Final = frozenset({errno.ENOLCK, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS})
"""How a file system, such as one of a network, says that it has no locks."""


class FileLock:
    """Held from `acquire` to `release`, or until the process ends in whatever way.

    Where a file system has no locks, whoever has made the file holds it, or everybody if the lock
    is not `strict`.
    """

    def __init__(self, path: Path, *, strict: bool = True) -> None:
        self.path = path
        self._strict = strict
        self._handle: int | None = None

    @property
    def held(self) -> bool:
        """Tell whether the lock is held and its file still lies under its name.

        Somebody may have removed the file, or put another in its place, for others to lock.
        """
        try:
            return self._handle is not None and self._is_still(self._handle)
        except OSError:
            return False

    def acquire(self, patience: float = 0.0) -> bool:
        """Try for so many seconds, or once; false if others have it all the time.

        An `OSError` tells that no lock can be made there.
        """
        until = time.monotonic() + patience
        while not self.held and not self._try():
            if time.monotonic() >= until:
                return False
            time.sleep(_NAP)
        return True

    def _try(self) -> bool:
        self.release()
        try:
            handle, made = self._open()
        except OSError as error:
            if error.errno in _NOT_OURS:
                return False
            raise
        locked = False
        try:
            locked = self._lock(handle, made=made)
        finally:
            if not locked:
                disk.close(handle)
        self._handle = handle if locked else None
        return locked

    def release(self) -> None:
        """Give the lock back and remove its file, unless it is another's by now."""
        if self._handle is None:
            return
        handle, self._handle = self._handle, None
        with suppress(OSError):
            disk.unlock(handle)
        # An open file cannot be removed on Windows.
        with suppress(OSError):
            if sys.platform != "win32" and self._is_still(handle):
                disk.unlink(self.path)
        with suppress(OSError):
            disk.close(handle)
        with suppress(OSError):
            if sys.platform == "win32":  # only now, and not while another has it open
                disk.unlink(self.path)

    def _open(self) -> tuple[int, bool]:
        """Make the file or open it; tell which."""
        disk.make_folder(self.path.parent)
        try:
            return disk.create(self.path, 0o600), True
        except FileExistsError:
            return disk.reopen(self.path), False

    def _lock(self, handle: int, *, made: bool) -> bool:
        try:
            if not stat.S_ISREG(disk.facts_of(handle).st_mode):
                return False
            return disk.lock(handle) and self._is_still(handle)
        except OSError as error:
            if error.errno in _UNLOCKABLE:
                return made or not self._strict
            raise

    def _is_still(self, handle: int) -> bool:
        """Tell whether the locked file is still the one under this name, not a removed one."""
        if sys.platform == "win32":
            return True  # nobody can remove or rename an open file there
        found = disk.facts(self.path)
        return found is not None and os.path.samestat(disk.facts_of(handle), found)


def is_locked(path: Path) -> bool:
    """Tell whether another holder has the lock now; where none can be made, nobody has."""
    probe = FileLock(path)
    try:
        if disk.facts(path) is None:
            return False
        free = probe.acquire()
    except OSError:
        return False
    probe.release()
    return not free


@contextmanager
def acquired(path: Path, patience: float = PATIENCE) -> Iterator[None]:
    """Hold a lock for a short deed; a `BlockingIOError` if others have it all the time."""
    lock = FileLock(path, strict=False)
    if not lock.acquire(patience):
        raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN), str(lock.path))
    try:
        yield
    finally:
        lock.release()
