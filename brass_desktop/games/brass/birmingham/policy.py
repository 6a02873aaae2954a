"""What Birmingham answers where the games of the family part ways."""

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.birmingham.definition import MoneyPoints
from brass_desktop.games.brass.engine import effects
from brass_desktop.games.brass.engine.events import Log
from brass_desktop.games.brass.engine.ids import NOTHING, CardId, IndustryId, MerchantId, SlotId
from brass_desktop.games.brass.engine.scoring import tile_points
from brass_desktop.games.brass.engine.state import BrassState


class BirminghamPolicy:
    """Merchants, two eras and the introductory game."""

    def __init__(self, introductory: MoneyPoints) -> None:
        self._introductory = introductory

    def market_access(self, state: BrassState) -> int:
        """Every merchant town sells coal (B-4.6)."""
        return state.rules.board.market_places

    def card_reach(
        self, state: BrassState, seat: Seat, card: CardId, industry: IndustryId, *, overbuild: bool
    ) -> int:
        """Return the mask of locations where a card lets this industry be built (B-12.2).

        Without tiles and links on the board an industry card reaches every location, but only for
        undeveloped slots (B-12.7, B-R.17).
        """
        faces = state.rules.cards
        if faces.location_bit[card]:
            return faces.location_bit[card]
        if industry not in faces.industries[card]:
            return 0
        if not overbuild and state.has_nothing_on_board(seat):
            return (1 << len(state.rules.board.locations)) - 1
        return state.network(seat)

    def change_era(self, state: BrassState, log: Log) -> None:
        """Clear level 1, refill the merchants and deal the new deck (B-21.5 to B-21.7)."""
        rules = state.rules
        for slot, tile in enumerate(state.slot_tile):
            if tile != NOTHING and rules.tiles.leaves_after_canal[tile]:
                effects.remove_tile(state, SlotId(slot), "era_end", log)
        for merchant, tile in enumerate(state.merchant_tile):
            if tile != NOTHING and rules.merchant_buys[tile] and not state.merchant_beer[merchant]:
                effects.place_merchant_beer(state, MerchantId(merchant), log)
        effects.start_rail_era(state, log)
        for seat in range(state.players):
            effects.draw_cards(state, Seat(seat), log)

    def final_points(self, state: BrassState, log: Log) -> None:
        """Score the short game's own points, if it was one (B-23.2)."""
        if state.introductory:
            score_introductory(state, self._introductory, log)


def score_introductory(state: BrassState, terms: MoneyPoints, log: Log) -> None:
    """Add the short game's points (B-23.2); losses come last so that 0 is the floor of the sum."""
    levels = state.rules.tiles.level
    for seat in state.order:
        for_money = min(state.money[seat] // terms.pounds * terms.vp, terms.max_vp)
        effects.gain_points(state, seat, for_money, "money", NOTHING, log)
        for slot, owner in enumerate(state.slot_owner):
            if owner == seat and state.slot_flipped[slot] and levels[state.slot_tile[slot]] > 1:
                points = tile_points(state, SlotId(slot))
                effects.gain_points(state, seat, points, "tile_again", slot, log)
        level = state.income_level(seat)
        if level < 0:
            effects.lose_points(state, seat, -level, log)
        else:
            effects.gain_points(state, seat, level, "income", NOTHING, log)
