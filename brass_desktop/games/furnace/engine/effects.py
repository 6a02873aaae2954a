"""The only writer of a `FurnaceState`: each function makes one change and one event for it.

Events can therefore not drift from the state. Nothing here asks whether it is allowed.
"""

from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.engine import events as ev
from brass_desktop.games.furnace.engine.bags import added, multiplied, taken
from brass_desktop.games.furnace.engine.events import Log
from brass_desktop.games.furnace.engine.ids import (
    AGENT,
    AUCTION,
    FINISHED,
    INSERTING,
    NOTHING,
    PRODUCTION,
    SETTLING,
    Bag,
    CardId,
    DiscId,
)
from brass_desktop.games.furnace.engine.ruleset import Effect
from brass_desktop.games.furnace.engine.state import FurnaceState


def deal_row(state: FurnaceState, log: Log) -> None:
    """Shuffle the deck and lay the row out (F-3.1, F-3.11); everyone has all discs (F-3.9)."""
    rules, rng = state.rules, Rng(state.rng)
    size = rules.row_size[state.players]
    shuffled = rng.shuffled(state.deck)
    state.rng = rng.state
    state.row, state.deck = shuffled[:size], tuple(sorted(shuffled[size:]))
    state.bids = [()] * size
    state.lot, state.claim = NOTHING, 0
    state.discs = [
        rules.discs.own | (rules.discs.neutral if state.capitalist(seat).neutral_disc else 0)
        for seat in range(state.players)
    ]
    state.agent_discs = rules.discs.agent if state.players == rules.agent_players else 0
    state.phase, state.turn = AUCTION, 0
    if log is not None:
        log.append(ev.RowDealt(state.row))


def place_disc(state: FurnaceState, owner: int, lot: int, disc: DiscId, log: Log) -> None:
    """Put a disc on a lot (F-3.2)."""
    state.bids[lot] += ((owner, disc),)
    if owner == AGENT:
        state.agent_discs &= ~(1 << disc)
    else:
        state.discs[owner] &= ~(1 << disc)
    if log is not None:
        log.append(ev.DiscPlaced(owner, lot, state.row[lot], disc))


def roll_die(state: FurnaceState, log: Log) -> int:
    """Roll the Agent's die; return the lot it names, counted from 0 (F-7.1)."""
    rng = Rng(state.rng)
    lot = rng.below(state.rules.die)
    state.rng = rng.state
    if log is not None:
        log.append(ev.DieRolled(lot))
    return lot


def pass_lot_by(lot: int, log: Log) -> None:
    """Note that the Agent goes on to the next lot (F-7.2)."""
    if log is not None:
        log.append(ev.AgentPassedBy(lot))


def keep_discs(state: FurnaceState, owner: int, log: Log) -> None:
    """Leave the rest of somebody's discs unused this round (F-3.4, F-7.8)."""
    kept = state.agent_discs if owner == AGENT else state.discs[owner]
    if owner == AGENT:
        state.agent_discs = 0
    else:
        state.discs[owner] = 0
    if log is not None:
        log.append(ev.DiscsKept(owner, kept))


def give_turn(state: FurnaceState, turn: int) -> None:
    """Let the next one of the lap bid; what was placed before tells it, so there is no event."""
    state.turn = turn


def come_to_lot(state: FurnaceState, lot: int) -> None:
    """Begin to settle a lot (F-3.5); what happens on it tells the event."""
    state.lot, state.claim = lot, 0


def ask_compensation(state: FurnaceState, seat: Seat, disc: DiscId, most: int, log: Log) -> None:
    """Wait for an outbid player's answer (F-3.6)."""
    state.phase = SETTLING
    if log is not None:
        log.append(ev.CompensationAsked(seat, state.lot, disc, most))


def compensate(
    state: FurnaceState, seat: Seat, disc: DiscId, effect: Effect, times: int, log: Log
) -> None:
    """Give an outbid disc its compensation, and go on to the next one (F-3.6)."""
    paid, gained = multiplied(effect.cost, times), multiplied(effect.gain, times)
    state.goods[seat] = added(taken(state.goods[seat], paid), gained)
    state.claim += 1
    if log is not None:
        log.append(ev.Compensated(seat, state.lot, disc, times, paid, gained))


