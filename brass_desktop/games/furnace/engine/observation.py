"""What a seat may see: everything but the generator, which orders the deck and rolls the die.

The deck itself is public, for all cards that were ever in a row are known; it has no order before
it is shuffled for the next row.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.engine.ruleset import Ruleset
from brass_desktop.games.furnace.engine.state import DIGESTED, FurnaceState


@dataclass(frozen=True, slots=True)
class Observation:
    """The table as one seat sees it."""

    seat: Seat
    table: FurnaceState


def observe(state: FurnaceState, seat: Seat) -> Observation:
    """Take the generator's state away."""
    table = state.clone()
    table.rng = 0
    return Observation(seat, table)


def determinize(observation: Observation, rng: Rng) -> FurnaceState:
    """Let chance take any course from here."""
    state = observation.table.clone()
    state.rng = rng.next64()
    return state


def lay_out(rules: Ruleset, facts: Mapping[str, object]) -> FurnaceState:
    """Return the table with these facts, named as in `DIGESTED`."""
    table = FurnaceState.__new__(FurnaceState)
    table.rules = rules
    for name in DIGESTED:
        setattr(table, name, facts[name])
    return table
