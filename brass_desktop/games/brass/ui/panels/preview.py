"""The price preview that takes the chronicle's place while an action is being built."""

from dataclasses import dataclass, replace

from brass_desktop.games.brass.present.text import table as words
from brass_desktop.games.brass.present.viewmodel.panels import OrderSeat, PreviewSum, PreviewView
from brass_desktop.games.brass.ui.panels.answers import draw_answers
from brass_desktop.games.brass.ui.panels.preview_rows import (
    MANNERS,
    SetRows,
    draw_rows,
    fitted_rows,
    set_rows,
)
from brass_desktop.games.brass.ui.pieces.tiles import draw_link_token, draw_tile
from brass_desktop.i18n.wording import wordings
from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import with_alpha
from brass_desktop.ui.drawing.marks import draw_divider, draw_rule, draw_seal
from brass_desktop.ui.drawing.strokes import Stroke, draw_strokes
from brass_desktop.ui.drawing.typeface import Role, Typeface
from brass_desktop.ui.table.touches import Hot, Touches

_TITLE_FACES: tuple[Role, ...] = ("title", "text_bold")


@dataclass(frozen=True, slots=True)
class _SumSizes:
    """Type of the sums, the room of the arrow and what stays free at both sides of a column."""

    before: float
    after: float
    caption: float
    gap: float
    edge: float
    pad: float

    def need(self, type: Typeface, entry: PreviewSum, caption: str) -> float:
        """Return how wide a column has to be."""
        before = type.measure(entry.before, "text_bold", self.before)
        after = type.measure(entry.after, "text_bold", self.after)
        numbers = before + self.gap + after
        return max(type.measure(caption, "sans_bold", self.caption), numbers) + 2 * self.edge

    def smaller(self, floor: float) -> "_SumSizes":
        """Return all type one step smaller."""
        before, after, caption = (
            max(floor, size * 0.97) for size in (self.before, self.after, self.caption)
        )
        return replace(self, before=before, after=after, caption=caption)


_SUMS = _SumSizes(before=17, after=21, caption=12.5, gap=24, edge=4, pad=4)
_SMALL_SUMS = _SumSizes(before=13, after=15, caption=12, gap=14, edge=2, pad=2)


@dataclass(frozen=True, slots=True)
class _Foot:
    """What stands below the rows: the sums always, order and note while there is room."""

    order: bool
    note: bool
    height: float


_FEET = (_Foot(True, True, 162), _Foot(True, False, 132), _Foot(False, False, 74))
_SMALL_FEET = (_Foot(True, True, 112), _Foot(True, False, 80), _Foot(False, False, 54))


def draw_preview(
    canvas: Canvas, rect: Rect, view: PreviewView, scroll: float, touches: Touches, hot: Hot
) -> None:
    """Draw the question's answers, what the action costs and brings, the sums, the next order."""
    small = rect.w < 300
    canvas.panel(rect)
    y = _draw_head(canvas, rect, view, small)
    if view.answers:
        y = draw_answers(canvas, rect, view, y, touches, hot)
    if not view.sums or (view.answers and _stand(view.sums)):
        # No action has been chosen yet, or its answers want the room of sums that still stand.
        area = Rect(rect.x, y, rect.w, rect.bottom - 10 - y)
        rows = fitted_rows(canvas.typeface, area, view.rows)
        if rows.height <= area.h or not view.answers:
            touches.overflow = draw_rows(canvas, area, rows, scroll, touches)
        return
    foot, rows = _fitted(canvas.typeface, rect, view, y, small)
    top = rect.bottom - foot.height
    area = Rect(rect.x, y, rect.w, top - y)
    touches.overflow = draw_rows(canvas, area, rows, scroll, touches)
    _draw_sums(canvas, Rect(rect.x + 12, top, rect.w - 24, 44 if small else 58), view.sums, small)
    (_draw_small_foot if small else _draw_foot)(canvas, rect, view, foot)


def _fitted(
    type: Typeface, rect: Rect, view: PreviewView, y: float, small: bool
) -> tuple[_Foot, SetRows]:
    """Choose how fully rows and foot can be set; the foot gives way before a row says less."""
    feet = _SMALL_FEET if small else _FEET
    for manner in MANNERS:
        rows = set_rows(type, rect, view.rows, manner)
        for foot in feet if manner.said == "head" else feet[:2]:
            if y + rows.height <= rect.bottom - foot.height:
                return foot, rows
    return feet[-1], set_rows(type, rect, view.rows, MANNERS[-1])


