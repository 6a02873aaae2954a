"""The panel of settling: who is compensated, how many times, and what it has brought so far."""

from dataclasses import dataclass
from typing import Final

from brass_desktop.games.furnace.present.viewmodel.auction import (
    ClaimantView,
    CompensationView,
    StockChange,
    TimesView,
)
from brass_desktop.games.furnace.ui.pieces.discs import draw_seal
from brass_desktop.games.furnace.ui.pieces.goods import SHAPES, Print, draw_good
from brass_desktop.games.furnace.ui.stage.plaques import draw_gains
from brass_desktop.present.controls import ControlState
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.tips import Light
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import Colour, with_alpha
from brass_desktop.ui.drawing.light import Lit, draw_focus, draw_light, lay_glow
from brass_desktop.ui.drawing.marks import draw_chevron, draw_divider, draw_key, draw_rule
from brass_desktop.ui.table.controls import draw_button
from brass_desktop.ui.table.touches import Hot, Touches

_GROWS: Final = 1.1
_LEADS: Final = 1.2
_RADIUS: Final = 8.0
_GAP: Final = 0.07
"""Between two answers, as a part of the widest one."""


@dataclass(frozen=True, slots=True)
class _Measures:
    """The panel in the large or in the small window."""

    pad: float
    columns: tuple[float, float]
    """Shares of the width: who is compensated, and what has been settled so far."""
    title: float
    head: float
    text: float
    tops: tuple[float, float, float]
    """From the top of the panel: first line, second line, what lies under them."""
    claimant: tuple[float, float]
    """Height and pitch."""
    seal: float
    answer: tuple[float, float]
    """Greatest width, and height."""
    foot: float
    """The last line, from below."""
    number: float
    good: float
    lead: float
    """Between two goods of an answer."""


_NORMAL: Final = _Measures(
    pad=20, columns=(250, 228), title=22, head=20, text=15, tops=(28, 52, 76),
    claimant=(46, 52), seal=16, answer=(168, 140), foot=20, number=34, good=20, lead=26,
)  # fmt: skip
_SMALL: Final = _Measures(
    pad=10, columns=(176, 128), title=16, head=15, text=13, tops=(17, 35, 50),
    claimant=(36, 40), seal=12, answer=(112, 104), foot=13, number=22, good=14, lead=18,
)  # fmt: skip


def draw_compensation_panel(
    canvas: Canvas, rect: Rect, view: CompensationView, touches: Touches, hot: Hot, *, small: bool
) -> None:
    """Draw the three columns: claimants, answers, sums."""
    m = _SMALL if small else _NORMAL
    canvas.panel(rect)
    left = Rect(rect.x + m.pad, rect.y, m.columns[0], rect.h)
    right = Rect(rect.right - m.pad - m.columns[1], rect.y, m.columns[1], rect.h)
    middle = Rect(left.right + 1.5 * m.pad, rect.y, 0, rect.h)
    middle = middle._replace(w=right.x - 1.6 * m.pad - middle.x)
    _draw_claimants(canvas, left, view, m)
    _draw_question(canvas, middle, view, m)
    draw_answers(canvas, middle, view.choices, m, touches, hot)
    draw_divider(canvas, (right.x - 0.8 * m.pad, rect.y + m.pad), rect.h - 2 * m.pad)
    _draw_so_far(canvas, right, view, m)


def _draw_claimants(canvas: Canvas, area: Rect, view: CompensationView, m: _Measures) -> None:
    theme = canvas.theme
    _title(canvas, (area.x, area.y + m.tops[0]), view.title, m.title, area.w)
    _words(canvas, (area.x, area.y + m.tops[1]), view.lot, m.text, theme.ink2, area.w)
    most = area.h - m.tops[2] - 6
    pitch = min(m.claimant[1], most / max(1, len(view.claimants)))
    height = min(m.claimant[0], pitch - 4)
    for number, claimant in enumerate(view.claimants):
        row = Rect(area.x, area.y + m.tops[2] + number * pitch, area.w, height)
        _draw_claimant(canvas, row, claimant, m)


