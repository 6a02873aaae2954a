"""Buttons of the table in all their states."""

from collections.abc import Sequence

from brass_desktop.present.controls import ControlState, ControlView
from brass_desktop.present.geometry import Rect
from brass_desktop.present.intents import AnyIntent
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import Colour, with_alpha
from brass_desktop.ui.drawing.palette import AMBER_INK, BRASS_INK, CHOSEN_INK
from brass_desktop.ui.drawing.typeface import FittedLine
from brass_desktop.ui.table.touches import Hot

DISABLED_ALPHA = 105


def draw_button(
    canvas: Canvas, rect: Rect, state: ControlState, intent: AnyIntent | None, hot: Hot
) -> tuple[Colour, float]:
    """Draw a plain control's ground; give the ink of its content and how far that sinks."""
    theme, look = canvas.theme, hot.state_of(intent)
    if state is ControlState.DISABLED:
        canvas.nine("skin.button_disabled", rect)
        return with_alpha(theme.ink, DISABLED_ALPHA), 0.0
    if state is ControlState.CHOSEN:
        canvas.nine("skin.chosen", rect)
        ink = CHOSEN_INK
    elif state is ControlState.LIT:
        canvas.nine("skin.brass" + look, rect)
        ink = BRASS_INK
    else:
        canvas.nine("skin.button" + look, rect)
        ink = theme.ink
    if hot.is_focus(intent):
        canvas.nine("skin.focus", rect)
    return ink, 1.0 if look == "_pressed" else 0.0


def draw_chip(canvas: Canvas, rect: Rect, *, on: bool = False, lit: bool = False) -> Colour:
    """Draw a pill; give the ink that reads on it."""
    if lit:
        canvas.nine("skin.chip_lit", rect)
        return AMBER_INK
    canvas.nine("skin.chip_on" if on else "skin.chip", rect)
    return BRASS_INK if on else canvas.theme.ink2


def labels_alike(
    canvas: Canvas, controls: Sequence[ControlView], width: float, *, small: bool
) -> list[FittedLine]:
    """Set the words under a row of icons, all in one size."""
    words = [control.label for control in controls]
    if small:
        return canvas.typeface.alike(words, "sans_bold", 12.5, width - 2)
    return canvas.typeface.alike(words, "text_bold", 15.5, width - 8)
