"""What developers run and nobody ships. Exit codes: 0 done, 1 failed, 2 wrong usage."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final, NamedTuple, cast

from brass_desktop.__main__ import Subcommand
from brass_desktop.commands import console
from workshop.arguments import Parser


class Tool(NamedTuple):
    """Where a tool lives and what it does."""

    module: str
    summary: str


TOOLS: Final = {
    "bench": Tool(
        "workshop.bench.command",
        "measure the rules core, saving or drawing beside a calibration loop, or beside a tree",
    ),
    "shots": Tool(
        "workshop.shots.command",
        "draw every screen into pictures, or compare them with pictures drawn before",
    ),
    "fuzz": Tool(
        "workshop.faults.fuzz",
        "damage saved games in many ways and see that reading them stays safe",
    ),
    "powercut": Tool(
        "workshop.faults.powercut", "kill a game that is being saved, over and over, and resume it"
    ),
    "endure": Tool(
        "workshop.bench.endurance",
        "let bots play in a window for long and watch the memory, then measure what rest costs",
    ),
    "sounds": Tool(
        "workshop.painting.sound.report",
        "measure every sound: length, peak, loudness, spectrum; draw them as pictures",
    ),
    "faults": Tool(
        "workshop.faults.command",
        "play on disks that fail at every call, cut the power, and let two programs meet",
    ),
    "lessons": Tool("workshop.lessons", "play every lesson and see that it goes as planned"),
    "examples": Tool("workshop.examples", "play the shipped example games anew"),
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run the chosen tool; only its module is imported."""
    # The greeting of pygame would stand before the report of a tool that draws.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    console.settle()
    words = sys.argv[1:] if argv is None else list(argv)
    return console.guarded(lambda: _run(words))


def _run(words: Sequence[str]) -> int:
    chosen = next((word for word in words if word in TOOLS), None)
    parser = Parser(prog="python -m workshop", description=__doc__)
    tools = parser.add_subparsers(dest="tool", metavar="TOOL", required=True)
    for name, tool in TOOLS.items():
        subparser = tools.add_parser(name, help=tool.summary, description=tool.summary)
        if name == chosen:
            _load(name).configure(subparser)
    arguments = parser.parse_args(words)
    return _load(arguments.tool).run(arguments)


def _load(name: str) -> Subcommand:
    # A module satisfies the protocol by its two functions, which import_module cannot express.
    return cast(Subcommand, import_module(TOOLS[name].module))


if __name__ == "__main__":
    sys.exit(main())
