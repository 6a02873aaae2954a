"""What the worker works out for a table of Furnace."""

import json
from typing import Any

from brass_desktop.bots.mind import Cancelled, Signal, undisturbed
from brass_desktop.bots.study import StudyClient
from brass_desktop.core.rng import Rng
from brass_desktop.core.session import Session
from brass_desktop.core.types import Seat, Setup
from brass_desktop.games.furnace.bots.kit import furnace_bots
from brass_desktop.games.furnace.bots.plan_codec import (
    decode_differences,
    decode_lot,
    decode_placing,
    decode_plan,
    encode_line,
)
from brass_desktop.games.furnace.bots.studies import (
    ANSWERS,
    BEST_ORDER,
    GAPS,
    LOTS,
    ORDERS_POSSIBLE,
)
from brass_desktop.games.furnace.engine.forecast import supposing
from brass_desktop.games.furnace.engine.ids import SETTLING
from brass_desktop.games.furnace.engine.planning.differences import differences
from brass_desktop.games.furnace.engine.planning.gaps import place_cards
from brass_desktop.games.furnace.engine.planning.line import PlannedRun
from brass_desktop.games.furnace.engine.planning.lots import plan_answers, plan_lot
from brass_desktop.games.furnace.engine.planning.past import past_productions
from brass_desktop.games.furnace.engine.planning.search import always, best_plan
from brass_desktop.games.furnace.engine.planning.task import LAST, task_of, usual_worth
from brass_desktop.games.furnace.engine.state import FurnaceState
from tests.bots import broken_workers
from tests.games.furnace.engine.planning.test_gaps import DESIGN as CHAIN
from tests.games.furnace.engine.planning.test_gaps import inserting
from tests.games.furnace.engine.planning.test_lots import DESIGN as AUCTION
from tests.games.furnace.engine.planning.test_lots import LOT
from tests.games.furnace.engine.planning.test_search import NINE
from tests.games.furnace.engine.table import GAME, RULES, Table, cards, disc, goods

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


def test_the_own_line_is_compared_with_the_best_order() -> None:
    state = NINE.producing()
    own = [PlannedRun(card) for card in cards("30 21 17 s1 34 19 29 07 22")]
    *_, answer = studied(BEST_ORDER, state, line=encode_line(own))
    plan, task = decode_plan(RULES, answer), task_of(state, SEAT)
    found = decode_differences(answer["differences"])
    assert plan.proved and found == differences(task, own, plan, LAST, always)


def test_pins_cross_with_the_own_line() -> None:
    state = Table(works={0: "29"}, goods={0: goods(iron=2)}).producing()
    own = [PlannedRun(cards("29")[0], times=(1,)), PlannedRun(cards("s1")[0], upgrades=())]
    *_, answer = studied(BEST_ORDER, state, line=encode_line(own))
    assert [one.kind for one in decode_differences(answer["differences"]).told] == ["times"]


def test_every_lot_is_planned_at_a_glance_and_then_proved() -> None:
    state = AUCTION.state()
    answers = studied(LOTS, state)
    first, last = ([decode_lot(RULES, one) for one in a["lots"]] for a in (answers[0], answers[-1]))
    assert len(first) == len(state.row)
    assert last == [plan_lot(state, SEAT, lot) for lot in range(len(state.row))]
    assert all(plan.with_card.proved and plan.without.proved for plan in last)


def test_lots_are_planned_with_a_disc_that_is_not_bid_yet() -> None:
    state = AUCTION.state()
    *_, answer = studied(LOTS, state, lot=LOT["21"], disc=disc(4))
    planned = supposing(state, SEAT, LOT["21"], disc(4))
    lot = LOT["32"]
    assert decode_lot(RULES, answer["lots"][lot]) == plan_lot(planned, SEAT, lot)


def test_every_answer_to_a_question_is_planned() -> None:
    table = Table(discs={"02": "0:2 1:4"}, goods={0: goods(iron=2)}, works={0: "s2"})
    state = table.settled()
    assert state.phase == SETTLING
    *_, answer = studied(ANSWERS, state)
    assert [decode_plan(RULES, one) for one in answer["plans"]] == list(plan_answers(state))


def test_new_cards_are_placed_alone_and_then_together() -> None:
    state = inserting(CHAIN, "21 34")
    alone, together = (decode_placing(RULES, one) for one in studied(GAPS, state))
    task = task_of(state, SEAT)
    worth, fresh = usual_worth(state), state.fresh[0]
    assert together == place_cards(task, state.works[0], fresh, worth)
    assert (alone.exact, together.exact) == (False, True)
    assert [row[0].card for row in alone.gaps] == list(fresh)
    assert alone.best.plan.value <= together.best.plan.value


def test_orders_that_were_played_are_held_against_those_possible() -> None:
    session = Session(GAME, Setup(2, 5, {"short": True}), [])
    rng = Rng(5)
    while session.actor is not None:
        session.submit(GAME.sample(session.state, rng))
    played = list(past_productions(session))
    assert [(one.round, one.seat) for one in played] == sorted(
        ((one.round, one.seat) for one in played),
        key=lambda pair: (pair[0], (pair[1] - session.at(0).first - pair[0] + 1) % 2),
    )
    assert len(played) == 6
    for seat in range(2):
        earned = sum(one.money for one in played if one.seat == seat)
        assert earned == session.state.money[seat]
    starts = [KIT.encode(GAME.observe(session.at(one.began), one.seat)) for one in played]
    *_, answer = studied(ORDERS_POSSIBLE, session.state, starts=starts)
    possible = [decode_plan(RULES, plan) for plan in answer["plans"]]
    assert all(plan.proved for plan in possible)
    assert all(one.money <= plan.money for one, plan in zip(played, possible, strict=True))
    assert any(one.money < plan.money for one, plan in zip(played, possible, strict=True))


def test_no_worker_learns_what_chance_will_do() -> None:
    """The generator orders the deck and rolls the die, and nobody at the table sees it."""
    state = AUCTION.state()
    other = state.clone()
    other.rng ^= 0xFEED
    asked = []
    for table in (state, other):
        client = StudyClient(GAME, KIT, broken_workers.hangs)
        client.ask(LOTS, table, SEAT, {"lot": 1, "disc": 3})
        asked.append(client._request)
        client.close()
    assert asked[0] == asked[1] is not None
