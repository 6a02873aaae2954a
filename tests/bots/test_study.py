"""The studying worker and its handle, with real processes."""

import os
import signal
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

import pytest

from brass_desktop.bots.kit import load_kit
from brass_desktop.bots.study import StudyAnswer, StudyClient, StudyFailed
from brass_desktop.core.types import Seat
from tests.bots import broken_workers
from tests.bots.matches import Heap, matches

PATIENCE = 60.0
SEAT = Seat(0)
AnyStudy = StudyClient[Any, Any, Any, Any]

pytestmark = pytest.mark.usefixtures("matches_on_shelf")


def client_of(
    entry: Callable[[Connection], None] = broken_workers.studies_matches_too,
) -> AnyStudy:
    game = matches()
    return StudyClient(game, load_kit(game), entry)


def wait(client: AnyStudy) -> StudyAnswer | StudyFailed:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        news = client.poll()
        if news is not None:
            return news
        time.sleep(0.01)
    raise AssertionError("the worker never answered")


def final(client: AnyStudy) -> tuple[StudyAnswer, list[int]]:
    """Wait for the last answer; return it with the numbers of all that were seen."""
    seen = []
    while True:
        news = wait(client)
        assert isinstance(news, StudyAnswer)
        seen.append(news.answer["number"])
        if news.final:
            return news, seen


def test_answers_become_better_until_the_last_one_is_final() -> None:
    client = client_of()
    client.ask("count", Heap(5), SEAT, {"word": "matches"})
    assert client.is_studying
    last, seen = final(client)
    assert dict(last.answer) == {"number": 5, "asked": "matches"}
    assert seen == sorted(seen), "none is worse than the one before"
    assert client.poll() is None, "nothing more is to come"
    client.ask("count", Heap(2), SEAT)
    assert final(client)[0].answer["number"] == 2, "the same worker answers again"
    client.close()


def test_an_answer_comes_before_the_study_has_ended() -> None:
    client = client_of()
    client.ask("count", Heap(3), SEAT, {"endless": True})
    news = wait(client)
    assert isinstance(news, StudyAnswer) and not news.final
    assert client.is_studying
    client.close()
    assert client.poll() is None


def test_a_new_study_drops_the_one_that_is_open() -> None:
    client = client_of()
    client.ask("count", Heap(3), SEAT, {"endless": True})
    wait(client)
    process = client._worker.process
    client.ask("count", Heap(7), SEAT)
    assert final(client)[0].answer["number"] == 7
    assert client._worker.process is process, "it let go when it was told"
    client.close()


def test_a_cancelled_study_is_never_told() -> None:
    client = client_of()
    client.ask("count", Heap(3), SEAT, {"endless": True})
    client.cancel()
    assert not client.is_studying
    end = time.monotonic() + PATIENCE
    while client._worker._patience is not None and time.monotonic() < end:
        assert client.poll() is None
        time.sleep(0.01)
    assert client._worker.is_alive, "it let go when it was told"
    client.close()


def test_poll_and_ask_do_not_wait_for_the_answer() -> None:
    client = client_of(broken_workers.hangs)
    client.ask("count", Heap(3), SEAT)
    started = time.monotonic()
    for _ in range(100):
        assert client.poll() is None
    assert time.monotonic() - started < 1.0
    client.close()


@pytest.mark.parametrize(
    "entry",
    [broken_workers.dies, broken_workers.babbles, broken_workers.says_nothing_of_it],
    ids=lambda entry: entry.__name__,
)
def test_a_worker_that_fails_is_replaced_once_and_then_the_study_has_failed(
    entry: Callable[[Connection], None],
) -> None:
    client = client_of(entry)
    client.ask("count", Heap(3), SEAT)
    first = client._worker.process
    assert wait(client) == StudyFailed()
    assert client._worker.process is not first and not client.is_studying
    client.close()


def test_a_killed_worker_is_replaced_and_the_study_ends() -> None:
    client = client_of()
    client.ask("count", Heap(4), SEAT)
    process = client._worker.process
    assert process is not None and process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    assert final(client)[0].answer["number"] == 4
    client.close()


def test_a_study_that_no_kit_has_is_a_fault_of_the_caller() -> None:
    with pytest.raises(AssertionError, match="no study"):
        client_of().ask("weather", Heap(3), SEAT)
