"""Anti-aliased shapes as premultiplied surfaces in device pixels.

pygame draws discs and thick lines with hard edges, so shapes are drawn a few times larger and
scaled down. Everything here is pure and cached; treat the surfaces as read-only.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

import pygame

from brass_desktop.ui.drawing.colour import Colour, with_alpha

_OVERSAMPLE: Final = 4
_SHAPES: Final = 1024
_WHITE: Final = (255, 255, 255, 255)
Stops = tuple[tuple[float, Colour], ...]


@lru_cache(_SHAPES)
def rounded(width: int, height: int, radius: int, colour: Colour) -> pygame.Surface:
    """A filled rectangle with round corners."""
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    surface.fill(colour)
    corner = min(radius, width // 2, height // 2)
    if corner > 0:
        _cut_corners(surface, corner)
    return surface.premul_alpha()


@lru_cache(_SHAPES)
def outline(width: int, height: int, radius: int, line: int, colour: Colour) -> pygame.Surface:
    """A line that runs inside the edge of a rounded rectangle."""
    surface = rounded(width, height, radius, _WHITE).copy()
    inner = (width - 2 * line, height - 2 * line)
    if min(inner) > 0:
        hole = rounded(*inner, max(0, radius - line), _WHITE)
        surface.blit(hole, (line, line), special_flags=pygame.BLEND_RGBA_SUB)
    surface.fill(premultiplied(colour), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


@lru_cache(_SHAPES)
def disc(diameter: int, colour: Colour) -> pygame.Surface:
    """A filled circle."""
    return rounded(diameter, diameter, diameter // 2 + 1, colour)


@lru_cache(_SHAPES)
def ring(diameter: int, line: int, colour: Colour) -> pygame.Surface:
    """A circle's line, inside its edge."""
    return outline(diameter, diameter, diameter // 2 + 1, line, colour)


@lru_cache(256)
def gradient(width: int, height: int, radius: int, stops: Stops) -> pygame.Surface:
    """A rounded rectangle whose colour runs from the top (0) to the bottom (1)."""
    column = pygame.Surface((1, height), pygame.SRCALPHA)
    for y in range(height):
        column.set_at((0, y), colour_at(stops, (y + 0.5) / height))
    surface = pygame.transform.scale(column, (width, height))
    corner = min(radius, width // 2, height // 2)
    if corner > 0:
        _cut_corners(surface, corner)
    return surface.premul_alpha()


def colour_at(stops: Stops, place: float) -> Colour:
    """Read a gradient at a place from 0 to 1."""
    before = stops[0]
    for stop in stops:
        if stop[0] >= place:
            span = stop[0] - before[0]
            part = (place - before[0]) / span if span else 0.0
            red, green, blue, alpha = (
                round(a + (b - a) * part) for a, b in zip(before[1], stop[1], strict=True)
            )
            return red, green, blue, alpha
        before = stop
    return stops[-1][1]


def thick_line(
    points: Sequence[tuple[float, float]], width: float, colour: Colour
) -> tuple[pygame.Surface, tuple[int, int]]:
    """A line with round joints through device points, and where its surface belongs."""
    pad = math.ceil(width / 2) + 2
    left = math.floor(min(x for x, _ in points)) - pad
    top = math.floor(min(y for _, y in points)) - pad
    right = math.ceil(max(x for x, _ in points)) + pad
    bottom = math.ceil(max(y for _, y in points)) + pad
    size = (right - left, bottom - top)
    big = pygame.Surface((size[0] * _OVERSAMPLE, size[1] * _OVERSAMPLE), pygame.SRCALPHA)
    big.fill(with_alpha(colour, 0))
    placed = [((x - left) * _OVERSAMPLE, (y - top) * _OVERSAMPLE) for x, y in points]
    _draw_thick(big, placed, width * _OVERSAMPLE, with_alpha(colour, 255))
    small = pygame.transform.smoothscale(big, size)
    if colour[3] < 255:
        small.fill((255, 255, 255, colour[3]), special_flags=pygame.BLEND_RGBA_MULT)
    return small.premul_alpha(), (left, top)


def premultiplied(colour: Colour) -> Colour:
    """The colour as premultiplied surfaces hold it."""
    red, green, blue, alpha = colour
    return red * alpha // 255, green * alpha // 255, blue * alpha // 255, alpha


def faded(surface: pygame.Surface, alpha: int) -> pygame.Surface:
    """A premultiplied surface at a part of its strength, 0 to 255."""
    copy = surface.copy()
    copy.fill((alpha, alpha, alpha, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def _draw_thick(
    surface: pygame.Surface, points: list[tuple[float, float]], width: float, colour: Colour
) -> None:
    half = width / 2
    for x, y in points:
        pygame.draw.circle(surface, colour, (x, y), half)
    for (x0, y0), (x1, y1) in pairwise(points):
        span = math.dist((x0, y0), (x1, y1))
        if span:
            nx, ny = -(y1 - y0) / span * half, (x1 - x0) / span * half
            corners = [(x0 + nx, y0 + ny), (x1 + nx, y1 + ny), (x1 - nx, y1 - ny)]
            pygame.draw.polygon(surface, colour, [*corners, (x0 - nx, y0 - ny)])


def _cut_corners(surface: pygame.Surface, radius: int) -> None:
    width, height = surface.get_size()
    for flip_x in (False, True):
        for flip_y in (False, True):
            mask = pygame.transform.flip(_corner(radius), flip_x, flip_y)
            place = (width - radius if flip_x else 0, height - radius if flip_y else 0)
            surface.blit(mask, place, special_flags=pygame.BLEND_RGBA_MULT)


@lru_cache(64)
def _corner(radius: int) -> pygame.Surface:
    """The top left quarter of a white disc on transparent white."""
    side = radius * _OVERSAMPLE
    big = pygame.Surface((side, side), pygame.SRCALPHA)
    big.fill((255, 255, 255, 0))
    pygame.draw.circle(big, (255, 255, 255, 255), (side, side), side)
    return pygame.transform.smoothscale(big, (radius, radius))
