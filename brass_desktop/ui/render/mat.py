"""A player mat: all six industries in level order, with the tiles next to be built lit."""

from dataclasses import dataclass

import pygame

from brass_desktop.present.box import open_box
from brass_desktop.present.intents import Close, OpenMat, PickIndustry
from brass_desktop.present.layout.geometry import Rect
from brass_desktop.present.text import table as words
from brass_desktop.present.viewmodel.mat import MatIndustry, MatLevel, MatView
from brass_desktop.present.viewmodel.panels import ControlState
from brass_desktop.present.viewmodel.pieces import Tip
from brass_desktop.ui.canvas import Canvas
from brass_desktop.ui.colour import Colour, mix, rgba, with_alpha
from brass_desktop.ui.palette import BRASS_INK, OWNERS
from brass_desktop.ui.pattern import paint_face
from brass_desktop.ui.render.controls import draw_button
from brass_desktop.ui.render.light import draw_frame_glow
from brass_desktop.ui.render.marks import INDUSTRY_ICONS, ROMAN, draw_coin, draw_cube, draw_points
from brass_desktop.ui.render.mat_legend import draw_legend
from brass_desktop.ui.render.mat_tile import draw_full_tile
from brass_desktop.ui.render.touches import Hot, Touches

SIZE = (1792.0, 1016.0)
COLUMN = 218.0
ROW = 220.0
_ROWS = (
    ("manufacturer",), ("cotton_mill", "coal_mine"), ("iron_works", "brewery"), ("pottery",)
)  # fmt: skip
_GOLD = rgba("#f4dca0", 170)
_HEAD_INK = rgba("#fff6df")
_TAB = rgba("#1c120a", 110)
_TAB_LINE = rgba("#ffdf86")
_BLACK = rgba("#000000")
_LIGHT = rgba("#ffffff")
_COUNT_INK = rgba("#fff4d8")
_GLOW_EDGE = rgba("#9a6a1c")
_ROUND = rgba("#1d140c")
_ACCENTS: dict[str, Colour] = {
    "cotton_mill": rgba("#5d7f86"),
    "manufacturer": rgba("#8a6a3a"),
    "pottery": rgba("#9a5a3c"),
    "coal_mine": rgba("#4a4a50"),
    "iron_works": rgba("#b0622c"),
    "brewery": rgba("#8a7a2c"),
}


def draw_mat(canvas: Canvas, view: MatView, touches: Touches, hot: Hot) -> None:
    """Draw the whole mat at the origin, in its own units."""
    canvas.nine("skin.sheet", Rect(0, 0, *SIZE))
    _draw_header(canvas, view, touches, hot)
    stacks = {industry.industry: industry for industry in view.industries}
    for line, names in enumerate(_ROWS):
        x, y = 24.0, 120 + line * ROW
        for name in names:
            levels = len(stacks[name].levels)
            area = Rect(x, y, levels * COLUMN - 8, ROW - 8)
            _draw_group(canvas, area, stacks[name], view, touches)
            x += levels * COLUMN
    pottery = len(stacks["pottery"].levels)
    rest = Rect(24 + pottery * COLUMN, 120 + 3 * ROW, (8 - pottery) * COLUMN - 8, ROW - 8)
    sample = stacks["manufacturer"].levels[4].face
    draw_legend(canvas, rest, sample, view.owner)


@dataclass(frozen=True, slots=True)
class _Stat:
    icon: str
    value: str
    caption: str


def _draw_header(canvas: Canvas, view: MatView, touches: Touches, hot: Hot) -> None:
    band = Rect(16, 16, SIZE[0] - 32, 88)
    paint_face(canvas, view.owner, band, radius=10, step=22, alpha=16)
    canvas.outline(band.grown(-4), _GOLD, 1.4, 7)
    ink = OWNERS[view.owner].ink
    canvas.sprite(f"cameo.{view.character}", Rect.around((80, 60), 104, 104))
    initials = open_box().character(view.character).initials
    canvas.text(initials, (80, 105), "text_bold", 12.5, BRASS_INK, align="centre", fit=30)
    x = _draw_tabs(canvas, view, touches, hot)
    canvas.text(view.name, (148, 46), "title", 34, ink, fit=380)
    line = words.PLAYER_MAT(character=view.character_name)
    canvas.text(line, (148, 80), "text", 19, ink, fit=396)
    stats = (
        _Stat("coin", words.MONEY(pounds=view.money), words.STAT_MONEY()),
        _Stat("income", view.income, words.STAT_INCOME()),
        _Stat("vp", str(view.vp), words.STAT_VP()),
        _Stat("linkmark", str(view.links_left), words.STAT_LINKS()),
        _Stat("poker-hand", str(view.cards), words.STAT_CARDS()),
    )
    left = 560.0
    pitch = (x - 16 - left) / len(stats)
    for i, stat in enumerate(stats):
        _draw_stat(canvas, left + i * pitch, stat, ink, pitch - 62)


