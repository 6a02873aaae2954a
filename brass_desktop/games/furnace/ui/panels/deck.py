"""The deck's panel, where three players leave room for it: what may still come, by kind."""

from brass_desktop.games.furnace.present.about.things import DeckPanel
from brass_desktop.games.furnace.present.intents import OpenDeck
from brass_desktop.games.furnace.present.viewmodel.frame import DeckCountView
from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.marks import draw_rule
from brass_desktop.ui.table.touches import Hot, Touches

_COLUMNS = 2


def draw_deck(canvas: Canvas, rect: Rect, view: DeckCountView, touches: Touches, hot: Hot) -> None:
    """Draw the heading and a row for every kind; a click shows all companies."""
    theme, face, small = canvas.theme, canvas.typeface, rect.w < 300
    canvas.panel(rect)
    touches.add(rect, OpenDeck(), DeckPanel())
    if hot.state_of(OpenDeck()):
        canvas.outline(rect, theme.gilt, 2.2, 8 if small else 10)
    pad = 10 if small else 16
    y = rect.y + (16 if small else 22)
    number = str(view.deck)
    size = face.held(15.5 if small else 20, 1.1)
    wide = face.measure(number, "text_bold", size)
    room = rect.w - 2 * pad - wide - 8
    canvas.text(view.title, (rect.x + pad, y), "title", size, theme.title, fit=room)
    canvas.text(number, (rect.right - pad, y), "text_bold", size, theme.ink, align="right")
    draw_rule(canvas, (rect.x + pad, y + (13 if small else 17)), rect.w - 2 * pad)
    top = y + (18 if small else 24)
    rows = -(-len(view.kinds) // _COLUMNS)
    pitch, column = (rect.bottom - 6 - top) / rows, (rect.w - 2 * pad) / _COLUMNS
    letters = min(face.held(13 if small else 14, 1.1), pitch * 0.92)
    for at, kind in enumerate(view.kinds):
        x = rect.x + pad + (at // rows) * column
        middle = top + (at % rows + 0.5) * pitch
        band = Rect(x, middle - 5, 12, 10)
        canvas.nine(f"furnace.card.name.{kind.kind}", band, 255 if kind.count else 110)
        ink = theme.ink if kind.count else theme.ink3
        count = (x + column - (6 if small else 14), middle)
        canvas.text(str(kind.count), count, "text_bold", letters, ink, align="right")
        canvas.text(kind.name, (x + 18, middle), "sans", letters, ink, fit=column - 40)
