"""The chain about to be closed: new cards above, lit gaps between the old ones."""

from typing import Final

import pygame

from brass_desktop.games.furnace.present.about.things import WorksCard
from brass_desktop.games.furnace.present.icons import BEST_ORDER
from brass_desktop.games.furnace.present.layout.cards import card_areas
from brass_desktop.games.furnace.present.layout.chain import ChainLayout
from brass_desktop.games.furnace.present.viewmodel.production import (
    ChainStage,
    FreshCardView,
    GapsView,
    GapView,
    PlaceView,
)
from brass_desktop.games.furnace.ui.palette import CAST_INK, on_sheet
from brass_desktop.games.furnace.ui.pieces.cards import draw_card
from brass_desktop.games.furnace.ui.pieces.marks import draw_balance
from brass_desktop.games.furnace.ui.pieces.runner import draw_molten, draw_plate, draw_runner
from brass_desktop.games.furnace.ui.stage.heading import draw_title
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.tips import Light
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import Colour, with_alpha
from brass_desktop.ui.drawing.light import Lit, draw_pointed
from brass_desktop.ui.drawing.strokes import dashed, draw_strokes, frame_points
from brass_desktop.ui.drawing.typeface import Role
from brass_desktop.ui.table.touches import Hot, Touches

_RADIUS: Final = 8.0
_GROWS: Final = 1.1


def chain_layout(stage: Rect, view: ChainStage, *, small: bool) -> ChainLayout:
    """Lay out the chain of a view."""
    return ChainLayout(stage, small, len(view.places), len(view.fresh))


def draw_chain(canvas: Canvas, stage: Rect, view: ChainStage, hot: Hot) -> Touches:
    """Draw the chain on its sheet."""
    touches = Touches()
    layout = chain_layout(stage, view, small=canvas.viewport.small)
    draw_title(canvas, layout.heading, view.head, view.lead, layout.heading.right)
    for number, fresh in enumerate(view.fresh):
        _draw_fresh(canvas, layout, layout.new_card(number), fresh, touches, hot)
    if view.bars is not None:
        _draw_bars(canvas, layout.bars, view.bars, touches, hot)
    for row in range(layout.rows):
        draw_runner(canvas, layout.runner(row), 1.0)
    for place in view.places:
        _draw_place(canvas, layout, place, touches, hot)
    placed = next((gap.gap for gap in view.gaps if gap.light is Light.CHOSEN), None)
    for gap in view.gaps:
        if gap.gap != placed:
            before = gap.gap if placed is None or gap.gap < placed else gap.gap + 1
            _draw_gap(canvas, layout.gap(before), gap, touches, hot)
    return touches


def _draw_fresh(
    canvas: Canvas,
    layout: ChainLayout,
    rect: Rect,
    fresh: FreshCardView,
    touches: Touches,
    hot: Hot,
) -> None:
    draw_card(canvas, rect, fresh.card, layout.card_measures)
    if fresh.intent is not None and (hot.intent == fresh.intent or hot.is_focus(fresh.intent)):
        draw_pointed(canvas, rect, _RADIUS)
    touches.add(rect, fresh.intent, WorksCard(fresh.id))


def _draw_place(
    canvas: Canvas, layout: ChainLayout, place: PlaceView, touches: Touches, hot: Hot
) -> None:
    rect = layout.card(place.at, raised=place.movable)
    draw_card(canvas, rect, place.card, layout.card_measures)
    if place.movable and (hot.intent == place.intent or hot.is_focus(place.intent)):
        draw_pointed(canvas, rect, _RADIUS)
    touches.add(rect, place.intent, place.tip or WorksCard(place.id))
    for row in card_areas(rect, place.card, layout.card_measures).rows:
        touches.cover(row, place.intent, WorksCard(place.id))
    draw_plate(canvas, layout.plate(place.at), layout.measures.plate, place.plate)
    if place.balance is not None:
        draw_balance(canvas, layout.balance(place.at), place.balance)


