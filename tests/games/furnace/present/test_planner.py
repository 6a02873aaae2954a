"""The planner: what is known of a lot becomes rows, and what is not known yet stays away."""

from collections.abc import Mapping

import pytest

from brass_desktop.bots.study import StudyAnswer, StudyFailed
from brass_desktop.core.game import Json
from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.bots.plan_codec import encode_lot, encode_plan
from brass_desktop.games.furnace.bots.studies import ANSWERS, LOTS
from brass_desktop.games.furnace.engine.planning.lots import LotPlan, plan_answers, plan_lot
from brass_desktop.games.furnace.engine.state import FurnaceState
from brass_desktop.games.furnace.present import intents as it
from brass_desktop.games.furnace.present.play.auction.desk import AuctionDesk
from brass_desktop.games.furnace.present.play.auction.settling import SettlingDesk
from brass_desktop.games.furnace.present.play.desk import Help, Seated
from brass_desktop.games.furnace.present.viewmodel.auction import (
    AdviceRow,
    AuctionStage,
    PlannerView,
    SettlingStage,
)
from brass_desktop.present.intents import Press
from tests.games.furnace.engine.table import RULES, Table, disc, goods
from tests.games.furnace.present.bidders import seated, session_at
from tests.games.furnace.present.test_settling_desk import asked

ROW = "01 21 12 28 18 24 32 35"


