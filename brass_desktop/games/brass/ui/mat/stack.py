"""One level of a mat: its cost, its stack of tiles, and how it is lit."""

import pygame

from brass_desktop.games.brass.present.intents import PickIndustry
from brass_desktop.games.brass.present.text import table as words
from brass_desktop.games.brass.present.text.names import ROMAN
from brass_desktop.games.brass.present.viewmodel.mat import MatLevel, MatView
from brass_desktop.games.brass.ui.mat.tile import SIDE, draw_full_tile
from brass_desktop.games.brass.ui.pieces.marks import draw_cube
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.tips import Light
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import Colour, mix, rgba, with_alpha
from brass_desktop.ui.drawing.light import draw_focus, draw_light, draw_pointed, lay_glow
from brass_desktop.ui.drawing.marks import draw_coin
from brass_desktop.ui.drawing.palette import BRASS_INK, OWNERS
from brass_desktop.ui.table.touches import Hot

_BLACK = rgba("#000000")
_LIGHT = rgba("#ffffff")
_COUNT_INK = rgba("#fff4d8")
_GLOW_EDGE = rgba("#9a6a1c")
_SIDE_ROOM = 66.0
"""How wide words beside a tile may be."""


def tile_place(cell: Rect) -> Rect:
    """Return where the stack of a level lies in its cell."""
    return Rect(cell.x + 66, cell.y + 24, SIDE, SIDE)


def draw_level(
    canvas: Canvas, cell: Rect, level: MatLevel, view: MatView, hot: Hot, stack: PickIndustry
) -> None:
    """Draw one level: its cost on the left, the stack on the right.

    Without a question the tile next to be built glows; with one, only what answers it does.
    """
    tile = tile_place(cell)
    if not level.left:
        _draw_empty(canvas, tile, level)
        return
    light = _light(level, view)
    lay_glow(canvas, tile, light, 14)
    if level.available or level.leaving:
        _draw_stack(canvas, tile, level, view.owner)
    else:
        area = tile.grown(24)
        layer = canvas.layer(area)
        _draw_stack(layer, tile, level, view.owner)
        _dim(layer.surface, canvas.theme.panel0)
        canvas.lay(layer.surface, (area.x, area.y))
    if hot.is_focus(stack) and light is not Light.NONE:
        draw_focus(canvas, tile, 14)
    elif hot.state_of(stack) and light is not Light.NONE:
        draw_pointed(canvas, tile, 14)
    else:
        draw_light(canvas, tile, light, 14, 1.4)
    if level.leaving:
        _draw_chosen(canvas, tile, level.leaving)
    _draw_cost(canvas, cell, tile, level)


def _draw_empty(canvas: Canvas, tile: Rect, level: MatLevel) -> None:
    canvas.well(tile)
    x, y = tile.centre
    faint = with_alpha(canvas.theme.line, 150)
    numeral = ROMAN[level.face.level]
    canvas.text(numeral, (x, y - 8), "text_bold", 34, faint, align="centre")
    canvas.text(
        words.NONE_LEFT(),
        (x, y + 24),
        "text_italic",
        16,
        canvas.theme.ink2,
        align="centre",
        fit=116,
    )


def _draw_chosen(canvas: Canvas, tile: Rect, count: int) -> None:
    """Put a seal with a tick on a stack for each tile that leaves it."""
    for i in range(count):
        at = (tile.right + 2 - 34 * i, tile.y - 2)
        canvas.circle(at, 17, canvas.theme.lit)
        canvas.circle(at, 17, _GLOW_EDGE, 2)
        canvas.icon("check-mark", at, 21, BRASS_INK)


def _light(level: MatLevel, view: MatView) -> Light:
    """Without a question only the next tile of an industry is marked."""
    if level.leaving and level.light is Light.NONE:
        return Light.CHOSEN
    if view.ask:
        return level.light
    return Light.SOFT if level.available and not level.face.is_never_built else Light.NONE


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
    if face.is_never_built:
        _draw_never_built(canvas, (x, tile.y + 22))
        _draw_left(canvas, (x, tile.y + 116), level)
        return
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
        canvas.sprite(f"brass.mark.{era}", Rect(x - 22, tile.y + 77, 44, 22))
    _draw_left(canvas, (x, tile.y + 116), level)


def _draw_never_built(canvas: Canvas, at: Point) -> None:
    """Say in the place of a price that the tile has to be developed first."""
    x, y = at
    canvas.icon("upgrade", at, 34, canvas.theme.ink)
    size = canvas.typeface.held(16)
    lines = canvas.typeface.balanced(words.DEVELOP_FIRST(), "text", size, _SIDE_ROOM)
    for number, line in enumerate(lines):
        here = (x, y + 36 + 18 * number)
        canvas.text(line, here, "text", size, canvas.theme.ink, align="centre", fit=_SIDE_ROOM)


def _draw_left(canvas: Canvas, at: Point, level: MatLevel) -> None:
    chip = Rect.around(at, 44, 24)
    canvas.fill(chip, with_alpha(canvas.theme.rank, 235 if level.available else 190), 7)
    count = words.TIMES(count=level.left)
    canvas.text(count, chip.centre, "text_bold", 19, _COUNT_INK, align="centre")
