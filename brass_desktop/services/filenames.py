"""File names from free text: any script stays, whatever some platform forbids goes."""

import re
import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import Final

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


def free_path(folder: Path, stem: str, ending: str) -> Path:
    """Find a name in a folder that no file has yet, whatever the letters' case."""
    taken = {entry.name.casefold() for entry in folder.iterdir()} if folder.is_dir() else set()
    return folder / _free_name(stem, ending, lambda name: name.casefold() in taken)


def _free_name(stem: str, ending: str, taken: Callable[[str], bool]) -> str:
    name, number = f"{stem}{ending}", 2
    while taken(name):
        name = f"{stem} {number}{ending}"
        number += 1
    return name


def _shortened(stem: str) -> str:
    return stem.encode("utf-8")[:LONGEST].decode("utf-8", "ignore")
