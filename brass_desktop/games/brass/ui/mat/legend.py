"""The corner of a mat that explains a tile."""

from collections.abc import Sequence
from dataclasses import dataclass

from brass_desktop.games.brass.present.layout.mat import MatArrangement
from brass_desktop.games.brass.present.text import table as words
from brass_desktop.games.brass.present.viewmodel.mat import MatView
from brass_desktop.games.brass.present.viewmodel.pieces import TileFace
from brass_desktop.games.brass.ui.mat.tile import draw_full_back, draw_full_tile
from brass_desktop.games.brass.ui.pieces.marks import draw_barrel, draw_cube, draw_income
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.tips import Light
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import mix, rgba, with_alpha
from brass_desktop.ui.drawing.light import draw_light, lay_glow
from brass_desktop.ui.drawing.marks import draw_coin, draw_points
from brass_desktop.ui.drawing.palette import OWNERS

_PLAQUE = rgba("#1c120a", 225)
_PLAQUE_INK = rgba("#ffe9b8")


@dataclass(frozen=True, slots=True)
class _Measures:
    """How the corner is divided, from its upper left end."""

    title: tuple[float, float]
    """Middle and size of the heading."""
    tile: tuple[float, float, float]
    """Top, side and pitch of the two sides of a tile."""
    text: float
    captions: float
    caption: float
    """How wide the words beneath a side of the tile may be."""
    meanings: Point
    """Where the marks with their meanings begin, beside the tile."""
    pitch: float


_LOW = _Measures((24, 20), (50, 108, 116), 17, 182, 118, (276, 30), 38)
_ROOMY = _Measures((32, 22), (64, 132, 160), 18, 216, 148, (376, 46), 48)


def draw_legend(
    canvas: Canvas, rect: Rect, sample: TileFace, arrangement: MatArrangement, view: MatView
) -> None:
    """Draw both sides of a sample tile and what every mark means; light means a choice or less."""
    theme, m = canvas.theme, _ROOMY if arrangement.roomy else _LOW
    canvas.fill(rect, with_alpha(theme.field, 150), 12)
    canvas.outline(rect, with_alpha(theme.line, 200), 1.6, 12)
    canvas.outline(rect.grown(-5), with_alpha(theme.line, 90), 1, 8)
    middle, size = m.title
    room = m.meanings[0] - 40
    title = (rect.x + 20, rect.y + middle)
    canvas.text(words.HOW_TO_READ(), title, "title", size, theme.ink, fit=room)
    top, side, pitch = m.tile
    captions = (words.UNFLIPPED(), words.FLIPPED())
    lines = canvas.typeface.alike(captions, "text_italic", m.text, m.caption)
    for i, (line, draw) in enumerate(zip(lines, (draw_full_tile, draw_full_back), strict=True)):
        tile = Rect(rect.x + 20 + i * pitch, rect.y + top, side, side)
        draw(canvas, tile, sample, view.owner)
        canvas.fitted(line, (tile.centre[0], rect.y + m.captions), theme.ink2, "centre")
    if arrangement.roomy:
        at = (rect.x + 20 + (pitch + side) / 2, rect.y + m.captions + 32)
        note = words.ONE_LINK_ICON()
        canvas.text(note, at, "text_italic", m.text, theme.ink2, align="centre", fit=room - 36)
    _draw_meanings(canvas, rect, m, arrangement.marks, view)


def _draw_meanings(
    canvas: Canvas, rect: Rect, m: _Measures, marks: Sequence[str], view: MatView
) -> None:
    """Explain every mark in two columns beside the sample."""
    choosing = bool(view.ask)
    left, top = m.meanings
    column = (rect.w - left - 6) / 2
    meanings = [words.LEGEND["choice" if choosing and m == "next" else m]() for m in marks]
    told = canvas.typeface.alike(meanings, "text", m.text, column - 48)
    for i, (mark, line) in enumerate(zip(marks, told, strict=True)):
        across, down = divmod(i, len(marks) // 2)
        at = (rect.x + left + across * column, rect.y + top + down * m.pitch)
        if mark in ("next", "later"):
            light = Light.LEGAL if choosing else Light.SOFT
            _draw_turn(canvas, at, view.owner, light if mark == "next" else Light.NONE)
        else:
            _draw_mark(canvas, mark, at)
        canvas.fitted(line, (at[0] + 26, at[1]), canvas.theme.ink)


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
        case "develop":
            canvas.icon("upgrade", at, 26, canvas.theme.ink)
        case _:
            canvas.sprite(f"brass.mark.{mark}", Rect.around(at, 40, 20))


def _draw_turn(canvas: Canvas, at: Point, owner: str, light: Light) -> None:
    """Draw a tile that is next, or pale one that has to wait."""
    box = Rect.around(at, 24, 24)
    face = OWNERS[owner].face0
    lay_glow(canvas, box, light, 5)
    canvas.fill(box, face if light is not Light.NONE else mix(face, canvas.theme.panel0, 0.5), 5)
    if light is Light.NONE:
        canvas.outline(box, with_alpha(canvas.theme.line, 170), 1.2, 5)
    draw_light(canvas, box, light, 5, 0.7)
