"""Where discs may lie (F-3.2 to F-3.4), and where the Agent puts its own (F-7)."""

from collections.abc import Iterator

from brass_desktop.core.types import Refusal
from brass_desktop.games.furnace.engine import effects
from brass_desktop.games.furnace.engine.actions import Bid
from brass_desktop.games.furnace.engine.events import Log
from brass_desktop.games.furnace.engine.ids import AGENT, DiscId
from brass_desktop.games.furnace.engine.state import FurnaceState


def refuse_bid(state: FurnaceState, bid: Bid) -> Refusal | None:
    """Tell why the seat in turn may not place this disc there."""
    seat, rules = state.actor, state.rules
    if bid.card not in state.row:
        return Refusal("bid.row", "F-3.2", {"card": bid.card})
    if not state.discs[seat] >> bid.disc & 1:
        return _refuse_missing_disc(state, seat, bid.disc)
    own, equal = _conflicts(state, seat, state.row.index(bid.card), bid.disc)
    if own is not None:
        return Refusal(
            "bid.same_owner", "F-3.3", {"value": rules.discs.value[own], "card": bid.card}
        )
    if equal is not None:
        numbers = {"value": rules.discs.value[bid.disc], "owner": equal, "card": bid.card}
        return Refusal("bid.same_value", "F-3.3", numbers)
    return None


def _refuse_missing_disc(state: FurnaceState, seat: int, disc: DiscId) -> Refusal:
    value = state.rules.discs.value[disc]
    for card, placed in zip(state.row, state.bids, strict=True):
        if (seat, disc) in placed:
            return Refusal("bid.used", "F-3.2", {"value": value, "card": card})
    return Refusal("bid.not_owned", "F-1.5", {"value": value})


def _conflicts(
    state: FurnaceState, owner: int, lot: int, disc: DiscId
) -> tuple[DiscId | None, int | None]:
    """Find the own disc and the owner of an equal disc that F-3.3 sees on a lot."""
    if state.capitalist(owner).unrestricted:
        return None, None
    value = state.rules.discs.value
    own = next((other for who, other in state.bids[lot] if who == owner), None)
    equal = next((who for who, other in state.bids[lot] if value[other] == value[disc]), None)
    return own, equal


def fits(state: FurnaceState, owner: int, lot: int, disc: DiscId) -> bool:
    """Tell whether F-3.3 lets somebody's disc lie on a lot."""
    return _conflicts(state, owner, lot, disc) == (None, None)


def bids(state: FurnaceState) -> Iterator[Bid]:
    """Yield every legal bid of the seat in turn."""
    seat = state.actor
    for disc in state.rules.discs_in(state.discs[seat]):
        for lot, card in enumerate(state.row):
            if fits(state, seat, lot, disc):
                yield Bid(card, disc)


def place_bid(state: FurnaceState, bid: Bid, log: Log) -> None:
    """Place the disc of the seat in turn."""
    effects.place_disc(state, state.actor, state.row.index(bid.card), bid.disc, log)


def pass_on(state: FurnaceState, log: Log) -> bool:
    """Let the next one bid who can (F-3.4, F-7.3); False once no disc is left to place."""
    lap = state.lap
    while state.agent_discs or any(state.discs):
        effects.give_turn(state, (state.turn + 1) % len(lap))
        bidder = lap[state.turn]
        if bidder == AGENT:
            if state.agent_discs:
                _let_agent_bid(state, log)
        elif state.discs[bidder]:
            if next(bids(state), None) is not None:
                return True
            effects.keep_discs(state, bidder, log)
    return False


def _let_agent_bid(state: FurnaceState, log: Log) -> None:
    """Roll the die and walk to the first lot that takes a disc, the lowest first (F-7.2)."""
    lots = len(state.row)
    if all(agent_disc(state, lot) is None for lot in range(lots)):
        effects.keep_discs(state, AGENT, log)
        return
    lot = effects.roll_die(state, log)
    while (disc := agent_disc(state, lot)) is None:
        effects.pass_lot_by(lot, log)
        lot = (lot + 1) % lots
    effects.place_disc(state, AGENT, lot, disc, log)


def agent_disc(state: FurnaceState, lot: int) -> DiscId | None:
    """Return the lowest disc that the Agent may place on a lot, if any."""
    held = state.rules.discs_in(state.agent_discs)
    fitting = [disc for disc in held if fits(state, AGENT, lot, disc)]
    return min(fitting, key=lambda disc: state.rules.discs.value[disc], default=None)


def agent_target(state: FurnaceState, lot: int) -> tuple[int, DiscId] | None:
    """Tell where a face of the die would send the Agent as things lie now, and with which disc."""
    lots = len(state.row)
    for step in range(lots):
        at = (lot + step) % lots
        disc = agent_disc(state, at)
        if disc is not None:
            return at, disc
    return None
