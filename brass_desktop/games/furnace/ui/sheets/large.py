"""One card looked at closely, with everything on it in words beside it."""

from typing import Final

from brass_desktop.games.furnace.present.layout import cards as sizes
from brass_desktop.games.furnace.present.viewmodel.sheets import LargeCardView
from brass_desktop.games.furnace.ui.pieces.cards import draw_card
from brass_desktop.games.furnace.ui.sheets.plate import draw_sheet_plate
from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.table.touches import Hot, Touches

_CARD: Final = (204.0, 384.0)
_WORDS: Final = 330.0


def draw_large(canvas: Canvas, view: LargeCardView, touches: Touches, hot: Hot) -> Rect:
    """Draw the card at its full size and its words at the right."""
    theme, face, small = canvas.theme, canvas.typeface, canvas.viewport.small
    pad, head = (12, 40) if small else (24, 62)
    width, height = _CARD[0] + _WORDS + 3 * pad, _CARD[1] + head + 2 * pad
    plate = Rect.around(canvas.bounds.centre, width, height)
    area = draw_sheet_plate(canvas, plate, view.place, "", touches, hot)
    card = Rect(area.x, area.y + pad / 2, *_CARD)
    draw_card(canvas, card, view.card, sizes.LARGE)
    left, room = card.right + pad, area.right - card.right - pad
    size = face.held(15 if small else 17, 1.15)
    lead, y = face.line_height("sans", size) * 1.05, card.y + 12
    for told in (*view.told.body.split("\n"), view.told.foot):
        if not told:
            continue
        for line in face.wrap(told, "sans", size, room):
            canvas.text(line, (left, y), "sans", size, theme.ink)
            y += lead
        y += lead * 0.5
    return plate
