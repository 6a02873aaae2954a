"""The hand on the table and the own discard pile beside it."""

from dataclasses import replace

import pygame

from brass_desktop.games.brass.present.about.things import Card
from brass_desktop.games.brass.present.icons import INDUSTRY_ICONS
from brass_desktop.games.brass.present.intents import OpenDiscards, PickCard
from brass_desktop.games.brass.present.layout.table import TableLayout
from brass_desktop.games.brass.present.text import table as words
from brass_desktop.games.brass.present.text import tips
from brass_desktop.games.brass.present.viewmodel.panels import DiscardView, HandView
from brass_desktop.games.brass.present.viewmodel.pieces import CardKind, CardState, CardView
from brass_desktop.games.brass.ui.pieces.cards import (
    HAND,
    SMALL_HAND,
    CardMeasures,
    card_light,
    draw_back,
    draw_card,
)
from brass_desktop.present.geometry import Point, Rect, bounds
from brass_desktop.present.tips import Light, Tip
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import rgba, with_alpha
from brass_desktop.ui.drawing.light import Lit, draw_focus, draw_pointed
from brass_desktop.ui.drawing.marks import draw_nine
from brass_desktop.ui.drawing.palette import BANDS, BAR_INK, BAR_INK2, CARD_INK
from brass_desktop.ui.drawing.strokes import dashed, draw_strokes, frame_points
from brass_desktop.ui.table.touches import Hot, Touches

_INDUSTRY_BAND = rgba("#4d3b29")
_EMPTY = rgba("#000000", 50)
_FAN_TURN = 8.0
_MOST_GAPS = 8
_GAPS: dict[tuple[float, float, float, str], pygame.Surface] = {}
"""Outlines of empty places by size, scale and theme."""
_SPREAD = (89.0, 92.0)
Lifts = tuple[tuple[PickCard, float], ...]
"""Cards that the pointer is or was on, with how far they have risen from 0 to 1."""


def draw_hand(
    canvas: Canvas,
    layout: TableLayout,
    view: HandView,
    touches: Touches,
    hot: Hot,
    lifts: Lifts = (),
) -> None:
    """Draw the cards side by side; those that answer a question stand a little higher."""
    lifted = dict(lifts)
    places = layout.hand_places(len(view.cards))
    measures = _measures(canvas, layout, view)
    rise = layout.measures.card_rise
    for place, card in zip(places, view.cards, strict=True):
        intent = PickCard(card.key)
        rect = place.moved(0, -rise * _rise(card, lifted.get(intent, 0.0)))
        if view.hidden:
            draw_back(canvas, rect, view.back)
            touches.add(rect, None, Tip(tips.HIDDEN_CARD()))
            continue
        draw_card(canvas, rect, card, measures)
        if hot.is_focus(intent):
            draw_focus(canvas, rect, measures.radius)
        elif hot.state_of(intent) and card.state is not CardState.CHOSEN:
            draw_pointed(canvas, rect, measures.radius)
        elif card_light(card) is Light.LEGAL:
            touches.lit.append(Lit(rect, measures.radius))
        # A card that has risen is still met where it lay, or it would slip from the pointer.
        touches.add(bounds([rect, place]), intent, Card(card.card))
    _draw_own_discard(canvas, layout, view.discard, touches, hot)


def _rise(card: CardView, lift: float) -> float:
    """Tell how far a card stands out, in parts of what a chosen one rises."""
    if card.state is CardState.CHOSEN:
        return 1.0
    return (0.5 if card.state is CardState.ASKED else 0.0) + lift / 3


def _measures(canvas: Canvas, layout: TableLayout, view: HandView) -> CardMeasures:
    """Choose one face and size for all names of the hand: the first in which each of them fits."""
    measures = SMALL_HAND if layout.small else HAND
    places = layout.hand_places(len(view.cards))
    room = (places[0].w if places else layout.measures.card[0]) - 2 * measures.band[0] - 4
    grow = (places[0].w / layout.measures.card[0]) if places else 1.0
    role, size = measures.faces[-1]
    names = [
        canvas.typeface.fitting(card.name, role, size, room)
        for card in view.cards
        if len(card.industries) < 2
    ]
    faces = [(role, size * grow) for role, size in measures.faces] + list(measures.faces)
    fits = (
        face
        for face in faces
        if all(canvas.typeface.measure(name, *face) <= room for name in names)
    )
    found = next(fits, None)
    if found is None:
        line = canvas.typeface.alike(names, role, size, room)[0]
        found = (line.role, line.size)
    return replace(measures, faces=(found,))


def _draw_gap(canvas: Canvas, place: Rect, radius: float) -> None:
    """Outline an empty place; the dashes are drawn once, for a hand has up to eight of them."""
    key = (place.w, place.h, canvas.scale, canvas.theme.name)
    if key not in _GAPS:
        if len(_GAPS) > _MOST_GAPS:
            _GAPS.clear()
        layer = canvas.layer(place)
        layer.fill(place, _EMPTY, radius)
        edge = with_alpha(canvas.theme.gilt, 90)
        draw_strokes(layer, dashed(frame_points(place.grown(-1), radius), 1.2, edge, (5, 5)))
        _GAPS[key] = layer.surface
    canvas.lay(_GAPS[key], (place.x, place.y))


