"""Goods that merchants buy for beer: buyer joined or not, barrels for the need, breweries."""

from collections.abc import Iterator

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.bots.value import chances
from brass_desktop.games.brass.bots.value.clock import Clock
from brass_desktop.games.brass.bots.value.prospects import Prospects
from brass_desktop.games.brass.bots.value.reach import Reach, one_line_more
from brass_desktop.games.brass.bots.value.trade import Likely
from brass_desktop.games.brass.bots.value.weights import Weights
from brass_desktop.games.brass.engine.ids import NOTHING
from brass_desktop.games.brass.engine.state import BrassState

KEPT_BEER = 0.6


class MerchantTrade:
    """The merchants that were laid out for a deal."""

    def __init__(self, table: BrassState, weights: Weights) -> None:
        rules = table.rules
        self._rules = rules
        self._weights = weights
        self._buys = [
            rules.merchant_buys[tile] if tile != NOTHING else frozenset()
            for tile in table.merchant_tile
        ]
        self._buyers = [
            sum(industry in buys for buys in self._buys) for industry in range(len(rules.stacks))
        ]
        self.bought = frozenset(industry for buys in self._buys for industry in buys)

    def reach(self, state: BrassState) -> Reach:
        """Spread from every merchant over the roads, and once over each line of the era."""
        board, roads = state.rules.board, state.roads
        merchants = tuple(
            roads.component(board.merchant_bit[space]) if buys else 0
            for space, buys in enumerate(self._buys)
        )
        buyers = [0] * len(state.rules.stacks)
        for space, buys in enumerate(self._buys):
            for industry in buys:
                buyers[industry] |= merchants[space]
        return Reach(
            tuple(buyers),
            tuple(one_line_more(state, mask) for mask in buyers),
            merchants,
            roads.component(board.market_places),
        )

    def likely(
        self, state: BrassState, clock: Clock, reach: Reach, prospects: Prospects
    ) -> Iterator[Likely]:
        """Weigh goods, then the breweries that serve them."""
        if prospects.goods:
            yield from self._goods(state, clock, reach, prospects)
        if prospects.breweries:
            yield from self._breweries(state, clock, prospects)

    def stock(self, state: BrassState, seat: Seat, clock: Clock, prospects: Prospects) -> float:
        """Own barrels are ammunition while there is something to shoot at."""
        barrels = prospects.barrels[seat]
        if not barrels:
            return 0.0
        share = clock.era_share[seat]
        wanted = prospects.beer_need[seat] + clock.actions[seat] * (0.1 if clock.canal else 0.2)
        useful = min(barrels, wanted)
        if clock.canal:
            share = max(share, KEPT_BEER)
        weights = self._weights
        return weights.beer * share * useful + weights.spare_beer * share * (barrels - useful)

    def _goods(
        self, state: BrassState, clock: Clock, reach: Reach, prospects: Prospects
    ) -> Iterator[Likely]:
        board, tiles = self._rules.board, self._rules.tiles
        industries = len(self._rules.stacks)
        share = self._beer_shares(state, reach, prospects)
        rival_beer = [
            (board.slot_bit[slot], owner)
            for slot, _, owner in prospects.breweries
            if state.slot_cubes[slot]
        ]
        for slot, tile, owner in prospects.goods:
            industry, need, bit = tiles.industry[tile], tiles.beer[tile], board.slot_bit[slot]
            distance = 0 if reach.buyers[industry] & bit else 1
            if distance and not reach.nearly[industry] & bit:
                distance = 2
            if not self._buyers[industry]:
                chance = 0.0
            else:
                joined = state.roads.component(bit)
                other = any(at & joined and who != owner for at, who in rival_beer)
                chance = chances.goods_chance(distance, need, share[owner], other)
                if need > 1 and prospects.barrels[owner] < need:
                    chance *= chances.TWO_BARRELS
                unsold = prospects.goods_at[owner * industries + industry].bit_count()
                if unsold > self._buyers[industry]:
                    chance *= self._buyers[industry] / unsold
            left = clock.actions[owner] - distance
            yield Likely(slot, tile, owner, chances.in_time(chance, left))

    def _beer_shares(self, state: BrassState, reach: Reach, prospects: Prospects) -> list[float]:
        """Return how much of each seat's beer need its own and its buyers' barrels cover."""
        industries = len(self._rules.stacks)
        shares = [1.0] * state.players
        for seat, need in enumerate(prospects.beer_need):
            if not need:
                continue
            have = float(prospects.barrels[seat])
            if have < need:
                at = seat * industries
                for space, full in enumerate(state.merchant_beer):
                    if full and any(
                        prospects.goods_at[at + industry] & reach.merchants[space]
                        for industry in self._buys[space]
                    ):
                        have += 1
            shares[seat] = min(have / need, 1.0)
        return shares

    def _breweries(self, state: BrassState, clock: Clock, prospects: Prospects) -> Iterator[Likely]:
        era = state.era
        needs = sum(prospects.beer_need)
        supply = sum(prospects.barrels)
        table = needs + chances.TABLE_DEMAND[era] * clock.table_actions * chances.TABLE_SLACK
        for slot, tile, owner in prospects.breweries:
            need = prospects.beer_need[owner]
            actions = clock.actions[owner]
            demand = need + (needs - need) / 2 + chances.OWN_DEMAND[era] * actions
            own = demand / prospects.barrels[owner]
            chance = chances.brewery_chance(era, own, table / supply)
            left = max(actions, clock.table_actions // state.players)
            yield Likely(slot, tile, owner, chances.in_time(chance, left))
