"""The scoring ceremony: points are counted on the map one by one, as fast as people like."""

from collections.abc import Callable
from functools import partial
from typing import Final

from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.present.ceremony import build_ceremony
from brass_desktop.games.brass.present.layout.table import TableLayout
from brass_desktop.games.brass.present.text import ceremony as words
from brass_desktop.games.brass.ui.scenes.ceremony_parts import CountedLine, ScorerPlate, StepCaption
from brass_desktop.games.brass.ui.scenes.stage import BoardStage, wrap_lines
from brass_desktop.present import sounds
from brass_desktop.present.geometry import Rect
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.sound.audio import Audio
from brass_desktop.ui.widgets.button import Button
from brass_desktop.ui.widgets.decor import Caption, Panel
from brass_desktop.ui.widgets.flow import Parts, Row, flow
from brass_desktop.ui.widgets.kit import Decor, Widget
from brass_desktop.ui.widgets.pane import Pane
from brass_desktop.ui.widgets.screen import Layout, Screen
from brass_desktop.ui.window.input import Input, Key, PointerDown
from brass_desktop.ui.window.scene import Transition

STEP_SECONDS: Final = 0.6
"""How long a step stays at normal speed."""
FASTER: Final = 5.0


class CeremonyPage:
    """The content of the ceremony: `shown` steps have been counted."""

    opaque = True

    def __init__(
        self, session: BrassSession, index: int, seconds: float, on_done: Callable[[], Transition]
    ) -> None:
        self.stale = True
        self.hurried = False
        self._session = session
        self._index = index
        self._seconds = seconds
        self._on_done = on_done
        self._ceremony = build_ceremony(session, index)
        self._stage = BoardStage(right_column=True)
        self.shown = 0 if seconds > 0 else self.count

    @property
    def count(self) -> int:
        """How many steps there are."""
        return len(self._ceremony.steps)

    @property
    def is_over(self) -> bool:
        """Tell whether everything is counted."""
        return self.shown >= self.count

    @property
    def pause(self) -> float:
        """Seconds until the next step."""
        return self._seconds / (FASTER if self.hurried else 1.0)

    def count_on(self) -> None:
        """Count one more step."""
        self.shown = min(self.shown + 1, self.count)
        self.stale = True

    def hurry(self) -> None:
        """Count faster from now on."""
        self.hurried = True
        self.stale = True

    def end(self) -> None:
        """Count everything at once."""
        self.shown = self.count
        self.stale = True

    def press(self, key: Key) -> Transition | None:
        """Escape goes to the end and then on; every other key makes the counting faster."""
        if self.is_over:
            return self._on_done() if key.name == "escape" else None
        if key.name == "escape":
            self.end()
        else:
            self.hurry()
        return None

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint the table with the board where it always lies."""
        self._stage.paint(canvas, self._ceremony.board_at(self.shown))

    def lay_out(self, sheet: Sheet) -> Layout:
        """Set totals on the left, what was counted on the right, the step below the board."""
        self._ceremony = build_ceremony(self._session, self._index)
        m = sheet.metrics
        at = self._stage.lay_out(sheet, len(self._ceremony.scorers))
        left = Rect(at.era.x, at.era.y, at.era.w, at.board.h)
        right = Rect(at.markets.x, at.markets.y, at.markets.w, at.board.h)
        caption = self._caption(sheet, Rect(at.board.x, at.dock.y, at.board.w, at.dock.h))
        frame: list[Decor] = [Panel(left), Panel(right), caption]
        return Layout(
            [
                Pane(frame, self._buttons(sheet, at)),
                Pane(self._totals(sheet, left.grown(-m.pad * 0.6))),
                self._counted(sheet, right.grown(-m.pad * 0.6)),
            ],
            "on" if self.is_over else "end",
        )

    def _totals(self, sheet: Sheet, area: Rect) -> list[Decor]:
        m, found = sheet.metrics, self._ceremony
        head = Rect(area.x, area.y, area.w, m.section * 2 * max(1.0, sheet.typeface.text_scale))
        parts: list[Decor] = [
            Caption(head, found.title, "title", m.section, sheet.theme.title, "centre")
        ]
        totals = found.totals(self.shown)
        step = found.steps[self.shown - 1] if self.shown and not self.is_over else None
        gap = m.gap * 0.4
        height = (area.bottom - head.bottom) / len(found.scorers)
        for index, scorer in enumerate(found.scorers):
            box = Rect(area.x, head.bottom + index * height, area.w, height - gap)
            counted = found.parts(self.shown, scorer.seat)
            lines = {words.BEFORE(): found.start[scorer.seat]}
            lines |= {words.PARTS[cause](): points for cause, points in counted.items()}
            labelled = tuple(lines.items())
            active = step is not None and step.seat == scorer.seat
            total = totals[scorer.seat]
            parts.append(ScorerPlate(box, scorer, total, labelled, active, m.text))
        return parts

    def _counted(self, sheet: Sheet, area: Rect) -> Pane:
        """List what was counted, newest first, as far as there is room."""
        m, typeface = sheet.metrics, sheet.typeface
        size = m.note * 0.94
        lead = typeface.line_height("text", size) * 0.95
        owners = {scorer.seat: scorer.owner for scorer in self._ceremony.scorers}
        rows: list[Row] = []
        room = 0.0
        for number in range(self.shown, 0, -1):
            step = self._ceremony.steps[number - 1]
            width = area.w - size * 2.6 - typeface.measure(step.flag, "text_bold", size)
            lines = wrap_lines(typeface, step.sentence, "text", size, width - size)
            height = lead * len(lines) + size * 0.5
            room += height + 2
            if room > area.h:
                break
            fresh = number == self.shown and not self.is_over
            line = (owners[step.seat], lines, step.flag, size, lead, fresh)

            rows.append(Row(height, partial(_counted_line, line), 2))
        return flow(sheet, rows, area, "counted", loose=False) if rows else Pane()

    def _caption(self, sheet: Sheet, box: Rect) -> StepCaption:
        m, found = sheet.metrics, self._ceremony
        step = found.steps[self.shown - 1] if self.shown and not self.is_over else None
        shown = step if step is not None else found.steps[0] if not self.is_over else None
        owners = {scorer.seat: scorer.owner for scorer in found.scorers}
        owner = owners[shown.seat] if shown is not None else ""
        part = words.PARTS[shown.cause]() if shown is not None else found.title
        progress = words.PROGRESS(number=self.shown, count=self.count)
        return StepCaption(box, shown, owner, part, progress, m.strong * 1.15)

    def _buttons(self, sheet: Sheet, at: TableLayout) -> list[Widget]:
        m = sheet.metrics
        top = at.dock.y + (at.dock.h - m.primary) / 2
        on = Rect(at.turn.x, top, at.turn.w, m.primary)
        size = m.button_text
        if self.is_over:
            return [Button("on", on, words.CONTINUE(), size, self._on_done, "check", "brass")]
        faster = Rect(at.dock.x, top, at.dock.w, m.primary)
        return [
            Button("end", on, words.TO_END(), size, self.end, "fast-forward-button", "brass"),
            Button("faster", faster, words.FASTER(), size, self.hurry, "play-button"),
        ]


def _counted_line(line: tuple[str, tuple[str, ...], str, float, float, bool], box: Rect) -> Parts:
    return Parts([CountedLine(box, *line)])


class CeremonyScreen(Screen):
    """The ceremony as a scene: it counts on by itself until everything is counted."""

    def __init__(self, page: CeremonyPage, audio: Audio) -> None:
        super().__init__(page)
        self._ceremony = page
        self._audio = audio
        self._rested = 0.0

    @property
    def shown(self) -> int:
        """How many steps have been counted."""
        return self._ceremony.shown

    def show(self, steps: int | None) -> None:
        """Go to a step, or to the end."""
        self._ceremony.shown = self._ceremony.count if steps is None else steps
        self._ceremony.stale = True

    @property
    def wake_after(self) -> float | None:
        """Time until the next step or a tooltip."""
        waits = [super().wake_after]
        if not self._ceremony.is_over:
            waits.append(max(0.0, self._ceremony.pause - self._rested))
        return min((wait for wait in waits if wait is not None), default=None)

    def handle(self, event: Input) -> Transition | None:
        """Let a click beside the buttons make the counting faster."""
        beside = isinstance(event, PointerDown) and self.form.hovered is None
        transition = super().handle(event)
        if beside and not self._ceremony.is_over:
            self._ceremony.hurry()
        return transition

    def update(self, dt: float) -> bool:
        """Count on when the time of a step is over."""
        if not self._ceremony.is_over:
            self._rested += dt
            if self._rested >= self._ceremony.pause:
                self._rested = 0.0
                self._ceremony.count_on()
                self._audio.rise(sounds.COUNT, self._ceremony.shown / self._ceremony.count)
        return super().update(dt)


def ceremony_screen(
    context: Context, session: BrassSession, entry_index: int, on_done: Callable[[], Transition]
) -> CeremonyScreen:
    """Make the ceremony for the entry of the log with which an era ended."""
    settings = context.settings.current
    still = settings.reduced_motion or settings.animation_percent == 0
    seconds = 0.0 if still else STEP_SECONDS * 100 / settings.animation_percent
    page = CeremonyPage(session, entry_index, seconds, on_done)
    return CeremonyScreen(page, context.audio)
