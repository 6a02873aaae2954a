"""Industry tiles, slots and link tiles at board size."""

import math

import pygame

from brass_desktop.games.brass.present.icons import INDUSTRY_ICONS, LINK_ICONS
from brass_desktop.games.brass.present.text.names import ROMAN
from brass_desktop.games.brass.present.viewmodel.board import EraName
from brass_desktop.games.brass.present.viewmodel.pieces import TileView
from brass_desktop.games.brass.ui.pieces.marks import draw_barrel, draw_cube
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import mix, rgba, with_alpha
from brass_desktop.ui.drawing.marks import draw_points
from brass_desktop.ui.drawing.palette import OWNERS
from brass_desktop.ui.drawing.pattern import strengthen
from brass_desktop.ui.drawing.strokes import Placed

_SIDE = 46.0
_TAB = 0.3
"""Height of the tab with the level, as a part of the tile's side."""
_LEVEL_INK = rgba("#fff0cf")
_DARK = rgba("#000000")
_LIGHT = rgba("#ffffff")
_TOKEN = (38.0, 21.0)
_FRAME = 4.3
"""How much of a flipped tile is still its owner's, all round."""
_PATTERN_STEP = 5.0


def draw_tile(canvas: Canvas, rect: Rect, tile: TileView, *, small: bool = False) -> None:
    """Draw a built tile; the small table drops what would not be readable."""
    draw_tile_body(canvas, rect, tile.owner, flipped=tile.flipped)
    if tile.flipped:
        _draw_flipped(canvas, rect, tile, small)
    else:
        _draw_working(canvas, rect, tile, small)


def draw_tile_body(canvas: Canvas, rect: Rect, owner: str, *, flipped: bool) -> None:
    """Draw what shows whose a tile is: its painted side, a stronger pattern, another edge."""
    k = rect.w / _SIDE
    canvas.sprite(f"brass.tile.{owner}.{'back' if flipped else 'front'}", rect)
    frame = _FRAME * k if flipped else 0
    strengthen(canvas, owner, rect, radius=5 * k, step=_PATTERN_STEP * k, frame=frame)
    edge = dict(canvas.theme.edges).get(owner)
    if edge is not None:
        canvas.outline(rect, edge, 1.6 * k, 5 * k)


def draw_ghost(canvas: Canvas, rect: Rect, tile: TileView, *, small: bool = False) -> None:
    """Draw the tile that would be built, a little transparent."""
    area = rect.grown(8)
    layer = canvas.layer(area)
    draw_tile(layer, rect, tile, small=small)
    canvas.lay(layer.surface, (area.x, area.y), 232)


def _draw_flipped(canvas: Canvas, rect: Rect, tile: TileView, small: bool) -> None:
    colours, k = OWNERS[tile.owner], rect.w / _SIDE
    (cx, cy), (x, y) = rect.centre, (rect.x, rect.y)
    icon = INDUSTRY_ICONS[tile.face.industry]
    canvas.icon(
        icon, (cx + 7 * k, cy - 7 * k), (22 if small else 20) * k, mix(colours.light, _LIGHT, 0.25)
    )
    if not small:
        tint = with_alpha(mix(colours.light, _LIGHT, 0.1), 220)
        canvas.icon(colours.emblem, (x + 12 * k, y + 12 * k), 11 * k, tint)
    size = max(19.0, 23 * k) if small else 23 * k
    draw_points(canvas, (x + 16 * k, y + rect.h - 15.5 * k), size, tile.face.vp)
    for i in range(tile.face.link_icons):
        at = (x + rect.w - 11.5 * k, y + rect.h - 12 * k - i * 8 * k)
        canvas.icon("linkmark", at, 11.5 * k, canvas.theme.gilt_hi)


def _draw_working(canvas: Canvas, rect: Rect, tile: TileView, small: bool) -> None:
    colours, k = OWNERS[tile.owner], rect.w / _SIDE
    loaded = tile.left > 0
    x, y, size = _icon_place(loaded, small)
    at = (rect.centre[0] + x * k, rect.centre[1] + y * k)
    canvas.icon(INDUSTRY_ICONS[tile.face.industry], at, size * k, colours.ink)
    _draw_level(canvas, rect, tile)
    if loaded and small and tile.left > 3:
        _draw_count(canvas, rect, tile)
    elif loaded:
        _draw_load(canvas, rect, tile, k)


def _icon_place(loaded: bool, small: bool) -> tuple[float, float, float]:
    """Return where the industry stands, clear of the level in the corner, and how large it is."""
    if small:
        return (10.0, -7.0, 22.0) if loaded else (6.5, 6.0, 29.0)
    return (5.0, -6.0, 23.0) if loaded else (4.0, 3.5, 30.0)


