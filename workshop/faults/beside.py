"""What somebody may have put beside a saved game, in the place of what belongs to it."""

import os
import struct
import zlib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

Trap = Callable[[Random, Path], None]
PICTURE_MARK: Final = b"brass-desktop picture\n"
"""What the program's own pictures end with."""


def png(width: int, height: int) -> bytes:
    """Write a black picture of one bit a pixel, whose few bytes ask for a great many."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        check = struct.pack(">I", zlib.crc32(kind + data))
        return struct.pack(">I", len(data)) + kind + data + check

    packed, row = zlib.compressobj(9), b"\0" * (1 + (width + 7) // 8)
    data = b"".join(packed.compress(row) for _ in range(height)) + packed.flush()
    head = struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


def jpeg_head(width: int, height: int, colours: int) -> bytes:
    """Write the header of a JPEG that promises a size and brings nothing."""
    frame = struct.pack(">BHHB", 8, height & 0xFFFF, width & 0xFFFF, colours)
    frame += b"".join(bytes((n + 1, 0x11, 0)) for n in range(colours))
    head = b"\xff\xd8\xff\xc0" + struct.pack(">H", len(frame) + 2) + frame
    return head + b"\xff\xda\x00\x08\x01\x01\x00\x00\x3f\x00" + b"\0" * 40 + b"\xff\xd9"


def outside(path: Path) -> Path:
    """Name a file that nobody may make: a link leads there."""
    return path.parent.parent / "outside"


def _noise(chance: Random, path: Path) -> None:
    path.write_bytes(chance.randbytes(chance.choice((0, 1, 300, 5_000))))


def _bomb(chance: Random, path: Path) -> None:
    side = chance.choice((1, 768, 4_000))
    path.write_bytes(png(side, side) + chance.choice((b"", PICTURE_MARK)))


def _promise(chance: Random, path: Path) -> None:
    """Promise the right size, or a wrong one, and break off."""
    size = chance.choice(((768, 432), (1, 1), (65_535, 65_535)))
    path.write_bytes(jpeg_head(*size, chance.choice((1, 3, 4))) + PICTURE_MARK)


def _folder(chance: Random, path: Path) -> None:
    path.mkdir()


def _pipe(chance: Random, path: Path) -> None:
    os.mkfifo(path)


def _link(chance: Random, path: Path) -> None:
    targets = ("/dev/zero", "/dev/full", outside(path), path.parent, path)
    path.symlink_to(chance.choice(targets))


TRAPS: Final[dict[str, Trap]] = {
    "noise": _noise,
    "bomb": _bomb,
    "promise": _promise,
    "folder": _folder,
    **({"pipe": _pipe, "link": _link} if os.name == "posix" else {}),
}
ENDINGS: Final = (".jpg", ".jpg", ".lock", ".json.bak")


def set_trap(chance: Random, path: Path) -> str:
    """Put something beside a file, more often nothing; give the trap's name."""
    if chance.random() < 0.6:
        return ""
    name, ending = chance.choice(list(TRAPS)), chance.choice(ENDINGS)
    TRAPS[name](chance, path.with_name(path.stem + ending))
    return f"{name}{ending}"
