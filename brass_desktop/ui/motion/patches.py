"""Small pictures laid over the drawn table, and where two sets of them differ."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pygame

from brass_desktop.ui.drawing import shapes


class Patch(NamedTuple):
    """A premultiplied picture and the pixels of the window it covers."""

    surface: pygame.Surface
    area: pygame.Rect


def faded(patches: Iterable[Patch], part: float) -> list[Patch]:
    """Return patches of which a part is gone."""
    alpha = round(255 * (1 - part))
    return [Patch(shapes.faded(patch.surface, alpha), patch.area) for patch in patches]


def changed(before: Sequence[Patch], now: Sequence[Patch]) -> list[pygame.Rect]:
    """Return the areas in which the pictures differ, each pixel in few of them."""
    was, is_now = {_print(p) for p in before}, {_print(p) for p in now}
    areas = [p.area for p in (*before, *now) if not (_print(p) in was and _print(p) in is_now)]
    merged: list[pygame.Rect] = []
    for area in areas:
        grown = area.copy()
        for other in [rect for rect in merged if rect.colliderect(grown)]:
            grown.union_ip(other)
            merged.remove(other)
        merged.append(grown)
    return merged


def _print(patch: Patch) -> tuple[int, int, int]:
    """Tell patches apart; surfaces that may come again are kept, so their ids stay theirs."""
    return id(patch.surface), patch.area.x, patch.area.y
