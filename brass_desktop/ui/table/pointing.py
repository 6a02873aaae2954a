"""What the pointer is over and what it holds while it is at a table."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from brass_desktop.present.geometry import Point
from brass_desktop.present.intents import AnyIntent
from brass_desktop.present.tips import Tip
from brass_desktop.ui.table.touches import About
from brass_desktop.ui.window.hits import Hit, HitMap

TIP_DELAY: Final = 0.35
"""Seconds the pointer rests on a thing before it explains itself."""
DRAG_STARTS: Final = 5.0
"""How far a held pointer moves before it drags."""


@dataclass(frozen=True, slots=True)
class Target:
    """What lies under the pointer: the region, what touching it means, what explains it."""

    region: str
    intent: AnyIntent | None
    about: About

    def is_same_as(self, other: "Target") -> bool:
        """Tell whether both are one thing, be it in other words."""
        things = (None if isinstance(about, Tip) else about for about in (self.about, other.about))
        same_place = (self.region, self.intent) == (other.region, other.intent)
        return same_place and next(things) == next(things)


class Hover:
    """The thing under the pointer, and how long the pointer has rested on it."""

    def __init__(self, lights: Callable[[Target], bool]) -> None:
        self._lights = lights
        """Tells whether a thing looks different while it is pointed at."""
        self.hit: Hit[Target] | None = None
        self.pointer: Point = (0.0, 0.0)
        self._resting = 0.0
        self._met: object = None
        """What the table showed when the pointer last moved."""

    @property
    def target(self) -> Target | None:
        """What lies under the pointer."""
        return self.hit.intent if self.hit is not None else None

    @property
    def intent(self) -> AnyIntent | None:
        """What a click there would mean."""
        return self.target.intent if self.target is not None else None

    @property
    def is_ripe(self) -> bool:
        """Tell whether the thing may explain itself."""
        return self._resting >= TIP_DELAY

    @property
    def ripens_after(self) -> float:
        """Seconds until then."""
        return TIP_DELAY - self._resting

    def move_to(self, at: Point) -> None:
        """Follow the pointer; what lies there may explain itself again."""
        self.pointer, self._met = at, None

    def is_spent(self, shown: object) -> bool:
        """Tell whether the table has changed under a resting pointer.

        Whoever has just clicked looks at what came of it, and no tip may lie over that.
        """
        if self._met is None:
            self._met = shown
        return self._met is not shown

    def rest(self, dt: float) -> bool:
        """Let time go by; true when the thing has just become ripe."""
        if self.is_ripe:
            return False
        self._resting += dt
        return self.is_ripe

    def ripen(self) -> None:
        """Let the thing explain itself at once."""
        self._resting = TIP_DELAY

    def point_at(self, hit: Hit[Target] | None) -> bool:
        """Be moved to another thing or off all of them; true when that is seen."""
        before, was_ripe = self.target, self.is_ripe
        self.hit = hit
        if before == self.target:
            return False
        self._resting = 0.0
        return was_ripe or any(
            one is not None and self._lights(one) for one in (before, self.target)
        )

    def renew(self, hits: HitMap[Target]) -> bool:
        """Take what lies under the pointer from a new picture; true when it is another thing.

        The same thing is taken in the words of now; another one explains itself in its own time.
        """
        before = self.target
        if before is None:
            return False
        self.hit = hits.at(*self.pointer)
        now = self.target
        if now is not None and now.is_same_as(before):
            return False
        self._resting = 0.0
        return True
