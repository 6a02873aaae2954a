"""One pass over the board: what lies there, and what each unflipped tile may still become.

This is the hot part of a search, so it is plain loops over the state's flat lists.
"""

from collections.abc import Sequence

from brass_desktop.games.brass.bots.value import chances
from brass_desktop.games.brass.bots.value.clock import Clock
from brass_desktop.games.brass.bots.value.reach import Reach
from brass_desktop.games.brass.bots.value.weights import Weights
from brass_desktop.games.brass.engine.ids import BEER, CANAL_ERA, COAL, NO_RESOURCE, NOTHING
from brass_desktop.games.brass.engine.ruleset import Ruleset
from brass_desktop.games.brass.engine.state import BrassState

Unflipped = tuple[int, int, int]
"""Slot, tile and owner."""


class Prospects:
    """What every seat has on the board, in points and chances."""

    __slots__ = (
        "barrels",
        "beer_need",
        "breweries",
        "chance",
        "goods",
        "goods_at",
        "hoped_spaces",
        "icons",
        "rooms",
        "tiles",
    )

    def __init__(self, state: BrassState) -> None:
        players = state.players
        self.tiles = [0.0] * players
        """Worth of each seat's tiles, unflipped ones by their chance."""
        self.hoped_spaces = [0.0] * players
        """Income spaces that unflipped tiles promise."""
        self.icons: list[float] = list(state.rules.board.printed_icons)
        """Link icons by location, those of unflipped tiles by their chance."""
        self.rooms = [0] * len(self.icons)
        """Empty slots by location."""
        self.barrels = [0] * players
        self.beer_need = [0] * players
        self.goods: list[Unflipped] = []
        self.breweries: list[Unflipped] = []
        self.goods_at = [0] * (players * len(state.rules.stacks))
        """Where unsold goods lie, as a mask at seat * industries + industry."""
        self.chance: dict[int, float] = {}
        """Chance of each unflipped tile, by slot."""


class Surveyor:
    """Weighs prospects with one set of beliefs; its tables are made once for a game."""

    def __init__(self, rules: Ruleset, weights: Weights, merchant_tile: Sequence[int]) -> None:
        tiles = rules.tiles
        self._rules = rules
        self._flat = weights.flat_chance
        twice = weights.double_scoring
        self._again = [0.0 if gone else twice for gone in tiles.leaves_after_canal]
        """By tile: how much its points count a second time when it survives the canal era."""
        self._buyers = [
            sum(
                1
                for tile in merchant_tile
                if tile != NOTHING and industry in rules.merchant_buys[tile]
            )
            for industry in range(len(rules.stacks))
        ]
        self._buys = [
            rules.merchant_buys[tile] if tile != NOTHING else frozenset() for tile in merchant_tile
        ]

    def take(self, state: BrassState, clock: Clock, reach: Reach) -> Prospects:
        """Count the board for all seats."""
        prospects = Prospects(state)
        self._count_tiles(state, clock, reach, prospects)
        if prospects.goods:
            self._weigh_goods(state, clock, reach, prospects)
        if prospects.breweries:
            self._weigh_breweries(state, clock, prospects)
        return prospects

    def _count_tiles(
        self, state: BrassState, clock: Clock, reach: Reach, prospects: Prospects
    ) -> None:
        """Enter flipped tiles, mines and works at once; goods and beer wait for the totals."""
        board, tiles = self._rules.board, self._rules.tiles
        location, resource = board.slot_location, tiles.resource
        owners, flipped, cubes = state.slot_owner, state.slot_flipped, state.slot_cubes
        industries = len(self._rules.stacks)
        for slot, tile in enumerate(state.slot_tile):
            if tile == NOTHING:
                prospects.rooms[location[slot]] += 1
                continue
            owner = owners[slot]
            if flipped[slot]:
                again = self._again[tile] if clock.canal else 0.0
                prospects.tiles[owner] += tiles.vp[tile] * (1.0 + again)
                prospects.icons[location[slot]] += tiles.link_icons[tile]
                continue
            kind = resource[tile]
            if kind == NO_RESOURCE:
                prospects.goods.append((slot, tile, owner))
                prospects.beer_need[owner] += tiles.beer[tile]
                at = owner * industries + tiles.industry[tile]
                prospects.goods_at[at] |= board.slot_bit[slot]
            elif kind == BEER:
                prospects.breweries.append((slot, tile, owner))
                prospects.barrels[owner] += cubes[slot]
            else:
                share = cubes[slot] / tiles.yields[state.era][tile]
                if kind == COAL:
                    joined = bool(reach.coal_market & board.slot_bit[slot])
                    chance = chances.coal_chance(state.era, joined, share)
                else:
                    chance = chances.iron_chance(share)
                left = max(clock.actions[owner], clock.table_actions // state.players)
                self._enter(state, prospects, slot, tile, owner, chances.in_time(chance, left))

    def _weigh_goods(
        self, state: BrassState, clock: Clock, reach: Reach, prospects: Prospects
    ) -> None:
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
            self._enter(state, prospects, slot, tile, owner, chances.in_time(chance, left))

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

    def _weigh_breweries(self, state: BrassState, clock: Clock, prospects: Prospects) -> None:
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
            self._enter(state, prospects, slot, tile, owner, chances.in_time(chance, left))

    def _enter(
        self,
        state: BrassState,
        prospects: Prospects,
        slot: int,
        tile: int,
        owner: int,
        chance: float,
    ) -> None:
        """Add an unflipped tile by its chance to flip this era and, if it stays, by the end."""
        tiles = self._rules.tiles
        if self._flat is not None:
            chance = self._flat
        worth = chance
        if state.era == CANAL_ERA and self._again[tile]:
            later = chance + (1.0 - chance) * chances.LATER[tiles.resource[tile]]
            worth += self._again[tile] * later
        prospects.tiles[owner] += tiles.vp[tile] * worth
        prospects.hoped_spaces[owner] += tiles.income[tile] * chance
        prospects.icons[self._rules.board.slot_location[slot]] += tiles.link_icons[tile] * chance
        prospects.chance[slot] = chance
