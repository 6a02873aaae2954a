"""Plaques under the lots: who takes the card and what beaten discs get; and the same as a story."""

from dataclasses import dataclass, replace
from typing import Final

from brass_desktop.games.furnace.engine.bags import missing
from brass_desktop.games.furnace.engine.ids import EMPTY, Bag
from brass_desktop.games.furnace.present.viewmodel.auction import (
    BeatenView,
    ForecastView,
    PaidView,
    StoryView,
)
from brass_desktop.games.furnace.present.viewmodel.pieces import AmountView
from brass_desktop.games.furnace.ui.palette import on_sheet
from brass_desktop.games.furnace.ui.pieces.cards import draw_place
from brass_desktop.games.furnace.ui.pieces.discs import draw_seal
from brass_desktop.games.furnace.ui.pieces.goods import Print, amount_width, draw_amount
from brass_desktop.games.furnace.ui.pieces.marks import draw_plaque, tone_ink
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import with_alpha
from brass_desktop.ui.drawing.marks import draw_chevron

_FAINT: Final = 130
"""The plaque of a lot without a bid."""
_GROWS: Final = 1.08
_LEAST_PITCH: Final = 14.0
_LEAST_GOOD: Final = 9.0
_ARROW: Final = 12.0
"""Room of the small arrow between what is given and got."""
_GAINS: Final = "+"
_LOSES: Final = "−"
_AT_MOST: Final = "≤"


@dataclass(frozen=True, slots=True)
class PlaqueMeasures:
    """Sizes of a plaque in the large or in the small window."""

    head: float
    pitch: float
    seal: float
    words: float
    figure: float
    good: float
    left: float
    """Where words and goods begin, beside the medallions."""


_NORMAL: Final = PlaqueMeasures(head=28, pitch=22, seal=10, words=13.5, figure=16, good=14, left=31)
_SMALL: Final = PlaqueMeasures(head=20, pitch=17, seal=8, words=13, figure=14, good=12, left=24)
_NOTE: Final = 13.0


def draw_forecast(canvas: Canvas, place: Rect, view: ForecastView, *, small: bool) -> Rect:
    """Draw a plaque as high as it needs to be; give where it lies."""
    m = _SMALL if small else _NORMAL
    rows = len(view.beaten) + bool(view.note)
    if rows and m.head + rows * _LEAST_PITCH > place.h and view.note:
        # The tip says it too, and the row that is meant is red.
        view, rows = replace(view, note=""), rows - 1
    pitch = min(m.pitch, (place.h - m.head - 2) / rows) if rows else 0.0
    rect = Rect(place.x, place.y, place.w, m.head + rows * pitch + (4 if rows else 0))
    draw_plaque(canvas, rect, view.light, 255 if view.taker else _FAINT)
    _draw_head(canvas, Rect(rect.x, rect.y, rect.w, m.head), view, m)
    y = rect.y + m.head + pitch / 2 - 1
    for beaten in view.beaten:
        _draw_beaten(canvas, Rect(rect.x, y - pitch / 2, rect.w, pitch), beaten, m)
        y += pitch
    if view.note:
        size = canvas.typeface.held(_NOTE)
        ink = tone_ink(canvas, view.tone)
        at = (rect.centre[0], y)
        canvas.text(view.note, at, "sans_bold", size, ink, align="centre", fit=rect.w - 8)
    return rect


def _draw_head(canvas: Canvas, row: Rect, view: ForecastView, m: PlaqueMeasures) -> None:
    face, theme, y = canvas.typeface, canvas.theme, row.centre[1]
    size = face.held(m.words, _GROWS)
    if not view.taker:
        ink = on_sheet(canvas).ink2
        canvas.text(view.words, row.centre, "sans_bold", size, ink, align="centre", fit=row.w - 8)
        return
    if view.own:
        canvas.fill(row.grown(-2), with_alpha(theme.lit, 80), 4)
    draw_seal(canvas, (row.x + m.seal + 5, y), m.seal, view.taker)
    left = row.x + m.left
    canvas.text(view.words, (left, y), "sans_bold", size, theme.ink, fit=row.right - 3 - left)


def _draw_beaten(canvas: Canvas, row: Rect, view: BeatenView, m: PlaqueMeasures) -> None:
    theme, y = canvas.theme, row.centre[1]
    centre, radius = (row.x + m.seal + 5, y), min(m.seal - 1, row.h / 2 - 1)
    draw_seal(canvas, centre, radius, view.owner)
    if view.own:
        canvas.circle(centre, radius + 1.8, theme.lit, 1.8)
    ink = theme.bad if view.short else theme.good
    how = Print(m.good, canvas.typeface.held(m.figure, _GROWS), ink)
    at, room = (row.x + m.left, y), row.right - 3 - row.x - m.left
    if view.swap is None:
        draw_gains(canvas, at, view.gain, how, room)
        return
    words = f"{_AT_MOST}{view.times}"
    figure = how.figure * 0.92
    x = at[0] + canvas.text(words, at, "text_bold", figure, ink) + 6
    draw_swap(
        canvas,
        (x, y),
        view.swap.cost,
        view.swap.gain,
        replace(how, ink=theme.ink),
        room + at[0] - x,
    )


