"""Soft ends of a list that goes on: its last lines sink into whatever ground they stand on."""

from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing import shapes
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import rgba, with_alpha

_FULL = rgba("#ffffff")
_NONE = with_alpha(_FULL, 0)


@contextmanager
def fading(
    canvas: Canvas, window: Rect, *, above: bool, below: bool, depth: float
) -> Iterator[None]:
    """Clip what is drawn inside the block and fade it where the content goes on.

    The ground is kept before and laid over the ends after, so it may be of any colour.
    """
    depth = min(depth, window.h / 3)
    top = Rect(window.x, window.y, window.w, depth)
    foot = Rect(window.x, window.bottom - depth, window.w, depth)
    kept = [
        (area, canvas.surface.subsurface(area).copy(), stops)
        for wanted, strip, stops in (
            (above, top, ((0.0, _FULL), (0.15, _FULL), (1.0, _NONE))),
            (below, foot, ((0.0, _NONE), (0.85, _FULL), (1.0, _FULL))),
        )
        if wanted and (area := canvas.device(strip).clip(canvas.surface.get_rect()))
    ]
    with canvas.clip(window):
        yield
    for area, ground, stops in kept:
        mask = shapes.gradient(area.w, area.h, 0, stops).copy()
        mask.blit(ground, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        canvas.blit(mask, area.x, area.y)
