"""The end of a lesson: a medal, the line to remember, one question, and the way on."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from brass_desktop.present import sounds
from brass_desktop.present.geometry import Rect
from brass_desktop.present.learn.lesson import Lesson
from brass_desktop.present.learn.teacher import LessonWords
from brass_desktop.present.text import learn as words
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.ground import paint_veil
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.scenes.learn.medal import draw_medal
from brass_desktop.ui.widgets.button import Button
from brass_desktop.ui.widgets.decor import Caption, LevelRule, Panel, paragraph
from brass_desktop.ui.widgets.kit import Action, Decor, State, Widget
from brass_desktop.ui.widgets.pane import Pane
from brass_desktop.ui.widgets.screen import Layout, Screen
from brass_desktop.ui.window.input import Key
from brass_desktop.ui.window.scene import Transition

_WIDE: Final = 640.0
_MEDAL: Final = 54.0


@dataclass(frozen=True, slots=True)
class LessonEnd:
    """Where a finished lesson leads."""

    next: tuple[str, Action] | None
    """The lesson after it, by name."""
    leave: Action
    """To all lessons."""
    again: Action


@dataclass(frozen=True, slots=True)
class _Medal:
    rect: Rect
    words: str

    def draw(self, canvas: Canvas) -> None:
        draw_medal(canvas, self.rect.centre, self.rect.w / 2, self.words)


class FinishedPage:
    """Lies over the table of the lesson; the question may be left unanswered."""

    opaque = False
    announcement = sounds.ROUND

    def __init__(
        self,
        lesson: Lesson,
        said: LessonWords,
        number: int,
        end: LessonEnd,
        on_answer: Callable[[bool], None],
    ) -> None:
        self.stale = True
        self._lesson = lesson
        self._said = said
        self._number = number
        self._end = end
        self._on_answer = on_answer
        self._given: int | None = None
        """The answer that was given last."""

    def paint_ground(self, canvas: Canvas) -> None:
        """Veil the table."""
        paint_veil(canvas)

    def press(self, key: Key) -> Transition | None:
        """Escape leads to all lessons, Backspace through this one again; digits answer."""
        if key.name == "escape":
            return self._end.leave()
        if key.name == "backspace":
            return self._end.again()
        if key.name.isdigit() and 0 < int(key.name) <= len(self._said.answers):
            self._answer(int(key.name) - 1)
        return None

    def lay_out(self, sheet: Sheet) -> Layout:
        """Set everything below the medal."""
        m, pad = sheet.metrics, sheet.metrics.pad
        grow = max(1.0, sheet.typeface.text_scale)
        width = min(_WIDE * grow * (m.text / 18), sheet.bounds.w - 2 * m.margin)
        medal = _MEDAL * m.text / 18
        inner = Rect(0, 0, width - 2 * pad, 0)
        remember = paragraph(sheet, str(self._said.remember()), inner, "text_bold", m.strong)
        asked = paragraph(sheet, str(self._question()), inner, "text", m.text)
        answers = m.control * len(self._said.answers) + m.gap * 0.3 * len(self._said.answers)
        height = (
            medal * 1.5 + m.section * 3.4 + remember.rect.h + asked.rect.h + answers
            + m.button * 2 + m.gap * 3 + pad
        )  # fmt: skip
        plate = Rect.around(sheet.bounds.centre, width, min(height, sheet.bounds.h - 2 * medal))
        x, y = plate.x + pad, plate.y + medal * 1.5
        decor: list[Decor] = [Panel(plate)]
        decor.append(
            _Medal(Rect.around((plate.centre[0], plate.y), 2 * medal, 2 * medal), str(self._number))
        )
        title = Rect(x, y, inner.w, m.section * 1.9)
        name = Rect(x, title.bottom, inner.w, m.note * 1.5)
        ink = sheet.theme
        decor += [
            Caption(title, words.DONE(), "title", m.section * 1.5, ink.title, "centre"),
            Caption(name, str(self._said.title()), "text_italic", m.italic, ink.ink, "centre"),
            LevelRule(Rect(x, name.bottom + m.gap * 0.3, inner.w, 1), ink.line),
        ]
        y = name.bottom + m.gap * 0.8
        line = Rect(x, y, inner.w, 0)
        decor.append(paragraph(sheet, str(self._said.remember()), line, "text_bold", m.strong))
        y += remember.rect.h + m.gap * 0.8
        line = Rect(x, y, inner.w, 0)
        decor.append(paragraph(sheet, str(self._question()), line, "text", m.text))
        y += asked.rect.h + m.gap * 0.5
        widgets: list[Widget] = []
        for at, answer in enumerate(self._said.answers):
            area = Rect(x, y, inner.w, m.control)
            widgets.append(self._answer_button(sheet, area, at, str(answer())))
            y += m.control + m.gap * 0.3
        foot = Rect(x, plate.bottom - pad - m.button, inner.w, m.button)
        widgets += self._ways(sheet, foot)
        return Layout([Pane(decor, widgets)], "next" if self._end.next else "all")

    def _question(self) -> str:
        """Ask, or say what is right once somebody has answered."""
        if self._given is None:
            return str(self._said.question())
        right = self._given == self._lesson.right
        return str(words.RIGHT() if right else words.NOT_YET(line=self._said.remember()))

    def _answer_button(self, sheet: Sheet, area: Rect, at: int, text: str) -> Button:
        m = sheet.metrics
        icon = None
        if self._given is not None and at == self._lesson.right:
            icon = "check-mark"
        elif self._given == at:
            icon = "cancel"
        enabled = self._given is None or at in (self._given, self._lesson.right)
        return Button(
            f"answer{at}", area, text, m.text, partial(self._answer, at), icon,
            state=State(enabled=enabled),
        )  # fmt: skip

    def _answer(self, at: int) -> None:
        if self._given is None:
            self._given, self.stale = at, True
            self._on_answer(at == self._lesson.right)

    def _ways(self, sheet: Sheet, foot: Rect) -> list[Widget]:
        m, gap = sheet.metrics, sheet.metrics.gap * 0.6
        if self._end.next is None:
            return [Button("all", foot, words.ALL(), m.button_text, self._end.leave, kind="brass")]
        name, go = self._end.next
        wide = (foot.w - gap) * 0.62
        on = Rect(foot.x, foot.y, wide, foot.h)
        back = Rect(on.right + gap, foot.y, foot.w - wide - gap, foot.h)
        label = words.NEXT(name=name)
        return [
            Button("next", on, label, m.button_text, go, kind="brass"),
            Button("all", back, words.ALL(), m.button_text, self._end.leave),
        ]


def finished_screen(
    lesson: Lesson,
    said: LessonWords,
    number: int,
    end: LessonEnd,
    on_answer: Callable[[bool], None],
) -> Screen:
    """Close a lesson."""
    return Screen(FinishedPage(lesson, said, number, end, on_answer))
