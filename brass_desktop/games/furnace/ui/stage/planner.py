"""The planner beside the stage: what a lot would bring, or what an answer leads to."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from brass_desktop.games.furnace.present.viewmodel.auction import (
    FLIP,
    AdviceRow,
    AdviceSum,
    PlannerView,
)
from brass_desktop.games.furnace.present.viewmodel.pieces import (
    PURSE,
    AmountView,
    PlateView,
)
from brass_desktop.games.furnace.ui.pieces.goods import Print, amount_width, draw_amount, draw_good
from brass_desktop.games.furnace.ui.pieces.marks import tone_ink
from brass_desktop.games.furnace.ui.pieces.runner import PLATE, draw_plate
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.tips import Tip
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.marks import draw_chevron, draw_divider, draw_rule
from brass_desktop.ui.table.touches import Hot, Touches

_GROWS: Final = 1.12
_CLOSER: Final = 0.6
"""How much closer rows without a sentence stand."""
_SMALL_UNDER: Final = 300.0


@dataclass(frozen=True, slots=True)
class _Measures:
    """The panel in the large or in the small window."""

    pad: float
    title: tuple[float, float]
    caption: tuple[float, float]
    plate: tuple[float, float]
    """Radius, and how far below the top its middle lies."""
    rows: float
    """Top of the first row."""
    left: float
    head: float
    value: float
    detail: float
    lead: float
    """From a head to its detail, and between two lines of it."""
    apart: float
    icon: float
    well: float
    label: float
    before: float
    after: float
    foot: float


_NORMAL: Final = _Measures(
    pad=16, title=(19, 25), caption=(14.5, 47), plate=(14, 30), rows=70, left=54, head=16,
    value=18, detail=13.5, lead=16, apart=11, icon=22, well=62, label=12.5, before=17, after=21,
    foot=18,
)  # fmt: skip
_SMALL: Final = _Measures(
    pad=12, title=(15.5, 19), caption=(13, 37), plate=(11, 22), rows=54, left=40, head=14,
    value=15.5, detail=13, lead=16, apart=8, icon=18, well=50, label=12, before=14, after=17,
    foot=12,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class _SetRow:
    """A row with its sentence broken into lines."""

    row: AdviceRow
    lines: Sequence[str]
    height: float
    grow: float
    """How far it follows the reader's larger text."""


def draw_planner(canvas: Canvas, rect: Rect, view: PlannerView, hot: Hot) -> Touches:
    """Draw the panel: rows as far as they have room, the sums, and a note at its foot."""
    m, touches = (_SMALL if rect.w < _SMALL_UNDER else _NORMAL), Touches()
    canvas.panel(rect)
    _draw_head(canvas, rect, view, m)
    foot = m.well + 10 if view.sums else 6
    noted = bool(view.foot) and rect.h - m.rows > 200
    if noted:
        foot += 2 * m.foot - 4
    room = rect.h - m.rows - foot
    y = rect.y + m.rows
    for row in fitted_rows(canvas, view.rows, rect.w - m.left - m.pad, room, m):
        area = Rect(rect.x, y, rect.w, row.height)
        _draw_row(canvas, area, row, m)
        if row.row.detail and not row.lines:
            touches.add(area, None, Tip(row.row.head, row.row.detail))
        y += row.height
    if view.sums:
        top = rect.bottom - foot + 2
        _draw_sums(
            canvas, Rect(rect.x + m.pad - 4, top, rect.w - 2 * m.pad + 8, m.well), view.sums, m
        )
    if noted:
        at = (rect.centre[0], rect.bottom - m.foot)
        size = canvas.typeface.held(14, _GROWS)
        ink, wide = canvas.theme.ink2, rect.w - 2 * m.pad
        canvas.text(view.foot, at, "text_italic", size, ink, align="centre", fit=wide)
    return touches


def _draw_head(canvas: Canvas, rect: Rect, view: PlannerView, m: _Measures) -> None:
    face, theme, x = canvas.typeface, canvas.theme, rect.x + m.pad
    radius, below = m.plate
    room = rect.w - 2 * m.pad - (PLATE[0] * radius + 8 if view.lot else 0)
    title = face.held(m.title[0], _GROWS)
    canvas.text(view.title, (x, rect.y + m.title[1]), "title", title, theme.title, fit=room)
    caption = face.held(m.caption[0], _GROWS)
    at = (x, rect.y + m.caption[1])
    canvas.text(view.caption, at, "sans", caption, theme.ink2, fit=room)
    draw_rule(canvas, (x, rect.y + m.rows - 5), rect.w - 2 * m.pad)
    if view.lot:
        centre = (rect.right - m.pad - PLATE[0] * radius / 2, rect.y + below)
        draw_plate(canvas, centre, radius, PlateView(view.lot))


