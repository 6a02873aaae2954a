"""What all controls have in common."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import Colour, with_alpha
from brass_desktop.ui.drawing.theme import Theme
from brass_desktop.ui.window.input import Input, Key, PointerDown, PointerUp
from brass_desktop.ui.window.scene import Cursor, Transition

Answer = bool | Transition
"""Whether an input was used, or where it leads."""
Action = Callable[[], Transition | None]


@dataclass(slots=True)
class State:
    """What the form and the screen know about a control at the moment."""

    enabled: bool = True
    hovered: bool = False
    pressed: bool = False
    focused: bool = False
    scrolled: float = 0
    """How far its pane is scrolled, for what opens beside it."""


class Decor(Protocol):
    """Something that is only looked at."""

    @property
    def rect(self) -> Rect:
        """The room it fills."""

    def draw(self, canvas: Canvas) -> None:
        """Paint it."""


class Widget(Protocol):
    """Something that can be pointed at, focused and used; `key` names it across rebuilds."""

    key: str
    rect: Rect
    state: State

    @property
    def tooltip(self) -> str | None:
        """What the pointer is told when it rests on it."""

    @property
    def cursor(self) -> Cursor:
        """The pointer's shape over it."""

    def draw(self, canvas: Canvas) -> None:
        """Paint it in its current state."""

    def handle(self, event: Input) -> Answer:
        """Answer an input that the form found to be meant for it."""


def answer(transition: Transition | None) -> Answer:
    """Turn what an action returned into an answer: used, and perhaps leading somewhere."""
    return True if transition is None else transition


def is_press(event: Input) -> bool:
    """Tell whether the input is a key that presses the focused control."""
    return isinstance(event, Key) and event.name in ("enter", "space") and not event.ctrl


def is_click(event: Input, state: State) -> bool:
    """Tell whether a left press that began on a control was let go over it."""
    return isinstance(event, PointerUp) and event.button == "left" and state.hovered


def pressed(event: Input, state: State, action: Action) -> Answer:
    """Act on a click, Enter or Space; any other input is left unused."""
    if is_press(event) or is_click(event, state):
        return answer(action())
    return False


def is_touch(event: Input) -> bool:
    """Tell whether the left button went down."""
    return isinstance(event, PointerDown) and event.button == "left"


def skin_of(kind: str, state: State) -> str:
    """Name the skin of a control in its state."""
    if not state.enabled:
        return f"skin.{kind}_disabled"
    if state.pressed and state.hovered:
        return f"skin.{kind}_pressed"
    if state.hovered:
        return f"skin.{kind}_hover"
    return f"skin.{kind}"


def dimmed(colour: Colour, state: State) -> Colour:
    """Fade the ink of a disabled control."""
    return colour if state.enabled else with_alpha(colour, colour[3] * 0.41)


def ink_of(theme: Theme, state: State) -> Colour:
    """The plain ink, faded when disabled."""
    return dimmed(theme.ink, state)
