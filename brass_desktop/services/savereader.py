"""From the bytes of a file to a replayed session; whatever the bytes are, it ends soon."""

from pathlib import Path
from typing import Any

from brass_desktop.core.errors import SaveError, UnsupportedVersion
from brass_desktop.core.savefile import LARGEST_FILE, Head, Restored, SaveFile, restore
from brass_desktop.core.savetext import ReadSave, read_what_is_left
from brass_desktop.games import shelf
from brass_desktop.services import foreign

_LAST_BYTES = 16
"""Enough for the brace that ends every file, and blanks behind it."""
AnyRestored = Restored[Any, Any, Any, Any]
"""A session of whichever game the file names."""


def read_bytes(path: Path) -> bytes:
    """Read a file that is not larger than any saved game; whatever is wrong is a `SaveError`."""
    try:
        return foreign.read(path, LARGEST_FILE)
    except foreign.ForeignFileError as error:
        raise SaveError(str(error), error.reason) from error


def read_ends(path: Path, most: int) -> tuple[bytes, bool]:
    """Read the beginning of a file, where its head stands, and tell whether its end is missing."""
    try:
        start, end = foreign.read_ends(path, most, _LAST_BYTES)
        return start, not end.rstrip().endswith(b"}")
    except foreign.ForeignFileError as error:
        raise SaveError(str(error), error.reason) from error


def text_of(data: bytes) -> str:
    """Decode up to the first byte that is no UTF-8; the damage shows as a cut-off file."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        return data[: error.start].decode("utf-8-sig", "ignore")


def read_save(path: Path) -> ReadSave:
    """Read a file without replaying it, up to its first bad action."""
    return read_what_is_left(text_of(read_bytes(path)))


def why_not_opened(head: Head) -> UnsupportedVersion | None:
    """Tell from the head alone that this program has not the game or not the rules of a file."""
    try:
        info = shelf.find(head.game)
    except UnsupportedVersion as error:
        return error
    if head.rules_version == info.rules_version:
        return None
    return UnsupportedVersion(
        f"the game was played by rules {head.rules_version}, "
        f"this program has rules {info.rules_version}",
        "other_rules",
    )


def read_session(path: Path) -> tuple[AnyRestored, SaveFile]:
    """Read and replay a file up to its first bad action."""
    read = read_save(path)
    restored = restore(read.save, shelf.load_game(read.save.game))
    if read.problem is not None and not read.save.actions:
        raise read.problem
    return Restored(restored.session, restored.problem or read.problem), read.save
