"""The table that a replay is laid over, of whatever game."""

from dataclasses import dataclass
from typing import Protocol

from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.widgets.kit import Decor
from brass_desktop.ui.window.input import Input
from brass_desktop.ui.window.scene import Cursor, Transition


@dataclass(frozen=True, slots=True)
class ReplayAreas:
    """The room a table makes for what a replay adds; what lies below cannot be touched there."""

    timeline: Rect
    viewpoint: Rect
    """Through whose eyes one looks, and the ways out."""
    transport: Rect
    """The keys that move the cursor."""
    charts: Rect
    """Covered only while charts are wanted."""
    extra: tuple[Decor, ...] = ()
    """What only a replay shows at its cursor, such as every hand."""


class ReplayTable(Protocol):
    """Shows the game at the replay's cursor; a line of its chronicle may lead there."""

    @property
    def cursor(self) -> Cursor:
        """Name the pointer's shape for what it is over."""

    @property
    def wake_after(self) -> float | None:
        """Give the seconds after which `update` is due though nobody did anything, if any."""

    @property
    def areas(self) -> ReplayAreas:
        """Where there is room; known once the table has been drawn."""

    def handle(self, event: Input) -> Transition | None:
        """Answer one input."""

    def update(self, dt: float) -> bool:
        """Move on by `dt` seconds; true asks for a redraw."""

    def draw(self, canvas: Canvas) -> None:
        """Paint the table without what explains things, which comes above the controls."""

    def draw_tip(self, canvas: Canvas) -> None:
        """Explain what the pointer rests on."""

    def refresh(self) -> None:
        """Rebuild what depends on the window size, theme, language or text size."""

    def show_moment(self) -> None:
        """Bring what happened at the cursor into sight."""
