"""Player panels: who sits where, what they own and what they would build next."""

from dataclasses import dataclass, replace

from brass_desktop.games.brass.present.about.things import Figure, FigureName, MatTile
from brass_desktop.games.brass.present.icons import INDUSTRY_ICONS
from brass_desktop.games.brass.present.intents import OpenMat
from brass_desktop.games.brass.present.text import table as words
from brass_desktop.games.brass.present.text.names import ROMAN
from brass_desktop.games.brass.present.viewmodel.panels import NextTile, PlayerPanelView, SeatState
from brass_desktop.games.brass.present.viewmodel.pieces import TileView
from brass_desktop.games.brass.ui.pieces.tiles import draw_tile
from brass_desktop.i18n.wording import Wording, wordings
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import with_alpha
from brass_desktop.ui.drawing.marks import draw_coin, draw_divider, draw_rule, draw_seal
from brass_desktop.ui.drawing.palette import BAR_INK
from brass_desktop.ui.drawing.typeface import Role, Typeface
from brass_desktop.ui.table.controls import draw_chip
from brass_desktop.ui.table.seat_ground import draw_seat_ground
from brass_desktop.ui.table.touches import Hot, Touches

_TRAY_LEAST = 28.0
_TILE_LEAST = 30.0
_GROWTH = 1.12
"""How far larger text may grow in a small panel, where three lines stand close together."""


@dataclass(frozen=True, slots=True)
class PanelMeasures:
    """Places inside a player panel, from its corner."""

    height: float
    spine: float
    seal: tuple[float, float, float]
    rank: tuple[float, float, float]
    text_x: float
    name: tuple[float, float]
    line: tuple[float, float]
    money: tuple[float, float]
    coin: float
    spent: tuple[float, float]
    well: tuple[float, float, float]
    """Left, top and height; it ends 12 (8) before the right edge."""
    cells: tuple[float, ...]


_NORMAL = PanelMeasures(
    height=136, spine=14, seal=(58, 50, 34), rank=(30, 24, 11), text_x=104, name=(24, 20),
    line=(46, 13.5), money=(26, 27), coin=11.5, spent=(47, 13.5), well=(100, 64, 56),
    cells=(0, 0.25, 0.5, 0.75, 1),
)  # fmt: skip
_SMALL = PanelMeasures(
    height=92, spine=9, seal=(38, 30, 21), rank=(20, 14, 9), text_x=68, name=(18, 16.5),
    line=(35, 12.5), money=(19, 20), coin=9.6, spent=(50, 12.5), well=(16, 61, 24),
    cells=(0, 0.245, 0.564, 0.765, 1),
)  # fmt: skip


_STATS: tuple[FigureName, ...] = ("income", "vp", "cards", "links")
"""What stands in the well, from the left."""


def draw_player(
    canvas: Canvas, rect: Rect, view: PlayerPanelView, touches: Touches, hot: Hot
) -> None:
    """Draw one panel; with room to spare it also shows what the mat offers next."""
    small = rect.w < 300
    m = _kept_apart(_SMALL, canvas.typeface) if small else _NORMAL
    touches.add(rect, OpenMat(view.owner), Figure(view.owner, "name"))
    playing, hovered = view.state is SeatState.PLAYING, bool(hot.state_of(OpenMat(view.owner)))
    draw_seat_ground(canvas, rect, view.owner, m.spine, playing=playing, hovered=hovered)
    _draw_head(canvas, rect, view, m, small)
    _note_head(rect, view, m, small, touches)
    _draw_stats(canvas, rect, view, m, small, touches)
    extra = rect.h - m.height
    if extra >= _TRAY_LEAST:
        inset = 16 if small else 28
        top = rect.y + m.height - (4 if small else 8)
        area = Rect(rect.x + inset, top, rect.w - inset - 10, extra - 2)
        _draw_tray(canvas, area, view, small)
        _note_tray(area, view, touches)


def _note_head(
    rect: Rect, view: PlayerPanelView, m: PanelMeasures, small: bool, touches: Touches
) -> None:
    """Let the numbers of the head explain themselves; a click on any of them opens the mat."""
    intent = OpenMat(view.owner)
    rank = Rect.around((rect.x + m.rank[0], rect.y + m.rank[1]), 2 * m.rank[2], 2 * m.rank[2])
    touches.add(rank, intent, Figure(view.owner, "rank"))
    money = money_place(rect)
    touches.cover(money, intent, Figure(view.owner, "money"))
    height = 1.2 * m.spent[1]
    spent = Rect(money.x, rect.y + m.spent[0] - height / 2, money.w, height)
    touches.cover(spent, intent, Figure(view.owner, "spent"))


