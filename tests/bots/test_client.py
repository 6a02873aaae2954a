"""The worker process and its handle, with real processes."""

import os
import signal
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

import pytest

from brass_desktop.bots.client import BotAnswer, BotClient, Trouble
from brass_desktop.bots.kit import load_kit
from brass_desktop.bots.messages import seed_of
from brass_desktop.bots.mind import undisturbed
from brass_desktop.bots.thought import AnyThought
from brass_desktop.bots.worker import serve
from brass_desktop.games.brass.engine.ids import CANAL_ERA, RAIL_ERA
from tests.bots import broken_workers
from tests.bots.matches import Heap, matches
from tests.games.brass.bots.positions import GAME, position

PATIENCE = 60.0
TABLE = position(2, 11, RAIL_ERA, 3)
KIT = load_kit(GAME)
AnyClient = BotClient[Any, Any, Any, Any]


def client_of(entry: Callable[[Connection], None] = serve, limit: float | None = None) -> AnyClient:
    return BotClient(GAME, KIT, entry, limit)


def thought_here(level: str) -> AnyThought:
    """Think in this process what a worker is asked about the table."""
    observation = GAME.observe(TABLE, TABLE.actor)
    seed = seed_of(KIT.encode(observation))
    return KIT.mind(KIT.levels[level]).think(observation, seed, undisturbed)


def wait(client: AnyClient) -> BotAnswer[Any] | Trouble:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        news = client.poll()
        if news is not None:
            return news
        time.sleep(0.01)
    raise AssertionError("the worker never answered")


def wait_for_answer(client: AnyClient) -> tuple[BotAnswer[Any], list[str]]:
    troubles: list[str] = []
    while isinstance(news := wait(client), Trouble):
        troubles.append(news.cause)
    return news, troubles


def test_a_worker_thinks_exactly_what_the_bot_thinks_here() -> None:
    client = client_of()
    client.start(TABLE, "foreman")
    assert client.is_thinking
    answer, troubles = wait_for_answer(client)
    client.close()
    here = thought_here("foreman")
    assert troubles == []
    assert answer.thought.action == here.action
    assert [o.turn for o in answer.thought.options] == [o.turn for o in here.options]
    assert [[r.code for r in o.reasons] for o in answer.thought.options] == [
        [r.code for r in o.reasons] for o in here.options
    ]


def test_poll_and_start_do_not_wait_for_the_answer() -> None:
    client = client_of(broken_workers.hangs)
    client.start(TABLE, "magnate")
    started = time.monotonic()
    for _ in range(100):
        assert client.poll() is None
    assert time.monotonic() - started < 1.0
    client.close()


def test_a_cancelled_thought_is_never_delivered_and_the_next_one_is() -> None:
    client = client_of()
    client.start(TABLE, "magnate")
    client.cancel()
    assert not client.is_thinking
    assert client.poll() is None
    other = position(2, 11, CANAL_ERA, 2)
    client.start(other, "apprentice")
    answer, troubles = wait_for_answer(client)
    client.close()
    assert troubles == []
    assert GAME.refuse(other, answer.thought.action) is None


def test_a_worker_that_clings_to_a_cancelled_thought_is_replaced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("brass_desktop.bots.process.GRACE", 0.0)
    client = client_of(broken_workers.hangs)
    client.start(TABLE, "magnate")
    process = client._worker.process
    client.cancel()
    time.sleep(0.01)
    assert client.poll() is None
    assert process is not None and client._worker.process is None


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
    client = client_of(entry, limit)
    client.start(TABLE, "magnate")
    answer, troubles = wait_for_answer(client)
    client.close()
    assert troubles == [cause]
    assert answer.stand_in
    assert GAME.refuse(TABLE, answer.thought.action) is None


def test_a_slow_worker_is_told_to_hurry_before_it_is_replaced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("brass_desktop.bots.client.GRACE", PATIENCE)
    client = client_of(broken_workers.dawdles, limit=0.1)
    client.start(TABLE, "magnate")
    answer, troubles = wait_for_answer(client)
    client.close()
    assert troubles == []
    assert not answer.stand_in


def test_a_killed_worker_is_replaced_and_the_question_answered() -> None:
    client = client_of()
    client.start(TABLE, "magnate")
    process = client._worker.process
    assert process is not None and process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    answer, troubles = wait_for_answer(client)
    client.close()
    assert troubles == ["died"]
    assert not answer.stand_in


def test_two_clients_do_not_disturb_each_other() -> None:
    one, two = client_of(), client_of()
    one.start(TABLE, "foreman")
    two.start(TABLE, "apprentice")
    first, second = wait_for_answer(one)[0], wait_for_answer(two)[0]
    one.close()
    assert first.thought.action == thought_here("foreman").action
    assert second.thought.action == thought_here("apprentice").action
    two.close()


def test_quitting_ends_the_worker_at_once() -> None:
    client = client_of()
    client.start(TABLE, "magnate")
    process = client._worker.process
    assert process is not None
    pid = process.pid
    assert pid is not None
    client.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    assert client.poll() is None


def test_a_hint_offers_several_turns_with_reasons() -> None:
    client = client_of()
    client.ask_hint(TABLE)
    answer, _ = wait_for_answer(client)
    client.close()
    options = answer.thought.options
    assert len(options) == 3
    assert all(option.reasons for option in options)


@pytest.mark.usefixtures("matches_on_shelf")
def test_one_worker_answers_for_the_game_that_is_asked_about() -> None:
    game = matches()
    client = BotClient(game, load_kit(game), broken_workers.plays_matches_too)
    client.start(Heap(8), "sage")
    answer, troubles = wait_for_answer(client)
    client.close()
    assert (answer.thought.action, answer.stand_in, troubles) == (2, False, [])