def fitted_rows(
    canvas: Canvas, rows: Sequence[AdviceRow], width: float, room: float, m: _Measures
) -> list[_SetRow]:
    """Set rows so that all have room: sentences go from the last row up, then larger text."""
    grow = max(1.0, canvas.typeface.text_scale)
    manners = [(told, grow) for told in range(len(rows), -1, -1)]
    manners += [(0, 1 + (grow - 1) * part / 4) for part in range(3, -1, -1)]
    rows_set: list[_SetRow] = []
    for told, larger in manners:
        rows_set = [
            _set_row(canvas, row, width if n < told else 0, m, larger) for n, row in enumerate(rows)
        ]
        if sum(row.height for row in rows_set) <= room:
            return rows_set
    return rows_set


def _set_row(canvas: Canvas, row: AdviceRow, width: float, m: _Measures, grow: float) -> _SetRow:
    lines: Sequence[str] = ()
    if row.detail and width:
        lines = canvas.typeface.wrap_within(row.detail, "sans", m.detail, width, 2)
    apart = m.apart if lines else m.apart * _CLOSER
    height = (m.head * 1.2 + len(lines) * m.lead) * grow + apart
    return _SetRow(row, lines, height, grow)


def _draw_row(canvas: Canvas, area: Rect, told: _SetRow, m: _Measures) -> None:
    face, theme, row = canvas.typeface, canvas.theme, told.row
    y = area.y + m.head * 0.6 * told.grow
    centre = (area.x + m.pad + m.icon * 0.6, y + (3 if told.lines else 0))
    _draw_icon(canvas, row.icon, centre, min(m.icon, area.h - 4))
    right = area.right - m.pad
    value = _draw_value(canvas, row, (right, y), m)
    left = area.x + m.left
    size = face.held(m.head, told.grow)
    canvas.text(row.head, (left, y), "text_bold", size, theme.ink, fit=right - value - 8 - left)
    lead = m.lead * told.grow
    canvas.lines(told.lines, (left, y + lead * 1.1), "sans", m.detail, theme.ink2, lead=lead)
    draw_rule(canvas, (left, area.bottom - 4), right - left, 70)


def _draw_icon(canvas: Canvas, icon: str, centre: Point, size: float) -> None:
    if icon in PURSE:
        draw_good(canvas, icon, centre, size)
    elif icon == FLIP:
        canvas.sprite("furnace.sign.flip", Rect.around(centre, size, size * 1.04))
    else:
        canvas.icon(icon, centre, size, canvas.theme.ink2)


def _draw_value(canvas: Canvas, row: AdviceRow, at: Point, m: _Measures) -> float:
    """Draw the number of a row, or the goods in its place; give the width."""
    face, ink = canvas.typeface, tone_ink(canvas, row.tone)
    if any(row.goods):
        how = Print(m.icon * 0.72, face.held(m.value, _GROWS), ink)
        goods = AmountView(row.goods)
        width = amount_width(canvas, goods, how)
        draw_amount(canvas, goods, (at[0] - width, at[1]), how)
        return width
    size = face.held(m.value, _GROWS)
    return canvas.text(row.value, at, "text_bold", size, ink, align="right")


def _draw_sums(canvas: Canvas, rect: Rect, sums: Sequence[AdviceSum], m: _Measures) -> None:
    """Draw stocks before and after in a well."""
    canvas.well(rect)
    face, theme = canvas.typeface, canvas.theme
    width = rect.w / len(sums)
    before, after = face.held(m.before, _GROWS), face.held(m.after, _GROWS)
    for number, entry in enumerate(sums):
        middle = rect.x + width * (number + 0.5)
        label = face.held(m.label, _GROWS)
        at = (middle, rect.y + rect.h * 0.27)
        canvas.text(entry.label, at, "sans_bold", label, theme.ink2, align="centre", fit=width - 6)
        first, second = str(entry.before), str(entry.after)
        y, arrow = rect.y + rect.h * 0.69, m.after
        wide = face.measure(first, "text_bold", before) + face.measure(second, "text_bold", after)
        x = middle - (wide + arrow) / 2
        x += canvas.text(first, (x, y), "text_bold", before, theme.ink3)
        draw_chevron(canvas, (x + arrow / 2, y), 3.6, theme.ink2, 1.9)
        canvas.text(second, (x + arrow, y), "text_bold", after, theme.ink)
        if number:
            draw_divider(canvas, (rect.x + width * number, rect.y + 8), rect.h - 16)
