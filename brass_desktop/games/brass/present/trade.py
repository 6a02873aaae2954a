"""How a game of the family trades, with merchants on the board or over the sea, and its words."""

from collections.abc import Mapping
from typing import TypeVar

from brass_desktop.games.brass.engine.events import DistantTileTurned
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.engine.ids import Kind, LocationId
from brass_desktop.games.brass.engine.ruleset import Ruleset
from brass_desktop.games.brass.present.icons import INDUSTRY_ICONS
from brass_desktop.games.brass.present.text import actions, by_port, play
from brass_desktop.i18n.message import Message

Worded = TypeVar("Worded")


def is_over_sea(rules: Ruleset) -> bool:
    """Tell whether cotton is sold through ports and to a distant market."""
    return bool(rules.distant_bonus)


def is_in_play(rules: Ruleset, location: LocationId) -> bool:
    """Tell whether a line leads to a location; with fewer players some have none."""
    board = rules.board
    return any(board.link_mask[link] >> location & 1 for lines in board.lines for link in lines)


def worded(
    rules: Ruleset, key: str, plain: Mapping[str, Worded], with_ports: Mapping[str, Worded]
) -> Worded:
    """Choose between the words of merchants and those of ports; most are the same."""
    return with_ports[key] if is_over_sea(rules) and key in with_ports else plain[key]


def action_words(rules: Ruleset, kind: Kind) -> tuple[Message, str]:
    """Return the word and the icon of an action."""
    return worded(rules, kind, actions.ACTIONS, by_port.ACTIONS)


def action_tip(rules: Ruleset, kind: Kind) -> str:
    """Say in a sentence what an action does."""
    amounts = rules.numbers.loan_amounts
    tip = worded(rules, kind, play.ACTION_TIPS, by_port.ACTION_TIPS)
    return tip(least=amounts[0], most=amounts[-1])


def mat_icon(rules: Ruleset) -> str:
    """Return the drawing on the way to the own mat: what the game mostly sells."""
    return INDUSTRY_ICONS["cotton_mill" if is_over_sea(rules) else "manufacturer"]


def has_turned_tile(session: BrassSession) -> bool:
    """Tell whether what was done last has turned a tile of the distant market.

    A sale that was closed after it still rests on that tile.
    """
    for entry in reversed(session.log):
        if entry.action.kind != "end_sale":
            return any(isinstance(event, DistantTileTurned) for event in entry.events)
    return False
