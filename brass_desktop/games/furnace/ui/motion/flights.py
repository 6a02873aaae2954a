"""The pieces of Furnace in the air: their pictures, their sizes and their ways."""

from typing import Final, assert_never

import pygame

from brass_desktop.games.furnace.engine.ids import GOODS
from brass_desktop.games.furnace.present.layout.cards import card_areas, lot_measures
from brass_desktop.games.furnace.present.motion.timeline import (
    Anchor,
    CardPiece,
    CastPiece,
    DiePiece,
    FurnaceTween,
    GoodsPiece,
    MedallionPiece,
    MetalPiece,
    SparkPiece,
    Spot,
    TicketPiece,
    WalkPiece,
)
from brass_desktop.games.furnace.present.viewmodel.pieces import (
    MONEY,
    AmountView,
    CardView,
    DiscView,
)
from brass_desktop.games.furnace.present.viewmodel.production import ProductionStage
from brass_desktop.games.furnace.ui.motion.anchors import Anchors
from brass_desktop.games.furnace.ui.pieces.cards import draw_back, draw_card
from brass_desktop.games.furnace.ui.pieces.discs import draw_disc_side, draw_seal
from brass_desktop.games.furnace.ui.pieces.goods import Print, amount_width, draw_amount
from brass_desktop.games.furnace.ui.pieces.marks import draw_die, draw_plaque
from brass_desktop.games.furnace.ui.pieces.runner import draw_burn, draw_cast
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.motion.timeline import Move
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.motion.flight import Flight

_SPILL: Final = 10.0
_RISE: Final = 44.0
_GOOD: Final = 24.0
_SMALL_GOOD: Final = 17.0
_HEAD: Final = 3.4
"""The front of the metal, for the depth of its channel."""
_CAST: Final = 0.31
"""Radius of what is cast, for the width of the mould."""
_IN_MOULD: Final = 0.363
"""Where it lies, as a part of the mould's height."""
_SEAL: Final = 13.0
_IN_ENGINE: Final = 0.16
"""How large a card is when it has come to its owner's engine, or goes from the deck."""


def flight_of(canvas: Canvas, places: Anchors, tween: FurnaceTween) -> Flight:
    """Paint the piece of a movement and find its way on the screen."""
    size = _size_of(canvas, places, tween)
    face = _painted(canvas, places, tween, size, turned=True)
    turns = tween.move is Move.FLIP
    back = _painted(canvas, places, tween, size, turned=False) if turns else face
    path = _path_of(places, tween)
    return Flight(canvas, tween.move, path, size, face, back, _RISE, _growth(tween))


def _growth(tween: FurnaceTween) -> tuple[float, float]:
    """Return how large a card is at both ends: it is whole only where it lies as a lot."""
    if not isinstance(tween.piece, CardPiece):
        return 1.0, 1.0
    first, last = (
        1.0 if anchor.spot is Spot.LOT else _IN_ENGINE for anchor in (tween.origin, tween.goal)
    )
    return first, last


def _path_of(places: Anchors, tween: FurnaceTween) -> tuple[Point, ...]:
    match tween.piece:
        case WalkPiece(lots=lots):
            steps = (tween.goal._replace(lot=lot) for lot in lots)
            return tuple(places.rect(step).centre for step in steps)
        case MetalPiece(start, end):
            return _straight(places.on_runner(start), places.on_runner(end))
        case SparkPiece():
            card = places.rect(tween.goal)
            y = card.centre[1]
            return _straight((card.x, y), (card.right, y))
        case MedallionPiece():
            at = _medallion(places, tween.goal)
            return at, at
        case TicketPiece(face):
            at = _ticket(places, tween.goal, face).centre
            return at, at
        case CastPiece():
            mould = places.rect(tween.goal)
            at = (mould.centre[0], mould.y + mould.h * _IN_MOULD)
            return at, at
        case _:
            return places.rect(tween.origin).centre, places.rect(tween.goal).centre


def _straight(start: Point, end: Point) -> tuple[Point, ...]:
    """Lay a way with a point between its ends, so that what takes it slides and does not fly."""
    return start, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), end


def _medallion(places: Anchors, plaque: Anchor) -> Point:
    rect = places.rect(plaque)
    radius = _radius(places)
    return rect.x + radius + 3, rect.y + radius + 2


