"""All companies as a grid, sorted by where they are."""

from typing import Final

from brass_desktop.games.furnace.present.layout import cards as sizes
from brass_desktop.games.furnace.present.viewmodel.sheets import DeckSheetView, SheetCard
from brass_desktop.games.furnace.ui.pieces.cards import draw_card
from brass_desktop.games.furnace.ui.sheets.plate import draw_sheet_plate
from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import with_alpha
from brass_desktop.ui.drawing.fading import fading
from brass_desktop.ui.drawing.light import draw_pointed
from brass_desktop.ui.drawing.marks import draw_rule, draw_seal
from brass_desktop.ui.table.touches import Hot, Touches

_CARD: Final = (131.0, 112.0)
_SMALL_CARD: Final = (93.0, 92.0)
_GAP: Final = 8.0
_FADED: Final = 120


def draw_deck_sheet(
    canvas: Canvas, view: DeckSheetView, scroll: float, touches: Touches, hot: Hot
) -> Rect:
    """Draw a heading for every group and its companies below it."""
    small, theme = canvas.viewport.small, canvas.theme
    plate = canvas.bounds.grown(-8 if small else -28)
    area = draw_sheet_plate(canvas, plate, view.title, view.note, touches, hot)
    width, height = _SMALL_CARD if small else _CARD
    per_line = max(1, int((area.w + _GAP) // (width + _GAP)))
    head = 24.0 if small else 34.0
    tall = sum(head + -(-len(group.cards) // per_line) * (height + _GAP) for group in view.groups)
    touches.overflow = max(0.0, tall - area.h)
    scroll = min(scroll, touches.overflow)
    left = area.x + (area.w - per_line * (width + _GAP) + _GAP) / 2
    with fading(canvas, area, above=scroll > 0, below=scroll < touches.overflow, depth=24):
        y = area.y - scroll
        for group in view.groups:
            size = canvas.typeface.held(14 if small else 17, 1.1)
            at = (left, y + head / 2)
            wide = canvas.text(group.title, at, "text_bold", size, theme.title)
            number = (left + wide + 10, at[1])
            wide += 10 + canvas.text(str(len(group.cards)), number, "text_bold", size, theme.ink2)
            draw_rule(canvas, (left + wide + 12, at[1]), area.right - left - wide - 12)
            y += head
            for number_in_group, own in enumerate(group.cards):
                x = left + (number_in_group % per_line) * (width + _GAP)
                top = y + (number_in_group // per_line) * (height + _GAP)
                rect = Rect(x, top, width, height)
                if rect.overlaps(area):
                    _draw_one(canvas, rect, own, touches, hot)
            y += -(-len(group.cards) // per_line) * (height + _GAP)
    return plate


def _draw_one(canvas: Canvas, rect: Rect, own: SheetCard, touches: Touches, hot: Hot) -> None:
    m = sizes.SMALL_WORKS if canvas.viewport.small else sizes.LOT
    draw_card(canvas, rect, own.card, m)
    if own.faded:
        canvas.fill(rect, with_alpha(canvas.theme.panel1, _FADED), sizes.RADIUS)
    if own.owner:
        draw_seal(canvas, (rect.right - 6, rect.bottom - 6), 10, own.owner)
    if hot.state_of(own.intent):
        draw_pointed(canvas, rect, sizes.RADIUS)
    touches.add(rect, own.intent, own.card)
