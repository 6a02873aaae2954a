"""Small pictures beside saved games: ours carry a mark, and only those are replaced or removed."""

from contextlib import suppress
from pathlib import Path
from typing import Final

from brass_desktop.services import atomic, disk, foreign

LARGEST_FILE: Final = 1_000_000
"""Bytes; a picture of a table has about 80,000."""
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
    return read(path) is not None


def read(path: Path) -> bytes | None:
    """Read a picture of ours; None for whatever else lies there."""
    try:
        data = foreign.read(path, LARGEST_FILE, links=False)
    except foreign.ForeignFileError:
        return None
    return data.removesuffix(_MARK) if data.endswith(_MARK) else None
