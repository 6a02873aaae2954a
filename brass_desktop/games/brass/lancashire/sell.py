"""Sell cotton (L-11): mills one by one, through ports or to the distant market.

The distant market turns a tile that nobody knew, so a sale to it is the last leg of its action.
Where more could be sold, the table then asks whether the sale goes on, without card or action.
"""

from collections.abc import Hashable, Iterator

from brass_desktop.core.types import Refusal, Seat
from brass_desktop.games.brass.engine import effects
from brass_desktop.games.brass.engine.actions import CottonLeg, Leg
from brass_desktop.games.brass.engine.events import Log
from brass_desktop.games.brass.engine.ids import (
    DISTANT_MARKET,
    NOTHING,
    SELLING,
    CardId,
    Kind,
    SlotId,
    Source,
)
from brass_desktop.games.brass.engine.rules.rule import Body, CardAction, FreeAction
from brass_desktop.games.brass.engine.rules.turn import WithoutLegs
from brass_desktop.games.brass.engine.state import BrassState


def is_distant_market_open(state: BrassState) -> bool:
    """Tell whether the marker has not reached its last space (L-11.4)."""
    return state.cotton_demand < len(state.rules.distant_bonus)


def refuse_mill(state: BrassState, seat: Seat, slot: SlotId) -> Refusal | None:
    """Tell why the seat has no cotton to sell in this slot (L-11.1)."""
    tile = state.slot_tile[slot]
    if tile == NOTHING:
        return Refusal("slot_empty", "L-11.1", {"slot": slot})
    if state.slot_owner[slot] != seat:
        return Refusal("not_your_tile", "L-11.1", {"owner": state.slot_owner[slot], "tile": tile})
    if not state.rules.tiles.sold[tile]:
        return Refusal("never_sold", "L-11.1", {"tile": tile})
    if state.slot_flipped[slot]:
        return Refusal("already_sold", "L-11.1", {"tile": tile})
    return None


def refuse_port(state: BrassState, slot: SlotId, port: Source) -> Refusal | None:
    """Tell why the mill's cotton cannot go this way (L-11.2, L-11.3)."""
    connected = state.roads.component(state.rules.board.slot_bit[slot])
    if port == DISTANT_MARKET:
        if not is_distant_market_open(state):
            return Refusal("distant_market_closed", "L-11.4")
        if not connected & state.rules.policy.market_access(state):
            return Refusal("no_port_connected", "L-11.3", {"slot": slot})
        return None
    tile = state.slot_tile[port]
    if tile == NOTHING or not state.rules.tiles.sold_to[tile]:
        return Refusal("no_port", "L-11.2", {"slot": port})
    if state.slot_flipped[port]:
        return Refusal("port_used", "L-11.2", {"slot": port})
    if not connected & state.rules.board.slot_bit[port]:
        return Refusal("port_not_connected", "L-11.2", {"slot": slot, "port": port})
    return None


def ways(state: BrassState, slot: SlotId) -> Iterator[Source]:
    """Yield every port that takes a mill's cotton, then the distant market."""
    places = (*state.rules.board.port_slots, DISTANT_MARKET)
    return (Source(p) for p in places if refuse_port(state, slot, Source(p)) is None)


