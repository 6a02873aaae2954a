"""Seats of a file made fit for a table: what the box does not have is replaced, never trusted."""

from collections.abc import Sequence
from dataclasses import replace

from brass_desktop.core.types import Player
from brass_desktop.present.box import open_box
from brass_desktop.present.new_game import PERSON
from brass_desktop.present.text import common, new_game


def seated(players: Sequence[Player]) -> list[Player]:
    """Give every seat a name, a colour and a character of its own from the box."""
    box = open_box()
    characters = tuple(character.id for character in box.characters)
    colours = _distinct([player.colour for player in players], box.colours)
    faces = _distinct([player.character for player in players], characters)
    return [
        replace(
            player,
            name=player.name.strip() or new_game.NAMES[seat % len(new_game.NAMES)](),
            colour=colours[seat],
            character=faces[seat],
            control=player.control if player.control in common.BOT_LEVELS else PERSON,
        )
        for seat, player in enumerate(players)
    ]


def _distinct(wanted: Sequence[str], offered: Sequence[str]) -> list[str]:
    """Keep what is offered and not yet taken; give the others the first that is free."""
    kept = [
        name if name in offered and name not in wanted[:n] else "" for n, name in enumerate(wanted)
    ]
    free = [name for name in offered if name not in kept]
    return [name or free.pop(0) for name in kept]
