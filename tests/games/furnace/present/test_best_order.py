"""The best order: searched, told as differences, taken over whole or step by step."""

from collections.abc import Iterator, Mapping
from typing import Any

from brass_desktop.bots.study import StudyAnswer, StudyFailed
from brass_desktop.core.game import Json
from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.bots.studies import STUDIES
from brass_desktop.games.furnace.engine.state import FurnaceState
from brass_desktop.games.furnace.present import intents as it
from brass_desktop.games.furnace.present.play.desk import Help, Seated
from brass_desktop.games.furnace.present.play.production.desk import ProductionDesk
from brass_desktop.games.furnace.present.viewmodel.production import (
    BestOrderView,
    ProductionStage,
)
from brass_desktop.present.controls import ControlState
from brass_desktop.present.outcome import Refused
from tests.games.furnace.engine.table import GAME, Table, card, goods
from tests.games.furnace.present.workers import seated, sit_down

SIX = Table(
    players=4,
    works={0: "29 07 22 17 21 s1"},
    upgraded="07 17",
    goods={0: goods(6, 2, 1, 1)},
    money=(5, 0, 0, 0),
)
"""Works in an order that leaves something to be gained."""


class HereAndNow:
    """A worker that answers in the same process, one answer at each poll."""

    def __init__(self, *, fails: bool = False) -> None:
        self.asked: list[str] = []
        self._fails = fails
        self._answers: Iterator[Mapping[str, Any]] = iter(())

    def ask(
        self,
        name: str,
        state: FurnaceState,
        seat: Seat,
        details: Mapping[str, Json] | None = None,
    ) -> None:
        self.asked.append(name)
        seen = GAME.observe(state, seat)
        self._answers = iter(STUDIES[name](seen, details or {}, lambda: "go_on"))

    def poll(self) -> StudyAnswer | StudyFailed | None:
        if self._fails:
            return StudyFailed()
        answer = next(self._answers, None)
        return None if answer is None else StudyAnswer(answer, final=False)

    def cancel(self) -> None:
        self._answers = iter(())


def searching(
    table: Table = SIX, worker: HereAndNow | None = None, *, always: bool = True
) -> ProductionDesk:
    place: Seated = seated(
        sit_down(table.producing()),
        studies=worker or HereAndNow(),
        help=Help(runs_itself=False),
    )
    place.switches.planner = always
    return ProductionDesk(place)


def wait(desk: ProductionDesk, polls: int = 400) -> None:
    for _ in range(polls):
        desk.poll()


def side(desk: ProductionDesk) -> BestOrderView:
    found = desk.parts().side
    assert isinstance(found, BestOrderView)
    return found


def mould(desk: ProductionDesk) -> str:
    stage = desk.parts().stage
    assert isinstance(stage, ProductionStage)
    return stage.mould.best


def test_search_is_told_while_it_runs_and_when_it_is_complete() -> None:
    desk = searching(always=False)
    look = side(desk).take
    assert look is not None and look.label == "Look for it"
    desk.mean(it.TakeBest())
    assert side(desk).note.startswith("looking for it") and side(desk).take is None
    wait(desk)
    assert side(desk).note.startswith("complete search")
    assert side(desk).gained and mould(desk).startswith("best possible")


def test_differences_are_few_and_told_with_what_they_bring() -> None:
    desk = searching()
    wait(desk)
    told = side(desk).differences
    assert 1 <= len(told) <= 3
    assert all(one.text and one.reason for one in told)


def test_taking_it_over_makes_the_line_the_best() -> None:
    desk = searching()
    wait(desk)
    best = side(desk).gained
    assert it.TakeBest() in desk.lit()
    desk.mean(it.TakeBest())
    stage = desk.parts().stage
    assert isinstance(stage, ProductionStage) and stage.mould.gained == best
    assert stage.mould.reached and it.TakeBest() not in desk.lit()


def test_taking_it_over_rewinds_what_has_run() -> None:
    desk = searching()
    wait(desk)
    best = side(desk).gained
    desk.mean(it.RunAll())
    assert desk.plan.planned.run == len(desk.plan.planned.steps)
    assert not isinstance(desk.mean(it.TakeBest()), Refused)
    assert desk.plan.planned.run < len(desk.plan.planned.steps)
    stage = desk.parts().stage
    assert isinstance(stage, ProductionStage) and stage.mould.gained == best


def test_step_by_step_makes_one_change_at_a_time_and_gets_there() -> None:
    desk = searching()
    wait(desk)
    best, sums = side(desk).gained, [desk.plan.planned.gained]
    for _ in range(8):
        if it.StepBest() not in desk.lit():
            break
        desk.mean(it.StepBest())
        sums.append(desk.plan.planned.gained)
        wait(desk)
    assert sums == sorted(sums) and f"+{sums[-1]}" == best and len(sums) > 2


def test_on_request_nothing_is_searched_before_it_is_asked_for() -> None:
    worker = HereAndNow()
    desk = searching(worker=worker, always=False)
    wait(desk, 5)
    assert not worker.asked and not side(desk).gained
    desk.mean(it.TakeBest())
    wait(desk)
    assert worker.asked == ["best_order"] and side(desk).gained


def test_never_hides_it() -> None:
    worker = HereAndNow()
    place = seated(sit_down(SIX.producing()), studies=worker, help=Help(planner=False))
    desk = ProductionDesk(place)
    wait(desk, 5)
    assert desk.parts().side is None and not worker.asked
    assert it.TakeBest() not in desk.lit() and desk.mean(it.TakeBest()) is None


def test_failed_worker_leaves_the_line_as_it_is() -> None:
    desk = searching(worker=HereAndNow(fails=True))
    wait(desk, 3)
    assert not side(desk).gained and desk.mean(it.RunNext()) is not None


def test_plan_outlives_the_desk() -> None:
    place = seated(sit_down(SIX.producing()), studies=HereAndNow(), help=Help(runs_itself=False))
    desk = ProductionDesk(place)
    wait(desk)
    desk.mean(it.PickCard(card("22")))
    again = ProductionDesk(place)
    assert again.plan.planned.line.order[0].card == card("22")
    assert side(again).gained


def test_buttons_are_off_once_the_line_is_as_good() -> None:
    desk = searching()
    wait(desk)
    desk.mean(it.TakeBest())
    wait(desk)
    view = side(desk)
    assert view.take is not None and view.take.state is ControlState.DISABLED
    assert len(view.differences) == 1
