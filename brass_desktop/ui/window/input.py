"""pygame events as device-neutral records in logical units: all that scenes ever see."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, Literal

import pygame

from brass_desktop.ui.window.viewport import Viewport

MouseButton = Literal["left", "middle", "right"]

_BUTTONS: Final[dict[int, MouseButton]] = {1: "left", 2: "middle", 3: "right"}
_KEYS: Final = {
    "return": "enter",
    "[enter]": "enter",
    "keypad enter": "enter",
    "page up": "pageup",
    "page down": "pagedown",
    "[+]": "+",
    "[-]": "-",
} | {f"[{digit}]": str(digit) for digit in range(10)}


@dataclass(frozen=True, slots=True)
class PointerMove:
    """The pointer moved without or with a button held."""

    x: float
    y: float
    held: bool = False


@dataclass(frozen=True, slots=True)
class PointerDown:
    """A button went down; `clicks` counts quick repetitions on one place."""

    x: float
    y: float
    button: MouseButton = "left"
    clicks: int = 1


@dataclass(frozen=True, slots=True)
class PointerUp:
    """A button was let go."""

    x: float
    y: float
    button: MouseButton = "left"


@dataclass(frozen=True, slots=True)
class PointerLeave:
    """The pointer left the window: nothing is hovered any more."""


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel or two fingers moved; `dy` is positive away from the player, in notches."""

    x: float
    y: float
    dx: float
    dy: float


@dataclass(frozen=True, slots=True)
class Pinch:
    """Two fingers opened (`factor` above 1) or closed about a point."""

    x: float
    y: float
    factor: float


@dataclass(frozen=True, slots=True)
class Key:
    """A key went down: `a`, `1`, `enter`, `escape`, `tab`, `left`, `f11`, `space` and so on.

    `strikes` counts quick repetitions of the keys that press something.
    """

    name: str
    shift: bool = False
    ctrl: bool = False
    alt: bool = False
    strikes: int = 1


@dataclass(frozen=True, slots=True)
class KeyUp:
    """A key was let go, for overlays shown while it is held."""

    name: str


@dataclass(frozen=True, slots=True)
class Text:
    """Letters to be entered, in any script."""

    text: str


@dataclass(frozen=True, slots=True)
class FileDropped:
    """A file was dragged onto the window from another program."""

    path: str


@dataclass(frozen=True, slots=True)
class FocusLost:
    """Another window is in front: held keys and drags are over."""


Input = (
    PointerMove
    | PointerDown
    | PointerUp
    | PointerLeave
    | Wheel
    | Pinch
    | Key
    | KeyUp
    | Text
    | FileDropped
    | FocusLost
)


_REPEATING: Final = frozenset(
    {"left", "right", "up", "down", "backspace", "delete", "tab", "pageup", "pagedown"}
)
"""Keys that go on while they are held; any other would confirm or switch twice."""
_PRESSING: Final = frozenset({"enter", "space"})
QUICK_MS: Final = 400
"""Milliseconds within which a second press belongs to the first."""
_NEAR: Final = 16
"""Pixels a pointer may tremble between the presses of a double click."""


def presses(event: Input) -> bool:
    """Tell whether an input presses what is under the pointer or has the focus."""
    return isinstance(event, PointerDown) or (isinstance(event, Key) and event.name in _PRESSING)


def is_repetition(event: Input) -> bool:
    """Tell whether an input is the second half of a double click or of a key struck twice."""
    quick = isinstance(event, PointerDown) and event.clicks > 1
    return quick or (isinstance(event, Key) and event.strikes > 1)


class InputReader:
    """Translate pygame events; remembers the pointer, which wheel events do not carry."""

    def __init__(self, now: Callable[[], int] = pygame.time.get_ticks) -> None:
        self._now = now
        """The time in milliseconds."""
        self._pointer = (0.0, 0.0)
        self._held: set[str] = set()
        self._last_click = (-1000, (0, 0), 0)
        self._last_strike = (-1000, "", 0)

    def read(self, event: pygame.event.Event, viewport: Viewport) -> Input | None:
        """Give the record of one event, or `None` for events that no scene needs."""
        match event.type:
            case pygame.MOUSEMOTION:
                self._pointer = viewport.to_logical(event.pos)
                return PointerMove(*self._pointer, held=any(event.buttons))
            case pygame.MOUSEBUTTONDOWN if event.button in _BUTTONS:
                self._pointer = viewport.to_logical(event.pos)
                clicks = self._count_clicks(event.pos)
                return PointerDown(*self._pointer, _BUTTONS[event.button], clicks)
            case pygame.MOUSEBUTTONUP if event.button in _BUTTONS:
                self._pointer = viewport.to_logical(event.pos)
                return PointerUp(*self._pointer, _BUTTONS[event.button])
            case pygame.MOUSEWHEEL:
                dx = getattr(event, "precise_x", event.x)
                dy = getattr(event, "precise_y", event.y)
                return Wheel(*self._pointer, dx, dy)
            case pygame.MULTIGESTURE if event.num_fingers == 2:
                return Pinch(*self._pointer, 1 + event.pinched * 4)
            case pygame.WINDOWLEAVE:
                return PointerLeave()
            case pygame.WINDOWFOCUSLOST:
                self._held.clear()
                return FocusLost()
            case pygame.DROPFILE:
                return FileDropped(event.file)
            case pygame.TEXTINPUT:
                return Text(event.text)
            case pygame.KEYDOWN:
                return self._key_down(event)
            case pygame.KEYUP:
                name = _key_name(event.key)
                self._held.discard(name)
                return KeyUp(name)
        return None

    def _key_down(self, event: pygame.event.Event) -> Key | None:
        key = _key(event)
        again = key.name in self._held and key.name not in _REPEATING
        self._held.add(key.name)
        return None if again else replace(key, strikes=self._count_strikes(key.name))

    def _count_clicks(self, position: tuple[int, int]) -> int:
        now = self._now()
        before, place, count = self._last_click
        near = abs(position[0] - place[0]) + abs(position[1] - place[1]) <= _NEAR
        count = count + 1 if near and now - before <= QUICK_MS else 1
        self._last_click = (now, position, count)
        return count

    def _count_strikes(self, name: str) -> int:
        now = self._now()
        before, last, count = self._last_strike
        quick = name in _PRESSING and name == last and now - before <= QUICK_MS
        count = count + 1 if quick else 1
        self._last_strike = (now, name, count)
        return count


def _key_name(code: int) -> str:
    name = pygame.key.name(code).lower()
    return _KEYS.get(name, name)


def _key(event: pygame.event.Event) -> Key:
    modifiers = getattr(event, "mod", 0)
    return Key(
        _key_name(event.key),
        shift=bool(modifiers & pygame.KMOD_SHIFT),
        ctrl=bool(modifiers & (pygame.KMOD_CTRL | pygame.KMOD_META)),
        alt=bool(modifiers & pygame.KMOD_ALT),
    )
