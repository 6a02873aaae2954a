"""Which card to part with: the one whose further use is smallest."""

from collections import Counter

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine.ids import BEER, NOTHING, CardId, IndustryId
from brass_desktop.games.brass.engine.state import BrassState

LOCATION, INDUSTRY, WILD = 1.15, 1.0, 3.8
TARGET = 0.25
MOST_TARGETS = 3
DUPLICATE = 0.5
USELESS = 1.0
BREWERY = 0.6


def keep_values(state: BrassState, seat: Seat) -> dict[CardId, float]:
    """Return how much each face in a hand is worth keeping, today's purse ignored."""
    held = Counter(state.hands[seat])
    tiles = [state.available(seat, IndustryId(n)) for n in range(len(state.rules.stacks))]
    return {card: _keep(state, seat, card, copies, tiles) for card, copies in held.items()}


def _keep(state: BrassState, seat: Seat, card: CardId, copies: int, tiles: list[int]) -> float:
    faces = state.rules.cards
    if faces.wild[card]:
        return WILD
    targets = _targets(state, seat, card, tiles)
    value = LOCATION if faces.location_bit[card] else INDUSTRY
    value += TARGET * min(targets, MOST_TARGETS) - DUPLICATE * (copies - 1)
    if not targets:
        value -= USELESS
    if any(tile != NOTHING and _brews(state, tile) for tile in _shown(state, card, tiles)):
        value += BREWERY
    return value


def _shown(state: BrassState, card: CardId, tiles: list[int]) -> list[int]:
    return [tiles[industry] for industry in state.rules.cards.industries[card]]


def _brews(state: BrassState, tile: int) -> bool:
    return state.rules.tiles.resource[tile] == BEER


def _targets(state: BrassState, seat: Seat, card: CardId, tiles: list[int]) -> int:
    """Count empty slots that the card allows a tile of the mat in, now or next era."""
    board, faces = state.rules.board, state.rules.cards
    named = faces.location_bit[card]
    reach = named or state.network(seat) or (1 << len(board.locations)) - 1
    industries = range(len(tiles)) if named else faces.industries[card]
    return sum(
        1
        for industry in industries
        if tiles[industry] != NOTHING
        for slot in board.slots_for[industry]
        if board.slot_bit[slot] & reach and state.slot_tile[slot] == NOTHING
    )
