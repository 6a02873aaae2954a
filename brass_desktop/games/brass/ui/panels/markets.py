"""The coal and iron markets, and the demand for cotton where a game has it."""

from collections.abc import Sequence

from brass_desktop.games.brass.present.about.things import MarketPrice, WholeMarket
from brass_desktop.games.brass.present.intents import PickMarket
from brass_desktop.games.brass.present.text import table as words
from brass_desktop.games.brass.present.viewmodel.panels import (
    DemandView,
    MarketRow,
    MarketSpace,
    MarketView,
)
from brass_desktop.games.brass.ui.panels.demand import demand_strip, draw_demand
from brass_desktop.games.brass.ui.pieces.marks import draw_cube
from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import with_alpha
from brass_desktop.ui.drawing.marks import draw_coin, draw_divider, draw_rule
from brass_desktop.ui.drawing.typeface import FittedLine
from brass_desktop.ui.table.touches import Touches

_SMALL_NAME = 53.0
"""How wide a market's name may be in the small panel before it would touch the coin."""


def draw_markets(
    canvas: Canvas,
    rect: Rect,
    views: tuple[MarketView, MarketView],
    demand: DemandView | None,
    touches: Touches,
) -> None:
    """Draw both markets side by side, the next price lit in each, and the demand below them."""
    small = rect.w < 300
    canvas.panel(rect)
    column = 98 if small else 152
    starts = _columns(rect)
    names, captions = _heads(canvas, [view.name for view in views], small)
    for x, view, name in zip(starts, views, names, strict=True):
        area = Rect(x, rect.y, column, rect.h)
        if small:
            foot = _draw_small_market(canvas, area, view, name)
        else:
            foot = _draw_market(canvas, area, view, name, captions)
        _note_market(Rect(x - 4, rect.y + 8, column + 8, foot - rect.y), view, small, touches)
    inset = 12 if small else 16
    middle = (rect.x + rect.w / 2, rect.y + inset)
    if demand is None:
        _draw_note(canvas, Rect(starts[1], rect.y, column, rect.h), views[1], small)
        draw_divider(canvas, middle, rect.h - 2 * inset)
        return
    draw_divider(canvas, middle, demand_strip(rect).y - rect.y - 2 * inset)
    draw_demand(canvas, rect, demand, touches)


def _heads(
    canvas: Canvas, names: Sequence[str], small: bool
) -> tuple[list[FittedLine], Sequence[str]]:
    """Set both names alike, and say what the coin beside them means where there is room."""
    type = canvas.typeface
    if small:
        return type.alike(names, "title", 15.5, _SMALL_NAME), ()
    captions = [word() for word in words.NEXT_BUY]
    room = 76 - max(type.measure(word, "sans_bold", type.held(12)) for word in captions)
    beside = type.alike(names, "title", 20, room)
    # A name in its own face matters more than what the coin means, which the tip tells as well.
    if all(line.role == "title" and not line.cut for line in beside):
        return beside, captions
    return type.alike(names, "title", 20, 84), ()


def _note_market(area: Rect, view: MarketView, small: bool, touches: Touches) -> None:
    """Let every price explain itself; all of them are the same source."""
    intent = PickMarket(view.resource)
    touches.add(area, intent, WholeMarket(view.resource))
    first, pitch = (33.0, 23.0) if small else (48.0, 31.0)
    prices = [*(row.price for row in view.rows), view.empty_price]
    for i, price in enumerate(prices):
        row = Rect(area.x, area.y + first + i * pitch, area.w, pitch)
        touches.cover(row, intent, MarketPrice(view.resource, price))


def _columns(rect: Rect) -> tuple[float, float]:
    """Return the left edges of the two markets."""
    small = rect.w < 300
    return rect.x + (10 if small else 16), rect.x + rect.w / 2 + (7 if small else 16)


def market_space(rect: Rect, column: int, row: int, place: int) -> Rect:
    """Return one space of the left (0) or right (1) market in the panel."""
    x = _columns(rect)[column]
    if rect.w < 300:
        return _small_space(x, rect.y + 42 + row * 23, place)
    return _space(Rect(x - 4, rect.y + 56 + row * 31, 160, 31), place)


def _space(row: Rect, place: int) -> Rect:
    return Rect(row.x + 54 + place * 34, row.centre[1] - 13, 26, 26)


def _small_space(x: float, top: float, place: int) -> Rect:
    return Rect(x + 40 + place * 25, top + 0.5, 20, 20)


