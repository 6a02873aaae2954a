"""A tiny seeded generator whose whole state is one integer.

Python promises a stable `random()` across versions but no stable `shuffle`; saved games need both
for ever, so the generator (SplitMix64) and the shuffle are our own.
"""

from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")

_MASK: Final = (1 << 64) - 1
_GOLDEN: Final = 0x9E3779B97F4A7C15


class Rng:
    """SplitMix64; `state` may be stored and restored at any time."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & _MASK

    def next64(self) -> int:
        """Return the next 64 random bits."""
        self.state = z = (self.state + _GOLDEN) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """Return a uniform integer in 0..bound-1, without the bias of a plain remainder."""
        limit = (1 << 64) - (1 << 64) % bound
        while (value := self.next64()) >= limit:
            pass
        return value % bound

    def choice(self, items: Sequence[T]) -> T:
        """Return one item, each with equal chance."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return the items in random order (Fisher-Yates, from the end)."""
        deck = list(items)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return tuple(deck)
