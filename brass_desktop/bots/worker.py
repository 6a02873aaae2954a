"""The process in which bots think, so that the window never waits for them.

It reads requests from a pipe and answers each one. It ends when the other side hangs up.
"""

import contextlib
import os
from multiprocessing.connection import Connection
from typing import Any

from brass_desktop.bots.kit import load_kit
from brass_desktop.bots.messages import CHOOSE, HINT, HURRY, STUDY, pack, unpack
from brass_desktop.bots.mind import Cancelled, Mind, Signal
from brass_desktop.bots.thought import encode_thought
from brass_desktop.core.game import Json
from brass_desktop.games.shelf import load_game

NICENESS = 5
"""The window goes first when both want the processor."""
STUDY_NICENESS = 10
"""Bots go before studies: people wait for them."""


def serve(connection: Connection) -> None:
    """Answer requests until the other side is gone."""
    _serve(connection, NICENESS)


def serve_studies(connection: Connection) -> None:
    """Answer requests that nobody waits for."""
    _serve(connection, STUDY_NICENESS)


def _serve(connection: Connection, niceness: int) -> None:
    if hasattr(os, "nice"):
        os.nice(niceness)
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        _Desk(connection).work()


class _Bots:
    """The rules of one game, and a mind for each of its levels that was asked."""

    def __init__(self, game_id: str) -> None:
        self.game = load_game(game_id)
        self.kit = load_kit(self.game)
        self._minds: dict[str, Mind[Any, Any]] = {}

    def mind(self, task: str, level: str) -> Mind[Any, Any]:
        """Return who answers; a hint must not disturb what a bot has planned."""
        if task == HINT:
            return self.kit.mind(self.kit.levels[level])
        if level not in self._minds:
            self._minds[level] = self.kit.mind(self.kit.levels[level])
        return self._minds[level]


class _Desk:
    """One worker's pipe, and the bots of every game it was asked about."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._bots: dict[str, _Bots] = {}
        self._overheard: list[dict[str, object]] = []
        """Messages that came in during a thought, to be dealt with after it."""

    def work(self) -> None:
        while True:
            message = self._next_message()
            if message.get("task") in (CHOOSE, HINT):
                self._connection.send_bytes(pack(self._answer(message)))
            elif message.get("task") == STUDY:
                self._study(message)

    def _next_message(self) -> dict[str, object]:
        if self._overheard:
            return self._overheard.pop(0)
        return unpack(self._connection.recv_bytes())

    def _answer(self, message: dict[str, object]) -> dict[str, Json]:
        number = message["number"]
        assert isinstance(number, int)
        try:
            return {"number": number, "thought": self._think(message)}
        except Cancelled:
            return {"number": number, "cancelled": True}

    def _think(self, message: dict[str, object]) -> dict[str, Json]:
        seed, data = message["seed"], message["observation"]
        assert isinstance(seed, int) and isinstance(data, dict)
        bots = self._bots_of(str(message["game"]))
        mind = bots.mind(str(message["task"]), str(message["level"]))
        thought = mind.think(bots.kit.decode(data), seed, self._listen)
        return encode_thought(bots.game, thought)

    def _study(self, message: dict[str, object]) -> None:
        """Send every answer as soon as it is there, and at the end that there is no better one."""
        number, data, details = message["number"], message["observation"], message["details"]
        assert isinstance(number, int) and isinstance(data, dict) and isinstance(details, dict)
        kit = self._bots_of(str(message["game"])).kit
        study = kit.studies[str(message["study"])]
        with contextlib.suppress(Cancelled):
            for answer in study(kit.decode(data), details, self._listen):
                self._connection.send_bytes(pack({"number": number, "answer": answer}))
            self._connection.send_bytes(pack({"number": number, "final": True}))
            return
        self._connection.send_bytes(pack({"number": number, "cancelled": True}))

    def _bots_of(self, game_id: str) -> _Bots:
        if game_id not in self._bots:
            self._bots[game_id] = _Bots(game_id)
        return self._bots[game_id]

    def _listen(self) -> Signal:
        """Hear whether to hurry; anything else that is said ends the thought."""
        if self._overheard:
            return "cancel"
        if not self._connection.poll():
            return "go_on"
        message = unpack(self._connection.recv_bytes())
        if message.get("task") == HURRY:
            return "hurry"
        self._overheard.append(message)
        return "cancel"
