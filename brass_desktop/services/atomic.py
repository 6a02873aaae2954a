"""Write files so that a power cut leaves either the old or the new one, never half of it."""

import os
import shutil
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from typing import Final

TEMPORARY: Final = ".writing-"
"""How the names of unfinished files begin; a crash may leave one behind."""
PREVIOUS: Final = ".bak"
"""What is added to a file's name for the version before it."""


def write_text(path: Path, text: str, *, keep_previous: bool = False) -> None:
    """Write beside the target, flush to the disk, then take the target's name.

    With `keep_previous` the version so far stays under the name with `.bak`; at no moment is there
    neither of the two.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = _temporary(path.parent)
    try:
        with temporary.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if keep_previous:
            _keep(path)
        temporary.replace(path)
        _flush_folder(path.parent)
    except BaseException:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
        raise


def previous(path: Path) -> Path:
    """Name the version before a file."""
    return path.with_name(path.name + PREVIOUS)


def _keep(path: Path) -> None:
    """Give the present version a second name, or copy it where a file has only one."""
    if not path.exists():
        return
    second = _temporary(path.parent)
    try:
        try:
            second.unlink()
            os.link(path, second)
        except OSError:
            shutil.copyfile(path, second)
        second.replace(previous(path))
    except BaseException:
        with suppress(OSError):
            second.unlink(missing_ok=True)
        raise


def _temporary(folder: Path) -> Path:
    """Make an empty file that the player's other programs may read, unlike `tempfile`'s."""
    path = folder / f"{TEMPORARY}{token_hex(6)}"
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666))
    return path


def _flush_folder(folder: Path) -> None:
    """Make the new name durable too, on platforms where a folder can be flushed."""
    if os.name != "posix":
        return
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
