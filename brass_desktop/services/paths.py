"""Where things lie: what came with the program, and what belongs to the player."""

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import platformdirs

import brass_desktop

HOME_VARIABLE: Final = "BRASS_DESKTOP_HOME"
PORTABLE_MARKER: Final = "portable.txt"
_NAME: Final = "brass-desktop"


@dataclass(frozen=True, slots=True)
class Places:
    """The folders of one player; none of them need exist yet."""

    config: Path
    saves: Path
    reports: Path
    screenshots: Path
    folders: Mapping[str, Path] = field(default_factory=dict)
    """Where people look for their files, by name."""

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.config / "settings.json"

    @property
    def learning(self) -> Path:
        """What the players of this computer have learnt."""
        return self.config / "learn.json"


def find_places(program: Path | None = None) -> Places:
    """Choose the player's folders.

    The environment variable wins, then a marker file beside the program (everything stays in its
    folder, as on a stick), then the platform's own folders.
    """
    home = os.environ.get(HOME_VARIABLE)
    if home:
        return places_under(Path(home))
    beside = program if program is not None else program_folder()
    if (beside / PORTABLE_MARKER).is_file():
        return places_under(beside)
    documents = platformdirs.user_data_path(_NAME, appauthor=False)
    return Places(
        config=platformdirs.user_config_path(_NAME, appauthor=False),
        saves=documents / "saves",
        reports=platformdirs.user_log_path(_NAME, appauthor=False),
        screenshots=documents / "screenshots",
        folders=familiar_folders(),
    )


def familiar_folders() -> dict[str, Path]:
    """Give the folders in which people look for their files, by name; only those that exist."""
    found = {
        "documents": platformdirs.user_documents_path(),
        "desktop": platformdirs.user_desktop_path(),
        "downloads": platformdirs.user_downloads_path(),
    }
    home = Path.home()
    return {name: path for name, path in found.items() if path != home and path.is_dir()}


def program_folder() -> Path:
    """Give the folder the program was started from: of the executable, or of the checkout."""
    if getattr(sys, "frozen", False):
        return Path(sys.executable).resolve().parent
    return _package().parent


def resource_folder(name: str) -> Path:
    """Find a folder that came with the program: frozen, installed from a wheel, or a checkout."""
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        return Path(frozen) / name
    bundled = _package() / "_bundled" / name
    return bundled if bundled.is_dir() else _package().parent / name


def places_under(folder: Path) -> Places:
    """Keep everything in one folder."""
    return Places(folder, folder / "saves", folder / "reports", folder / "screenshots")


def _package() -> Path:
    return Path(brass_desktop.__file__).resolve().parent