class SellsCotton:
    """The legs of a sale, whether it begins or goes on."""

    def legs(self, state: BrassState, done: Body) -> Iterator[Leg]:
        """Yield every sale that may come next; nothing follows the distant market (L-11.3)."""
        if not self.may_go_on(state, done):
            return
        for slot in _mills(state, 0):
            for port in ways(state, slot):
                yield CottonLeg(slot, port)

    def targets(self, state: BrassState) -> Iterator[Leg]:
        """Yield every mill with every slot and the distant market, and any other slot once.

        A slot without cotton to sell is refused alike whatever way is meant.
        """
        places, mills = range(len(state.slot_tile)), _mills(state, 0)
        for slot in places:
            ports = (*places, DISTANT_MARKET) if slot in mills else (DISTANT_MARKET,)
            for port in ports:
                yield CottonLeg(SlotId(slot), Source(port))

    def refuse_leg(self, state: BrassState, done: Body, leg: Leg) -> Refusal | None:
        """Check the mill and the way its cotton takes."""
        if not isinstance(leg, CottonLeg) or not self.may_go_on(state, done):
            return Refusal("too_many_parts", "L-11.3", {"most": len(done)})
        return refuse_mill(state, state.actor, leg.slot) or refuse_port(state, leg.slot, leg.port)

    def may_stop(self, state: BrassState, done: Body) -> bool:
        """End after at least one attempt (L-11.5)."""
        return bool(done)

    def may_go_on(self, state: BrassState, done: Body) -> bool:
        """Sell as many mills as there are, until a hidden tile has been turned."""
        last = done[-1] if done else None
        return not (isinstance(last, CottonLeg) and last.port == DISTANT_MARKET)

    def bodies(self, state: BrassState) -> Iterator[Body]:
        """Yield every result once: it does not matter which mill went to which port."""
        return self._ascending(state, (), set())

    def _ascending(self, state: BrassState, done: Body, seen: set[Hashable]) -> Iterator[Body]:
        """Go on from `done`, whose mills ascend; a mill for the distant market may be any."""
        last = done[-1] if done else None
        first = last.slot + 1 if isinstance(last, CottonLeg) else 0
        for slot in _mills(state, 0):
            if refuse_port(state, slot, DISTANT_MARKET) is None:
                yield (*done, CottonLeg(slot, DISTANT_MARKET))
        for slot in _mills(state, first):
            for port in ways(state, slot):
                if port == DISTANT_MARKET:
                    continue
                leg = CottonLeg(slot, port)
                after = state.clone()
                self.perform(after, done, leg, None)
                outcome = tuple(after.slot_flipped)
                if outcome not in seen:
                    seen.add(outcome)
                    body = (*done, leg)
                    yield body
                    yield from self._ascending(after, body, seen)

    def perform(self, state: BrassState, done: Body, leg: Leg, log: Log) -> None:
        """Flip mill and port, or try the distant market (L-11.2, L-11.3)."""
        assert isinstance(leg, CottonLeg)
        if leg.port != DISTANT_MARKET:
            effects.flip(state, leg.slot, log)
            effects.flip(state, SlotId(leg.port), log)
            return
        turned = state.distant_turned
        effects.turn_distant_tile(state, leg.slot, log)
        assert state.distant_turned == turned + 1
        if not _is_sold(state):
            return
        effects.flip(state, leg.slot, log)
        _take_bonus(state, leg.slot, log)
        if next(self.legs(state, ()), None) is not None:
            effects.await_sale(state)

    def finish(self, state: BrassState, log: Log) -> None:
        """Use up the action unless the sale may go on."""
        if state.phase != SELLING:
            effects.use_action(state)


class SellCotton(SellsCotton, CardAction):
    """Begin a sale."""

    kind: Kind = "sell"


class SellOn(SellsCotton, FreeAction):
    """Go on with a sale after a tile of the distant market was turned."""

    kind: Kind = "sell_on"
    price_clause = "L-11.1"

    def refuse(self, state: BrassState) -> Refusal | None:
        """Nothing forbids it once it is asked for."""
        return None

    def begin(self, state: BrassState, cards: tuple[CardId, ...], log: Log) -> None:
        """Take the action up again."""
        effects.resume_action(state)


class EndSale(WithoutLegs, FreeAction):
    """Sell no more."""

    kind: Kind = "end_sale"
    price_clause = "L-11.1"

    def refuse(self, state: BrassState) -> Refusal | None:
        """Nothing forbids it once it is asked for."""
        return None

    def begin(self, state: BrassState, cards: tuple[CardId, ...], log: Log) -> None:
        """Close the action that began the sale."""
        effects.resume_action(state)

    def finish(self, state: BrassState, log: Log) -> None:
        """Use up the action."""
        effects.use_action(state)


def _mills(state: BrassState, first: int) -> list[SlotId]:
    """Return the slots from one on whose mill `refuse_mill` lets the actor sell."""
    seat, sold, tiles = state.actor, state.rules.tiles.sold, state.slot_tile
    return [
        SlotId(slot)
        for slot, owner in enumerate(state.slot_owner)
        if owner == seat and slot >= first and sold[tiles[slot]] and not state.slot_flipped[slot]
    ]


def _is_sold(state: BrassState) -> bool:
    """Tell whether the tile just turned is known and left the market open."""
    return state.distant[-1] >= 0 and is_distant_market_open(state)


def _take_bonus(state: BrassState, slot: SlotId, log: Log) -> None:
    """Give what the marker's space shows: income spaces, or money (L-R.1)."""
    bonus, seat = state.rules.distant_bonus[state.cotton_demand], Seat(state.slot_owner[slot])
    if state.bonus_in_money:
        effects.receive(state, seat, bonus, "distant", log)
    else:
        effects.raise_income(state, seat, bonus, log)