def _draw_foot(canvas: Canvas, rect: Rect, view: PreviewView, foot: _Foot) -> None:
    top = rect.bottom - foot.height + 75
    if foot.order and view.order:
        caption = (rect.x + 16, top)
        canvas.text(
            words.NEXT_ORDER(), caption, "sans_bold", 13.5, canvas.theme.ink2, fit=rect.w - 32
        )
        _draw_order(canvas, Rect(rect.x + 12, top + 11, rect.w - 24, 36), view.order)
    if foot.note:
        at = (rect.centre[0], rect.bottom - 20)
        canvas.text(
            view.foot, at, "text_italic", 14, canvas.theme.ink2, align="centre", fit=rect.w - 28
        )


def _stand(sums: tuple[PreviewSum, ...]) -> bool:
    """Tell whether nothing would change yet."""
    return all(entry.before == entry.after for entry in sums)


def _draw_head(canvas: Canvas, rect: Rect, view: PreviewView, small: bool) -> float:
    theme = canvas.theme
    pad, side = (12, 36) if small else (16, 52)
    art = Rect(rect.right - pad - side + 2, rect.y + (7 if small else 12), side, side)
    if view.tile is not None:
        draw_tile(canvas, art, view.tile, small=small)
    elif view.link is not None:
        owner, era = view.link
        scale = 0.9 if small else 1.45
        draw_link_token(canvas, art.centre, (1, 0), owner=owner, era=era, scale=scale)
    has_art = view.tile is not None or view.link is not None
    room = rect.w - 2 * pad - (side + 8 if has_art else 0)
    head, below = view.title, view.subtitle
    size, lead, first, note = (14.5, 17, 17, 12.5) if small else (19, 22, 24, 14.5)
    role, size, lines = _title(canvas.typeface, head, size, room)
    x, y = rect.x + pad, rect.y + first
    grow = max(1.0, canvas.typeface.text_scale)
    apart = lead * grow
    y += canvas.lines(lines, (x, y), role, size, theme.title, lead=apart)
    if below:
        notes, under = canvas.typeface.wrap_within(below, "sans", note, room, 1), note * 1.2 * grow
        y += canvas.lines(notes, (x, y), "sans", note, theme.ink2, lead=under) - under
        top = max(rect.y + (48 if small else 70), y + 14)
    else:
        top = y - apart / 2 + 6
    draw_rule(canvas, (rect.x + pad, top), rect.w - 2 * pad)
    return top + (4 if small else 6)


def _title(
    type: Typeface, words: str, size: float, room: float
) -> tuple[Role, float, tuple[str, ...]]:
    """Set a title in one line, else in two, else in a plainer face or broken at its dash."""
    least = type.least(size)
    for text in (words, words.replace("–", "– ")):
        for role in _TITLE_FACES:
            lines = type.wrap_within(text, role, least, room, 2)
            if len(lines) <= 2 and all(type.measure(line, role, least) <= room for line in lines):
                fitted = min(type.fitted_size(line, role, size, room) for line in lines)
                return role, fitted, lines
    return _TITLE_FACES[-1], least, lines


def _draw_sums(canvas: Canvas, rect: Rect, sums: tuple[PreviewSum, ...], small: bool) -> None:
    """Draw each number before and after; columns are as wide as their words need."""
    canvas.well(rect)
    sizes = _SMALL_SUMS if small else _SUMS
    inner = Rect(rect.x + sizes.pad, rect.y, rect.w - 2 * sizes.pad, rect.h)
    sizes, needs = _fitted_sums(canvas.typeface, sums, sizes, inner.w)
    spare = (inner.w - sum(needs)) / len(sums)
    left = inner.x
    for i, (entry, need) in enumerate(zip(sums, needs, strict=True)):
        column = Rect(left, rect.y, need + spare, rect.h)
        _draw_sum(canvas, column, entry, sizes)
        if i:
            draw_divider(canvas, (left, rect.y + 8), rect.h - 16)
        left = column.right


