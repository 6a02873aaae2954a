"""The board: layers of ground, lines, places and lights, kept until something changes."""

from collections.abc import Hashable, Iterator
from dataclasses import replace
from functools import lru_cache

import pygame

from brass_desktop.games.brass.present.about.things import MapLine
from brass_desktop.games.brass.present.intents import PickLink
from brass_desktop.games.brass.present.layout.board import MapPlan, map_plan
from brass_desktop.games.brass.present.layout.camera import Camera
from brass_desktop.games.brass.present.layout.country import country_plan
from brass_desktop.games.brass.present.layout.table import TableLayout
from brass_desktop.games.brass.present.play.choices import LIT
from brass_desktop.games.brass.present.play.lights import unlit_board
from brass_desktop.games.brass.present.viewmodel.board import BoardView, LinkView, TrackView
from brass_desktop.games.brass.ui.map.badges import draw_badges, draw_overlay_legend
from brass_desktop.games.brass.ui.map.distant_market import (
    draw_distant_market,
    draw_distant_market_light,
)
from brass_desktop.games.brass.ui.map.flags import draw_flags
from brass_desktop.games.brass.ui.map.glide import Shown, draw_gliding
from brass_desktop.games.brass.ui.map.ground import draw_ground
from brass_desktop.games.brass.ui.map.lines import LineCache, LinePainter, lit_line
from brass_desktop.games.brass.ui.map.outposts import draw_ferry, draw_outpost
from brass_desktop.games.brass.ui.map.overlay import (
    draw_legend,
    draw_network,
    draw_route_cubes,
    route_paths,
)
from brass_desktop.games.brass.ui.map.places import (
    draw_merchant,
    draw_merchant_lights,
    draw_name,
    draw_place_lights,
    draw_plate,
    draw_slots,
    ribbon_rect,
)
from brass_desktop.games.brass.ui.map.sea_lane import draw_sea_lane
from brass_desktop.games.brass.ui.map.suggestion import draw_suggestion
from brass_desktop.games.brass.ui.map.traces import draw_traces, lay_trace_halos
from brass_desktop.games.brass.ui.map.track import draw_markers, draw_ring
from brass_desktop.present.geometry import Point, Rect, band
from brass_desktop.present.tips import Light
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.light import Lit, draw_lit
from brass_desktop.ui.table.touches import LEAST_TARGET, Touch, Touches

_NO_TRACK = TrackView((), ())
_RING_SHADOW = 28
_GENEROUS = 1.7
"""How much wider than any line a lit one may be missed."""


