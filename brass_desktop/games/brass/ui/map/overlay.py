"""What lies over the map while a player thinks: network halo, route cubes, legend."""

from collections.abc import Sequence

from brass_desktop.games.brass.present.layout.board import MapPlan
from brass_desktop.games.brass.present.layout.distant_market import DistantMarketPlan
from brass_desktop.games.brass.present.layout.scenery import title_area
from brass_desktop.games.brass.present.viewmodel.board import NetworkView, RouteView
from brass_desktop.games.brass.ui.map.lines import LinePainter
from brass_desktop.games.brass.ui.map.places import place_halo
from brass_desktop.games.brass.ui.pieces.demand import draw_bale
from brass_desktop.games.brass.ui.pieces.marks import draw_cube
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.tips import Tone
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import Colour, mix, rgba, with_alpha
from brass_desktop.ui.drawing.palette import OWNERS
from brass_desktop.ui.drawing.strokes import Stroke, draw_glow, draw_strokes
from brass_desktop.ui.drawing.theme import Theme

_LIGHT = rgba("#ffffff")
_HALO_ALPHA = 150
_PALE_HALO_ALPHA = 95
_OFF_EDGE = 4.0
_OFF_TOWN = 20.0
"""Above the distant market a town's name reaches farther west than the edge of its box."""


def tone_colour(theme: Theme, tone: Tone) -> Colour:
    """Return the ink of a tone."""
    return {
        Tone.PLAIN: theme.ink,
        Tone.GOOD: theme.good,
        Tone.BAD: theme.bad,
        Tone.ORE: theme.ore,
        Tone.MUTED: theme.ink3,
        Tone.LIT: theme.flag_lit,
    }[tone]


def draw_network(canvas: Canvas, painter: LinePainter, plan: MapPlan, network: NetworkView) -> None:
    """Veil the map and let the own lines and places glow."""
    canvas.fill(plan.area, with_alpha(canvas.theme.vignette, 96))
    colours = OWNERS[network.owner]
    # A pale owner would glare at the strength that suits the others.
    alpha = _PALE_HALO_ALPHA if sum(colours.face0[:3]) > 600 else _HALO_ALPHA
    halo = with_alpha(mix(colours.face0, _LIGHT, 0.25), alpha)
    painter.halo([plan.links[link] for link in network.links], halo)
    for location in network.locations:
        rect = place_halo(plan, location)
        radius = min(rect.w, rect.h) / 2
        axis = _axis(rect, radius)
        draw_glow(canvas, [Stroke(axis, 2 * radius, halo)], 11, halo)


def _axis(rect: Rect, radius: float) -> list[tuple[float, float]]:
    x, y = rect.centre
    if rect.w >= rect.h:
        return [(rect.x + radius, y), (rect.right - radius, y)]
    return [(x, rect.y + radius), (x, rect.bottom - radius)]


def draw_route_cubes(canvas: Canvas, plan: MapPlan, routes: Sequence[RouteView]) -> None:
    """Lay the travelling cubes or bales on the middles of the links they pass."""
    k = plan.measures.k
    for route in routes:
        for link in route.links:
            x, y = plan.links[link].mid
            for i in range(route.cubes):
                at = (x + (i - (route.cubes - 1) / 2) * 18 * k, y)
                if route.resource == "cotton":
                    draw_bale(canvas, at, 27 * k)
                else:
                    draw_cube(canvas, at, 18 * k, route.resource)


def route_paths(plan: MapPlan, route: RouteView) -> list[tuple[tuple[float, float], ...]]:
    """Return the curves of a route in travel direction."""
    return [
        plan.links[link].path(start, end)
        for link, start, end in zip(route.links, route.stops, route.stops[1:], strict=False)
    ]


def draw_legend(canvas: Canvas, plan: MapPlan, network: NetworkView) -> None:
    """Explain the network overlay under the map's title."""
    theme, small = canvas.theme, plan.measures.small
    title, size, stripe = (13.5, 12.5, 18) if small else (15, 14, 25)
    measure, wrap = canvas.typeface.measure, canvas.typeface.wrap
    room = legend_width(plan) - 24
    summary = wrap(network.summary, "sans", size, room)
    key = wrap(network.key, "sans", size, room - stripe - 8)
    width = max(
        measure(network.title, "title", title),
        *(measure(line, "sans", size) for line in summary),
        *(measure(line, "sans", size) + stripe + 8 for line in key),
    )
    lead = size + 4
    height = 40 + lead * (len(summary) + len(key))
    rect = draw_legend_plate(canvas, plan, width + 24, height)
    x, y = rect.x + 12, rect.y + 17
    canvas.text(network.title, (x, y), "title", title, theme.tip_title, fit=room)
    y += 21
    y += canvas.lines(summary, (x, y), "sans", size, theme.tip_ink, lead=lead) + 3
    line = [(x + 2, y), (x + 2 + stripe, y)]
    draw_glow(canvas, [Stroke(line, 8, theme.lit)], 3, with_alpha(theme.lit, 220))
    draw_strokes(canvas, [Stroke(line, 3, theme.lit_core)])
    canvas.lines(key, (x + stripe + 8, y), "sans", size, theme.tip_ink, lead=lead)


def legend_width(plan: MapPlan) -> float:
    """Give how wide a legend may be without touching a town or a merchant."""
    if plan.distant_market is not None:
        return plan.distant_market.box.w - _OFF_TOWN
    return plan.area.w * 0.205


def draw_legend_plate(canvas: Canvas, plan: MapPlan, width: float, height: float) -> Rect:
    """Draw a legend's dark plate west of the towns and merchants, under the map's title.

    Where the distant market lies there, the plate lies on its picture and name for a while.
    """
    if plan.distant_market is not None:
        corner = _above_demand(plan, plan.distant_market, height)
        width = legend_width(plan)
    else:
        left, top = (6, 34) if plan.measures.small else (14, 112)
        corner = (plan.area.x + left, plan.area.y + top)
        width = min(width, legend_width(plan))
    rect = Rect(*corner, width, height)
    canvas.fill(rect, with_alpha(canvas.theme.tip0, 238), 8)
    canvas.outline(rect, canvas.theme.gilt, 1.3, 8)
    return rect


def _above_demand(plan: MapPlan, market: DistantMarketPlan, height: float) -> Point:
    """Find where a legend hides nothing that changes: above the demand, over the title if tall."""
    left = plan.area.x + _OFF_EDGE
    lowest = market.space(0).y - _OFF_EDGE - height
    if lowest >= title_area(plan).bottom:
        return left, min(lowest, market.box.y)
    return left, plan.area.y + _OFF_EDGE
