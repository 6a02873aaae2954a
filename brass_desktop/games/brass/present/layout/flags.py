"""Where notes on the map find room: beside what they speak of, off the places and each other."""

from brass_desktop.games.brass.present.layout.board import MapPlan
from brass_desktop.games.brass.present.layout.boardfile import location_of
from brass_desktop.present.geometry import Rect, bounds

DISTANT_MARKET = "distant_market"
"""Where notes on the distant market are anchored."""
_PILL_WIDTH = 90
"""About how wide a place's pill is; names are only known when drawn."""


def anchor_rect(plan: MapPlan, anchor: str) -> Rect:
    """Return the rectangle of a slot, merchant space, link, location or the distant market."""
    if anchor == DISTANT_MARKET and plan.distant_market is not None:
        return plan.distant_market.box
    if anchor in plan.links:
        return Rect.around(plan.links[anchor].mid, 38 * plan.measures.k, 21 * plan.measures.k)
    location = location_of(anchor)
    if location in plan.places:
        return plan.places[location].slots.get(anchor) or bounds(plan.places[location].plates)
    if location in plan.merchants and anchor in plan.merchants[location].spaces:
        return plan.merchants[location].spaces[anchor]
    return Rect.around(plan.centre_of(anchor), 60, 26)


def solid_rects(plan: MapPlan) -> list[Rect]:
    """List what a note should not cover: plates, pills, merchants and the distant market."""
    rects = [bounds(place.plates) for place in plan.places.values()]
    for merchant in plan.merchants.values():
        rects += [*merchant.spaces.values(), merchant.plaque]
        rects.append(Rect.around(merchant.centre, _PILL_WIDTH, plan.measures.pill))
    for outpost in plan.outposts.values():
        rects.append(Rect.around(outpost.centre, _PILL_WIDTH, plan.measures.external))
    if plan.distant_market is not None:
        rects.append(plan.distant_market.box)
    return rects


def line_rects(plan: MapPlan, link: str) -> list[Rect]:
    """Cover a line by small squares, for notes that are to leave it visible."""
    side = 12 * plan.measures.k
    line = plan.links[link]
    return [Rect.around(point, side, side) for point in (*line.curve[2:-2], *line.spur[:-1])]
