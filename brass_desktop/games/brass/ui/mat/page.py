"""A player mat: all industries in level order, with the tiles next to be built lit."""

from dataclasses import dataclass

from brass_desktop.games.brass.present.about.things import Figure, FigureName, MatTile
from brass_desktop.games.brass.present.icons import INDUSTRY_ICONS
from brass_desktop.games.brass.present.intents import OpenMat, PickIndustry
from brass_desktop.games.brass.present.layout.mat import (
    ARRANGEMENTS,
    COLUMN,
    COLUMNS,
    MatArrangement,
)
from brass_desktop.games.brass.present.text import table as words
from brass_desktop.games.brass.present.viewmodel.mat import MatIndustry, MatView
from brass_desktop.games.brass.present.viewmodel.pieces import TileFace
from brass_desktop.games.brass.ui.mat.legend import draw_legend
from brass_desktop.games.brass.ui.mat.stack import draw_level, tile_place
from brass_desktop.present.character import Character
from brass_desktop.present.controls import ControlState
from brass_desktop.present.geometry import Rect
from brass_desktop.present.intents import Close
from brass_desktop.present.tips import Tip
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import Colour, mix, rgba, with_alpha
from brass_desktop.ui.drawing.marks import draw_coin, draw_points
from brass_desktop.ui.drawing.palette import OWNERS
from brass_desktop.ui.drawing.pattern import paint_face
from brass_desktop.ui.scenes.setup.seat_parts import Cameo
from brass_desktop.ui.table.controls import draw_button
from brass_desktop.ui.table.touches import COLD, Hot, Touches

SIZE = (1792.0, 1016.0)
_GOLD = rgba("#f4dca0", 170)
_TAB = rgba("#1c120a", 110)
_TAB_LINE = rgba("#ffdf86")
_COUNT_INK = rgba("#fff4d8")
_ROUND = rgba("#1d140c")
_LOW_ROW = 212.0
"""A row as low as it can be; a higher one has its tiles further down."""
_ACCENTS: dict[str, Colour] = {
    "cotton_mill": rgba("#5d7f86"),
    "manufacturer": rgba("#8a6a3a"),
    "pottery": rgba("#9a5a3c"),
    "coal_mine": rgba("#4a4a50"),
    "iron_works": rgba("#b0622c"),
    "brewery": rgba("#8a7a2c"),
    "port": rgba("#3f7185"),
    "shipyard": rgba("#7a5a3a"),
}


def draw_mat(canvas: Canvas, view: MatView, touches: Touches, hot: Hot) -> None:
    """Draw the whole mat at the origin, in its own units."""
    canvas.nine("skin.sheet", Rect(0, 0, *SIZE))
    _draw_header(canvas, view, touches, hot)
    stacks = {industry.industry: industry for industry in view.industries}
    arrangement = ARRANGEMENTS[view.game]
    column = 0
    for line, names in enumerate(arrangement.rows):
        column = 0
        for name in names:
            levels = len(stacks[name].levels)
            area = arrangement.group(line, column, levels)
            _draw_group(canvas, area, stacks[name], view, touches, hot)
            if arrangement.roomy:
                _draw_flips(canvas, area, stacks[name].flips)
            column += levels
    rest = arrangement.group(len(arrangement.rows) - 1, column, COLUMNS - column)
    draw_legend(canvas, rest, _sample(view, arrangement), arrangement, view)


def _sample(view: MatView, arrangement: MatArrangement) -> TileFace:
    """Return the tile that the legend explains."""
    name, number = arrangement.sample
    stack = next(stack for stack in view.industries if stack.industry == name)
    return next(level.face for level in stack.levels if level.face.level == number)


def _draw_flips(canvas: Canvas, area: Rect, words: str) -> None:
    at = (area.centre[0], area.bottom - 22)
    canvas.text(words, at, "text_italic", 17, canvas.theme.ink2, align="centre", fit=area.w - 24)


@dataclass(frozen=True, slots=True)
class _Stat:
    icon: str
    value: str
    caption: str
    figure: FigureName


