"""Which locations the links on the board join to buyers and to the coal market.

It depends on the roads and on what opens the market, so that one answer serves the many positions
of a search that share them.
"""

from typing import NamedTuple

from brass_desktop.games.brass.engine.state import BrassState


class Reach(NamedTuple):
    """Masks of locations."""

    buyers: tuple[int, ...]
    """By industry: joined to somebody who buys it."""
    nearly: tuple[int, ...]
    """By industry: one undeveloped line away from such a buyer, or joined."""
    merchants: tuple[int, ...]
    """By merchant space: joined to it; nothing for a space without a buyer."""
    coal_market: int


ReachKey = tuple[int, int, tuple[int, ...]]


def reach_key(state: BrassState) -> ReachKey:
    """Return all that a reach depends on within one game."""
    return (state.era, state.rules.policy.market_access(state), state.roads.neighbours)


def one_line_more(state: BrassState, joined: int) -> int:
    """Widen a mask by whatever one more link could join to it."""
    if not joined:
        return 0
    board = state.rules.board
    wider = joined
    for line in board.lines[state.era]:
        mask = board.link_mask[line]
        if mask & joined and mask & ~joined:
            wider |= state.roads.component(mask)
    return wider
