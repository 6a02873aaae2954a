"""The piles of cards and everybody's discards."""

from collections.abc import Sequence

from brass_desktop.games.brass.present.about.things import Pile, PileName
from brass_desktop.games.brass.present.icons import INDUSTRY_ICONS
from brass_desktop.games.brass.present.intents import OpenDiscards
from brass_desktop.games.brass.present.text import over_sea
from brass_desktop.games.brass.present.text import table as words
from brass_desktop.games.brass.present.viewmodel.panels import DiscardView, PilesView, PileView
from brass_desktop.i18n.message import Message
from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import Colour, mix, rgba, with_alpha
from brass_desktop.ui.drawing.marks import draw_divider, draw_seal
from brass_desktop.ui.drawing.palette import BANDS
from brass_desktop.ui.drawing.strokes import Stroke, draw_glow
from brass_desktop.ui.drawing.typeface import FittedLine
from brass_desktop.ui.table.touches import Hot, Touches

_BLACK = rgba("#000000")
_GOLD = rgba("#f4dca0", 190)
_ICON = rgba("#f6dfa6")
_NUMBER = rgba("#fff0c8")
_EDGE = rgba("#1c0f05")
_MINI = rgba("#f6ead0")
_MINI_LINE = rgba("#5a4016")
_INDUSTRY_BAND = rgba("#4d3b29")
_BACKS: dict[str, tuple[str, Colour, Colour]] = {
    "deck": ("big-gear", rgba("#35506e"), rgba("#1b2c42")),
    "set_aside": ("sight-disabled", rgba("#4a4438"), rgba("#221e17")),
    "wild_location": ("village", rgba("#3d7a72"), rgba("#1c463f")),
    "wild_industry": ("factory", rgba("#7a6230"), rgba("#43340f")),
}
_NAMES: dict[PileName, Message] = {
    "deck": words.DECK,
    "set_aside": over_sea.SET_ASIDE,
    "wild_location": words.WILD_LOCATION,
    "wild_industry": words.WILD_INDUSTRY,
}
_SMALL_PILES = {
    "deck": (5.0, 41.0),
    "set_aside": (53.0, 64.0),
    "wild_location": (49.0, 47.0),
    "wild_industry": (99.0, 47.0),
}
"""Left edge and width of a pile's column in the small panel."""
_COLUMNS = {"deck": 0, "set_aside": 1, "wild_location": 1, "wild_industry": 2}


def shows_discards(view: PilesView) -> bool:
    """Tell whether so few piles leave room to show the top cards of the discards."""
    return len(view.piles) < len(set(_COLUMNS.values()))


def draw_piles(canvas: Canvas, rect: Rect, view: PilesView, touches: Touches, hot: Hot) -> None:
    """Draw the piles, and the discards as a list or as cards."""
    canvas.panel(rect)
    if rect.w < 300:
        _draw_small(canvas, rect, view, touches, hot)
        return
    named = [_NAMES[pile.name]() for pile in view.piles]
    names = canvas.typeface.alike(named, "sans_bold", 12, 84)
    for pile, name in zip(view.piles, names, strict=True):
        card = pile_place(rect, pile.name)
        _draw_pile(canvas, card, pile.name, pile.count)
        touches.add(card, None, Pile(pile.name))
        canvas.fitted(name, (card.centre[0], rect.bottom - 21), canvas.theme.ink2, "centre")
    as_cards = shows_discards(view)
    if as_cards:
        at = (rect.x + 276, rect.bottom - 21)
        canvas.text(
            words.DISCARDS(), at, "sans_bold", 12, canvas.theme.ink2, align="centre", fit=160
        )
        draw_divider(canvas, (rect.x + 186, rect.y + 14), rect.h - 28)
    else:
        at = (rect.x + 280, rect.y + 20)
        canvas.text(words.DISCARDS(), at, "sans_bold", 12, canvas.theme.ink2, fit=76)
    for i, discard in enumerate(view.discards):
        line = discard_place(rect, i, len(view.discards), as_cards=as_cards)
        (_draw_discard_card if as_cards else _draw_discard_line)(canvas, line, discard, hot)
        touches.add(line, OpenDiscards(discard.owner), discard.tip)


def pile_place(rect: Rect, pile: str) -> Rect:
    """Return where the cards of a pile lie in the panel."""
    if rect.w < 300:
        x, width = _SMALL_PILES[pile]
        return Rect(rect.x + x + width / 2 - 15, rect.y + 9, 30, 38)
    return Rect(rect.x + 16 + _COLUMNS[pile] * 88, rect.y + 16, 62, rect.h - 52)


