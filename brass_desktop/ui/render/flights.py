"""Pieces in the air: how each movement looks at one moment of it."""

import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from types import MappingProxyType
from typing import Final, assert_never

import pygame

from brass_desktop.present.layout.geometry import Point, Rect
from brass_desktop.present.motion import easing
from brass_desktop.present.motion.timeline import (
    CardPiece,
    CoinPiece,
    CubePiece,
    LinkPiece,
    MarkerPiece,
    Move,
    NumberPiece,
    Piece,
    StillPiece,
    Tween,
)
from brass_desktop.present.text.names import pounds
from brass_desktop.present.viewmodel.pieces import TileView
from brass_desktop.ui import shapes
from brass_desktop.ui.canvas import Canvas
from brass_desktop.ui.render.anchors import ON_MAP, Places
from brass_desktop.ui.render.cards import HAND, SMALL_HAND, draw_back, draw_card
from brass_desktop.ui.render.marks import draw_coin, draw_resource
from brass_desktop.ui.render.stills import Patch
from brass_desktop.ui.render.tiles import draw_link_token, draw_tile

_SPILL: Final = 8.0
_CUBE: Final = 17.0
_COIN: Final = 15.0
_RISE: Final = 46.0
_LIFT: Final = 30.0
_ARC: Final = 0.14
_HIGHEST: Final = 64.0
_HOP: Final = 13.0
_FLIP_RISE: Final = 9.0
_SHADOW: Final = (20, 12, 4, 80)
_TURN: Final = 0.5
"""The moment a tile shows its other side, and a link reaches the middle of its line."""
_ENTRY: Final = 0.2
"""Share of the time a boat or engine takes to appear."""


