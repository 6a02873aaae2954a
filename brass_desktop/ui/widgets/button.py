"""Buttons: plain and brass ones with words, and bare icons."""

from dataclasses import dataclass, field
from typing import Literal

from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing import palette
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import Colour
from brass_desktop.ui.drawing.typeface import Typeface
from brass_desktop.ui.widgets.kit import Action, Answer, State, dimmed, pressed, skin_of
from brass_desktop.ui.window.input import Input
from brass_desktop.ui.window.scene import Cursor

ButtonKind = Literal["button", "brass"]


@dataclass(slots=True)
class Button:
    """A raised key with an icon and words; brass marks the one that leads on."""

    key: str
    rect: Rect
    text: str
    size: float
    action: Action
    icon: str | None = None
    kind: ButtonKind = "button"
    tooltip: str | None = None
    state: State = field(default_factory=State)

    @property
    def cursor(self) -> Cursor:
        """A hand while it can be pressed."""
        return "hand" if self.state.enabled else "arrow"

    def draw(self, canvas: Canvas) -> None:
        """Paint the key; its content sinks a little while it is held down."""
        canvas.nine(skin_of(self.kind, self.state), self.rect)
        ink = palette.BRASS_INK if self.kind == "brass" else canvas.theme.ink
        ink = dimmed(ink, self.state)
        x, y = self.rect.centre
        y += 1 if self.state.pressed and self.state.hovered else 0
        lead = self.size * 1.9 if self.icon else 0.0
        room = self.rect.w - lead - self.size
        line = canvas.typeface.set_in(self.text, "title", self.size, room)
        width = canvas.typeface.measure(line.words, line.role, line.size)
        left = x - (width + lead) / 2
        if self.icon:
            canvas.icon(self.icon, (left + self.size * 0.6, y), self.size * 1.25, ink)
        canvas.fitted(line, (left + lead, y), ink)

    def handle(self, event: Input) -> Answer:
        """Act on a click, Enter or Space."""
        return pressed(event, self.state, self.action)


def button_width(typeface: Typeface, text: str, size: float, icon: bool) -> float:
    """The width at which a button's words need not shrink."""
    return typeface.measure(text, "title", size) + size * (1.9 if icon else 0) + size * 2


@dataclass(slots=True)
class IconButton:
    """A bare icon that can be pressed; it brightens under the pointer."""

    key: str
    rect: Rect
    icon: str
    size: float
    colour: Colour
    action: Action
    tooltip: str | None = None
    state: State = field(default_factory=State)

    @property
    def cursor(self) -> Cursor:
        """A hand while it can be pressed."""
        return "hand" if self.state.enabled else "arrow"

    def draw(self, canvas: Canvas) -> None:
        """Paint the icon, larger while pointed at."""
        grown = 1.15 if self.state.hovered and self.state.enabled else 1.0
        canvas.icon(self.icon, self.rect.centre, self.size * grown, dimmed(self.colour, self.state))

    def handle(self, event: Input) -> Answer:
        """Act on a click, Enter or Space."""
        return pressed(event, self.state, self.action)
