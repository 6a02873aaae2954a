"""The numbers of a table that the box names, read from the definition without loading the rules."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from brass_desktop.i18n.message import Message


@cache
def _definition() -> Any:  # noqa: ANN401 - a file that the rules themselves validate
    file = files("brass_desktop.games.furnace.engine") / "definition.json"
    return json.loads(file.read_text(encoding="utf-8"))


def told_facts(seats: int, sentence: Message) -> str:
    """Say what a table of so many seats will hold."""
    definition = _definition()
    return sentence(
        lots=definition["setup"]["row_size"][str(seats)],
        discs=len(definition["discs"]["per_player"]),
    )
