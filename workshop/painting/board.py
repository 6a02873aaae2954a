"""The ground of every map of the family: paper, washes, country, sea, and by night the lamps."""

import random
from collections.abc import Iterator
from functools import partial
from typing import Final

import skia

from brass_desktop.games.brass.present.layout.board import unit_point
from brass_desktop.games.brass.present.layout.boardfile import BoardFile, load_board
from brass_desktop.games.shelf import SHELF
from workshop.painting.brushes import blur, colour, fill, grain, radial, rect, stroke
from workshop.painting.country import AREA, blend, river, upland
from workshop.painting.palette import THEMES, Theme
from workshop.painting.sea import sea
from workshop.painting.works import Work, scene

SCALE: Final = 3
LAMP: Final = "#9db2d0"

_BURNING: Final = {
    "birmingham": 1.25, "farm_brewery_north": 0.6, "farm_brewery_south": 0.6,
    "manchester": 1.3, "liverpool": 1.25,
}  # fmt: skip
"""Big towns burn more lamps than one, a farm fewer."""
_PASSING: Final = 0.7
"""What burns where links merely pass, or go beyond the map."""


def paint() -> Iterator[Work]:
    """Paint the grounds of all boards in both lights."""
    for game in (info.id for info in SHELF if info.family == "brass"):
        for theme in THEMES:
            id = f"{game}.board.ground.{theme.name}"
            file = f"board/ground.{theme.name}.jpg"
            brush = partial(_ground, theme=theme, board=load_board(game))
            yield scene(id, file, (AREA.w, AREA.h), brush, scale=SCALE, quality=82)


def _ground(canvas: skia.Canvas, theme: Theme, board: BoardFile) -> None:
    rnd = random.Random(11)
    _paper(canvas, theme, rnd)
    for place in board.uplands:
        upland(canvas, theme, rnd, place)
    for points in board.water.rivers:
        river(canvas, theme, points)
    if board.water.sea:
        sea(canvas, theme, rnd, board)
    if theme.is_night:
        for name in board.locations:
            _lamp(canvas, board, name)
    _finish(canvas, theme)


def _paper(canvas: skia.Canvas, theme: Theme, rnd: random.Random) -> None:
    width, height = AREA.w, AREA.h
    tones = [colour(code) for code in theme.map]
    canvas.drawPaint(skia.Paint(Shader=radial((width * 0.52, height * 0.46), width * 0.66, tones)))
    for i in range(64):
        x, y = rnd.uniform(0, width), rnd.uniform(0, height)
        reach = rnd.uniform(40, 140)
        code, alpha = (theme.meadow if i % 3 else theme.heath), (70 if theme.is_night else 38)
        spot = rect(x - reach, y - reach * 0.6, 2 * reach, 1.2 * reach)
        canvas.drawOval(spot, fill(code, alpha, MaskFilter=blur(36)))
    strong = theme.is_night
    grain(canvas, 0.006, 4, 3, code=theme.heath, alpha=0.42 if strong else 0.12, blend=blend(theme))
    dust = "#0a0f18" if strong else theme.vignette
    grain(canvas, 0.035, 3, 7, code=dust, alpha=0.22 if strong else 0.05, blend=blend(theme))


def _lamp(canvas: skia.Canvas, board: BoardFile, name: str) -> None:
    """Light the streets of a town: a warm pool on the dark map."""
    place = board.locations[name]
    size = _BURNING.get(name, 1.0 if place.style == "town" else _PASSING)
    x, y = unit_point(AREA, place.at)
    x, y = x + place.nudge[0], y + place.nudge[1]
    for reach, alpha in ((1.0, 50), (0.64, 38)):
        wide, high = 178 * size * reach, 136 * size * reach
        pool = fill(LAMP, alpha, MaskFilter=blur(28 * size * reach))
        canvas.drawOval(rect(x - wide / 2, y - high / 2, wide, high), pool)


def _finish(canvas: skia.Canvas, theme: Theme) -> None:
    """Fold the sheet, add its tooth, and darken the edges."""
    width, height = AREA.w, AREA.h
    for k in (1, 2, 3):
        _crease(canvas, theme, (width * k / 4, 0), (width * k / 4, height))
    _crease(canvas, theme, (0, height / 2), (width, height / 2))
    canvas.save()
    canvas.scale(1 / SCALE, 1 / SCALE)
    tooth = "#4a566a" if theme.is_night else theme.vignette
    grain(
        canvas, 0.5, 2, 11, code=tooth, alpha=0.12 if theme.is_night else 0.07, blend=blend(theme)
    )
    canvas.restore()
    rim = [colour(theme.vignette, 0), colour(theme.vignette, 0)]
    rim.append(colour(theme.vignette, 170 if theme.is_night else 76))
    edge = radial((width / 2, height / 2), width * 0.64, rim, (0, 0.6, 1))
    canvas.drawPaint(skia.Paint(Shader=edge))


def _crease(
    canvas: skia.Canvas, theme: Theme, start: tuple[float, float], end: tuple[float, float]
) -> None:
    light = 9 if theme.is_night else 46
    canvas.drawLine(*start, *end, stroke(theme.vignette, 4, 17, MaskFilter=blur(2)))
    canvas.drawLine(start[0] - 0.8, start[1] - 0.8, end[0] - 0.8, end[1] - 0.8,
                    stroke("#ffffff", 0.7, light))  # fmt: skip
