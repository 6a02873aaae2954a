"""The scoring ceremony: points are counted on the map beat by beat, as fast as people like."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import Final

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.present.ceremony import Ceremony, Scorer, build_ceremony
from brass_desktop.games.brass.present.layout.table import TableLayout
from brass_desktop.games.brass.present.text import ceremony as words
from brass_desktop.games.brass.ui.scenes.ceremony_parts import (
    BeatCaption,
    Climb,
    Climber,
    CountedBeat,
    Share,
)
from brass_desktop.games.brass.ui.scenes.stage import BoardStage
from brass_desktop.present import sounds
from brass_desktop.present.geometry import Rect
from brass_desktop.present.motion.easing import ease_in_out, ease_out
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.motion.passage import paced
from brass_desktop.ui.sound.audio import Audio
from brass_desktop.ui.table.moments import wrap_lines
from brass_desktop.ui.widgets.button import Button
from brass_desktop.ui.widgets.decor import Caption, Panel
from brass_desktop.ui.widgets.flow import Parts, Row, flow
from brass_desktop.ui.widgets.kit import Decor, Widget
from brass_desktop.ui.widgets.pane import Pane
from brass_desktop.ui.widgets.screen import Layout, Screen
from brass_desktop.ui.window.input import Input, Key, PointerDown
from brass_desktop.ui.window.scene import Transition

BEAT_SECONDS: Final = 1.5
"""How long a beat stays at normal speed."""
RISE: Final = 0.45
"""The part of a beat in which points rise and places are exchanged."""
FASTER: Final = 5.0
_TINTS: Final = MappingProxyType(
    {
        "link": "brown",
        "tile": "pale_brown",
        "tile_again": "green",
        "money": "gold",
        "income": "pale_blue",
        "lost": "gold",
    }
)
_BEFORE: Final = "blue"


class CeremonyPage:
    """The content of the ceremony: `shown` beats have been counted."""

    opaque = True

    def __init__(
        self, session: BrassSession, index: int, seconds: float, on_done: Callable[[], Transition]
    ) -> None:
        self.stale = True
        self.hurried = False
        self.risen = 1.0
        """How much of the last beat has been added to the totals."""
        self._session = session
        self._index = index
        self._seconds = seconds
        self._on_done = on_done
        self._ceremony = build_ceremony(session, index)
        self._stage = BoardStage(right_column=True)
        self.shown = 0 if seconds > 0 else self.count

    @property
    def count(self) -> int:
        """How many beats there are."""
        return len(self._ceremony.beats)

    @property
    def is_over(self) -> bool:
        """Tell whether everything is counted."""
        return self.shown >= self.count

    @property
    def pause(self) -> float:
        """Seconds until the next beat."""
        return self._seconds / (FASTER if self.hurried else 1.0)

    def count_on(self) -> None:
        """Count one more beat."""
        self.shown = min(self.shown + 1, self.count)
        self.risen = 0.0
        self.stale = True

    def hurry(self) -> None:
        """Count faster from now on."""
        self.hurried = True
        self.stale = True

    def end(self) -> None:
        """Count everything at once."""
        self.shown = self.count
        self.risen = 1.0
        self.stale = True

    def again(self) -> None:
        """Count everything once more, at the usual pace."""
        self.shown, self.hurried = 0, False
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
        """Set the ranking on the left, what was counted on the right, the beat below the board."""
        self._ceremony = build_ceremony(self._session, self._index)
        m = sheet.metrics
        at = self._stage.lay_out(sheet, len(self._ceremony.scorers))
        left = Rect(at.era.x, at.era.y, at.era.w, at.board.h)
        right = Rect(at.markets.x, at.markets.y, at.markets.w, at.board.h)
        caption = self._caption(sheet, Rect(at.board.x, at.dock.y, at.board.w, at.dock.h))
        inner = left.grown(-m.pad * 0.6)
        head = Rect(inner.x, inner.y, inner.w, m.section * 2 * max(1.0, sheet.typeface.text_scale))
        title = Caption(head, self._ceremony.title, "title", m.section, sheet.theme.title, "centre")
        frame: list[Decor] = [Panel(left), Panel(right), title, caption]
        rest = Rect(inner.x, head.bottom, inner.w, inner.bottom - head.bottom)
        standings = Climb(rest, self.standings, m.text * (0.9 if sheet.small else 1.0))
        return Layout(
            [
                Pane(frame, self._buttons(sheet, at)),
                Pane((), [standings]),
                self._counted(sheet, right.grown(-m.pad * 0.6)),
            ],
            "on" if self.is_over else "end",
        )

    def standings(self) -> Sequence[Climber]:
        """Tell how everybody stands right now, somewhere between the last two beats."""
        found, after = self._ceremony, self.shown
        before = max(0, after - 1)
        ranks = found.ranked(before), found.ranked(after)
        most = max(*found.totals(self.count), *found.totals(0), 1)
        return [self._standing(scorer, before, ranks, most) for scorer in found.scorers]

    def _standing(
        self, scorer: Scorer, before: int, ranks: tuple[tuple[Seat, ...], ...], most: int
    ) -> Climber:
        found, seat = self._ceremony, scorer.seat
        risen, moved = ease_out(self.risen), ease_in_out(self.risen)
        was, now = (rank.index(seat) for rank in ranks)
        then, parts = found.parts(before, seat), found.parts(self.shown, seat)
        shares = [Share(words.BEFORE(), _BEFORE, found.start[seat])]
        for cause, points in parts.items():
            part = round(then[cause] + (points - then[cause]) * risen)
            shares.append(Share(words.PARTS[cause](), _TINTS[cause], part))
        return Climber(
            scorer,
            total=sum(share.points for share in shares),
            shares=tuple(shares),
            gained=_gained(found, self.shown, seat),
            place=was + (now - was) * moved,
            most=most,
        )

    def _counted(self, sheet: Sheet, area: Rect) -> Pane:
        """List what was counted, newest first."""
        size = sheet.metrics.note
        lead = sheet.typeface.line_height("text_bold", size) * 0.95
        owners = self._owners()
        rows: list[Row] = []
        for number in range(self.shown, 0, -1):
            beat = self._ceremony.beats[number - 1]
            width = area.w - size * 3.2
            lines = wrap_lines(sheet.typeface, beat.title, "text_bold", size, width)
            height = lead * len(lines) + size * 2.3
            fresh = number == self.shown and not self.is_over
            box = Rect(0, 0, area.w, height)
            counted = CountedBeat(box, beat, owners, lines, size, lead, fresh)
            rows.append(Row(height, partial(_placed, counted), size * 0.4))
        return flow(sheet, rows, area, "counted", loose=False) if rows else Pane()

    def _owners(self) -> tuple[str, ...]:
        """List the colours by seat."""
        return tuple(player.colour for player in self._session.players)

    def _caption(self, sheet: Sheet, box: Rect) -> BeatCaption:
        m, found = sheet.metrics, self._ceremony
        beat = None if self.is_over else found.beats[max(0, self.shown - 1)]
        title = beat.part if beat is not None else found.title
        progress = words.PROGRESS(number=self.shown, count=self.count)
        return BeatCaption(box, beat, self._owners(), title, progress, m.strong * 1.15)

    def _buttons(self, sheet: Sheet, at: TableLayout) -> list[Widget]:
        m = sheet.metrics
        top = at.dock.y + (at.dock.h - m.primary) / 2
        on = Rect(at.turn.x, top, at.turn.w, m.primary)
        other = Rect(at.dock.x, top, at.dock.w, m.primary)
        size = m.button_text
        if not self.is_over:
            return [
                Button("end", on, words.TO_END(), size, self.end, "fast-forward-button", "brass"),
                Button("faster", other, words.FASTER(), size, self.hurry, "play-button"),
            ]
        done = Button("on", on, words.CONTINUE(), size, self._on_done, "check", "brass")
        if self._seconds <= 0:
            return [done]
        turn = "clockwise-rotation"
        return [done, Button("again", other, words.AGAIN(), size, self.again, turn)]


def _gained(found: Ceremony, shown: int, seat: Seat) -> int:
    """What the running beat brings a seat; nothing before the first and after the last."""
    running = 0 < shown < len(found.beats)
    return found.beats[shown - 1].gained(seat) if running else 0


def _placed(counted: CountedBeat, box: Rect) -> Parts:
    return Parts([replace(counted, rect=box)])


class CeremonyScreen(Screen):
    """The ceremony as a scene: it counts on by itself until everything is counted."""

    def __init__(self, page: CeremonyPage, audio: Audio) -> None:
        super().__init__(page)
        self._ceremony = page
        self._audio = audio
        self._rested = 0.0

    @property
    def shown(self) -> int:
        """How many beats have been counted."""
        return self._ceremony.shown

    def show(self, beats: int | None) -> None:
        """Go to a beat, or to the end."""
        self._ceremony.shown = self._ceremony.count if beats is None else beats
        self._ceremony.stale = True

    @property
    def wake_after(self) -> float | None:
        """Time until the next beat or a tooltip."""
        waits = [super().wake_after]
        if not self._ceremony.is_over:
            waits.append(max(0.0, self._ceremony.pause - self._rested))
        return min((wait for wait in waits if wait is not None), default=None)

    def handle(self, event: Input) -> Transition | None:
        """Let a click beside the buttons make the counting faster."""
        beside = isinstance(event, PointerDown) and not self._on_control()
        transition = super().handle(event)
        if beside and not self._ceremony.is_over:
            self._ceremony.hurry()
        return transition

    def _on_control(self) -> bool:
        hovered = self.form.hovered
        return hovered is not None and bool(hovered.key)

    def update(self, dt: float) -> bool | Transition:
        """Let points rise, and count on when the time of a beat is over."""
        page = self._ceremony
        rising = page.risen < 1.0
        if rising:
            page.risen = min(1.0, page.risen + dt / (RISE * page.pause)) if page.pause else 1.0
        if not page.is_over:
            self._rested += dt
            if self._rested >= page.pause:
                self._rested = 0.0
                page.count_on()
                self._audio.rise(sounds.COUNT, page.shown / page.count)
        return super().update(dt) or rising


def ceremony_screen(
    context: Context, session: BrassSession, entry_index: int, on_done: Callable[[], Transition]
) -> CeremonyScreen:
    """Make the ceremony for the entry of the log with which an era ended."""
    seconds = paced(BEAT_SECONDS, context.settings.current)
    page = CeremonyPage(session, entry_index, seconds, on_done)
    return CeremonyScreen(page, context.audio)
