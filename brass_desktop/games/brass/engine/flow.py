"""What follows from the end of a turn: rounds, income, shortfall and the end of an era."""

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine import effects
from brass_desktop.games.brass.engine.events import Log
from brass_desktop.games.brass.engine.ids import (
    CANAL_ERA,
    NOTHING,
    RAIL_ERA,
    LinkId,
)
from brass_desktop.games.brass.engine.scoring import score_links, score_tiles
from brass_desktop.games.brass.engine.state import BrassState


def end_turn(state: BrassState, log: Log) -> None:
    """Refill the hand (B-3.7) and go on with the next seat, or end the round."""
    if state.rules.numbers.draws_each_turn:
        effects.draw_cards(state, state.active, log)
    if state.turn + 1 < state.players:
        effects.start_turn(state, state.turn + 1, actions_per_turn(state), log)
    else:
        _end_round(state, log)


def actions_per_turn(state: BrassState) -> int:
    """Return how many actions a turn of this round has: 2, or 1 in the very first one (B-3.3)."""
    numbers = state.rules.numbers
    first = state.era == CANAL_ERA and state.round == 1
    return numbers.actions_first_round if first else numbers.actions_per_turn


def next_order(state: BrassState) -> tuple[Seat, ...]:
    """Return the next round's turn order as far as money has been spent (B-20.1)."""
    return tuple(sorted(state.order, key=lambda seat: state.spent[seat]))


def debt(state: BrassState, seat: Seat) -> int:
    """Return what negative income asks of a seat this payday (B-20.2)."""
    return max(-state.income_level(seat), 0)


def settle_shortfall(state: BrassState, log: Log) -> None:
    """Go on with the incomes after the debtor has given up tiles, or none that bring money."""
    _settle_income(state, log)
    _pay_incomes(state, log)


def _end_round(state: BrassState, log: Log) -> None:
    """Set the new order, then pay income unless the game is over (B-20).

    Where hands are refilled by rounds, that is done in the new order (L-13.4).
    """
    order, numbers = next_order(state), state.rules.numbers
    effects.set_order(state, order, log)
    if not numbers.draws_each_turn:
        for seat in order:
            effects.draw_cards(state, seat, log)
    if _is_last_round_of_era(state) and (numbers.income_first or _is_last_era(state)):
        _end_era(state, log)
    elif numbers.income_first:
        _start_round(state, state.round + 1, log)
    else:
        effects.set_payday(state, order)
        _pay_incomes(state, log)


def has_next_round(state: BrassState) -> bool:
    """Tell whether another round of the game follows this one."""
    return not _is_last_era(state) or state.round < state.rounds_in_era()


def _is_last_round_of_era(state: BrassState) -> bool:
    """An era lasts until the deck and all hands are empty (B-3.1)."""
    return not state.deck and not any(state.hands)


def _is_last_era(state: BrassState) -> bool:
    """The introductory game ends with its canal era (B-23.1)."""
    return state.era == RAIL_ERA or state.introductory


def _pay_incomes(state: BrassState, log: Log) -> None:
    """Pay in the new turn order (B-20.6), stopping where a debtor has tiles to give up.

    Whoever has only tiles that bring nothing is asked too, because they may be given up (B-R.43).
    """
    while state.payday:
        seat = state.payday[0]
        if debt(state, seat) > state.money[seat] and seat in state.slot_owner:
            effects.await_tiles(state)
            return
        _settle_income(state, log)
    if state.rules.numbers.income_first:
        effects.start_turn(state, 0, actions_per_turn(state), log)
    elif _is_last_round_of_era(state):
        _end_era(state, log)
    else:
        _start_round(state, state.round + 1, log)


def _settle_income(state: BrassState, log: Log) -> None:
    """Pay the first seat of the payday; what can be raised no longer costs points (B-20.4)."""
    seat = state.payday[0]
    owed = debt(state, seat)
    paid = min(owed, state.money[seat])
    effects.pay_debt(state, seat, paid, log)
    per_pound = state.rules.numbers.shortfall_points
    effects.lose_points(state, seat, (owed - paid) * per_pound, log)
    effects.receive(state, seat, max(state.income_level(seat), 0), "income", log)
    effects.set_payday(state, state.payday[1:])


def _start_round(state: BrassState, number: int, log: Log) -> None:
    """Begin a round, with its income where that comes first (L-3.4)."""
    effects.start_round(state, number, log)
    if state.rules.numbers.income_first:
        effects.set_payday(state, state.order)
        _pay_incomes(state, log)
    else:
        effects.start_turn(state, 0, actions_per_turn(state), log)


def _end_era(state: BrassState, log: Log) -> None:
    """Score links, then tiles, and either change the era or end the game (B-21)."""
    effects.start_scoring(state, log)
    score_links(state, log)
    for link, owner in enumerate(state.link_owner):
        if owner != NOTHING:
            effects.return_link(state, LinkId(link), log)
    effects.clear_roads(state)
    score_tiles(state, log)
    if not _is_last_era(state):
        state.rules.policy.change_era(state, log)
        _start_round(state, 1, log)
        return
    state.rules.policy.final_points(state, log)
    effects.finish_game(state, log)
