"""Small engraved scenery on the paper of the screens, where nothing else stands."""

import random
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from brass_desktop.present.geometry import Point, Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.sheet import Sheet

_KINDS: Final = (
    ("hills.1", 4),
    ("hills.2", 4),
    ("hills.3", 3),
    ("pines.1", 3),
    ("pines.2", 2),
    ("oaks.1", 3),
    ("oaks.3", 2),
    ("sheep.1", 2),
    ("windmill.1", 1),
    ("church.1", 1),
    ("village.2", 1),
)
"""What may stand there and how often."""
_TRIES: Final = 1600
_SEED: Final = 8
_RATIO: Final = 192 / 160


def paint_scenery(canvas: Canvas, *, beside_head: bool = True) -> None:
    """Scatter scenery over the margins of a screen, always the same for one window size.

    Where words fill the whole head, nothing stands beside the title either.
    """
    sheet = Sheet.of(canvas)
    title = sheet.metrics.screen_title * 19 if beside_head else sheet.body.w
    for kind, rect in _spots(sheet.bounds, sheet.body, sheet.metrics.head, title):
        if canvas.assets.has(f"scenery.{kind}"):
            canvas.sprite(f"scenery.{kind}", rect, 150)


@lru_cache(8)
def _spots(bounds: Rect, body: Rect, head: float, title: float) -> tuple[tuple[str, Rect], ...]:
    height = head * 0.46
    size = (height * _RATIO, height)
    room = bounds.grown(-head * 0.22)
    middle = Rect((bounds.w - title) / 2, 0, title, head)
    foot = Rect(body.x, body.bottom, body.w, bounds.bottom - body.bottom)
    keep = [middle, body.grown(head * 0.12), foot.grown(head * 0.1)]
    chance = random.Random(_SEED)
    names = [kind for kind, _ in _KINDS]
    weights = [weight for _, weight in _KINDS]
    placed: list[tuple[str, Rect]] = []
    for _ in range(_TRIES):
        rect = _somewhere(chance, room, size)
        if _free(rect, room, keep, [other for _, other in placed]):
            placed.append((chance.choices(names, weights)[0], rect))
    return tuple(placed)


def _somewhere(chance: random.Random, room: Rect, size: tuple[float, float]) -> Rect:
    centre: Point = (chance.uniform(room.x, room.right), chance.uniform(room.y, room.bottom))
    return Rect.around(centre, *size)


def _free(rect: Rect, room: Rect, keep: Sequence[Rect], others: Sequence[Rect]) -> bool:
    airy = rect.grown(rect.w * 0.28, rect.h * 0.1)
    clear = not any(rect.overlaps(kept) for kept in keep)
    return room.contains(rect) and clear and not any(airy.overlaps(other) for other in others)
