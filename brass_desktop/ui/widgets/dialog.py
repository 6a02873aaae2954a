"""A question or notice over the screen, with one to three answers."""

from collections.abc import Sequence
from dataclasses import dataclass

from brass_desktop.present.geometry import Rect
from brass_desktop.present.text import common
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.ground import paint_paper, paint_veil
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.widgets.button import Button, button_width
from brass_desktop.ui.widgets.choice import Option, Segmented
from brass_desktop.ui.widgets.decor import Caption, LevelRule, Panel, paragraph
from brass_desktop.ui.widgets.editing import Clipboard, Editing
from brass_desktop.ui.widgets.entry import TextEntry
from brass_desktop.ui.widgets.kit import Action, Decor, Widget
from brass_desktop.ui.widgets.pane import Pane
from brass_desktop.ui.widgets.screen import Layout, Screen
from brass_desktop.ui.window.input import Key
from brass_desktop.ui.window.scene import Pop, Push, Replace, Transition


@dataclass(frozen=True, slots=True)
class DialogAnswer:
    """One button of a dialog; the last one is brass and has the focus, unless it is careful."""

    text: str
    action: Action
    icon: str | None = None


@dataclass(frozen=True, slots=True)
class Ask:
    """A line of text that a dialog asks for; the answers read it from `editing`."""

    editing: Editing
    hint: str
    clipboard: Clipboard
    offers: Sequence[tuple[str, str]] = ()
    """Likely answers: a word for each, and the text it puts into the field."""


