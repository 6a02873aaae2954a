"""The process in which bots think, so that the window never waits for them.

It reads requests from a pipe and answers each one. It ends when the other side hangs up.
"""

import contextlib
import os
from multiprocessing.connection import Connection

from brass_desktop.bots.levels import LEVELS
from brass_desktop.bots.messages import CHOOSE, HINT, HURRY, pack, unpack
from brass_desktop.bots.observation_codec import decode_observation
from brass_desktop.bots.pair_search import Cancelled, Word
from brass_desktop.bots.thinker import Thinker
from brass_desktop.bots.thought import Thought, encode_thought
from brass_desktop.core.game import Json
from brass_desktop.games.brass.birmingham import birmingham

NICENESS = 5
"""The window goes first when both want the processor."""


def serve(connection: Connection) -> None:
    """Answer requests until the other side is gone."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        _Desk(connection).work()


class _Desk:
    """One worker's pipe, thinkers and rules."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._game = birmingham()
        self._thinkers: dict[str, Thinker] = {}
        self._overheard: list[dict[str, object]] = []
        """Messages that came in during a thought, to be dealt with after it."""

    def work(self) -> None:
        while True:
            message = self._next_message()
            if message.get("task") in (CHOOSE, HINT):
                self._connection.send_bytes(pack(self._answer(message)))

    def _next_message(self) -> dict[str, object]:
        if self._overheard:
            return self._overheard.pop(0)
        return unpack(self._connection.recv_bytes())

    def _answer(self, message: dict[str, object]) -> dict[str, Json]:
        number = message["number"]
        assert isinstance(number, int)
        try:
            thought = self._think(message)
        except Cancelled:
            return {"number": number, "cancelled": True}
        return {"number": number, "thought": encode_thought(self._game, thought)}

    def _think(self, message: dict[str, object]) -> Thought:
        level, seed, data = message["level"], message["seed"], message["observation"]
        assert isinstance(level, str) and isinstance(seed, int) and isinstance(data, dict)
        observation = decode_observation(self._game.rules, data)
        thinker = self._thinkers.setdefault(level, Thinker(LEVELS[level]))
        if message["task"] == HINT:
            return Thinker(LEVELS[level]).think(observation, seed, self._listen)
        return thinker.think(observation, seed, self._listen)

    def _listen(self) -> Word:
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
