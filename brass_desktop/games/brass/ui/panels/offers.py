"""Answers that tell what would come of them: buyers with their gains and odds, loans."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from brass_desktop.games.brass.present.viewmodel.panels import AnswerView, PreviewView
from brass_desktop.games.brass.ui.map.overlay import tone_colour
from brass_desktop.games.brass.ui.pieces.market_tiles import draw_market_back
from brass_desktop.games.brass.ui.pieces.tiles import draw_tile
from brass_desktop.present.controls import ControlState
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.tips import Light, Tip, Tone
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import Colour, with_alpha
from brass_desktop.ui.drawing.light import Lit, draw_focus, draw_light
from brass_desktop.ui.drawing.marks import draw_coin, draw_key
from brass_desktop.ui.drawing.typeface import Role, Typeface
from brass_desktop.ui.table.controls import draw_button
from brass_desktop.ui.table.touches import Hot, Touches

OfferWords = Literal["full", "brief", "name"]
"""How much an offer says: everything, what would come of it, or only what it is called."""
_LIGHT = 0.67
"""How strong the lines of a lit button are, as of any answer."""


@dataclass(frozen=True, slots=True)
class _Measures:
    """Type and places of an offer, from its button's corner."""

    pad: float
    gap: float
    label: float
    detail: float
    lead: float
    edge: float
    """What stays free above and below the lines."""
    picture: float
    beside: float
    right: float
    left_over: tuple[float, float]
    """What rows and sums below want: while nothing is certain, and when it is."""


_NORMAL = _Measures(16, 6, 16, 13, 17, 7, 50, 12, 10, (60, 250))
_SMALL = _Measures(12, 4, 13, 12, 15, 5, 28, 6, 4, (50, 140))


class _Line(NamedTuple):
    words: str
    role: Role
    size: float
    tone: Tone


def draw_offers(canvas: Canvas, rect: Rect, view: PreviewView, touches: Touches, hot: Hot) -> float:
    """Draw a lit button for every offer; give where the next thing begins.

    Where not all of them have room for what they are, they tell only what would come of them, and
    where there are very many, only their names: the rest is told by their tips.
    """
    m, said = _fitted(canvas.typeface, rect, view)
    y = rect.y
    for answer in view.answers:
        lines = _lines(answer, m, said)
        height = _height(canvas.typeface, lines, m)
        button = Rect(rect.x + m.pad, y, rect.w - 2 * m.pad, height)
        _draw_offer(canvas, button, answer, lines, m, hot)
        told = "\n".join((answer.detail, *(note for note, _ in answer.notes)))
        touches.add(button, answer.intent, Tip(answer.label, told))
        if not answer.chosen and not hot.is_focus(answer.intent):
            touches.lit.append(Lit(button.grown(-1), 7, _LIGHT))
        y += height + m.gap
    return y + 4


def _fitted(type: Typeface, rect: Rect, view: PreviewView) -> tuple[_Measures, OfferWords]:
    """Choose how much is said: rows and sums below want their room before offers say more."""
    m = _SMALL if rect.w < 300 else _NORMAL
    wanted = m.left_over[bool(view.sums)]
    if _needs(type, view, m, "full") <= rect.h - wanted:
        return m, "full"
    if _needs(type, view, m, "brief") <= rect.h - m.gap:
        return m, "brief"
    return replace(m, edge=m.edge / 2, gap=m.gap / 2), "name"


def _needs(type: Typeface, view: PreviewView, m: _Measures, said: OfferWords) -> float:
    heights = (_height(type, _lines(answer, m, said), m) for answer in view.answers)
    return sum(height + m.gap for height in heights)


def _lines(answer: AnswerView, m: _Measures, said: OfferWords) -> list[_Line]:
    label = _Line(answer.label, "text_bold", m.label, Tone.PLAIN)
    if said == "name":
        return [label]
    detail = [_Line(answer.detail, "sans", m.detail, Tone.MUTED)] if said == "full" else []
    notes = [_Line(note, "sans_bold", m.detail, tone) for note, tone in answer.notes]
    return [label, *detail, *notes]


def _height(type: Typeface, lines: Sequence[_Line], m: _Measures) -> float:
    return len(lines) * _lead(type, m) + 2 * m.edge


def _lead(type: Typeface, m: _Measures) -> float:
    return m.lead * max(1.0, type.text_scale)


def _draw_offer(
    canvas: Canvas, rect: Rect, answer: AnswerView, lines: Sequence[_Line], m: _Measures, hot: Hot
) -> None:
    ink, sink = draw_button(canvas, rect, ControlState.ENABLED, answer.intent, hot)
    if hot.is_focus(answer.intent):
        draw_focus(canvas, rect.grown(-1), 7)
    else:
        light = Light.CHOSEN if answer.chosen else Light.LEGAL
        draw_light(canvas, rect.grown(-1), light, 7, _LIGHT)
    side = min(m.picture, rect.h - 2 * m.edge)
    middle = (rect.x + m.edge + 2 + side / 2, rect.centre[1] + sink)
    _draw_picture(canvas, middle, side, answer)
    left = middle[0] + side / 2 + m.beside
    lead = _lead(canvas.typeface, m)
    y = middle[1] - (len(lines) - 1) * lead / 2
    for line in lines:
        colour = _ink(canvas, line.tone, ink)
        fit = rect.right - m.right - left
        canvas.text(line.words, (left, y), line.role, line.size, colour, fit=fit)
        y += lead
    if answer.key and rect.w > 300:
        draw_key(canvas, answer.key, (rect.right - 8, rect.y + 14 + sink), "right")


def _ink(canvas: Canvas, tone: Tone, ink: Colour) -> Colour:
    if tone is Tone.MUTED:
        return with_alpha(ink, 215)
    return ink if tone is Tone.PLAIN else tone_colour(canvas.theme, tone)


def _draw_picture(canvas: Canvas, middle: Point, side: float, answer: AnswerView) -> None:
    if answer.tile is not None:
        draw_tile(canvas, Rect.around(middle, side, side), answer.tile, small=side < 40)
    elif answer.coin:
        draw_coin(canvas, middle, side / 2, answer.coin)
    else:
        draw_market_back(canvas, Rect.around(middle, side, side))
