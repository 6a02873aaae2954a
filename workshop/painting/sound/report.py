"""`python -m workshop sounds`: the figures of every sound that ships."""

import argparse
import json
from dataclasses import asdict
from typing import Final

from brass_desktop.present.sounds import kind_of
from brass_desktop.services.manifest import Manifest, read_manifest
from brass_desktop.services.paths import resource_folder
from workshop.arguments import new_folder
from workshop.painting.sound.hearing import heard, open_ears
from workshop.painting.sound.measuring import Measured, measure, seam, seam_level
from workshop.painting.sound.pictures import draw_picture

_COLUMNS: Final = ("s", "peak", "100 ms", "LUFS", "<250 Hz", "600-2500", "kB")


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--only", default="", help="sounds whose id contains this")
    parser.add_argument("--json", action="store_true", help="print one JSON record")
    parser.add_argument(
        "--pictures", type=new_folder, metavar="FOLDER", help="draw wave and spectrum of each sound"
    )


def run(arguments: argparse.Namespace) -> int:
    """Print the figures."""
    open_ears()
    manifest = read_manifest(resource_folder("assets"))
    found = measured(manifest, arguments.only)
    if arguments.json:
        print(json.dumps({id: asdict(figures) for id, figures in found.items()}, indent=1))
    else:
        _print(manifest, found)
    if arguments.pictures is not None:
        arguments.pictures.mkdir(parents=True, exist_ok=True)
        for id in found:
            draw_picture(heard(manifest.path(id)), arguments.pictures / f"{id}.png")
    return 0


def measured(manifest: Manifest, only: str = "") -> dict[str, Measured]:
    """Measure every sound of the manifest."""
    ids = [id for id, entry in manifest.entries.items() if entry.subject == "sounds" and only in id]
    return {id: measure(heard(manifest.path(id))) for id in ids}


def _print(manifest: Manifest, found: dict[str, Measured]) -> None:
    print(f"{'sound':28}" + "".join(f"{name:>9}" for name in _COLUMNS))
    for id, f in found.items():
        size = manifest.path(id).stat().st_size / 1024
        print(
            f"{id:28}{f.seconds:9.2f}{f.peak:9.1f}{f.moment:9.1f}{f.loudness:9.1f}"
            f"{f.bass:9.0%}{f.presence:9.0%}{size:9.1f}"
        )
    moments = [f.moment for id, f in found.items() if kind_of(id) == "effects"]
    if moments:
        low, high = min(moments), max(moments)
        print(f"{len(moments)} effects, {low:.1f} to {high:.1f}, spread {high - low:.1f} dB")
    for id in (id for id in found if kind_of(id) != "effects"):
        loop = heard(manifest.path(id))
        print(f"{id}: seam {seam(loop):.2f} of a usual step, level {seam_level(loop):+.1f} dB")
    total = sum(manifest.path(id).stat().st_size for id in found)
    print(f"{len(found)} files, {total / 1024 / 1024:.2f} MB")
