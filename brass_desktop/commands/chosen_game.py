"""Which game a command plays, how many at the table and with which options: `--game` and others.

What is possible depends on the game, so it is checked after the parser has read everything.
"""

import argparse
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from brass_desktop.commands.parsing import WrongUsage
from brass_desktop.core.errors import UnsupportedVersion
from brass_desktop.core.types import Setup
from brass_desktop.games import shelf
from brass_desktop.present.text import command_line as words

ANSWERS: Final = {"yes": True, "no": False}


@dataclass(frozen=True, slots=True)
class ChosenGame:
    """A game of the shelf for a table of some players."""

    info: shelf.GameInfo
    players: int
    options: Mapping[str, bool]

    def setup(self, seed: int) -> Setup:
        """Return what deals the game with this seed."""
        return Setup(self.players, seed, self.options)


def add_game_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments that `chosen_game` reads."""
    games = [info.id for info in shelf.SHELF]
    parser.add_argument(
        "--game",
        default=games[0],
        metavar=words.GAME(),
        help=words.WHICH_GAME(games=", ".join(games)),
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar=words.OPTION(),
        help=words.OPTIONS(options="; ".join(map(_listed, shelf.SHELF))),
    )
    parser.add_argument("--players", metavar=words.NUMBER(), help=words.PLAYERS())


def chosen_game(arguments: argparse.Namespace) -> ChosenGame:
    """Find the game that was asked for, or raise `WrongUsage`; as many play as can unless told."""
    info = _find(arguments.game)
    options = dict(_option(info, text) for text in arguments.option)
    return ChosenGame(info, _players(info, arguments.players), options)


def _players(info: shelf.GameInfo, text: str | None) -> int:
    if text is None:
        return max(info.players)
    possible = {str(players): players for players in info.players}
    if text not in possible:
        sentence = words.WRONG_PLAYERS(game=info.id, players=text, possible=", ".join(possible))
        raise WrongUsage("--players", sentence)
    return possible[text]


def _find(game_id: str) -> shelf.GameInfo:
    try:
        return shelf.find(game_id)
    except UnsupportedVersion as error:
        games = ", ".join(info.id for info in shelf.SHELF)
        raise WrongUsage("--game", words.NO_SUCH_GAME(word=game_id, games=games)) from error


def _listed(info: shelf.GameInfo) -> str:
    return f"{info.id}: {', '.join(_spelt(info))}"


def _spelt(info: shelf.GameInfo) -> tuple[str, ...]:
    """Return everything that an option of the game may be called."""
    return (*info.options, *(word for word, _, _ in info.spellings))


def _option(info: shelf.GameInfo, text: str) -> tuple[str, bool]:
    for word, switch, stands in info.spellings:
        if word == text:
            return switch, stands
    name, _, answer = (text if "=" in text else f"{text}=yes").partition("=")
    if name not in info.options:
        sentence = words.NO_SUCH_OPTION if info.options else words.NO_OPTIONS
        options = ", ".join(_spelt(info))
        raise WrongUsage("--option", sentence(game=info.id, word=name, options=options))
    if answer not in ANSWERS:
        raise WrongUsage("--option", words.NEITHER(word=text))
    return name, ANSWERS[answer]
