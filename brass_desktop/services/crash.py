"""Reports of what went wrong, kept as text files the player can read and send."""

import platform
import sys
import traceback
from collections.abc import Mapping
from datetime import datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

from brass_desktop import __version__
from brass_desktop.services import atomic

_LIBRARIES: Final = ("pygame-ce", "pydantic", "platformdirs")


def write_report(
    error: BaseException, folder: Path, sections: Mapping[str, str] | None = None
) -> Path | None:
    """Write a report and give its path; `None` if even that failed.

    `sections` are further parts by heading, such as the running game's save.
    """
    moment = datetime.now().astimezone()
    stem, text = f"report-{moment:%Y-%m-%d-%H%M%S}", _report(error, moment, sections or {})
    try:
        return atomic.create_text(folder, stem, ".txt", text)
    except OSError:
        return None


def _report(error: BaseException, moment: datetime, sections: Mapping[str, str]) -> str:
    lines = [
        f"Brass Desktop {__version__}",
        f"{moment:%Y-%m-%d %H:%M:%S %z}",
        f"Python {platform.python_version()} on {platform.platform()}",
        ", ".join(f"{name} {_version(name)}" for name in _LIBRARIES),
        f"frozen: {getattr(sys, 'frozen', False)}",
        "",
        *(line.rstrip("\n") for line in traceback.format_exception(error)),
    ]
    for heading, text in sections.items():
        lines += ["", f"--- {heading} ---", text]
    return "\n".join(lines) + "\n"


def _version(library: str) -> str:
    try:
        return version(library)
    except PackageNotFoundError:
        return "unknown"
