"""What bots did since a person's last turn: a card beside the board, until the person acts."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from brass_desktop.core.session import AnySession
from brass_desktop.core.types import Seat
from brass_desktop.present.game_words import GameWords
from brass_desktop.present.geometry import Rect
from brass_desktop.present.played_table import PlayedTable
from brass_desktop.present.recap import Recap, RecapRow
from brass_desktop.present.text import common
from brass_desktop.present.text import curtain as words
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.marks import draw_seal
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.game_ui import Table
from brass_desktop.ui.scenes.play.curtain import Moments
from brass_desktop.ui.scenes.play.curtain_parts import StandingLine
from brass_desktop.ui.widgets.button import Button, IconButton
from brass_desktop.ui.widgets.decor import Caption, Panel
from brass_desktop.ui.widgets.flow import Parts, Row, flow
from brass_desktop.ui.widgets.form import Form
from brass_desktop.ui.widgets.kit import Action, Answer, State, Widget, pressed
from brass_desktop.ui.widgets.pane import Pane
from brass_desktop.ui.window.input import (
    Input,
    PointerDown,
    PointerLeave,
    PointerMove,
    PointerUp,
    Wheel,
)
from brass_desktop.ui.window.scene import Cursor, Push, Transition

_SCROLL_ROOM: Final = 18.0
_STANDING: Final = 2.5
"""Height of a line of the standing in sizes of its type."""


@dataclass(slots=True)
class MissedLine:
    """One action in a narrow place; pressed, it is shown on the board."""

    key: str
    rect: Rect
    row: RecapRow
    lines: tuple[str, ...]
    size: float
    lead: float
    action: Action
    state: State = field(default_factory=State)

    @property
    def tooltip(self) -> str | None:
        """Where it leads."""
        return words.SHOW_TIP()

    @property
    def cursor(self) -> Cursor:
        """A hand: it leads somewhere."""
        return "hand"

    def draw(self, canvas: Canvas) -> None:
        """Set the seal and the sentence."""
        size, middle = self.size, self.rect.centre[1]
        lit = self.state.hovered or self.state.focused
        canvas.nine("skin.row_hover" if lit else "skin.row", self.rect)
        if self.row.owner is not None:
            draw_seal(canvas, (self.rect.x + size * 1.2, middle), size * 0.8, self.row.owner)
        else:
            at = (self.rect.x + size * 1.2, middle)
            canvas.icon(self.row.icon, at, size * 1.5, canvas.theme.title)
        top = middle - self.lead * (len(self.lines) - 1) / 2
        start = (self.rect.x + size * 2.4, top)
        ink = canvas.theme.ink
        canvas.lines(self.lines, start, "text_bold", size, ink, lead=self.lead)

    def handle(self, event: Input) -> Answer:
        """Lead there by click."""
        return pressed(event, self.state, self.action)


class RecapCard:
    """Shown at the start of a person's turn; it never holds anything up."""

    def __init__(
        self,
        session: AnySession,
        game_words: GameWords,
        moments: Moments,
        table: Table,
        model: PlayedTable,
    ) -> None:
        self._session = session
        self._words = game_words
        self._moments = moments
        self._table = table
        self._model = model
        self._seat: Seat | None = None
        self._recap: Recap | None = None
        self._form = Form()
        self._laid: object = None
        """What the form was filled for."""
        self._pointed = False

    @property
    def is_shown(self) -> bool:
        """Tell whether the card lies there."""
        return self._recap is not None

    @property
    def widgets(self) -> Iterator[Widget]:
        """The controls on the card."""
        return self._form.widgets

    @property
    def wake_after(self) -> float | None:
        """Time until a tooltip is due."""
        return self._form.wake_after if self.is_shown else None

    def show(self, seat: Seat) -> None:
        """Lay the card down, if there is anything to tell."""
        self._seat = seat
        found = self._words.recap(self._session, seat)
        self._recap = found if found.rows else None
        self._laid = None

    def refresh(self) -> None:
        """Tell it again, in the language of now."""
        if self._seat is not None and self._recap is not None:
            self.show(self._seat)

    def close(self) -> None:
        """Take the card away."""
        self._recap = None

    def replay(self) -> Transition | None:
        """Show everything that was missed, one action after another."""
        if self._recap is None:
            return None
        return Push(self._moments(self._session, self._recap.rows, 0, playing=True))

    def update(self, dt: float) -> bool:
        """Let a tooltip ripen; true when something is to be drawn."""
        return self.is_shown and self._form.update(dt)

    def holds(self, event: Input) -> bool:
        """Tell whether an input is meant for the card."""
        area = self._table.aside
        if not self.is_shown or area is None or self._model.is_advised:
            return False
        match event:
            case PointerMove(x, y) | PointerDown(x, y) | PointerUp(x, y) | Wheel(x, y):
                inside = area.holds((x, y))
            case _:
                return False
        if self._pointed and not inside:
            self._form.handle(PointerLeave())
        self._pointed = inside
        return inside

    def handle(self, event: Input) -> Transition | None:
        """Let the controls of the card answer; the table beneath it is not meant."""
        self._table.handle(PointerLeave())
        self._table.touch()
        answer = self._form.handle(event)
        return None if isinstance(answer, bool) else answer

    def draw(self, canvas: Canvas) -> None:
        """Paint the card where the table has room for it, until the person begins to act."""
        if self._model.is_making:
            self.close()
        area = self._table.aside
        # A hint lies in the same place, and was asked for.
        if self._recap is None or area is None or self._model.is_advised:
            return
        key = (area, canvas.theme, canvas.viewport, canvas.typeface.text_scale)
        if self._laid != key:
            self._laid = key
            self._form.fill(self._lay_out(Sheet.of(canvas), area, self._recap))
        self._form.draw_decor(canvas)
        self._form.draw(canvas)

    def _lay_out(self, sheet: Sheet, area: Rect, found: Recap) -> list[Pane]:
        m = sheet.metrics
        factor = max(1.0, sheet.typeface.text_scale)
        inner = area.grown(-m.pad * 0.6)
        head = Rect(inner.x, inner.y, inner.w, m.section * 1.5 * factor)
        buttons = self._buttons(sheet, inner, head)
        changed = [row for row in found.standing if row.before != row.now]
        tall = m.note * _STANDING * factor
        standing = Rect(
            inner.x,
            buttons[0].rect.y - m.gap * 0.4 - tall * len(changed),
            inner.w,
            tall * len(changed),
        )
        room = Rect(inner.x, head.bottom, inner.w, standing.y - head.bottom - m.gap * 0.4)
        named = Rect(head.x, head.y, head.w - head.h, head.h)
        title = Caption(named, found.heading, "title", m.section, sheet.theme.title)
        lines = [
            StandingLine(
                Rect(standing.x, standing.y + tall * number, standing.w, tall),
                row,
                tall * 1.25,
                True,
            )
            for number, row in enumerate(changed)
        ]
        return [Pane([Panel(area), title, *lines], buttons), self._rows(sheet, found, room)]

    def _rows(self, sheet: Sheet, found: Recap, area: Rect) -> Pane:
        size = sheet.metrics.note
        lead = sheet.typeface.line_height("text_bold", size) * 0.92
        width = area.w - _SCROLL_ROOM - size * 2.8
        rows: list[Row] = []
        for number, row in enumerate(found.rows):
            wrapped = tuple(sheet.typeface.wrap(row.sentence, "text_bold", size, width))
            height = max(lead * len(wrapped) + size * 0.6, size * 2)
            rows.append(Row(height, partial(self._line, number, wrapped, size, lead), size * 0.25))
        return flow(sheet, rows, area, "missed", loose=False)

    def _line(
        self, number: int, lines: tuple[str, ...], size: float, lead: float, area: Rect
    ) -> Parts:
        assert self._recap is not None
        row = self._recap.rows[number]
        look = partial(self._look, number)
        return Parts([], [MissedLine(f"missed{number}", area, row, lines, size, lead, look)])

    def _look(self, number: int) -> Transition:
        assert self._recap is not None
        return Push(self._moments(self._session, self._recap.rows, number))

    def _buttons(self, sheet: Sheet, inner: Rect, head: Rect) -> list[Widget]:
        m, tall = sheet.metrics, sheet.metrics.button * 0.86
        below = Rect(inner.x, inner.bottom - tall, inner.w, tall)
        size, side = m.button_text * 0.85, head.h
        corner = Rect(head.right - side, head.y, side, side)
        ink, tip = sheet.theme.ink2, common.CLOSE()
        return [
            Button("replay", below, words.REPLAY_ALL(), size, self.replay, "film-spool"),
            IconButton("close", corner, "close", m.section * 0.8, ink, self.close, tip),
        ]
