"""How a game of the family trades: with merchants on the board, or over the sea."""

from brass_desktop.games.brass.engine.ids import LocationId
from brass_desktop.games.brass.engine.ruleset import Ruleset


def is_over_sea(rules: Ruleset) -> bool:
    """Tell whether cotton is sold through ports and to a distant market."""
    return bool(rules.distant_bonus)


def is_in_play(rules: Ruleset, location: LocationId) -> bool:
    """Tell whether a line leads to a location; with fewer players some have none."""
    board = rules.board
    return any(board.link_mask[link] >> location & 1 for lines in board.lines for link in lines)
