"""The rows of the ledger: what is paid, lost and gained, and where each cube comes from.

Rows are never hidden while there is any way to show them: sources are said shorter, then left to
the tip of their row, then larger text is set in its plain size. Only after that the last rows are
counted, and a click on the count shows them.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from brass_desktop.games.brass.present.icons import INDUSTRY_ICONS
from brass_desktop.games.brass.present.intents import ShowRest
from brass_desktop.games.brass.present.text import table as words
from brass_desktop.games.brass.present.viewmodel.panels import PreviewRow
from brass_desktop.games.brass.ui.map.overlay import tone_colour
from brass_desktop.games.brass.ui.pieces.marks import draw_resource
from brass_desktop.i18n.wording import wordings
from brass_desktop.present.geometry import Rect
from brass_desktop.present.tips import Tip, Tone
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.marks import draw_coin, draw_rule
from brass_desktop.ui.drawing.typeface import Typeface
from brass_desktop.ui.table.controls import draw_chip
from brass_desktop.ui.table.touches import Touches

_RESOURCES = ("coal", "iron", "beer")
_MORE = 26.0
"""Room for the count of what is hidden."""
Said = Literal["full", "brief", "head"]
"""How much of a row is said: all its sources, a line of them, or none."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How rows are set: how much they say, and whether larger text keeps its size."""

    said: Said
    plain: bool = False


MANNERS: Final = (Manner("full"), Manner("brief"), Manner("head"), Manner("head", plain=True))
"""Tried in this order until everything fits."""


@dataclass(frozen=True, slots=True)
class PreviewMeasures:
    """Type and places of a row, from its corner."""

    head: float
    value: float
    source: float
    head_lead: float
    lead: float
    icon: tuple[float, float]
    text_x: float
    pad: float
    gap: float


_NORMAL = PreviewMeasures(16, 18, 13.5, 20, 16, (30, 22), 54, 18, 8)
_SMALL = PreviewMeasures(13, 14, 13, 16, 15, (20, 16), 34, 12, 4)


def _measures(area: Rect, type: Typeface, manner: Manner) -> PreviewMeasures:
    """Choose the measures of a panel; lines stand further apart for larger text."""
    m, grow = (_SMALL if area.w < 300 else _NORMAL), max(1.0, type.text_scale)
    if manner.plain:
        return replace(m, head=m.head / grow, value=m.value / grow, gap=m.gap / 2)
    return replace(m, head_lead=m.head_lead * grow, lead=m.lead * grow)


@dataclass(frozen=True, slots=True)
class _Row:
    """A row broken into lines, with its height."""

    row: PreviewRow
    heads: tuple[str, ...]
    sources: tuple[str, ...]
    lines: int
    """How many lines the head takes with its value."""
    value_line: int
    """The line on which the value stands."""
    height: float


@dataclass(frozen=True, slots=True)
class SetRows:
    """Rows as they are set in some manner."""

    rows: tuple[_Row, ...]
    measures: PreviewMeasures

    @property
    def height(self) -> float:
        """How much room they take."""
        return sum(row.height for row in self.rows)


def set_rows(type: Typeface, area: Rect, rows: Sequence[PreviewRow], manner: Manner) -> SetRows:
    """Break the rows into lines for a panel as wide as the area."""
    m = _measures(area, type, manner)
    return SetRows(tuple(_broken(type, area, row, m, manner.said) for row in rows), m)


def fitted_rows(type: Typeface, area: Rect, rows: Sequence[PreviewRow]) -> SetRows:
    """Set the rows in the fullest manner that fits the area, else in the shortest."""
    tried = (set_rows(type, area, rows, manner) for manner in MANNERS)
    fits = (one for one in tried if one.height <= area.h)
    return next(fits, None) or set_rows(type, area, rows, MANNERS[-1])


