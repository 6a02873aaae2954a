"""Surfaces kept as long as they are used: what was not asked for longest goes first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

import pygame

Kept = TypeVar("Kept")


class SurfaceCache(Generic[Kept]):
    """Values by key within a budget of bytes; the newest always stays, however large."""

    def __init__(self, budget: int, weigh: Callable[[Kept], int]) -> None:
        self._budget = budget
        self._weigh = weigh
        self._kept: OrderedDict[Hashable, Kept] = OrderedDict()
        self.held = 0
        """Bytes kept at the moment."""

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable, make: Callable[[], Kept]) -> Kept:
        """Give the value of a key, making it if it is not there any more."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = make()
        self._kept[key] = made
        self.held += self._weigh(made)
        while self.held > self._budget and len(self._kept) > 1:
            self.held -= self._weigh(self._kept.popitem(last=False)[1])
        return made

    def forget(self, key: Hashable) -> None:
        """Let go of a value that will not be asked for again soon."""
        gone = self._kept.pop(key, None)
        if gone is not None:
            self.held -= self._weigh(gone)


def surface_bytes(surface: pygame.Surface) -> int:
    """Weigh a surface of four bytes a pixel, as all are that are kept."""
    return surface.get_width() * surface.get_height() * 4
