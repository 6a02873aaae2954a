"""The era badge with the board's switch, and the turn order strip."""

from brass_desktop.games.brass.present.about.things import Era
from brass_desktop.games.brass.present.icons import LINK_ICONS
from brass_desktop.games.brass.present.intents import OpenMat
from brass_desktop.games.brass.present.text import table as words
from brass_desktop.games.brass.present.viewmodel.panels import EraView, OrderSeat, TurnOrderView
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import rgba
from brass_desktop.ui.drawing.marks import draw_divider, draw_seal
from brass_desktop.ui.drawing.strokes import dashed, draw_strokes, ring_points
from brass_desktop.ui.table.board_switch import draw_board_switch
from brass_desktop.ui.table.touches import Hot, Touches

_MEDAL_INK = rgba("#2e1c06")


def draw_era(canvas: Canvas, rect: Rect, view: EraView, touches: Touches, hot: Hot) -> None:
    """Draw era and round; extra rounds of fewer players get closer dots."""
    theme, small = canvas.theme, rect.h < 60
    canvas.panel(rect)
    touches.add(rect, None, Era())
    x, y = rect.x, rect.y
    medal = (x + 26, y + 23, 17, 23) if small else (x + 46, y + 44, 32, 42)
    canvas.sprite("brass.mark.medal", Rect.around(medal[:2], 2 * medal[2], 2 * medal[2]))
    lift = medal[3] * 0.07 if view.era == "canal" else 0
    canvas.icon(LINK_ICONS[view.era], (medal[0], medal[1] - lift), medal[3], _MEDAL_INK)
    left = x + (51 if small else 92)
    room = _switch(rect, small).x - left - 6
    title, caption = ((15.5, 16), (13, 33)) if small else ((24, 28), (17, 54))
    canvas.text(view.title, (left, y + title[1]), "title", title[0], theme.title, fit=room)
    canvas.text(view.caption, (left, y + caption[1]), "text_bold", caption[0], theme.ink, fit=room)
    if not small:
        _draw_rounds(canvas, (left + 6, y + 73), view)
    draw_board_switch(canvas, _switch(rect, small), touches, hot)


def _draw_rounds(canvas: Canvas, at: Point, view: EraView) -> None:
    theme = canvas.theme
    pitch = min(19.0, 152 / view.rounds)
    for i in range(view.rounds):
        here = (at[0] + i * pitch, at[1])
        played = i < view.round
        canvas.circle(here, 5, theme.gilt if played else theme.well)
        canvas.circle(here, 5, theme.line, 1.1)
        if i + 1 == view.round:
            canvas.circle(here, 8.2, theme.lit, 1.8)


def _switch(rect: Rect, small: bool) -> Rect:
    if small:
        return Rect(rect.right - 66, rect.y + 9, 58, 28)
    return Rect(rect.right - 88, rect.y + 28, 72, 32)


def draw_order(canvas: Canvas, rect: Rect, view: TurnOrderView, touches: Touches) -> None:
    """Draw this round's order and the next one's as far as money has been spent."""
    small = rect.h < 50
    canvas.panel(rect)
    half = rect.w / 2
    starts = (rect.x + (10 if small else 16), rect.x + half + (8 if small else 10))
    captions = (words.THIS_ROUND(), words.NEXT_ROUND())
    for x, caption, seats in zip(starts, captions, (view.this_round, view.next_round), strict=True):
        if not seats:
            continue
        at = (x, rect.y + (12 if small else 15))
        room = half - (16 if small else 24)
        canvas.text(caption, at, "sans_bold", 12, canvas.theme.ink2, fit=room)
        for i, seat in enumerate(seats):
            _draw_order_seat(canvas, rect, x, i, seat)
            radius, pitch, _ = _order_measures(small)
            centre = (x + radius + 1 + i * pitch, rect.y + (30 if small else 36))
            touches.add(Rect.around(centre, pitch, 28), OpenMat(seat.owner), seat.tip)
    inset = 8 if small else 12
    draw_divider(canvas, (rect.x + half, rect.y + inset), rect.h - 2 * inset)


def order_place(rect: Rect, place: int) -> Rect:
    """Return where a seat stands in this round's order."""
    small = rect.h < 50
    radius, pitch, _ = _order_measures(small)
    x = rect.x + (10 if small else 16) + radius + 1 + place * pitch
    return Rect.around((x, rect.y + (30 if small else 36)), 2 * radius, 2 * radius)


def _order_measures(small: bool) -> tuple[float, float, float]:
    return (9.0, 25.0, 0.0) if small else (12.0, 40.0, 17.5)


def _draw_order_seat(canvas: Canvas, rect: Rect, x: float, i: int, seat: OrderSeat) -> None:
    theme, small = canvas.theme, rect.h < 50
    radius, pitch, number = _order_measures(small)
    centre = (x + radius + 1 + i * pitch, rect.y + (30 if small else 36))
    draw_seal(canvas, centre, radius, seat.owner)
    if number:
        at = (centre[0] + number, centre[1] + 1)
        canvas.text(str(i + 1), at, "text_bold", 12.5, theme.ink2)
    if seat.active:
        canvas.circle(centre, radius + 3, theme.lit, 2)
    if seat.hot:
        ring = ring_points(centre, radius + 2.4)
        draw_strokes(canvas, dashed(ring, 2, theme.lit, (4, 3)))
