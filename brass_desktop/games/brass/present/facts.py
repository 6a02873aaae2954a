"""The numbers of a table that a box names, read from the definition without loading the rules."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from brass_desktop.i18n.message import Message


@cache
def _definition(game: str) -> Any:  # noqa: ANN401 - a file that the rules themselves validate
    file = files(f"brass_desktop.games.brass.{game}") / "definition.json"
    return json.loads(file.read_text(encoding="utf-8"))


def told_facts(game: str, seats: int, sentence: Message) -> str:
    """Say what a table of so many seats will hold."""
    definition = _definition(game)
    setup = definition["setup"]
    return sentence(
        cards=setup["deck_size"][str(seats)],
        rounds=setup["rounds_per_era"][str(seats)],
        merchants=sum(tile["min_players"] <= seats for tile in definition["merchant_tiles"]),
        money=setup["starting_money"],
    )