def draw_rows(canvas: Canvas, area: Rect, rows: SetRows, scroll: float, touches: Touches) -> float:
    """Draw the rows, and count those that do not fit; give how far they can scroll."""
    overflow = max(0.0, rows.height - area.h)
    if overflow:
        overflow += _MORE
    scrolled = min(scroll, overflow)
    y, bottom = area.y - scrolled, area.bottom - (_MORE if overflow else 0)
    hidden = 0
    for row in rows.rows:
        if y >= area.y - 1 and y + row.height <= bottom + 1:
            _draw_row(canvas, area, row, y, rows.measures)
            place = Rect(area.x + 6, y, area.w - 12, row.height)
            if row.row.source and not row.sources:
                touches.cover(place, None, Tip(row.row.head, row.row.source))
        else:
            hidden += 1
        y += row.height
    if hidden:
        _draw_more(canvas, area, hidden, touches)
    return overflow


def _broken(type: Typeface, area: Rect, row: PreviewRow, m: PreviewMeasures, said: Said) -> _Row:
    width = area.w - m.text_x - m.pad
    tick = m.value * 1.1 if _wants_tick(row) else 0
    beside = width - type.measure(row.value, "text_bold", m.value) - tick - 8
    whole = _holds_words(type, row.head, m.head, beside)
    room = beside if whole else width
    heads = type.wrap_within(row.head, "text_bold", m.head, room, 1 if said == "head" else 2)
    # Where no word would be left whole beside the value, that stands behind or below the words.
    last = len(heads) - (type.measure(heads[-1], "text_bold", m.head) <= beside)
    value_line = 0 if whole else last
    lines = max(len(heads), value_line + 1)
    sources: tuple[str, ...] = ()
    if row.source and said == "full":
        sources = type.wrap(row.source, "sans", m.source, width)
    elif row.source and said == "brief":
        sources = type.wrap_within(row.source, "sans", m.source, width, 1)
    height = m.head_lead * lines + m.lead * len(sources) + m.gap
    return _Row(row, heads, sources, lines, value_line, height)


def _holds_words(type: Typeface, text: str, size: float, room: float) -> bool:
    """Tell whether some wording can be broken between its words alone."""
    return any(
        all(type.measure(word, "text_bold", size) <= room for word in wording.split(" "))
        for wording in wordings(text)
    )


def _wants_tick(row: PreviewRow) -> bool:
    """Tell whether a good value has no sign that says so without its colour, such as "free"."""
    return row.tone is Tone.GOOD and not any(sign in row.value for sign in "+0123456789")


def _draw_row(canvas: Canvas, area: Rect, row: _Row, y: float, m: PreviewMeasures) -> None:
    theme, first = canvas.theme, y + m.head_lead / 2
    _draw_icon(canvas, area.x + m.icon[0], first + 1, row.row.icon, m.icon[1])
    right, x = area.right - m.pad, area.x + m.text_x
    ink = tone_colour(theme, row.row.tone)
    level = first + row.value_line * m.head_lead
    wide = canvas.text(row.row.value, (right, level), "text_bold", m.value, ink, align="right")
    if _wants_tick(row.row):
        canvas.icon("check-mark", (right - wide - m.value * 0.6, level), m.value * 0.8, ink)
    canvas.lines(row.heads, (x, first), "text_bold", m.head, theme.ink, lead=m.head_lead)
    top = y + m.head_lead * row.lines + m.lead / 2 - 1
    canvas.lines(row.sources, (x, top), "sans", m.source, theme.ink2, lead=m.lead)
    draw_rule(canvas, (x, y + row.height - m.gap / 2), right - x, 70)


def _draw_icon(canvas: Canvas, x: float, y: float, icon: str, size: float) -> None:
    if icon == "money":
        draw_coin(canvas, (x, y), size * 0.55)
    elif icon in _RESOURCES:
        draw_resource(canvas, (x, y), size * 0.87, icon)
    else:
        canvas.icon(INDUSTRY_ICONS.get(icon, icon), (x, y), size, canvas.theme.ink2)


def _draw_more(canvas: Canvas, area: Rect, hidden: int, touches: Touches) -> None:
    """Count the rows that are out of sight; a click brings them in."""
    told = words.MORE_ROWS(hidden)
    wide = canvas.typeface.measure(told, "sans_bold", 13) + 24
    chip = Rect(area.centre[0] - wide / 2, area.bottom - _MORE + 2, wide, 22)
    ink = draw_chip(canvas, chip, on=True)
    canvas.text(told, chip.centre, "sans_bold", 13, ink, align="centre")
    touches.add(chip, ShowRest(), Tip(told, words.MORE_ROWS_TIP()))