def _draw_own_discard(
    canvas: Canvas, layout: TableLayout, view: DiscardView, touches: Touches, hot: Hot
) -> None:
    rect, small = layout.own_discard(), layout.small
    intent = OpenDiscards(view.owner)
    radius = 6 if small else 8
    canvas.fill(rect, with_alpha(_EMPTY, 66), radius)
    edge = canvas.theme.gilt_hi if hot.state_of(intent) else with_alpha(canvas.theme.gilt, 150)
    canvas.outline(rect, edge, 1.4, radius)
    foot = (14, 30) if small else (17, 36)
    size = (30.0, 40.0) if small else (52.0, 68.0)
    middle = rect.y + (rect.h - foot[1] - (4 if small else 6)) / 2
    room = rect.w - (16 if small else 24)
    spread = Rect(rect.x + (rect.w - room) / 2, middle, room, 0)
    if not view.cards:
        _draw_gap(canvas, Rect.around((rect.centre[0], middle), *size), 5)
    elif room >= 3 * _SPREAD[0] and not small:
        _draw_spread(canvas, spread, view)
    elif room >= 3 * size[0]:
        _draw_row(canvas, spread, size, view)
    else:
        _draw_pile(canvas, (rect.centre[0], middle), size, view)
    x = rect.centre[0]
    caption, number = (12.5, 15) if small else (14, 18)
    at = (x, rect.bottom - foot[1] + (2 if small else 3))
    canvas.text(
        words.DISCARDS(), at, "sans_bold", caption, BAR_INK2, align="centre", fit=rect.w - 8
    )
    at = (x, rect.bottom - foot[0] + 3)
    canvas.text(str(view.count), at, "text_bold", number, BAR_INK, align="centre")
    touches.add(rect, intent, view.tip)


def _draw_pile(canvas: Canvas, at: Point, size: tuple[float, float], view: DiscardView) -> None:
    """Draw the last few discards askew, the newest on top."""
    shown = view.cards[:3][::-1]
    for i, card in enumerate(shown):
        turn = _FAN_TURN * (i - len(shown) + 1) + _FAN_TURN - 1
        _draw_turned(canvas, at, size, card, turn)


def _draw_spread(canvas: Canvas, area: Rect, view: DiscardView) -> None:
    """Lay whole cards side by side on a wide table, the newest rightmost."""
    width, height = _SPREAD
    pitch = width + 6
    count = min(len(view.cards), int((area.w + 6) / pitch))
    start = area.x + (area.w - width - pitch * (count - 1)) / 2
    for i, card in enumerate(view.cards[:count][::-1]):
        place = Rect(start + i * pitch, area.y - height / 2, width, height)
        draw_card(canvas, place, card, SMALL_HAND)


def _draw_row(canvas: Canvas, area: Rect, size: tuple[float, float], view: DiscardView) -> None:
    """Lay tiny cards side by side where there is room, the newest rightmost."""
    count = min(len(view.cards), int((area.w - size[0]) / (size[0] * 0.62)) + 1)
    pitch = min(size[0] + 8, (area.w - size[0]) / max(1, count - 1))
    start = area.x + size[0] / 2 + (area.w - size[0] - pitch * (count - 1)) / 2
    for i, card in enumerate(view.cards[:count][::-1]):
        _draw_turned(canvas, (start + i * pitch, area.y), size, card, (-2, 1.5)[i % 2])


def _draw_turned(
    canvas: Canvas, at: Point, size: tuple[float, float], card: CardView, turn: float
) -> None:
    area = Rect.around((0, 0), *size)
    layer = canvas.layer(area.grown(8))
    draw_mini(layer, area, card)
    turned = pygame.transform.rotozoom(layer.surface, -turn, 1.0)
    x, y = canvas.point(at)
    canvas.blit(turned, x - turned.get_width() / 2, y - turned.get_height() / 2)


def draw_mini(canvas: Canvas, rect: Rect, card: CardView) -> None:
    """Draw a card too small for words: band colour and what it stands for."""
    theme = canvas.theme
    draw_nine(canvas, "brass.card.face.industry", rect, 0.3)
    inner = rect.grown(-rect.w * 0.055)
    canvas.gradient(inner, (theme.card0, theme.card1), 2)
    band = Rect(inner.x, inner.y, inner.w, rect.h * 0.19)
    colour = BANDS[card.band] if card.band else _INDUSTRY_BAND
    canvas.fill(band, colour, 2)
    y = (band.bottom + inner.bottom) / 2
    if card.kind is CardKind.LOCATION:
        canvas.icon("village", (rect.centre[0], y), rect.w * 0.6, CARD_INK)
    elif card.kind is CardKind.INDUSTRY:
        for i, industry in enumerate(card.industries):
            shift = (i - (len(card.industries) - 1) / 2) * rect.w * 0.34
            size = rect.w * (0.58 if len(card.industries) == 1 else 0.42)
            canvas.icon(
                INDUSTRY_ICONS[industry], (rect.centre[0] + shift, y + shift * 0.5), size, CARD_INK
            )
