"""A field that opens a list of values over the screen."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.widgets.kit import Answer, State, ink_of, is_click, is_press
from brass_desktop.ui.widgets.menu import MenuScene
from brass_desktop.ui.window.input import Input, Key
from brass_desktop.ui.window.scene import Cursor, Push, Transition


@dataclass(slots=True)
class Dropdown:
    """Shows the chosen value; a click, Enter, Space or Down opens the list."""

    key: str
    rect: Rect
    options: Sequence[str]
    chosen: int
    size: float
    choose: Callable[[int], Transition | None]
    bare: bool = False
    """Words only, for one that stands between the arrows of another field."""
    shown: str | None = None
    """Shorter words for the chosen value, where its place is narrow."""
    notes: Sequence[str] = ()
    """What each value means, told in the open list."""
    tooltip: str | None = None
    state: State = field(default_factory=State)

    @property
    def cursor(self) -> Cursor:
        """A hand while it can be opened."""
        return "hand" if self.state.enabled else "arrow"

    def draw(self, canvas: Canvas) -> None:
        """Paint the field, the value and the mark that a list hides behind it."""
        if not self.bare:
            canvas.nine("skin.field", self.rect)
        if self.bare:
            self._draw_bare(canvas)
            return
        x, y, _, h = self.rect
        mark = self.size * 0.8
        left = x + h * 0.3
        room = self.rect.right - left - h * 0.8
        ink = ink_of(canvas.theme, self.state)
        canvas.text(self._value, (left, y + h / 2), "text", self.size, ink, fit=room)
        colour = canvas.theme.accent if self.state.hovered else canvas.theme.ink2
        canvas.icon("down", (self.rect.right - h * 0.45, y + h / 2), mark, colour)

    def _draw_bare(self, canvas: Canvas) -> None:
        ink = canvas.theme.accent if self.state.hovered else ink_of(canvas.theme, self.state)
        canvas.text(
            self._value,
            self.rect.centre,
            "text",
            self.size,
            ink,
            align="centre",
            fit=self.rect.w - 4,
        )

    @property
    def _value(self) -> str:
        return self.shown or self.options[self.chosen]

    def handle(self, event: Input) -> Answer:
        """Open the list; while it is closed, nothing else changes the value."""
        opens = isinstance(event, Key) and event.name == "down" and event.alt
        if opens or is_press(event) or is_click(event, self.state):
            seen = self.rect.moved(0, -self.state.scrolled)
            return Push(
                MenuScene(seen, self.options, self.chosen, self.size, self.choose, self.notes)
            )
        return False
