"""A lot on the stage: card, rack, plate, plaque, the Agent's odds; or the story it has become."""

from dataclasses import replace
from typing import Final

from brass_desktop.games.furnace.present.about.things import WorksCard
from brass_desktop.games.furnace.present.layout.auction import AuctionLayout, LotPlaces
from brass_desktop.games.furnace.present.layout.cards import RADIUS, card_areas, lot_measures
from brass_desktop.games.furnace.present.viewmodel.auction import LotView
from brass_desktop.games.furnace.ui.pieces.cards import draw_card
from brass_desktop.games.furnace.ui.pieces.discs import draw_rack
from brass_desktop.games.furnace.ui.pieces.marks import draw_die, draw_plaque
from brass_desktop.games.furnace.ui.pieces.runner import PLATE, draw_plate
from brass_desktop.games.furnace.ui.stage.plaques import draw_forecast, draw_story
from brass_desktop.present.geometry import Rect
from brass_desktop.present.tips import Light
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.light import (
    Lit,
    draw_focus,
    draw_frame_glow,
    draw_light,
    draw_pointed,
)
from brass_desktop.ui.table.touches import Hot, Touches

_ROUND: Final = 0.34
_DIE: Final = 5
"""The face of the small die beside the odds."""


def draw_lot(
    canvas: Canvas,
    places: LotPlaces,
    layout: AuctionLayout,
    lot: LotView,
    touches: Touches,
    hot: Hot,
) -> None:
    """Draw one lot and note what of it can be touched."""
    small = layout.small
    if lot.story is not None:
        draw_story(canvas, places.card, lot.story, small=small)
        touches.add(places.card, lot.intent, WorksCard(lot.id))
    else:
        _draw_card(canvas, places, layout, lot, touches, hot)
        _draw_rack(canvas, places, lot, touches, hot)
    _draw_plate(canvas, places, layout, lot)
    if lot.story is None and lot.forecast.words:
        plaque = draw_forecast(canvas, places.plaque, lot.forecast, small=small)
        touches.add(plaque, lot.intent, lot.forecast.tip)
    if lot.odds:
        _draw_odds(canvas, places, layout, lot.odds)


def card_place(places: LotPlaces, layout: AuctionLayout, lot: LotView) -> Rect:
    """Return where the card lies: a chosen one stands higher."""
    return places.card.moved(0, -layout.measures.rise if lot.raised else 0)


def _draw_card(
    canvas: Canvas,
    places: LotPlaces,
    layout: AuctionLayout,
    lot: LotView,
    touches: Touches,
    hot: Hot,
) -> None:
    rect = card_place(places, layout, lot)
    m = lot_measures(rect.w, small=layout.small)
    # A small picture has no room for what the planner says; its panel says it too.
    worth = "" if layout.small else lot.card.worth
    draw_card(canvas, rect, replace(lot.card, light=Light.NONE, worth=worth), m)
    draw_light(canvas, rect, lot.card.light, RADIUS)
    if lot.feeds:
        ticket = card_areas(rect, lot.card, m).ticket
        if ticket is not None:
            draw_frame_glow(canvas, ticket, 4, (5.0, 3.0), canvas.theme.lit)
            canvas.outline(ticket, canvas.theme.lit, 2.4, 4)
    if hot.is_focus(lot.intent):
        draw_focus(canvas, rect, RADIUS)
    elif hot.state_of(lot.intent) and lot.card.light is not Light.CHOSEN:
        draw_pointed(canvas, rect, RADIUS)
    elif lot.card.light is Light.LEGAL:
        touches.lit.append(Lit(rect, RADIUS))
    touches.add(rect, lot.intent, WorksCard(lot.id))


def _draw_rack(canvas: Canvas, places: LotPlaces, lot: LotView, touches: Touches, hot: Hot) -> None:
    if lot.steps:
        # Between the steps the lot itself is meant.
        touches.add(places.rack, lot.intent)
    draw_rack(canvas, places.steps, lot.rack)
    for step, intent in zip(lot.rack.steps, lot.steps, strict=False):
        place = places.steps[step.value]
        if intent != lot.intent and hot.state_of(intent):
            draw_pointed(canvas, place, place.h * _ROUND)
        touches.cover(place.grown(0, 1), intent, None)


def _draw_plate(canvas: Canvas, places: LotPlaces, layout: AuctionLayout, lot: LotView) -> None:
    radius = layout.measures.plate
    draw_plate(canvas, places.plate, radius, lot.plate)
    if lot.feeds:
        plate = Rect.around(places.plate, PLATE[0] * radius, PLATE[1] * radius)
        canvas.outline(plate.grown(1.5), canvas.theme.lit, 2.4, 6)


def _draw_odds(canvas: Canvas, places: LotPlaces, layout: AuctionLayout, odds: str) -> None:
    """Draw how likely the Agent comes here, beside the number of the lot."""
    small, face = layout.small, canvas.typeface
    size = face.held(13.0 if small else 14.5)
    die, height = (12.0, 18.0) if small else (16.0, 24.0)
    width = face.measure(odds, "text_bold", size) + die + (13 if small else 19)
    x, y = places.plate
    left = x + PLATE[0] * layout.measures.plate / 2 + (3 if small else 9)
    chip = Rect(left, y - height / 2, width, height)
    draw_plaque(canvas, chip)
    draw_die(canvas, Rect.around((left + die / 2 + (4 if small else 6), y), die, die), _DIE)
    at = (chip.right - (4 if small else 7), y)
    canvas.text(odds, at, "text_bold", size, canvas.theme.ink, align="right")
