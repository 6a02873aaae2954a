"""Where the metal runs: the channel, cold and hot, the plates on it, the mould at its end."""

from typing import Final

from brass_desktop.games.furnace.present.viewmodel.pieces import PlateView
from brass_desktop.games.furnace.ui.palette import CAST_INK, MOULD_INK
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.tips import Light
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.light import draw_light, lay_glow
from brass_desktop.ui.drawing.palette import BRASS_INK

_LIP: Final = 3 / 14
"""The iron beside the channel, for its depth."""
_INSET: Final = 1.5 / 14
_LENGTH: Final = 1120 / 20
"""The channel is painted so long for its height with both lips; shorter ones are cut off it."""
_HEAD: Final = 3.4
PLATE: Final = (2.5, 1.72)
"""Width and height of a plate for its radius."""


def draw_runner(canvas: Canvas, rect: Rect, hot: float = 0.0, *, head: bool = False) -> None:
    """Draw the channel, and metal in it up to a part of its length from 0 to 1.

    With `head` the metal is on its way: its front glows.
    """
    lip = rect.h * _LIP
    _lay_part(canvas, "furnace.runner", rect.grown(lip))
    if hot <= 0:
        return
    inset = rect.h * _INSET
    bed = rect.grown(-inset)
    front = bed.x + bed.w * min(1.0, hot)
    glow = rect.h * 1.5
    with canvas.clip(Rect(bed.x - glow, bed.y - glow, front - bed.x + glow, bed.h + 2 * glow)):
        canvas.sprite("furnace.runner.hot", Rect(bed.x, bed.y, max(bed.w, 1), bed.h))
    if head and hot < 1:
        side = rect.h * _HEAD
        canvas.sprite("furnace.runner.head", Rect.around((front, rect.centre[1]), side, side))


def _lay_part(canvas: Canvas, art: str, rect: Rect) -> None:
    """Lay the beginning of the painted channel and, over a round end of its own, its end."""
    whole = max(rect.w, rect.h * _LENGTH)
    half = rect.w / 2
    around = rect.grown(rect.h)
    with canvas.clip(Rect(around.x, around.y, around.w / 2, around.h)):
        canvas.sprite(art, Rect(rect.x, rect.y, whole, rect.h))
    with canvas.clip(Rect(rect.x + half, around.y, around.w / 2, around.h)):
        canvas.sprite(art, Rect(rect.right - whole, rect.y, whole, rect.h))


def draw_plate(canvas: Canvas, centre: Point, radius: float, plate: PlateView) -> None:
    """Draw the brass plate with the number of a lot or a step."""
    rect = Rect.around(centre, PLATE[0] * radius, PLATE[1] * radius)
    lay_glow(canvas, rect, plate.light, 5)
    canvas.nine("furnace.plate.number", rect)
    size = canvas.typeface.held(max(canvas.typeface.floor, radius * 1.25))
    canvas.text(str(plate.number), centre, "text_bold", size, BRASS_INK, align="centre")
    if plate.light is not Light.NONE:
        draw_light(canvas, rect, plate.light, 5, 0.6)


def draw_mould(canvas: Canvas, rect: Rect) -> None:
    """Draw the plate of cast iron at the end of the line."""
    canvas.nine("furnace.mould", rect)


def draw_cast(canvas: Canvas, centre: Point, radius: float, figure: str, *, hot: bool) -> None:
    """Draw the round of metal with the money of the phase; without money it is cold."""
    place = Rect.around(centre, 2 * radius, 2 * radius)
    canvas.sprite("furnace.cast" if hot else "furnace.cast.cold", place)
    size = canvas.typeface.held(radius * 0.7)
    at, ink = (centre[0], centre[1] - radius * 0.06), CAST_INK if hot else MOULD_INK
    canvas.text(figure, at, "text_bold", size, ink, align="centre", fit=1.5 * radius)


def draw_molten(canvas: Canvas, rect: Rect) -> None:
    """Draw metal as a measure: a column of a chart."""
    canvas.nine("furnace.molten.column", rect)


def draw_burn(canvas: Canvas, card: Rect, part: float) -> None:
    """Draw the fire that turns a blueprint into copper, from 0 at the left edge to 1."""
    width = card.h * 0.23
    x = card.x + card.w * part
    canvas.sprite("furnace.burn", Rect(x - width / 2, card.y, width, card.h))
