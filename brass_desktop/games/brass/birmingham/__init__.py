"""Brass: Birmingham: its definition file, and what of the rules only it has."""

from functools import cache
from typing import TYPE_CHECKING

from brass_desktop.games import shelf

if TYPE_CHECKING:
    from brass_desktop.games.brass.engine.game import BrassGame


@cache
def birmingham() -> "BrassGame":
    """Return the game; its definition is read and compiled once."""
    # Whoever needs only the package, such as the reader of the board, need not load the rules.
    from brass_desktop.games.brass.birmingham.compiling import compile_birmingham  # noqa: PLC0415
    from brass_desktop.games.brass.birmingham.reading import read_birmingham  # noqa: PLC0415
    from brass_desktop.games.brass.engine.game import BrassGame  # noqa: PLC0415

    info = shelf.find("birmingham")
    return BrassGame(info.id, info.rules_version, compile_birmingham(read_birmingham()))
