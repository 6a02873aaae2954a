"""What the worker works out for a table of Furnace."""

import json
from typing import Any

from brass_desktop.bots.mind import Cancelled, Signal, undisturbed
from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.bots.kit import furnace_bots
from brass_desktop.games.furnace.bots.plan_codec import decode_plan
from brass_desktop.games.furnace.bots.studies import BEST_ORDER
from brass_desktop.games.furnace.engine.planning.search import best_plan
from brass_desktop.games.furnace.engine.planning.task import task_of, usual_worth
from brass_desktop.games.furnace.engine.state import FurnaceState
from tests.games.furnace.engine.planning.test_search import NINE
from tests.games.furnace.engine.table import GAME, RULES

KIT = furnace_bots(GAME)
SEAT = Seat(0)


def studied(name: str, state: FurnaceState, **details: object) -> list[dict[str, Any]]:
    """Return all answers as they come out of the pipe."""
    seen = KIT.decode(json.loads(json.dumps(KIT.encode(GAME.observe(state, SEAT)))))
    asked = json.loads(json.dumps(details))
    return [json.loads(json.dumps(one)) for one in KIT.studies[name](seen, asked, undisturbed)]


def test_the_best_order_is_found_and_then_proved() -> None:
    state = NINE.producing()
    found = [decode_plan(RULES, answer) for answer in studied(BEST_ORDER, state)]
    assert found[-1] == best_plan(task_of(state, SEAT), usual_worth(state))
    assert found[-1].proved and not any(plan.proved for plan in found[:-1])
    values = [plan.value for plan in found]
    assert values == sorted(values) and len(values) > 1


def test_a_study_that_nobody_wants_any_more_ends() -> None:
    state, heard = NINE.producing(), list[str]()

    def listen() -> Signal:
        heard.append("cancel")
        return "cancel"

    answers = KIT.studies[BEST_ORDER](GAME.observe(state, SEAT), {}, listen)
    try:
        list(answers)
    except Cancelled:
        assert heard == ["cancel"]
    else:
        raise AssertionError("it went on")