def draw_gains(canvas: Canvas, at: Point, goods: Bag, how: Print, room: float) -> float:
    """Draw goods with a sign for each direction; give the width."""
    x, y = at
    theme = canvas.theme
    gained, lost = AmountView(missing(EMPTY, goods)), AmountView(missing(goods, EMPTY))
    for sign, amount, ink in ((_GAINS, gained, how.ink), (_LOSES, lost, theme.bad)):
        if not amount.listed:
            continue
        style = replace(how, ink=ink, sign=sign)
        style = _fitting(canvas, [amount], style, room - (x - at[0]))
        x += draw_amount(canvas, amount, (x, y), style) + 6
    return x - at[0]


def draw_swap(canvas: Canvas, at: Point, cost: Bag, gain: Bag, how: Print, room: float) -> float:
    """Draw what is given, a small arrow, and what is got; give the width."""
    paid, got = AmountView(cost), AmountView(gain)
    how = _fitting(canvas, [paid, got], how, room - _ARROW)
    x, y = at
    x += draw_amount(canvas, paid, (x, y), how)
    draw_chevron(canvas, (x + _ARROW / 2, y), 3.2, how.ink, 1.8)
    x += _ARROW
    return x + draw_amount(canvas, got, (x, y), how) - at[0]


def _fitting(canvas: Canvas, amounts: list[AmountView], how: Print, room: float) -> Print:
    """Shrink pieces, then figures, until amounts fit side by side."""
    while sum(amount_width(canvas, one, how) for one in amounts) > room and how.good > _LEAST_GOOD:
        figure = max(canvas.typeface.floor, how.figure - 0.5)
        how = replace(how, good=how.good - 0.5, figure=figure)
    return how


def draw_story(canvas: Canvas, rect: Rect, view: StoryView, *, small: bool) -> None:
    """Draw the empty place of a settled lot, which tells what became of it."""
    draw_place(canvas, rect)
    sheet, face, x = on_sheet(canvas), canvas.typeface, rect.centre[0]
    title, word, detail = (13.0, 13.5, 13.0) if small else (14.5, 15.5, 13.5)
    radius, lead = (17.0, 17.0) if small else (34.0, 20.0)
    room = rect.w - 8
    y = rect.y + (14 if small else 24)
    canvas.text(
        view.name,
        (x, y),
        "text_bold",
        face.held(title, _GROWS),
        sheet.ink,
        align="centre",
        fit=room,
    )
    y += radius + (14 if small else 26)
    if view.winner:
        draw_seal(canvas, (x, y), radius, view.winner)
    else:
        canvas.icon("card-discard", (x, y), radius * 1.3, sheet.ink2)
    y += radius + (11 if small else 18)
    size = face.held(word, _GROWS)
    canvas.text(view.words, (x, y), "text_bold", size, sheet.ink, align="centre", fit=room)
    at, size = (x, y + lead), face.held(detail, _GROWS)
    canvas.text(view.detail, at, "sans", size, sheet.ink2, align="centre", fit=room)
    y += lead + (16 if small else 30)
    pitch = min(17.0 if small else 25.0, (rect.bottom - 6 - y) / max(1, len(view.paid)) + 4)
    for paid in view.paid:
        _draw_paid(canvas, Rect(rect.x + 4, y - pitch / 2, rect.w - 8, pitch), paid, small=small)
        y += pitch


def _draw_paid(canvas: Canvas, row: Rect, view: PaidView, *, small: bool) -> None:
    theme, sheet, y = canvas.theme, on_sheet(canvas), row.centre[1]
    radius = 7.5 if small else 10.0
    centre = (row.x + radius + (2 if small else 8), y)
    draw_seal(canvas, centre, radius, view.owner)
    if view.own:
        canvas.circle(centre, radius + 1.8, theme.lit, 1.8)
    left = centre[0] + radius + (4 if small else 7)
    room = row.right - left
    m = _SMALL if small else _NORMAL
    how = Print(m.good, canvas.typeface.held(m.figure, _GROWS), theme.good)
    if view.words:
        size = canvas.typeface.held(13.0, _GROWS)
        canvas.text(view.words, (left, y), "sans_bold", size, sheet.ink2, fit=room)
    elif any(view.paid):
        draw_swap(canvas, (left, y), view.paid, view.gained, replace(how, ink=sheet.ink), room)
    else:
        draw_gains(canvas, (left, y), view.gained, how, room)
