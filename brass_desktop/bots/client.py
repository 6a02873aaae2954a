"""The game's handle on a thinking worker: start, poll, cancel, restart; it never waits.

A worker that dies, overruns or talks nonsense is replaced and asked again; if the next one fails
too, a rule-of-thumb player decides in its place. The caller is told each time.
"""

import contextlib
from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from time import monotonic
from typing import Any, Generic, Literal

from brass_desktop.bots.kit import BotKit
from brass_desktop.bots.messages import (
    CANCEL,
    CHOOSE,
    HINT,
    HURRY,
    GarbledMessage,
    Request,
    pack,
    pack_request,
    seed_of,
    unpack,
)
from brass_desktop.bots.thought import BadThought, Thought, decode_thought
from brass_desktop.bots.worker import serve
from brass_desktop.core.game import A, E, Game, O, S
from brass_desktop.core.rng import Rng

GRACE = 2.0
"""Seconds a worker may take to heed a word before it is replaced."""
STARTING = 20.0
"""Seconds a new worker may take to load before its time for thinking begins to count."""
TRIES = 2
NO_NUMBER = -1
"""Fits no question."""

Cause = Literal["died", "overran", "garbled"]


@dataclass(frozen=True, slots=True)
class Trouble:
    """A worker failed and was replaced; the question is still open."""

    cause: Cause


@dataclass(frozen=True, slots=True)
class BotAnswer(Generic[A]):
    """The question is answered."""

    thought: Thought[A]
    stand_in: bool = False
    """The workers failed, and a rule-of-thumb player decided."""


@dataclass(slots=True)
class _Question(Generic[S, O]):
    request: Request
    state: S
    """The true position, by which an answer is checked; it stays on this side."""
    observation: O
    hurry_at: float
    """When the worker is asked to answer with what it has; infinite once it was asked."""
    deadline: float
    tries: int = 1


class BotClient(Generic[S, A, E, O]):
    """One worker and at most one open question."""

    def __init__(
        self,
        game: Game[S, A, E, O],
        kit: BotKit[S, A, E, O, Any],
        entry: Callable[[Connection], None] = serve,
        limit: float | None = None,
    ) -> None:
        self._game = game
        self._kit = kit
        self._entry = entry
        self._limit = limit
        """Seconds for one thought; by default what the level itself allows."""
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        self._question: _Question[S, O] | None = None
        self._letting_go: float | None = None
        """When patience with a cancelled thought ends; None while none is pending."""
        self._number = 0

    @property
    def is_thinking(self) -> bool:
        """Tell whether a question is open."""
        return self._question is not None

    def start(self, state: S, level: str) -> None:
        """Ask for the decision of the seat to act; an open question is dropped."""
        self._ask(CHOOSE, state, level)

    def ask_hint(self, state: S) -> None:
        """Ask for the best few turns with reasons; an open question is dropped."""
        self._ask(HINT, state, self._kit.adviser)

    def poll(self) -> BotAnswer[A] | Trouble | None:
        """Return what has happened since, or None; never waits."""
        self._finish_letting_go()
        question = self._question
        if question is None:
            return None
        try:
            thought = self._receive(question.request.number)
        except (GarbledMessage, BadThought):
            return self._replace("garbled")
        except (EOFError, OSError):
            return self._replace("died")
        if thought is not None:
            if self._game.refuse(question.state, thought.action) is not None:
                return self._replace("garbled")
            self._question = None
            return BotAnswer(thought)
        now = monotonic()
        if now > question.hurry_at:
            question.hurry_at = inf
            self._send(pack({"task": HURRY}))
        return self._replace("overran") if now > question.deadline else None

    def cancel(self) -> None:
        """Drop the open question; the worker is told and replaced if it does not let go."""
        if self._question is None:
            return
        self._question = None
        self._letting_go = monotonic() + GRACE
        if not self._send(pack({"task": CANCEL})):
            self._stop()

    def close(self) -> None:
        """End the worker; the client may be started again."""
        self._question = None
        self._stop()

    def _ask(self, task: str, state: S, level: str) -> None:
        self.cancel()
        self._number += 1
        seat = self._game.actor(state)
        assert seat is not None, "nobody decides in a finished game"
        observation = self._game.observe(state, seat)
        seen = self._kit.encode(observation)
        request = Request(self._number, task, self._game.id, level, seed_of(seen), seen)
        self._question = _Question(request, state, observation, 0.0, 0.0)
        self._put(self._question)

    def _put(self, question: _Question[S, O]) -> None:
        """Send the question, to a new worker if there is none."""
        loading = 0.0
        if self._process is None or not self._process.is_alive():
            self._spawn()
            loading = STARTING if self._limit is None else 0.0
        own = self._kit.levels[question.request.level].seconds
        limit = own if self._limit is None else self._limit
        question.hurry_at = monotonic() + limit + loading
        question.deadline = question.hurry_at + GRACE
        # A send that fails shows up in the next poll as a dead worker.
        self._send(pack_request(question.request))

    def _send(self, raw: bytes) -> bool:
        if self._connection is None:
            return False
        with contextlib.suppress(OSError):
            self._connection.send_bytes(raw)
            return True
        return False

    def _receive(self, number: int) -> Thought[A] | None:
        """Read what has come; answers to earlier questions are passed over."""
        connection = self._connection
        if connection is None:
            raise EOFError
        while connection.poll():
            message = unpack(connection.recv_bytes())
            self._letting_go = None
            if message.get("number") == number and "thought" in message:
                return decode_thought(self._game, message["thought"])
        return None

    def _finish_letting_go(self) -> None:
        """Clear away the answer to a cancelled question, or the worker that clings to it."""
        patience = self._letting_go
        if patience is None or self._question is not None:
            return
        try:
            self._receive(NO_NUMBER)
        except (GarbledMessage, BadThought, EOFError, OSError):
            self._stop()
        if self._letting_go == patience and monotonic() > patience:
            self._stop()

    def _replace(self, cause: Cause) -> Trouble | BotAnswer[A]:
        """Put the question to a new worker, or to the stand-in once there have been enough."""
        self._stop()
        question = self._question
        assert question is not None, "only an open question finds trouble"
        if question.tries < TRIES:
            question.tries += 1
            self._put(question)
            return Trouble(cause)
        self._question = None
        action = self._kit.stand_in(question.observation, Rng(question.request.seed))
        return BotAnswer(Thought(action), stand_in=True)

    def _spawn(self) -> None:
        self._stop()
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=self._entry, args=(theirs,), daemon=True, name="bot")
        process.start()
        # Our copy of the worker's end must go, or its death would never be noticed.
        theirs.close()
        self._process, self._connection = process, ours

    def _stop(self) -> None:
        """Hang up and end the process; ending is asked for, never waited for long."""
        self._letting_go = None
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        if self._process is not None:
            self._process.kill()
            self._process.join(GRACE)
            with contextlib.suppress(ValueError):
                self._process.close()
            self._process = None