def take_card(state: FurnaceState, seat: Seat, log: Log) -> None:
    """Give the card of the lot to its winner (F-3.5); in the chain it waits for a place."""
    card = state.row[state.lot]
    cards = state.fresh if state.chained else state.works
    cards[seat] += (card,)
    if log is not None:
        log.append(ev.CardTaken(seat, state.lot, card))


def box_card(state: FurnaceState, owner: int, log: Log) -> None:
    """Put the card of the lot into the box (F-3.5, F-7.4)."""
    if log is not None:
        log.append(ev.CardBoxed(owner, state.lot, state.row[state.lot]))


def end_auction(state: FurnaceState, log: Log) -> None:
    """Clear the row and give the discs back (F-3.9)."""
    state.row, state.bids = (), []
    state.lot, state.claim = NOTHING, 0
    state.discs, state.agent_discs = [0] * state.players, 0
    if log is not None:
        log.append(ev.AuctionEnded())


def begin_production(state: FurnaceState, turn: int) -> None:
    """Let a seat of the lap produce, in the chain after its new cards are placed (F-6.1)."""
    state.turn = turn
    state.run, state.repeated = 0, False
    waits = bool(state.fresh[(state.first + turn) % state.players])
    state.phase = INSERTING if waits else PRODUCTION


def insert_card(state: FurnaceState, seat: Seat, card: CardId, at: int, log: Log) -> None:
    """Put a new card into the chain; after the last one production begins (F-6.1)."""
    chain = state.works[seat]
    state.works[seat] = (*chain[:at], card, *chain[at:])
    state.fresh[seat] = tuple(other for other in state.fresh[seat] if other != card)
    if not state.fresh[seat]:
        state.phase = PRODUCTION
    if log is not None:
        log.append(ev.CardInserted(seat, card, at))


def start_card(state: FurnaceState, seat: Seat, card: CardId, log: Log) -> None:
    """Mark a card as run (F-4.1)."""
    state.run |= 1 << card
    if log is not None:
        log.append(ev.CardRun(seat, card))


def pay_repeat(state: FurnaceState, seat: Seat, card: CardId, price: Bag, log: Log) -> None:
    """Pay for running a card once more (F-8.2)."""
    state.goods[seat] = taken(state.goods[seat], price)
    state.repeated = True
    if log is not None:
        log.append(ev.CardRepeated(seat, card, price))


def run_effect(
    state: FurnaceState, seat: Seat, card: CardId, line: int, times: int, log: Log
) -> None:
    """Carry out one line of a card (F-1.7)."""
    effect = state.effects(card)[line]
    paid, gained = multiplied(effect.cost, times), multiplied(effect.gain, times)
    state.goods[seat] = added(taken(state.goods[seat], paid), gained)
    state.money[seat] += effect.money * times
    if log is not None:
        log.append(ev.EffectRun(seat, card, line, times, paid, gained, effect.money * times))


def upgrade_card(state: FurnaceState, seat: Seat, card: CardId, price: Bag, log: Log) -> None:
    """Turn a company over (F-4.5)."""
    state.goods[seat] = taken(state.goods[seat], price)
    state.upgraded |= 1 << card
    if log is not None:
        log.append(ev.CardUpgraded(seat, card, price))


def end_production(state: FurnaceState, seat: Seat, log: Log) -> None:
    """Close the production of a seat."""
    state.run, state.repeated = 0, False
    if log is not None:
        log.append(ev.ProductionEnded(seat))


def begin_round(state: FurnaceState, log: Log) -> None:
    """Advance the counter and pass the marker to the left (F-5.1)."""
    state.round += 1
    state.first = Seat((state.first + 1) % state.players)
    if log is not None:
        log.append(ev.RoundBegun(state.round, state.first))


def end_game(state: FurnaceState, log: Log) -> None:
    """Stop after the last round (F-5.1)."""
    state.phase, state.turn = FINISHED, 0
    if log is not None:
        log.append(ev.GameEnded())
