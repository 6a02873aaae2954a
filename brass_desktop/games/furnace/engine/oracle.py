"""The one place that knows what is legal and what follows from it.

People, bots, `apply` and loading a saved game all come through here.
"""

from collections.abc import Iterator

from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Refusal
from brass_desktop.games.furnace.engine import bidding, effects, producing, settling
from brass_desktop.games.furnace.engine.actions import (
    END_PRODUCTION,
    Action,
    Activate,
    Bid,
    Compensate,
    EndProduction,
    Insert,
    Repeat,
)
from brass_desktop.games.furnace.engine.events import Log
from brass_desktop.games.furnace.engine.ids import (
    AUCTION,
    FINISHED,
    INSERTING,
    PRODUCTION,
    SETTLING,
)
from brass_desktop.games.furnace.engine.sampling import sample_run
from brass_desktop.games.furnace.engine.state import FurnaceState

_PHASES = {
    Bid: AUCTION,
    Compensate: SETTLING,
    Insert: INSERTING,
    Activate: PRODUCTION,
    Repeat: PRODUCTION,
    EndProduction: PRODUCTION,
}


def refuse(state: FurnaceState, action: Action) -> Refusal | None:
    """Tell why an action is not legal; None exactly when it is."""
    refusal = _refuse_unknown(state, action) or _refuse_phase(state, action)
    if refusal is not None:
        return refusal
    match action:
        case Bid():
            return bidding.refuse_bid(state, action)
        case Compensate():
            return settling.refuse_compensation(state, action)
        case Insert():
            return producing.refuse_insert(state, action)
        case Activate() | Repeat():
            return producing.refuse_run(state, action)
        case EndProduction():
            return producing.refuse_end(state)


def _refuse_unknown(state: FurnaceState, action: Action) -> Refusal | None:
    """Refuse what names something that the game does not have: ids are positions in tuples."""
    rules = state.rules
    match action:
        case Bid(card, disc):
            known = _is_among(card, rules.companies) and _is_among(disc, len(rules.discs.value))
        case Compensate(times):
            known = _is_whole(times)
        case Insert(card, at):
            known = _is_among(card, len(rules.cards)) and _is_whole(at)
        case Activate(card, times, upgrades) | Repeat(card, times, upgrades):
            cards = (card, *upgrades)
            known = all(_is_among(one, len(rules.cards)) for one in cards)
            known = known and all(_is_whole(number) for number in times)
        case EndProduction():
            known = True
    return None if known else Refusal("no_such_thing", "F-1.3")


def _is_whole(number: object) -> bool:
    return type(number) is int


def _is_among(number: int, count: int) -> bool:
    return _is_whole(number) and 0 <= number < count


def _refuse_phase(state: FurnaceState, action: Action) -> Refusal | None:
    """Tell why a kind of action is out of the question now, whatever its details."""
    if _PHASES[type(action)] == state.phase:
        return None
    match state.phase:
        case phase if phase == FINISHED:
            return Refusal("game_over", "F-5.1")
        case phase if phase == AUCTION:
            lots = len({bid.card for bid in bidding.bids(state)})
            return Refusal("bid.must", "F-3.2", {"lots": lots})
        case phase if phase == SETTLING and isinstance(action, Bid):
            return Refusal("bid.settling", "F-3.4")
        case phase if phase == SETTLING:
            return Refusal("comp.must", "F-3.6", {"lot": state.lot})
        case phase if phase == INSERTING:
            return Refusal("chain.open", "F-6.1", {"cards": len(state.fresh[state.actor])})
        case _ if isinstance(action, Insert):
            return Refusal("chain.closed", "F-6.1")
        case _:
            return Refusal("auction_over", "F-3.9")


def legal_actions(state: FurnaceState) -> Iterator[Action]:
    """Yield legal actions lazily, one of each group with the same result."""
    match state.phase:
        case phase if phase == AUCTION:
            yield from bidding.bids(state)
        case phase if phase == SETTLING:
            for times in range(settling.most_compensation(state) + 1):
                yield Compensate(times)
        case phase if phase == INSERTING:
            seat = state.actor
            for card in state.fresh[seat]:
                for at in range(len(state.works[seat]) + 1):
                    yield Insert(card, at)
        case phase if phase == PRODUCTION:
            yield from producing.runs(state)
            if producing.refuse_end(state) is None:
                yield END_PRODUCTION


def without_choice(state: FurnaceState) -> Action | None:
    """Return the end of a production in which nothing is left to run."""
    if state.phase != PRODUCTION or producing.unrun(state) or producing.repeatable(state):
        return None
    return END_PRODUCTION


def sample(state: FurnaceState, rng: Rng) -> Action:
    """Pick something legal at random; production ends only when nothing is left to run."""
    if state.phase == AUCTION:
        return rng.choice(tuple(bidding.bids(state)))
    if state.phase == SETTLING:
        return Compensate(rng.below(settling.most_compensation(state) + 1))
    if state.phase == INSERTING:
        seat = state.actor
        return Insert(rng.choice(state.fresh[seat]), rng.below(len(state.works[seat]) + 1))
    return sample_run(state, rng) or END_PRODUCTION


def perform(state: FurnaceState, action: Action, log: Log) -> None:
    """Carry out an action that is known to be legal, and whatever follows without a choice."""
    match action:
        case Bid():
            bidding.place_bid(state, action, log)
            if not bidding.pass_on(state, log):
                _settle(state, log)
        case Compensate():
            settling.answer(state, action, log)
            _settle(state, log)
        case Insert():
            effects.insert_card(state, state.actor, action.card, action.at, log)
        case Activate() | Repeat():
            producing.perform_run(state, action, log)
        case EndProduction():
            _end_production(state, log)


def _settle(state: FurnaceState, log: Log) -> None:
    if not settling.settle(state, log):
        effects.begin_production(state, 0)


def _end_production(state: FurnaceState, log: Log) -> None:
    """Let the next seat produce, or begin a new round, or end the game (F-5.1)."""
    effects.end_production(state, state.actor, log)
    if state.turn + 1 < state.players:
        effects.begin_production(state, state.turn + 1)
    elif state.is_last_round:
        effects.end_game(state, log)
    else:
        effects.begin_round(state, log)
        effects.deal_row(state, log)
