"""A screen without a monitor: Xvfb, clicked by xdotool, and its picture read back."""

import os
import shutil
import struct
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pygame

Size = tuple[int, int]
TOOLS: Final = ("Xvfb", "xdotool")
_HEAD: Final = struct.Struct(">25I")
_COLOUR_BYTES: Final = 12
_SAMPLE: Final = 389
"""Every so many bytes of two pictures are compared; a prime, so that no column is favoured."""
_STEP: Final = 0.02
PATIENCE: Final = 60.0
"""Seconds for anything to happen; a busy machine is slow, a broken program never gets there."""


class Failed(Exception):
    """The program did not do what a player would expect."""


def missing_tools() -> list[str]:
    """Name what this machine lacks for a virtual screen."""
    return [tool for tool in TOOLS if shutil.which(tool) is None]


def wait_until(what: str, is_so: Callable[[], bool], seconds: float) -> float:
    """Wait for something and tell how long it took; too long is a failure named `what`."""
    start = time.monotonic()
    while not is_so():
        if time.monotonic() - start > seconds:
            raise Failed(f"not within {seconds:.0f} s: {what}")
        time.sleep(_STEP)
    return time.monotonic() - start


def likeness(one: bytes, other: bytes) -> float:
    """Tell which share of two pictures is the same, by samples."""
    pairs = list(zip(one[::_SAMPLE], other[::_SAMPLE], strict=True))
    return sum(a == b for a, b in pairs) / len(pairs)


class VirtualScreen:
    """One X display; what opens on it fills it, since nobody manages windows there."""

    def __init__(self, name: str, size: Size, folder: Path) -> None:
        self.name = name
        self.size = size
        self._memory = folder / "Xvfb_screen0"

    def picture(self) -> bytes:
        """Read what is on the screen, three bytes a pixel."""
        return pygame.image.tobytes(self._surface(), "RGB")

    def keep(self, path: Path) -> None:
        """Write what is on the screen as a picture file."""
        pygame.image.save(self._surface(), path)

    def click(self, at: tuple[float, float]) -> None:
        """Move the pointer there, let the program notice, and click."""
        x, y = (str(round(number)) for number in at)
        self._xdotool("mousemove", x, y, "sleep", "0.1", "click", "1")

    def rest(self) -> None:
        """Move the pointer where it points at nothing."""
        self._xdotool("mousemove", str(self.size[0] - 2), "2")

    def press(self, key: str) -> None:
        """Press a key by its X name; on a bare screen the window under the pointer hears it."""
        self._xdotool("key", key)

    def _xdotool(self, *words: str) -> None:
        environment = os.environ | {"DISPLAY": self.name}
        done = subprocess.run(
            ["xdotool", *words],
            env=environment,
            capture_output=True,
            text=True,
            timeout=30,
            check=False,
        )
        if done.returncode:
            raise Failed(f"xdotool {' '.join(words)}: {done.stderr.strip()}")

    def _surface(self) -> pygame.Surface:
        """Decode the X window dump that the server keeps in a file."""
        dump = self._memory.read_bytes()
        head = _HEAD.unpack_from(dump)
        head_bytes, width, height, line, colours = head[0], head[4], head[5], head[12], head[19]
        start = head_bytes + colours * _COLOUR_BYTES
        pixels = dump[start : start + line * height]
        return pygame.image.frombytes(pixels, (width, height), "BGRA", False, line).convert(24)


@contextmanager
def virtual_screen(size: Size) -> Iterator[VirtualScreen]:
    """Open a screen on the first free display number and close it in the end."""
    with tempfile.TemporaryDirectory() as folder:
        read, write = os.pipe()
        shape = f"{size[0]}x{size[1]}x24"
        options = ["-screen", "0", shape, "-fbdir", folder, "-nolisten", "tcp", "-noreset"]
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), *options],
            pass_fds=(write,),
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        try:
            with os.fdopen(read) as pipe:
                number = pipe.readline().strip()
            if not number:
                raise Failed("the virtual screen did not start")
            yield VirtualScreen(f":{number}", size, Path(folder))
        finally:
            server.terminate()
            server.wait()
