"""The count of an optional effect: keys, number and limit, a pin, or what was carried out."""

from typing import Final

from brass_desktop.games.furnace.present import icons
from brass_desktop.games.furnace.present.layout.cards import (
    CardMeasures,
    note_area,
    stepper_areas,
)
from brass_desktop.games.furnace.present.viewmodel.pieces import StepperState, StepperView
from brass_desktop.games.furnace.ui.palette import (
    KEY_EDGE,
    KEY_OFF,
    PAPER_BAD,
    PAPER_INK,
    PAPER_INK2,
    PILL,
    PILL_INK,
)
from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import with_alpha
from brass_desktop.ui.drawing.palette import BRASS_BUTTON, BRASS_INK, FOCUS

_OFF: Final = 120
_COUNT: Final = 0.6
"""Size of the count for the height of a key."""


def draw_stepper(canvas: Canvas, row: Rect, stepper: StepperView, m: CardMeasures) -> None:
    """Draw the stepper of a row, or once it has run what was carried out."""
    if stepper.state is StepperState.RUN:
        _draw_told(canvas, Rect.around(note_area(row, m).centre, *m.told), stepper.told)
        return
    areas = stepper_areas(row, m)
    _draw_key(canvas, areas.less, "minus", on=stepper.less)
    _draw_key(canvas, areas.more, "plus", on=stepper.more)
    if stepper.focused:
        canvas.outline(areas.whole.grown(3), FOCUS, 2, 8)
    _draw_count(canvas, areas.whole, stepper)
    if stepper.state in (StepperState.PINNED, StepperState.SHORT):
        ink = PAPER_BAD if stepper.state is StepperState.SHORT else PAPER_INK
        canvas.icon(icons.PINNED, areas.pin.centre, areas.pin.w, ink)


def draw_note(canvas: Canvas, row: Rect, note: str, m: CardMeasures) -> None:
    """Write a word where a stepper would stand."""
    area = note_area(row, m)
    size = canvas.typeface.held(13.5, 1.1)
    canvas.text(note, area.centre, "sans_bold", size, PAPER_INK2, align="centre", fit=area.w)


def _draw_told(canvas: Canvas, pill: Rect, told: str) -> None:
    canvas.fill(pill, PILL, pill.h / 2)
    size = canvas.typeface.held(pill.h * 0.58)
    room = pill.w - 8
    canvas.text(told, pill.centre, "text_bold", size, PILL_INK, align="centre", fit=room)


def _draw_key(canvas: Canvas, key: Rect, sign: str, *, on: bool) -> None:
    if on:
        canvas.fill(key.moved(0, 2), with_alpha(PAPER_INK, 70), 7)
    canvas.gradient(key, BRASS_BUTTON if on else KEY_OFF, 7)
    canvas.outline(key, with_alpha(KEY_EDGE, 255 if on else _OFF), 1.2, 7)
    canvas.icon(sign, key.centre, key.h * 0.46, with_alpha(BRASS_INK, 255 if on else _OFF))


def _draw_count(canvas: Canvas, whole: Rect, stepper: StepperView) -> None:
    """Write the count and its limit; one that cannot be paid is red and underlined."""
    face, (x, y) = canvas.typeface, whole.centre
    count, limit = str(stepper.count), f"/{stepper.limit}"
    size = face.held(whole.h * _COUNT)
    width = face.measure(count + limit, "text_bold", size)
    short = stepper.state is StepperState.SHORT
    ink, rest = (PAPER_BAD, PAPER_BAD) if short else (PAPER_INK, PAPER_INK2)
    left = x - width / 2
    canvas.tinted([(count, ink), (limit, rest)], (left, y), "text_bold", size)
    if short:
        low = y + whole.h * 0.36
        canvas.line((left - 2, low), (left + width + 2, low), ink, 2)
