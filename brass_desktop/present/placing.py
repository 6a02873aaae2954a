"""Where words stand: beside what they speak of, and over nothing that matters."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

from brass_desktop.present.geometry import Point, Rect, bounds

_ANCHORS: Final = ((0, -1), (1, -1), (-1, -1), (1, 0), (-1, 0), (0, 1), (1, 1), (-1, 1))
"""The eight places around a thing, from above it round to below."""
_SLIDES: Final = (0.0, 0.12, -0.12, 0.27, -0.27, 0.42, -0.42)
"""How far words may be moved along the side they stand on, in parts of their size."""
_FURTHER: Final = (0.0, 14.0, 34.0, 64.0, 104.0, 160.0, 230.0)
"""How much further away they may be looked for; a tail leads back to the thing."""
_ALONG: Final = tuple(step / 10 for step in range(1, 10))
"""Where on its way a tail is looked at."""
_COVERING: Final = 0.015
"""How many units of distance one square unit of covered ground is worth."""
_CROSSING: Final = 250.0
"""How many units of distance it is worth that no tail leads over something else."""
FAR: Final = _FURTHER[-1]


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What lies about: `choices` are never to be covered, `solid` things if it can be helped."""

    choices: Sequence[Rect] = ()
    solid: Sequence[Rect] = ()


@dataclass(frozen=True, slots=True)
class FoundPlace:
    """Where words stand, and whether all that must stay visible does."""

    rect: Rect
    is_free: bool


def place_beside(
    thing: Rect,
    size: tuple[float, float],
    inside: Rect,
    around: Surroundings,
    *,
    gap: float,
    reach: float = FAR,
) -> FoundPlace:
    """Choose where near a thing words cover no choice and not the thing, and else the least.

    They stand at least `gap` off it, and at most `reach` further.
    """
    places = list(_places(thing, size, inside, gap, reach))
    near = bounds(places)
    never = [thing, *(rect for rect in around.choices if rect.overlaps(near))]
    solid = [rect for rect in around.solid if rect.overlaps(near)]
    best, least = places[0], (math.inf, math.inf)
    for rect in places:
        away = _apart(rect, thing)
        if (0.0, away) >= least:
            continue
        hidden = _covered(rect, never)
        if (hidden, away) >= least:
            continue
        crossed = _CROSSING * tail_crosses(rect, thing, never[1:])
        cost = (hidden, away + crossed + _COVERING * _covered(rect, solid))
        if cost < least:
            best, least = rect, cost
    return FoundPlace(best, least[0] == 0)


def tail_of(plate: Rect, thing: Rect) -> tuple[Point, Point]:
    """Return where the tail of words begins on their plate and where it ends at the thing."""
    end = _nearest(thing, plate.centre)
    return _nearest(plate, end), end


def tail_crosses(plate: Rect, thing: Rect, others: Sequence[Rect]) -> int:
    """Count the things that the tail of words leads over on its way to their own."""
    (x, y), (to_x, to_y) = tail_of(plate, thing)
    way = [(x + (to_x - x) * part, y + (to_y - y) * part) for part in _ALONG]
    # What lies around the thing itself, such as the plate of a slot, is where the tail leads.
    strange = [other for other in others if not other.contains(thing)]
    return sum(any(other.holds(point) for point in way) for other in strange)


def _places(
    thing: Rect, size: tuple[float, float], inside: Rect, gap: float, reach: float
) -> Iterator[Rect]:
    """Yield what can be tried, the nearest first."""
    (x, y), (w, h) = thing.centre, size
    steps = [further for further in _FURTHER if further <= reach]
    for further, (across, down), slide in product(steps, _ANCHORS, _SLIDES):
        away = gap + further
        left = across * ((thing.w + w) / 2 + away) + (slide * w if not across else 0)
        top = down * ((thing.h + h) / 2 + away) + (slide * h if not down else 0)
        if across and down:
            if slide:
                continue
            # At a corner both gaps would add up to more than one.
            left, top = left - across * away * 0.7, top - down * away * 0.3
        yield Rect.around((x + left, y + top), w, h).clamped_into(inside)


def _nearest(rect: Rect, point: Point) -> Point:
    return (
        min(max(point[0], rect.x), rect.right),
        min(max(point[1], rect.y), rect.bottom),
    )


def _apart(one: Rect, two: Rect) -> float:
    return math.dist(_nearest(one, two.centre), _nearest(two, one.centre)) + 0.05 * math.dist(
        one.centre, two.centre
    )


def _covered(rect: Rect, others: Sequence[Rect]) -> float:
    total = 0.0
    for other in others:
        width = min(rect.right, other.right) - max(rect.x, other.x)
        height = min(rect.bottom, other.bottom) - max(rect.y, other.y)
        if width > 0 and height > 0:
            total += width * height
    return total
