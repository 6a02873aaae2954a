"""The rows of the price: what is paid and gained, and where each cube comes from."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from brass_desktop.games.brass.present.icons import INDUSTRY_ICONS
from brass_desktop.games.brass.present.viewmodel.panels import PreviewRow
from brass_desktop.games.brass.ui.map.overlay import tone_colour
from brass_desktop.games.brass.ui.pieces.marks import draw_resource
from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing import shapes
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import with_alpha
from brass_desktop.ui.drawing.marks import draw_coin, draw_rule
from brass_desktop.ui.drawing.typeface import Typeface

_RESOURCES = ("coal", "iron", "beer")
_MORE = 14.0
"""Room at the foot for the arrow that tells of more rows."""


@dataclass(frozen=True, slots=True)
class PreviewMeasures:
    """Type and places of a row, from its corner."""

    head: float
    value: float
    source: float
    head_lead: float
    lead: float
    icon: tuple[float, float, float]
    text_x: float
    pad: float
    first: float
    second: float
    gap: float


_NORMAL = PreviewMeasures(16, 18, 13.5, 19, 16, (30, 13, 22), 54, 18, 10, 28, 8)
_SMALL = PreviewMeasures(13, 14, 13, 15.5, 15, (20, 9, 16), 34, 12, 7, 22, 4)


def _measures(area: Rect, type: Typeface) -> PreviewMeasures:
    """Choose the measures of a panel; lines stand further apart for larger text."""
    m, grow = (_SMALL if area.w < 300 else _NORMAL), max(1.0, type.text_scale)
    return replace(
        m,
        head_lead=m.head_lead * grow,
        lead=m.lead * grow,
        second=m.first + (m.second - m.first) * grow,
    )


@dataclass(frozen=True, slots=True)
class _Row:
    """A row broken into lines, with its height."""

    row: PreviewRow
    heads: tuple[str, ...]
    sources: tuple[str, ...]
    height: float


def draw_rows(
    canvas: Canvas, area: Rect, rows: Sequence[PreviewRow], scroll: float, *, whole: bool = False
) -> float:
    """Draw the rows that fit whole, from the scrolled place on; give how far they can scroll.

    Sources take their shorter wording before anything has to scroll; those that are wanted `whole`
    only when one of them would not fit at all. One that does not fit even so is cut to a line.
    """
    m = _measures(area, canvas.typeface)
    broken = [_broken(canvas.typeface, area, row, m, brief=False) for row in rows]
    keeps = whole and all(row.height <= area.h for row in broken)
    if sum(row.height for row in broken) > area.h and not keeps:
        broken = [_broken(canvas.typeface, area, row, m, brief=True) for row in rows]
    overflow = max(0.0, sum(row.height for row in broken) - area.h)
    if overflow:
        overflow += _MORE
    y = area.y - min(scroll, overflow)
    bottom = area.bottom - (_MORE if scroll < overflow else 0)
    hidden = False
    for row in broken:
        if y >= area.y - 1 and y + row.height <= bottom + 1:
            _draw_row(canvas, area, row, y, m)
        elif y + row.height > bottom + 1:
            hidden = True
        y += row.height
    if hidden:
        _draw_more(canvas, area)
    return overflow


def _broken(
    type: Typeface, area: Rect, row: PreviewRow, m: PreviewMeasures, *, brief: bool
) -> _Row:
    width = area.w - m.text_x - m.pad
    room = width - type.measure(row.value, "text_bold", m.value) - 8
    heads = type.wrap_within(row.head, "text_bold", m.head, room, 2)
    sources = type.wrap(row.source, "sans", m.source, width) if row.source else ()
    if brief and len(sources) > 1:
        sources = type.wrap_within(row.source, "sans", m.source, width, 1)
    height = _height(len(heads), len(sources), m)
    if brief and height > area.h:
        sources = (type.shortened(row.source, "sans", m.source, width),)
        height = _height(len(heads), 1, m)
    return _Row(row, heads, sources, height)


def _height(heads: int, sources: int, m: PreviewMeasures) -> float:
    text = m.head_lead * (heads - 1) + m.lead * sources
    return m.second - m.first + text + (m.lead if not sources else 2) + m.gap


def _draw_row(canvas: Canvas, area: Rect, row: _Row, y: float, m: PreviewMeasures) -> None:
    theme = canvas.theme
    _draw_icon(canvas, area.x + m.icon[0], y + m.icon[1], row.row.icon, m.icon[2])
    right, x = area.right - m.pad, area.x + m.text_x
    ink = tone_colour(theme, row.row.tone)
    value = (right, y + m.first)
    canvas.text(row.row.value, value, "text_bold", m.value, ink, align="right")
    canvas.lines(row.heads, (x, y + m.first), "text_bold", m.head, theme.ink, lead=m.head_lead)
    top = y + m.second + m.head_lead * (len(row.heads) - 1)
    canvas.lines(row.sources, (x, top), "sans", m.source, theme.ink2, lead=m.lead)
    draw_rule(canvas, (x, y + row.height - m.gap / 2), right - x, 70)


def _draw_icon(canvas: Canvas, x: float, y: float, icon: str, size: float) -> None:
    if icon == "money":
        draw_coin(canvas, (x, y), size * 0.55)
    elif icon in _RESOURCES:
        draw_resource(canvas, (x, y), size * 0.87, icon)
    else:
        canvas.icon(INDUSTRY_ICONS.get(icon, icon), (x, y), size, canvas.theme.ink2)


def _draw_more(canvas: Canvas, area: Rect) -> None:
    """Show that more rows follow: a shade at the foot and a small arrow."""
    foot = Rect(area.x + 6, area.bottom - 18, area.w - 12, 18)
    place = canvas.device(foot)
    ground = canvas.theme.panel1
    stops = ((0.0, with_alpha(ground, 0)), (1.0, with_alpha(ground, 235)))
    canvas.blit(shapes.gradient(place.w, place.h, 0, stops), place.x, place.y)
    canvas.icon("down", (area.centre[0], area.bottom - 8), 12, canvas.theme.ink2)
