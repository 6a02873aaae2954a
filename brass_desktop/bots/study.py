"""The game's handle on a studying worker: ask, poll, cancel; it never waits.

A study is whatever a table wants to know that takes longer than a frame. It runs in a process of
its own behind everything else, and its answers become better while it runs. A worker that dies or
talks nonsense is replaced once; if the next one fails too, the study has failed.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic

from brass_desktop.bots.kit import BotKit
from brass_desktop.bots.messages import GarbledMessage, StudyRequest, pack_study
from brass_desktop.bots.process import WorkerEntry, WorkerProcess
from brass_desktop.bots.worker import serve_studies
from brass_desktop.core.game import A, E, Game, Json, O, S
from brass_desktop.core.types import Seat

TRIES = 2


@dataclass(frozen=True, slots=True)
class StudyAnswer:
    """What is known so far."""

    answer: Mapping[str, Any]
    """As the study of the game has written it."""
    final: bool
    """No better answer will come."""


@dataclass(frozen=True, slots=True)
class StudyFailed:
    """The workers failed; there will be no answer."""


class StudyClient(Generic[S, A, E, O]):
    """One worker and at most one open study."""

    def __init__(
        self,
        game: Game[S, A, E, O],
        kit: BotKit[S, A, E, O, Any],
        entry: WorkerEntry = serve_studies,
    ) -> None:
        self._game = game
        self._kit = kit
        self._worker = WorkerProcess(entry, "study")
        self._request: StudyRequest | None = None
        self._known: Mapping[str, Any] | None = None
        """The last answer to the open study."""
        self._tries = 0
        self._number = 0

    @property
    def is_studying(self) -> bool:
        """Tell whether an answer may still come."""
        return self._request is not None

    def ask(
        self, name: str, state: S, seat: Seat, details: Mapping[str, Json] | None = None
    ) -> None:
        """Ask for a study of what a seat sees; an open one is dropped."""
        assert name in self._kit.studies, f"there is no study {name}"
        self.cancel()
        self._number += 1
        seen = self._kit.encode(self._game.observe(state, seat))
        self._request = StudyRequest(self._number, self._game.id, name, seen, details or {})
        self._tries, self._known = 0, None
        self._put(self._request)

    def poll(self) -> StudyAnswer | StudyFailed | None:
        """Return the latest answer if there is a new one, or None; never waits."""
        request = self._request
        if request is None:
            self._worker.tend()
            return None
        try:
            return self._receive(request.number)
        except (GarbledMessage, EOFError, OSError):
            return self._replace(request)

    def cancel(self) -> None:
        """Drop the open study; the worker is told and replaced if it does not let go."""
        if self._request is not None:
            self._request = None
            self._worker.let_go()

    def close(self) -> None:
        """End the worker; the client may be asked again."""
        self._request = None
        self._worker.stop()

    def _put(self, request: StudyRequest) -> None:
        self._tries += 1
        if not self._worker.is_alive:
            self._worker.hire()
        # A send that fails shows up in the next poll as a dead worker.
        self._worker.send(pack_study(request))

    def _receive(self, number: int) -> StudyAnswer | None:
        """Read what has come; only the last of several answers is worth telling."""
        is_new = final = False
        for message in self._worker.messages():
            if message.get("number") != number:
                continue
            answer = message.get("answer")
            if isinstance(answer, dict):
                self._known, is_new = answer, True
            final = final or message.get("final") is True
        if not is_new and not final:
            return None
        if self._known is None:
            raise GarbledMessage("a study without an answer")
        if final:
            self._request = None
        return StudyAnswer(self._known, final)

    def _replace(self, request: StudyRequest) -> StudyFailed | None:
        """Ask a new worker; say so once there have been enough of them."""
        self._worker.stop()
        if self._tries < TRIES:
            self._put(request)
            return None
        self._request = None
        return StudyFailed()
