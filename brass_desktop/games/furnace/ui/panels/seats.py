"""Player panels: stock, discs and the engine at a glance."""

from dataclasses import dataclass
from typing import Final, cast

from brass_desktop.games.furnace.engine.ids import GOODS
from brass_desktop.games.furnace.present.about.things import (
    SeatDisc,
    SeatFigure,
    SeatPart,
)
from brass_desktop.games.furnace.present.intents import OpenWorks
from brass_desktop.games.furnace.present.text import table as words
from brass_desktop.games.furnace.present.viewmodel.frame import SeatState, SeatView
from brass_desktop.games.furnace.present.viewmodel.pieces import MONEY, AmountView
from brass_desktop.games.furnace.ui.pieces.discs import draw_disc
from brass_desktop.games.furnace.ui.pieces.goods import Print, draw_good, draw_stock
from brass_desktop.games.furnace.ui.pieces.marks import draw_first_player
from brass_desktop.games.furnace.ui.pieces.miniatures import draw_miniature
from brass_desktop.i18n.wording import Wording, wordings
from brass_desktop.present.geometry import Point, Rect, row
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.marks import draw_divider, draw_seal
from brass_desktop.ui.drawing.typeface import Role
from brass_desktop.ui.table.controls import draw_chip
from brass_desktop.ui.table.seat_ground import draw_seat_ground
from brass_desktop.ui.table.touches import Hot, Touches


@dataclass(frozen=True, slots=True)
class SeatMeasures:
    """Places inside a seat's panel, from its corner."""

    height: float
    spine: float
    seal: tuple[float, float, float]
    first: tuple[float, float, float]
    text_x: float
    name: tuple[float, float]
    line: tuple[float, float]
    money: tuple[float, float]
    coin: float
    well: tuple[float, float, float]
    """Left, top and height; it ends `pad` before the right edge."""
    pad: float
    good: tuple[float, float]
    """Size of pieces and figures in the well."""
    disc: tuple[float, float]
    """Least radius of a disc, and what each point adds."""
    engine: tuple[float, float, float]
    """Top of the miniatures, and their greatest width and height."""
    beside: float
    """Room for miniatures beside the discs."""


NORMAL: Final = SeatMeasures(
    height=184, spine=14, seal=(54, 42, 30), first=(78, 62, 12), text_x=98, name=(25, 20),
    line=(47, 14), money=(28, 27), coin=20, well=(24, 80, 40), pad=12, good=(20, 19),
    disc=(8.5, 1.25), engine=(129, 32, 46), beside=196,
)  # fmt: skip
SMALL: Final = SeatMeasures(
    height=126, spine=9, seal=(34, 24, 19), first=(19, 39, 8), text_x=60, name=(16, 16.5),
    line=(34, 13), money=(18, 20), coin=15, well=(16, 50, 26), pad=8, good=(15, 15),
    disc=(7.6, 0.75), engine=(82, 22, 36), beside=112,
)  # fmt: skip
_GAP: Final = 3.0
_GROWTH: Final = 1.12


def measures_of(rect: Rect) -> SeatMeasures:
    """Return the measures of a panel."""
    return SMALL if rect.w < 300 else NORMAL


def draw_seat(canvas: Canvas, rect: Rect, view: SeatView, touches: Touches, hot: Hot) -> None:
    """Draw one panel; a click anywhere on it opens the works."""
    m, intent = measures_of(rect), OpenWorks(view.owner)
    touches.add(rect, intent, SeatFigure(view.owner, "name"))
    playing = view.state in (SeatState.PLAYING, SeatState.WINNER)
    hovered = bool(hot.state_of(intent)) or hot.is_focus(intent)
    draw_seat_ground(canvas, rect, view.owner, m.spine, playing=playing, hovered=hovered)
    _draw_head(canvas, rect, view, m, touches)
    _draw_goods(canvas, rect, view, m, touches)
    _draw_discs(canvas, rect, view, m, touches)
    _draw_engine(canvas, rect, view, m, touches)


def _draw_head(
    canvas: Canvas, rect: Rect, view: SeatView, m: SeatMeasures, touches: Touches
) -> None:
    theme, face, (x, y), small = canvas.theme, canvas.typeface, (rect.x, rect.y), m is SMALL
    draw_seal(canvas, (x + m.seal[0], y + m.seal[1]), m.seal[2], view.owner)
    if view.first:
        cog = (x + m.first[0], y + m.first[1])
        draw_first_player(canvas, cog, m.first[2])
        place = Rect.around(cog, 2 * m.first[2], 2 * m.first[2])
        touches.cover(place, OpenWorks(view.owner), SeatFigure(view.owner, "first"))
    coin = _draw_money(canvas, rect, view, m, touches)
    left = x + m.text_x
    size = face.held(m.name[1], _GROWTH)
    at = (left, y + m.name[0])
    canvas.text(view.name, at, "title", size, theme.ink, fit=coin - 6 - left)
    size, at = face.held(m.line[1], _GROWTH), (left, y + m.line[0])
    if small:
        tells = view.state in (SeatState.PLAYING, SeatState.WINNER, SeatState.NEXT)
        line, ink = (view.state_word, theme.accent) if tells else (view.sits, theme.ink2)
        role: Role = "sans_bold" if tells else "sans"
        canvas.text(line, at, role, size, ink, fit=rect.right - m.pad - left)
        return
    chip = _draw_state(canvas, rect, view, m, touches)
    named = words.SITS(character=view.character_name, sits=view.sits)
    told = Wording.of((*wordings(named), view.sits))
    canvas.text(told, at, "sans", size, theme.ink2, fit=chip.x - 8 - left)


