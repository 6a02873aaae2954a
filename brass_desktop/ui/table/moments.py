"""A look back: what others have done, shown on the table one action after another."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, Protocol

from brass_desktop.present.course import Mark
from brass_desktop.present.geometry import Rect
from brass_desktop.present.motion.cues import CueSheet
from brass_desktop.present.motion.timeline import Cue
from brass_desktop.present.recap import RecapRow
from brass_desktop.present.text import moments as words
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.drawing.typeface import Role, Typeface
from brass_desktop.ui.scenes.replay.controls import Tool
from brass_desktop.ui.table.moments_parts import MomentCaption, MomentLine
from brass_desktop.ui.widgets.button import Button, button_width
from brass_desktop.ui.widgets.decor import Caption, Panel, paragraph
from brass_desktop.ui.widgets.flow import Parts, Row, flow
from brass_desktop.ui.widgets.kit import Action, Decor, State, Widget
from brass_desktop.ui.widgets.pane import Pane
from brass_desktop.ui.widgets.screen import Layout, Screen
from brass_desktop.ui.window.input import Key
from brass_desktop.ui.window.scene import Pop, Transition

MOMENT_SECONDS: Final = 1.8
_DASH: Final = "–"
_SCROLL_ROOM: Final = 18.0
_DETAIL_SIZES: Final = (0.84, 0.78, 0.72)
"""Type of a detail against its sentence, the largest that fits, else the last."""


@dataclass(frozen=True, slots=True)
class MomentAreas:
    """Where a look back lies: rows at the left, the moment beside them, a strip below both."""

    rows: Rect
    stage: Rect
    keys: Rect
    """The part of the strip under the rows."""


class MomentStage(Protocol):
    """What shows a moment of a game."""

    marks: Sequence[Mark]
    """Where rounds begin."""

    def lay_out(self, sheet: Sheet) -> MomentAreas:
        """Share the window out."""

    def paint(self, canvas: Canvas, row: RecapRow) -> None:
        """Paint the table right after what a row tells."""

    def cues(self, row: RecapRow) -> Sequence[Cue]:
        """Tell what it sounds like."""


class MomentsPage:
    """The rows of a recap on the left, the moment that is looked at beside them."""

    opaque = True

    def __init__(
        self, stage: MomentStage, rows: Sequence[RecapRow], at: int, *, playing: bool
    ) -> None:
        self.stale = True
        self.at = at
        self.playing = playing
        self._stage = stage
        self._rows = rows

    @property
    def is_last(self) -> bool:
        """Tell whether nothing follows."""
        return self.at == len(self._rows) - 1

    @property
    def cues(self) -> Sequence[Cue]:
        """What the moment sounds like."""
        return self._stage.cues(self._rows[self.at])

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint the moment."""
        self._stage.paint(canvas, self._rows[self.at])

    def press(self, key: Key) -> Transition | None:
        """Step by the arrows that no control wanted; leave by Escape."""
        if key.name == "escape":
            return Pop()
        if key.name in ("left", "right"):
            self.step(1 if key.name == "right" else -1)
        return None

    def step(self, by: int) -> None:
        """Go to a neighbouring moment."""
        self.go(self.at + by)

    def go(self, at: int) -> None:
        """Look at one of the moments and stop there."""
        self.at = min(max(0, at), len(self._rows) - 1)
        self.playing = False
        self.stale = True

    def play_on(self) -> None:
        """Show the next moment; the last one ends the playing."""
        self.step(1)
        self.playing = not self.is_last

    def lay_out(self, sheet: Sheet) -> Layout:
        """Set the rows, the keys under them, the caption under the board and the way out."""
        m = sheet.metrics
        at = self._stage.lay_out(sheet)
        left, keys = at.rows, at.keys
        wide = max(button_width(sheet.typeface, words.DONE(), m.button_text, True), keys.w * 0.7)
        top = keys.y + (keys.h - m.primary) / 2
        done = Rect(at.stage.right - wide, top, wide, m.primary)
        caption = Rect(at.stage.x, keys.y, done.x - m.gap - at.stage.x, keys.h)
        buttons = self._transport(sheet, keys)
        buttons.append(Button("done", done, words.DONE(), m.button_text, Pop, "check", "brass"))
        inner = left.grown(-m.pad * 0.5)
        head = Rect(
            inner.x, inner.y, inner.w, m.section * 1.7 * max(1.0, sheet.typeface.text_scale)
        )
        rows = Rect(inner.x, head.bottom, inner.w, inner.bottom - head.bottom)
        frame: list[Decor] = [Panel(left), *self._head(sheet, head)]
        focus = "done" if self.is_last else "next"
        panes = [Pane(frame, buttons), *self._caption(sheet, caption), self._row_pane(sheet, rows)]
        return Layout(panes, focus)

    def _head(self, sheet: Sheet, area: Rect) -> list[Decor]:
        m, theme = sheet.metrics, sheet.theme
        place = words.PLACE(number=self.at + 1, count=len(self._rows))
        wide = sheet.typeface.measure(place, "text", m.text)
        left = Rect(area.x + m.pad * 0.2, area.y, area.w - wide - m.gap, area.h)
        right = Rect(area.right - wide - 2, area.y, wide + 2, area.h)
        return [
            Caption(left, words.HEADING(), "title", m.section, theme.title),
            Caption(right, place, "text", m.text, theme.ink2, "right"),
        ]

    def _caption(self, sheet: Sheet, box: Rect) -> list[Pane]:
        """Set the sentence, and its whole detail below it, which scrolls where it is long."""
        row, size = self._rows[self.at], sheet.metrics.strong
        left, room = size * 4, box.w - size * 5
        for small in _DETAIL_SIZES:
            area = Rect(box.x + left, 0, room - _SCROLL_ROOM, 0)
            detail = paragraph(sheet, row.detail, area, "text", size * small)
            if size * 1.5 + detail.rect.h <= box.h - size * 0.6:
                break
        tall = min(detail.rect.h, box.h - size * 2.1)
        top = box.y + (box.h - size * 1.5 - tall) / 2
        head = Rect(box.x + left, top, room, size * 1.5)
        window = Rect(head.x, head.bottom, room, tall)
        moved = replace(
            detail, rect=Rect(head.x, head.bottom, room, detail.rect.h), colour=sheet.theme.ink2
        )
        caption = MomentCaption(box, row, head, size)
        return [
            Pane([caption]),
            Pane([moved], (), f"detail{self.at}", window, detail.rect.h),
        ]

    def _transport(self, sheet: Sheet, area: Rect) -> list[Widget]:
        """Set the keys of a replay: to the ends, one by one, and by itself."""
        m, last = sheet.metrics, len(self._rows) - 1
        offers: list[tuple[str, str, str, Action, bool]] = [
            ("first", words.FIRST(), "fast-backward-button", lambda: self.go(0), self.at > 0),
            ("previous", words.PREVIOUS(), "previous-button", lambda: self.step(-1), self.at > 0),
            (
                ("pause", words.PAUSE(), "pause-button", lambda: self.go(self.at), True)
                if self.playing
                else ("play", words.PLAY(), "play-button", self._play, True)
            ),
            ("next", words.NEXT(), "next-button", lambda: self.step(1), not self.is_last),
            (
                "last",
                words.LAST(),
                "fast-forward-button",
                lambda: self.go(last),
                not self.is_last,
            ),
        ]
        gap = m.gap * 0.4
        side = min(m.primary, (area.w - gap * (len(offers) - 1)) / len(offers))
        x = area.x + (area.w - side * len(offers) - gap * (len(offers) - 1)) / 2
        found: list[Widget] = []
        for key, tip, icon, action, enabled in offers:
            rect = Rect(x, area.y + (area.h - side) / 2, side, side)
            state = State(enabled=enabled)
            found.append(Tool(key, rect, action, icon, on=key == "pause", tooltip=tip, state=state))
            x += side + gap
        return found

    def _play(self) -> None:
        if self.is_last:
            self.at = 0
        self.playing = True
        self.stale = True

    def _row_pane(self, sheet: Sheet, area: Rect) -> Pane:
        m = sheet.metrics
        size = m.note
        lead = sheet.typeface.line_height("text_bold", size) * 0.92
        room = area.w - _SCROLL_ROOM - size * 5.4

        def place(number: int, lines: tuple[str, ...], box: Rect) -> Parts:
            row, chosen = self._rows[number], number == self.at
            go = partial(self.go, number)
            return Parts([], [MomentLine(f"row{number}", box, row, lines, size, lead, chosen, go)])

        rows: list[Row] = []
        begun = ""
        for number, found in enumerate(self._rows):
            heading = _round_of(self._stage.marks, found.entry)
            if heading != begun:
                begun = heading
                rows.append(_heading_row(sheet, heading))
            wrapped = wrap_lines(sheet.typeface, found.sentence, "text_bold", size, room)
            height = max(lead * len(wrapped) + size * 0.7, m.control)
            rows.append(Row(height, partial(place, number, wrapped), m.gap * 0.3))
        return flow(sheet, rows, area, "rows", loose=False)