class Worker:
    """A worker that has studied everything, and tells it when it is polled."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, Mapping[str, Json]]] = []
        self.answer: Mapping[str, Json] | None = None

    def ask(
        self,
        name: str,
        state: FurnaceState,
        seat: Seat,
        details: Mapping[str, Json] | None = None,
    ) -> None:
        self.asked.append((name, details or {}))

    def poll(self) -> StudyAnswer | StudyFailed | None:
        found, self.answer = self.answer, None
        return None if found is None else StudyAnswer(found, final=True)

    @property
    def is_studying(self) -> bool:
        return self.answer is not None

    def cancel(self) -> None:
        self.asked.append(("", {}))


def bidding() -> FurnaceState:
    """Ada with a small engine that sells no oil, and 4 coal to come from lot 1."""
    return Table(
        players=4,
        row=ROW,
        works={0: "s1 07"},
        discs={"01": "0:2 1:4"},
        goods={0: goods(2, 1, 0, 1)},
    ).state()


def with_worker(table: Seated, worker: Worker) -> Seated:
    return Seated(table.session, table.viewer, table.deciding, table.naming, worker, table.help)


def at_work(state: FurnaceState) -> tuple[AuctionDesk, Worker]:
    worker = Worker()
    return AuctionDesk(with_worker(seated(session_at(state)), worker)), worker


def plans_of(state: FurnaceState) -> list[LotPlan]:
    return [plan_lot(state, Seat(0), lot) for lot in range(len(state.row))]


def planner_of(desk: AuctionDesk | SettlingDesk) -> PlannerView:
    side = desk.parts().side
    assert isinstance(side, PlannerView)
    return side


def row_of(view: PlannerView, head: str) -> AdviceRow:
    return next(row for row in view.rows if row.head.startswith(head))


def worths(desk: AuctionDesk) -> list[str]:
    stage = desk.parts().stage
    assert isinstance(stage, AuctionStage)
    return [lot.card.worth for lot in stage.lots]


def test_chips_and_list_say_what_every_lot_brings() -> None:
    state = bidding()
    desk, worker = at_work(state)
    assert worker.asked == [(LOTS, {})]
    assert set(worths(desk)) == {""}
    plans = plans_of(state)
    worker.answer = {"lots": [encode_lot(RULES, plan) for plan in plans]}
    assert desk.poll()
    told = [f"+{plan.gain}" for plan in plans]
    assert worths(desk) == ["", *told[1:]], "an own disc lies on lot 1"
    assert [row.value for row in planner_of(desk).rows] == told
    assert not desk.poll()


def test_a_lot_is_explained_with_and_without() -> None:
    state = bidding()
    desk, worker = at_work(state)
    plans = plans_of(state)
    worker.answer = {"lots": [encode_lot(RULES, plan) for plan in plans]}
    desk.poll()
    for lot, plan in enumerate(plans):
        desk.point_at(it.PickLot(lot))
        view = planner_of(desk)
        assert view.lot == lot + 1
        best = row_of(view, "With your best order")
        assert best.value == f"+{plan.with_card.money}"
        assert f"{plan.without.money} without" in best.detail
        assert any(row.head == "Upgraded at once" for row in view.rows) == plan.upgraded
        left = [row for row in view.rows if row.head.startswith("Left over")]
        assert sorted(int(row.value) for row in left) == sorted(n for n in plan.unsold if n)
        assert view.sums[0].after == view.sums[0].before + plan.with_card.money


def test_what_is_not_known_yet_is_left_out() -> None:
    desk, _ = at_work(bidding())
    desk.point_at(it.PickLot(5))
    view = planner_of(desk)
    assert [row.head for row in view.rows] == ["If you are outbid"]
    assert view.sums == ()
    assert "4 coal" in view.foot and "lot 1" in view.foot


def test_the_disc_in_hand_tells_what_it_gets_when_beaten() -> None:
    desk, _ = at_work(bidding())
    desk.mean(it.PickDisc(disc(3)))
    desk.point_at(it.PickLot(2))
    row = row_of(planner_of(desk), "Your 3 here")
    gain = RULES.compensation[RULES.cards.index("company_12")].gain
    assert row.goods == tuple(3 * n for n in gain)


def test_a_planned_bid_is_studied_as_planned() -> None:
    desk, worker = at_work(bidding())
    desk.mean(it.PickStep(4, disc(4)))
    assert worker.asked[-1] == (LOTS, {"lot": 4, "disc": disc(4)})
    desk.mean(Press("back"))
    assert worker.asked[-1] == (LOTS, {})


def test_nobody_reckons_where_the_planner_is_off() -> None:
    worker = Worker()
    table = seated(session_at(bidding()), help=Help(planner=False))
    desk = AuctionDesk(with_worker(table, worker))
    assert all(not name for name, _ in worker.asked)
    assert desk.parts().side is None
    desk, worker = at_work(bidding())
    desk.mean(it.SwitchPlanner())
    assert worker.asked[-1][0] == ""
    assert desk.parts().side is None and set(worths(desk)) == {""}


def test_whoever_waits_leaves_the_worker_alone() -> None:
    worker = Worker()
    table = seated(session_at(bidding()), Seat(2), deciding=False)
    desk = AuctionDesk(with_worker(table, worker))
    assert all(not name for name, _ in worker.asked)
    assert isinstance(planner_of(desk), PlannerView)


@pytest.mark.rule("F-7.2")
def test_the_agents_rolls_are_told_for_a_lot() -> None:
    state = Table(players=2, discs={"02": "agent:1"}).state()
    state.agent_discs = 0b10
    desk, _ = at_work(state)
    desk.point_at(it.PickLot(2))
    row = row_of(planner_of(desk), "The Agent may come")
    assert row.value == "2/6" and "2, 3" in row.detail


@pytest.mark.rule("F-3.6")
def test_every_answer_tells_the_production_it_leads_to() -> None:
    session, worker = asked(better=True), Worker()
    desk = SettlingDesk(with_worker(seated(session), worker))
    assert worker.asked == [(ANSWERS, {})]
    plans = list(plan_answers(session.state))
    worker.answer = {"plans": [encode_plan(RULES, plan) for plan in plans]}
    assert desk.poll()
    stage = desk.parts().stage
    assert isinstance(stage, SettlingStage)
    choices = stage.compensation.choices
    assert [choice.production for choice in choices] == [
        f"+{plan.money}" if plan.money else "0" for plan in plans
    ]
    most = max(plan.money for plan in plans)
    assert [choice.best for choice in choices] == [plan.money == most for plan in plans]
    desk.mean(it.PickTimes(1))
    assert row_of(planner_of(desk), "If you trade once").detail