def _note_tray(area: Rect, view: PlayerPanelView, touches: Touches) -> None:
    pitch = area.w / len(view.next_tiles)
    for i, offer in enumerate(view.next_tiles):
        if offer.face is not None:
            cell = Rect(area.x + i * pitch, area.y, pitch, area.h)
            tile = MatTile(view.owner, offer.industry, offer.face.level)
            touches.cover(cell, OpenMat(view.owner), tile)


def _kept_apart(m: PanelMeasures, type: Typeface) -> PanelMeasures:
    """Let the lines of a head grow with the reader's text size only as far as they have room."""
    (name_y, name), (line_y, line), (spent_y, spent) = m.name, m.line, m.spent
    return replace(
        m,
        name=(name_y, type.held(name, _GROWTH)),
        line=(line_y, type.held(line, _GROWTH)),
        spent=(spent_y, type.held(spent, _GROWTH)),
    )


def money_place(rect: Rect) -> Rect:
    """Return where a panel's money stands, coin included."""
    m = _SMALL if rect.w < 300 else _NORMAL
    width, height = 3.6 * m.money[1], 1.1 * m.money[1]
    right = rect.right - (10 if m is _SMALL else 14)
    return Rect(right - width, rect.y + m.money[0] - height / 2, width, height)


def _draw_head(
    canvas: Canvas, rect: Rect, view: PlayerPanelView, m: PanelMeasures, small: bool
) -> None:
    theme, x, y = canvas.theme, rect.x, rect.y
    draw_seal(canvas, (x + m.seal[0], y + m.seal[1]), m.seal[2], view.owner)
    rank = (x + m.rank[0], y + m.rank[1])
    canvas.circle(rank, m.rank[2], theme.rank)
    canvas.circle(rank, m.rank[2], theme.gilt_hi, 1.2)
    numeral = canvas.typeface.held(12)
    canvas.text(ROMAN[view.rank], rank, "text_bold", numeral, BAR_INK, align="centre")
    right = rect.right - (12 if small else 16)
    size = m.money[1]
    money = str(view.money)
    width = canvas.text(money, (right, y + m.money[0]), "text_bold", size, theme.ink, align="right")
    coin = right - max(width, 28 if not small else 0) - m.coin - (7 if small else 8)
    draw_coin(canvas, (coin, y + m.money[0]), m.coin)
    left = x + m.text_x
    room = coin - m.coin - 6 - left
    canvas.text(view.name, (left, y + m.name[0]), "title", m.name[1], theme.ink, fit=room)
    spent = canvas.typeface.measure(view.spent, "sans_bold", m.spent[1])
    canvas.text(
        view.spent, (right, y + m.spent[0]), "sans_bold", m.spent[1], theme.ink2, align="right"
    )
    if small:
        _draw_small_lines(canvas, rect, view, m, right - spent - 6 - left)
    else:
        named = words.SEAT_LINE(character=view.character_name, sits=view.sits)
        line = Wording.of((*wordings(named), view.sits))
        at = (left, y + m.line[0])
        canvas.text(line, at, "sans", m.line[1], theme.ink2, fit=right - spent - 8 - left)
        chip = Rect(x + 26, y + 96, 64, 20)
        ink = draw_chip(canvas, chip, lit=view.state is SeatState.PLAYING)
        ink = theme.good if view.state is SeatState.DONE else ink
        canvas.text(view.state_word, chip.centre, "sans_bold", 12, ink, align="centre", fit=58)


def _draw_small_lines(
    canvas: Canvas, rect: Rect, view: PlayerPanelView, m: PanelMeasures, room: float
) -> None:
    theme, left = canvas.theme, rect.x + m.text_x
    wide = rect.right - 12 - left
    first, second, size = rect.y + m.line[0], rect.y + m.spent[0], m.line[1]
    canvas.text(view.character_name, (left, first), "sans", size, theme.ink2, fit=wide)
    playing = view.state is SeatState.PLAYING
    line, ink = (view.state_word, theme.accent) if playing else (view.sits, theme.ink2)
    role: Role = "sans_bold" if playing else "sans"
    canvas.text(line, (left, second), role, size, ink, fit=room)
    if view.state is SeatState.DONE:
        tick = (rect.x + 55, rect.y + 46)
        canvas.circle(tick, 8, theme.chip)
        canvas.circle(tick, 8, theme.line, 1.1)
        canvas.icon("check-mark", tick, 10, theme.good)