def _draw_stat(canvas: Canvas, x: float, stat: _Stat, ink: Colour, room: float) -> None:
    middle = (x + 24, 60.0)
    if stat.icon == "coin":
        draw_coin(canvas, middle, 20)
    elif stat.icon == "vp":
        draw_points(canvas, middle, 46, "")
    elif stat.icon == "income":
        canvas.sprite("mark.income", Rect.around(middle, 38, 38))
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
        touches.add(tab, OpenMat(owner))
        x -= 60
    return x + 32


def _draw_group(
    canvas: Canvas, area: Rect, industry: MatIndustry, view: MatView, touches: Touches
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
    for i, level in enumerate(industry.levels):
        cell = Rect(area.x + i * COLUMN, area.y + 44, COLUMN, 160)
        _draw_cell(canvas, cell, level, view.owner)
        if level.available:
            touches.add(Rect(cell.x + 66, cell.y + 24, 128, 128), PickIndustry(industry.industry))


def _draw_cell(canvas: Canvas, cell: Rect, level: MatLevel, owner: str) -> None:
    """Draw one level: its cost on the left, the stack on the right."""
    theme, tile = canvas.theme, Rect(cell.x + 66, cell.y + 24, 128, 128)
    if not level.left:
        canvas.well(tile)
        x, y = tile.centre
        faint = with_alpha(theme.line, 150)
        numeral = ROMAN[level.face.level]
        canvas.text(numeral, (x, y - 8), "text_bold", 34, faint, align="centre")
        canvas.text(
            words.NONE_LEFT(), (x, y + 24), "text_italic", 16, theme.ink2, align="centre", fit=116
        )
        return
    if level.available:
        draw_frame_glow(canvas, tile.grown(4), 18, (14, 9), with_alpha(theme.lit, 215))
        _draw_stack(canvas, tile, level, owner)
        canvas.outline(tile.grown(5), _GLOW_EDGE, 1.6, 19)
        canvas.outline(tile.grown(3.6), theme.lit_core, 2.6, 17)
    else:
        area = tile.grown(24)
        layer = canvas.layer(area)
        _draw_stack(layer, tile, level, owner)
        _dim(layer.surface, theme.panel0)
        canvas.lay(layer.surface, (area.x, area.y))
    _draw_cost(canvas, cell, tile, level)


def _draw_stack(canvas: Canvas, tile: Rect, level: MatLevel, owner: str) -> None:
    colours = OWNERS[owner]
    for i in range(level.left - 1, 0, -1):
        under = tile.moved(5 * i, -6 * i)
        canvas.fill(under.moved(1, 2), with_alpha(_BLACK, 60), 14)
        canvas.fill(under, mix(colours.face1, _LIGHT, 0.1 + 0.08 * i), 14)
        canvas.outline(under, mix(colours.face1, _BLACK, 0.4), 1.2, 14)
    draw_full_tile(canvas, tile, level.face, owner)


def _dim(surface: pygame.Surface, paper: Colour) -> None:
    """Take a premultiplied picture half way to grey and lift it towards paper.

    On premultiplied pixels the lift is scaled by their own alpha: a copy whose colours are all
    paper is blended in at a quarter.
    """
    grey = pygame.transform.grayscale(surface)
    grey.fill(_scaled(0.54), special_flags=pygame.BLEND_RGBA_MULT)
    shade = pygame.mask.from_surface(surface, 127)
    flat = shade.to_surface(setcolor=(*paper[:3], 255), unsetcolor=(0, 0, 0, 0))
    flat.fill(_scaled(0.27), special_flags=pygame.BLEND_RGBA_MULT)
    surface.fill((*_scaled(0.32)[:3], 255), special_flags=pygame.BLEND_RGBA_MULT)
    grey.fill((*_scaled(0.7)[:3], 255), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(grey, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    surface.blit(flat, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def _scaled(part: float) -> tuple[int, int, int, int]:
    level = round(255 * part)
    return level, level, level, level


def _draw_cost(canvas: Canvas, cell: Rect, tile: Rect, level: MatLevel) -> None:
    theme, face, x = canvas.theme, level.face, cell.x + 34
    draw_coin(canvas, (x, tile.y + 20), 21, words.MONEY(pounds=face.cost))
    cubes = ["coal"] * face.coal + ["iron"] * face.iron
    for i, resource in enumerate(cubes):
        shift = (i - (len(cubes) - 1) / 2) * 27
        draw_cube(canvas, (x + shift, tile.y + 59), 24, resource)
    if not cubes:
        dash = with_alpha(theme.line, 130)
        canvas.line((x - 7, tile.y + 59), (x + 7, tile.y + 59), dash, 2)
    if face.canal != face.rail:
        era = "canal" if face.canal else "rail"
        canvas.sprite(f"mark.{era}", Rect(x - 22, tile.y + 77, 44, 22))
    chip = Rect(x - 22, tile.y + 104, 44, 24)
    canvas.fill(chip, with_alpha(theme.rank, 235 if level.available else 190), 7)
    count = words.TIMES(count=level.left)
    canvas.text(count, chip.centre, "text_bold", 19, _COUNT_INK, align="centre")
