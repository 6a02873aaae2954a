"""Medals and stations: what is learnt, what comes next, what is still to come."""

from typing import Final, Literal

from brass_desktop.present.geometry import Point
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import Colour, rgba

StationLook = Literal["done", "next", "later"]
_RIM: Final = rgba("#7a5416")
_BRASS: Final = rgba("#d9a441")
_LIGHT: Final = rgba("#f7dc92")
_AMBER: Final = rgba("#ffb52e")
_PLAIN: Final = rgba("#f3e6c4")
_INK: Final = rgba("#3a230c")
_RIBBON: Final = rgba("#8e1f16")
_GREEN: Final = rgba("#2f6b41")
_WHITE: Final = rgba("#ffffff")


def draw_medal(canvas: Canvas, centre: Point, radius: float, words: str) -> None:
    """Paint the medal of a finished lesson with its ribbons."""
    x, y = centre
    for side in (-1, 1):
        tail = (x + side * radius * 0.42, y + radius * 1.25)
        canvas.polyline([(x, y), tail], radius * 0.42, _RIBBON)
    _draw_disc(canvas, centre, radius, _BRASS, _LIGHT)
    canvas.icon("laurels", centre, radius * 1.35, _RIM)
    canvas.text(words, centre, "text_bold", radius * 0.62, _INK, align="centre")


def draw_station(
    canvas: Canvas, centre: Point, radius: float, number: str, standing: StationLook
) -> None:
    """Paint a station of the route: brass when it is done, amber for the next one."""
    if standing == "next":
        canvas.circle(centre, radius * 1.32, (*_AMBER[:3], 90))
        _draw_disc(canvas, centre, radius * 1.1, _AMBER, _LIGHT)
    elif standing == "done":
        _draw_disc(canvas, centre, radius, _BRASS, _LIGHT)
    else:
        _draw_disc(canvas, centre, radius * 0.94, _PLAIN, _PLAIN)
    canvas.text(number, centre, "text_bold", radius * 0.72, _INK, align="centre")
    if standing == "done":
        mark = (centre[0] + radius * 0.75, centre[1] + radius * 0.75)
        canvas.circle(mark, radius * 0.36, _WHITE)
        canvas.circle(mark, radius * 0.32, _GREEN)
        canvas.icon("check-mark", mark, radius * 0.46, _WHITE)


def _draw_disc(canvas: Canvas, centre: Point, radius: float, body: Colour, light: Colour) -> None:
    canvas.circle(centre, radius, _RIM)
    canvas.circle(centre, radius * 0.94, body)
    canvas.circle(centre, radius * 0.74, light)
