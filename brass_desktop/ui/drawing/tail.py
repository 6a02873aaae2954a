"""The pointed tail that leads from words to what they speak of."""

import math
from typing import Final

import pygame

from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.placing import tail_of
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import Colour

_FINE: Final = 4
_PAD: Final = 3


def draw_tail(
    canvas: Canvas, plate: Rect, thing: Rect, colours: tuple[Colour, Colour], width: float
) -> None:
    """Draw a tail in a plate's colours (body and edge), `width` broad where it leaves the plate.

    It is drawn over the plate's edge, so that both look like one piece.
    """
    start, end = tail_of(plate.grown(-width * 0.75), thing)
    span = math.dist(start, end)
    if span < width * 0.75 + 1:
        return
    across = ((end[1] - start[1]) / span * width / 2, -(end[0] - start[0]) / span * width / 2)
    corners = [
        (start[0] + across[0], start[1] + across[1]),
        end,
        (start[0] - across[0], start[1] - across[1]),
    ]
    _lay(canvas, plate, corners, colours)


def _lay(canvas: Canvas, plate: Rect, corners: list[Point], colours: tuple[Colour, Colour]) -> None:
    placed = [canvas.point(corner) for corner in corners]
    left = math.floor(min(x for x, _ in placed)) - _PAD
    top = math.floor(min(y for _, y in placed)) - _PAD
    size = (
        math.ceil(max(x for x, _ in placed)) + _PAD - left,
        math.ceil(max(y for _, y in placed)) + _PAD - top,
    )
    big = pygame.Surface((size[0] * _FINE, size[1] * _FINE), pygame.SRCALPHA)
    body, edge = colours
    fine = [((x - left) * _FINE, (y - top) * _FINE) for x, y in placed]
    big.fill((*edge[:3], 0))
    pygame.draw.polygon(big, edge, fine)
    line = 1.6 * canvas.scale * _FINE
    pygame.draw.polygon(big, body, _inset(fine, line))
    # Within the plate only its own ground shows, not the edges of the tail.
    inner = canvas.device(plate.grown(-1.6)).move(-left, -top)
    hole = pygame.Rect(*(side * _FINE for side in inner))
    shared = hole.clip(big.get_rect())
    if shared.size != (0, 0):
        big.fill((*body[:3], 0), shared)
    small = pygame.transform.smoothscale(big.premul_alpha(), size)
    canvas.blit(small, left, top)


def _inset(corners: list[Point], line: float) -> list[Point]:
    """Draw the two long sides of a tail inwards; its base stays open towards the plate."""
    first, end, last = corners
    middle = ((first[0] + last[0]) / 2, (first[1] + last[1]) / 2)
    broad, span = math.dist(first, last) or 1.0, math.dist(middle, end) or 1.0
    side = line * math.hypot(1, broad / 2 / span)
    part = max(0.0, 1 - 2 * side / broad)
    back = min(0.9, side * 2 / broad)
    tip = (end[0] + (middle[0] - end[0]) * back, end[1] + (middle[1] - end[1]) * back)

    def drawn_in(corner: Point) -> Point:
        return (
            middle[0] + (corner[0] - middle[0]) * part,
            middle[1] + (corner[1] - middle[1]) * part,
        )

    return [drawn_in(first), tip, drawn_in(last)]
