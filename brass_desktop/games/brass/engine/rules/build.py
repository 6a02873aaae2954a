"""Build (B-12) and overbuilding (B-13)."""

from collections.abc import Iterator, Sequence

from brass_desktop.core.types import Refusal, Seat
from brass_desktop.games.brass.engine import effects, supply
from brass_desktop.games.brass.engine.actions import BuildLeg, Leg
from brass_desktop.games.brass.engine.events import Log
from brass_desktop.games.brass.engine.ids import (
    CANAL_ERA,
    COAL,
    IRON,
    NO_RESOURCE,
    NOTHING,
    CardId,
    IndustryId,
    Kind,
    SlotId,
    TileId,
)
from brass_desktop.games.brass.engine.rules.rule import Body, CardAction
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.engine.supply import Plan

_MARKET_GOODS = (COAL, IRON)


def refuse_tile(state: BrassState, seat: Seat, industry: IndustryId) -> Refusal | None:
    """Tell why the industry's available tile cannot be built anywhere now."""
    tile = state.available(seat, industry)
    if tile == NOTHING:
        return Refusal("no_tile_left", "B-1.6", {"industry": industry})
    tiles = state.rules.tiles
    if not any(buildable[tile] for buildable in tiles.buildable):
        return Refusal("never_built", "B-12.4", {"tile": tile})
    if not tiles.buildable[state.era][tile]:
        return Refusal("wrong_era", "B-12.4", {"tile": tile, "era": state.era})
    if tiles.cost[tile] > state.money[seat]:
        return _too_dear(state, seat, tiles.cost[tile])
    return None


def refuse_slot(state: BrassState, seat: Seat, tile: TileId, slot: SlotId) -> Refusal | None:
    """Tell why this tile may not lie in this slot, money and cubes aside."""
    rules = state.rules
    board, industry = rules.board, rules.tiles.industry[tile]
    if industry not in board.slot_industries[slot]:
        return Refusal("slot_lacks_industry", "B-12.3", {"slot": slot, "industry": industry})
    if state.slot_tile[slot] != NOTHING:
        refusal = _refuse_overbuild(state, seat, tile, slot)
        if refusal is not None:
            return refusal
    elif len(board.slot_industries[slot]) > 1:
        pure = _free_pure_slot(state, slot, industry)
        if pure is not None:
            return Refusal("pure_slot_first", "B-12.3", {"slot": pure, "industry": industry})
    if state.era == CANAL_ERA:
        own = _other_own_tile(state, seat, slot)
        if own is not None:
            return Refusal("one_tile_per_location", "B-12.5", {"slot": own})
    return None


def _free_pure_slot(state: BrassState, slot: SlotId, industry: IndustryId) -> SlotId | None:
    board = state.rules.board
    for other in board.slots_at[board.slot_location[slot]]:
        if board.slot_industries[other] == (industry,) and state.slot_tile[other] == NOTHING:
            return other
    return None


def _other_own_tile(state: BrassState, seat: Seat, slot: SlotId) -> SlotId | None:
    board = state.rules.board
    for other in board.slots_at[board.slot_location[slot]]:
        if other != slot and state.slot_owner[other] == seat:
            return other
    return None


def _refuse_overbuild(state: BrassState, seat: Seat, tile: TileId, slot: SlotId) -> Refusal | None:
    """Tell why the tile in the slot may not be replaced by this one (B-13.1 to B-13.3)."""
    tiles, present = state.rules.tiles, TileId(state.slot_tile[slot])
    owner = state.slot_owner[slot]
    if tiles.industry[present] != tiles.industry[tile]:
        return Refusal("slot_taken", "B-13.1", {"owner": owner, "tile": present})
    if tiles.level[present] >= tiles.level[tile]:
        return Refusal("level_too_low", "B-13.1", {"present": present, "tile": tile})
    if owner == seat:
        return None
    resource = tiles.resource[present]
    if resource not in _MARKET_GOODS:
        return Refusal("not_yours_to_overbuild", "B-13.3", {"owner": owner, "tile": present})
    on_tiles = sum(state.slot_cubes[other] for other in supply.stocked(state, resource))
    in_market = state.coal if resource == COAL else state.iron
    if on_tiles or in_market:
        return Refusal(
            "resource_left",
            "B-13.3",
            {"resource": resource, "on_tiles": on_tiles, "in_market": in_market, "owner": owner},
        )
    return None


def price(state: BrassState, tile: TileId, slot: SlotId) -> int | Refusal:
    """Return all the money a build costs, market cubes included, or why coal cannot come."""
    tiles = state.rules.tiles
    total = tiles.cost[tile]
    if tiles.coal[tile]:
        coal = supply.coal_price(state, state.rules.board.slot_bit[slot], tiles.coal[tile])
        if isinstance(coal, Refusal):
            return coal
        total += coal
    if tiles.iron[tile]:
        total += supply.iron_price(state, tiles.iron[tile])
    return total


def _too_dear(state: BrassState, seat: Seat, total: int) -> Refusal:
    return Refusal("cannot_afford", "B-1.11", {"cost": total, "money": state.money[seat]})


def refuse_site(state: BrassState, seat: Seat, tile: TileId, slot: SlotId) -> Refusal | None:
    """Tell why this tile may not be built in this slot with some fitting card."""
    refusal = refuse_slot(state, seat, tile, slot)
    if refusal is not None:
        return refusal
    total = price(state, tile, slot)
    if isinstance(total, Refusal):
        return total
    return _too_dear(state, seat, total) if total > state.money[seat] else None