def _draw_header(canvas: Canvas, view: MatView, touches: Touches, hot: Hot) -> None:
    band = Rect(16, 16, SIZE[0] - 32, 88)
    paint_face(canvas, view.owner, band, radius=10, step=22, alpha=16)
    canvas.outline(band.grown(-4), _GOLD, 1.4, 7)
    ink = OWNERS[view.owner].ink
    initials = Character(view.character).initials
    Cameo(Rect.around((80, 60), 104, 104), view.owner, view.character, initials).draw(canvas)
    x = _draw_tabs(canvas, view, touches, hot)
    canvas.text(view.name, (148, 46), "title", 34, ink, fit=380)
    if view.ask:
        canvas.text(view.ask, (148, 80), "text_bold", 20, ink, fit=396)
    else:
        line = words.PLAYER_MAT(character=view.character_name)
        canvas.text(line, (148, 80), "text", 19, ink, fit=396)
    stats = (
        _Stat("coin", words.MONEY(pounds=view.money), words.STAT_MONEY(), "money"),
        _Stat("income", view.income, words.STAT_INCOME(), "income"),
        _Stat("vp", str(view.vp), words.STAT_VP(), "vp"),
        _Stat("linkmark", str(view.links_left), words.STAT_LINKS(), "links"),
        _Stat("poker-hand", str(view.cards), words.STAT_CARDS(), "cards"),
    )
    left = 560.0
    pitch = (x - 16 - left) / len(stats)
    for i, stat in enumerate(stats):
        x = left + i * pitch
        _draw_stat(canvas, x, stat, ink, pitch - 62)
        touches.add(Rect(x, band.y, pitch - 6, band.h), None, Figure(view.owner, stat.figure))


def _draw_stat(canvas: Canvas, x: float, stat: _Stat, ink: Colour, room: float) -> None:
    middle = (x + 24, 60.0)
    if stat.icon == "coin":
        draw_coin(canvas, middle, 20)
    elif stat.icon == "vp":
        draw_points(canvas, middle, 46, "")
    elif stat.icon == "income":
        canvas.sprite("brass.mark.income", Rect.around(middle, 38, 38))
    else:
        canvas.icon(stat.icon, middle, 38, ink)
    canvas.text(stat.value, (x + 56, 50), "text_bold", 28, ink, fit=room)
    canvas.text(stat.caption, (x + 56, 78), "text", 17, ink, fit=room)


def _draw_tabs(canvas: Canvas, view: MatView, touches: Touches, hot: Hot) -> float:
    """Draw the seats' seals and the close button; give the left end of the row."""
    close = Rect(SIZE[0] - 84, 36, 48, 48)
    ink, sink = draw_button(canvas, close, ControlState.ENABLED, Close(), hot)
    canvas.icon("close", (close.centre[0], close.centre[1] + sink), 22, ink)
    touches.add(close, Close(), Tip(words.CLOSE_TIP()))
    x = close.x - 44
    for owner in reversed(view.tabs):
        tab = Rect.around((x, 60), 56, 56)
        if owner == view.owner:
            canvas.fill(tab, _TAB, 12)
            canvas.outline(tab, _TAB_LINE, 2, 12)
        elif hot.state_of(OpenMat(owner)):
            canvas.outline(tab, with_alpha(_TAB_LINE, 150), 2, 12)
        canvas.sprite(f"seal.{owner}", Rect.around((x, 60), 42, 42))
        touches.add(tab, OpenMat(owner), Figure(owner, "name"))
        x -= 60
    return x + 32


def _draw_group(
    canvas: Canvas, area: Rect, industry: MatIndustry, view: MatView, touches: Touches, hot: Hot
) -> None:
    theme = canvas.theme
    canvas.nine("skin.group", area)
    disc = (area.x + 28, area.y + 24)
    canvas.circle(disc, 17, mix(_ACCENTS[industry.industry], _ROUND, 0.35))
    canvas.circle(disc, 17, _GOLD, 1.5)
    canvas.icon(INDUSTRY_ICONS[industry.industry], disc, 23, _COUNT_INK)
    y, left = area.y + 24, area.x + 56
    count = canvas.typeface.measure(industry.left_words, "text", 17)
    room = area.right - 32 - count - left
    wide = canvas.text(industry.name, (left, y), "title", 22, theme.ink, fit=room - 20)
    canvas.text(industry.left_words, (area.right - 16, y), "text", 17, theme.ink2, align="right")
    start, end = left + wide + 16, area.right - 32 - count
    if end > start:
        canvas.line((start, y), (end, y), with_alpha(theme.line, 110), 1.2)
    down = max(0.0, (area.h - _LOW_ROW) / 2 - 12)
    for i, level in enumerate(industry.levels):
        cell = Rect(area.x + i * COLUMN, area.y + 44 + down, COLUMN, 160)
        stack = PickIndustry(industry.industry)
        draw_level(canvas, cell, level, view, hot if level.available else COLD, stack)
        tile = MatTile(view.owner, industry.industry, level.face.level)
        touches.add(tile_place(cell), stack if level.available else None, level.tip or tile)
