"""Start the program: the window by default, or one headless subcommand."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from multiprocessing import freeze_support
from typing import Protocol, cast

from brass_desktop import __version__
from brass_desktop.commands import SUBCOMMANDS, console, language
from brass_desktop.commands.parsing import Parser, WrongUsage, refuse
from brass_desktop.present.text import command_line


class Subcommand(Protocol):
    """What every module in `brass_desktop.commands` offers."""

    def configure(self, parser: argparse.ArgumentParser) -> None:
        """Declare the subcommand's own arguments."""

    def run(self, arguments: argparse.Namespace) -> int:
        """Carry it out and return the exit code."""


def load_subcommand(name: str) -> Subcommand:
    """Import the module of one subcommand; nothing else is imported for it."""
    # A module satisfies the protocol by its two functions, which import_module cannot express.
    return cast(Subcommand, import_module(f"brass_desktop.commands.{name}"))


def build_parser(chosen: str | None) -> argparse.ArgumentParser:
    """List all subcommands but configure only the chosen one, so that help stays instant."""
    parser = Parser(
        prog="brass-desktop",
        description=command_line.DESCRIPTION(),
    )
    parser.add_argument(
        "--version",
        action="version",
        version=f"brass-desktop {__version__}",
        help=command_line.VERSION(),
    )
    subparsers = parser.add_subparsers(dest="subcommand", metavar=command_line.SUBCOMMAND())
    for name in SUBCOMMANDS:
        summary = command_line.SUMMARIES[name]()
        subparser = subparsers.add_parser(name, help=summary, description=summary)
        if name == chosen:
            load_subcommand(name).configure(subparser)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Parse the command line, run what it asks for and return the exit code."""
    freeze_support()
    # The greeting of pygame would stand before the JSON of a command that draws.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    console.settle()
    language.speak()
    words = sys.argv[1:] if argv is None else list(argv)
    return console.guarded(lambda: _run(words))


def _run(words: Sequence[str]) -> int:
    chosen = next((word for word in words if word in SUBCOMMANDS), None)
    arguments = build_parser(chosen).parse_args(words)
    if arguments.subcommand is None:
        from brass_desktop.app import run_app  # noqa: PLC0415 - opens pygame, so only on demand

        return run_app()
    if getattr(arguments, "json", False):
        language.speak_to_programs()
    try:
        return load_subcommand(arguments.subcommand).run(arguments)
    except WrongUsage as error:
        return refuse(error)
    except OSError:
        raise
    except Exception as error:
        from brass_desktop.commands import unexpected  # noqa: PLC0415 - hardly ever needed

        return unexpected.report(error)


if __name__ == "__main__":
    sys.exit(main())
