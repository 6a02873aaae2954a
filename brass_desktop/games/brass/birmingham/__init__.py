"""Brass: Birmingham: its definition file and the version of its rules."""

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from brass_desktop.games.brass.game import BrassGame

GAME_ID = "birmingham"
RULES_VERSION = 1


@cache
def birmingham() -> "BrassGame":
    """Return the game; its definition is read and compiled once."""
    # The title names the rules' version long before anyone needs the rules themselves.
    from brass_desktop.games.brass.compiling import compile_ruleset  # noqa: PLC0415
    from brass_desktop.games.brass.game import BrassGame  # noqa: PLC0415
    from brass_desktop.games.brass.reading import load_definition  # noqa: PLC0415

    return BrassGame(GAME_ID, RULES_VERSION, compile_ruleset(load_definition(__name__)))
