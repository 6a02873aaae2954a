"""Small notes laid on cards: upgraded when, worth how much, locked, run again."""

from typing import Final

from brass_desktop.games.furnace.present import icons
from brass_desktop.games.furnace.ui.palette import (
    CHIP,
    CHIP_EDGE,
    CHIP_INK,
    PILL,
    PILL_INK,
)
from brass_desktop.games.furnace.ui.pieces.goods import draw_good
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.palette import AMBER_INK

_TALL: Final = 20.0
_LETTERS: Final = 13.5
_ENDS: Final = 10.0
_NARROW: Final = 100.0
_NARROW_ENDS: Final = 5.0
"""Beside the words of a chip, and on a card that is hardly wider than them."""
_CORNER: Final = 5.0
_SEAL: Final = 13.0


def draw_upgrade_chip(
    canvas: Canvas, place: Rect, words: str, step: int, *, beside_seal: bool = False
) -> None:
    """Say on a picture when a card is upgraded; without room for words by token and step."""
    size = canvas.typeface.held(_LETTERS)
    room = place.w - 8 - (4 * _SEAL + 8 if beside_seal else 0)
    line = canvas.typeface.set_in(words, "sans_bold", size, room - 2 * _ENDS)
    if words and not line.cut and place.h >= _TALL + 4:
        width = canvas.typeface.measure(line.words, line.role, line.size) + 2 * _ENDS
        chip = Rect.around((place.centre[0], place.y + _TALL / 2 + 6), width, _TALL)
        _ground(canvas, chip)
        canvas.fitted(line, chip.centre, CHIP_INK, align="centre")
    elif step:
        _draw_step(canvas, place, str(step), size)


def _draw_step(canvas: Canvas, place: Rect, step: str, size: float) -> None:
    height = min(_TALL, place.h - 2)
    figure = canvas.typeface.measure(step, "text_bold", size)
    width = height * 0.7 + figure + 12
    chip = Rect(place.right - width - 3, place.y + min(_CORNER, 1), width, height)
    _ground(canvas, chip)
    y = chip.centre[1]
    draw_good(canvas, "upgrade", (chip.x + 5 + height * 0.35, y), height * 0.62)
    at = (chip.right - 5, y)
    canvas.text(step, at, "text_bold", size, CHIP_INK, align="right")


def draw_worth(canvas: Canvas, place: Rect, worth: str) -> None:
    """Say in the corner of a picture what the planner thinks a card would bring."""
    size = canvas.typeface.held(15, 1.1)
    coin = 8.0
    width = canvas.typeface.measure(worth, "text_bold", size) + 2 * coin + 16
    chip = Rect(place.right - width - 3, place.y + 4, width, 22)
    canvas.fill(chip, PILL, chip.h / 2)
    canvas.outline(chip, CHIP_EDGE, 1, chip.h / 2)
    canvas.text(worth, (chip.x + 7, chip.centre[1]), "text_bold", size, PILL_INK)
    draw_good(canvas, "money", (chip.right - coin - 5, chip.centre[1]), 2 * coin / 1.12)


def draw_padlock(canvas: Canvas, place: Rect) -> None:
    """Mark a card that keeps its place in the chain."""
    _seal(canvas, (place.right - _SEAL - 2, place.y + _SEAL + 2), icons.LOCKED)


def draw_repeated(canvas: Canvas, place: Rect) -> None:
    """Mark the second run of a card."""
    _seal(canvas, (place.x + _SEAL + 2, place.y + _SEAL + 2), icons.REPEAT)


def draw_amber_chip(canvas: Canvas, centre: Point, words: str, room: float) -> None:
    """Lay an amber chip, as of a card that would be won."""
    face = canvas.typeface
    ends = _ENDS if room > _NARROW else _NARROW_ENDS
    line = face.set_in(words, "sans_bold", face.held(14, 1.1), room - 2 * ends)
    width = face.measure(line.words, line.role, line.size) + 2 * ends
    chip = Rect.around(centre, width, 24)
    canvas.fill(chip, canvas.theme.lit, chip.h / 2)
    canvas.fitted(line, chip.centre, AMBER_INK, align="centre")


def _ground(canvas: Canvas, chip: Rect) -> None:
    canvas.fill(chip, CHIP, chip.h / 2)
    canvas.outline(chip, CHIP_EDGE, 1.2, chip.h / 2)


def _seal(canvas: Canvas, centre: Point, icon: str) -> None:
    canvas.circle(centre, _SEAL, PILL)
    canvas.icon(icon, centre, 15, PILL_INK)