class BoardPainter:
    """Draws the map seen by a camera; pieces, names and lines are always at device pixels."""

    def __init__(self) -> None:
        self._lines = LineCache()
        self._lines_key: Hashable = None
        self._ground: tuple[Hashable, pygame.Surface] | None = None
        self._map: tuple[Hashable, pygame.Surface, Touches] | None = None
        self._ring: tuple[Hashable, pygame.Surface] | None = None
        self._shown: list[Shown] = []

    def draw(
        self,
        canvas: Canvas,
        view: BoardView,
        layout: TableLayout,
        camera: Camera,
        *,
        gliding: bool = False,
    ) -> Touches:
        """Draw map, ring and markers; give the sensitive areas as seen by the camera.

        While the camera glides the map is a scaled picture and nothing on it can be touched.
        """
        if gliding and self._shown:
            draw_gliding(canvas, camera, tuple(self._shown))
            touches = Touches()
        else:
            surface, kept = self.map_surface(canvas, view, camera, layout.small)
            canvas.lay(surface, (layout.map.x, layout.map.y))
            touches = Touches(list(kept.noted), lit=kept.lit)
        self._lay_ring(canvas, view, layout)
        draw_markers(canvas, layout, view.track)
        return touches

    @property
    def ring(self) -> pygame.Surface | None:
        """The track without its markers, as it was drawn last."""
        return None if self._ring is None else self._ring[1]

    def map_surface(
        self, canvas: Canvas, view: BoardView, camera: Camera, small: bool
    ) -> tuple[pygame.Surface, Touches]:
        """Return the picture of the visible map and its sensitive areas as the camera sees them."""
        look = (camera, small, canvas.theme, canvas.scale, canvas.typeface.text_scale)
        key = (replace(view, track=_NO_TRACK), look)
        if self._map is None or self._map[0] != key:
            if self._lines_key != look:
                self._lines.clear()
                self._lines_key = look
            layer, touches = self._paint_map(canvas, view, camera, small)
            seen = [*_line_touches(view, camera, small), *touches.placed(camera.to_screen)]
            # A zoomed map lies between the pixels of the window: its lights keep still.
            lit = touches.lit if camera.is_fitted else []
            self._map = (key, layer, Touches(seen, lit=lit))
            self._remember(camera, layer)
        return self._map[1], self._map[2]

    def _remember(self, camera: Camera, picture: pygame.Surface) -> None:
        """Keep the last picture and the last one of the whole map, for gliding."""
        whole = [(c, p) for c, p in self._shown if c.is_fitted and c.area == camera.area][-1:]
        self._shown = [(camera, picture)] if camera.is_fitted else [*whole, (camera, picture)]

    def _paint_map(
        self, canvas: Canvas, view: BoardView, camera: Camera, small: bool
    ) -> tuple[pygame.Surface, Touches]:
        plan = map_plan(view.game, camera.area, small)
        view = _without_lights(view)
        x, y = camera.to_map((camera.area.x, camera.area.y))
        seen = Rect(x, y, camera.area.w / camera.zoom, camera.area.h / camera.zoom)
        layer = canvas.layer(seen, camera.zoom)
        layer.surface.blit(self._ground_surface(layer, view, plan, camera), (0, 0))
        touches = Touches()
        for ferry in view.ferries:
            draw_ferry(layer, plan.ferries[ferry], plan.measures.k, touches)
        painter = LinePainter(layer, self._lines, view.era, plan.measures.k)
        _draw_lines(painter, plan, _only_seen(view, plan, seen))
        free, covered = _lit_lines(layer, plan, view)
        for lit in covered:
            draw_lit(layer, lit)
        _draw_places(layer, plan, view, touches)
        if view.trace is not None:
            draw_traces(layer, plan, view.trace)
        _draw_lights(layer, plan, view, touches)
        for lit in free:
            draw_lit(layer, lit)
        touches.lit += free
        if view.suggested is not None:
            draw_suggestion(layer, plan, view.suggested)
        draw_route_cubes(layer, plan, view.routes)
        flags = draw_flags(layer, plan, view)
        # Where a note had to be laid over a light, that light keeps still.
        touches.lit = [one for one in touches.lit if not any(map(one.reach.overlaps, flags))]
        if view.network is not None:
            draw_legend(layer, plan, view.network)
        if view.badges or view.seen_from:
            draw_badges(layer, plan, view)
        if view.legend is not None:
            draw_overlay_legend(layer, plan, view.legend, view.badges)
        return layer.surface, touches

    def _ground_surface(
        self, layer: Canvas, view: BoardView, plan: MapPlan, camera: Camera
    ) -> pygame.Surface:
        words = (view.title, view.years)
        key = (view.game, words, camera, plan.measures, layer.theme.name, layer.scale)
        if self._ground is None or self._ground[0] != key:
            seen = (*layer.origin, camera.area.w / camera.zoom, camera.area.h / camera.zoom)
            ground = Canvas(
                pygame.Surface(layer.surface.get_size()),
                layer.viewport,
                layer.theme,
                layer.assets,
                layer.typeface,
                scale=layer.scale,
                origin=(seen[0], seen[1]),
            )
            draw_ground(ground, view, plan, camera)
            self._ground = (key, ground.surface)
        return self._ground[1]

    def _lay_ring(self, canvas: Canvas, view: BoardView, layout: TableLayout) -> None:
        """Lay only the four sides of the ring: its empty middle would cost as much as a map."""
        ring = self._ring_surface(canvas, view, layout)
        board = canvas.device(layout.board)
        side = canvas.px(layout.measures.ring + _RING_SHADOW)
        for x, y, w, h in (
            (0, 0, board.w, side),
            (0, board.h - side, board.w, side),
            (0, side, side, board.h - 2 * side),
            (board.w - side, side, side, board.h - 2 * side),
        ):
            place = (board.x + x, board.y + y)
            canvas.surface.blit(ring, place, (x, y, w, h), special_flags=pygame.BLEND_PREMULTIPLIED)

    def _ring_surface(self, canvas: Canvas, view: BoardView, layout: TableLayout) -> pygame.Surface:
        key = (view.track.levels, layout.board, layout.small, canvas.theme.name, canvas.scale)
        if self._ring is None or self._ring[0] != key:
            layer = canvas.layer(layout.board)
            draw_ring(layer, layout, view.track.levels)
            self._ring = (key, layer.surface)
        return self._ring[1]


