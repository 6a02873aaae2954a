"""Hints as cards in the chronicle's place: resting on one shows it on the map, a click takes it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from brass_desktop.present.controls import ControlState
from brass_desktop.present.geometry import Rect
from brass_desktop.present.intents import Press
from brass_desktop.present.panels import HintCard, HintsView
from brass_desktop.present.tips import Tip
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import Colour, with_alpha
from brass_desktop.ui.drawing.marks import draw_rule
from brass_desktop.ui.drawing.typeface import Role, Typeface
from brass_desktop.ui.table.controls import draw_button
from brass_desktop.ui.table.touches import Hot, Touches


@dataclass(frozen=True, slots=True)
class _Measures:
    """Type and spacing of the panel and its cards."""

    pad: float
    head: float
    title: float
    body: float
    lead: float
    """Of a line, in parts of its size."""
    icon: float
    inset: float
    gap: float


_NORMAL = _Measures(16, 17, 15.5, 13.5, 1.22, 26, 12, 8)
_SMALL = _Measures(10, 14.5, 13, 12.5, 1.16, 17, 7, 5)


@dataclass(frozen=True, slots=True)
class _Line:
    """One line of a card in its face and colour."""

    words: str
    role: Role
    size: float
    ink: Colour


@dataclass(frozen=True, slots=True)
class _SetCard:
    """A card broken into lines; what does not fit any more is left to its tip."""

    card: HintCard
    parts: tuple[tuple[_Line, ...], ...]

    def height(self, m: _Measures, grow: float) -> float:
        """How tall the card is."""
        lines = [line for part in self.parts for line in part]
        return sum(line.size * m.lead * grow for line in lines) + 2 * m.inset

    @property
    def left_out(self) -> Tip | None:
        """Say in full what does not stand on the card."""
        told = [part for part in (self.card.effect, self.card.then, *self.card.reasons) if part]
        if len(told) < len(self.parts):
            return None
        return Tip(self.card.title, "\n".join(told[len(self.parts) - 1 :]))

    def shorter(self) -> "_SetCard":
        """Leave out the last part, but never the title."""
        return _SetCard(self.card, self.parts[:-1]) if len(self.parts) > 1 else self


def draw_hints(canvas: Canvas, rect: Rect, view: HintsView, touches: Touches, hot: Hot) -> None:
    """Draw the heading, what the numbers mean, and a card for every hint."""
    m = _SMALL if rect.w < 300 else _NORMAL
    canvas.panel(rect)
    y = _draw_head(canvas, rect, view, m, touches, hot)
    grow = max(1.0, canvas.typeface.text_scale)
    area = Rect(rect.x + m.pad, y, rect.w - 2 * m.pad, rect.bottom - m.pad - y)
    cards = _fitted(canvas, area, view.cards, m, grow)
    if _height(cards, m, grow) > area.h:
        # Three cards have room only for the plain text size.
        m = replace(m, title=m.title / grow, body=m.body / grow)
        cards = _fitted(canvas, area, view.cards, m, grow)
    for card in cards:
        place = Rect(area.x, y, area.w, card.height(m, grow))
        _draw_card(canvas, place, card, m, grow, hot)
        touches.add(place, card.card.intent, card.left_out)
        y = place.bottom + m.gap


def _draw_head(
    canvas: Canvas, rect: Rect, view: HintsView, m: _Measures, touches: Touches, hot: Hot
) -> float:
    theme, type, away = canvas.theme, canvas.typeface, Press("hint")
    close = Rect(rect.right - 38, rect.y + 7, 30, 28)
    ink, sink = draw_button(canvas, close, ControlState.ENABLED, away, hot)
    canvas.icon("close", (close.centre[0], close.centre[1] + sink), 14, ink)
    touches.add(close, away, Tip(view.title))
    x, room = rect.x + m.pad, close.x - rect.x - m.pad - 6
    canvas.text(view.title, (x, rect.y + 21), "title", m.head, theme.title, fit=room)
    y = rect.y + 42
    note = type.wrap(view.note, "sans", m.body, rect.w - 2 * m.pad)
    lead = m.body * m.lead * max(1.0, type.text_scale)
    y += canvas.lines(note, (x, y + lead / 2 - 2), "sans", m.body, theme.ink2, lead=lead)
    draw_rule(canvas, (x, y + 2), rect.w - 2 * m.pad)
    return y + 8


def _fitted(
    canvas: Canvas, area: Rect, cards: Sequence[HintCard], m: _Measures, grow: float
) -> list[_SetCard]:
    """Set every card in full if there is room, else leave out parts of the tallest ones."""
    made = [_SetCard(card, tuple(_parts(canvas, area.w, card, m))) for card in cards]
    while _height(made, m, grow) > area.h:
        tallest = max(range(len(made)), key=lambda at: len(made[at].parts))
        if made[tallest].shorter() == made[tallest]:
            break
        made[tallest] = made[tallest].shorter()
    return made


def _height(cards: Sequence[_SetCard], m: _Measures, grow: float) -> float:
    """How much room all cards take."""
    return sum(card.height(m, grow) for card in cards) + m.gap * (len(cards) - 1)


def _parts(
    canvas: Canvas, width: float, card: HintCard, m: _Measures
) -> Iterator[tuple[_Line, ...]]:
    """Yield the parts of a card, the most important first: the step, its effect, what follows."""
    theme, type = canvas.theme, canvas.typeface
    inner = width - 2 * m.inset
    worth = type.measure(card.worth, "text_bold", m.title) + 8 if card.worth else 0
    inner -= m.icon + 6
    # The number stands beside the first line only.
    first = type.wrap(card.title, "text_bold", m.title, inner - worth)[0]
    rest = type.wrap(card.title.removeprefix(first).strip(), "text_bold", m.title, inner)
    title = (first, *(line for line in rest if line))
    yield tuple(_Line(line, "text_bold", m.title, theme.ink) for line in title)
    if card.effect:
        yield tuple(_set(type, card.effect, "text_bold", m.body, inner, theme.ink))
    if card.then:
        yield tuple(_set(type, card.then, "text_bold", m.body, inner, theme.ink2))
    for reason in card.reasons:
        yield tuple(_set(type, reason, "sans", m.body, inner, theme.ink2))


def _set(
    type: Typeface, words: str, role: Role, size: float, width: float, ink: Colour
) -> Iterator[_Line]:
    for line in type.wrap_within(words, role, size, width, 2):
        yield _Line(line, role, size, ink)


def _draw_card(
    canvas: Canvas, rect: Rect, card: _SetCard, m: _Measures, grow: float, hot: Hot
) -> None:
    theme, intent = canvas.theme, card.card.intent
    pointed = hot.state_of(intent) or hot.is_focus(intent)
    _, sink = draw_button(canvas, rect, ControlState.ENABLED, intent, hot)
    if pointed:
        canvas.outline(rect, theme.lit, 2, 8)
    y = rect.y + m.inset + sink
    x = rect.x + m.inset
    first = card.parts[0][0]
    middle = y + first.size * m.lead * grow / 2
    canvas.icon(card.card.icon, (x + m.icon / 2, middle + 1), m.icon, with_alpha(theme.ink2, 255))
    right = (rect.right - m.inset, middle)
    canvas.text(card.card.worth, right, "text_bold", m.title, theme.good, align="right")
    for part in card.parts:
        for line in part:
            lead = line.size * m.lead * grow
            at = (x + m.icon + 6, y + lead / 2)
            canvas.text(line.words, at, line.role, line.size, line.ink)
            y += lead
