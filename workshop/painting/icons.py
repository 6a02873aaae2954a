"""Icons: those taken from the game-icons set, recorded one by one, and our own."""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Final

from workshop.painting.glyphs import svg, write_path
from workshop.painting.own_icons import OWN_ICONS
from workshop.painting.packages import Packages
from workshop.painting.works import Work

PACKAGE: Final = "@iconify-json/game-icons"

CHOSEN: Final[Mapping[str, str]] = {
    "Delapouite": (
        "abacus anticlockwise-rotation backward-time bank barrel box-unpacking check-mark "
        "checkered-flag clockwise-rotation coins cotton-flower exit-door eye-target factory "
        "fast-backward-button fast-forward-button files film-spool furnace hamburger-menu "
        "horseshoe house keyboard mine-wagon next-button old-lantern open-folder painted-pottery "
        "pay-money pencil person podium-winner position-marker previous-button progression "
        "receive-money rolling-dices save sound-on steam-locomotive ticket trash-can two-coins "
        "upgrade village wooden-crate"
    ),
    "Lorc": (
        "anchor anvil beer-stein cog compass cycle flat-hammer galleon gavel gears globe "
        "hammer-drop hazard-sign hourglass laurels light-bulb linked-rings lion magnifying-glass "
        "metal-bar moon open-book padlock poker-hand quill-ink return-arrow scroll-unfurled "
        "spyglass sun top-hat trade treasure-map uncertainty vintage-robot"
    ),
    "Caro Asercion": "clock-tower",
    "DarkZaitzev": "big-gear",
    "Faithtoken": "card-discard card-draw",
    "Guard13007": "pause-button play-button",
    "Sbed": "cancel",
    "Skoll": "sight-disabled stopwatch",
}
"""Icons by author. The package names only the set; the authors are those of its folders."""


def paint(packages: Packages) -> Iterator[Work]:
    """Cut the chosen icons out of the set and write our own beside them."""
    folder = packages.folder(PACKAGE)
    drawings = json.loads((folder / "icons.json").read_text(encoding="utf-8"))["icons"]
    about = json.loads((folder / "info.json").read_text(encoding="utf-8"))
    version = json.loads((folder / "package.json").read_text(encoding="utf-8"))["version"]
    chosen = [(author, name) for author, names in CHOSEN.items() for name in names.split()]
    for author, name in chosen:
        outline = re.search(r'\bd="([^"]+)"', drawings[name]["body"])
        if outline is None:
            raise ValueError(f"{name} holds no path")
        yield Work(
            id=f"icon.{name}",
            file=f"icons/{name}.svg",
            data=svg(outline.group(1)).encode(),
            author=author,
            licence=about["license"]["spdx"],
            source=f"{about['author']['url']} ({PACKAGE} {version}), cut to one white path",
        )
    for name, outline_of in OWN_ICONS.items():
        drawing = svg(write_path(outline_of()), even_odd=True)
        yield Work(id=f"icon.{name}", file=f"icons/{name}.svg", data=drawing.encode())
