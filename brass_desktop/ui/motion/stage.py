"""What a slice offers the motion player: its places, and its pieces as pictures."""

from collections.abc import Iterable, Mapping
from typing import Any, Protocol, TypeVar

import pygame

from brass_desktop.present.motion.timeline import A, C, P, Timeline, Tween
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.motion.flight import Flight
from brass_desktop.ui.motion.patches import Patch

C_contra = TypeVar("C_contra", contravariant=True)
W_contra = TypeVar("W_contra", contravariant=True)
"""How a game's table lies on the screen, such as its layout and camera."""


class Scenery(Protocol[A, P, C_contra]):
    """The places and pieces of one action on one screen; pictures that come again are kept."""

    def held(self, shown: Mapping[A, C_contra | int], time: float) -> Iterable[Patch]:
        """Return the pictures of places that show something else than the truth."""

    def flight(self, tween: Tween[A, P]) -> Flight:
        """Paint a piece and find its way."""


class MotionStage(Protocol[A, P, C, W_contra]):
    """One action as a game's table shows it; equal stages show the same."""

    @property
    def timeline(self) -> Timeline[A, P, C]:
        """What moves when."""

    @property
    def needs_old(self) -> bool:
        """Whether something is cut out of the picture of the table before."""

    def set_up(
        self, canvas: Canvas, setting: W_contra, old: pygame.Surface | None
    ) -> Scenery[A, P, C]:
        """Find all places on a screen; `old` is the picture of the table before, if it is kept."""


AnyStage = MotionStage[Any, Any, Any, Any]
"""A stage of whichever game, for those who look into none."""