def _without_lights(view: BoardView) -> BoardView:
    """Put the lights out under an overlay: it says something else than what may be chosen.

    In the own network the lines stay lit that may be laid, for it names them.
    """
    if view.legend is None and view.network is None:
        return view
    dark = unlit_board(view)
    return replace(dark, links=view.links) if view.network is not None else dark


def _only_seen(view: BoardView, plan: MapPlan, seen: Rect) -> BoardView:
    """Leave out lines beyond the camera's edge: large strokes are the dearest thing to draw."""
    near = seen.grown(30)
    links = tuple(link for link in view.links if plan.links[link.link].reach.overlaps(near))
    return view if len(links) == len(view.links) else replace(view, links=links)


def _draw_lines(painter: LinePainter, plan: MapPlan, view: BoardView) -> None:
    _draw_open_lines(painter, plan, view)
    if view.trace is not None:
        lay_trace_halos(painter, plan, view.trace)
    built = [link for link in view.links if link.owner or link.ghost]
    for link in built:
        painter.shadow(plan.links[link.link])
    chosen = [plan.links[link.link] for link in built if link.light is Light.CHOSEN]
    if chosen:
        painter.lights(chosen, Light.CHOSEN)
    for link in built:
        painter.built(plan.links[link.link], link.owner or link.ghost or "")
        if link.ghost:
            painter.ghost_core(plan.links[link.link])
    routes = [path for route in view.routes for path in route_paths(plan, route)]
    if routes:
        painter.route(routes)
    _draw_sea_lane(painter, plan, view)
    _draw_tokens(painter, plan, view, built)


def _draw_sea_lane(painter: LinePainter, plan: MapPlan, view: BoardView) -> None:
    """Show whence the cotton of a planned sale would sail."""
    if view.distant is not None and view.distant.sails_from:
        country = country_plan(view.game, plan.area, plan.measures.small)
        draw_sea_lane(painter.canvas, country.lane(view.distant.sails_from), painter.k)


def _line_touches(view: BoardView, camera: Camera, small: bool) -> Iterator[Touch]:
    """Yield the widest bands first: on a line itself no neighbour's wide band is meant.

    A lit line is also met by a click a little beside it, where nothing else lies.
    """
    generous, wide, narrow = _line_bands(view.game, camera, small)
    in_play = [link for link in view.links if not link.is_closed]
    lit = [link for link in in_play if link.light in LIT]
    dark = [link for link in in_play if link.light not in LIT]
    for bands, links in ((generous, lit), (wide, dark), (wide, lit), (narrow, in_play)):
        for link in links:
            for shape in bands[link.link]:
                yield Touch(shape, PickLink(link.link), MapLine(link.link))


Bands = dict[str, list[tuple[Point, ...]]]


