"""`python -m workshop bench`: measure this tree, or compare it with another one."""

import argparse
from pathlib import Path
from typing import Final

from workshop.arguments import positive
from workshop.bench import production, rules, saves
from workshop.bench.compare import RUNS_NEEDED, against

_KINDS: Final = {
    "saves": "measure saved games instead",
    "furnace": "measure games of Furnace and the search for its best production instead",
    "ui": "measure the frames of the window instead",
}


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare what is measured, and with which tree it is compared."""
    kinds = parser.add_mutually_exclusive_group()
    for name, summary in _KINDS.items():
        kinds.add_argument(
            f"--{name}",
            dest="kind",
            action="store_const",
            const=name,
            default="rules",
            help=summary,
        )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument(
        "--against", type=_tree, metavar="FOLDER", help="compare with the tree in this folder"
    )
    parser.add_argument(
        "--runs",
        type=positive,
        default=RUNS_NEEDED,
        metavar="N",
        help=f"runs of each tree, {RUNS_NEEDED} by default",
    )


def run(arguments: argparse.Namespace) -> int:
    """Measure and print; 1 tells that a limit or a promise was broken."""
    as_json: bool = arguments.json
    if arguments.against is not None:
        return against(arguments.against, arguments.kind, arguments.runs, as_json=as_json)
    if arguments.kind == "ui":
        from workshop.bench import frames  # noqa: PLC0415 - opens pygame

        return frames.report(as_json=as_json)
    if arguments.kind == "furnace":
        return production.report(as_json=as_json)
    if arguments.kind == "saves":
        return saves.report(as_json=as_json)
    return rules.report(as_json=as_json)


def _tree(text: str) -> Path:
    folder = Path(text)
    if not (folder / "brass_desktop" / "__main__.py").is_file():
        raise argparse.ArgumentTypeError(f"no tree of the program lies in {text}")
    return folder.resolve()
