"""The one way to write a file: a power cut leaves either the old or the new one, never half of it.

A file is written under another name, flushed to the disk, and only then takes its own: `write` in
the place of the version before it, `create` under a name that nothing has. Where any step fails
nothing has changed, and the error is the caller's to tell.
"""

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from typing import Final

from brass_desktop.services import disk, foreign
from brass_desktop.services.filenames import free_names

TEMPORARY: Final = ".writing-"
"""How the names of unfinished files begin; a crash may leave one behind."""
PREVIOUS: Final = ".bak"
"""What is added to a file's name for the version before it."""
_LARGEST: Final = 1 << 26
"""Bytes of a version that is copied where a file cannot have two names."""


def write(path: Path, data: bytes, *, keep_previous: bool = False) -> None:
    """Write a file in the place of the version before it.

    With `keep_previous` that version stays under the name with `.bak`; at no moment is there
    neither of the two. A link under the name gives way to the file; where it led stays as it is.
    """
    temporary = _written(path.parent, data)
    try:
        if keep_previous:
            _keep(path)
        disk.replace(temporary, path)
    except BaseException:
        _discard(temporary)
        raise
    _sync_folder(path.parent)


def create(folder: Path, stem: str, ending: str, data: bytes) -> Path:
    """Write a new file under the first name that is free, also when others write there too."""
    temporary = _written(folder, data)
    try:
        for path in free_names(folder, stem, ending):
            with suppress(FileExistsError):
                disk.give_new_name(temporary, path)
                break
    except BaseException:
        _discard(temporary)
        raise
    _sync_folder(folder)
    return path


def write_text(path: Path, text: str, *, keep_previous: bool = False) -> None:
    """Write text in the place of the version before it."""
    write(path, _encoded(text), keep_previous=keep_previous)


def create_text(folder: Path, stem: str, ending: str, text: str) -> Path:
    """Write text under the first name that is free."""
    return create(folder, stem, ending, _encoded(text))


def previous(path: Path) -> Path:
    """Name the version before a file."""
    return path.with_name(path.name + PREVIOUS)


def _encoded(text: str) -> bytes:
    """Turn text into bytes, also such as came from a file name that was no text."""
    return text.encode("utf-8", "backslashreplace")


def _written(folder: Path, data: bytes) -> Path:
    """Write a whole file under a passing name that other programs may read, unlike `tempfile`'s."""
    disk.make_folder(folder)
    path = folder / f"{TEMPORARY}{token_hex(6)}"
    handle = disk.create(path)
    try:
        try:
            _write_all(handle, data)
            disk.sync(handle)
        finally:
            disk.close(handle)
    except BaseException:
        _discard(path)
        raise
    return path


def _write_all(handle: int, data: bytes) -> None:
    left = memoryview(data)
    while left:
        count = disk.write(handle, left)
        if count <= 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        left = left[count:]


def _keep(path: Path) -> None:
    """Give the present version a second name, or copy it where a file has only one."""
    found = disk.facts(path)
    if found is None or not stat.S_ISREG(found.st_mode):
        return
    second = path.with_name(f"{TEMPORARY}{token_hex(6)}")
    try:
        disk.link(path, second)
    except OSError:
        second = _written(path.parent, foreign.read(path, _LARGEST))
    try:
        disk.replace(second, previous(path))
    except BaseException:
        _discard(second)
        raise


def _discard(temporary: Path) -> None:
    with suppress(OSError):
        disk.unlink(temporary)


def _sync_folder(folder: Path) -> None:
    """Flush the new name; the file is in its place even where a folder cannot be flushed."""
    with suppress(OSError):
        disk.sync_folder(folder)