def _draw_claimant(canvas: Canvas, row: Rect, claimant: ClaimantView, m: _Measures) -> None:
    theme, now = canvas.theme, claimant.light is Light.CHOSEN
    canvas.fill(row, with_alpha(theme.lit, 70) if now else theme.shallow, _RADIUS)
    canvas.outline(row, theme.lit if now else with_alpha(theme.line, 130), 2 if now else 1, _RADIUS)
    radius = min(m.seal, row.h / 2 - 3)
    draw_seal(canvas, (row.x + m.seal + 10, row.centre[1]), radius, claimant.owner)
    left, room = row.x + 2 * m.seal + 20, row.w - 2 * m.seal - 26
    face = canvas.typeface
    size, note = face.held(15.5 if m is _NORMAL else 14, _GROWS), face.held(13.5, _GROWS)
    middle, lead = row.centre[1], min(19.0, row.h * 0.42)
    canvas.text(claimant.head, (left, middle - lead / 2), "text_bold", size, theme.ink, fit=room)
    canvas.text(claimant.detail, (left, middle + lead / 2), "sans", note, theme.ink2, fit=room)


def _draw_question(canvas: Canvas, area: Rect, view: CompensationView, m: _Measures) -> None:
    theme, face = canvas.theme, canvas.typeface
    size = face.held(m.head, _GROWS)
    at = (area.x, area.y + m.tops[0])
    canvas.text(view.question, at, "text_bold", size, theme.ink, fit=area.w)
    _words(canvas, (area.x, area.y + m.tops[1]), view.terms, m.text, theme.ink2, area.w)
    foot = face.set_in(view.foot, "text_italic", face.held(14.5 if m is _NORMAL else 13), area.w)
    if not foot.cut:
        canvas.fitted(foot, (area.x, area.bottom - m.foot), theme.ink2)


def answer_places(area: Rect, count: int, m: _Measures) -> list[Rect]:
    """Place the answers side by side; many of them are narrower."""
    gap = m.answer[0] * _GAP
    width = min(m.answer[0], (area.w - gap * (count - 1)) / count)
    height = area.h - m.tops[2] - 2 * m.foot
    top = area.y + m.tops[2]
    return [Rect(area.x + i * (width + gap), top, width, height) for i in range(count)]


def draw_answers(
    canvas: Canvas,
    area: Rect,
    choices: tuple[TimesView, ...],
    m: _Measures,
    touches: Touches,
    hot: Hot,
) -> None:
    """Draw a button for every number; those that are impossible are off and say why."""
    for place, choice in zip(answer_places(area, len(choices), m), choices, strict=True):
        _draw_answer(canvas, place, choice, m, hot)
        if choice.light is Light.LEGAL and not hot.is_focus(choice.intent):
            touches.lit.append(Lit(place, _RADIUS, 0.8))
        touches.add(place, choice.intent, choice.tip)


def _draw_answer(canvas: Canvas, rect: Rect, choice: TimesView, m: _Measures, hot: Hot) -> None:
    lay_glow(canvas, rect, choice.light, _RADIUS)
    state = ControlState.ENABLED if choice.possible else ControlState.DISABLED
    ink, sink = draw_button(canvas, rect, state, choice.intent, hot)
    if hot.is_focus(choice.intent):
        draw_focus(canvas, rect, _RADIUS)
    else:
        draw_light(canvas, rect, choice.light, _RADIUS, 0.8)
    face = canvas.typeface
    pad = min(14.0, rect.w * 0.1)
    y = rect.y + m.number * 0.86 + sink
    number = face.held(m.number)
    x = rect.x + pad
    x += canvas.text(str(choice.times), (x, y), "text_bold", number, ink) + pad * 0.7
    key = choice.possible and rect.w > (100 if m is _NORMAL else 70)
    room = rect.right - x - (30 if key else 6)
    word = face.set_in(choice.word, "text_bold", face.held(16 if m is _NORMAL else 13.5), room)
    if not word.cut:
        canvas.fitted(word, (x, y), with_alpha(ink, 215))
    if key:
        draw_key(canvas, choice.key, (rect.right - 7, rect.y + 14 + sink), "right")
    top = rect.y + m.number * 1.55 + m.lead / 2 + sink
    for n, change in enumerate(choice.stock):
        _draw_change(canvas, (rect.x + pad, top + n * m.lead), change, m, rect.right - 6)
    if choice.production:
        _draw_production(canvas, rect.moved(0, sink), choice, m, ink)