def _fitted_sums(
    type: Typeface, sums: tuple[PreviewSum, ...], sizes: _SumSizes, width: float
) -> tuple[_SumSizes, list[float]]:
    """Say the captions shorter before the type shrinks; it ends at the smallest that is read."""
    needs = [sizes.need(type, entry, entry.label) for entry in sums]
    while sum(needs) > width:
        needs = [sizes.need(type, entry, wordings(entry.label)[-1]) for entry in sums]
        if sum(needs) <= width or sizes.after <= type.floor:
            break
        sizes = sizes.smaller(type.floor)
    return sizes, needs


def _draw_sum(canvas: Canvas, rect: Rect, entry: PreviewSum, sizes: _SumSizes) -> None:
    theme, gap = canvas.theme, sizes.gap
    x, y = rect.centre[0], rect.y + rect.h * 0.68
    at = (x, rect.y + rect.h * 0.27)
    fit = rect.w - 2 * sizes.edge
    canvas.text(entry.label, at, "sans_bold", sizes.caption, theme.ink2, align="centre", fit=fit)
    old = canvas.typeface.measure(entry.before, "text_bold", sizes.before)
    new = canvas.typeface.measure(entry.after, "text_bold", sizes.after)
    left = x - (old + gap + new) / 2
    canvas.text(entry.before, (left, y), "text_bold", sizes.before, theme.ink3)
    _draw_arrow(canvas, left + old + gap / 2, y, gap * 0.38)
    canvas.text(entry.after, (left + old + gap, y), "text_bold", sizes.after, theme.ink)


def _draw_arrow(canvas: Canvas, x: float, y: float, length: float) -> None:
    ink = canvas.theme.ink2
    head = length * 0.5
    shaft = [(x - length / 2, y), (x + length / 2, y)]
    tip = [
        (x + length / 2 - head, y - head),
        (x + length / 2, y),
        (x + length / 2 - head, y + head),
    ]
    draw_strokes(canvas, [Stroke(shaft, 1.6, ink), Stroke(tip, 1.6, ink)])


def _draw_order(canvas: Canvas, rect: Rect, order: tuple[OrderSeat, ...]) -> None:
    theme, pitch = canvas.theme, rect.w / max(4, len(order))
    # Four seats beside each other have room only for the plain text size.
    size = 15 / max(1.0, canvas.typeface.text_scale)
    for i, seat in enumerate(order):
        x, y = rect.x + i * pitch + 20, rect.centre[1]
        if seat.hot:
            pill = Rect(x - 20, rect.y, pitch - 3, rect.h)
            canvas.fill(pill, with_alpha(theme.lit, 70), 18)
            canvas.outline(pill, theme.lit, 1.6, 18)
        draw_seal(canvas, (x, y), 14, seat.owner)
        place = words.PLACE_IN_ORDER(place=i + 1)
        ink = theme.ink if seat.hot else theme.ink2
        wide = canvas.text(place, (x + 19, y), "text_bold", size, ink)
        canvas.text(seat.spent, (x + 22 + wide, y), "text_bold", size, theme.ink)


def _draw_small_foot(canvas: Canvas, rect: Rect, view: PreviewView, foot: _Foot) -> None:
    """Show the order as medallions, and what can be taken back beneath."""
    theme, y = canvas.theme, rect.bottom - foot.height + 61
    start = rect.centre[0] - (len(view.order) - 1) * 27
    # As in the larger panel there is room only for the plain text size.
    size = 13 / max(1.0, canvas.typeface.text_scale)
    for i, seat in enumerate(view.order if foot.order else ()):
        at = (start + i * 54, y)
        draw_seal(canvas, (at[0] - 12, y), 10, seat.owner)
        canvas.text(seat.spent, (at[0] + 1, y), "text_bold", size, theme.ink, fit=26)
        if seat.hot:
            canvas.circle((at[0] - 12, y), 13, theme.lit, 1.8)
    if not foot.note:
        return
    # Two lines have room only for the plain text size.
    size = 12.5 / max(1.0, canvas.typeface.text_scale)
    lines = canvas.typeface.balanced(view.foot, "text_italic", size, rect.w - 20)[:2]
    first = (rect.centre[0], rect.bottom - (30 if len(lines) > 1 else 21))
    canvas.lines(lines, first, "text_italic", size, theme.ink2, lead=15, align="centre")
