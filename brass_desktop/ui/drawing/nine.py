"""Nine-slice stretching: corners keep their size, edges and middle are stretched.

The picture is first scaled as a whole and then cut, so that its parts meet without a seam.
"""

import pygame

Margins = tuple[int, int, int, int]
BodyBox = tuple[int, int, int, int]
Extent = tuple[int, int]


def stretch(
    source: pygame.Surface, body: BodyBox, margins: Margins, size: tuple[int, int], factor: float
) -> tuple[pygame.Surface, int, int]:
    """Stretch a premultiplied picture to a body of `size` pixels, `factor` being corner scale.

    Gives the surface and how far it reaches beyond the body to the left and above. Margins are
    counted from the picture's edges. A body smaller than its corners gets smaller corners.
    """
    x, y, w, h = body
    spill = (x, y, source.get_width() - x - w, source.get_height() - y - h)
    factor = _fitting(factor, spill, margins, size)
    left, top, right, bottom = (round(side * factor) for side in spill)
    scaled_size = (left + round(w * factor) + right, top + round(h * factor) + bottom)
    scaled = pygame.transform.smoothscale(source, scaled_size)
    width, height = left + size[0] + right, top + size[1] + bottom
    columns = _cuts(scaled_size[0], width, margins[0] * factor, margins[2] * factor)
    rows = _cuts(scaled_size[1], height, margins[1] * factor, margins[3] * factor)
    target = pygame.Surface((width, height), pygame.SRCALPHA)
    for source_x, target_x in columns:
        for source_y, target_y in rows:
            area = pygame.Rect(
                source_x[0], source_y[0], source_x[1] - source_x[0], source_y[1] - source_y[0]
            )
            part = (target_x[1] - target_x[0], target_y[1] - target_y[0])
            if min(area.w, area.h, *part) > 0:
                piece = scaled.subsurface(area)
                if part != area.size:
                    piece = pygame.transform.smoothscale(piece, part)
                target.blit(piece, (target_x[0], target_y[0]))
    return target, left, top


def _cuts(source: int, target: int, near: float, far: float) -> list[tuple[Extent, Extent]]:
    """Pair the three stretches of one direction: (from, to) in the source and in the target.

    The middle has at least one pixel in the source, which a target without room for it skips.
    """
    first = min(round(near), (source - 1) // 2, target // 2)
    last = min(round(far), source - 1 - first, target - first)
    return [
        ((0, first), (0, first)),
        ((first, source - last), (first, target - last)),
        ((source - last, source), (target - last, target)),
    ]


def _fitting(factor: float, spill: Margins, margins: Margins, size: tuple[int, int]) -> float:
    inner_w = margins[0] - spill[0] + margins[2] - spill[2]
    inner_h = margins[1] - spill[1] + margins[3] - spill[3]
    limits = [have / need for need, have in ((inner_w, size[0]), (inner_h, size[1])) if need > 0]
    return min([factor, *limits])
