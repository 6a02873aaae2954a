"""What places go on showing while pieces are on their way: small pictures laid over the table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

import pygame

from brass_desktop.games.brass.present.layout.boardfile import location_of
from brass_desktop.games.brass.present.layout.track import Side, track_cells
from brass_desktop.games.brass.present.motion.timeline import Anchor, Content, Spot
from brass_desktop.games.brass.present.viewmodel.board import (
    DistantMarketView,
    MarkerView,
    TrackView,
)
from brass_desktop.games.brass.present.viewmodel.panels import MarketSpace, SeatState
from brass_desktop.games.brass.present.viewmodel.pieces import TileView
from brass_desktop.games.brass.ui.map.distant_market import draw_distant_market
from brass_desktop.games.brass.ui.map.lines import paths_of
from brass_desktop.games.brass.ui.map.places import draw_name, draw_plate, draw_slots
from brass_desktop.games.brass.ui.map.track import draw_markers
from brass_desktop.games.brass.ui.motion.anchors import Anchors
from brass_desktop.games.brass.ui.panels.markets import draw_market_space
from brass_desktop.games.brass.ui.panels.players import draw_player
from brass_desktop.games.brass.ui.pieces.marks import draw_barrel
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.tips import Light
from brass_desktop.ui.drawing import shapes
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.motion.patches import Patch
from brass_desktop.ui.table.touches import COLD, Touches

SEGMENTS: Final = 10
"""Parts in which a new link is laid."""
_BAND: Final = 29.0
_SEAM: Final = 1.4
_MARKER_ROOM: Final = 16.0
_WHITE: Final = (255, 255, 255, 255)


@dataclass(frozen=True, slots=True)
class StillPainter:
    """Paints what places showed; `old` is the picture of the table before, if there is one."""

    canvas: Canvas
    places: Anchors
    ring: pygame.Surface | None
    old: pygame.Surface | None

    def paint(self, anchor: Anchor, content: Content) -> list[Patch]:
        """Return the pictures that show this content at a place."""
        match anchor.spot, content:
            case Spot.SLOT, TileView() | None:
                return self._slot(anchor, content)
            case Spot.BARREL, True:
                return self._barrel(anchor)
            case Spot.MARKET, bool():
                return self._market(anchor, filled=content)
            case Spot.MONEY, int():
                return self._money(anchor, content)
            case Spot.OVERSEAS, DistantMarketView():
                return self._overseas(content)
            case Spot.LINK, _:
                return self.link_parts(anchor)
            case ((Spot.DISCARD | Spot.WILD | Spot.HAND | Spot.PANEL), False):
                return self._as_it_was(self.places.rect(anchor).grown(2))
            case _:
                return []

    def track(self, spaces: Mapping[Anchor, int | None]) -> list[Patch]:
        """Return the spaces that look otherwise while markers stand elsewhere or are in the air."""
        track = self.places.after.board.track
        staged = TrackView(track.levels, tuple(_staged(track.markers, spaces)))
        after, now = _by_space(track.markers), _by_space(staged.markers)
        different = [space for space in after | now if after.get(space) != now.get(space)]
        return [self._space(space, staged) for space in different]

    def link_parts(self, anchor: Anchor) -> list[Patch]:
        """Return a line as it lay before, in parts from its first end to its last."""
        if self.old is None:
            return []
        link = self.places.plan.links[anchor.name]
        width = _BAND * self.places.plan.measures.k * self.places.camera.zoom * self.canvas.scale
        patches = []
        for path in paths_of(link):
            points = [self.canvas.point(self.places.camera.to_screen(at)) for at in path]
            for part in _parts(points, SEGMENTS):
                patches += self._cut(self.old, *shapes.thick_line(part, width, _WHITE))
        return patches

    def _slot(self, anchor: Anchor, tile: TileView | None) -> list[Patch]:
        plan, name = self.places.plan, location_of(anchor.name)
        board = self.places.after.board
        place = next(view for view in board.places if view.location == name)
        slots = [
            replace(slot, tile=tile, light=Light.NONE) if slot.slot == anchor.name else slot
            for slot in place.slots
        ]
        place = replace(place, slots=tuple(slots))
        area = plan.slot(anchor.name).grown(_SEAM * plan.measures.k)
        layer = self._map_layer(area)
        draw_plate(layer, plan.places[name], place, plan.measures, Touches())
        draw_slots(layer, plan.places[name], place, plan.measures, Touches())
        draw_name(layer, plan.places[name], place, plan.measures)
        return self._on_map(layer, area)

    def _barrel(self, anchor: Anchor) -> list[Patch]:
        rect = self.places.map_rect(anchor)
        area = rect.grown(6)
        layer = self._map_layer(area)
        draw_barrel(layer, rect.centre, rect.h)
        return self._on_map(layer, area)

    def _overseas(self, view: DistantMarketView) -> list[Patch]:
        plan = self.places.plan
        assert plan.distant_market is not None, "only a map with a distant market tells of it"
        area = plan.distant_market.box
        layer = self._map_layer(area)
        calm = replace(view, light=Light.NONE, lifted=False)
        small = plan.measures.small
        draw_distant_market(layer, plan.distant_market, calm, Touches(), small=small)
        return self._on_map(layer, area)

    def _market(self, anchor: Anchor, *, filled: bool) -> list[Patch]:
        rect = self.places.rect(anchor)
        layer = self.canvas.layer(rect)
        layer.panel(self.places.layout.markets)
        draw_market_space(layer, rect, MarketSpace(filled), anchor.name)
        return [Patch(layer.surface, self.canvas.device(rect))]

    def _money(self, anchor: Anchor, money: int) -> list[Patch]:
        rect, panel = self.places.rect(anchor), self.places.panel(anchor.name)
        view = next(view for view in self.places.after.players if view.owner == anchor.name)
        layer = self.canvas.layer(rect)
        # Only the money is cut out, so the glow around the panel need not be painted.
        calm = replace(view, money=money, state=SeatState.WAITING)
        draw_player(layer, panel, calm, Touches(), COLD)
        return [Patch(layer.surface, self.canvas.device(rect))]

    def _space(self, space: int, track: TrackView) -> Patch:
        layout = self.places.layout
        cell = track_cells(layout.board, layout.measures.ring)[space]
        across = cell.side in (Side.TOP, Side.BOTTOM)
        area = cell.rect.grown(_MARKER_ROOM if across else 0, 0 if across else _MARKER_ROOM)
        layer = self.canvas.layer(area)
        if self.ring is not None:
            board, pixels = self.canvas.device(layout.board), self.canvas.device(area)
            layer.blit(self.ring, board.x - pixels.x, board.y - pixels.y)
        draw_markers(layer, layout, track)
        return Patch(layer.surface, self.canvas.device(area))

    def _as_it_was(self, rect: Rect) -> list[Patch]:
        if self.old is None:
            return []
        area = self.canvas.device(rect).clip(self.old.get_rect())
        return [Patch(self.old.subsurface(area).copy(), area)]

    def _map_layer(self, area: Rect) -> Canvas:
        return self.canvas.layer(area, self.places.camera.zoom)

    def _on_map(self, layer: Canvas, area: Rect) -> list[Patch]:
        """Place a layer in map units on the window, as far as the map is seen."""
        camera, scale = self.places.camera, layer.scale
        corner = camera.to_map((camera.area.x, camera.area.y))
        frame = self.canvas.device(self.places.layout.map)
        place = layer.surface.get_rect().move(
            frame.x + round(area.x * scale) - round(corner[0] * scale),
            frame.y + round(area.y * scale) - round(corner[1] * scale),
        )
        seen = place.clip(frame)
        if seen.w == 0:
            return []
        return [Patch(layer.surface.subsurface(seen.move(-place.x, -place.y)), seen)]

    def _cut(
        self, picture: pygame.Surface, mask: pygame.Surface, place: tuple[int, int]
    ) -> list[Patch]:
        """Cut a shape out of a picture, as far as the map is seen."""
        area = mask.get_rect(topleft=place)
        seen = area.clip(self.canvas.device(self.places.layout.map))
        if seen.w == 0:
            return []
        cut = pygame.Surface(seen.size, pygame.SRCALPHA)
        cut.blit(picture, (0, 0), seen)
        cut.blit(mask, (area.x - seen.x, area.y - seen.y), special_flags=pygame.BLEND_RGBA_MULT)
        return [Patch(cut, seen)]


def _parts(points: Sequence[Point], count: int) -> list[Sequence[Point]]:
    """Divide a line into overlapping runs of points."""
    last = len(points) - 1
    count = min(count, last)
    ends = [round(i * last / count) for i in range(count + 1)]
    return [points[ends[i] : ends[i + 1] + 1] for i in range(count)]


def _staged(markers: Sequence[MarkerView], spaces: Mapping[Anchor, int | None]) -> list[MarkerView]:
    staged = []
    for marker in markers:
        anchor = Anchor(Spot.TRACK, marker.owner, detail=marker.kind)
        space = spaces.get(anchor, marker.space)
        if space is not None and not (marker.ghost and anchor in spaces):
            staged.append(replace(marker, space=space))
    return staged


def _by_space(markers: Sequence[MarkerView]) -> dict[int, list[MarkerView]]:
    found: dict[int, list[MarkerView]] = {}
    for marker in markers:
        found.setdefault(marker.space, []).append(marker)
    return found
