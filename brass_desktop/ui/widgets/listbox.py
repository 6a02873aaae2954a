"""A list of rows of which one is chosen."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.typeface import Role
from brass_desktop.ui.widgets.kit import Answer, State, pressed
from brass_desktop.ui.window.input import Input, Key, PointerDown, PointerMove
from brass_desktop.ui.window.scene import Cursor, Transition

_STEPS: Final = {"up": -1, "down": 1, "home": -10_000, "end": 10_000}


@dataclass(slots=True)
class ListBox:
    """Rows of equal height; arrows move the mark, Enter or a click takes the marked row."""

    key: str
    rect: Rect
    rows: Sequence[str]
    chosen: int
    size: float
    take: Callable[[int], Transition | None]
    notes: Sequence[str] = ()
    """What each row means."""
    state: State = field(default_factory=State)
    marked: int = field(default=-1)

    def __post_init__(self) -> None:
        if self.marked < 0:
            self.marked = self.chosen

    @property
    def tooltip(self) -> str | None:
        """What the marked row means."""
        return self.notes[self.marked] if self.notes else None

    @property
    def cursor(self) -> Cursor:
        """A hand over the rows."""
        return "hand"

    def row(self, index: int) -> Rect:
        """The room of one row."""
        height = self.rect.h / len(self.rows)
        return Rect(self.rect.x, self.rect.y + index * height, self.rect.w, height)

    def draw(self, canvas: Canvas) -> None:
        """Paint the mark and all rows, a tick before the chosen one."""
        room = self.rect.w - self.size * 2.4
        lines = canvas.typeface.alike(self.rows, "text_bold", self.size, room)
        for index, line in enumerate(lines):
            row = self.row(index)
            if index == self.marked:
                canvas.fill(row, canvas.theme.lit_row, 6)
            side = self.size
            left = row.x + side * 0.9
            if index == self.chosen:
                at = (left, row.centre[1])
                canvas.icon("check", at, side * 0.8, canvas.theme.accent)
            role: Role = "text_bold" if index == self.chosen else "text"
            at = (left + side, row.centre[1])
            canvas.fitted(line._replace(role=role), at, canvas.theme.ink)

    def handle(self, event: Input) -> Answer:
        """Follow the pointer and the arrows; take a row."""
        if isinstance(event, PointerMove | PointerDown):
            before = self.marked
            share = (event.y - self.rect.y) / self.rect.h
            self.marked = min(max(0, int(share * len(self.rows))), len(self.rows) - 1)
            return self.marked != before
        if isinstance(event, Key) and event.name in _STEPS:
            self.marked = min(max(0, self.marked + _STEPS[event.name]), len(self.rows) - 1)
            return True
        return pressed(event, self.state, lambda: self.take(self.marked))
