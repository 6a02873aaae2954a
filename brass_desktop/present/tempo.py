"""The pace of the bots: when the next of them may act."""

from typing import Final

PACES: Final = (0, 500, 1000, 2000, None)
"""The rests that can be chosen, from the fastest on; None waits for the person."""


class Tempo:
    """Holds bots back between two actions; the end of a turn belongs to the action before it."""

    def __init__(self) -> None:
        self.pause_ms: int | None = 0
        """How long an action is left to be looked at; None until the person goes on."""
        self.paused = False
        self._one_more = False
        self._rest = 0.0

    @property
    def holds(self) -> bool:
        """Tell whether no bot may act now."""
        return self._rest > 0 or (self.paused and not self._one_more)

    @property
    def wake_after(self) -> float | None:
        """Seconds until a bot may act; None while only a person can let it."""
        return None if self.paused and not self._one_more else self._rest

    def pass_time(self, dt: float) -> None:
        """Let the rest go by."""
        self._rest = max(0.0, self._rest - dt)

    def acted(self) -> None:
        """Note that a bot has acted."""
        self._one_more = False
        self.paused = self.paused or self.pause_ms is None
        self._rest = (self.pause_ms or 0) / 1000

    def toggle(self) -> None:
        """Pause, or go on at once."""
        self.paused = not self.paused
        self._one_more, self._rest = False, 0.0

    def step(self) -> None:
        """Let one more action happen, then pause again."""
        self.paused = self._one_more = True
        self._rest = 0.0

    def release(self) -> None:
        """Hold nothing any longer: a person is to decide."""
        self.paused = self._one_more = False
        self._rest = 0.0


def other_pace(pause_ms: int | None, step: int) -> int | None:
    """Return the next slower (+1) or faster (-1) pace, or the same at the end of the row."""
    at = PACES.index(pause_ms) + step
    return PACES[min(max(at, 0), len(PACES) - 1)]
