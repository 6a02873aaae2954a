"""Where notes on the map find room: beside what they speak of, off the places and each other."""

import math
from collections.abc import Sequence

from brass_desktop.games.brass.present.layout.board import MapPlan
from brass_desktop.games.brass.present.layout.boardfile import location_of
from brass_desktop.present.geometry import Rect, bounds

_GAP = 6.0
_COVERING = 5.0
"""How many units of distance one square unit of covered map is worth."""


def anchor_rect(plan: MapPlan, anchor: str) -> Rect:
    """Return the rectangle of a slot, merchant space, link or location."""
    if anchor in plan.links:
        return Rect.around(plan.links[anchor].mid, 38 * plan.measures.k, 21 * plan.measures.k)
    location = location_of(anchor)
    if location in plan.places:
        return plan.places[location].slots.get(anchor) or bounds(plan.places[location].plates)
    if location in plan.merchants and anchor in plan.merchants[location].spaces:
        return plan.merchants[location].spaces[anchor]
    return Rect.around(plan.centre_of(anchor), 60, 26)


def solid_rects(plan: MapPlan) -> list[Rect]:
    """List what a note should not cover: plates and merchants; names are only known when drawn."""
    rects = [bounds(place.plates) for place in plan.places.values()]
    for merchant in plan.merchants.values():
        rects += [*merchant.spaces.values(), merchant.plaque]
        rects.append(Rect.around(merchant.centre, 90, plan.measures.pill))
    return rects


def place_note(
    anchor: Rect, width: float, height: float, inside: Rect, taken: Sequence[Rect]
) -> Rect:
    """Choose where near its anchor a note covers least, and of such places the nearest."""
    x, y = anchor.centre
    beside, above = (anchor.w + width) / 2 + _GAP, (anchor.h + height) / 2 + _GAP
    places = [
        Rect.around((x + across * beside, y + up * above), width, height).clamped_into(inside)
        for across in (0, 0.5, -0.5, 1, -1, 1.35, -1.35, 1.7, -1.7)
        for up in (-1, 0, 1, -0.5, 0.5, -1.6, 1.6)
    ]
    near = bounds(places)
    solid = [rect for rect in (*taken, anchor) if rect.overlaps(near)]

    def cost(rect: Rect) -> float:
        return _COVERING * _covered(rect, solid) + math.dist(rect.centre, anchor.centre)

    return min(places, key=cost)


def _covered(rect: Rect, taken: Sequence[Rect]) -> float:
    total = 0.0
    for other in taken:
        width = min(rect.right, other.right) - max(rect.x, other.x)
        height = min(rect.bottom, other.bottom) - max(rect.y, other.y)
        if width > 0 and height > 0:
            total += width * height
    return total