def _draw_stats(
    canvas: Canvas,
    rect: Rect,
    view: PlayerPanelView,
    m: PanelMeasures,
    small: bool,
    touches: Touches,
) -> None:
    theme = canvas.theme
    left, top, height = m.well
    well = Rect(rect.x + left, rect.y + top, rect.w - left - (8 if small else 12), height)
    canvas.well(well)
    points = words.VP_SHORT(points=view.vp) if small else str(view.vp)
    stats = (
        ("receive-money", view.income, words.STAT_INCOME()),
        ("laurels", points, words.STAT_VP()),
        ("poker-hand", str(view.hand), words.STAT_CARDS()),
        ("linked-rings", str(view.links_left), words.STAT_LINKS()),
    )
    icon, size, gap = (14, 14, 17) if small else (17, 18, 22)
    y = well.y + (height / 2 if small else 18)
    for i, (name, value, caption) in enumerate(stats):
        start, end = (well.x + well.w * m.cells[j] for j in (i, i + 1))
        cell = Rect(start, well.y, end - start, well.h)
        touches.cover(cell, OpenMat(view.owner), Figure(view.owner, _STATS[i]))
        middle = (start + end) / 2
        wide = gap + canvas.typeface.measure(value, "text_bold", size)
        canvas.icon(name, (middle - wide / 2 + icon / 2, y), icon, theme.ink2)
        canvas.text(value, (middle - wide / 2 + gap, y), "text_bold", size, theme.ink)
        if not small:
            at = (middle, y + 19)
            fit = end - start - 4
            canvas.text(caption, at, "sans_bold", 12, theme.ink2, align="centre", fit=fit)
        if i:
            inset = 5 if small else 8
            draw_divider(canvas, (start, well.y + inset), height - 2 * inset)


def _draw_tray(canvas: Canvas, area: Rect, view: PlayerPanelView, small: bool) -> None:
    """Show the next tile of every industry; with more room also its price and how many are left."""
    pitch = area.w / len(view.next_tiles)
    notes = area.h >= (64 if small else 84)
    caption = area.h >= (84 if small else 108)
    room = area.h - (18 if notes else 0) - (20 if caption else 0)
    side = min(room - 4, pitch - (3 if small else 8), 52)
    if side < _TILE_LEAST:
        _draw_levels(canvas, area, view)
        return
    top = area.y + (room - side) / 2 + (20 if caption else 0)
    if caption:
        ink = canvas.theme.ink2
        at = (area.x + 4, top - 14)
        wide = canvas.text(words.NEXT_TO_BUILD(), at, "sans_bold", 12, ink, fit=area.w - 20)
        draw_rule(canvas, (area.x + wide + 14, at[1]), area.w - wide - 18)
    for i, offer in enumerate(view.next_tiles):
        x = area.x + (i + 0.5) * pitch
        rect = Rect(x - side / 2, top, side, side)
        _draw_offer(canvas, rect, offer, view.owner, small)
        if notes and offer.face is not None:
            at = (x, rect.bottom + 11)
            if offer.face.is_never_built:
                _draw_developed(canvas, at, offer.left)
            else:
                _draw_price(canvas, at, offer.face.cost, offer.left, pitch - 6)


def _draw_developed(canvas: Canvas, at: Point, left: int) -> None:
    """Show in the place of a price that a tile has to be developed away."""
    ink, (x, y) = canvas.theme.ink2, at
    canvas.icon("upgrade", (x - 9, y), 14, ink)
    canvas.text(words.TIMES(count=left), (x + 1, y), "sans_bold", 12, ink)


def _draw_price(canvas: Canvas, at: Point, price: int, left: int, room: float) -> None:
    """Write what a tile costs, and where there is room how many are left; its tip says both."""
    type, note = canvas.typeface, words.PRICE_AND_LEFT(price=price, count=left)
    if type.measure(note, "sans_bold", type.held(12)) > room:
        note = words.MONEY(pounds=price)
    canvas.text(note, at, "sans_bold", 12, canvas.theme.ink2, align="centre", fit=room)


def _draw_levels(canvas: Canvas, area: Rect, view: PlayerPanelView) -> None:
    """Name the next level of every industry where there is no room for its tile."""
    theme = canvas.theme
    well = Rect(area.x, area.y + 3, area.w + 2, 24)
    canvas.well(well)
    pitch = well.w / len(view.next_tiles)
    for i, offer in enumerate(view.next_tiles):
        x, y = well.x + (i + 0.5) * pitch, well.centre[1]
        level = ROMAN[offer.face.level] if offer.face is not None else "–"
        wide = 14 + canvas.typeface.measure(level, "text_bold", 12)
        canvas.icon(INDUSTRY_ICONS[offer.industry], (x - wide / 2 + 6.5, y), 13, theme.ink2)
        canvas.text(level, (x - wide / 2 + 15, y), "text_bold", 12, theme.ink)


def _draw_offer(canvas: Canvas, rect: Rect, offer: NextTile, owner: str, small: bool) -> None:
    if offer.face is None:
        canvas.well(rect)
        ink = with_alpha(canvas.theme.ink3, 110)
        canvas.line((rect.x + 8, rect.bottom - 8), (rect.right - 8, rect.y + 8), ink, 1.5)
        return
    draw_tile(canvas, rect, TileView(owner, offer.face), small=small or rect.w < 40)
