"""The plate of a sheet: a panel over the veiled table with a heading and a button to close it."""

from brass_desktop.games.furnace.present.text import table as words
from brass_desktop.present.controls import ControlState
from brass_desktop.present.geometry import Rect
from brass_desktop.present.intents import Close
from brass_desktop.present.tips import Tip
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.marks import draw_rule
from brass_desktop.ui.table.controls import draw_button
from brass_desktop.ui.table.touches import Hot, Touches


def draw_sheet_plate(
    canvas: Canvas, plate: Rect, title: str, note: str, touches: Touches, hot: Hot
) -> Rect:
    """Draw the plate and its heading; give what is left for the content."""
    theme, small = canvas.theme, canvas.viewport.small
    canvas.panel(plate)
    touches.add(plate, None)
    pad, head = (12, 40) if small else (24, 62)
    close = Rect(plate.right - pad - 32, plate.y + (head - 32) / 2, 32, 32)
    ink, sink = draw_button(canvas, close, ControlState.ENABLED, Close(), hot)
    canvas.icon("close", (close.centre[0], close.centre[1] + sink), 14, ink)
    touches.add(close, Close(), Tip(words.CLOSE_TIP()))
    y = plate.y + head / 2
    size, letters = (18, 13.5) if small else (26, 16)
    room = close.x - plate.x - 2 * pad
    wide = canvas.text(title, (plate.x + pad, y), "title", size, theme.title, fit=room)
    left = room - wide - 16
    if left > 40:
        at = (plate.x + pad + wide + 16, y + 2)
        line = canvas.typeface.set_in(note, "text_italic", letters, left)
        if not line.cut:
            canvas.fitted(line, at, theme.ink2)
    draw_rule(canvas, (plate.x + pad, plate.y + head - 2), plate.w - 2 * pad)
    return Rect(plate.x + pad, plate.y + head + 4, plate.w - 2 * pad, plate.h - head - 4 - pad / 2)
