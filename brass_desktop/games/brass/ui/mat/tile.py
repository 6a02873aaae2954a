"""Industry tiles in full, with every number a player needs to choose them."""

from brass_desktop.games.brass.present.icons import INDUSTRY_ICONS
from brass_desktop.games.brass.present.text.names import ROMAN
from brass_desktop.games.brass.present.viewmodel.pieces import TileFace
from brass_desktop.games.brass.ui.pieces.marks import (
    draw_barrel,
    draw_income,
    draw_link_marks,
    draw_resource,
)
from brass_desktop.games.brass.ui.pieces.tiles import draw_tile_body
from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import mix, rgba, with_alpha
from brass_desktop.ui.drawing.marks import draw_points
from brass_desktop.ui.drawing.palette import OWNERS
from brass_desktop.ui.drawing.strokes import dashed, draw_strokes, frame_points

SIDE = 128.0
_PLAQUE = rgba("#1c120a", 205)
_PLAQUE_LINE = rgba("#f4dca0", 170)
_PLAQUE_INK = rgba("#ffe9b8")
_STRIP = rgba("#160d06", 165)
_SHADE = rgba("#160d06", 80)
_LIGHT = rgba("#ffffff")


def draw_full_tile(canvas: Canvas, rect: Rect, face: TileFace, owner: str) -> None:
    """Draw the working side; the anatomy is in units of a 128th of the side."""
    k = rect.w / SIDE
    draw_tile_body(canvas, rect, owner, flipped=False)
    colours = OWNERS[owner]
    if face.is_never_built:
        _draw_never_built(canvas, rect, owner, k)
    else:
        _draw_ledger(canvas, rect, face, owner, k)
    at = (rect.x + 64 * k, rect.y + 63 * k)
    ink = with_alpha(colours.ink, 150) if face.is_never_built else colours.ink
    canvas.icon(INDUSTRY_ICONS[face.industry], at, 58 * k, ink)
    _draw_level(canvas, rect, face.level, k)
    for i in range(face.beer_to_sell):
        draw_barrel(canvas, (rect.x + 108 * k, rect.y + (21 + 29 * i) * k), 26 * k)
    if face.resource is not None:
        _draw_brings(canvas, rect, face, k)
    if face.lightbulb:
        canvas.sprite(
            "brass.mark.bulb", Rect.around((rect.x + 21 * k, rect.y + 52 * k), 24 * k, 24 * k)
        )


def _draw_level(canvas: Canvas, rect: Rect, level: int, k: float) -> None:
    size = 19 * k
    width = max(26 * k, canvas.typeface.measure(ROMAN[level], "text_bold", size) + 12 * k)
    plaque = Rect(rect.x + 8 * k, rect.y + 8 * k, width, 26 * k)
    canvas.fill(plaque, _PLAQUE, 7 * k)
    canvas.outline(plaque, _PLAQUE_LINE, 1, 7 * k)
    canvas.text(ROMAN[level], plaque.centre, "text_bold", size, _PLAQUE_INK, align="centre")


def _draw_brings(canvas: Canvas, rect: Rect, face: TileFace, k: float) -> None:
    """Write what the tile brings when built; two numbers where the eras differ."""
    canal, rail = face.brings
    number = f"{canal}/{rail}" if canal and rail and canal != rail else str(canal or rail)
    width = canvas.typeface.measure(number, "text_bold", 18 * k) + 34 * k
    plaque = Rect(rect.x + 120 * k - width, rect.y + 8 * k, width, 26 * k)
    canvas.fill(plaque, _PLAQUE, 7 * k)
    canvas.outline(plaque, _PLAQUE_LINE, 1, 7 * k)
    y = plaque.centre[1]
    canvas.text(number, (plaque.x + 7 * k, y), "text_bold", 18 * k, _PLAQUE_INK)
    draw_resource(canvas, (plaque.right - 14 * k, y), 16 * k, face.resource or "")


def _draw_never_built(canvas: Canvas, rect: Rect, owner: str, k: float) -> None:
    """Dash the edge of a tile that must be developed away, and say so where its worth would be."""
    canvas.fill(rect, _SHADE, 14 * k)
    strip = Rect(rect.x + 6 * k, rect.y + 95 * k, rect.w - 12 * k, 27 * k)
    canvas.fill(strip, _STRIP, 5 * k)
    canvas.icon("upgrade", strip.centre, 24 * k, _PLAQUE_INK)
    frame = frame_points(rect.grown(-5 * k), 9 * k)
    gilt = with_alpha(OWNERS[owner].gilt, 200)
    draw_strokes(canvas, dashed(frame, 1.6 * k, gilt, (7 * k, 5 * k)))


def _draw_ledger(canvas: Canvas, rect: Rect, face: TileFace, owner: str, k: float) -> None:
    strip = Rect(rect.x + 6 * k, rect.y + 95 * k, rect.w - 12 * k, 27 * k)
    canvas.fill(strip, _STRIP, 5 * k)
    line = with_alpha(OWNERS[owner].gilt, 120)
    canvas.line((strip.x, strip.y), (strip.right, strip.y), line, 1)
    draw_points(canvas, (rect.x + 24 * k, rect.y + 107 * k), 34 * k, face.vp)
    middle = (rect.x + 65 * k, rect.y + 108.5 * k)
    if face.link_icons:
        draw_link_marks(canvas, middle, face.link_icons, 22 * k, _PLAQUE_INK)
    else:
        dash = with_alpha(_PLAQUE_INK, 110)
        x, y = middle
        canvas.line((x - 7 * k, y), (x + 7 * k, y), dash, 2 * k)
    draw_income(canvas, (rect.x + 106 * k, rect.y + 107 * k), 28 * k, face.income)


def draw_full_back(canvas: Canvas, rect: Rect, face: TileFace, owner: str) -> None:
    """Draw the flipped side: points and link icons."""
    k = rect.w / SIDE
    draw_tile_body(canvas, rect, owner, flipped=True)
    ink = mix(OWNERS[owner].face0, _LIGHT, 0.45)
    at = (rect.x + 21 * k, rect.y + 30 * k)
    canvas.text(ROMAN[face.level], at, "text_bold", 18 * k, _PLAQUE_INK)
    canvas.icon(INDUSTRY_ICONS[face.industry], (rect.x + 97 * k, rect.y + 33 * k), 26 * k, ink)
    draw_points(canvas, (rect.x + 61 * k, rect.y + 64 * k), 58 * k, face.vp)
    middle = (rect.x + 64 * k, rect.y + 103 * k)
    draw_link_marks(canvas, middle, face.link_icons, 23 * k, _PLAQUE_INK)