def _radius(places: Anchors) -> float:
    return _SEAL * (0.62 if places.layout.small else 0.85)


def _ticket(places: Anchors, lot: Anchor, face: CardView) -> Rect:
    card = places.rect(lot)
    return card_areas(card, face, lot_measures(card.w, small=places.layout.small)).ticket or card


def _size_of(canvas: Canvas, places: Anchors, tween: FurnaceTween) -> tuple[float, float]:
    match tween.piece:
        case CardPiece():
            lot = tween.origin if tween.origin.spot is Spot.LOT else tween.goal
            card = places.rect(lot)
            return card.w, card.h
        case TicketPiece(face):
            ticket = _ticket(places, tween.goal, face)
            return ticket.w, ticket.h
        case GoodsPiece():
            how = _print(canvas, places)
            return amount_width(canvas, _amount(tween.piece), how) + 12, how.good * 1.5
        case MedallionPiece():
            side = 2 * _radius(places)
            return side, side
        case MetalPiece():
            side = places.row.runner.h * _HEAD
            return side, side
        case SparkPiece():
            card = places.rect(tween.goal)
            return card.h * 0.23, card.h
        case CastPiece():
            side = 2 * places.rect(tween.goal).w * _CAST
            return side, side
        case DiePiece():
            die = places.rect(tween.goal)
            return die.w, die.h
        case WalkPiece() | DiscView():
            step = places.rect(tween.goal)
            return step.w, step.h
        case _:
            assert_never(tween.piece)


def _print(canvas: Canvas, places: Anchors) -> Print:
    good = _SMALL_GOOD if places.layout.small else _GOOD
    return Print(good, good * 0.86, canvas.theme.ink)


def _amount(piece: GoodsPiece) -> AmountView:
    if piece.good == MONEY:
        return AmountView(money=piece.count)
    coal, iron, oil, token = (piece.count if good == piece.good else 0 for good in GOODS)
    return AmountView((coal, iron, oil, token))


def _painted(
    canvas: Canvas,
    places: Anchors,
    tween: FurnaceTween,
    size: tuple[float, float],
    *,
    turned: bool,
) -> pygame.Surface:
    """Paint a piece about its middle, with room for its shadow; `turned` is its face."""
    rect = Rect.around((0, 0), *size)
    layer = canvas.layer(rect.grown(_SPILL))
    small = places.layout.small
    match tween.piece:
        case CardPiece(None):
            draw_back(layer, rect)
        case CardPiece(face) if face is not None:
            draw_card(layer, rect, face, lot_measures(rect.w, small=small))
        case TicketPiece(face):
            _paint_ticket(layer, places, tween.goal, face)
        case GoodsPiece():
            draw_plaque(layer, rect)
            draw_amount(layer, _amount(tween.piece), (rect.x + 6, 0), _print(canvas, places))
        case MedallionPiece(owner, before):
            draw_seal(layer, (0, 0), size[0] / 2, owner if turned else before)
        case MetalPiece():
            layer.sprite("furnace.runner.head", rect)
        case SparkPiece():
            draw_burn(layer, Rect(0, rect.y, 0, rect.h), 0.0)
        case CastPiece():
            draw_cast(layer, (0, 0), size[0] / 2, _cast(places), hot=True)
        case DiePiece(face, before):
            draw_die(layer, rect, face if turned else before)
        case WalkPiece(disc, _):
            draw_disc_side(layer, rect, disc)
        case DiscView():
            draw_disc_side(layer, rect, tween.piece)
        case _:
            pass
    return layer.surface


def _paint_ticket(layer: Canvas, places: Anchors, lot: Anchor, face: CardView) -> None:
    """Cut the ticket out of its card."""
    card, ticket = places.rect(lot), _ticket(places, lot, face)
    x, y = ticket.centre
    with layer.clip(Rect.around((0, 0), ticket.w, ticket.h)):
        moved = card.moved(-x, -y)
        draw_card(layer, moved, face, lot_measures(card.w, small=places.layout.small))


def _cast(places: Anchors) -> str:
    stage = places.before.stage
    return stage.mould.gained if isinstance(stage, ProductionStage) else ""
