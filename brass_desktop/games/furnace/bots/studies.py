"""What a table has worked out beside the bots: each a function of what a seat sees.

Everything they need is public: a seat asks for its own production, or, with positions of the log in
the details, for those that were played. `plan_codec` reads the answers again.
"""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

from brass_desktop.bots.kit import Study, StudyAnswers
from brass_desktop.bots.mind import Cancelled, Listen
from brass_desktop.core.game import Json
from brass_desktop.games.furnace.bots.observation_codec import decode_observation
from brass_desktop.games.furnace.bots.plan_codec import (
    decode_line,
    encode_differences,
    encode_lot,
    encode_placing,
    encode_plan,
)
from brass_desktop.games.furnace.engine.forecast import supposing
from brass_desktop.games.furnace.engine.ids import DiscId
from brass_desktop.games.furnace.engine.observation import Observation
from brass_desktop.games.furnace.engine.planning.differences import differences
from brass_desktop.games.furnace.engine.planning.gaps import place_cards
from brass_desktop.games.furnace.engine.planning.lots import plan_answers, plan_lot
from brass_desktop.games.furnace.engine.planning.search import WIDTHS, GoOn, best_plan, plans
from brass_desktop.games.furnace.engine.planning.task import task_of, usual_worth

BEST_ORDER: Final = "best_order"
"""The best production from here on; `line`, if given, is the own one, and is compared with it."""
LOTS: Final = "lots"
"""What every card of the row would bring; a planned bid may be given as `lot` and `disc`."""
ANSWERS: Final = "answers"
"""To which production every answer to the open question leads."""
GAPS: Final = "gaps"
"""What every gap of the chain brings to the new cards."""
ORDERS_POSSIBLE: Final = "orders_possible"
"""The best productions from `starts`, observations of positions of the log."""

Details = Mapping[str, Any]
QUICK: Final = WIDTHS[:1]
"""The pass of a first answer."""


def heeding(listen: Listen) -> GoOn:
    """Let a search end when nobody wants its answer any more, or by what it has when hurried."""

    def go_on() -> bool:
        signal = listen()
        if signal == "cancel":
            raise Cancelled
        return signal == "go_on"

    return go_on


def best_order(observation: Observation, details: Details, listen: Listen) -> StudyAnswers:
    """Tell better and better plans, the last one proved unless the search was hurried."""
    table, seat, go_on = observation.table, observation.seat, heeding(listen)
    task, worth, answer = task_of(table, seat), usual_worth(table), dict[str, Json]()
    for plan in plans(task, worth, go_on):
        answer = encode_plan(table.rules, plan)
        yield answer
        best = plan
    if "line" in details:
        found = differences(task, decode_line(details["line"]), best, worth, go_on)
        yield {**answer, "differences": encode_differences(found)}


def lots(observation: Observation, details: Details, listen: Listen) -> StudyAnswers:
    """Tell of every lot what is found at a glance, then lot by lot what is proved."""
    table, seat, go_on = observation.table, observation.seat, heeding(listen)
    if "disc" in details:
        table = supposing(table, seat, details["lot"], DiscId(details["disc"]))
    found = []
    for lot in range(len(table.row)):
        go_on()
        found.append(plan_lot(table, seat, lot, go_on, QUICK))
    yield {"lots": [encode_lot(table.rules, plan) for plan in found]}
    for lot, quick in enumerate(found):
        if not (quick.with_card.proved and quick.without.proved):
            found[lot] = plan_lot(table, seat, lot, go_on)
            yield {"lots": [encode_lot(table.rules, plan) for plan in found]}


def answers(observation: Observation, details: Details, listen: Listen) -> StudyAnswers:
    """Tell the productions that follow, at a glance and then proved."""
    table, go_on = observation.table, heeding(listen)
    for widths in (QUICK, WIDTHS):
        found = plan_answers(table, go_on, widths)
        yield {"plans": [encode_plan(table.rules, plan) for plan in found]}


def gaps(observation: Observation, details: Details, listen: Listen) -> StudyAnswers:
    """Tell what every gap brings: each new card alone first, then with the others."""
    table, seat, go_on = observation.table, observation.seat, heeding(listen)
    task, worth = task_of(table, seat), usual_worth(table)
    chain, fresh = table.works[seat], table.fresh[seat]
    if len(fresh) > 1:
        alone = [place_cards(task, chain, (card,), worth, go_on).gaps[0] for card in fresh]
        placing = place_cards(task, chain, fresh[:1], worth, go_on)
        yield encode_placing(table.rules, replace(placing, gaps=tuple(alone), exact=False))
    yield encode_placing(table.rules, place_cards(task, chain, fresh, worth, go_on))


def orders_possible(observation: Observation, details: Details, listen: Listen) -> StudyAnswers:
    """Tell the best production from every start at a glance, then one by one what is proved."""
    rules, go_on = observation.table.rules, heeding(listen)
    starts = [decode_observation(rules, data) for data in details["starts"]]
    asked = [(task_of(one.table, one.seat), usual_worth(one.table)) for one in starts]
    found = [best_plan(task, worth, go_on, QUICK) for task, worth in asked]
    yield {"plans": [encode_plan(rules, plan) for plan in found]}
    for at, (task, worth) in enumerate(asked):
        if not found[at].proved:
            found[at] = best_plan(task, worth, go_on)
            yield {"plans": [encode_plan(rules, plan) for plan in found]}


STUDIES: Final[Mapping[str, Study[Observation]]] = MappingProxyType(
    {
        BEST_ORDER: best_order,
        LOTS: lots,
        ANSWERS: answers,
        GAPS: gaps,
        ORDERS_POSSIBLE: orders_possible,
    }
)
"""Every study by its name."""
