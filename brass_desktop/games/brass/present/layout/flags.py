"""Where notes on the map find room: beside what they speak of, off the places and each other."""

from brass_desktop.games.brass.present.layout.board import MapPlan
from brass_desktop.games.brass.present.layout.boardfile import location_of
from brass_desktop.present.geometry import Rect, bounds


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


def line_rects(plan: MapPlan, link: str) -> list[Rect]:
    """Cover a line by small squares, for notes that are to leave it visible."""
    side = 12 * plan.measures.k
    line = plan.links[link]
    return [Rect.around(point, side, side) for point in (*line.curve[2:-2], *line.spur[:-1])]
