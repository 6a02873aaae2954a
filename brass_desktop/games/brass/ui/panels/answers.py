"""The answers to the current question, listed as buttons where words help."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from brass_desktop.games.brass.present.icons import INDUSTRY_ICONS
from brass_desktop.games.brass.present.viewmodel.panels import AnswerView, PreviewView
from brass_desktop.games.brass.ui.panels.offers import draw_offers
from brass_desktop.games.brass.ui.pieces.marks import draw_resource
from brass_desktop.games.brass.ui.pieces.tiles import draw_tile
from brass_desktop.i18n.wording import wordings
from brass_desktop.present.controls import ControlState
from brass_desktop.present.geometry import Rect
from brass_desktop.present.tips import Light, Tip
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import Colour, with_alpha
from brass_desktop.ui.drawing.light import Lit, draw_focus, draw_light
from brass_desktop.ui.drawing.typeface import FittedLine, Typeface
from brass_desktop.ui.table.controls import draw_button
from brass_desktop.ui.table.touches import Hot, Touches

_RESOURCES = ("coal", "iron", "beer")
_IN_ONE_COLUMN = 3
_LIGHT = 0.67
"""How strong the lines of a lit button are: it has words to carry, a tile only its picture."""
_GROWS = 0.5
"""How much higher each line is, in parts of what larger text adds to it."""
_CLEAR = 6.5
"""How far off a button's edge a picture clears the brackets of its light."""


@dataclass(frozen=True, slots=True)
class _Measures:
    """Type and places of an answer, from its button's corner."""

    pad: float
    ask: float
    height: float
    gap: float
    label: float
    detail: float
    lift: float
    left: float
    icon: float
    beside: float
    right: float

    def room(self, width: float, answer: AnswerView) -> float:
        """Return how wide the words on a button may be."""
        if answer.tile is not None:
            return width - self.height + _CLEAR - self.beside - self.right
        icon = self.icon + self.beside if answer.icon else 0
        return width - self.left - icon - self.right


_NORMAL = _Measures(16, 15, 42, 6, 15, 12.5, 8, 12, 22, 8, 8)
_SMALL = _Measures(12, 13, 34, 4, 13, 12, 7, 4, 15, 4, 6)


