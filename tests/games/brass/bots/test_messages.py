"""The message to a worker: an observation and what follows from it, to the last byte."""

import json
import os
import time
from itertools import cycle
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import pytest

from brass_desktop.bots import process as process_module
from brass_desktop.bots.client import BotClient
from brass_desktop.bots.entrant import read_entrant
from brass_desktop.bots.match import play_match
from brass_desktop.bots.messages import Request, pack_request, seed_of
from brass_desktop.bots.mind import Listen
from brass_desktop.bots.thought import Thought
from brass_desktop.bots.worker import serve
from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Setup
from brass_desktop.games.brass.bots.greedy import GreedyBot
from brass_desktop.games.brass.bots.kit import BrassBots
from brass_desktop.games.brass.engine.actions import Action
from brass_desktop.games.brass.engine.ids import HIDDEN, HIDDEN_TILE
from brass_desktop.games.brass.engine.observation import Observation
from brass_desktop.games.brass.engine.state import BrassState
from tests.bots import broken_workers
from tests.games.brass.bots.captured import TASKS, played, request
from tests.games.brass.bots.positions import BIRMINGHAM as KIT
from tests.games.brass.bots.positions import BOTH_GAMES, GAME
from tests.games.brass.bots.test_honesty import with_other_hidden_cards

KEYS = ["number", "task", "game", "level", "seed", "observation"]
DEALS = [(2, 7_000_001), (3, 42), (4, 9_999_999), (2, 0), (3, 1_234_567), (4, 1)]


@pytest.mark.rule("B-24.1", "L-11.3")
@BOTH_GAMES
@pytest.mark.parametrize("competent", [False, True], ids=["random", "competent"])
@pytest.mark.parametrize(("players", "seed"), DEALS)
def test_hidden_cards_change_no_byte_of_any_request(
    kit: BrassBots, players: int, seed: int, competent: bool
) -> None:
    """Other hands, deck, tiles and dice: the request is the same, so it tells none of them."""
    rng, tasks, compared = Rng(seed), cycle(TASKS), 0
    states = played(players, seed, competent=competent, kit=kit)
    for state, task in zip(states, tasks, strict=False):
        raw = request(state, task, kit)
        for _ in range(2):
            assert request(with_other_hidden_cards(state, rng), task, kit) == raw
        _holds_what_it_may(raw, state, kit)
        compared += 1
    assert compared > 70


def _holds_what_it_may(raw: bytes, state: BrassState, kit: BrassBots) -> None:
    message = json.loads(raw)
    assert list(message) == KEYS
    seen = message["observation"]
    assert set(seen) == {"seat", *state.rules.digested}
    assert seen["seat"] == state.actor and message["number"] == 1
    assert message["seed"] == seed_of(kit.encode(kit.game.observe(state, state.actor)))
    unturned = len(state.distant) - state.distant_turned
    assert set(seen.get("distant", [])[:unturned]) <= {HIDDEN_TILE}
    wild = state.rules.cards.wild
    hidden = [seen["deck"], seen["face_down"]]
    hidden += [hand for seat, hand in enumerate(seen["hands"]) if seat != state.actor]
    assert all(card == HIDDEN or wild[card] for pile in hidden for card in pile)
    assert seen.get("rng", 0) == 0
    again = Request(*(message[name] for name in KEYS))
    assert pack_request(again) == raw, "there is nothing in it that was not read"


