"""The lantern's light: everything but what is meant lies under a veil with soft edges."""

from collections.abc import Sequence
from typing import Final

import pygame

from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import Colour, rgba

_VEILS: Final[dict[str, Colour]] = {"day": rgba("#170c04", 120), "night": rgba("#04070c", 138)}
_GRAIN: Final = 12
"""Pixels of the window for one of the mask: what is enlarged so much has soft edges by itself."""
_AROUND: Final = 10.0
"""How far the light reaches beyond what is meant."""


class Spotlight:
    """Keeps the veil that was painted last."""

    def __init__(self) -> None:
        self._key: object = None
        self._veil: pygame.Surface | None = None

    def draw(self, canvas: Canvas, lit: Sequence[Rect]) -> None:
        """Veil the window but for what is lit; with nothing to light nothing is veiled."""
        if not lit:
            return
        key = (canvas.surface.get_size(), canvas.theme.name, tuple(lit))
        if self._veil is None or self._key != key:
            self._key, self._veil = key, _paint(canvas, lit)
        canvas.surface.blit(self._veil, (0, 0))


def _paint(canvas: Canvas, lit: Sequence[Rect]) -> pygame.Surface:
    width, height = canvas.surface.get_size()
    small = pygame.Surface((width // _GRAIN + 1, height // _GRAIN + 1), pygame.SRCALPHA)
    small.fill(_VEILS[canvas.theme.name])
    clear = (*_VEILS[canvas.theme.name][:3], 0)
    for rect in lit:
        area = canvas.device(rect.grown(_AROUND))
        hole = pygame.Rect(area.x // _GRAIN, area.y // _GRAIN, 0, 0)
        hole.w = -(-area.right // _GRAIN) - hole.x
        hole.h = -(-area.bottom // _GRAIN) - hole.y
        small.fill(clear, hole)
    full = pygame.transform.smoothscale(
        small, (small.get_width() * _GRAIN, small.get_height() * _GRAIN)
    )
    return full.subsurface((0, 0, width, height))
