"""Questions to the worker: asked once for every variant, dropped when nobody wants them."""

from collections.abc import Mapping

from brass_desktop.bots.study import StudyAnswer, StudyFailed
from brass_desktop.core.game import Json
from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.engine.state import FurnaceState
from brass_desktop.games.furnace.present.play.studying import OpenQuestion
from tests.games.furnace.engine.table import Table

STATE = Table(players=4).state()


class Worker:
    """Answers when it is told to."""

    def __init__(self) -> None:
        self.asked: list[Mapping[str, Json]] = []
        self.answers: list[StudyAnswer | StudyFailed] = []
        self.cancelled = 0

    def ask(
        self,
        name: str,
        state: FurnaceState,
        seat: Seat,
        details: Mapping[str, Json] | None = None,
    ) -> None:
        self.asked.append(details or {})

    def poll(self) -> StudyAnswer | StudyFailed | None:
        return self.answers.pop(0) if self.answers else None

    @property
    def is_studying(self) -> bool:
        return bool(self.answers)

    def cancel(self) -> None:
        self.cancelled += 1


def question(worker: Worker | None) -> OpenQuestion:
    return OpenQuestion(worker, "lots", STATE, Seat(0))


def known(asking: OpenQuestion) -> object:
    return asking.answer


def test_a_variant_is_asked_once_and_its_answers_become_better() -> None:
    worker = Worker()
    asking = question(worker)
    asking.ask()
    asking.ask()
    assert worker.asked == [{}]
    assert not asking.poll() and known(asking) is None
    worker.answers = [StudyAnswer({"n": 1}, False), StudyAnswer({"n": 2}, True)]
    assert asking.poll() and known(asking) == {"n": 1}
    assert asking.poll() and known(asking) == {"n": 2}
    assert not asking.poll()


def test_what_is_known_for_good_is_not_asked_again() -> None:
    worker = Worker()
    asking = question(worker)
    asking.ask()
    worker.answers = [StudyAnswer({"n": 1}, True)]
    asking.poll()
    asking.ask({"lot": 2})
    assert known(asking) is None
    asking.ask()
    assert known(asking) == {"n": 1}
    assert worker.asked == [{}, {"lot": 2}] and worker.cancelled == 1


def test_an_unfinished_variant_is_asked_again_and_shows_what_was_found() -> None:
    worker = Worker()
    asking = question(worker)
    asking.ask()
    worker.answers = [StudyAnswer({"n": 1}, False)]
    asking.poll()
    asking.ask({"lot": 2})
    asking.ask()
    assert known(asking) == {"n": 1}
    assert worker.asked == [{}, {"lot": 2}, {}]


def test_a_question_that_is_dropped_knows_nothing() -> None:
    worker = Worker()
    asking = question(worker)
    asking.ask()
    asking.drop()
    worker.answers = [StudyAnswer({"n": 1}, True)]
    assert not asking.poll() and known(asking) is None


def test_a_failed_study_and_a_table_without_worker_find_nothing() -> None:
    worker = Worker()
    asking = question(worker)
    asking.ask()
    worker.answers = [StudyFailed()]
    assert not asking.poll() and known(asking) is None
    alone = question(None)
    alone.ask()
    alone.drop()
    assert not alone.poll() and known(alone) is None
