"""Which automatic saves were played last, told without asking any clock.

The clock of a computer may be years wrong, and what it says must not decide which game is offered
first or removed. So a small file beside the games lists their names, the last played at the end.
Games that it does not name were played before all that it does. It is a help and no more: where it
cannot be read or written, the dates of the games have to do.
"""

from contextlib import suppress
from pathlib import Path
from typing import Final

from brass_desktop.core.errors import SaveError
from brass_desktop.services import atomic
from brass_desktop.services.filelock import acquired
from brass_desktop.services.savereader import read_bytes, text_of

NAME: Final = ".order"
_MOST: Final = 1000


def ranks(folder: Path) -> dict[str, int]:
    """Number the games that are known by their file names; the last played has the most."""
    return {name: number for number, name in enumerate(_names(folder))}


def note(folder: Path, name: str) -> None:
    """Put a game after all others."""
    with suppress(OSError), acquired(folder / f"{NAME}.lock"):
        names = [other for other in _names(folder) if other != name]
        atomic.write_text(folder / NAME, "\n".join([*names, name][-_MOST:]) + "\n")


def _names(folder: Path) -> list[str]:
    try:
        return text_of(read_bytes(folder / NAME)).splitlines()
    except (OSError, SaveError):
        return []
