"""Which locations the links on the board join to buyers and to the coal market.

It depends on the roads alone, so that one answer serves the many positions of a search that share
them.
"""

from typing import NamedTuple

from brass_desktop.games.brass.engine.ids import NOTHING
from brass_desktop.games.brass.engine.state import BrassState


class Reach(NamedTuple):
    """Masks of locations."""

    buyers: tuple[int, ...]
    """By industry: joined to a merchant who buys it."""
    nearly: tuple[int, ...]
    """By industry: one undeveloped line away from such a merchant, or joined."""
    merchants: tuple[int, ...]
    """By merchant space: joined to it; nothing for a space without a buyer."""
    coal_market: int


def read_reach(state: BrassState) -> Reach:
    """Spread from every merchant over the roads, and once over each line of the era."""
    board, roads = state.rules.board, state.roads
    merchants = tuple(
        roads.component(board.merchant_bit[space])
        if tile != NOTHING and state.rules.merchant_buys[tile]
        else 0
        for space, tile in enumerate(state.merchant_tile)
    )
    buyers = [0] * len(state.rules.stacks)
    for space, tile in enumerate(state.merchant_tile):
        if merchants[space]:
            for industry in state.rules.merchant_buys[tile]:
                buyers[industry] |= merchants[space]
    return Reach(
        tuple(buyers),
        tuple(_one_line_more(state, mask) for mask in buyers),
        merchants,
        roads.component(board.market_places),
    )


def _one_line_more(state: BrassState, joined: int) -> int:
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
