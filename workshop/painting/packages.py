"""Where fonts and icons come from: npm packages, already unpacked or fetched by name."""

import subprocess
from collections.abc import Sequence
from pathlib import Path


class Packages:
    """A folder with a `node_modules` in it; fetches what is missing with npm."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def folder(self, name: str) -> Path:
        """Return the folder of an unpacked package, fetching it first if it is not there."""
        place = self._folder / "node_modules" / name
        if not place.is_dir():
            self.fetch([name])
        return place

    def fetch(self, names: Sequence[str]) -> None:
        """Install packages without running anything they bring along."""
        self._folder.mkdir(parents=True, exist_ok=True)
        command = ["npm", "install", "--ignore-scripts", "--prefix"]
        subprocess.run([*command, str(self._folder), *names], check=True)
