"""One pass over the board: what lies there, and what each unflipped tile may still become.

This is the hot part of a search, so it is plain loops over the state's flat lists.
"""

from brass_desktop.games.brass.bots.value import chances
from brass_desktop.games.brass.bots.value.clock import Clock
from brass_desktop.games.brass.bots.value.prospects import Prospects
from brass_desktop.games.brass.bots.value.reach import Reach
from brass_desktop.games.brass.bots.value.trade import Trade
from brass_desktop.games.brass.bots.value.weights import Weights
from brass_desktop.games.brass.engine.ids import BEER, CANAL_ERA, COAL, NO_RESOURCE, NOTHING
from brass_desktop.games.brass.engine.ruleset import Ruleset
from brass_desktop.games.brass.engine.state import BrassState


class Surveyor:
    """Weighs prospects with one set of beliefs; its tables are made once for a game."""

    def __init__(self, rules: Ruleset, weights: Weights, trade: Trade) -> None:
        self._rules = rules
        self._trade = trade
        self._flat = weights.flat_chance
        self._coal = (
            (weights.coal_apart_canal, weights.coal_joined_canal),
            (weights.coal_apart_rail, weights.coal_joined_rail),
        )
        """By era, then whether the market is joined: the chance of a full mine."""
        twice = weights.double_scoring
        self._again = [0.0 if gone else twice for gone in rules.tiles.leaves_after_canal]
        """By tile: how much its points count a second time when it survives the canal era."""

    def take(self, state: BrassState, clock: Clock, reach: Reach) -> Prospects:
        """Count the board for all seats."""
        prospects = Prospects(state)
        self._count_tiles(state, clock, reach, prospects)
        for slot, tile, owner, chance in self._trade.likely(state, clock, reach, prospects):
            self._enter(state, prospects, slot, tile, owner, chance)
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
                    chance = chances.coal_chance(self._coal[state.era][joined], share)
                else:
                    chance = chances.iron_chance(share)
                left = max(clock.actions[owner], clock.table_actions // state.players)
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
