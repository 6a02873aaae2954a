"""Merchants as everybody asks about them: who buys what, and whether there is beer for it."""

from brass_desktop.core.types import Refusal, Seat
from brass_desktop.games.brass.engine import supply
from brass_desktop.games.brass.engine.ids import NOTHING, MerchantId, SlotId
from brass_desktop.games.brass.engine.state import BrassState


def refuse_merchant(state: BrassState, slot: SlotId, merchant: MerchantId) -> Refusal | None:
    """Tell why the tile in a slot cannot go to this merchant, beer aside (B-16.2, B-16.4)."""
    board = state.rules.board
    merchant_tile = state.merchant_tile[merchant]
    industry = state.rules.tiles.industry[state.slot_tile[slot]]
    if merchant_tile == NOTHING:
        return Refusal("no_merchant", "B-2.4", {"merchant": merchant})
    if industry not in state.rules.merchant_buys[merchant_tile]:
        return Refusal(
            "merchant_does_not_buy", "B-16.4", {"merchant": merchant, "industry": industry}
        )
    if not state.roads.component(board.slot_bit[slot]) & board.merchant_bit[merchant]:
        return Refusal("merchant_not_connected", "B-16.2", {"merchant": merchant, "slot": slot})
    return None


def refuse_beer(
    state: BrassState, seat: Seat, slot: SlotId, merchant: MerchantId
) -> Refusal | None:
    """Tell why there is not enough beer for this sale (B-10)."""
    need = state.rules.tiles.beer[state.slot_tile[slot]]
    origin = state.rules.board.slot_bit[slot]
    sources = supply.beer_sources(state, seat, origin, state.merchant_beer[merchant])
    have = sum(count for _, count in sources)
    return Refusal("no_beer", "B-10.2", {"need": need, "have": have}) if have < need else None