def _round_of(marks: Sequence[Mark], entry: int) -> str:
    """Name the round in which an entry of the log was played."""
    return next(mark.label for mark in reversed(marks) if mark.count <= entry)


def _heading_row(sheet: Sheet, text: str) -> Row:
    m = sheet.metrics
    height = m.note * 1.7 * max(1.0, sheet.typeface.text_scale)

    def place(area: Rect) -> Parts:
        return Parts([Caption(area, text, "text_italic", m.note, sheet.theme.ink2, "centre")])

    return Row(height, place, m.gap * 0.3)


def wrap_lines(
    typeface: Typeface, text: str, role: Role, size: float, width: float
) -> tuple[str, ...]:
    """Break a text for a narrow column: also after the dash between two towns."""
    lines = typeface.wrap(text.replace(_DASH, f"{_DASH} "), role, size, width)
    return tuple(line.replace(f"{_DASH} ", _DASH) for line in lines)


class MomentsScreen(Screen):
    """The look back as a scene: while it plays, it goes on by itself."""

    def __init__(self, page: MomentsPage) -> None:
        super().__init__(page)
        self._moments = page
        self._rested = 0.0
        self._revealed: int | None = None
        """The moment whose row has been brought into sight."""
        self._sounds = CueSheet()
        self._heard: int | None = None
        """The moment whose sounds have begun."""

    def draw(self, canvas: Canvas) -> None:
        """Paint the page with the row of its moment in sight."""
        super().draw(canvas)
        if self._revealed != self._moments.at:
            self._revealed = self._moments.at
            self.form.reveal(f"row{self._revealed}")
            super().draw(canvas)

    @property
    def wake_after(self) -> float | None:
        """Time until the next moment, sound or tooltip."""
        waits = [super().wake_after, self._sounds.wake_after]
        if self._moments.playing:
            waits.append(max(0.0, MOMENT_SECONDS - self._rested))
        return min((wait for wait in waits if wait is not None), default=None)

    def update(self, dt: float) -> bool | Transition:
        """Go on when a moment has been seen."""
        if self._moments.playing:
            self._rested += dt
            if self._rested >= MOMENT_SECONDS:
                self._rested = 0.0
                self._moments.play_on()
        else:
            self._rested = 0.0
        self._sounds.pass_time(dt)
        if self._heard != self._moments.at:
            self._heard = self._moments.at
            self._sounds.begin(self._moments.cues, MOMENT_SECONDS)
        return super().update(dt)

    def take_tick(self) -> str | None:
        """Give the sound of the control that was used last, else of what is shown."""
        return super().take_tick() or self._sounds.take()


def moments_screen(
    stage: MomentStage, rows: Sequence[RecapRow], at: int = 0, *, playing: bool = False
) -> MomentsScreen:
    """Make a look back at the rows of a recap, beginning at one of them."""
    return MomentsScreen(MomentsPage(stage, rows, at, playing=playing))