def discard_place(rect: Rect, index: int, count: int, *, as_cards: bool = False) -> Rect:
    """Return where one player's discards are listed, or lie as a card."""
    if rect.w < 300:
        x, y = rect.x + 163 + (index % 2) * 35, rect.y + 34 + (index // 2) * 28
        return Rect(x - 10, y - 14, 33, 28)
    if as_cards:
        first = rect.x + 276 - (count * 42 + 2) / 2
        return Rect(first + index * 42, rect.y + 12, 42, rect.h - 44)
    pitch = (rect.h - 42) / max(4, count)
    return Rect(rect.x + 276, rect.y + 31 + index * pitch, 80, pitch)


def _draw_pile(canvas: Canvas, rect: Rect, pile: str, count: int) -> None:
    theme = canvas.theme
    small = rect.w < 40
    if not count:
        canvas.well(rect)
        ink = with_alpha(theme.ink3, 130)
        if small:
            canvas.text("0", rect.centre, "text_bold", 14, theme.ink2, align="centre")
        else:
            canvas.icon("card-draw", rect.centre, 26, ink)
        return
    icon, top, bottom = _BACKS[pile]
    step = 1.5 if small else 2.0
    for i in range(min(count - 1, 2), 0, -1):
        under = rect.moved(i * step, -i * step * 0.75)
        canvas.fill(under, mix(bottom, _BLACK, 0.2 * i), 5)
        canvas.outline(under, with_alpha(_GOLD, 70), 1, 5)
    base = [(rect.x + 6, rect.bottom - 6), (rect.right - 6, rect.bottom - 6)]
    draw_glow(canvas, [Stroke(base, 10, theme.shadow)], 3, theme.shadow)
    canvas.gradient(rect, (top, bottom), 5)
    canvas.outline(rect, _EDGE, 1.1, 5)
    canvas.outline(rect.grown(-(2.5 if small else 4)), _GOLD, 1.1, 3)
    x, y = rect.centre
    lift, size, drop, number = (-6, 17, 10, 13) if small else (-7, 30, 19, 17)
    canvas.icon(icon, (x, y + lift), size, _ICON)
    canvas.text(str(count), (x, y + drop), "text_bold", number, _NUMBER, align="centre")


def _draw_discard_line(canvas: Canvas, line: Rect, view: DiscardView, hot: Hot) -> None:
    theme, y = canvas.theme, line.centre[1]
    if hot.state_of(OpenDiscards(view.owner)):
        canvas.fill(line, theme.well, 5)
    draw_seal(canvas, (line.x + 12, y), 8, view.owner)
    canvas.text(str(view.count), (line.x + 28, y), "text_bold", 14, theme.ink)
    _draw_top(canvas, Rect(line.x + 54, y - 8, 12, 16), view)


def _draw_discard_card(canvas: Canvas, place: Rect, view: DiscardView, hot: Hot) -> None:
    """Draw the top card of a pile, and below it whose and how many there are."""
    theme, x = canvas.theme, place.centre[0]
    if hot.state_of(OpenDiscards(view.owner)):
        canvas.fill(place, theme.well, 5)
    card = Rect(x - 17, place.y + 4, 34, 46)
    _draw_top(canvas, card, view)
    if view.cards:
        icons = [INDUSTRY_ICONS[industry] for industry in view.cards[0].industries] or ["village"]
        canvas.icon(icons[0], (x, card.y + 28), 22, _MINI_LINE)
    y = place.bottom - 11
    draw_seal(canvas, (x - 9, y), 7.5, view.owner)
    canvas.text(str(view.count), (x + 2, y), "text_bold", 13, theme.ink)


def _draw_top(canvas: Canvas, rect: Rect, view: DiscardView) -> None:
    if not view.cards:
        canvas.outline(rect, with_alpha(canvas.theme.line, 120), 1, 2)
        return
    top = view.cards[0]
    canvas.fill(rect, _MINI, 2)
    band = Rect(rect.x, rect.y, rect.w, 6 if rect.w < 30 else 9)
    canvas.fill(band, BANDS[top.band] if top.band else _INDUSTRY_BAND, 1)
    canvas.outline(rect, _MINI_LINE, 1, 2)


def _small_names(canvas: Canvas, piles: Sequence[PileView]) -> dict[PileName, list[FittedLine]]:
    """Set what stands under the small piles, all in one size that hardly grows."""
    size = canvas.typeface.held(12)
    found = {
        pile.name: canvas.typeface.alike(
            _small_name(pile.name), "sans_bold", size, _SMALL_PILES[pile.name][1]
        )
        for pile in piles
    }
    least = min(line.size for lines in found.values() for line in lines)
    return {pile: [line._replace(size=least) for line in lines] for pile, lines in found.items()}


def _small_name(pile: PileName) -> tuple[str, ...]:
    """Write the name of a pile; that of a wild one takes two lines."""
    if pile in words.WILD_LINES:
        return words.WILD(), words.WILD_LINES[pile]()
    return (_NAMES[pile](),)


def _draw_small(canvas: Canvas, rect: Rect, view: PilesView, touches: Touches, hot: Hot) -> None:
    theme = canvas.theme
    names = _small_names(canvas, view.piles)
    for pile in view.piles:
        card = pile_place(rect, pile.name)
        middle = card.centre[0]
        _draw_pile(canvas, card, pile.name, pile.count)
        touches.add(card, None, Pile(pile.name))
        for i, line in enumerate(names[pile.name]):
            canvas.fitted(line, (middle, rect.y + 55.5 + i * 14), theme.ink2, "centre")
    draw_divider(canvas, (rect.x + 147.5, rect.y + 10), rect.h - 20)
    canvas.text(words.DISCARDS(), (rect.x + 155, rect.y + 14), "sans_bold", 12, theme.ink2, fit=66)
    for i, discard in enumerate(view.discards):
        cell = discard_place(rect, i, len(view.discards))
        x, y = cell.x + 10, cell.y + 14
        if hot.state_of(OpenDiscards(discard.owner)):
            canvas.fill(cell, theme.well, 5)
        draw_seal(canvas, (x, y), 8, discard.owner)
        canvas.text(str(discard.count), (x + 10.5, y), "text_bold", 13, theme.ink, fit=15)
        touches.add(cell, OpenDiscards(discard.owner), discard.tip)
