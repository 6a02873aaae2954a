"""Pieces of the look back: the caption under the board and the rows beside it."""

from dataclasses import dataclass, field

from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.recap import RecapRow
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.marks import draw_seal
from brass_desktop.ui.widgets.kit import Action, Answer, State, pressed
from brass_desktop.ui.window.input import Input
from brass_desktop.ui.window.scene import Cursor


@dataclass(frozen=True, slots=True)
class MomentCaption:
    """What is being shown, large under the board; its details are set below the head."""

    rect: Rect
    row: RecapRow
    head: Rect
    size: float

    def draw(self, canvas: Canvas) -> None:
        """Set the sentence beside the seal."""
        canvas.nine("skin.panel", self.rect)
        size = self.size
        _draw_owner(canvas, self.row, (self.rect.x + size * 2, self.rect.centre[1]), size * 1.1)
        at = (self.head.x, self.head.centre[1])
        ink = canvas.theme.ink
        canvas.text(self.row.sentence, at, "text_bold", size, ink, fit=self.head.w)


@dataclass(slots=True)
class MomentLine:
    """One action; pressed, the board shows its moment."""

    key: str
    rect: Rect
    row: RecapRow
    lines: tuple[str, ...]
    size: float
    lead: float
    chosen: bool
    action: Action
    tooltip: str | None = None
    state: State = field(default_factory=State)

    @property
    def cursor(self) -> Cursor:
        """A hand: it leads somewhere."""
        return "hand"

    def draw(self, canvas: Canvas) -> None:
        """Paint the row, lit while its moment is shown."""
        theme, size = canvas.theme, self.size
        lit = self.state.hovered or self.state.focused
        canvas.nine("skin.row_hover" if lit else "skin.row", self.rect)
        if self.chosen:
            canvas.fill(self.rect, theme.lit_row, 8)
            canvas.outline(self.rect, theme.lit, 2, 8)
        x, middle = self.rect.x, self.rect.centre[1]
        _draw_owner(canvas, self.row, (x + size * 1.4, middle), size * 0.8)
        if self.row.owner is not None:
            canvas.icon(self.row.icon, (x + size * 3.4, middle), size * 1.4, theme.title)
        top = middle - self.lead * (len(self.lines) - 1) / 2
        left = x + size * 4.6
        room = self.rect.right - size * 0.4 - left
        for index, line in enumerate(self.lines):
            at = (left, top + index * self.lead)
            canvas.text(line, at, "text_bold", size, theme.ink, fit=room)

    def handle(self, event: Input) -> Answer:
        """Lead there by click, Enter or Space."""
        return pressed(event, self.state, self.action)


def _draw_owner(canvas: Canvas, row: RecapRow, at: Point, radius: float) -> None:
    if row.owner is not None:
        draw_seal(canvas, at, radius, row.owner)
    else:
        canvas.icon(row.icon, at, radius * 2, canvas.theme.title)
