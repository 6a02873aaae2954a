"""The switch between day and night."""

from brass_desktop.present.geometry import Rect
from brass_desktop.present.intents import SwitchBoard
from brass_desktop.present.text import table as words
from brass_desktop.present.tips import Tip
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import with_alpha
from brass_desktop.ui.drawing.palette import BRASS_INK
from brass_desktop.ui.table.touches import Hot, Touches


def draw_board_switch(canvas: Canvas, rect: Rect, touches: Touches, hot: Hot) -> None:
    """Draw sun and moon in a recess with a brass knob on the side in use."""
    theme = canvas.theme
    canvas.fill(rect, theme.well, rect.h / 2)
    canvas.outline(rect, with_alpha(theme.line, 160), 1, rect.h / 2)
    if hot.state_of(SwitchBoard()):
        canvas.outline(rect, theme.gilt, 1.6, rect.h / 2)
    radius, y = rect.h / 2 - 2, rect.centre[1]
    ends = (rect.x + rect.h / 2, rect.right - rect.h / 2)
    lit = theme.board_side
    canvas.nine("skin.knob", Rect.around((ends[lit], y), 2 * radius, 2 * radius))
    for i, (icon, size) in enumerate((("sun", 1.22), ("moon", 1.06))):
        ink = BRASS_INK if i == lit else theme.ink3
        canvas.icon(icon, (ends[i], y), radius * size, ink)
    touches.add(rect, SwitchBoard(), Tip(words.SWITCH_BOARD()))
