"""The tools of production in the dock: eight keys in two rows."""

from typing import Final

from brass_desktop.games.furnace.present.viewmodel.production import ToolsView, ToolView
from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.marks import draw_key
from brass_desktop.ui.drawing.typeface import FittedLine
from brass_desktop.ui.table.controls import draw_button
from brass_desktop.ui.table.touches import Hot, Touches

_COLUMNS: Final = 4
_ROWS: Final = 2
_GROWS: Final = 1.1
_KEY: Final = {False: (80.0, 84.0), True: (53.0, 56.0)}
"""Size of a tool, in the small window or not."""


def tool_places(rect: Rect, *, small: bool) -> list[Rect]:
    """Return the places of the tools, row by row."""
    pad, (width, height) = 6.0 if small else 12.0, _KEY[small]
    across = (rect.w - 2 * pad - _COLUMNS * width) / (_COLUMNS - 1)
    down = rect.h - 2 * pad - _ROWS * height
    return [
        Rect(
            rect.x + pad + i % _COLUMNS * (width + across),
            rect.y + pad + i // _COLUMNS * (height + down),
            width,
            height,
        )
        for i in range(_COLUMNS * _ROWS)
    ]


def tool_labels(canvas: Canvas, view: ToolsView, *, small: bool) -> list[FittedLine]:
    """Set the words of the tools, all in one size; beside their icons they hardly grow."""
    face, words = canvas.typeface, [tool.control.label for tool in view.tools]
    width = _KEY[small][0]
    if small:
        return face.alike(words, "sans_bold", face.held(12.5), width - 2)
    return face.alike(words, "text_bold", face.held(15, _GROWS), width - 4)


def draw_tools(canvas: Canvas, rect: Rect, view: ToolsView, hot: Hot) -> Touches:
    """Draw the tools on their panel."""
    touches = Touches()
    small = rect.h < 150
    canvas.panel(rect)
    places = tool_places(rect, small=small)
    labels = tool_labels(canvas, view, small=small)
    for place, tool, label in zip(places, view.tools, labels, strict=False):
        _draw_tool(canvas, place, tool, label, hot, small=small)
        touches.add(place, tool.intent, tool.control.tip)
    return touches


def _draw_tool(
    canvas: Canvas, rect: Rect, tool: ToolView, label: FittedLine, hot: Hot, *, small: bool
) -> None:
    control = tool.control
    ink, sink = draw_button(canvas, rect, control.state, tool.intent, hot)
    x, y = rect.centre[0], rect.y + sink
    if small:
        canvas.icon(control.icon, (x, y + 22), 22, ink)
        canvas.fitted(label, (x, y + 45), ink, "centre")
        return
    canvas.icon(control.icon, (x, y + 36), 32, ink)
    canvas.fitted(label, (x, y + 68), ink, "centre")
    draw_key(canvas, control.key, (rect.right - 5, rect.y + 13), "right")
