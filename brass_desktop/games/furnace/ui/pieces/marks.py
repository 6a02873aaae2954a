"""Marks of the table: gauge, die, first player, plaques, balances, tray."""

from typing import Final

from brass_desktop.games.furnace.present.layout.gauge import on_dial
from brass_desktop.games.furnace.present.viewmodel.pieces import PURSE, BalanceView
from brass_desktop.games.furnace.ui.palette import NEEDLE
from brass_desktop.games.furnace.ui.pieces.goods import draw_good
from brass_desktop.present.geometry import Point, Rect, row
from brass_desktop.present.tips import Light, Tone
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import Colour, with_alpha
from brass_desktop.ui.drawing.marks import draw_divider
from brass_desktop.ui.drawing.palette import BRASS, BRASS_EDGE, BRASS_INK
from brass_desktop.ui.drawing.strokes import Stroke, draw_strokes

_SCALE_FROM: Final = 24.0
"""A smaller gauge shows the number of the round alone."""
_NEEDLE: Final = (0.33, 0.18, 0.06)
"""How far it reaches before and behind its axis, and half its width, for the radius."""
_WASH: Final = 60


def draw_gauge(canvas: Canvas, centre: Point, radius: float, at: int, rounds: int) -> None:
    """Draw the gauge of rounds; a small one has the number in the place of the needle."""
    place, face = Rect.around(centre, 2 * radius, 2 * radius), canvas.typeface
    if radius < _SCALE_FROM:
        canvas.sprite("furnace.gauge", place)
        size = face.held(radius)
        canvas.text(str(at), centre, "text_bold", size, BRASS_INK, align="centre")
        return
    canvas.sprite(f"furnace.gauge.{rounds}", place)
    for number in range(1, rounds + 1):
        where = on_dial(centre, radius * 0.54, number, rounds)
        size = face.held(max(face.floor, radius * 0.36))
        canvas.text(str(number), where, "text_bold", size, BRASS_INK, align="centre")
    _draw_needle(canvas, centre, radius, at, rounds)


def _draw_needle(canvas: Canvas, centre: Point, radius: float, at: int, rounds: int) -> None:
    ahead, behind, half = (radius * part for part in _NEEDLE)
    tip = on_dial(centre, ahead, at, rounds)
    tail = on_dial(centre, -behind, at, rounds)
    draw_strokes(
        canvas, [Stroke([tail, centre], 2 * half, NEEDLE), Stroke([centre, tip], half, NEEDLE)]
    )
    canvas.circle(centre, radius * 0.11, BRASS_EDGE)
    canvas.circle(centre, radius * 0.085, BRASS[1])


def draw_die(canvas: Canvas, rect: Rect, face: int) -> None:
    """Draw the Agent's die."""
    canvas.sprite(f"furnace.die.{face}", rect)


def draw_first_player(canvas: Canvas, centre: Point, radius: float) -> None:
    """Draw the brass cog of the first player."""
    canvas.sprite("furnace.first_player", Rect.around(centre, 2 * radius, 2 * radius))


def draw_plaque(canvas: Canvas, rect: Rect, light: Light = Light.NONE, alpha: int = 255) -> None:
    """Lay a slip on the sheet: a forecast, a chip; a refused one is red, an own one amber."""
    canvas.nine("furnace.plaque", rect, alpha)
    theme = canvas.theme
    if light is Light.REFUSED:
        canvas.fill(rect, with_alpha(theme.bad, 46), 5)
        canvas.outline(rect, theme.bad, 2, 5)
    elif light is not Light.NONE:
        canvas.fill(rect, with_alpha(theme.lit, _WASH), 5)
        canvas.outline(rect, theme.lit, 2, 5)


def draw_balance(canvas: Canvas, rect: Rect, balance: BalanceView) -> None:
    """Draw what is in stock after a card: five cells, each piece above its number."""
    canvas.well(rect)
    theme, face = canvas.theme, canvas.typeface
    if balance.light is not Light.NONE:
        canvas.fill(rect, with_alpha(theme.lit, _WASH), 7)
        canvas.outline(rect, theme.lit, 2, 7)
    good = min(14.0, rect.h * 0.33)
    figure = face.held(max(face.floor, min(16.0, rect.h * 0.37)))
    told = zip(PURSE, balance.numbers, balance.tones, row(rect.grown(-4, 0), 5, 0), strict=True)
    for i, (name, number, tone, cell) in enumerate(told):
        x = cell.centre[0]
        draw_good(canvas, name, (x, rect.y + rect.h * 0.3), good)
        at, ink = (x, rect.y + rect.h * 0.72), tone_ink(canvas, tone)
        canvas.text(str(number), at, "text_bold", figure, ink, align="centre", fit=cell.w)
        if i:
            draw_divider(canvas, (cell.x, rect.y + 7), rect.h - 14, 90)


def tone_ink(canvas: Canvas, tone: Tone) -> Colour:
    """Return the ink of a number by what it means."""
    theme = canvas.theme
    return {Tone.GOOD: theme.good, Tone.BAD: theme.bad, Tone.MUTED: theme.ink3}.get(tone, theme.ink)


def draw_tray(canvas: Canvas, rect: Rect) -> None:
    """Lay a compartment in which the own pieces lie."""
    canvas.nine("furnace.tray", rect)
