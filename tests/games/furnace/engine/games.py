"""Whole games for the laws: seeded, one position at a time, in every combination of options."""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Setup
from brass_desktop.games.furnace.engine.actions import Action
from brass_desktop.games.furnace.engine.setup import OPTIONS
from brass_desktop.games.furnace.engine.state import FurnaceState
from tests.games.furnace.engine.table import GAME

SETUPS = [
    Setup(players, 7, dict(zip(OPTIONS, switches, strict=True)))
    for players, switches in product((2, 3, 4), product((False, True), repeat=len(OPTIONS)))
]


class Step(NamedTuple):
    """A position and the action that is about to be played on it."""

    number: int
    state: FurnaceState
    action: Action


def name_of(setup: Setup) -> str:
    chosen = [name for name, on in setup.options.items() if on]
    return "-".join([str(setup.players), *chosen])


def steps(setup: Setup) -> Iterator[Step]:
    """Play a random game; the caller must not change the position it is shown."""
    state, rng = GAME.new(setup), Rng(setup.seed)
    number = 0
    while GAME.actor(state) is not None:
        action = GAME.sample(state, rng)
        yield Step(number, state, action)
        GAME.apply(state, action, checked=False)
        number += 1


def positions(setup: Setup, every: int, first: int = 0) -> Iterator[FurnaceState]:
    """Give a copy of some positions of a random game."""
    for step in steps(setup):
        if step.number % every == first % every:
            yield step.state.clone()
