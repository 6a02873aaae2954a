"""What a table has worked out beside the bots: each a function of what a seat sees.

All of it is public, so a seat may ask for the production of any other; it names it in the details.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from brass_desktop.bots.kit import Study, StudyAnswers
from brass_desktop.bots.mind import Cancelled, Listen
from brass_desktop.games.furnace.bots.plan_codec import encode_plan
from brass_desktop.games.furnace.engine.observation import Observation
from brass_desktop.games.furnace.engine.planning.search import GoOn, plans
from brass_desktop.games.furnace.engine.planning.task import task_of, usual_worth

BEST_ORDER: Final = "best_order"
"""The best production from here on: order, numbers and upgrades."""


def heeding(listen: Listen) -> GoOn:
    """Let a search end when nobody wants its answer any more, or by what it has when hurried."""

    def go_on() -> bool:
        signal = listen()
        if signal == "cancel":
            raise Cancelled
        return signal == "go_on"

    return go_on


def best_order(
    observation: Observation, details: Mapping[str, object], listen: Listen
) -> StudyAnswers:
    """Tell better and better plans, the last one proved unless the search was hurried."""
    table, seat = observation.table, observation.seat
    for plan in plans(task_of(table, seat), usual_worth(table), heeding(listen)):
        yield encode_plan(table.rules, plan)


STUDIES: Final[Mapping[str, Study[Observation]]] = MappingProxyType({BEST_ORDER: best_order})
"""Every study by its name."""