class Dialog:
    """The page of a dialog: heading, paragraphs, answers; Escape gives the first answer.

    A `careful` one, about what cannot be undone, offers the first answer to Enter as well. With
    something to `ask` for, Enter in its field gives the last answer.
    """

    def __init__(
        self,
        title: str,
        paragraphs: Sequence[str],
        answers: Sequence[DialogAnswer],
        *,
        ask: Ask | None = None,
        opaque: bool = False,
        careful: bool = False,
    ) -> None:
        self.stale = True
        self._ask = ask
        self._title = title
        self._paragraphs = paragraphs
        self._answers = answers
        self._opaque = opaque
        self._usual = 0 if careful else len(answers) - 1
        """The answer that Enter gives."""

    @property
    def opaque(self) -> bool:
        """Whether it stands on paper of its own rather than over a screen."""
        return self._opaque

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint paper, or veil the screen below."""
        if self._opaque:
            paint_paper(canvas)
        else:
            paint_veil(canvas)

    def press(self, key: Key) -> Transition | None:
        """Escape gives the answer that changes least, which is the first."""
        if key.name == "escape":
            return self._answers[0].action()
        if key.name == "enter" and self._ask is not None:
            return self._answers[self._usual].action()
        return None

    def lay_out(self, sheet: Sheet) -> Layout:
        """Size the plate to its words and centre it."""
        m = sheet.metrics
        pad = m.pad * 1.4
        buttons = self._button_widths(sheet)
        width = max(sum(buttons) + m.gap * (len(buttons) - 1), 26 * m.button_text)
        width = min(max(width, sheet.bounds.w * 0.36), sheet.bounds.w - 2 * m.margin - 2 * pad)
        room = width - m.gap * (len(buttons) - 1)
        buttons = [wide * min(1.0, room / sum(buttons)) for wide in buttons]
        head = m.section * 2.2
        texts = [
            paragraph(sheet, text, Rect(0, 0, width, 0), "text", m.strong)
            for text in self._paragraphs
        ]
        words = sum(text.rect.h for text in texts) + m.gap * 0.6 * (len(texts) - 1)
        asks = 0 if self._ask is None else 2 if self._ask.offers else 1
        field = asks * (m.control + m.gap * 0.5) + (m.gap * 0.5 if asks else 0)
        below = field + m.gap * 1.4 + m.button
        height = min(pad * 2 + head + words + below, sheet.bounds.h - m.margin)
        plate = Rect.around(sheet.bounds.centre, width + 2 * pad, height)
        inner = plate.grown(-pad)
        window = Rect(inner.x, inner.y + head, inner.w, inner.h - head - below)
        asked = Rect(inner.x, window.bottom + m.gap * 0.5, inner.w, m.control)
        asked = asked.moved(0, (m.control + m.gap * 0.5) * max(0, asks - 1))
        frame: list[Decor] = [
            Panel(plate),
            Caption(
                Rect(inner.x, inner.y - head * 0.15, inner.w, head * 0.7),
                self._title,
                "title",
                m.section * 1.25,
                sheet.theme.title,
            ),
            LevelRule(Rect(inner.x, inner.y + head * 0.62, inner.w, 2), sheet.theme.line),
        ]
        return Layout(
            [
                Pane(frame, [*self._field(sheet, asked), *self._buttons(sheet, inner, buttons)]),
                self._words(sheet, window, words),
            ],
            f"answer{self._usual}" if self._ask is None else "ask",
        )

    def _field(self, sheet: Sheet, area: Rect) -> list[Widget]:
        if self._ask is None:
            return []
        ask, size, m = self._ask, sheet.metrics.strong, sheet.metrics
        field = TextEntry("ask", area, ask.editing, size, ask.clipboard, _unheard, ask.hint)
        if not ask.offers:
            return [field]
        above = area.moved(0, -m.control - m.gap * 0.5)
        texts = [text for _, text in ask.offers]
        chosen = texts.index(ask.editing.text) if ask.editing.text in texts else -1
        options = [Option(word) for word, _ in ask.offers]
        return [Segmented("offers", above, options, chosen, m.text, self._take_offer), field]

    def _take_offer(self, index: int) -> None:
        if self._ask is not None:
            self._ask.editing.replace_all(self._ask.offers[index][1])
        self.stale = True

    def _words(self, sheet: Sheet, window: Rect, height: float) -> Pane:
        top = window.y
        texts = []
        for text in self._paragraphs:
            area = Rect(window.x, top, window.w, 0)
            set_text = paragraph(sheet, text, area, "text", sheet.metrics.strong)
            texts.append(set_text)
            top += set_text.rect.h + sheet.metrics.gap * 0.6
        return Pane(texts, (), "words", window, height)

    def _button_widths(self, sheet: Sheet) -> list[float]:
        m = sheet.metrics
        return [
            max(
                button_width(sheet.typeface, found.text, m.button_text, bool(found.icon)),
                m.button * 2.6,
            )
            for found in self._answers
        ]

    def _buttons(self, sheet: Sheet, inner: Rect, widths: Sequence[float]) -> list[Button]:
        m = sheet.metrics
        left = inner.right - sum(widths) - m.gap * (len(widths) - 1)
        buttons = []
        for index, (found, width) in enumerate(zip(self._answers, widths, strict=True)):
            buttons.append(
                Button(
                    f"answer{index}",
                    Rect(left, inner.bottom - m.button, width, m.button),
                    found.text,
                    m.button_text,
                    found.action,
                    found.icon,
                    "brass" if index == self._usual else "button",
                )
            )
            left += width + m.gap
        return buttons


def _unheard(text: str) -> None:
    """Nobody follows the letters; the answers read the whole text."""


def question(title: str, text: str, yes: DialogAnswer, *, careful: bool = False) -> Transition:
    """Ask before something is done; a `careful` question is answered by Cancel at first."""
    answers = (DialogAnswer(common.CANCEL(), Pop, "previous"), yes)
    return Push(Screen(Dialog(title, (text,), answers, careful=careful)))


def instead(action: Action) -> Action:
    """Let another dialog that an answer leads to take this one's place."""

    def act() -> Transition | None:
        led = action()
        return Replace(led.scene) if isinstance(led, Push) else led

    return act


def notice(title: str, paragraphs: Sequence[str], close: str) -> Screen:
    """Make a dialog that only informs."""
    return Screen(Dialog(title, paragraphs, (DialogAnswer(close, Pop),)))
