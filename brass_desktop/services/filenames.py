"""File names from free text: any script stays, whatever some platform forbids goes."""

import re
import unicodedata
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Final

from brass_desktop.services import disk

LONGEST: Final = 120
"""Bytes of UTF-8, so that endings and a number still fit into what file systems allow."""
_FORBIDDEN: Final = re.compile(r'[<>:"/\\|?*\s]+')
_RESERVED: Final = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)
_UNSEEN: Final = ("Cc", "Cf", "Cs", "Cn", "Co")


def safe_stem(title: str, fallback: str = "game") -> str:
    """Turn a title into the name of a file, without its ending."""
    composed = unicodedata.normalize("NFC", title)
    seen = "".join(
        " " if letter.isspace() else letter
        for letter in composed
        if letter.isspace() or unicodedata.category(letter) not in _UNSEEN
    )
    stem = _shortened(_FORBIDDEN.sub(" ", seen).strip(" .-_~")).rstrip(" .")
    if not stem:
        return fallback
    return f"{fallback} {stem}" if _RESERVED.fullmatch(stem) else stem


def free_names(folder: Path, stem: str, ending: str) -> Iterator[Path]:
    """Name files of a folder that nothing has yet, whatever the letters' case.

    Another program may take a name meanwhile; the next one is worth a try then.
    """
    taken = {entry.name.casefold() for entry in disk.entries(folder)}
    for number in count(1):
        name = f"{stem}{ending}" if number == 1 else f"{stem} {number}{ending}"
        if name.casefold() not in taken:
            yield folder / name


def _shortened(stem: str) -> str:
    return stem.encode("utf-8")[:LONGEST].decode("utf-8", "ignore")
