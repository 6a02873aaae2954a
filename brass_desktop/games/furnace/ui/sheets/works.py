"""Everybody's works in full, row by row, with what each comes to."""

from typing import Final

from brass_desktop.games.furnace.present.layout import cards as sizes
from brass_desktop.games.furnace.present.layout.cards import CardMeasures
from brass_desktop.games.furnace.present.text import table as words
from brass_desktop.games.furnace.present.viewmodel.pieces import AmountView
from brass_desktop.games.furnace.present.viewmodel.sheets import WorksRow, WorksSheetView
from brass_desktop.games.furnace.ui.pieces.capitalists import draw_medal
from brass_desktop.games.furnace.ui.pieces.cards import draw_card
from brass_desktop.games.furnace.ui.pieces.goods import Print, amount_width, draw_amount
from brass_desktop.games.furnace.ui.sheets.plate import draw_sheet_plate
from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.fading import fading
from brass_desktop.ui.drawing.light import draw_pointed
from brass_desktop.ui.drawing.marks import draw_seal
from brass_desktop.ui.table.touches import Hot, Touches

_CARD: Final = (131.0, 206.0)
_SMALL_CARD: Final = (93.0, 162.0)
_PLAIN: Final = 112.0
_SMALL_PLAIN: Final = 92.0
"""Height of a card without its picture, where there are many."""
_GAP: Final = 7.0


def draw_works_sheet(
    canvas: Canvas, view: WorksSheetView, scroll: float, touches: Touches, hot: Hot
) -> Rect:
    """Draw the sheet over the whole window; many cards wrap into further lines."""
    small = canvas.viewport.small
    plate = canvas.bounds.grown(-8 if small else -28)
    area = draw_sheet_plate(canvas, plate, view.title, view.note, touches, hot)
    plain = sum(_height(area, row, small, plain=False) for row in view.rows) > area.h
    heights = [_height(area, row, small, plain=plain) for row in view.rows]
    touches.overflow = max(0.0, sum(heights) - area.h)
    scroll = min(scroll, touches.overflow)
    with fading(canvas, area, above=scroll > 0, below=scroll < touches.overflow, depth=24):
        y = area.y - scroll
        for row, height in zip(view.rows, heights, strict=True):
            place = Rect(area.x, y, area.w, height)
            if place.overlaps(area):
                _draw_row(canvas, place, area, view, row, plain, touches, hot)
            y += height
    return plate


def _columns(small: bool) -> tuple[float, float]:
    """Return the width of names and of sums."""
    return (96.0, 116.0) if small else (170.0, 210.0)


def _card_size(small: bool, plain: bool) -> tuple[float, float, CardMeasures]:
    """Return the size of a card; without its picture where room is short."""
    width, height = _SMALL_CARD if small else _CARD
    m = sizes.SMALL_WORKS if small else sizes.LOT
    return width, (_SMALL_PLAIN if small else _PLAIN) if plain else height, m


def _lines(area: Rect, row: WorksRow, small: bool, plain: bool) -> tuple[int, int]:
    """Return how many cards stand in a line, and how many lines there are."""
    name, sums = _columns(small)
    width = _card_size(small, plain)[0]
    per_line = max(1, int((area.w - name - sums + _GAP) // (width + _GAP)))
    return per_line, max(1, -(-len(row.cards) // per_line))


def _height(area: Rect, row: WorksRow, small: bool, *, plain: bool) -> float:
    card = _card_size(small, plain)[1]
    lines = _lines(area, row, small, plain)[1]
    return max(lines * (card + _GAP), 3 * _lead(small)) + (6 if small else 12)


def _lead(small: bool) -> float:
    """How far the sums stand apart."""
    return 36.0 if small else 52.0


def _draw_row(
    canvas: Canvas,
    place: Rect,
    area: Rect,
    view: WorksSheetView,
    row: WorksRow,
    plain: bool,
    touches: Touches,
    hot: Hot,
) -> None:
    theme, face, small = canvas.theme, canvas.typeface, canvas.viewport.small
    name, sums = _columns(small)
    radius = 17 if small else 26
    draw_seal(canvas, (place.x + radius, place.y + radius + 6), radius, row.owner)
    size = face.held(15 if small else 19, 1.1)
    at = (place.x, place.y + 2 * radius + (20 if small else 26))
    canvas.text(row.name, at, "title", size, theme.ink, fit=name - 8)
    if row.capitalist is not None:
        size = 15 if small else 23
        draw_medal(
            canvas, (place.x + 2 * radius + 8 + size, place.y + radius + 6), size, row.capitalist.id
        )
    width, height, m = _card_size(small, plain)
    per_line, _ = _lines(area, row, small, plain)
    for at_card, own in enumerate(row.cards):
        x = place.x + name + (at_card % per_line) * (width + _GAP)
        y = place.y + 2 + (at_card // per_line) * (height + _GAP)
        rect = Rect(x, y, width, height)
        draw_card(canvas, rect, own.card, m)
        if hot.state_of(own.intent):
            draw_pointed(canvas, rect, sizes.RADIUS)
        if rect.overlaps(area):
            touches.add(rect, own.intent, own.card)
    _draw_sums(canvas, Rect(place.right - sums, place.y, sums, place.h), view, row)


def _draw_sums(canvas: Canvas, area: Rect, view: WorksSheetView, row: WorksRow) -> None:
    theme, face, small = canvas.theme, canvas.typeface, canvas.viewport.small
    label, good = face.held(12.5 if small else 14, 1.1), 14.0 if small else 19.0
    lead = _lead(small)
    amounts = (AmountView(row.extracts), AmountView(row.makes), AmountView(money=row.sells))
    y = area.y + lead * 0.3
    for head, amount in zip(view.sums, amounts, strict=True):
        canvas.text(head, (area.x + 6, y), "sans_bold", label, theme.ink2, fit=area.w - 8)
        below = (area.x + 6, y + lead * 0.45)
        how = Print(good, face.held(good * 0.9, 1.1), theme.ink)
        if amount_width(canvas, amount, how) > area.w - 10:
            how = Print(good, face.held(good * 0.9), theme.ink)
        while amount_width(canvas, amount, how) > area.w - 10 and how.good > 10:
            how = Print(how.good - 1, how.figure - 0.9, how.ink)
        if amount.listed:
            draw_amount(canvas, amount, below, how)
        else:
            canvas.text(
                words.NOTHING_YET(), below, "text_italic", label, theme.ink2, fit=area.w - 8
            )
        y += lead
