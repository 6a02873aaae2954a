"""The system's calls that write, lock and list the player's files, each in one place.

Whatever the program changes on a disk is changed by these functions and by no other: `atomic` makes
a whole write of them, `filelock` a lock. So one place shows what may fail, and in one place a test
makes it fail. None of them follows a symbolic link that lies where a file of ours should be. Every
failure is an `OSError`; whoever calls says what it means.
"""

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_UNFOLLOWED: Final = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
_BYTES: Final = getattr(os, "O_BINARY", 0)
_BUSY: Final = {errno.EACCES} if sys.platform == "win32" else {errno.EAGAIN}
_UNLINKABLE: Final = frozenset({errno.EPERM, errno.ENOTSUP, errno.EOPNOTSUPP, errno.EMLINK})
"""How file systems say that a file cannot have two names there."""


def make_folder(folder: Path) -> None:
    """Make a folder and those above it, where they are not there yet.

    A power cut would take a new folder with all that is in it, were its own name not flushed.
    """
    if folder.is_dir():
        return
    if folder.parent != folder:
        make_folder(folder.parent)
    folder.mkdir(exist_ok=True)
    with suppress(OSError):  # it is there even where the one above it cannot be flushed
        sync_folder(folder.parent)


def entries(folder: Path) -> "list[os.DirEntry[str]]":
    """List a folder; one that is not there is empty."""
    try:
        with os.scandir(folder) as found:
            return list(found)
    except FileNotFoundError:
        return []


def facts(path: Path) -> os.stat_result | None:
    """Tell what lies under a name itself, not where it may point to; None for nothing."""
    try:
        return path.lstat()
    except FileNotFoundError:
        return None


def create(path: Path, mode: int = 0o666) -> int:
    """Open a new file; a name that anything has already is a `FileExistsError`."""
    return os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | _UNFOLLOWED | _BYTES, mode)


def reopen(path: Path) -> int:
    """Open a file that is there, to be locked."""
    if path.is_symlink():
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path))
    return os.open(path, os.O_RDWR | _UNFOLLOWED | _BYTES)


def write(handle: int, data: bytes | memoryview) -> int:
    """Write some of the bytes and tell how many."""
    return os.write(handle, data)


def sync(handle: int) -> None:
    """Let what was written reach the disk."""
    os.fsync(handle)


def close(handle: int) -> None:
    """Close a file, which gives its lock back."""
    os.close(handle)


def replace(source: Path, target: Path) -> None:
    """Give a file another name; what had that name is gone."""
    source.replace(target)


def give_new_name(source: Path, target: Path) -> None:
    """Give a file another name that nothing has; a taken one is a `FileExistsError`."""
    if sys.platform == "win32":
        source.rename(target)
        return
    try:
        os.link(source, target, follow_symlinks=False)
    except OSError as error:
        if error.errno not in _UNLINKABLE:
            raise
        _fill_new_name(source, target)
    else:
        source.unlink()


def _fill_new_name(source: Path, target: Path) -> None:
    """Reserve a name with an empty file, which the file replaces at once."""
    os.close(create(target))
    try:
        source.replace(target)
    except BaseException:
        target.unlink()
        raise


def link(source: Path, target: Path) -> None:
    """Give a file a second name that nothing has."""
    os.link(source, target, follow_symlinks=False)


def unlink(path: Path) -> None:
    """Remove a name; one that is not there is as good as removed."""
    path.unlink(missing_ok=True)


def sync_folder(folder: Path) -> None:
    """Make new names durable too, on platforms where a folder can be flushed."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def lock(handle: int) -> bool:
    """Try once to lock an open file; false if another holder has it.

    An `OSError` tells that files cannot be locked there at all.
    """
    try:
        if sys.platform == "win32":
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in _BUSY:
            return False
        raise
    return True


def unlock(handle: int) -> None:
    """Give a lock back where closing alone may do so late."""
    if sys.platform == "win32":
        msvcrt.locking(handle, msvcrt.LK_UNLCK, 1)


def facts_of(handle: int) -> os.stat_result:
    """Tell what an open file is."""
    return os.fstat(handle)
