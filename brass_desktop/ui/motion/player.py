"""Plays a timeline over the drawn table; the table itself already shows the truth.

The player never holds anything up: whatever is clicked acts on the table as it is, and `skip` shows
it at once. After a whole frame only the parts in which something moves are drawn.
"""

import math
from collections.abc import Callable, Iterator
from typing import Any, Generic, TypeVar

import pygame

from brass_desktop.present.motion.timeline import Cue, NumberPiece, StillPiece, Timeline
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.motion.flight import Flight
from brass_desktop.ui.motion.patches import Patch, changed, faded
from brass_desktop.ui.motion.stage import AnyStage, MotionStage, Scenery

Hear = Callable[[Cue], None]
W = TypeVar("W")
"""How a game's table lies on the screen; equal ones put everything in the same places."""
_EMPTY: Timeline[Any, Any, Any] = Timeline()


class MotionPlayer(Generic[W]):
    """Moves pieces from the table before to the table after."""

    def __init__(self, hear: Hear | None = None) -> None:
        self._hear = hear
        self._timeline = _EMPTY
        self._stage: MotionStage[Any, Any, Any, W] | None = None
        self._time = 0.0
        self._old: pygame.Surface | None = None
        self._fresh = False
        self._show: _Show | None = None

    @property
    def is_running(self) -> bool:
        """Tell whether something is still on its way."""
        return self._time < self._timeline.duration

    @property
    def left(self) -> float:
        """Seconds until everything lies where it belongs."""
        return max(0.0, self._timeline.duration - self._time)

    def begin(self, stage: MotionStage[Any, Any, Any, W]) -> None:
        """Play a timeline instead of whatever was running; the next frame is its first."""
        self.skip()
        self._stage = stage
        self._timeline = stage.timeline
        self._time = 0.0
        self._fresh = bool(self._timeline.tweens)
        self._old = None
        if not self._timeline.tweens:
            self._sound(0.0, math.inf)

    def update(self, dt: float) -> bool:
        """Move on and let be heard what happens meanwhile; true when a frame is to be drawn."""
        if not self.is_running:
            return self._show is not None
        before, self._time = self._time, self._time + dt
        self._sound(before, self._time)
        return True

    def _sound(self, start: float, end: float) -> None:
        for cue in self._timeline.cues:
            if self._hear is not None and start <= cue.at < end:
                self._hear(cue)

    def skip(self) -> None:
        """Let every piece lie where it belongs, from the next frame on."""
        self._time = self._timeline.duration

    def keep(self, canvas: Canvas) -> None:
        """Keep the picture of the table before; call this before the new one is drawn."""
        if self._fresh and not canvas.full and self._stage is not None and self._stage.needs_old:
            self._old = canvas.surface.copy()
        self._fresh = False

    def draw_over(self, canvas: Canvas, setting: W) -> None:
        """Draw what moves over a whole frame of the table that was just drawn."""
        if not self.is_running or self._stage is None:
            self._show = None
            return
        show = self._show
        if show is None or not show.fits(canvas, self._stage, setting):
            if show is not None:
                self._old = None
            show = self._show = _Show(canvas, self._stage, setting, self._old)
        show.ground = canvas.surface.copy()
        show.draw(canvas, self._time, whole=True)

    def draw_next(self, canvas: Canvas) -> bool:
        """Draw only what has moved since the last frame; false when the table must be drawn."""
        show = self._show
        if show is None or canvas.full or self._fresh or not show.is_made_for(canvas):
            return False
        show.draw(canvas, self._time)
        if not self.is_running:
            self._show = None
        return True


class _Show:
    """An action on one screen: painted pieces, and what of the last frame is to be undone."""

    def __init__(
        self, canvas: Canvas, stage: AnyStage, setting: object, old: pygame.Surface | None
    ) -> None:
        self.ground = canvas.surface
        self._canvas = canvas
        self._stage = stage
        self._setting = setting
        self._timeline = stage.timeline
        self._scenery: Scenery[Any, Any, Any] = stage.set_up(canvas, setting, old)
        self._flights: dict[int, Flight] = {}
        self._drawn: list[Patch] = []

    def fits(self, canvas: Canvas, stage: AnyStage, setting: object) -> bool:
        """Tell whether this shows an action at its places on a canvas."""
        return self.is_made_for(canvas) and self._stage == stage and self._setting == setting

    def is_made_for(self, canvas: Canvas) -> bool:
        """Tell whether this was made for the canvas's size and colours."""
        mine = self._canvas
        return mine is canvas or (
            mine.theme is canvas.theme and mine.surface.get_size() == canvas.surface.get_size()
        )

    def draw(self, canvas: Canvas, time: float, *, whole: bool = False) -> None:
        """Draw the pieces as they are at a moment; `whole` when the table was drawn anew."""
        patches = list(self._patches(time))
        before = [] if whole else self._drawn
        areas = changed(before, patches)
        surface, clip = canvas.surface, canvas.surface.get_clip()
        for area in areas:
            surface.set_clip(area)
            surface.blit(self.ground, area, area)
            for patch in patches:
                if patch.area.colliderect(area):
                    canvas.blit(patch.surface, *patch.area.topleft)
        surface.set_clip(clip)
        if not whole:
            canvas.changed = [*(canvas.changed or []), *areas]
        self._drawn = patches

    def _patches(self, time: float) -> Iterator[Patch]:
        """Give what places hold, then what fades, then what flies above them."""
        if time >= self._timeline.duration:
            return
        yield from self._scenery.held(self._timeline.shown(time), time)
        for anchor, content, part in self._timeline.fading(time):
            yield from faded(self._scenery.held({anchor: content}, time), part)
        for number, tween in enumerate(self._timeline.tweens):
            part_flown = tween.part(time)
            if part_flown is not None and not isinstance(tween.piece, NumberPiece | StillPiece):
                if number not in self._flights:
                    self._flights[number] = self._scenery.flight(tween)
                yield from self._flights[number].patches(part_flown)
