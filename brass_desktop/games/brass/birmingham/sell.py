"""Sell (B-16): any number of own cotton mills, manufacturers and potteries in one action."""

from collections.abc import Hashable, Iterator

from brass_desktop.core.types import Refusal, Seat
from brass_desktop.games.brass.engine import effects, supply
from brass_desktop.games.brass.engine.actions import Leg, SellLeg
from brass_desktop.games.brass.engine.events import Log
from brass_desktop.games.brass.engine.ids import (
    MERCHANT_BARREL,
    NO_RESOURCE,
    NOTHING,
    IndustryId,
    Kind,
    MerchantId,
    SlotId,
    TileId,
)
from brass_desktop.games.brass.engine.merchants import refuse_beer, refuse_merchant
from brass_desktop.games.brass.engine.rules.develop import removable
from brass_desktop.games.brass.engine.rules.rule import Body, CardAction
from brass_desktop.games.brass.engine.state import BrassState


def refuse_goods(state: BrassState, seat: Seat, slot: SlotId) -> Refusal | None:
    """Tell why the seat has nothing to sell in this slot (B-16.2)."""
    tile = state.slot_tile[slot]
    if tile == NOTHING:
        return Refusal("slot_empty", "B-16.2", {"slot": slot})
    if state.slot_owner[slot] != seat:
        return Refusal("not_your_tile", "B-16.2", {"owner": state.slot_owner[slot], "tile": tile})
    if state.rules.tiles.resource[tile] != NO_RESOURCE:
        return Refusal("never_sold", "B-16.2", {"tile": tile})
    if state.slot_flipped[slot]:
        return Refusal("already_sold", "B-7.4", {"tile": tile})
    return None


def sales(state: BrassState, seat: Seat, slot: SlotId, merchant: MerchantId) -> Iterator[SellLeg]:
    """Yield a legal sale with each choice of beer and, where it asks, of the bonus."""
    rules = state.rules
    tile = TileId(state.slot_tile[slot])
    origin, barrel = rules.board.slot_bit[slot], state.merchant_beer[merchant]
    for beer in supply.beer_plans(state, seat, origin, rules.tiles.beer[tile], barrel):
        for bonus in _bonuses(state, seat, merchant, drinks=MERCHANT_BARREL in beer):
            yield SellLeg(slot, merchant, beer, bonus)


def _bonuses(
    state: BrassState, seat: Seat, merchant: MerchantId, *, drinks: bool
) -> list[IndustryId] | list[None]:
    """Return the tiles a free development may remove; it must take one if it can (B-16.9)."""
    if drinks and state.rules.board.bonus_kind[merchant] == "develop":
        return removable(state, seat) or [None]
    return [None]


class Sell(CardAction):
    """Sell tiles to merchants."""

    kind: Kind = "sell"

    def legs(self, state: BrassState, done: Body) -> Iterator[Leg]:
        """Yield every possible next sale, in any order of tiles."""
        return self._legs_from(state, 0, distinct=False)

    def _legs_from(self, state: BrassState, first: int, *, distinct: bool) -> Iterator[SellLeg]:
        """Yield sales of slots from `first` on.

        Merchants are interchangeable while their own barrel stays untouched; `distinct` then keeps
        only the first of them.
        """
        seat = state.actor
        own = [SlotId(slot) for slot, owner in enumerate(state.slot_owner) if owner == seat]
        for slot in own:
            if slot < first or refuse_goods(state, seat, slot) is not None:
                continue
            sold_dry: set[tuple[int, ...]] = set()
            for space in range(len(state.merchant_tile)):
                merchant = MerchantId(space)
                if refuse_merchant(state, slot, merchant) is not None:
                    continue
                for leg in sales(state, seat, slot, merchant):
                    if distinct and MERCHANT_BARREL not in leg.beer:
                        if leg.beer in sold_dry:
                            continue
                        sold_dry.add(leg.beer)
                    yield leg

    def targets(self, state: BrassState) -> Iterator[Leg]:
        """Yield every slot with every merchant space."""
        for slot in range(len(state.slot_tile)):
            for merchant in range(len(state.merchant_tile)):
                yield SellLeg(SlotId(slot), MerchantId(merchant))

    def refuse_leg(self, state: BrassState, done: Body, leg: Leg) -> Refusal | None:
        """Check tile, merchant, beer and bonus."""
        if not isinstance(leg, SellLeg):
            return Refusal("too_many_parts", "B-16.1", {"most": 0})
        seat = state.actor
        refusal = (
            refuse_goods(state, seat, leg.slot)
            or refuse_merchant(state, leg.slot, leg.merchant)
            or refuse_beer(state, seat, leg.slot, leg.merchant)
        )
        if refusal is not None:
            return refusal
        allowed = list(sales(state, seat, leg.slot, leg.merchant))
        if leg.beer not in [other.beer for other in allowed]:
            return Refusal("wrong_beer_source", "B-10.2")
        if leg not in allowed:
            return Refusal("wrong_bonus", "B-16.9")
        return None

    def may_stop(self, state: BrassState, done: Body) -> bool:
        """End after at least one sale (B-16.1)."""
        return bool(done)

    def may_go_on(self, state: BrassState, done: Body) -> bool:
        """Sell as many tiles as there are."""
        return True

    def bodies(self, state: BrassState) -> Iterator[Body]:
        """Yield every set of sales once: tiles ascend, because sales do not depend on order."""
        return self._ascending(state, (), set())

    def _ascending(self, state: BrassState, done: Body, seen: set[Hashable]) -> Iterator[Body]:
        """Go on from `done`; `seen` holds the outcomes reached, whichever tile drank which beer."""
        last = done[-1] if done else None
        first = last.slot + 1 if isinstance(last, SellLeg) else 0
        for leg in self._legs_from(state, first, distinct=True):
            after = state.clone()
            self.perform(after, done, leg, None)
            outcome = (
                tuple(after.slot_flipped),
                tuple(after.slot_cubes),
                tuple(after.merchant_beer),
                tuple(after.mat),
            )
            if outcome in seen:
                continue
            seen.add(outcome)
            body = (*done, leg)
            yield body
            yield from self._ascending(after, body, seen)

    def perform(self, state: BrassState, done: Body, leg: Leg, log: Log) -> None:
        """Consume the beer with its bonus, then flip the tile (B-16.9)."""
        assert isinstance(leg, SellLeg)
        for source in leg.beer:
            if source == MERCHANT_BARREL:
                effects.take_merchant_beer(state, leg.merchant, log)
                _take_bonus(state, leg, log)
            else:
                effects.take_cube(state, SlotId(source), log)
        effects.flip(state, leg.slot, log)


def _take_bonus(state: BrassState, leg: SellLeg, log: Log) -> None:
    """Give what the merchant town prints (B-16.8)."""
    board, seat = state.rules.board, state.actor
    amount = board.bonus_amount[leg.merchant]
    match board.bonus_kind[leg.merchant]:
        case "money":
            effects.receive(state, seat, amount, "merchant", log)
        case "victory_points":
            effects.gain_points(state, seat, amount, "merchant", leg.merchant, log)
        case "income_spaces":
            effects.raise_income(state, seat, amount, log)
        case "develop" if leg.bonus is not None:
            effects.develop_tile(state, seat, leg.bonus, log)
