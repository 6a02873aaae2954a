"""What Birmingham answers where the games of the family part ways."""

from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Seat
from brass_desktop.games.brass.birmingham.definition import MoneyPoints
from brass_desktop.games.brass.engine import effects
from brass_desktop.games.brass.engine.events import Log
from brass_desktop.games.brass.engine.ids import (
    NOTHING,
    CardId,
    IndustryId,
    LinkId,
    MerchantId,
    SlotId,
)
from brass_desktop.games.brass.engine.scoring import tile_points
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.engine.supply import Plan, coal_plans


class BirminghamPolicy:
    """Merchants, two eras and the introductory game."""

    def __init__(self, introductory: MoneyPoints) -> None:
        self._introductory = introductory

    def lay_out(self, state: BrassState, rng: Rng) -> None:
        """Put a merchant tile on each space, and beer beside those that buy (B-2.4, B-2.5)."""
        rules, players = state.rules, state.players
        tiles = [n for n, least in enumerate(rules.merchant_tile_min_players) if least <= players]
        pile = list(rng.shuffled(tiles))
        merchants = (
            pile.pop() if least <= players else NOTHING
            for least in rules.board.merchant_min_players
        )
        effects.set_merchants(state, tuple(merchants))
        for merchant, tile in enumerate(state.merchant_tile):
            if tile != NOTHING and rules.merchant_buys[tile]:
                effects.place_merchant_beer(state, MerchantId(merchant), None)

    def deal(self, state: BrassState) -> None:
        """Deal every hand and let each seat set one card aside (B-2.7, B-2.9)."""
        for seat in range(state.players):
            effects.draw_cards(state, Seat(seat), None)
            effects.set_aside(state, 1, None)

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

    def rail_coal(self, state: BrassState, link: LinkId, need: int) -> list[Plan]:
        """Bring coal to any end: a link stands at all of them at once (B-4.5)."""
        return coal_plans(state, state.rules.board.link_mask[link], need)

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
