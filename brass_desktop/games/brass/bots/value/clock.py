"""How much of the game is left, in actions and paydays."""

from typing import NamedTuple

from brass_desktop.games.brass.engine.flow import actions_per_turn
from brass_desktop.games.brass.engine.ids import CANAL_ERA
from brass_desktop.games.brass.engine.state import BrassState


class Clock(NamedTuple):
    """What is left after the actions already taken, for every seat."""

    canal: bool
    actions: tuple[int, ...]
    """Actions left in this era, by seat."""
    actions_in_game: tuple[int, ...]
    paydays: int
    """Paydays left in the game, this round's included."""
    era_share: tuple[float, ...]
    """Share of the era's actions that are left, by seat."""
    game_share: tuple[float, ...]
    table_actions: int
    """Actions left in this era, all seats together."""


ClockKey = tuple[int, int, int, int, tuple[int, ...], bool]


def clock_key(state: BrassState) -> ClockKey:
    """Return all that the clock depends on within one game."""
    return (
        state.era,
        state.round,
        state.turn,
        state.actions_left,
        state.order,
        bool(state.payday),
    )


def read_clock(state: BrassState) -> Clock:
    """Count the actions and paydays that are left; nothing hidden is needed for it."""
    rounds = state.rounds_in_era()
    canal = state.era == CANAL_ERA
    second_era = canal and not state.introductory
    per_turn = state.rules.numbers.actions_per_turn
    later = per_turn * (rounds - state.round)
    actions = [later] * state.players
    if state.payday and state.rules.numbers.income_first:
        actions = [left + actions_per_turn(state) for left in actions]
    elif not state.payday:
        actions[state.order[state.turn]] += state.actions_left
        for seat in state.order[state.turn + 1 :]:
            actions[seat] += actions_per_turn(state)
    in_game = [left + (per_turn * rounds if second_era else 0) for left in actions]
    whole_game = per_turn * rounds * (1 if state.introductory else 2)
    paydays = rounds - state.round + (rounds if second_era else 0)
    return Clock(
        canal,
        tuple(actions),
        tuple(in_game),
        paydays,
        tuple(left / (per_turn * rounds) for left in actions),
        tuple(left / whole_game for left in in_game),
        sum(actions),
    )
