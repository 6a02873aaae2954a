"""The worker process and its handle, with real processes."""

import os
import signal
import time
from collections.abc import Callable
from multiprocessing.connection import Connection

import pytest

from brass_desktop.bots.client import Answer, BotClient, Trouble
from brass_desktop.bots.levels import LEVELS
from brass_desktop.bots.thinker import Thinker
from brass_desktop.games.brass import oracle
from brass_desktop.games.brass.ids import CANAL_ERA, RAIL_ERA
from tests.bots import broken_workers
from tests.bots.positions import GAME, position

PATIENCE = 60.0
TABLE = position(2, 11, RAIL_ERA, 3)
OBSERVATION = GAME.observe(TABLE, TABLE.actor)


def wait(client: BotClient) -> Answer | Trouble:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        news = client.poll()
        if news is not None:
            return news
        time.sleep(0.01)
    raise AssertionError("the worker never answered")


def wait_for_answer(client: BotClient) -> tuple[Answer, list[str]]:
    troubles: list[str] = []
    while isinstance(news := wait(client), Trouble):
        troubles.append(news.cause)
    return news, troubles


def test_a_worker_thinks_exactly_what_the_bot_thinks_here() -> None:
    client = BotClient(GAME)
    client.start(OBSERVATION, "foreman", 5)
    assert client.is_thinking
    answer, troubles = wait_for_answer(client)
    client.close()
    here = Thinker(LEVELS["foreman"]).think(OBSERVATION, 5)
    assert troubles == []
    assert answer.thought.action == here.action
    assert [o.turn for o in answer.thought.options] == [o.turn for o in here.options]
    assert [[r.code for r in o.reasons] for o in answer.thought.options] == [
        [r.code for r in o.reasons] for o in here.options
    ]


def test_poll_and_start_do_not_wait_for_the_answer() -> None:
    client = BotClient(GAME, broken_workers.hangs)
    client.start(OBSERVATION, "magnate", 1)
    started = time.monotonic()
    for _ in range(100):
        assert client.poll() is None
    assert time.monotonic() - started < 1.0
    client.close()


def test_a_cancelled_thought_is_never_delivered_and_the_next_one_is() -> None:
    client = BotClient(GAME)
    client.start(OBSERVATION, "magnate", 1)
    client.cancel()
    assert not client.is_thinking
    assert client.poll() is None
    other = position(2, 11, CANAL_ERA, 2)
    client.start(GAME.observe(other, other.actor), "apprentice", 2)
    answer, troubles = wait_for_answer(client)
    client.close()
    assert troubles == []
    assert oracle.refuse(other, answer.thought.action) is None


def test_a_worker_that_clings_to_a_cancelled_thought_is_replaced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("brass_desktop.bots.client.GRACE", 0.0)
    client = BotClient(GAME, broken_workers.hangs)
    client.start(OBSERVATION, "magnate", 1)
    process = client._process
    client.cancel()
    time.sleep(0.01)
    assert client.poll() is None
    assert process is not None and client._process is None


@pytest.mark.parametrize(
    ("entry", "cause", "limit"),
    [
        (broken_workers.dies, "died", PATIENCE),
        (broken_workers.babbles, "garbled", PATIENCE),
        (broken_workers.cheats, "garbled", PATIENCE),
        (broken_workers.hangs, "overran", 0.1),
    ],
)
def test_a_failing_worker_is_replaced_and_then_stood_in_for(
    entry: Callable[[Connection], None], cause: str, limit: float
) -> None:
    client = BotClient(GAME, entry, limit)
    client.start(OBSERVATION, "magnate", 1)
    answer, troubles = wait_for_answer(client)
    client.close()
    assert troubles == [cause]
    assert answer.stand_in
    assert oracle.refuse(TABLE, answer.thought.action) is None


def test_a_slow_worker_is_told_to_hurry_before_it_is_replaced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("brass_desktop.bots.client.GRACE", PATIENCE)
    client = BotClient(GAME, broken_workers.dawdles, limit=0.1)
    client.start(OBSERVATION, "magnate", 1)
    answer, troubles = wait_for_answer(client)
    client.close()
    assert troubles == []
    assert not answer.stand_in


def test_a_killed_worker_is_replaced_and_the_question_answered() -> None:
    client = BotClient(GAME)
    client.start(OBSERVATION, "magnate", 1)
    process = client._process
    assert process is not None and process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    answer, troubles = wait_for_answer(client)
    client.close()
    assert troubles == ["died"]
    assert not answer.stand_in


def test_two_clients_do_not_disturb_each_other() -> None:
    one, two = BotClient(GAME), BotClient(GAME)
    one.start(OBSERVATION, "foreman", 1)
    two.start(OBSERVATION, "apprentice", 1)
    first, second = wait_for_answer(one)[0], wait_for_answer(two)[0]
    one.close()
    assert first.thought.action == Thinker(LEVELS["foreman"]).think(OBSERVATION, 1).action
    assert second.thought.action == Thinker(LEVELS["apprentice"]).think(OBSERVATION, 1).action
    two.close()


def test_quitting_ends_the_worker_at_once() -> None:
    client = BotClient(GAME)
    client.start(OBSERVATION, "magnate", 1)
    process = client._process
    assert process is not None
    pid = process.pid
    assert pid is not None
    client.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    assert client.poll() is None


def test_a_hint_offers_several_turns_with_reasons() -> None:
    client = BotClient(GAME)
    client.ask_hint(OBSERVATION, "industrialist", 1)
    answer, _ = wait_for_answer(client)
    client.close()
    options = answer.thought.options
    assert len(options) == 3
    assert all(option.reasons for option in options)
