"""What the pointer is over rises a little and sinks back when it is left.

Only heights are kept here; whoever draws the things asks for them. With reduced motion, or where
nothing is animated, a thing is up or down at once.
"""

from collections.abc import Hashable
from typing import Final, Generic, TypeVar

from brass_desktop.present.motion.easing import clamp, ease_out
from brass_desktop.services.settings import SettingsStore
from brass_desktop.ui.motion.passage import paced

SECONDS: Final = 0.12
"""How long a thing takes to rise."""

K = TypeVar("K", bound=Hashable)


class Lift(Generic[K]):
    """How high each thing stands that is pointed at or was so a moment ago."""

    def __init__(self, settings: SettingsStore) -> None:
        self._settings = settings
        self._parts: dict[K, float] = {}

    @property
    def heights(self) -> tuple[tuple[K, float], ...]:
        """Everything that is not quite down, with its height from 0 to 1."""
        return tuple((thing, ease_out(part)) for thing, part in self._parts.items())

    def update(self, dt: float, pointed: K | None) -> bool:
        """Let what is pointed at rise and all else sink for a while; true if anything moved."""
        seconds = paced(SECONDS, self._settings.current)
        step = dt / seconds if seconds else 1.0
        before = self._parts if pointed is None else {pointed: 0.0} | self._parts
        moved = {
            thing: clamp(part + (step if thing == pointed else -step))
            for thing, part in before.items()
        }
        was = self._parts
        self._parts = {thing: part for thing, part in moved.items() if part or thing == pointed}
        return self._parts != was
