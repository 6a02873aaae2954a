"""The program under test: started as a player's desktop would start it, its files read back."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from brass_desktop.services.paths import HOME_VARIABLE, PORTABLE_MARKER
from workshop.packaging.virtual_screen import PATIENCE, Failed

LOCALE: Final = "C.UTF-8"
_NEEDED_BY_SYSTEM: Final = ("SYSTEMROOT", "TEMP", "TMP")
"""Windows starts nothing without these."""


@dataclass(frozen=True, slots=True)
class Program:
    """What is tried: its command, where it is started, and where it keeps the player's files."""

    command: Path
    desk: Path
    home: Path
    portable: bool = False

    @property
    def environment(self) -> dict[str, str]:
        """Only what a plain desktop session has: no Python paths, no environment, no tree."""
        plain = {name: os.environ[name] for name in _NEEDED_BY_SYSTEM if name in os.environ}
        if sys.platform != "win32":
            plain["PATH"] = "/usr/bin:/bin"
        if not self.portable:
            plain[HOME_VARIABLE] = str(self.home)
        return plain | {"HOME": str(self.desk), "LC_ALL": LOCALE, "SDL_AUDIODRIVER": "dummy"}

    def run(self, *words: str, **more: str) -> str:
        """Run a headless command to its end and give what it printed."""
        done = subprocess.run(
            [self.command, *words],
            cwd=self.desk,
            env=self.environment | more,
            capture_output=True,
            text=True,
            timeout=5 * PATIENCE,
            check=False,
        )
        if done.returncode:
            raise Failed(f"{' '.join(words)} ended with {done.returncode}: {done.stderr.strip()}")
        return done.stdout

    @contextmanager
    def window(self, **screen: str) -> Iterator["subprocess.Popen[bytes]"]:
        """Open the window on a screen named by a variable; it never stays behind."""
        with subprocess.Popen(
            [self.command],
            cwd=self.desk,
            env=self.environment | screen,
        ) as process:
            try:
                yield process
            finally:
                if process.poll() is None:
                    process.terminate()

    def workers(self) -> int:
        """Count the processes in which its bots think, by their environment."""
        mine = f"HOME={self.desk}".encode()
        return sum(
            b"--multiprocessing-fork" in _read(process / "cmdline")
            and mine in _read(process / "environ")
            for process in Path("/proc").glob("[0-9]*")
        )

    def forget(self) -> None:
        """Remove every saved game, so that the next one is the only one."""
        shutil.rmtree(self.home / "saves", ignore_errors=True)

    def saves(self, kind: str) -> list[Path]:
        """List the games of one kind (`auto`, `quick`) that are on the disk."""
        return sorted((self.home / "saves" / kind).glob("*.json"))

    def preview(self, kind: str) -> dict[str, Any]:
        """Read the head of the only game of one kind; empty while there is none."""
        found = self.saves(kind)
        if not found:
            return {}
        if len(found) > 1:
            raise Failed(f"one game was begun but {len(found)} lie in {kind}")
        preview: dict[str, Any] = json.loads(found[0].read_text("utf-8"))["preview"]
        return preview


def _read(path: Path) -> bytes:
    """Read what the system tells about a process; nothing when that is gone or not ours."""
    try:
        return path.read_bytes()
    except OSError:
        return b""


def carry(command: Path, desk: Path) -> Program:
    """Copy the program into a folder with the marker of a portable one, as onto a stick."""
    stick = desk / "stick"
    if (command.parent / "_internal").is_dir():
        shutil.copytree(command.parent, stick, symlinks=True)
    else:
        stick.mkdir()
        shutil.copy2(command, stick)
    (stick / PORTABLE_MARKER).touch()
    return Program(stick / command.name, desk, stick, portable=True)
