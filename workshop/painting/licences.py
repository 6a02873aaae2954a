"""Licence texts: of the pictures, fonts and icons, and of every library that ships."""

import json
import re
import textwrap
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

from workshop.painting.libraries import BUNDLED, PYTHON_LIBRARIES, Library
from workshop.painting.packages import Packages
from workshop.painting.works import OURSELVES, Work

SPDX: Final = "spdx-license-list"
FONT_PACKAGES: Final = (
    "@fontsource/playfair-display-sc",
    "@fontsource/alegreya",
    "@fontsource/alegreya-sans",
)


def paint(packages: Packages, project: Path) -> Iterator[Work]:
    """Gather every text that must travel with the game."""
    yield _text("MIT", OURSELVES, (project / "LICENSE").read_text(encoding="utf-8"), "LICENSE")
    yield _text("CC-BY-3.0", "Creative Commons", _spdx(packages, "CC-BY-3.0"), SPDX)
    yield _text("OFL-1.1", "SIL International", _open_font(packages), ", ".join(FONT_PACKAGES))
    for library in BUNDLED:
        yield _bundled(library, _spdx(packages, library.licence))
    for name in PYTHON_LIBRARIES:
        yield _python_library(name)


def _text(licence: str, author: str, text: str, source: str) -> Work:
    return Work(
        id=f"licence.{licence}",
        file=f"licences/{licence}.txt",
        data=text.encode(),
        author=author,
        licence=licence,
        source=source,
    )


def _spdx(packages: Packages, licence: str) -> str:
    file = packages.folder(SPDX) / "licenses" / f"{licence}.json"
    paragraphs = json.loads(file.read_text(encoding="utf-8"))["licenseText"].splitlines()
    wrapped = (textwrap.fill(line, 100, replace_whitespace=False) for line in paragraphs)
    return "\n".join(wrapped) + "\n"


def _open_font(packages: Packages) -> str:
    """Put the three families' copyright notices above the text they share."""
    texts = [(packages.folder(name) / "LICENSE").read_text("utf-8") for name in FONT_PACKAGES]
    # The first paragraph repeats one notice for every cut of the family.
    notices = [re.split(r" \S+\.ttf: ", text.split("\n\n", 1)[0])[0].strip() for text in texts]
    return "\n".join(notices) + "\n\n" + texts[0].split("\n\n", 1)[1]


def _bundled(library: Library, text: str) -> Work:
    head = "\n".join((library.title, library.home, "", textwrap.fill(library.notice, 100), "", ""))
    return _library(library.id, library.title, library.licence, head + text, library.home)


def _python_library(name: str) -> Work:
    found = distribution(name)
    text = next(
        file.locate().read_text(encoding="utf-8")  # type: ignore[attr-defined]
        for file in found.files or ()
        if file.name.upper().startswith("LICENSE")
    )
    about = found.metadata
    licence = next(iter(about.get_all("License-Expression") or ("MIT",)))
    home = next((url.split(", ")[1] for url in about.get_all("Project-URL") or ()), name)
    return _library(name.replace("_", "-"), about["Name"], licence, text, home)


def _library(name: str, title: str, licence: str, text: str, home: str) -> Work:
    return Work(
        id=f"library.{name}",
        file=f"licences/libraries/{name}.txt",
        data=text.encode(),
        author=f"the {title} authors",
        licence=licence,
        source=home,
        title=title,
    )