def _draw_gap(canvas: Canvas, rect: Rect, gap: GapView, touches: Touches, hot: Hot) -> None:
    """Draw a gap as a lit step with its money, turned to read from below."""
    sheet, theme = on_sheet(canvas), canvas.theme
    lit = gap.light is not Light.NONE
    canvas.fill(rect, with_alpha(theme.lit, 70) if lit else sheet.hollow, 5)
    edge = theme.lit if lit else sheet.step
    draw_strokes(canvas, dashed(frame_points(rect, 5), 2 if lit else 1.2, edge, (5, 4)))
    words = gap.worth or str(gap.gap + 1)
    _draw_upright(canvas, words, rect.centre, min(17.0, rect.w * 0.66), sheet.ink)
    if gap.best:
        at = (rect.centre[0], rect.y - rect.w * 0.55)
        canvas.icon(BEST_ORDER, at, rect.w * 0.8, theme.accent)
    if gap.intent is not None:
        if hot.intent == gap.intent or hot.is_focus(gap.intent):
            draw_pointed(canvas, rect, 5)
        touches.lit.append(Lit(rect, 5, 0.6))
        touches.add(rect, gap.intent)


def _draw_upright(canvas: Canvas, words: str, centre: Point, size: float, ink: Colour) -> None:
    """Write a word turned by 90 degrees."""
    label = canvas.typeface.render(words, "text_bold", canvas.typeface.held(size, _GROWS), ink)
    turned = pygame.transform.rotate(label.surface, 90)
    x, y = canvas.point(centre)
    canvas.blit(turned, x - turned.get_width() / 2, y - turned.get_height() / 2)


def _draw_bars(canvas: Canvas, rect: Rect, view: GapsView, touches: Touches, hot: Hot) -> None:
    """Compare the gaps: one column of metal for each."""
    canvas.panel(rect)
    theme, face = canvas.theme, canvas.typeface
    small = rect.h < 200
    pad = 12.0 if small else 20.0
    title, note = (15.0, 13.0) if small else (20.0, 15.0)
    y = rect.y + (18 if small else 28)
    room = rect.w - 2 * pad
    size = face.held(title, _GROWS)
    canvas.text(view.head, (rect.x + pad, y), "title", size, theme.title, fit=room)
    y += 19 if small else 24
    size = face.held(note, _GROWS)
    canvas.text(view.lead, (rect.x + pad, y), "sans", size, theme.ink2, fit=room)
    foot = (24.0 if small else 34.0) if view.note else 6.0
    top, bottom = y + (14 if small else 22), rect.bottom - foot - (20 if small else 28)
    pitch = room / max(1, len(view.gaps))
    width = min(78.0, pitch - 8)
    for number, gap in enumerate(view.gaps):
        x = rect.x + pad + pitch * (number + 0.5)
        column = Rect(x - width / 2, top, width, bottom - top)
        _draw_bar(canvas, column, gap, pitch, touches, hot, small=small)
    if view.note:
        at = (rect.x + pad, rect.bottom - (15 if small else 19))
        canvas.text(view.note, at, "text_italic", face.held(note), theme.ink2, fit=room)


def _draw_bar(
    canvas: Canvas,
    column: Rect,
    gap: GapView,
    pitch: float,
    touches: Touches,
    hot: Hot,
    *,
    small: bool,
) -> None:
    theme, face = canvas.theme, canvas.typeface
    canvas.well(column)
    height = max(column.h * 0.92 * gap.share, 0.0)
    if height >= 4:
        metal = Rect(column.x, column.bottom - height, column.w, height)
        draw_molten(canvas, metal)
    chosen = gap.light is Light.CHOSEN
    if chosen:
        canvas.outline(column.grown(4), theme.lit, 2.6, 9)
    elif hot.intent == gap.intent and gap.intent is not None:
        draw_pointed(canvas, column, 6)
    if gap.worth:
        inside = height > 30
        at = (column.centre[0], column.bottom - height + 18 if inside else column.y + 14)
        size = face.held(min(16 if small else 22, column.w * 0.46), _GROWS)
        ink = CAST_INK if inside else theme.ink
        canvas.text(gap.worth, at, "text_bold", size, ink, align="centre", fit=column.w - 4)
    role: Role = "text_bold" if chosen else "text"
    at = (column.centre[0], column.bottom + (11 if small else 18))
    size = face.held(13 if small else 15, _GROWS)
    label = gap.label if face.measure(gap.label, role, size) < pitch - 4 else str(gap.gap + 1)
    canvas.text(label, at, role, size, theme.ink, align="centre", fit=pitch - 4)
    if gap.best and not small:
        canvas.icon(BEST_ORDER, (column.right - 2, column.y + 2), 18, theme.accent)
    touches.add(column, gap.intent)
