"""The ledger of a production: every step as a booking between two stocks."""

from typing import Final

from brass_desktop.games.furnace.present.intents import LookClosely
from brass_desktop.games.furnace.present.viewmodel.pieces import PURSE
from brass_desktop.games.furnace.present.viewmodel.production import LedgerRow, PhaseLedgerView
from brass_desktop.games.furnace.ui.pieces.goods import draw_good
from brass_desktop.games.furnace.ui.pieces.marks import tone_ink
from brass_desktop.present.geometry import Rect
from brass_desktop.present.tips import Light
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import with_alpha
from brass_desktop.ui.drawing.typeface import Role
from brass_desktop.ui.table.touches import Hot, Touches

_GROWS: Final = 1.1
_ROW: Final = 33.0
_LEAST_ROW: Final = 17.0


def draw_ledger(canvas: Canvas, rect: Rect, view: PhaseLedgerView, hot: Hot) -> Touches:
    """Draw the book; many steps stand closer together."""
    touches = Touches()
    canvas.panel(rect)
    small, face, theme = rect.w < 300, canvas.typeface, canvas.theme
    pad = 11.0 if small else 16.0
    size = face.held(16 if small else 19, _GROWS)
    at = (rect.x + pad, rect.y + 24)
    canvas.text(view.head, at, "title", size, theme.title, fit=rect.w - 2 * pad)
    columns = _columns(rect, small=small)
    for good, x in zip(PURSE, columns, strict=True):
        draw_good(canvas, good, (x, rect.y + (50 if small else 54)), 15 if small else 18)
    top = rect.y + (64 if small else 70)
    canvas.line((rect.x + pad, top), (rect.right - pad, top), with_alpha(theme.line, 160))
    room = rect.bottom - top - 10
    pitch = max(_LEAST_ROW, min(_ROW, room / len(view.rows)))
    for number, row in enumerate(view.rows):
        place = Rect(rect.x + pad - 6, top + 2 + number * pitch, rect.w - 2 * pad + 12, pitch)
        _draw_row(canvas, place, row, columns, touches, hot, number=number, small=small)
    last = top + 2 + (len(view.rows) - 1) * pitch
    canvas.line((rect.x + pad, last), (rect.right - pad, last), with_alpha(theme.line, 220))
    return touches


def _columns(rect: Rect, *, small: bool) -> list[float]:
    pitch = 26.0 if small else 38.0
    right = rect.right - (19 if small else 26)
    return [right - pitch * (len(PURSE) - 1 - i) for i in range(len(PURSE))]


def _draw_row(
    canvas: Canvas,
    place: Rect,
    row: LedgerRow,
    columns: list[float],
    touches: Touches,
    hot: Hot,
    *,
    number: int,
    small: bool,
) -> None:
    theme, face = canvas.theme, canvas.typeface
    stock = row.at is None
    y = place.centre[1]
    _draw_ground(canvas, place, row, hot, odd=bool(number % 2))
    left = place.x + (6 if small else 30)
    if row.number and not small:
        at = (place.x + 22, y)
        size = face.held(15, _GROWS)
        canvas.text(row.number, at, "text_bold", size, theme.ink2, align="right")
    bold = stock or row.light is Light.CHOSEN
    letters = face.held(13 if small else 14.5, _GROWS)
    room = columns[0] - (13 if small else 18) - left
    plain: Role = "sans" if small else "text"
    strong: Role = "sans_bold" if small else "text_bold"
    canvas.text(row.name, (left, y), strong if bold else plain, letters, theme.ink, fit=room)
    size = face.held(13.5 if small else 15, _GROWS)
    for figure, tone, x in zip(row.figures, row.tones, columns, strict=True):
        ink, width = tone_ink(canvas, tone), 24 if small else 36
        canvas.text(figure, (x, y), "text_bold", size, ink, align="centre", fit=width)
    if row.card is not None:
        touches.cover(place, LookClosely(row.card), None)


def _draw_ground(canvas: Canvas, place: Rect, row: LedgerRow, hot: Hot, *, odd: bool) -> None:
    theme = canvas.theme
    inner = place.grown(0, -1)
    pointed = row.card is not None and hot.intent == LookClosely(row.card)
    if row.light is Light.CHOSEN:
        canvas.fill(inner, with_alpha(theme.lit, 70), 6)
        canvas.outline(inner, theme.lit, 1.4, 6)
    elif row.light is not Light.NONE or pointed:
        canvas.fill(inner, with_alpha(theme.lit, 46), 6)
    elif odd:
        canvas.fill(inner, with_alpha(theme.well, 90), 6)
