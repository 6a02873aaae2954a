"""The answers to the current question, listed as buttons where words help."""

from collections.abc import Sequence

from brass_desktop.i18n.wording import wordings
from brass_desktop.present.layout.geometry import Rect
from brass_desktop.present.viewmodel.panels import AnswerView, ControlState, PreviewView
from brass_desktop.ui.canvas import Canvas
from brass_desktop.ui.colour import Colour, with_alpha
from brass_desktop.ui.render.controls import draw_button
from brass_desktop.ui.render.marks import INDUSTRY_ICONS, draw_resource
from brass_desktop.ui.render.touches import Hot, Touches

_RESOURCES = ("coal", "iron", "beer")
_IN_ONE_COLUMN = 3
_LABEL = 15.0
_SMALL_LABEL = 13.0


def draw_answers(
    canvas: Canvas, rect: Rect, view: PreviewView, y: float, touches: Touches, hot: Hot
) -> float:
    """Draw the question and a lit button for every answer; give where the next thing begins."""
    small = rect.w < 300
    pad, size, height, gap = (12, 13, 34, 4) if small else (16, 15, 42, 6)
    theme = canvas.theme
    at = (rect.x + pad, y + size * 0.6 + 2)
    canvas.text(view.ask, at, "text_bold", size, theme.accent, fit=rect.w - 2 * pad)
    top = y + size + 10
    columns = 1 if len(view.answers) <= _IN_ONE_COLUMN else 2
    widths = _widths(canvas, view.answers, columns, rect.w - 2 * pad - gap * (columns - 1), small)
    for i, answer in enumerate(view.answers):
        line, column = divmod(i, columns)
        x = rect.x + pad + sum(widths[:column]) + column * gap
        button = Rect(x, top + line * (height + gap), widths[column], height)
        _draw_answer(canvas, button, answer, small, hot)
        touches.add(button, answer.intent)
    lines = -(-len(view.answers) // columns)
    return top + lines * (height + gap) + 6


def _widths(
    canvas: Canvas, answers: Sequence[AnswerView], columns: int, room: float, small: bool
) -> list[float]:
    """Share the room so that each column gets what its longest label needs and as much more.

    A label that can be said shorter needs only that: its full words may not starve the others.
    """
    size = _SMALL_LABEL if small else _LABEL
    measure = canvas.typeface.measure
    least = [measure(wordings(answer.label)[-1], "text_bold", size) for answer in answers]
    needs = [max(least[column::columns]) for column in range(columns)]
    spare = (room - sum(needs)) / columns
    return [need + spare for need in needs]


def _draw_answer(canvas: Canvas, rect: Rect, answer: AnswerView, small: bool, hot: Hot) -> None:
    theme = canvas.theme
    ink, sink = draw_button(canvas, rect, ControlState.ENABLED, answer.intent, hot)
    canvas.outline(rect, theme.lit, 1.6, 8)
    y = rect.centre[1] + sink
    left = rect.x + (5 if small else 12)
    if answer.icon:
        side = 15 if small else 22
        _draw_icon(canvas, left + side / 2, y, answer.icon, side, ink)
        left += side + (4 if small else 8)
    room = rect.right - (3 if small else 8) - left
    lift = (7 if small else 8) if answer.detail else 0
    label, detail = (_SMALL_LABEL, 12.0) if small else (_LABEL, 12.5)
    canvas.text(answer.label, (left, y - lift), "text_bold", label, ink, fit=room)
    if answer.detail:
        note = with_alpha(ink, 215)
        canvas.text(answer.detail, (left, y + lift + 1), "sans", detail, note, fit=room)


def _draw_icon(canvas: Canvas, x: float, y: float, icon: str, side: float, ink: Colour) -> None:
    if icon in _RESOURCES:
        draw_resource(canvas, (x, y), side * 0.85, icon)
    else:
        canvas.icon(INDUSTRY_ICONS.get(icon, icon), (x, y), side, ink)
