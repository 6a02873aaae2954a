"""A turning point over the table: told once, gone by itself, by a click or by any key."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from brass_desktop.present import sounds
from brass_desktop.present.geometry import Rect, row
from brass_desktop.present.text import turning as words
from brass_desktop.present.turning import Turning, TurningColumn, TurningLine
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import with_alpha
from brass_desktop.ui.drawing.marks import draw_mark, draw_seal
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.scenes.play.curtain_parts import StuddedPlate
from brass_desktop.ui.widgets.button import Button, button_width
from brass_desktop.ui.widgets.decor import Caption, LevelRule, SectionHead
from brass_desktop.ui.widgets.flow import Parts, Row, flow
from brass_desktop.ui.widgets.kit import Decor
from brass_desktop.ui.widgets.pane import Pane
from brass_desktop.ui.widgets.screen import Layout, Screen
from brass_desktop.ui.window.input import Input, Key, PointerDown
from brass_desktop.ui.window.scene import Pop, Transition

_COLUMN: Final = 19.0
"""Width of a column in sizes of its type."""
_ONLY_CLOSING: Final = frozenset({"escape", "enter", "space"})
"""Keys that mean the turning point alone; any other is meant for the table as well."""
_SCROLL_ROOM: Final = 16.0


@dataclass(frozen=True, slots=True)
class ChangeLine:
    """One change: its mark, its words in as many lines as they need, its value."""

    rect: Rect
    line: TurningLine
    words: tuple[str, ...]
    size: float
    lead: float

    def draw(self, canvas: Canvas) -> None:
        """Set mark, words and value."""
        theme, size, line = canvas.theme, self.size, self.line
        middle = self.rect.centre[1]
        at = (self.rect.x + size * 0.9, middle)
        if line.owner is not None:
            draw_seal(canvas, at, size * 0.8, line.owner)
        else:
            draw_mark(canvas, line.mark, at, size * 1.5)
        top = middle - self.lead * (len(self.words) - 1) / 2
        canvas.lines(
            self.words, (self.rect.x + size * 2.2, top), "text", size, theme.ink, lead=self.lead
        )
        ink = theme.good if line.change > 0 else theme.bad if line.change < 0 else theme.ink2
        canvas.text(line.value, (self.rect.right, middle), "text_bold", size, ink, align="right")


class TurningPage:
    """The plate of a turning point; the table stays in sight around it."""

    opaque = False
    announcement = sounds.PAGE

    def __init__(self, tell: Callable[[], Turning], on_done: Callable[[], Transition]) -> None:
        self.stale = True
        self.plate = Rect(0, 0, 0, 0)
        self.on_done = on_done
        self._tell = tell

    @property
    def turning(self) -> Turning:
        """What is told, in the language of now."""
        return self._tell()

    def paint_ground(self, canvas: Canvas) -> None:
        """Leave the table as it is: the plate has a shadow of its own."""

    def press(self, key: Key) -> Transition | None:
        """Go on by any key."""
        del key
        return self.on_done()

    def lay_out(self, sheet: Sheet) -> Layout:
        """Set the title, the lesson, the columns and the button."""
        m, told = sheet.metrics, self.turning
        factor = max(1.0, sheet.typeface.text_scale)
        pad = m.pad * 1.2
        size = m.text
        count = len(told.columns)
        wide = min(count * _COLUMN * size * factor, sheet.bounds.w - 4 * pad)
        head = (m.section * 3.6 + m.text) * factor
        columns = row(Rect(0, 0, wide, 0), count, m.gap * 1.4)
        panes = [self._rows(sheet, found, columns[0].w, size) for found in told.columns]
        tall = max(sum(one.height + one.gap for one in rows) for rows in panes)
        most = sheet.bounds.h - 4 * pad - head - m.button - m.gap * 2
        tall = min(tall + m.gap, most)
        height = head + tall + m.button + m.gap * 1.6 + 2 * pad
        self.plate = Rect.around(sheet.bounds.centre, wide + 2 * pad, height)
        inner = self.plate.grown(-pad)
        frame = self._frame(sheet, told, Rect(inner.x, inner.y, inner.w, head))
        body = Rect(inner.x, inner.y + head, inner.w, tall)
        found = [
            flow(sheet, rows, area, f"column{number}", loose=False)
            for number, (rows, area) in enumerate(
                zip(panes, row(body, count, m.gap * 1.4), strict=True)
            )
        ]
        text = words.CONTINUE()
        width = max(button_width(sheet.typeface, text, m.button_text, True), m.button * 3.4)
        place = Rect(inner.right - width, inner.bottom - m.button, width, m.button)
        on = Button("on", place, text, m.button_text, self.on_done, "check", "brass")
        return Layout([Pane(frame), *found, Pane((), [on])], "on")

    def _frame(self, sheet: Sheet, told: Turning, head: Rect) -> list[Decor]:
        m, theme = sheet.metrics, sheet.theme
        title = Rect(head.x, head.y, head.w, head.h * 0.48)
        lesson = Rect(head.x, title.bottom, head.w, head.h * 0.26)
        rule = Rect(head.x, lesson.bottom, head.w, head.h * 0.16)
        return [
            StuddedPlate(self.plate, "skin.sheet"),
            Caption(title, told.title, "title", m.section * 1.5, theme.title, "centre"),
            Caption(lesson, told.lesson, "text_italic", m.italic, theme.ink2, "centre"),
            LevelRule(rule, with_alpha(theme.line, 190), True),
        ]

    def _rows(self, sheet: Sheet, found: TurningColumn, width: float, size: float) -> list[Row]:
        m, theme = sheet.metrics, sheet.theme
        factor = max(1.0, sheet.typeface.text_scale)

        def head(area: Rect) -> Parts:
            return Parts(
                [SectionHead(area, found.heading, found.icon, m.section, theme.ink, theme.line)]
            )

        rows = [Row(m.section * 1.7 * factor, head, 0)]
        lead = sheet.typeface.line_height("text", size) * 0.95
        for line in found.lines:
            value = sheet.typeface.measure(line.value, "text_bold", size)
            room = width - size * 2.4 - value - (size if line.value else 0) - _SCROLL_ROOM
            wrapped = tuple(sheet.typeface.wrap(line.text, "text", size, room))
            height = max(size * 2.1 * factor, lead * len(wrapped) + size * 0.5)
            empty = Rect(0, 0, 0, 0)
            placed = ChangeLine(empty, line, wrapped, size, lead)
            rows.append(Row(height, _placing(placed), 0))
        return rows


def _placing(line: ChangeLine) -> Callable[[Rect], Parts]:
    def place(area: Rect) -> Parts:
        return Parts([ChangeLine(area, line.line, line.words, line.size, line.lead)])

    return place


class TurningScreen(Screen):
    """A turning point as a scene; whatever is pressed beside it reaches the table at once."""

    def __init__(self, page: TurningPage, seconds: float) -> None:
        super().__init__(page)
        self._turning = page
        self._left = seconds

    @property
    def wake_after(self) -> float | None:
        """Time until it goes by itself."""
        waits = (super().wake_after, max(0.0, self._left))
        return min(wait for wait in waits if wait is not None)

    def update(self, dt: float) -> bool | Transition:
        """Go when everybody has had the time to read."""
        self._left -= dt
        return self._turning.on_done() if self._left <= 0 else super().update(dt)

    def handle(self, event: Input) -> Transition | None:
        """Go on by a click beside the plate or a key of the table, and let that be answered."""
        match event:
            case PointerDown(x, y) if not self._turning.plate.holds((x, y)):
                return _passed_on(self._turning.on_done())
            case Key(name) if name not in _ONLY_CLOSING:
                return _passed_on(self._turning.on_done())
            case _:
                return super().handle(event)


def _passed_on(transition: Transition) -> Transition:
    return Pop(transition.by, passes_on=True) if isinstance(transition, Pop) else transition


def turning_screen(tell: Callable[[], Turning], on_done: Callable[[], Transition]) -> TurningScreen:
    """Make the scene of a turning point."""
    return TurningScreen(TurningPage(tell, on_done), tell().seconds)
