"""Brass of 2007, in Lancashire: its definition file, and what of the rules only it has."""

from functools import cache
from typing import TYPE_CHECKING

from brass_desktop.games import shelf

if TYPE_CHECKING:
    from brass_desktop.games.brass.engine.game import BrassGame


@cache
def lancashire() -> "BrassGame":
    """Return the game; its definition is read and compiled once."""
    # Whoever needs only the package, such as the reader of the board, need not load the rules.
    from brass_desktop.games.brass.engine.game import BrassGame  # noqa: PLC0415
    from brass_desktop.games.brass.lancashire import compiling, reading  # noqa: PLC0415

    definition = reading.read_lancashire()
    two = compiling.compile_two_players(definition)
    rules = compiling.compile_lancashire(definition)
    info = shelf.find("lancashire")
    return BrassGame(info.id, info.rules_version, rules, {2: two})
