"""What several tools read from the command line in the same way."""

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, NoReturn

from brass_desktop.commands import parsing
from brass_desktop.games import shelf

MOST: Final = 10_000_000
"""Of whatever is counted: enough for a night."""


class Parser(parsing.Parser):
    """Refuses like the program's own, but tells the usage too."""

    def error(self, message: str) -> NoReturn:
        """Tell the usage and what is wrong with it, and leave."""
        self.print_usage(sys.stderr)
        super().error(message)


def within(least: int, most: int) -> Callable[[str], int]:
    """Read a whole number between two others, both included."""

    def read(text: str) -> int:
        number = parsing.read_number(text)
        if number is None or not least <= number <= most:
            raise argparse.ArgumentTypeError(f"must be a whole number from {least} to {most}")
        return number

    return read


positive: Final = within(1, MOST)
seed: Final = within(0, parsing.LAST_SEED)
processes: Final = within(1, parsing.MOST_JOBS)


def add_games(parser: argparse.ArgumentParser) -> None:
    """Declare the choice of one game; without it a tool takes every game of the shelf."""
    known = [info.id for info in shelf.SHELF]
    parser.add_argument("--game", choices=known, help="of one game; otherwise of every one in turn")


def games(arguments: argparse.Namespace) -> tuple[str, ...]:
    """Return the chosen game, or all there are."""
    chosen: str | None = arguments.game
    return tuple(info.id for info in shelf.SHELF) if chosen is None else (chosen,)


def new_folder(text: str) -> Path:
    """Read a folder that can be written to, or made where nothing stands in the way."""
    folder = Path(text)
    nearest = folder
    try:
        while not nearest.exists() and nearest != nearest.parent:
            nearest = nearest.parent
    except (OSError, ValueError) as error:
        raise argparse.ArgumentTypeError(f"no folder can have such a name: {error}") from error
    if not nearest.is_dir():
        raise argparse.ArgumentTypeError(f"{nearest} is no folder")
    if not os.access(nearest, os.W_OK | os.X_OK):
        raise argparse.ArgumentTypeError(f"{nearest} cannot be written to")
    return folder


def existing_folder(text: str) -> Path:
    """Read a folder that is there."""
    if not Path(text).is_dir():
        raise argparse.ArgumentTypeError(f"there is no folder {text}")
    return Path(text)


def existing_file(text: str) -> Path:
    """Read a file that is there, and is a file."""
    if not Path(text).is_file():
        raise argparse.ArgumentTypeError(f"there is no file {text}")
    return Path(text)
