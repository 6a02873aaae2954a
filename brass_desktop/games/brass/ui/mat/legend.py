"""The corner of a mat that explains a tile."""

from brass_desktop.games.brass.present.text import table as words
from brass_desktop.games.brass.present.viewmodel.pieces import TileFace
from brass_desktop.games.brass.ui.mat.tile import draw_full_back, draw_full_tile
from brass_desktop.games.brass.ui.pieces.marks import draw_barrel, draw_cube, draw_income
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.tips import Light
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import rgba, with_alpha
from brass_desktop.ui.drawing.light import draw_light, lay_glow
from brass_desktop.ui.drawing.marks import draw_coin, draw_points
from brass_desktop.ui.drawing.palette import OWNERS

_PLAQUE = rgba("#1c120a", 225)
_PLAQUE_INK = rgba("#ffe9b8")
_MEANINGS = 276.0
"""Where the marks with their meanings begin, beside the two sides of a tile."""
_MARKS = ("beer", "brings", "vp", "link", "income", "cost", "canal", "rail", "bulb", "next")


def draw_legend(
    canvas: Canvas, rect: Rect, sample: TileFace, owner: str, *, choosing: bool
) -> None:
    """Draw both sides of a sample tile and what every mark means; light means a choice or less."""
    theme = canvas.theme
    canvas.fill(rect, with_alpha(theme.field, 150), 12)
    canvas.outline(rect, with_alpha(theme.line, 200), 1.6, 12)
    canvas.outline(rect.grown(-5), with_alpha(theme.line, 90), 1, 8)
    title = (rect.x + 20, rect.y + 24)
    canvas.text(words.HOW_TO_READ(), title, "title", 20, theme.ink, fit=232)
    captions = (words.UNFLIPPED(), words.FLIPPED())
    lines = canvas.typeface.alike(captions, "text_italic", 17, 118)
    for i, (line, draw) in enumerate(zip(lines, (draw_full_tile, draw_full_back), strict=True)):
        tile = Rect(rect.x + 20 + i * 116, rect.y + 50, 108, 108)
        draw(canvas, tile, sample, owner)
        canvas.fitted(line, (tile.centre[0], rect.y + 182), theme.ink2, "centre")
    column = (rect.w - _MEANINGS - 6) / 2
    meanings = [words.LEGEND["choice" if choosing and m == "next" else m]() for m in _MARKS]
    told = canvas.typeface.alike(meanings, "text", 17, column - 48)
    for i, (mark, line) in enumerate(zip(_MARKS, told, strict=True)):
        at = (rect.x + _MEANINGS + (i // 5) * column, rect.y + 30 + (i % 5) * 38)
        if mark == "next":
            _draw_next(canvas, at, owner, Light.LEGAL if choosing else Light.SOFT)
        else:
            _draw_mark(canvas, mark, at)
        canvas.fitted(line, (at[0] + 26, at[1]), theme.ink)


def _draw_mark(canvas: Canvas, mark: str, at: Point) -> None:
    x, y = at
    match mark:
        case "beer":
            draw_barrel(canvas, at, 28)
        case "brings":
            canvas.fill(Rect.around(at, 40, 24), _PLAQUE, 6)
            canvas.text("3", (x - 14, y), "text_bold", 17, _PLAQUE_INK)
            draw_cube(canvas, (x + 8, y), 15, "coal")
        case "vp":
            draw_points(canvas, at, 32, 8)
        case "link":
            canvas.icon("linkmark", at, 28, canvas.theme.ink)
        case "income":
            draw_income(canvas, at, 28, 2)
        case "cost":
            draw_coin(canvas, at, 15, words.MONEY(pounds=8))
        case "bulb":
            canvas.sprite("brass.mark.bulb", Rect.around(at, 28, 28))
        case _:
            canvas.sprite(f"brass.mark.{mark}", Rect.around(at, 40, 20))


def _draw_next(canvas: Canvas, at: Point, owner: str, light: Light) -> None:
    box = Rect.around(at, 24, 24)
    lay_glow(canvas, box, light, 5)
    canvas.fill(box, OWNERS[owner].face0, 5)
    draw_light(canvas, box, light, 5, 0.7)
