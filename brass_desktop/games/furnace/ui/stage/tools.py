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


def tool_places(rect: Rect, *, small: bool) -> list[Rect]:
    """Return the places of the tools, row by row."""
    pad, width, height = (6.0, 53.0, 56.0) if small else (12.0, 80.0, 84.0)
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


def draw_tools(canvas: Canvas, rect: Rect, view: ToolsView, hot: Hot) -> Touches:
    """Draw the tools on their panel."""
    touches = Touches()
    small = rect.h < 150
    canvas.panel(rect)
    places = tool_places(rect, small=small)
    face, words = canvas.typeface, [tool.control.label for tool in view.tools]
    if small:
        labels = face.alike(words, "sans_bold", face.held(12.5), places[0].w - 2)
    else:
        labels = face.alike(words, "text_bold", face.held(15, _GROWS), places[0].w - 4)
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
