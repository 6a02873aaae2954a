"""The chronicle: every event in one sentence, newest first."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import cycle

from brass_desktop.present.chronicle import ChronicleEntry, ChronicleFilter, ChronicleView
from brass_desktop.present.controls import ControlState
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.intents import EnlargeChronicle, FilterChronicle, LookAt
from brass_desktop.present.text import table as words
from brass_desktop.present.tips import Tip
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import Colour, with_alpha
from brass_desktop.ui.drawing.fading import fading
from brass_desktop.ui.drawing.marks import draw_rule, draw_seal
from brass_desktop.ui.drawing.typeface import Role, Typeface
from brass_desktop.ui.table.controls import draw_button, draw_chip
from brass_desktop.ui.table.touches import Hot, Touches

Apart = Callable[[str], Sequence[str]]
"""Splits a sentence of a game so that every second part is an amount, to be accented."""


@dataclass(frozen=True, slots=True)
class ListMeasures:
    """Type and spacing of the list."""

    head: float
    pad: float
    sentence: tuple[float, float]
    detail: tuple[float, float]
    seal: tuple[float, float]
    icon: float | None
    text_x: float
    round: float
    lead: float
    """Height of a round's heading."""


_FOLLOWING: dict[ChronicleFilter, ChronicleFilter] = {
    "all": "mine",
    "mine": "money",
    "money": "all",
}
_FILTERS: tuple[ChronicleFilter, ...] = ("money", "mine", "all")
_AHEAD = 105
"""How strongly that shows which a replay has not come to, of 255."""
_NORMAL = ListMeasures(42, 16, (14.5, 18), (13.5, 16), (28, 11), 56, 76, 14, 22)
_SMALL = ListMeasures(39, 12, (13, 15), (12.5, 15), (20, 9), None, 36, 13, 21)


def _measures(rect: Rect, type: Typeface) -> ListMeasures:
    """Choose the measures of a panel; lines stand further apart for larger text."""
    m, grow = (_SMALL if rect.w < 300 else _NORMAL), max(1.0, type.text_scale)
    return replace(
        m,
        sentence=(m.sentence[0], m.sentence[1] * grow),
        detail=(m.detail[0], m.detail[1] * grow),
        lead=m.lead * grow,
    )


@dataclass(frozen=True, slots=True)
class _Line:
    """An entry broken into lines, with its height."""

    entry: ChronicleEntry
    sentence: tuple[str, ...]
    detail: tuple[str, ...]
    remark: tuple[str, ...]
    height: float


def _list_area(rect: Rect, m: ListMeasures) -> Rect:
    return Rect(rect.x + 4, rect.y + m.head + 4, rect.w - 8, rect.h - m.head - 12)


def scroll_to(type: Typeface, rect: Rect, view: ChronicleView, number: int) -> float:
    """Return how far to scroll for an action, or the nearest before it, to stand well in sight."""
    m = _measures(rect, type)
    lines, room = _broken(type, rect, view, m), _list_area(rect, m).h
    top = 0.0
    for line in lines:
        if line.entry.number <= number and line.entry.owner is not None:
            break
        top += line.height
    return max(0.0, top - room * 0.3)


def draw_chronicle(
    canvas: Canvas,
    rect: Rect,
    view: ChronicleView,
    scroll: float,
    apart: Apart,
    touches: Touches,
    hot: Hot,
) -> None:
    """Draw heading, filter and as much of the list as fits; it fades where it goes on."""
    small = rect.w < 300
    m = _measures(rect, canvas.typeface)
    lines = _broken(canvas.typeface, rect, view, m)
    canvas.panel(rect)
    at = (rect.x + m.pad, rect.y + (20 if small else 22))
    if small:
        left = _draw_small_tools(canvas, rect, view, touches, hot)
        room = left - at[0] - 6
        canvas.text(words.CHRONICLE(), at, "title", 15.5, canvas.theme.title, fit=room)
    else:
        left = _draw_filters(canvas, rect, view, touches, hot)
        room = left - at[0] - 8
        canvas.text(words.CHRONICLE(), at, "title", 17, canvas.theme.title, fit=room)
    draw_rule(canvas, (rect.x + m.pad, rect.y + m.head), rect.w - 2 * m.pad)
    area = _list_area(rect, m)
    touches.overflow = max(0.0, sum(line.height for line in lines) + 16 - area.h)
    scrolled = min(scroll, touches.overflow)
    with fading(canvas, area, above=scrolled > 0, below=scrolled < touches.overflow, depth=30):
        y = area.y + (4 if small else 8) - scrolled
        for line in lines:
            if y + line.height > area.y and y < area.bottom:
                _draw_line(canvas, rect, line, y, m, apart, hot)
                shown = Rect(rect.x + 8, max(y, area.y), rect.w - 16, line.height)
                if line.entry.owner is not None and y + line.height <= area.bottom:
                    touches.add(shown, LookAt(line.entry.number), Tip(words.LOOK_AT()))
            y += line.height


def _broken(type: Typeface, rect: Rect, view: ChronicleView, m: ListMeasures) -> list[_Line]:
    width = rect.w - m.text_x - 12
    lines = []
    for entry in view.entries:
        if entry.is_heading:
            lines.append(_Line(entry, (entry.sentence,), (), (), m.lead))
            continue
        sentence = type.wrap(entry.sentence, "text_bold", m.sentence[0], width)
        detail = type.wrap(entry.detail, "sans", m.detail[0], width) if entry.detail else ()
        remark = type.wrap(entry.remark, "text_italic", m.detail[0], width) if entry.remark else ()
        height = 10 + m.sentence[1] * len(sentence) + m.detail[1] * len((*detail, *remark))
        lines.append(_Line(entry, sentence, detail, remark, height))
    return lines