class Flight:
    """One movement on one screen; its picture is painted once."""

    def __init__(self, canvas: Canvas, places: Places, tween: Tween) -> None:
        self.tween = tween
        self._canvas = canvas
        self._places = places
        self._path = _path_of(places, tween)
        self._size = _size_of(places, tween)
        self._face = self._back = self._paint(tween.piece)
        if isinstance(tween.piece, TileView) and tween.move is Move.FLIP:
            self._back = self._paint(TileView(tween.piece.owner, tween.piece.face))

    def patches(self, part: float) -> list[Patch]:
        """Return the pictures at a share of the time between 0 and 1, the lowest first."""
        return _LOOKS[self.tween.move](self, part)

    def _paint(self, piece: Piece) -> pygame.Surface:
        if isinstance(piece, LinkPiece):
            link = self._places.plan.links[self.tween.goal.name]
            return _paint_link(
                self._canvas, piece, self._size[0] * link.token_scale, link.direction
            )
        return _paint(self._canvas, piece, self._size, small=self._places.layout.small)

    def _toss(self, part: float) -> list[Patch]:
        run = easing.ease_in_out(part)
        x, y = _along(self._path, run)
        height = min(_HIGHEST, _ARC * _length(self._path)) * easing.arc(run)
        origin, goal = self._places.rect(self.tween.origin), self._places.rect(self.tween.goal)
        grow = 1.0
        if isinstance(self.tween.piece, CardPiece):
            sizes = [min(rect.w, self._size[0]) / self._size[0] for rect in (origin, goal)]
            grow = sizes[0] + (sizes[1] - sizes[0]) * run
        return self._raised((x, y), height, grow)

    def _slide(self, part: float) -> list[Patch]:
        if not self.tween.way:
            return self._toss(part)
        return self._raised(_along(self._path, easing.ease_in_out(part)), 0.0, 1.0)

    def _drop(self, part: float) -> list[Patch]:
        fall = 1 - easing.settle(part)
        at = _along(self._path, easing.ease_out(min(1.0, part / 0.7)))
        rise = _RISE * (1.0 if isinstance(self.tween.piece, TileView) else 0.6)
        return self._raised(at, rise * fall, 1 + 0.22 * fall)

    def _lift(self, part: float) -> list[Patch]:
        run = easing.ease_out(part)
        surface = shapes.faded(self._face, round(255 * (1 - part)))
        x, y = self._path[0]
        return [self._placed(surface, (x, y - _LIFT * run), 1 + 0.12 * run)]

    def _lay(self, part: float) -> list[Patch]:
        run = easing.clamp((part - _ENTRY) / (_TURN - _ENTRY))
        at = _along(self._path, easing.ease_in_out(run))
        shown = min(1.0, part / _ENTRY)
        face = self._face if shown == 1.0 else shapes.faded(self._face, round(255 * shown))
        return [self._placed(face, at, 1.0)]

    def _hop(self, part: float) -> list[Patch]:
        jumps = len(self._path) - 1
        number = min(jumps - 1, int(part * jumps))
        within = part * jumps - number
        (x0, y0), (x1, y1) = self._path[number : number + 2]
        run = easing.ease_in_out(within)
        at = (x0 + (x1 - x0) * run, y0 + (y1 - y0) * run)
        return self._raised(at, _HOP * easing.arc(within), 1.0)

    def _flip(self, part: float) -> list[Patch]:
        width = abs(math.cos(math.pi * part))
        face = self._face if part >= _TURN else self._back
        x, y = self._path[0]
        at = (x, y - _FLIP_RISE * easing.arc(part))
        return [self._placed(face, at, 1 + 0.08 * easing.arc(part), narrow=max(0.04, width))]

    def _nothing(self, part: float) -> list[Patch]:
        del part
        return []

    def _raised(self, at: Point, height: float, grow: float) -> list[Patch]:
        """Draw the piece above its shadow on the table."""
        piece = self._placed(self._face, (at[0], at[1] - height), grow)
        if height < 1:
            return [piece]
        wide, high = (max(2, round(side * self._canvas.scale * 0.8)) for side in self._size)
        surface = shapes.rounded(wide, high, min(wide, high) // 3, _SHADOW)
        x, y = self._canvas.point((at[0] + height * 0.12, at[1] + height * 0.18))
        area = surface.get_rect(center=(round(x), round(y)))
        return [Patch(surface, area), piece]

    def _placed(
        self, surface: pygame.Surface, at: Point, grow: float, narrow: float = 1.0
    ) -> Patch:
        if grow != 1.0 or narrow != 1.0:
            width, height = surface.get_size()
            size = (max(1, round(width * grow * narrow)), max(1, round(height * grow)))
            surface = pygame.transform.smoothscale(surface, size)
        x, y = self._canvas.point(at)
        return Patch(surface, surface.get_rect(center=(round(x), round(y))))


_LOOKS: Final[MappingProxyType[Move, Callable[[Flight, float], list[Patch]]]] = MappingProxyType(
    {
        Move.TOSS: Flight._toss,
        Move.SLIDE: Flight._slide,
        Move.DROP: Flight._drop,
        Move.LIFT: Flight._lift,
        Move.LAY: Flight._lay,
        Move.HOP: Flight._hop,
        Move.FLIP: Flight._flip,
        Move.COUNT: Flight._nothing,
        Move.FADE: Flight._nothing,
    }
)


def _path_of(places: Places, tween: Tween) -> tuple[Point, ...]:
    if isinstance(tween.piece, MarkerPiece):
        stops = (tween.goal._replace(space=space) for space in tween.piece.spaces)
        return tuple(places.rect(stop).centre for stop in stops)
    if tween.move is Move.LAY:
        curve = places.plan.links[tween.goal.name].curve
        # The boat or engine comes out from under the place where the line begins.
        half = curve[len(curve) // 4 : len(curve) // 2 + 1]
        return tuple(places.camera.to_screen(point) for point in half)
    return places.path(tween)


def _size_of(places: Places, tween: Tween) -> tuple[float, float]:
    """Return the size a piece has on the screen; those of the map grow with its zoom."""
    measures, zoom = places.plan.measures, places.camera.zoom
    on_map = any(anchor.spot in ON_MAP for anchor in (tween.origin, tween.goal))
    match tween.piece:
        case TileView():
            side = measures.tile * (zoom if on_map else 1.0)
            return side, side
        case LinkPiece():
            return measures.k * zoom, measures.k * zoom
        case CubePiece():
            side = _CUBE * measures.k * (zoom if on_map else 1.0)
            return side, side
        case CoinPiece():
            return 2 * _COIN, 2 * _COIN
        case MarkerPiece():
            rect = places.rect(tween.goal)
            return rect.w, rect.h
        case CardPiece():
            return places.layout.measures.card
        case NumberPiece() | StillPiece():
            return 1.0, 1.0
        case _:
            assert_never(tween.piece)


def _paint_link(canvas: Canvas, piece: LinkPiece, scale: float, direction: Point) -> pygame.Surface:
    layer = canvas.layer(Rect.around((0, 0), 60 * scale, 60 * scale))
    draw_link_token(layer, (0, 0), direction, owner=piece.owner, era=piece.era, scale=scale)
    return layer.surface


def _paint(
    canvas: Canvas, piece: Piece, size: tuple[float, float], *, small: bool
) -> pygame.Surface:
    """Paint a piece about its middle, with room for its shadow."""
    rect = Rect.around((0, 0), *size)
    layer = canvas.layer(rect.grown(_SPILL))
    match piece:
        case TileView():
            draw_tile(layer, rect, piece, small=small)
        case CubePiece(resource):
            draw_resource(layer, (0, 0), size[0], resource)
        case CoinPiece(amount):
            draw_coin(layer, (0, 0), size[0] / 2, pounds(amount))
        case MarkerPiece(owner, kind, _):
            layer.sprite(f"marker.{owner}.{kind}", rect)
        case CardPiece(None):
            draw_back(layer, rect)
        case CardPiece(face) if face is not None:
            draw_card(layer, rect, face, SMALL_HAND if small else HAND)
        case _:
            pass
    return layer.surface


def _along(path: Sequence[Point], run: float) -> Point:
    """Return the point at a share of a path's length."""
    ahead = run * _length(path)
    for (x0, y0), (x1, y1) in pairwise(path):
        span = math.dist((x0, y0), (x1, y1))
        if span and ahead <= span:
            return x0 + (x1 - x0) * ahead / span, y0 + (y1 - y0) * ahead / span
        ahead -= span
    return path[-1]


def _length(path: Sequence[Point]) -> float:
    return sum(math.dist(a, b) for a, b in pairwise(path))
