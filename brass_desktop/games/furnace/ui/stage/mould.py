"""The mould at the end of the line: what the phase casts, and what is left in stock."""

from typing import Final

from brass_desktop.games.furnace.present.viewmodel.pieces import MONEY, AmountView
from brass_desktop.games.furnace.present.viewmodel.production import MouldView
from brass_desktop.games.furnace.ui.palette import CAST_INK, MOULD_INK, MOULD_INK2
from brass_desktop.games.furnace.ui.pieces.goods import Print, draw_good, draw_stock
from brass_desktop.games.furnace.ui.pieces.runner import draw_cast, draw_mould
from brass_desktop.present.geometry import Point, Rect, row
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.palette import AMBER_INK

_GROWS: Final = 1.12
_GOODS: Final = 4
_NARROW: Final = {False: 200.0, True: 140.0}
"""A mould of a row of six has less room for what is left."""
_LEFT: Final = {
    (False, False): (17.0, 17.0),
    (False, True): (15.0, 14.0),
    (True, False): (15.0, 14.0),
    (True, True): (13.0, 11.5),
}
"""Figure and good of what is left, in the small window or not, narrow or not."""
_TALL: Final = 364.0
_SMALL_TALL: Final = 258.0


def draw_cast_phase(canvas: Canvas, rect: Rect, view: MouldView, *, small: bool) -> None:
    """Draw the mould with everything it tells, from the top down."""
    draw_mould(canvas, rect)
    k = rect.h / (_SMALL_TALL if small else _TALL)
    x, top, face = rect.centre[0], rect.y, canvas.typeface
    size = face.held(16 if small else 18, _GROWS)
    at = (x, top + (25 if small else 34) * k)
    canvas.text(view.head, at, "title", size, MOULD_INK, align="centre", fit=rect.w - 20)
    radius = 48.0 if small else 66.0
    middle = (x, top + (92 if small else 132) * k)
    draw_cast(canvas, middle, radius, view.gained, hot=view.after > view.before)
    below = (x, middle[1] + radius * 0.46)
    ink = CAST_INK if view.after > view.before else MOULD_INK
    canvas.text(
        view.word, below, "text_bold", face.held(13 if small else 15, _GROWS), ink,
        align="centre", fit=1.3 * radius,
    )  # fmt: skip
    _draw_money(canvas, (x, top + (164 if small else 232) * k), view, small=small)
    if not small:
        note = face.held(14, _GROWS)
        at = (x, top + 266 * k)
        canvas.text(view.left_head, at, "sans", note, MOULD_INK2, align="centre", fit=rect.w - 24)
    cells = Rect(rect.x + 8, top + (184 if small else 280) * k, rect.w - 16, 24)
    narrow = rect.w < _NARROW[small]
    figure, good = _LEFT[small, narrow]
    how = Print(0, face.held(figure, 1.0 if narrow else _GROWS), MOULD_INK)
    draw_stock(canvas, row(cells, _GOODS, 0), AmountView(view.left), good, how)
    if view.best:
        _draw_best(canvas, rect, view, small=small)


def _draw_money(canvas: Canvas, centre: Point, view: MouldView, *, small: bool) -> None:
    """Tell the money before and after, as 36 > 70."""
    face = canvas.typeface
    little, large = face.held(18 if small else 20, _GROWS), face.held(24 if small else 30, _GROWS)
    coin = 20.0 if small else 24.0
    before, after = str(view.before), str(view.after)
    first, second = (
        face.measure(before, "text_bold", little),
        face.measure(after, "text_bold", large),
    )
    arrow, gap = little * 0.8, little * 0.45
    x = centre[0] - (first + second + arrow + coin + 3 * gap) / 2
    y = centre[1]
    canvas.text(before, (x, y), "text_bold", little, MOULD_INK2)
    x += first + gap
    canvas.icon("play-button", (x + arrow / 2, y), arrow * 0.7, MOULD_INK2)
    x += arrow + gap
    canvas.text(after, (x, y), "text_bold", large, MOULD_INK)
    draw_good(canvas, MONEY, (x + second + gap + coin / 2, y), coin / 1.12)


def _draw_best(canvas: Canvas, rect: Rect, view: MouldView, *, small: bool) -> None:
    """Lay the pill that compares the line with the best one."""
    height = 27.0 if small else 30.0
    pill = Rect(rect.x + 12, rect.bottom - height - (12 if small else 16), rect.w - 24, height)
    canvas.fill(pill, canvas.theme.lit, height / 2)
    size = canvas.typeface.held(14 if small else 15, _GROWS)
    canvas.text(
        view.best, pill.centre, "sans_bold", size, AMBER_INK, align="centre", fit=pill.w - 16
    )
