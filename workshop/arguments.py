"""What several tools read from the command line in the same way."""

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, NoReturn

from brass_desktop.commands import parsing

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
