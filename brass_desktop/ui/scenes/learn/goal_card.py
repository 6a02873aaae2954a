"""The card of a lesson: its goal, what of it is reached, how far one is, and the way back."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from brass_desktop.present.geometry import Rect
from brass_desktop.present.learn.run import LessonRun
from brass_desktop.present.learn.teacher import LessonWords
from brass_desktop.present.text import learn as words
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import rgba
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.scenes.learn.bubble import draw_lantern
from brass_desktop.ui.widgets.button import Button
from brass_desktop.ui.widgets.decor import Panel
from brass_desktop.ui.widgets.pane import Pane

_DONE: Final = rgba("#2f6b41")
_REACHED: Final = rgba("#b98432")
_TICK: Final = 0.62
_WIDE: Final = 300.0
"""A card of this width has room for icons on its buttons and a row of dots."""


@dataclass(frozen=True, slots=True)
class GoalActions:
    """What the buttons of the card do."""

    back: Callable[[], None]
    hint: Callable[[], None]
    skip: Callable[[], None]


@dataclass(frozen=True, slots=True)
class _Goal:
    """Everything on the card that is only looked at."""

    rect: Rect
    words: LessonWords
    run: LessonRun
    number: int
    size: float
    small: float

    def draw(self, canvas: Canvas) -> None:
        theme, rect = canvas.theme, self.rect
        grow = max(1.0, canvas.typeface.text_scale)
        medal = self.size * 1.5
        draw_lantern(canvas, (rect.x + medal * 1.1, rect.y + medal * 1.25), medal)
        x, width = rect.x + medal * 2.4, rect.w - medal * 2.6
        y = rect.y + self.small * 1.3
        line = str(words.LESSON(number=self.number))
        if rect.w <= _WIDE:
            line = words.LESSON_STEP(lesson=line, step=self._step, steps=self._steps)
        canvas.text(line, (x, y), "sans_bold", self.small, theme.ink2, fit=width)
        title = str(self.words.title())
        canvas.text(
            title, (x, y + self.size * 1.5), "title", self.size * 1.15, theme.title, fit=width
        )
        left, y = rect.x + self.size * 0.9, rect.y + medal * 2.7
        inner = rect.w - self.size * 1.8
        goal = canvas.typeface.wrap(str(self.words.goal()), "text", self.size, inner)
        lead = self.size * 1.25 * grow
        y += canvas.lines(goal, (left, y), "text", self.size, theme.ink, lead=lead)
        for part in self.run.lesson.goal:
            y += self.small * 0.35 * grow
            self._draw_tick(canvas, (left, y), part, inner)
            y += self.small * 1.25 * grow
        if rect.w > _WIDE:
            self._draw_dots(canvas, left, inner)

    @property
    def _steps(self) -> int:
        return len(self.run.lesson.steps)

    @property
    def _step(self) -> int:
        """The step one is at, counted from one; the last one once all are taken."""
        return min(self.run.at + 1, self._steps)

    def _draw_tick(self, canvas: Canvas, at: tuple[float, float], part: str, room: float) -> None:
        radius, theme = self.small * _TICK, canvas.theme
        centre = (at[0] + radius, at[1])
        done = part in self.run.ticked
        canvas.circle(centre, radius, theme.ink2, 1.5)
        if done:
            canvas.circle(centre, radius, _DONE)
            canvas.icon("check-mark", centre, radius * 1.4, rgba("#ffffff"))
        said = str(self.words.tick(part)())
        x = at[0] + radius * 3
        canvas.text(said, (x, at[1]), "sans", self.small, theme.ink, fit=room - radius * 3)

    def _draw_dots(self, canvas: Canvas, left: float, room: float) -> None:
        """Show how far one is: a dot for every step."""
        steps, at = self._steps, self.run.at
        y = self.rect.bottom - self.size * 3.1
        pitch = min(self.small * 1.1, room * 0.66 / steps)
        for step in range(steps):
            centre = (left + pitch * (step + 0.5), y)
            canvas.circle(centre, pitch * 0.34, canvas.theme.ink2, 1.2)
            if step <= at:
                canvas.circle(centre, pitch * 0.34, _REACHED)
        said = words.STEP(step=self._step, steps=steps)
        right = (left + room, y)
        canvas.text(
            said, right, "sans", self.small * 0.9, canvas.theme.ink2, align="right", fit=room * 0.32
        )


def lay_goal(
    sheet: Sheet, area: Rect, run: LessonRun, said: LessonWords, number: int, do: GoalActions
) -> list[Pane]:
    """Lay the card out in its room."""
    size = 18.0 if area.w > _WIDE else 14.5
    small = 15.5 if area.w > _WIDE else 13.0
    tall, gap = size * 2.1, size * 0.4
    wide = (area.w - size * 1.4 - 2 * gap) / 3
    words_have_room = area.w > _WIDE
    keys = (
        ("back", words.BACK(), do.back, "return-arrow"),
        ("hint", words.HINT(), do.hint, "light-bulb"),
        ("skip", words.SKIP(), do.skip, None),
    )

    buttons = [
        Button(
            name,
            Rect(
                area.x + size * 0.7 + at * (wide + gap),
                area.bottom - tall - size * 0.5,
                wide,
                tall,
            ),
            label,
            small,
            what,
            icon if words_have_room else None,
        )
        for at, (name, label, what, icon) in enumerate(keys)
    ]
    return [Pane([Panel(area), _Goal(area, said, run, number, size, small)], buttons)]