def money_place(rect: Rect) -> Rect:
    """Return where a panel's money stands, coin included."""
    m = measures_of(rect)
    height, width = 1.1 * m.money[1], 3.4 * m.money[1]
    return Rect(rect.right - m.pad - width, rect.y + m.money[0] - height / 2, width, height)


def _draw_money(
    canvas: Canvas, rect: Rect, view: SeatView, m: SeatMeasures, touches: Touches
) -> float:
    """Write the money with its coin; give the left edge."""
    at = (rect.right - m.pad - 3, rect.y + m.money[0])
    size = canvas.typeface.held(m.money[1], _GROWTH)
    ink = canvas.theme.ink
    wide = canvas.text(str(view.money), at, "text_bold", size, ink, align="right")
    x = at[0] - wide - m.coin * 0.85
    draw_good(canvas, MONEY, (x, at[1]), m.coin)
    touches.cover(money_place(rect), OpenWorks(view.owner), SeatFigure(view.owner, "money"))
    return x - m.coin * 0.6


def _draw_state(
    canvas: Canvas, rect: Rect, view: SeatView, m: SeatMeasures, touches: Touches
) -> Rect:
    theme, size = canvas.theme, canvas.typeface.held(12.5)
    width = canvas.typeface.measure(view.state_word, "sans_bold", size) + 18
    chip = Rect(rect.right - m.pad - width, rect.y + m.line[0] - 1, width, 20)
    lit = view.state in (SeatState.PLAYING, SeatState.WINNER)
    ink = draw_chip(canvas, chip, lit=lit)
    ink = theme.good if view.state is SeatState.DONE else ink
    canvas.text(view.state_word, chip.centre, "sans_bold", size, ink, align="centre")
    touches.cover(chip, OpenWorks(view.owner), SeatFigure(view.owner, "state"))
    return chip


def goods_cells(rect: Rect) -> list[Rect]:
    """Return where every good stands in a panel."""
    m = measures_of(rect)
    left, top, height = m.well
    return row(Rect(rect.x + left, rect.y + top, rect.w - left - m.pad, height), len(GOODS), 0.0)


def _draw_goods(
    canvas: Canvas, rect: Rect, view: SeatView, m: SeatMeasures, touches: Touches
) -> None:
    cells = goods_cells(rect)
    first, last = cells[0], cells[-1]
    canvas.well(Rect(first.x, first.y, last.right - first.x, first.h))
    how = Print(m.good[0], canvas.typeface.held(m.good[1], _GROWTH), canvas.theme.ink)
    draw_stock(canvas, cells, AmountView(view.goods), m.good[0], how)
    for good, cell in zip(GOODS, cells, strict=True):
        if cell is not first:
            draw_divider(canvas, (cell.x, cell.y + cell.h * 0.2), cell.h * 0.6)
        figure = SeatFigure(view.owner, cast(SeatPart, good))
        touches.cover(cell, OpenWorks(view.owner), figure)


def disc_places(rect: Rect, view: SeatView) -> list[tuple[Point, float]]:
    """Return middle and radius of every disc of a panel."""
    m = measures_of(rect)
    x, y = rect.x + m.well[0], rect.y + m.engine[0] + m.engine[2] / 2
    found = []
    for disc in view.discs:
        radius = m.disc[0] + m.disc[1] * disc.value
        found.append(((x + radius, y), radius))
        x += 2 * radius + 2
    return found


def _draw_discs(
    canvas: Canvas, rect: Rect, view: SeatView, m: SeatMeasures, touches: Touches
) -> None:
    for disc, (centre, radius) in zip(view.discs, disc_places(rect, view), strict=True):
        draw_disc(canvas, centre, radius, disc)
        thing = SeatDisc(view.owner, disc.value, disc.used)
        place = Rect.around(centre, 2 * radius, 2 * radius)
        touches.cover(place, OpenWorks(view.owner), thing)


def engine_places(rect: Rect, view: SeatView) -> list[Rect]:
    """Return where the miniatures of a panel stand, at the right edge."""
    m, count = measures_of(rect), len(view.miniatures)
    top, widest, height = m.engine
    room = m.beside if view.discs else rect.w - m.well[0] - m.pad
    discs = disc_places(rect, view)
    if discs:
        (x, _), radius = discs[-1]
        room = min(room, rect.right - m.pad - x - radius - 6)
    width = min(widest, room / max(1, count) - _GAP)
    left = rect.right - m.pad - count * (width + _GAP) + _GAP
    return [Rect(left + at * (width + _GAP), rect.y + top, width, height) for at in range(count)]


def engine_strip(rect: Rect) -> Rect:
    """Return where the miniatures of a panel stand, however many there are."""
    m = measures_of(rect)
    top, _, height = m.engine
    return Rect(rect.right - m.pad - m.beside, rect.y + top, m.beside, height)


def _draw_engine(
    canvas: Canvas, rect: Rect, view: SeatView, m: SeatMeasures, touches: Touches
) -> None:
    for miniature, place in zip(view.miniatures, engine_places(rect, view), strict=True):
        draw_miniature(canvas, place, miniature)
        touches.cover(place, OpenWorks(view.owner), miniature)