def test_the_deal_cannot_be_rebuilt_from_what_is_sent() -> None:
    """Deal anew with every number of a request: none gives the cards of the game it is about.

    With `deal * 1000 + actions` as the seed of a thought this found all hands, in every game.
    """
    for game in range(30):
        true = GAME.new(Setup(4, 10_000 + game))
        message = json.loads(request(true, "magnate"))
        numbers = {message["seed"], message["number"], message["seed"] // 1000}
        numbers |= {message["seed"] & mask for mask in (0xFFFF, 0xFFFFFF, 0xFFFFFFFF)}
        for number in numbers:
            assert GAME.new(Setup(4, number)).hands != true.hands


class _Eavesdropper:
    """A mind that notes what it is given, and plays by rule of thumb."""

    def __init__(self, heard: list[tuple[Observation, int]]) -> None:
        self._heard = heard

    def think(self, observation: Observation, seed: int, listen: Listen) -> Thought[Action]:
        self._heard.append((observation, seed))
        return Thought(GreedyBot().choose(GAME, observation, Rng(seed)))


def test_the_arena_too_draws_seeds_from_observations(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[Observation, int]] = []
    monkeypatch.setattr(type(KIT), "mind", lambda kit, level: _Eavesdropper(heard))
    one = read_entrant("apprentice", KIT.levels)
    play_match(GAME, KIT, (one, one), Setup(2, 77, {"introductory": True}), time.perf_counter)
    assert len(heard) > 30
    assert all(seed == seed_of(KIT.encode(seen)) for seen, seed in heard)
    assert len({seed for _, seed in heard}) == len(heard)


def test_the_stand_in_is_given_the_same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    state = GAME.new(Setup(2, 5))
    stood_in: list[tuple[Observation, int]] = []

    def stand_in(kit: object, observation: Observation, rng: Rng) -> Action:
        stood_in.append((observation, rng.state))
        return GreedyBot().choose(GAME, observation, rng)

    monkeypatch.setattr(type(KIT), "stand_in", stand_in)
    client = BotClient(GAME, KIT, broken_workers.dies, 60.0)
    client.start(state, "magnate")
    end = time.monotonic() + 60
    while not stood_in and time.monotonic() < end:
        client.poll()
        time.sleep(0.01)
    client.close()
    ((seen, seed),) = stood_in
    assert KIT.encode(seen) == KIT.encode(GAME.observe(state, state.actor))
    assert seed == seed_of(KIT.encode(seen))


def test_one_worker_for_two_seats_carries_nothing_between_them() -> None:
    """A mind serves every seat of its level; what it planned for one must not move another."""
    for state in list(played(3, 8, competent=True))[::15]:
        seen = GAME.observe(state, state.actor)
        used, fresh = (KIT.mind(KIT.levels["foreman"]) for _ in range(2))
        for other in list(played(3, 9, competent=True))[:3]:
            used.think(GAME.observe(other, other.actor), 1)
        assert used.think(seen, 2) == fresh.think(seen, 2)


@pytest.mark.skipif(not Path("/proc/self/mem").exists(), reason="reads memory as Linux shows it")
def test_a_worker_inherits_nothing_of_the_game() -> None:
    """A forked worker would have the true table in its memory; it is spawned, and has not."""
    secret = os.urandom(24).hex()
    held = [secret.encode(), f"deal {secret}", {secret: GAME.new(Setup(4, 3))}]
    client = BotClient(GAME, KIT, broken_workers.hangs)
    client.start(GAME.new(Setup(4, 3)), "magnate")
    process = client._worker.process
    assert process is not None and process.pid is not None and held
    end = time.monotonic() + 60
    try:
        assert secret.encode() in _memory(os.getpid()), "it would be found where it is"
        while b"broken_workers" not in (memory := _memory(process.pid)):
            assert time.monotonic() < end, "the worker never came up"
            time.sleep(0.1)
        assert secret.encode() not in memory
        files = {str(link.readlink()) for link in Path(f"/proc/{process.pid}/fd").iterdir()}
        assert not [name for name in files if name.endswith((".json", ".lock"))]
    finally:
        client.close()


def _memory(pid: int) -> bytes:
    """Read all that a process could have written to."""
    parts = []
    maps = Path(f"/proc/{pid}/maps").read_text().splitlines()
    with Path(f"/proc/{pid}/mem").open("rb", 0) as memory:
        for line in maps:
            span, rights, *_, name = [*line.split(), ""]
            if not rights.startswith("rw") or name.startswith(("[v", "/dev")):
                continue
            start, end = (int(part, 16) for part in span.split("-"))
            memory.seek(start)
            try:
                parts.append(memory.read(end - start))
            except OSError:
                continue
    return b"".join(parts)


def test_what_starts_a_worker_is_a_function_and_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    spawning, started = get_context("spawn"), []
    process_of = spawning.Process

    def noting(**parameters: Any) -> BaseProcess:  # noqa: ANN401 - whatever is handed over
        started.append(parameters)
        return process_of(**parameters)

    monkeypatch.setattr(spawning, "Process", noting)
    monkeypatch.setattr(process_module, "get_context", {"spawn": spawning}.__getitem__)
    before = dict(os.environ)
    client = BotClient(GAME, KIT)
    client.start(GAME.new(Setup(4, 3)), "magnate")
    client.close()
    (parameters,) = started
    (pipe,) = parameters.pop("args")
    assert isinstance(pipe, Connection)
    assert parameters == {"target": serve, "daemon": True, "name": "bot"}
    assert dict(os.environ) == before
