"""Smooth strokes, dashes and blurred glows as premultiplied surfaces.

Shapes are drawn larger and scaled down for clean edges; glows are drawn smaller, blurred and
scaled up, because blurring at full size costs a hundred times as much.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame

from brass_desktop.present.geometry import Point, Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import Colour, with_alpha
from brass_desktop.ui.drawing.shapes import premultiplied

_FINE_SCALE = 1.6
_COARSE_BLUR = 1.5
"""Blur radius in pixels to which a glow is shrunk before blurring."""
Placed = tuple[pygame.Surface, tuple[int, int]]


@dataclass(frozen=True, slots=True)
class Stroke:
    """A line through logical points; flat ends suit sleepers, round ones everything else."""

    points: Sequence[Point]
    width: float
    colour: Colour
    flat: bool = False


def draw_strokes(canvas: Canvas, strokes: Sequence[Stroke]) -> None:
    """Draw strokes over one another; where they meet, the later one replaces the earlier."""
    if strokes:
        surface, place = strokes_surface(canvas, strokes)
        canvas.blit(surface, *place)


def strokes_surface(canvas: Canvas, strokes: Sequence[Stroke]) -> Placed:
    """Make one surface of all strokes and tell the pixel its corner belongs to."""
    fine = 3 if canvas.scale < _FINE_SCALE else 2
    placed = [[canvas.point(point) for point in stroke.points] for stroke in strokes]
    reach = max(stroke.width for stroke in strokes) * canvas.scale / 2 + 2
    left, top, size = _extent(placed, reach)
    big = pygame.Surface((size[0] * fine, size[1] * fine), pygame.SRCALPHA)
    for stroke, points in zip(strokes, placed, strict=True):
        inner = [((x - left) * fine, (y - top) * fine) for x, y in points]
        width = max(1.0, stroke.width * canvas.scale) * fine
        _draw(big, inner, width, premultiplied(stroke.colour), stroke.flat)
    return pygame.transform.smoothscale(big, size), (left, top)


def dashes(points: Sequence[Point], pattern: tuple[float, float]) -> list[list[Point]]:
    """Cut a polyline into dashes: lengths on and off by turns."""
    found: list[list[Point]] = []
    current: list[Point] = []
    drawing, left = True, pattern[0]
    for start, end in pairwise(points):
        span, done = math.dist(start, end), 0.0
        while span - done > 1e-9:
            step = min(left, span - done)
            if drawing:
                current = current or [_between(start, end, done / span)]
                current.append(_between(start, end, (done + step) / span))
            done += step
            left -= step
            if left <= 1e-9:
                if drawing:
                    found.append(current)
                    current = []
                drawing = not drawing
                left = pattern[0 if drawing else 1]
    return [*found, current] if len(current) > 1 else found


def dashed(
    points: Sequence[Point],
    width: float,
    colour: Colour,
    pattern: tuple[float, float],
    *,
    flat: bool = False,
) -> list[Stroke]:
    """Return the strokes of a dashed line."""
    return [Stroke(part, width, colour, flat) for part in dashes(points, pattern)]


def ring_points(centre: Point, radius: float, steps: int = 48) -> list[Point]:
    """Return a circle as a closed polyline."""
    return [
        (
            centre[0] + radius * math.cos(2 * math.pi * i / steps),
            centre[1] + radius * math.sin(2 * math.pi * i / steps),
        )
        for i in range(steps + 1)
    ]


def frame_points(rect: Rect, radius: float, steps: int = 6) -> list[Point]:
    """Return the edge of a rounded rectangle as a closed polyline."""
    x0, y0, x1, y1 = rect.x + radius, rect.y + radius, rect.right - radius, rect.bottom - radius
    corners = ((x1, y0, -90), (x1, y1, 0), (x0, y1, 90), (x0, y0, 180))
    points = [
        (
            x + radius * math.cos(math.radians(turn + 90 * i / steps)),
            y + radius * math.sin(math.radians(turn + 90 * i / steps)),
        )
        for x, y, turn in corners
        for i in range(steps + 1)
    ]
    return [*points, points[0]]


def draw_glow(canvas: Canvas, strokes: Sequence[Stroke], blur: float, colour: Colour) -> None:
    """Lay the blurred light (or shadow) of strokes; their own colours do not matter."""
    if strokes:
        surface, place = glow_surface(canvas, strokes, blur, colour)
        canvas.blit(surface, *place)


def glow_surface(canvas: Canvas, strokes: Sequence[Stroke], blur: float, colour: Colour) -> Placed:
    """Make the blurred light of strokes at the smallest size that still looks smooth."""
    sigma = max(0.5, blur * canvas.scale)
    shrink = max(1.0, sigma / _COARSE_BLUR)
    placed = [[canvas.point(point) for point in stroke.points] for stroke in strokes]
    # As far as the blur below spreads; cut nearer, the light would end in a straight edge.
    reach = max(stroke.width for stroke in strokes) * canvas.scale / 2 + 4 * sigma + 2
    left, top, size = _extent(placed, reach)
    small_size = (max(2, math.ceil(size[0] / shrink)), max(2, math.ceil(size[1] / shrink)))
    small = pygame.Surface(small_size, pygame.SRCALPHA)
    small.fill(with_alpha(colour, 0))
    for stroke, points in zip(strokes, placed, strict=True):
        inner = [((x - left) / shrink, (y - top) / shrink) for x, y in points]
        width = max(1.0, stroke.width * canvas.scale / shrink)
        _draw(small, inner, width, colour, stroke.flat)
    blurred = pygame.transform.gaussian_blur(small, max(1, round(2 * sigma / shrink)))
    return pygame.transform.smoothscale(blurred.premul_alpha(), size), (left, top)


def _extent(
    lines: Sequence[Sequence[tuple[float, float]]], reach: float
) -> tuple[int, int, tuple[int, int]]:
    xs = [x for line in lines for x, _ in line]
    ys = [y for line in lines for _, y in line]
    left, top = math.floor(min(xs) - reach), math.floor(min(ys) - reach)
    size = (math.ceil(max(xs) + reach) - left, math.ceil(max(ys) + reach) - top)
    return left, top, size


def _draw(
    surface: pygame.Surface, points: Sequence[Point], width: float, colour: Colour, flat: bool
) -> None:
    half = width / 2
    if not flat and width > 2:
        for x, y in points:
            pygame.draw.circle(surface, colour, (x, y), half)
    for (x0, y0), (x1, y1) in pairwise(points):
        span = math.dist((x0, y0), (x1, y1))
        if span:
            nx, ny = -(y1 - y0) / span * half, (x1 - x0) / span * half
            near = [(x0 + nx, y0 + ny), (x1 + nx, y1 + ny)]
            pygame.draw.polygon(surface, colour, [*near, (x1 - nx, y1 - ny), (x0 - nx, y0 - ny)])


def _between(start: Point, end: Point, part: float) -> Point:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