def _draw_market(
    canvas: Canvas, area: Rect, view: MarketView, name: FittedLine, captions: Sequence[str]
) -> float:
    theme, x, y = canvas.theme, area.x, area.y
    draw_cube(canvas, (x + 12, y + 27), 20, view.resource)
    canvas.fitted(name, (x + 30, y + 27), theme.title)
    size = canvas.typeface.held(12)
    for word, top in zip(captions, (21, 35), strict=False):
        canvas.text(word, (x + 112, y + top), "sans_bold", size, theme.ink2, align="right")
    draw_coin(canvas, (x + 134, y + 28), 15, words.MONEY(pounds=view.next_price))
    draw_rule(canvas, (x, y + 48), area.w)
    for i, row in enumerate(view.rows):
        _draw_row(canvas, Rect(x - 4, y + 56 + i * 31, area.w + 8, 31), row, view.resource)
    foot = y + 60 + len(view.rows) * 31
    ink = theme.ink if not any(row.next for row in view.rows) else theme.ink3
    price = words.MONEY(pounds=view.empty_price)
    canvas.text(price, (x + 8, foot + 10), "text_bold", 18, ink)
    canvas.text(words.FROM_SUPPLY(), (x + 48, foot + 10), "sans", 12.5, theme.ink2, fit=104)
    return foot + 22


def _draw_row(canvas: Canvas, rect: Rect, row: MarketRow, resource: str) -> None:
    theme = canvas.theme
    if row.next:
        canvas.fill(rect, theme.lit_row, 6)
        canvas.outline(rect, with_alpha(theme.lit, 220), 1.4, 6)
    x, y = rect.x + 4, rect.centre[1]
    ink = theme.ink if row.next else theme.ink2
    canvas.text(words.MONEY(pounds=row.price), (x + 8, y), "text_bold", 18, ink)
    for i, space in enumerate(row.spaces):
        draw_market_space(canvas, _space(rect, i), space, resource)
    if row.note:
        canvas.text(row.note, (rect.right - 6, y), "text_bold", 14.5, theme.good, align="right")


def draw_market_space(canvas: Canvas, rect: Rect, space: MarketSpace, resource: str) -> None:
    """Draw one space of a market with its cube, if it has one."""
    canvas.well(rect)
    if space.filled or space.marked:
        alpha = 255 if space.filled else 120
        draw_cube(canvas, (rect.centre[0], rect.centre[1] - 0.5), rect.w - 5, resource, alpha)
    if space.marked:
        canvas.outline(rect.grown(2.5), canvas.theme.lit, 2.2, 6)


def _draw_small_market(canvas: Canvas, area: Rect, view: MarketView, name: FittedLine) -> float:
    theme, x, y = canvas.theme, area.x, area.y
    draw_cube(canvas, (x + 8, y + 20), 14, view.resource)
    canvas.fitted(name, (x + 18, y + 20), theme.title)
    draw_coin(canvas, (x + 86.5, y + 20), 11.5, words.MONEY(pounds=view.next_price))
    draw_rule(canvas, (x, y + 36), area.w)
    for i, row in enumerate(view.rows):
        top = y + 42 + i * 23
        if row.next:
            lit = Rect(x - 4, top - 1, area.w + 7, 23)
            canvas.fill(lit, theme.lit_row, 5)
            canvas.outline(lit, theme.lit, 1.2, 5)
        ink = theme.ink if row.next else theme.ink2
        canvas.text(words.MONEY(pounds=row.price), (x + 4, top + 10.5), "text_bold", 14.5, ink)
        for k, space in enumerate(row.spaces):
            draw_market_space(canvas, _small_space(x, top, k), space, view.resource)
    foot = y + 42 + len(view.rows) * 23
    price = words.MONEY(pounds=view.empty_price)
    canvas.text(price, (x + 4, foot + 10), "text_bold", 14.5, theme.ink2)
    canvas.text(words.SUPPLY(), (x + 40, foot + 10), "sans", 12.5, theme.ink2, fit=58)
    return foot + 20


def _draw_note(canvas: Canvas, area: Rect, iron: MarketView, small: bool) -> None:
    """Explain in the room under the shorter market which resource needs a route."""
    type, grow = canvas.typeface, max(1.0, canvas.typeface.text_scale)
    if small:
        top, size, lead, first = area.y + 42 + len(iron.rows) * 23 + 26, 12.0, 15.0, 14
        notes = [words.MARKET_NOTE_SHORT()]
    else:
        top, size, lead, first = area.y + 60 + len(iron.rows) * 31 + 28, 12.5, 17.0, 16
        notes = [words.MARKET_NOTE(), words.MARKET_NOTE_SHORT()]
    draw_rule(canvas, (area.x, top), area.w)
    most = int((area.bottom - 10 - top - first) / (lead * grow) + 1)
    broken = [type.wrap(note, "sans", size, area.w) for note in notes]
    lines = next((lines for lines in broken if len(lines) <= most), ())
    if not lines:
        # Only the plain text size leaves room for all of it.
        size, grow = type.held(size), 1.0
        lines = type.wrap(notes[-1], "sans", size, area.w)
    at = (area.x, top + first)
    canvas.lines(lines, at, "sans", size, canvas.theme.ink2, lead=lead * grow)
