"""Whole games for the laws: seeded, one position at a time.

`sample` leaves boards rather empty, so there is an eager player too, who sells, builds and lays
double rails. It chooses from the sorted enumeration and shares no code with `sample` or the bots:
its games change only when the rules do.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Setup
from brass_desktop.games.brass.engine import oracle
from brass_desktop.games.brass.engine.actions import Action
from brass_desktop.games.brass.engine.game import BrassGame
from brass_desktop.games.brass.engine.state import BrassState
from tests.games.brass.engine.table import GAME

POOR = 10
"""Pounds below which the eager player borrows."""

Player = Callable[[BrassState, Rng], Action]


class Step(NamedTuple):
    """A position and the action that is about to be played on it."""

    number: int
    state: BrassState
    action: Action


def eager(state: BrassState, rng: Rng) -> Action:
    """Sell as much as possible, borrow when poor, else build or lay links, and seldom develop."""
    offered: dict[str, list[Action]] = {}
    for action in oracle.legal_actions(state):
        offered.setdefault(action.kind, []).append(action)
    wanted = [*["build"] * 5, *["network"] * 3, "develop"]
    kinds = [kind for kind in wanted if kind in offered] or sorted(offered)
    kind = rng.choice(kinds)
    if "loan" in offered and state.money[state.actor] < POOR:
        kind = "loan"
    if "sell" in offered:
        kind = "sell"
    most = max(len(action.legs) for action in offered[kind])
    longest = [action for action in offered[kind] if len(action.legs) == most]
    return rng.choice(sorted(longest, key=repr))


def steps(
    setup: Setup, player: Player = oracle.sample, *, purse: int = 0, game: BrassGame = GAME
) -> Iterator[Step]:
    """Play a game; the caller must not change the position it is shown.

    A `purse` is money given to whoever acts with less: rich games have crowded boards.
    """
    state, rng = game.new(setup), Rng(setup.seed)
    number = 0
    while game.actor(state) is not None:
        state.money[state.actor] = max(state.money[state.actor], purse)
        action = player(state, rng)
        yield Step(number, state, action)
        game.apply(state, action, checked=False)
        number += 1


def positions(
    setup: Setup,
    *,
    every: int,
    first: int = 0,
    player: Player = oracle.sample,
    purse: int = 0,
    game: BrassGame = GAME,
) -> Iterator[BrassState]:
    """Yield copies of some positions of a game."""
    for step in steps(setup, player, purse=purse, game=game):
        if step.number % every == first:
            yield step.state.clone()