@lru_cache(maxsize=4)
def _line_bands(game: str, camera: Camera, small: bool) -> tuple[Bands, Bands, Bands]:
    """Give the bands of every line: generous, wide enough at any zoom, and as wide as a link."""
    plan = map_plan(game, camera.area, small)
    link = 14 * plan.measures.k
    wide = max(LEAST_TARGET / camera.zoom, link)
    return (
        _bands(plan, camera, wide * _GENEROUS),
        _bands(plan, camera, wide),
        _bands(plan, camera, min(link, wide / 2)),
    )


def _bands(plan: MapPlan, camera: Camera, width: float) -> Bands:
    return {
        name: [
            tuple(map(camera.to_screen, band(path, width)))
            for path in (line.curve, line.spur)
            if path
        ]
        for name, line in plan.links.items()
    }


def _draw_open_lines(painter: LinePainter, plan: MapPlan, view: BoardView) -> None:
    vacant = [link for link in view.links if not link.owner and not link.ghost]
    for link in vacant:
        painter.open(plan.links[link.link], link)
    if view.network is not None:
        draw_network(painter.canvas, painter, plan, view.network)
    for light in (Light.ALLOWED, Light.SOFT, Light.LEGAL, Light.CHOSEN, Light.REFUSED):
        lit = [link for link in vacant if link.light is light]
        if lit:
            painter.lights([plan.links[link.link] for link in lit], light)
        for link in lit:
            painter.open(plan.links[link.link], link)


def _draw_tokens(
    painter: LinePainter, plan: MapPlan, view: BoardView, built: list[LinkView]
) -> None:
    """Lay the link tiles; those on a route give way to the cubes that travel it."""
    travelled = {link for route in view.routes for link in route.links}
    for link in built:
        if link.link not in travelled:
            place = plan.links[link.link]
            scale = place.token_scale * plan.measures.k * (1.12 if link.ghost else 1.0)
            painter.token(place, link.owner or link.ghost or "", scale)


def _draw_places(layer: Canvas, plan: MapPlan, view: BoardView, touches: Touches) -> None:
    m = plan.measures
    for merchant in view.merchants:
        draw_merchant(layer, plan.merchants[merchant.location], merchant, m, touches)
    for outpost in view.outposts:
        draw_outpost(layer, plan.outposts[outpost.location], outpost, m, touches)
    for place in view.places:
        draw_plate(layer, plan.places[place.location], place, m, touches)
    for place in view.places:
        draw_slots(layer, plan.places[place.location], place, m, touches)
    for place in view.places:
        draw_name(layer, plan.places[place.location], place, m)
    if view.distant is not None and plan.distant_market is not None:
        draw_distant_market(layer, plan.distant_market, view.distant, touches, small=m.small)


def _draw_lights(layer: Canvas, plan: MapPlan, view: BoardView, touches: Touches) -> None:
    """Draw the lines of lights last: nothing but notes, which keep clear, lies over them."""
    m = plan.measures
    for merchant in view.merchants:
        draw_merchant_lights(layer, plan.merchants[merchant.location], merchant, m, touches)
    for place in view.places:
        draw_place_lights(layer, plan.places[place.location], place, m, touches)
    if view.distant is not None and plan.distant_market is not None:
        draw_distant_market_light(layer, plan.distant_market, view.distant, touches)


def _lit_lines(layer: Canvas, plan: MapPlan, view: BoardView) -> tuple[list[Lit], list[Lit]]:
    """Give the brackets of lit lines that lie free, and those that reach beneath a town.

    On a short line they would hide a name or a tile: they are drawn before these and keep still.
    """
    m = plan.measures
    towns = [plan.places[place.location] for place in view.places]
    solid = [ribbon_rect(layer, plan.places[place.location], place, m) for place in view.places]
    solid += [plate for town in towns for plate in town.plates]
    free: list[Lit] = []
    covered: list[Lit] = []
    for link in view.links:
        if link.light is Light.LEGAL and not link.ghost:
            lit = lit_line(plan.links[link.link], m.k)
            meets = any(rect.holds(corner) for rect in solid for corner in lit.corners)
            (covered if meets else free).append(lit)
    return free, covered
