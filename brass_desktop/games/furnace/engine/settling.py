"""Settling the lots from left to right (F-3.5 to F-3.9)."""

from brass_desktop.core.types import Refusal, Seat
from brass_desktop.games.furnace.engine import effects
from brass_desktop.games.furnace.engine.actions import Compensate
from brass_desktop.games.furnace.engine.bags import most_times, shortage
from brass_desktop.games.furnace.engine.events import Log
from brass_desktop.games.furnace.engine.ids import AGENT, NOTHING, DiscId
from brass_desktop.games.furnace.engine.ruleset import Effect
from brass_desktop.games.furnace.engine.state import FurnaceState, claims, top_disc


def compensation(state: FurnaceState) -> Effect:
    """Return the compensation of the lot that is being settled."""
    return state.rules.compensation[state.row[state.lot]]


def worth_of_disc(state: FurnaceState, seat: Seat, disc: DiscId) -> int:
    """Return the value that counts for compensation alone (F-3.6, F-8.3)."""
    return state.rules.discs.value[disc] + state.capitalist(seat).bonus


def most_compensation(state: FurnaceState) -> int:
    """Tell how often the seat that is asked may process: disc and goods decide (F-3.6)."""
    seat, disc = claims(state)[state.claim]
    limit = worth_of_disc(state, Seat(seat), disc)
    return most_times(state.goods[seat], compensation(state), limit)


def refuse_compensation(state: FurnaceState, action: Compensate) -> Refusal | None:
    """Tell why a compensation may not be taken so often."""
    seat, disc = claims(state)[state.claim]
    limit = worth_of_disc(state, Seat(seat), disc)
    if not 0 <= action.times <= limit:
        clause = "F-8.3" if state.capitalist(seat).bonus else "F-3.6"
        value = state.rules.discs.value[disc]
        return Refusal("comp.limit", clause, {"value": value, "limit": limit})
    most = most_compensation(state)
    if action.times > most:
        short = shortage(state.goods[seat], compensation(state).cost, most + 1)
        return Refusal("comp.short", "F-3.6", {**short, "most": most})
    return None


def answer(state: FurnaceState, action: Compensate, log: Log) -> None:
    """Carry out what the asked seat has chosen."""
    seat, disc = claims(state)[state.claim]
    effects.compensate(state, Seat(seat), disc, compensation(state), action.times, log)


def settle(state: FurnaceState, log: Log) -> bool:
    """Settle lots until somebody has to be asked; False once all are settled."""
    if state.lot == NOTHING:
        effects.come_to_lot(state, 0)
    while state.lot < len(state.row):
        if _settle_lot(state, log):
            return True
        effects.come_to_lot(state, state.lot + 1)
    effects.end_auction(state, log)
    return False


def _settle_lot(state: FurnaceState, log: Log) -> bool:
    """Compensate the beaten discs and give the card away; True where an answer is needed."""
    effect = compensation(state)
    for owner, disc in claims(state)[state.claim :]:
        seat = Seat(owner)
        times = worth_of_disc(state, seat, disc)
        if effect.kind == "process":
            times = most_compensation(state)
            if times:
                effects.ask_compensation(state, seat, disc, times, log)
                return True
        effects.compensate(state, seat, disc, effect, times, log)
    top = top_disc(state, state.lot)
    if top is None or top[0] == AGENT:
        effects.box_card(state, NOTHING if top is None else AGENT, log)
    else:
        effects.take_card(state, Seat(top[0]), log)
    return False
