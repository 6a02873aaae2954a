"""Sell (B-16): any number of own cotton mills, manufacturers and potteries in one action."""

from collections.abc import Hashable, Iterator

from brass_desktop.core.types import Refusal, Seat
from brass_desktop.games.brass import effects, supply
from brass_desktop.games.brass.actions import Leg, SellLeg
from brass_desktop.games.brass.events import Log
from brass_desktop.games.brass.ids import (
    MERCHANT_BARREL,
    NO_RESOURCE,
    NOTHING,
    IndustryId,
    Kind,
    MerchantId,
    SlotId,
    TileId,
)
from brass_desktop.games.brass.rules.develop import removable
from brass_desktop.games.brass.rules.rule import Body, CardAction
from brass_desktop.games.brass.state import BrassState


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
        del done
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
        del done
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
        del state
        return bool(done)

    def may_go_on(self, state: BrassState, done: Body) -> bool:
        """Sell as many tiles as there are."""
        del state, done
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
        del done
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
