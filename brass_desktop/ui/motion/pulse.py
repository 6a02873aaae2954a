"""The slow pulse of what is asked for, drawn over a table that lies still.

Only the rectangles of the lights are touched: each is put back as the table was drawn and gets its
light at the level of the moment. A few steps a second are enough for something so slow.
"""

import math
from collections.abc import Sequence
from typing import Final

import pygame

from brass_desktop.present.geometry import Rect
from brass_desktop.services.settings import SettingsStore
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.light import BRIGHT, Lit, draw_lit

PERIOD: Final = 1.4
_STEPS: Final = 14
"""Levels drawn in one period; every level but two is passed twice."""
_STEP: Final = PERIOD / _STEPS
_UNSEEN_PERIODS: Final = 2
"""How long the pulse rests after a frame that had to be drawn as a whole, as under a dialog."""


class Pulse:
    """Lets lights swell and fade while nothing else moves; none with reduced motion."""

    def __init__(self, settings: SettingsStore) -> None:
        self._settings = settings
        self._lights: list[tuple[Lit, pygame.Rect, pygame.Surface]] = []
        """Each light with the pixels that it covers and how they look without the pulse."""
        self._step = 0
        self._due = _STEP
        self._whole = True
        """Whether more is to be drawn than the lights."""

    @property
    def wake_after(self) -> float | None:
        """Seconds until the next step, if anything pulses."""
        return max(0.0, self._due) if self._lights else None

    @property
    def level(self) -> float:
        """How bright the lights are now."""
        return BRIGHT * math.cos(2 * math.pi * self._step / _STEPS)

    def update(self, dt: float, *, stale: bool) -> bool:
        """Let time pass; `stale` tells that the table is to be drawn. True asks for a frame."""
        self._whole = self._whole or stale
        if not self._lights:
            return stale
        self._due -= dt
        if self._due > 0:
            return stale
        self._step = (self._step + 1) % _STEPS
        self._due = _STEP
        return True

    def begin(self, canvas: Canvas, lights: Sequence[Lit], over: Sequence[Rect]) -> None:
        """Take up the lights of a table that has just been drawn, but for covered ones."""
        self._whole = False
        self._lights = []
        settings = self._settings.current
        if settings.reduced_motion or not settings.animation_percent:
            return
        window = canvas.surface.get_rect()
        for lit in lights:
            area = canvas.device(lit.reach).clip(window)
            if area.size != (0, 0) and not any(lit.reach.overlaps(rect) for rect in over):
                self._lights.append((lit, area, canvas.surface.subsurface(area).copy()))
        if canvas.full:
            self._step, self._due = 0, _UNSEEN_PERIODS * PERIOD
        elif self._step:
            self._draw(canvas)

    def draw_next(self, canvas: Canvas) -> bool:
        """Draw the lights at the level of now alone; false when the table must be drawn."""
        if self._whole or canvas.full:
            return False
        self._draw(canvas)
        areas = [area for _, area, _ in self._lights]
        canvas.changed = [*(canvas.changed or []), *areas]
        return True

    def _draw(self, canvas: Canvas) -> None:
        for _, area, before in self._lights:
            canvas.surface.blit(before, area)
        for lit, _, _ in self._lights:
            draw_lit(canvas, lit, self.level)
