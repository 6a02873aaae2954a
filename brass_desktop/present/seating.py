"""Seats of a file made fit for a table: what the game does not have is replaced, never trusted."""

from collections.abc import Sequence
from dataclasses import replace

from brass_desktop.core.table import PERSON
from brass_desktop.core.types import Player
from brass_desktop.core.visible import named
from brass_desktop.games.shelf import GameInfo
from brass_desktop.present.new_game import distinct
from brass_desktop.present.text import new_game


def called(name: str, seat: int) -> str:
    """Give the name of a seat as it can be read, or one proposed to the seat."""
    return named(name) or new_game.NAMES[seat % len(new_game.NAMES)]()


def seated(info: GameInfo, players: Sequence[Player]) -> list[Player]:
    """Give every seat a name, and a colour and a character of its own that the game has."""
    colours = distinct([player.colour for player in players], info.colours)
    faces = distinct([player.character for player in players], info.characters)
    return [
        replace(
            player,
            name=called(player.name, seat),
            colour=colours[seat],
            character=faces[seat],
            control=player.control if player.control in info.levels else PERSON,
        )
        for seat, player in enumerate(players)
    ]