def _draw_level(canvas: Canvas, rect: Rect, tile: TileView) -> None:
    """Set the level in the corner, in a tab hardly larger than its capitals.

    On the smallest tiles it is as low as letters at the floor of print with their serifs can be,
    and within the brackets of a light, so that it is read on a lit tile too.
    """
    size = canvas.typeface.held(max(12.0, 12 * rect.w / _SIDE))
    words, height = ROMAN[tile.face.level], max(12.0, _TAB * rect.w)
    width = canvas.typeface.measure(words, "text_bold", size) + height / 3
    tab = Rect(rect.x + 1, rect.y + 1, width, height)
    ground = mix(OWNERS[tile.owner].face1, _DARK, 0.6)
    canvas.fill(tab, with_alpha(ground, 240), 3)
    canvas.text(words, tab.centre, "text_bold", size, _LEVEL_INK, align="centre")


def _draw_count(canvas: Canvas, rect: Rect, tile: TileView) -> None:
    """Write the number of cubes where there is no room for so many."""
    plate = Rect(rect.x + 3, rect.bottom - 15, rect.w - 6, 13)
    canvas.fill(plate, with_alpha(mix(OWNERS[tile.owner].face1, _DARK, 0.6), 235), 4)
    x, y = plate.centre
    draw_cube(canvas, (x - 6, y), 9, tile.face.resource or "coal")
    canvas.text(str(tile.left), (x + 6, y), "text_bold", 13, _LEVEL_INK, align="centre")


def _draw_load(canvas: Canvas, rect: Rect, tile: TileView, k: float) -> None:
    """Draw cubes in one row up to four, else in rows of three; barrels side by side."""
    cx = rect.centre[0]
    if tile.face.resource == "beer":
        for i in range(tile.left):
            at = (cx + (i - (tile.left - 1) / 2) * 12.5 * k, rect.bottom - 10.5 * k)
            draw_barrel(canvas, at, 14.5 * k)
        return
    columns, side = (4, 10.2 * k) if tile.left <= 4 else (3, 8.8 * k)
    rows = math.ceil(tile.left / columns)
    for i in range(tile.left):
        line, column = divmod(i, columns)
        here = min(columns, tile.left - line * columns)
        at = (
            cx + (column - (here - 1) / 2) * (side + 1.2 * k),
            rect.bottom - 9.2 * k - (rows - 1 - line) * (side + 0.9 * k),
        )
        draw_cube(canvas, at, side, tile.face.resource or "coal")


def draw_slot(canvas: Canvas, rect: Rect, industries: tuple[str, ...]) -> None:
    """Draw an empty slot with the industries it takes."""
    theme, k = canvas.theme, rect.w / _SIDE
    canvas.sprite("brass.slot.empty", rect)
    ink = theme.slot_ink
    cx, cy = rect.centre
    if len(industries) == 1:
        canvas.icon(INDUSTRY_ICONS[industries[0]], (cx, cy), 30 * k, ink)
        return
    line = with_alpha(theme.slot_line, 170)
    canvas.line(
        (rect.right - 9 * k, rect.y + 9 * k), (rect.x + 9 * k, rect.bottom - 9 * k), line, 1.1
    )
    for industry, sign in zip(industries, (-1, 1), strict=True):
        at = (cx + sign * 9 * k, cy + sign * 9 * k)
        canvas.icon(INDUSTRY_ICONS[industry], at, 22 * k, ink)


def draw_link_token(
    canvas: Canvas, at: Point, direction: Point, *, owner: str, era: EraName, scale: float
) -> None:
    """Draw a link tile turned along its line."""
    surface, place = link_token(canvas, at, direction, owner=owner, era=era, scale=scale)
    canvas.blit(surface, *place)


def link_token(
    canvas: Canvas, at: Point, direction: Point, *, owner: str, era: EraName, scale: float
) -> Placed:
    """Make a link tile turned along its line, its picture upright as far as possible."""
    angle = math.degrees(math.atan2(direction[1], direction[0]))
    if not -90 < angle <= 90:
        angle += 180
    width, height = _TOKEN[0] * scale, _TOKEN[1] * scale
    area = Rect.around((0, 0), width, height)
    layer = canvas.layer(area.grown(8 * scale))
    layer.sprite(f"brass.link.{owner}", area)
    strengthen(layer, owner, area, radius=6 * scale, step=6 * scale, alpha=20)
    lift, size = (-1.5 * scale, 27 * scale) if era == "canal" else (0.0, 19 * scale)
    layer.icon(LINK_ICONS[era], (0, lift), size, OWNERS[owner].ink)
    turned = pygame.transform.rotozoom(layer.surface, -angle, 1.0)
    x, y = canvas.point(at)
    return turned, (round(x - turned.get_width() / 2), round(y - turned.get_height() / 2))