def plans(state: BrassState, tile: TileId, slot: SlotId) -> list[tuple[Plan, Plan]]:
    """Return every way to get the coal and iron of a legal build; their order is free (B-R.10)."""
    tiles = state.rules.tiles
    coal = supply.coal_plans(state, state.rules.board.slot_bit[slot], tiles.coal[tile])
    iron = supply.iron_plans(state, tiles.iron[tile])
    return [(mines, works) for mines in coal for works in iron]


class Build(CardAction):
    """Place one industry tile."""

    kind: Kind = "build"

    def legs(self, state: BrassState, done: Body) -> Iterator[Leg]:
        """Yield every build that some card in hand pays for."""
        if done:
            return
        seat = state.actor
        board = state.rules.board
        for number in range(len(state.rules.stacks)):
            industry = IndustryId(number)
            if refuse_tile(state, seat, industry) is not None:
                continue
            tile = TileId(state.available(seat, industry))
            on_empty = self.reach(state, seat, industry, overbuild=False)
            on_tiles = self.reach(state, seat, industry, overbuild=True)
            for slot in board.slots_for[industry]:
                reach = on_empty if state.slot_tile[slot] == NOTHING else on_tiles
                if not reach & board.slot_bit[slot]:
                    continue
                if refuse_site(state, seat, tile, slot) is None:
                    for coal, iron in plans(state, tile, slot):
                        yield BuildLeg(slot, industry, coal, iron)

    def reach(self, state: BrassState, seat: Seat, industry: IndustryId, *, overbuild: bool) -> int:
        """Return the mask of locations that some card in hand opens for an industry."""
        mask, reach = 0, state.rules.policy.card_reach
        for card in dict.fromkeys(state.hands[seat]):
            mask |= reach(state, seat, card, industry, overbuild=overbuild)
        return mask

    def targets(self, state: BrassState) -> Iterator[Leg]:
        """Yield every slot with each industry it shows."""
        for number, industries in enumerate(state.rules.board.slot_industries):
            for industry in industries:
                yield BuildLeg(SlotId(number), industry)

    def refuse_leg(self, state: BrassState, done: Body, leg: Leg) -> Refusal | None:
        """Check tile, slot, price, and that the sources are one of the plans."""
        if done or not isinstance(leg, BuildLeg):
            return Refusal("too_many_parts", "B-12.1", {"most": 1})
        seat = state.actor
        refusal = refuse_tile(state, seat, leg.industry)
        if refusal is not None:
            return refusal
        tile = TileId(state.available(seat, leg.industry))
        refusal = refuse_site(state, seat, tile, leg.slot)
        if refusal is not None:
            return refusal
        allowed = plans(state, tile, leg.slot)
        if leg.coal not in [coal for coal, _ in allowed]:
            return Refusal("wrong_coal_source", "B-8.3")
        if leg.iron not in [iron for _, iron in allowed]:
            return Refusal("wrong_iron_source", "B-9.2")
        return None

    def may_stop(self, state: BrassState, done: Body) -> bool:
        """End after one tile."""
        return len(done) == 1

    def may_go_on(self, state: BrassState, done: Body) -> bool:
        """Place one tile and no more."""
        return not done

    def bodies(self, state: BrassState) -> Iterator[Body]:
        """Yield one body per leg."""
        return ((leg,) for leg in self.legs(state, ()))

    def payments(self, state: BrassState, body: Body) -> Sequence[tuple[CardId, ...]]:
        """Offer the fitting cards in hand, each face once."""
        hand = dict.fromkeys(state.hands[state.actor])
        return [(card,) for card in hand if self.refuse_card(state, card, body) is None]

    def refuse_card(self, state: BrassState, card: CardId, body: Body) -> Refusal | None:
        """Ask for a card that fits the place and the industry (B-12.2)."""
        leg = body[0]
        assert isinstance(leg, BuildLeg)
        return refuse_card(state, state.actor, card, leg.slot, leg.industry)

    def perform(self, state: BrassState, done: Body, leg: Leg, log: Log) -> None:
        """Place, pay, consume, stock and sell, in this order (B-12.1, B-11.5)."""
        assert isinstance(leg, BuildLeg)
        seat, rules = state.actor, state.rules
        if state.slot_tile[leg.slot] != NOTHING:
            effects.remove_tile(state, leg.slot, "overbuilt", log)
        tile = effects.place_tile(state, seat, leg.slot, leg.industry, log)
        effects.pay(state, seat, rules.tiles.cost[tile], "tile", log)
        supply.consume(state, seat, COAL, leg.coal, log)
        supply.consume(state, seat, IRON, leg.iron, log)
        resource = rules.tiles.resource[tile]
        if rules.tiles.flips_on_build[tile]:
            effects.flip(state, leg.slot, log)
        if resource == NO_RESOURCE:
            return
        effects.place_cubes(state, leg.slot, rules.tiles.yields[state.era][tile], log)
        if resource == IRON or (
            resource == COAL and supply.has_market_access(state, rules.board.slot_bit[leg.slot])
        ):
            effects.sell_cubes(state, leg.slot, log)


def refuse_card(
    state: BrassState, seat: Seat, card: CardId, slot: SlotId, industry: IndustryId
) -> Refusal | None:
    """Tell why a card does not allow this industry in this slot (B-12.2, B-12.8)."""
    board, faces = state.rules.board, state.rules.cards
    overbuild = state.slot_tile[slot] != NOTHING
    reach = state.rules.policy.card_reach(state, seat, card, industry, overbuild=overbuild)
    if reach & board.slot_bit[slot]:
        return None
    if faces.location_bit[card]:
        clause = "B-12.8" if faces.wild[card] else "B-12.2"
        return Refusal("card_for_other_place", clause, {"card": card, "slot": slot})
    if industry not in faces.industries[card]:
        return Refusal("card_for_other_industry", "B-12.2", {"card": card, "industry": industry})
    return Refusal("not_in_network", "B-12.2", {"card": card, "slot": slot})
