"""What a table agreed on beyond the rules, as it is kept in the saved game."""

from collections.abc import Mapping

from brass_desktop.core.session import TableChoice
from brass_desktop.core.table import NewGame

_HINTS = "hints."


def agreed(game: NewGame) -> dict[str, TableChoice]:
    """Put the choices of the new game screen into words a file can keep."""
    hints = {f"{_HINTS}{seat}": choice.hints for seat, choice in enumerate(game.seats)}
    return {
        "curtain": game.curtain,
        "confirm": game.confirm,
        "board": game.board,
        "bot_reasons": game.bot_reasons,
        **hints,
    }


def agreed_switch(table: Mapping[str, TableChoice], name: str, otherwise: bool) -> bool:
    """Read an on-or-off choice; a file without it, or with nonsense there, has the default."""
    found = table.get(name)
    return found if isinstance(found, bool) else otherwise


def agreed_word(table: Mapping[str, TableChoice], name: str, otherwise: str) -> str:
    """Read a choice among words; a file without it has the default."""
    found = table.get(name)
    return found if isinstance(found, str) else otherwise


def agreed_hints(table: Mapping[str, TableChoice], seat: int) -> str:
    """Read how a seat wants to be advised: `none`, on `request` or `always`."""
    return agreed_word(table, f"{_HINTS}{seat}", "request")
