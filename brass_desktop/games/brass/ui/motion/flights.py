"""The pieces of the family in the air: their pictures, their sizes and their ways."""

from dataclasses import replace
from typing import Final, assert_never

import pygame

from brass_desktop.games.brass.present.motion.timeline import (
    BalePiece,
    BrassTween,
    CardPiece,
    CoinPiece,
    CubePiece,
    LinkPiece,
    LockPiece,
    MarkerPiece,
    MarketTilePiece,
    Piece,
    PlatePiece,
)
from brass_desktop.games.brass.present.text.names import pounds
from brass_desktop.games.brass.present.viewmodel.pieces import TileView
from brass_desktop.games.brass.ui.map.distant_market import draw_plate
from brass_desktop.games.brass.ui.motion.anchors import ON_MAP, Anchors
from brass_desktop.games.brass.ui.pieces.cards import HAND, SMALL_HAND, draw_back, draw_card
from brass_desktop.games.brass.ui.pieces.demand import draw_bale
from brass_desktop.games.brass.ui.pieces.market_tiles import draw_market_back, draw_market_tile
from brass_desktop.games.brass.ui.pieces.marks import draw_resource
from brass_desktop.games.brass.ui.pieces.tiles import draw_link_token, draw_tile
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.motion.timeline import Move
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.marks import draw_coin
from brass_desktop.ui.drawing.palette import CHOSEN_INK
from brass_desktop.ui.motion.flight import Flight

_SPILL: Final = 8.0
_CUBE: Final = 17.0
_COIN: Final = 15.0
_BALE: Final = 30.0
_LOCK: Final = 1.6
"""Of the padlock, for the height of the space it locks."""
_RISE: Final = 46.0
"""How high above its slot a tile appears."""


def flight_of(canvas: Canvas, places: Anchors, tween: BrassTween) -> Flight:
    """Paint the piece of a movement and find its way on the screen."""
    piece, size = tween.piece, _size_of(places, tween)
    face = back = _painted(canvas, places, tween, size)
    if isinstance(piece, TileView) and tween.move is Move.FLIP:
        unflipped = replace(tween, piece=TileView(piece.owner, piece.face))
        back = _painted(canvas, places, unflipped, size)
    if isinstance(piece, MarketTilePiece) and tween.move is Move.TURN:
        back = _painted(canvas, places, replace(tween, piece=MarketTilePiece("")), size)
    rise = _RISE * (1.0 if isinstance(piece, TileView) else 0.6)
    path, grow = _path_of(places, tween), _growth(places, tween, size[0])
    return Flight(canvas, tween.move, path, size, face, back, rise, grow)


def _growth(places: Anchors, tween: BrassTween, width: float) -> tuple[float, float]:
    """Return how large a piece is at both ends: cards shrink into piles and panels."""
    if not isinstance(tween.piece, CardPiece):
        return 1.0, 1.0
    origin, goal = places.rect(tween.origin), places.rect(tween.goal)
    return min(origin.w, width) / width, min(goal.w, width) / width


def _path_of(places: Anchors, tween: BrassTween) -> tuple[Point, ...]:
    if isinstance(tween.piece, MarkerPiece):
        stops = (tween.goal._replace(space=space) for space in tween.piece.spaces)
        return tuple(places.rect(stop).centre for stop in stops)
    if isinstance(tween.piece, BalePiece) and tween.piece.spaces:
        stops = (tween.goal._replace(space=space) for space in tween.piece.spaces)
        return tuple(places.rect(stop).centre for stop in stops)
    if isinstance(tween.piece, PlatePiece):
        start, end = (places.rect(anchor).centre for anchor in (tween.origin, tween.goal))
        # A third point makes it slide and not fly.
        return start, ((start[0] + end[0]) / 2, start[1]), end
    if tween.move is Move.LAY:
        curve = places.plan.links[tween.goal.name].curve
        # The boat or engine comes out from under the place where the line begins.
        half = curve[len(curve) // 4 : len(curve) // 2 + 1]
        return tuple(places.camera.to_screen(point) for point in half)
    way = tween.piece.way if isinstance(tween.piece, CubePiece | BalePiece) else ()
    return places.path(tween.origin, tween.goal, way)


def _size_of(places: Anchors, tween: BrassTween) -> tuple[float, float]:
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
        case BalePiece(spaces=()):
            return _BALE * measures.k * zoom, _BALE * 0.8 * measures.k * zoom
        case BalePiece() | MarketTilePiece() | PlatePiece():
            rect = places.rect(tween.goal)
            return rect.w, rect.h
        case LockPiece():
            side = places.rect(tween.goal).h * _LOCK
            return side, side
        case _:
            assert_never(tween.piece)


def _painted(
    canvas: Canvas, places: Anchors, tween: BrassTween, size: tuple[float, float]
) -> pygame.Surface:
    if isinstance(tween.piece, LinkPiece):
        link = places.plan.links[tween.goal.name]
        return _paint_link(canvas, tween.piece, size[0] * link.token_scale, link.direction)
    return _paint(canvas, tween.piece, size, places)


def _paint_link(canvas: Canvas, piece: LinkPiece, scale: float, direction: Point) -> pygame.Surface:
    layer = canvas.layer(Rect.around((0, 0), 60 * scale, 60 * scale))
    draw_link_token(layer, (0, 0), direction, owner=piece.owner, era=piece.era, scale=scale)
    return layer.surface


def _paint(
    canvas: Canvas, piece: Piece, size: tuple[float, float], places: Anchors
) -> pygame.Surface:
    """Paint a piece about its middle, with room for its shadow."""
    rect, small = Rect.around((0, 0), *size), places.layout.small
    layer = canvas.layer(rect.grown(_SPILL))
    match piece:
        case TileView():
            draw_tile(layer, rect, piece, small=small)
        case CubePiece(resource):
            draw_resource(layer, (0, 0), size[0], resource)
        case CoinPiece(amount):
            draw_coin(layer, (0, 0), size[0] / 2, pounds(amount))
        case MarkerPiece(owner, kind, _):
            layer.sprite(f"brass.marker.{owner}.{kind}", rect)
        case BalePiece():
            draw_bale(layer, (0, 0), size[0])
        case MarketTilePiece(""):
            draw_market_back(layer, rect)
        case MarketTilePiece(label):
            draw_market_tile(layer, rect, label)
        case LockPiece():
            layer.icon("padlock", (0, 0), size[0], CHOSEN_INK)
        case PlatePiece(view):
            draw_plate(layer, rect, view, small=small)
        case CardPiece(None):
            draw_back(layer, rect, places.after.hand.back)
        case CardPiece(face) if face is not None:
            draw_card(layer, rect, face, SMALL_HAND if small else HAND)
        case _:
            pass
    return layer.surface
