"""The numbers of a table that a box names, read from the definition without loading the rules."""

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from brass_desktop.i18n.message import Message

_FEWEST: Final = 2
"""Seats for which a game may have a variant of its own."""


@cache
def _definition(game: str) -> Any:  # noqa: ANN401 - a file that the rules themselves validate
    file = files(f"brass_desktop.games.brass.{game}") / "definition.json"
    return json.loads(file.read_text(encoding="utf-8"))


def told_facts(game: str, seats: int, sentence: Message) -> str:
    """Say what a table of so many seats with merchants will hold."""
    definition = _definition(game)
    merchants = sum(tile["min_players"] <= seats for tile in definition["merchant_tiles"])
    money = definition["setup"]["starting_money"]
    return sentence(merchants=merchants, money=money, **_course(definition, seats))


def told_demand(game: str, seats: int, sentence: Message) -> str:
    """Say what a table of so many seats with a distant market will hold."""
    definition = _definition(game)
    tiles, money = len(definition["distant_market"]["tiles"]), definition["setup"]["starting_money"]
    if seats == _FEWEST:
        variant = definition["two_players"]
        tiles, money = tiles - len(variant["distant_tiles_removed"]), variant["starting_money"]
    return sentence(tiles=tiles, money=money, **_course(definition, seats))


def _course(definition: Any, seats: int) -> dict[str, int]:  # noqa: ANN401 - as above
    setup = definition["setup"]
    return {
        "cards": setup["deck_size"][str(seats)],
        "rounds": setup["rounds_per_era"][str(seats)],
    }
