"""Reads a player's command line: every refusal is one sentence with what is possible."""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, NoReturn

from brass_desktop.commands.console import EXIT_USAGE, LONGEST_ECHO, complain, one_line
from brass_desktop.present.text import command_line as words

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

MOST_GAMES: Final = 100_000
"""All of their records are kept until the report."""
MOST_JOBS: Final = 61
"""Windows can wait for no more processes than these."""
LAST_SEED: Final = (1 << 64) - 1
"""What a saved game can hold."""
_DIGITS: Final = 40


class Parser(argparse.ArgumentParser):
    """Refuses in one line; the usage is told by --help."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and leave."""
        refusal = one_line(message, LONGEST_ECHO)
        complain(words.REFUSAL().strip() % {"prog": self.prog, "message": refusal})
        sys.exit(EXIT_USAGE)

    def _print_message(self, message: str, file: "SupportsWrite[str] | None" = None) -> None:
        """Write help or version; Python's own parser would hide that this failed."""
        if file is not None:
            file.write(message)

    def parse_known_args(  # type: ignore[override]
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        """Read what was typed."""
        words_typed = sys.argv[1:] if args is None else list(args)
        for word in filter(_without_value, words_typed):
            self.error(words.NO_VALUE(word=word))
        return super().parse_known_args(words_typed, namespace)


def _without_value(word: str) -> bool:
    """Tell whether an option is given two dashes as its value, which Python reads as a list."""
    return word.startswith("--") and word.endswith("=--")


class WrongUsage(Exception):
    """The command line asks for what there is not: one sentence about it, with what there is."""

    def __init__(self, argument: str, sentence: str) -> None:
        super().__init__(f"{argument}: {sentence}")


def whole(least: int, most: int) -> Callable[[str], int]:
    """Read a whole number between two others, both included."""

    def read(text: str) -> int:
        number = read_number(text)
        if number is None or not least <= number <= most:
            raise argparse.ArgumentTypeError(words.OUT_OF_RANGE(least=least, most=most))
        return number

    return read


def seeds(first: int, count: int) -> Iterator[int]:
    """Count from a seed on; after the last one comes the first."""
    return ((first + number) & LAST_SEED for number in range(count))


def refuse(error: WrongUsage) -> int:
    """Say what cannot be played and give the exit code."""
    complain(one_line(str(error), LONGEST_ECHO))
    return EXIT_USAGE


def read_number(text: str) -> int | None:
    """Read digits, or pass over what is no number; Python refuses to read thousands of them."""
    if len(text) > _DIGITS:
        return None
    try:
        return int(text)
    except ValueError:
        return None
