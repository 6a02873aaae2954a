"""The one way in for files that somebody else may have made, changed or put in our way.

Whatever lies there, reading ends soon, with bytes or a `ForeignFileError`: only regular files are
read, a pipe without a writer cannot hold us up, nothing is larger than its reader can use, and
nothing takes longer than `PATIENCE`. Nobody else in the program opens such a file.
"""

import errno
import os
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

Unread = Literal["missing", "forbidden", "not_a_file", "too_large", "slow", "unreadable"]
PATIENCE: Final = 2.0
"""Seconds after which a file on a sleepy disk or network is given up."""
_PIECE: Final = 1 << 18
_REASONS: Final[dict[int | None, Unread]] = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.ENAMETOOLONG: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EISDIR: "not_a_file",
    errno.ELOOP: "not_a_file",
    errno.ENXIO: "not_a_file",
}
_FLAGS: Final = (
    os.O_RDONLY
    | getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_BINARY", 0)
    | getattr(os, "O_CLOEXEC", 0)
)


class ForeignFileError(OSError):
    """A file that was not read; `reason` says why, for those who have words for it."""

    def __init__(self, reason: Unread, detail: str) -> None:
        super().__init__(detail)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class ForeignFile:
    """A regular file of a folder."""

    path: Path
    size: int
    modified: float
    stamp: int
    """Its date in nanoseconds, to notice a change."""


def read(path: Path, most: int, *, links: bool = True) -> bytes:
    """Read a whole file of at most so many bytes; without `links` none is followed to it."""
    with _opened(path, links=links) as handle:
        # A file may say less than it has, as those of the kernel do, or grow meanwhile.
        if os.fstat(handle).st_size > most or len(data := _pieces(path, handle, most + 1)) > most:
            raise ForeignFileError("too_large", f"{path}: more than {most} bytes")
        return data


def read_ends(path: Path, first: int, last: int) -> tuple[bytes, bytes]:
    """Read the first and the last bytes of a file, as many as there are."""
    with _opened(path, links=True) as handle:
        start = _pieces(path, handle, first)
        os.lseek(handle, max(0, os.fstat(handle).st_size - last), os.SEEK_SET)
        return start, _pieces(path, handle, last)


def list_files(folder: Path) -> Iterator[ForeignFile]:
    """List the regular files of a folder; one that cannot be listed is empty.

    A file that vanishes or may not be looked at is passed over.
    """
    try:
        entries = list(os.scandir(folder))
    except (OSError, ValueError):
        return
    for entry in entries:
        try:
            facts = entry.stat()
        except OSError:
            continue
        if stat.S_ISREG(facts.st_mode):
            yield ForeignFile(Path(entry.path), facts.st_size, facts.st_mtime, facts.st_mtime_ns)


def modified(path: Path) -> float | None:
    """Tell when a regular file was last written; None for a link and whatever else lies there."""
    try:
        facts = path.lstat()
    except (OSError, ValueError):
        return None
    return facts.st_mtime if stat.S_ISREG(facts.st_mode) else None


def typed_path(text: str) -> Path:
    """Read a path as people type and paste it: in quotes, from their home, of whomever it is."""
    path = Path(text.strip().strip("\"'"))
    try:
        return path.expanduser()
    except RuntimeError:  # the home of somebody whom this system does not know
        return path


@contextmanager
def _opened(path: Path, *, links: bool) -> Iterator[int]:
    """Open a regular file; every failure up to its closing has a reason."""
    try:
        handle = _open(path, links=links)
        try:
            yield handle
        finally:
            os.close(handle)
    except ForeignFileError:
        raise
    except OSError as error:
        reason = _REASONS.get(error.errno, "unreadable")
        raise ForeignFileError(reason, f"{path}: {error.strerror or error}") from error
    except ValueError as error:  # a name that no system could have, such as one with a null
        raise ForeignFileError("missing", f"{path}: {error}") from error


def _open(path: Path, *, links: bool) -> int:
    flags = _FLAGS
    if not links:
        if not hasattr(os, "O_NOFOLLOW") and path.is_symlink():
            raise ForeignFileError("not_a_file", f"{path}: a link")
        flags |= getattr(os, "O_NOFOLLOW", 0)
    handle = os.open(path, flags)
    try:
        if stat.S_ISREG(os.fstat(handle).st_mode):
            return handle
    except OSError:
        os.close(handle)
        raise
    os.close(handle)
    raise ForeignFileError("not_a_file", f"{path}: not a regular file")


def _pieces(path: Path, handle: int, most: int) -> bytes:
    """Read piece by piece, so that a slow or growing file is noticed."""
    until = time.monotonic() + PATIENCE
    data = bytearray()
    while len(data) < most and (piece := os.read(handle, min(_PIECE, most - len(data)))):
        data += piece
        if time.monotonic() > until:
            raise ForeignFileError("slow", f"{path}: not read within {PATIENCE} s")
    return bytes(data)
