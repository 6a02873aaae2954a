"""The game's handle on a thinking worker: start, poll, cancel, restart; it never waits.

A worker that dies, overruns or talks nonsense is replaced and asked again; if the next one fails
too, a rule-of-thumb player decides in its place. The caller is told each time.
"""

from dataclasses import dataclass
from math import inf
from time import monotonic
from typing import Any, Generic, Literal

from brass_desktop.bots.kit import BotKit
from brass_desktop.bots.messages import (
    CHOOSE,
    HINT,
    HURRY,
    GarbledMessage,
    Request,
    pack,
    pack_request,
    seed_of,
)
from brass_desktop.bots.process import GRACE, WorkerEntry, WorkerProcess
from brass_desktop.bots.thought import BadThought, Thought, decode_thought
from brass_desktop.bots.worker import serve
from brass_desktop.core.game import A, E, Game, O, S
from brass_desktop.core.rng import Rng

STARTING = 20.0
"""Seconds a new worker may take to load before its time for thinking begins to count."""
TRIES = 2

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
        entry: WorkerEntry = serve,
        limit: float | None = None,
    ) -> None:
        self._game = game
        self._kit = kit
        self._worker = WorkerProcess(entry, "bot")
        self._limit = limit
        """Seconds for one thought; by default what the level itself allows."""
        self._question: _Question[S, O] | None = None
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
        question = self._question
        if question is None:
            self._worker.tend()
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
            self._worker.send(pack({"task": HURRY}))
        return self._replace("overran") if now > question.deadline else None

    def cancel(self) -> None:
        """Drop the open question; the worker is told and replaced if it does not let go."""
        if self._question is None:
            return
        self._question = None
        self._worker.let_go()

    def close(self) -> None:
        """End the worker; the client may be started again."""
        self._question = None
        self._worker.stop()

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
        if not self._worker.is_alive:
            self._worker.hire()
            loading = STARTING if self._limit is None else 0.0
        own = self._kit.levels[question.request.level].seconds
        limit = own if self._limit is None else self._limit
        question.hurry_at = monotonic() + limit + loading
        question.deadline = question.hurry_at + GRACE
        # A send that fails shows up in the next poll as a dead worker.
        self._worker.send(pack_request(question.request))

    def _receive(self, number: int) -> Thought[A] | None:
        """Read what has come; answers to earlier questions are passed over."""
        for message in self._worker.messages():
            if message.get("number") == number and "thought" in message:
                return decode_thought(self._game, message["thought"])
        return None

    def _replace(self, cause: Cause) -> Trouble | BotAnswer[A]:
        """Put the question to a new worker, or to the stand-in once there have been enough."""
        self._worker.stop()
        question = self._question
        assert question is not None, "only an open question finds trouble"
        if question.tries < TRIES:
            question.tries += 1
            self._put(question)
            return Trouble(cause)
        self._question = None
        action = self._kit.stand_in(question.observation, Rng(question.request.seed))
        return BotAnswer(Thought(action), stand_in=True)
