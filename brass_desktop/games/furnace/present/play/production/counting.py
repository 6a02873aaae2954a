"""Numbers for a line: those its owner has pinned, and for the rest the best the order allows."""

from collections.abc import Sequence

from brass_desktop.games.furnace.engine.actions import Activation
from brass_desktop.games.furnace.engine.planning.counts import best_counts
from brass_desktop.games.furnace.engine.planning.line import PlannedRun
from brass_desktop.games.furnace.engine.planning.task import task_of, usual_worth
from brass_desktop.games.furnace.engine.state import FurnaceState
from brass_desktop.games.furnace.present.play.production.line import LinePlace, ProductionLine


def counted(
    state: FurnaceState, places: Sequence[LinePlace], line: ProductionLine
) -> tuple[Activation, ...] | None:
    """Return the steps that run these places; None where a second run could not be paid."""
    pinned = [_pinned(state, place, line) for place in places]
    found = best_counts(task_of(state, state.actor), pinned, usual_worth(state))
    actions = [step.activation for step in found.steps]
    done = tuple(action for action in actions if action is not None)
    return done if len(done) == len(actions) else None


def _pinned(state: FurnaceState, place: LinePlace, line: ProductionLine) -> PlannedRun:
    lines = len(state.rules.upgraded_side[place.card])
    return PlannedRun(
        place.card,
        again=place.again,
        times=tuple(line.pins.get((place, number)) for number in range(lines)),
        upgrades=line.upgrades.get(place),
    )
