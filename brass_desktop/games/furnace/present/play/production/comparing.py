"""The own line as the engine's planning reads it, to be compared with a better one."""

from brass_desktop.games.furnace.engine.planning.line import PlannedRun
from brass_desktop.games.furnace.present.play.production.planned import Planned


def own_line(planned: Planned) -> tuple[PlannedRun, ...]:
    """Return the whole phase as a plan: what has run as it was, the rest with its pins."""
    line = planned.line
    found = []
    for at, step in enumerate(planned.steps):
        if at < planned.run:
            action = step.action
            pins: tuple[int | None, ...] = tuple(action.times)
            upgrades = action.upgrades if planned.upgrades_at(at) else None
        else:
            pins = tuple(
                line.pins.get((step.place, number))
                for number in range(len(step.before.rules.upgraded_side[step.place.card]))
            )
            upgrades = line.upgrades.get(step.place)
        found.append(PlannedRun(step.place.card, step.place.again, pins, upgrades))
    return tuple(found)
