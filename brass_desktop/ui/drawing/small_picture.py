"""Small pictures that lie beside saved games: a file that anybody may have exchanged.

The C library that unpacks pictures believes what they say of themselves, so that a file of a few
bytes can ask for gigabytes. Hence only what this program itself writes is unpacked: a whole JPEG in
colours, of the one size it must have by its own header.
"""

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pygame

from brass_desktop.services import pictures

_START, _END = b"\xff\xd8", b"\xff\xd9"
_FRAMES: Final = frozenset({0xC0, 0xC1, 0xC2})
"""Markers of a frame's header: baseline, extended and progressive."""
_SCAN: Final = 0xDA
_COLOURS: Final = 3


def read_picture(path: Path, size: tuple[int, int]) -> pygame.Surface | None:
    """Read a picture of exactly this size; None for whatever else lies there."""
    data = pictures.read(path)
    if data is None or not data.endswith(_END) or _frame(data) != (*size, _COLOURS):
        return None
    try:
        return pygame.image.load(io.BytesIO(data), "picture.jpg").convert(32)
    except pygame.error:
        return None


def _frame(data: bytes) -> tuple[int, int, int] | None:
    """Give width, height and number of colours by the header of a JPEG."""
    for marker, at in _segments(data):
        if marker in _FRAMES:
            high = int.from_bytes(data[at + 3 : at + 5], "big")
            wide = int.from_bytes(data[at + 5 : at + 7], "big")
            return wide, high, int.from_bytes(data[at + 7 : at + 8], "big")
    return None


def _segments(data: bytes) -> Iterator[tuple[int, int]]:
    """Walk the headers up to the picture itself: each marker with the place of its length."""
    at = len(_START) if data.startswith(_START) else len(data)
    while at + 4 <= len(data) and data[at] == 0xFF and data[at + 1] != _SCAN:
        yield data[at + 1], at + 2
        at += 2 + max(2, int.from_bytes(data[at + 2 : at + 4], "big"))
