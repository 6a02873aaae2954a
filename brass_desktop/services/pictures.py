"""Small pictures beside saved games: ours carry a mark, and only those are replaced or removed."""

import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

from brass_desktop.services import atomic, disk

_MARK: Final = b"brass-desktop picture\n"
"""Stands after the end of the picture, where no program looks."""


def keep(path: Path, data: bytes) -> None:
    """Write a picture, unless a stranger's file has its name; every failure is an `OSError`."""
    if disk.facts(path) is None or is_ours(path):
        atomic.write(path, data + _MARK)


def move(path: Path, target: Path) -> None:
    """Let a picture go with its game to another name, if that is free."""
    with suppress(OSError):
        if is_ours(path):
            disk.give_new_name(path, target)


def is_ours(path: Path) -> bool:
    """Tell whether a file is a picture that this program has put there."""
    try:
        found = disk.facts(path)
        if found is None or not stat.S_ISREG(found.st_mode) or found.st_size < len(_MARK):
            return False
        with path.open("rb", buffering=0) as file:
            file.seek(-len(_MARK), os.SEEK_END)
            return file.read() == _MARK
    except OSError:
        return False
