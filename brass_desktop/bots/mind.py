"""What thinks: it is given an observation and a seed, and hears what it is told meanwhile."""

from collections.abc import Callable
from typing import Literal, Protocol, TypeVar

from brass_desktop.bots.thought import Thought
from brass_desktop.core.game import A

O_contra = TypeVar("O_contra", contravariant=True)

Signal = Literal["go_on", "hurry", "cancel"]
"""What a thinking bot may be told from outside; it has no clock of its own."""
Listen = Callable[[], Signal]


class Cancelled(Exception):
    """Nobody wants the answer any more."""


def undisturbed() -> Signal:
    """Let a thought run to the end of its own budget."""
    return "go_on"


class Mind(Protocol[O_contra, A]):
    """A bot of some level, for any seat: what it remembers it knows again by what it sees."""

    def think(self, observation: O_contra, seed: int, listen: Listen) -> Thought[A]:
        """Decide, or raise `Cancelled` when told so; equal questions get equal thoughts."""
