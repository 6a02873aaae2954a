"""Owners' grounds: the face's gradient with the pattern that tells owners apart by any eyesight."""

from functools import lru_cache

import pygame

from brass_desktop.ui.drawing import shapes
from brass_desktop.ui.drawing.canvas import AnyRect, Canvas
from brass_desktop.ui.drawing.colour import Colour, mix
from brass_desktop.ui.drawing.palette import OWNERS, PATTERN_UNDER_TEXT, Pattern

_BLACK: Colour = (0, 0, 0, 255)
_MOST = 150
_PAINTED = 30
"""How strongly patterns are painted on working pieces, of 255."""


def paint_face(
    canvas: Canvas, owner: str, rect: AnyRect, *, radius: float, step: float, alpha: int
) -> None:
    """Fill a rectangle with an owner's gradient and pattern; `alpha` is the pattern's, of 255."""
    colours = OWNERS[owner]
    canvas.gradient(rect, (colours.face0, colours.face1), radius)
    # Words stand on the faintest patterns, which must not grow.
    strength = alpha if alpha <= PATTERN_UNDER_TEXT else min(_MOST, alpha * canvas.theme.pattern)
    _lay_figure(canvas, owner, rect, radius, step, strength)
    canvas.outline(rect, mix(colours.face1, _BLACK, 0.45), 1.3, radius)


def strengthen(
    canvas: Canvas,
    owner: str,
    rect: AnyRect,
    *,
    radius: float,
    step: float,
    alpha: float = _PAINTED,
    frame: float = 0,
) -> None:
    """Lay more of the pattern over a painted piece for those who want it strong.

    With a frame only so wide an edge of the piece gets it.
    """
    if canvas.theme.pattern > 1:
        _lay_figure(canvas, owner, rect, radius, step, alpha * canvas.theme.pattern, frame)


def _lay_figure(
    canvas: Canvas,
    owner: str,
    rect: AnyRect,
    radius: float,
    step: float,
    alpha: float,
    frame: float = 0,
) -> None:
    colours, area = OWNERS[owner], canvas.device(rect)
    if area.w <= 0 or area.h <= 0:
        return
    tone = 0 if colours.dark_pattern else 255
    strength = round(alpha * 0.8 if colours.dark_pattern else alpha)
    corner, pitch = round(radius * canvas.scale), max(4, canvas.px(step))
    ink = (tone, tone, tone, strength)
    edge = canvas.px(frame) if frame else 0
    canvas.blit(_figure(colours.pattern, area.size, pitch, corner, ink, edge), area.x, area.y)


@lru_cache(128)
def _figure(
    pattern: Pattern, size: tuple[int, int], step: int, radius: int, colour: Colour, frame: int
) -> pygame.Surface:
    """Draw a pattern twice as large, scale it down and cut its corners and what a frame holds."""
    width, height = size[0] * 2, size[1] * 2
    pitch = step * 2
    big = pygame.Surface((width, height), pygame.SRCALPHA)
    big.fill((*colour[:3], 0))
    _DRAWERS[pattern](big, pitch, colour)
    small = pygame.transform.smoothscale(big, size).premul_alpha()
    mask = shapes.rounded(*size, radius, (255, 255, 255, 255))
    small.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    if frame:
        small.fill((0, 0, 0, 0), small.get_rect().inflate(-2 * frame, -2 * frame))
    return small


def _draw_stripes(surface: pygame.Surface, pitch: int, colour: Colour) -> None:
    width, height = surface.get_size()
    for x in range(-height, width, pitch):
        points = [
            (x, height),
            (x + pitch // 2, height),
            (x + pitch // 2 + height, 0),
            (x + height, 0),
        ]
        pygame.draw.polygon(surface, colour, points)


def _draw_dots(surface: pygame.Surface, pitch: int, colour: Colour) -> None:
    width, height = surface.get_size()
    for row, y in enumerate(range(pitch // 2, height + pitch, pitch // 2)):
        for x in range((row % 2) * pitch // 2, width + pitch, pitch):
            pygame.draw.circle(surface, colour, (x, y - pitch // 4), pitch * 0.19)


def _draw_bars(surface: pygame.Surface, pitch: int, colour: Colour) -> None:
    width, height = surface.get_size()
    for y in range(0, height, pitch):
        surface.fill(colour, (0, y, width, pitch // 2))


def _draw_checks(surface: pygame.Surface, pitch: int, colour: Colour) -> None:
    width, height = surface.get_size()
    half = pitch // 2
    for row, y in enumerate(range(0, height, half)):
        for x in range((row % 2) * half, width, pitch):
            surface.fill(colour, (x, y, half, half))


_DRAWERS = {
    "stripes": _draw_stripes,
    "dots": _draw_dots,
    "bars": _draw_bars,
    "checks": _draw_checks,
}