def _draw_line(
    canvas: Canvas, rect: Rect, line: _Line, y: float, m: ListMeasures, apart: Apart, hot: Hot
) -> None:
    theme, entry = canvas.theme, line.entry
    seen = _AHEAD if entry.ahead else 255
    ink, ink2 = with_alpha(theme.ink, seen), with_alpha(theme.ink2, seen)
    if entry.is_heading:
        _draw_round(canvas, rect, line.sentence[0], y + m.round / 2 + 1, m, ink2)
        return
    ground = Rect(rect.x + 10, y - 2, rect.w - 20, line.height - 2)
    if entry.fresh:
        canvas.fill(ground, with_alpha(theme.lit, min(46, theme.lit_row[3])), 6)
    if hot.state_of(LookAt(entry.number)):
        canvas.outline(ground, with_alpha(theme.gilt, 200), 1.2, 6)
    # A mark stands beside the first line, or between it and what follows.
    alone = len(line.sentence) == 1 and not line.detail
    middle = y + ((14 if m.icon else 12) if not alone else (8 if m.icon else 6))
    if entry.owner is None:
        canvas.icon(entry.icon, (rect.x + m.seal[0], middle), 2 * m.seal[1], ink2)
    else:
        draw_seal(canvas, (rect.x + m.seal[0], middle), m.seal[1], entry.owner, seen)
    if m.icon and entry.owner is not None:
        canvas.icon(entry.icon, (rect.x + m.icon, middle), 20, ink2)
    x, top = rect.x + m.text_x, y + (8 if m.icon else 6)
    size, lead = m.sentence
    for told in line.sentence:
        _draw_told(canvas, apart(told), (x, top), "text_bold", size, ink)
        top += lead
    size, lead = m.detail
    for told in line.detail:
        _draw_told(canvas, apart(told), (x, top - 1), "sans", size, ink2)
        top += lead
    canvas.lines(line.remark, (x, top - 1), "text_italic", size, ink2, lead=lead)


def _draw_told(
    canvas: Canvas, told: Sequence[str], at: Point, role: Role, size: float, ink: Colour
) -> None:
    """Set a line with every amount in the accent."""
    inks = cycle((ink, with_alpha(canvas.theme.accent, ink[3])))
    parts = [(part, ink) for part, ink in zip(told, inks, strict=False) if part]
    canvas.tinted(parts, at, role, size)


def _draw_round(
    canvas: Canvas, rect: Rect, caption: str, y: float, m: ListMeasures, ink: Colour
) -> None:
    theme, x = canvas.theme, rect.centre[0]
    room = rect.w - 2 * m.pad
    width = canvas.text(caption, (x, y), "text_bold", m.round, ink, align="centre", fit=room)
    line = with_alpha(theme.line, 130)
    for start, end in (
        (rect.x + m.pad, x - width / 2 - 10),
        (x + width / 2 + 10, rect.right - m.pad),
    ):
        if end > start:
            canvas.line((start, y), (end, y), line)


def _draw_filters(
    canvas: Canvas, rect: Rect, view: ChronicleView, touches: Touches, hot: Hot
) -> float:
    x = rect.right - 16
    for name in _FILTERS:
        word = words.FILTERS[name]()
        width = canvas.typeface.measure(word, "sans_bold", 12.5) + 18
        x -= width
        chip = Rect(x, rect.y + 11, width, 22)
        intent = FilterChronicle(name)
        ink = draw_chip(canvas, chip, on=view.filter == name)
        if hot.state_of(intent):
            canvas.outline(chip, canvas.theme.gilt, 1.4, 11)
        canvas.text(word, chip.centre, "sans_bold", 12.5, ink, align="centre")
        touches.add(chip, intent, Tip(words.FILTER()))
        x -= 6
    return x


def _draw_small_tools(
    canvas: Canvas, rect: Rect, view: ChronicleView, touches: Touches, hot: Hot
) -> float:
    """Draw a chip with the filter in use, which a click changes, and the button that enlarges."""
    place = Rect(rect.right - 36, rect.y + 6, 28, 28)
    enlarge = EnlargeChronicle()
    ink, sink = draw_button(canvas, place, ControlState.ENABLED, enlarge, hot)
    x, y = place.centre
    canvas.icon("unfold", (x, y + sink), 18, ink)
    touches.add(place, enlarge, Tip(words.WITH_KEY(name=words.ENLARGE(), key="L")))
    word = words.FILTERS[view.filter]()
    width = canvas.typeface.measure(word, "sans_bold", 12.5) + 18
    chip = Rect(place.x - 4 - width, rect.y + 9, width, 22)
    following = _FOLLOWING[view.filter]
    intent = FilterChronicle(following)
    ink = draw_chip(canvas, chip, on=view.filter != "all")
    if hot.state_of(intent):
        canvas.outline(chip, canvas.theme.gilt, 1.4, 11)
    canvas.text(word, chip.centre, "sans_bold", 12.5, ink, align="centre")
    tip = Tip(words.FILTER(), words.FILTER_NEXT(filter=words.FILTERS[following]()))
    touches.add(chip, intent, tip)
    return chip.x