def draw_answers(
    canvas: Canvas, rect: Rect, view: PreviewView, y: float, touches: Touches, hot: Hot
) -> float:
    """Draw the question and a lit button for every answer; give where the next thing begins."""
    m = _in_larger_text(_SMALL if rect.w < 300 else _NORMAL, canvas.typeface.text_scale)
    room = rect.w - 2 * m.pad
    ask = canvas.typeface.wrap_within(view.ask, "text_bold", m.ask, room, 1)
    at, lead = (rect.x + m.pad, y + m.ask * 0.6 + 2), m.ask * 1.2
    y += canvas.lines(ask, at, "text_bold", m.ask, canvas.theme.accent, lead=lead) - lead
    top = y + m.ask + 10
    if any(answer.notes for answer in view.answers):
        return draw_offers(canvas, Rect(rect.x, top, rect.w, rect.bottom - top), view, touches, hot)
    most = int((rect.bottom - m.gap - top) / (m.height + m.gap))
    widths = _widths(canvas.typeface, view.answers, room, most, m)
    told = _set(canvas.typeface, view.answers, widths, m)
    for i, (answer, words) in enumerate(zip(view.answers, told, strict=True)):
        line, column = divmod(i, len(widths))
        x = rect.x + m.pad + sum(widths[:column]) + column * m.gap
        button = Rect(x, top + line * (m.height + m.gap), widths[column], m.height)
        _draw_answer(canvas, button, answer, words, m, hot)
        touches.add(button, answer.intent, Tip(answer.label, answer.detail))
        if not hot.is_focus(answer.intent):
            touches.lit.append(Lit(button.grown(-1), 7, _LIGHT))
    lines = -(-len(view.answers) // len(widths))
    return top + lines * (m.height + m.gap) + 6


def _in_larger_text(m: _Measures, scale: float) -> _Measures:
    """Give two lines of larger text the height that their descenders need."""
    more = max(0.0, scale - 1) * m.detail * _GROWS
    return replace(m, height=m.height + 2 * more, lift=m.lift + more * 0.4)


def _widths(
    type: Typeface, answers: Sequence[AnswerView], room: float, most: int, m: _Measures
) -> list[float]:
    """Give the columns: many answers stand in two, unless words would be cut that need not be."""
    if len(answers) <= _IN_ONE_COLUMN:
        return [room]
    widths = _two_columns(type, answers, room - m.gap, m)
    if len(answers) > most or all(
        _fits(type, answer, m.room(widths[i % 2], answer), m) for i, answer in enumerate(answers)
    ):
        return widths
    return [room]


def _two_columns(
    type: Typeface, answers: Sequence[AnswerView], room: float, m: _Measures
) -> list[float]:
    """Share the room so that each column gets what its longest label needs and as much more.

    A label that can be said shorter needs only that: its full words may not starve the others.
    """
    least = [_least(type, answer, m) for answer in answers]
    needs = [max(least[column::2]) for column in range(2)]
    spare = (room - sum(needs)) / 2
    return [need + spare for need in needs]


def _least(type: Typeface, answer: AnswerView, m: _Measures) -> float:
    """Return what an answer needs at least; beside a tile what it brings may be the longer line."""
    label = type.measure(wordings(answer.label)[-1], "text_bold", m.label)
    detail = type.measure(answer.detail, "sans", m.detail) if answer.tile is not None else 0.0
    return max(label, detail)


def _fits(type: Typeface, answer: AnswerView, room: float, m: _Measures) -> bool:
    """Tell whether both lines of an answer can be read in full, in their fullest wording."""
    label = type.measure(answer.label, "text_bold", m.label)
    return label <= room and type.measure(answer.detail, "sans", m.detail) <= room


def _set(
    type: Typeface, answers: Sequence[AnswerView], widths: Sequence[float], m: _Measures
) -> list[tuple[FittedLine, FittedLine]]:
    """Set label and detail of every answer, all labels in one size and all details in one."""
    rooms = [m.room(widths[i % len(widths)], answer) for i, answer in enumerate(answers)]
    pairs = list(zip(answers, rooms, strict=True))
    labels = [type.set_in(answer.label, "text_bold", m.label, room) for answer, room in pairs]
    details = [type.set_in(answer.detail, "sans", m.detail, room) for answer, room in pairs]
    large, small = min(line.size for line in labels), min(line.size for line in details)
    return [
        (label._replace(size=large), detail._replace(size=small))
        for label, detail in zip(labels, details, strict=True)
    ]


def _draw_answer(
    canvas: Canvas,
    rect: Rect,
    answer: AnswerView,
    told: tuple[FittedLine, FittedLine],
    m: _Measures,
    hot: Hot,
) -> None:
    ink, sink = draw_button(canvas, rect, ControlState.ENABLED, answer.intent, hot)
    if hot.is_focus(answer.intent):
        draw_focus(canvas, rect.grown(-1), 7)
    else:
        draw_light(canvas, rect.grown(-1), Light.LEGAL, 7, _LIGHT)
    y = rect.centre[1] + sink
    left = rect.x + m.left
    if answer.tile is not None:
        side = rect.h - 2 * _CLEAR
        picture = Rect(rect.x + _CLEAR, y - side / 2, side, side)
        draw_tile(canvas, picture, answer.tile, small=rect.h < 40)
        left = picture.right + m.beside
    elif answer.icon:
        _draw_icon(canvas, left + m.icon / 2, y, answer.icon, m.icon, ink)
        left += m.icon + m.beside
    label, detail = told
    lift = m.lift if answer.detail else 0
    canvas.fitted(label, (left, y - lift), ink)
    if answer.detail:
        canvas.fitted(detail, (left, y + lift + 1), with_alpha(ink, 215))


def _draw_icon(canvas: Canvas, x: float, y: float, icon: str, side: float, ink: Colour) -> None:
    if icon in _RESOURCES:
        draw_resource(canvas, (x, y), side * 0.85, icon)
    else:
        canvas.icon(INDUSTRY_ICONS.get(icon, icon), (x, y), side, ink)
