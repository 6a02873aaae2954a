"""Paint the assets: `uv run --group paint python -m workshop.painting [subject ...]`."""

import json
import sys
import time
from collections.abc import Callable, Iterable
from itertools import chain
from pathlib import Path

from brass_desktop.services.manifest import SHARED, read_manifest
from workshop.arguments import Parser, new_folder
from workshop.painting import (
    backs,
    board,
    box_pictures,
    cameos,
    cards,
    emblems,
    fonts,
    icons,
    licences,
    mapwork,
    market,
    pieces,
    scenery,
    screens,
    skins,
    sounds,
    tiles,
    title,
)
from workshop.painting.catalogue import Catalogue
from workshop.painting.credits import write_credits
from workshop.painting.furnace import subjects as furnace
from workshop.painting.glyphs import Icons
from workshop.painting.packages import Packages
from workshop.painting.works import Work

PROJECT = Path(__file__).resolve().parents[2]

Painter = Callable[[], Iterable[Work]]


def subjects(packages: Packages, drawn: Icons) -> dict[str, Painter]:
    """List every subject in painting order: icons come first, for later pictures contain them."""
    return {
        "icons": lambda: icons.paint(packages),
        "fonts": lambda: fonts.paint(packages),
        "licences": lambda: licences.paint(packages, PROJECT),
        "skins": skins.paint,
        "tiles": tiles.paint,
        "pieces": lambda: chain(pieces.paint(drawn), furnace.pieces(drawn)),
        "market": lambda: market.paint(drawn),
        "map": lambda: mapwork.paint(drawn),
        "cameos": cameos.paint,
        "scenery": scenery.paint,
        "board": lambda: chain(board.paint(), furnace.board()),
        "screens": lambda: screens.paint(drawn),
        "emblems": lambda: emblems.paint(drawn),
        "title": lambda: title.paint(drawn),
        "boxes": lambda: chain(box_pictures.paint(), furnace.boxes()),
        "cards": lambda: chain(cards.paint(drawn, _bands()), furnace.card_pictures(drawn)),
        "backs": lambda: backs.paint(drawn),
        "sounds": lambda: chain(sounds.paint(), furnace.sounds()),
    }


def _bands() -> dict[str, str]:
    """Read each town's band from the definitions of all games that have bands."""
    bands = {}
    for file in sorted(PROJECT.glob("brass_desktop/games/*/*/definition.json")):
        for place in json.loads(file.read_text(encoding="utf-8")).get("locations", ()):
            if place["kind"] == "town":
                bands[place["id"]] = place["band"]
    return bands


def main() -> int:
    """Paint the subjects asked for, or all of them."""
    parser = Parser(prog="python -m workshop.painting", description=__doc__)
    parser.add_argument("subject", nargs="*", help="what to paint; everything if left out")
    parser.add_argument(
        "--packages",
        type=new_folder,
        default=Path("build/packages"),
        metavar="FOLDER",
        help="folder with node_modules; missing packages are fetched into it",
    )
    parser.add_argument(
        "--assets", type=new_folder, default=PROJECT / "assets", help="folder to paint into"
    )
    asked = parser.parse_args()
    painters = subjects(Packages(asked.packages), Icons(asked.assets / SHARED / "icons"))
    if unknown := set(asked.subject) - set(painters):
        parser.error(
            f"no such subject: {', '.join(sorted(unknown))}; there are {', '.join(painters)}"
        )
    catalogue = Catalogue(asked.assets)
    for name in asked.subject or painters:
        start = time.perf_counter()
        count = catalogue.replace(name, painters[name]())
        catalogue.save()
        print(f"{name}: {count} works, {time.perf_counter() - start:.1f} s")
    write_credits(read_manifest(asked.assets), PROJECT)
    return 0


if __name__ == "__main__":
    sys.exit(main())
