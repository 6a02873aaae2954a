"""Pieces drawn once and laid many times: a card is made of thirty parts and rarely changes."""

from collections.abc import Callable, Hashable
from typing import Final

import pygame

from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing import shapes
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.surface_cache import SurfaceCache, surface_bytes

_BUDGET: Final = 48 * 1024 * 1024
"""Bytes kept: all 36 companies as large as the deck shows them, at 4K."""
_BAKED = SurfaceCache[pygame.Surface](_BUDGET, surface_bytes)


def lay_baked(
    canvas: Canvas,
    rect: Rect,
    look: Hashable,
    draw: Callable[[Canvas, Rect], None],
    *,
    spill: float,
    alpha: int = 255,
) -> None:
    """Draw a piece in a rectangle, from the picture of an equal one if there is any.

    `look` is everything that its drawing depends on beside size, light and letters; `spill` is how
    far its shadow reaches beyond it.
    """
    area, around = canvas.device(rect), canvas.px(spill)
    theme, face = canvas.theme, canvas.typeface
    light = (theme.name, theme.pattern)
    key = (look, area.size, around, canvas.scale, light, face.text_scale, face.floor_px)
    surface = _BAKED.get(key, lambda: _bake(canvas, area.size, around, draw))
    shown = surface if alpha == 255 else shapes.faded(surface, alpha)
    canvas.blit(shown, area.x - around, area.y - around)


def _bake(
    canvas: Canvas, size: tuple[int, int], around: int, draw: Callable[[Canvas, Rect], None]
) -> pygame.Surface:
    """Draw at the origin, so that a piece looks the same wherever it lies."""
    scale = canvas.scale
    whole = Rect(0, 0, (size[0] + 2 * around) / scale, (size[1] + 2 * around) / scale)
    own = Rect(around / scale, around / scale, size[0] / scale, size[1] / scale)
    layer = canvas.layer(whole)
    draw(layer, own)
    return layer.surface