def _draw_change(
    canvas: Canvas, at: Point, change: StockChange, m: _Measures, right: float
) -> None:
    """Draw a good with its number before and after."""
    theme, face, (x, y) = canvas.theme, canvas.typeface, at
    width = SHAPES["iron"][0] * m.good
    draw_good(canvas, change.good, (x + width / 2, y), m.good)
    figure = face.held(17 if m is _NORMAL else 14, _GROWS)
    x += width + 6
    before, after = str(change.before), str(change.after)
    arrow = 16.0
    both = face.measure(before + after, "text_bold", figure * 1.06) + arrow
    if x + both <= right:
        x += canvas.text(before, (x, y), "text_bold", figure, theme.ink3)
        draw_chevron(canvas, (x + arrow / 2, y), 3.4, theme.ink2, 1.8)
        x += arrow
    ink = _direction(canvas, change)
    canvas.text(after, (x, y), "text_bold", figure * 1.06, ink)


def _direction(canvas: Canvas, change: StockChange) -> Colour:
    theme = canvas.theme
    if change.after == change.before:
        return theme.ink
    return theme.good if change.after > change.before else theme.bad


def _draw_production(
    canvas: Canvas, rect: Rect, choice: TimesView, m: _Measures, ink: Colour
) -> None:
    """Draw at the foot what the best production would bring then."""
    face, theme = canvas.typeface, canvas.theme
    y = rect.bottom - (16 if m is _NORMAL else 12)
    draw_rule(canvas, (rect.x + 10, y - (16 if m is _NORMAL else 11)), rect.w - 20, 90)
    coin = 15.0 if m is _NORMAL else 12.0
    right = rect.right - 10
    draw_good(canvas, "money", (right - coin * 0.56, y), coin)
    figure = face.held(17 if m is _NORMAL else 14, _GROWS)
    right -= 1.12 * coin + 4
    tone = theme.good if choice.best else ink
    right -= canvas.text(choice.production, (right, y), "text_bold", figure, tone, align="right")
    label = face.set_in(choice.label, "sans", face.held(13.5), right - 6 - rect.x - 10)
    if not label.cut:
        canvas.fitted(label, (rect.x + 10, y), theme.ink2)


def _draw_so_far(canvas: Canvas, area: Rect, view: CompensationView, m: _Measures) -> None:
    """Draw what settling has brought everybody."""
    theme, face = canvas.theme, canvas.typeface
    size = 17.0 if m is _NORMAL else 14.0
    _title(canvas, (area.x, area.y + m.tops[0]), view.so_far_title, size, area.w)
    pitch, radius = (30.0, 11.0) if m is _NORMAL else (23.0, 8.5)
    y = area.y + m.tops[0] + pitch + 2
    figure = face.held(16 if m is _NORMAL else 14, _GROWS)
    for one in view.so_far:
        draw_seal(canvas, (area.x + radius, y), radius, one.owner)
        left = area.x + 2 * radius + 9
        room = area.right - left
        how = Print(16 if m is _NORMAL else 12, figure, theme.good)
        if one.words:
            canvas.text(one.words, (left, y), "sans", face.held(14), theme.ink2, fit=room)
        else:
            draw_gains(canvas, (left, y), one.goods, how, room)
        y += pitch
    note = face.held(14 if m is _NORMAL else 13, _GROWS)
    lines = face.wrap(view.so_far_foot, "sans", note, area.w)
    lead = note * _LEADS
    top = area.bottom - m.foot - (len(lines) - 1) * lead
    if top - lead > y - pitch:
        canvas.lines(lines, (area.x, top), "sans", note, theme.ink2, lead=lead)


def _title(canvas: Canvas, at: Point, words: str, size: float, room: float) -> None:
    held = canvas.typeface.held(size, _GROWS)
    canvas.text(words, at, "title", held, canvas.theme.title, fit=room)


def _words(canvas: Canvas, at: Point, words: str, size: float, ink: Colour, room: float) -> None:
    canvas.text(words, at, "sans", canvas.typeface.held(size, _GROWS), ink, fit=room)
