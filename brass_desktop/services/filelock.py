"""A lock between running copies of the program; the system gives it back when one dies."""

import os
import sys
from contextlib import suppress
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class FileLock:
    """Held from `acquire` to `release`, or until the process ends in whatever way."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._handle: int | None = None

    @property
    def held(self) -> bool:
        """Tell whether this object holds the lock."""
        return self._handle is not None

    def acquire(self) -> bool:
        """Try once; false if another copy has it or the place cannot be locked."""
        if self.held:
            return True
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return False
        if _lock(handle) and self._is_still(handle):
            self._handle = handle
            return True
        os.close(handle)
        return False

    def release(self) -> None:
        """Give the lock back and remove its file."""
        if self._handle is None:
            return
        handle, self._handle = self._handle, None
        if sys.platform == "win32":
            # An open file cannot be removed there, and closing alone may give the lock back late.
            with suppress(OSError):
                msvcrt.locking(handle, msvcrt.LK_UNLCK, 1)
        else:
            self.path.unlink(missing_ok=True)
        os.close(handle)

    def _is_still(self, handle: int) -> bool:
        """Tell whether the locked file is still the one under this name, not a removed one."""
        if sys.platform == "win32":
            return True
        try:
            return os.path.samestat(os.fstat(handle), self.path.stat())
        except OSError:
            return False


def is_locked(path: Path) -> bool:
    """Tell whether another holder has the lock now."""
    if not path.exists():
        return False
    probe = FileLock(path)
    free = probe.acquire()
    probe.release()
    return not free


def _lock(handle: int) -> bool:
    try:
        if sys.platform == "win32":
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
