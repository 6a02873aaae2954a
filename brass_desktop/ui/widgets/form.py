"""The controls of one screen: who is pointed at, who has the focus, who gets the keys."""

import math
from collections.abc import Iterator, Sequence
from typing import Final

from brass_desktop.present import sounds
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.widgets.button import Button
from brass_desktop.ui.widgets.kit import Answer, Widget
from brass_desktop.ui.widgets.pane import Pane
from brass_desktop.ui.widgets.ticks import tick_of
from brass_desktop.ui.widgets.tooltip import draw_plain_tooltip
from brass_desktop.ui.window.input import (
    FocusLost,
    Input,
    Key,
    PointerDown,
    PointerLeave,
    PointerMove,
    PointerUp,
    Text,
    Wheel,
    is_repetition,
    presses,
)
from brass_desktop.ui.window.scene import Cursor

TOOLTIP_DELAY: Final = 0.5
_DIRECTIONS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
_NOWHERE: Final = (-1.0, -1.0)


class Form:
    """Panes from the lowest to the topmost; refilling keeps focus, hover and scrolling by key."""

    def __init__(self) -> None:
        self.panes: list[Pane] = []
        self.focus_key = ""
        self._usual_key = ""
        """The control that has the focus at first."""
        self.ring = True
        self._pointer: Point = _NOWHERE
        self._held_key = ""
        self._first_key = ""
        """The control that got the first press of a row of quick ones."""
        self._dragged: Pane | None = None
        self._rested = 0.0
        self._changed = True
        self._tick: str | None = None

    def fill(self, panes: Sequence[Pane], first_focus: str = "") -> None:
        """Take the newly laid out controls; `first_focus` is focused if nothing usable was yet."""
        offsets = {pane.key: pane.offset for pane in self.panes}
        self.panes = list(panes)
        self._usual_key = first_focus
        for pane in self.panes:
            pane.offset = min(offsets.get(pane.key, 0.0), pane.reach)
        focused = self.focused
        if focused is None or not focused.state.enabled:
            self.focus_key = first_focus
        self._changed = True
        self._mark()

    @property
    def widgets(self) -> Iterator[Widget]:
        """All controls in the order of Tab."""
        return (widget for pane in self.panes for widget in pane.widgets)

    @property
    def focused(self) -> Widget | None:
        """The control that gets the keys."""
        return next((w for w in self.widgets if w.key == self.focus_key and w.key), None)

    @property
    def hovered(self) -> Widget | None:
        """The control under the pointer."""
        found = self._at(self._pointer)
        return found[1] if found else None

    @property
    def cursor(self) -> Cursor:
        """The pointer's shape for what it is over."""
        hovered = self.hovered
        return hovered.cursor if hovered else "arrow"

    @property
    def wake_after(self) -> float | None:
        """Time until a tooltip is due."""
        hovered = self.hovered
        if hovered is None or hovered.tooltip is None or self._rested >= TOOLTIP_DELAY:
            return None
        # After a press the tooltip stays away until the pointer moves: nothing is due.
        return None if math.isinf(self._rested) else TOOLTIP_DELAY - self._rested

    def update(self, dt: float) -> bool:
        """Let the pointer rest and tell whether something must be redrawn."""
        before = self._rested
        self._rested += dt
        hovered = self.hovered
        if hovered and hovered.tooltip and before < TOOLTIP_DELAY <= self._rested:
            self._changed = True
        changed, self._changed = self._changed, False
        return changed

    def draw_decor(self, canvas: Canvas) -> None:
        """Paint what stays the same until the form is filled anew."""
        for pane in self.panes:
            pane.draw_decor(canvas)

    def draw(self, canvas: Canvas) -> None:
        """Paint the controls of all panes, the focus ring and the tooltip."""
        for pane in self.panes:
            pane.draw(canvas)
            focused = self.focused
            if focused is not None and focused in pane.widgets and self._ringed(focused):
                canvas.nine("skin.focus", pane.on_screen(focused.rect))
        hovered = self.hovered
        if hovered and hovered.tooltip and self._rested >= TOOLTIP_DELAY and not self._held_key:
            draw_plain_tooltip(canvas, hovered.tooltip, self._pointer)

    def handle(self, event: Input) -> Answer:
        """Give an input to the control it is meant for; false if nobody wanted it."""
        match event:
            case PointerMove():
                return self._move(event)
            case PointerDown():
                return self._press(event)
            case PointerUp():
                return self._release(event)
            case Wheel():
                return self._wheel(event)
            case PointerLeave() | FocusLost():
                self._pointer, self._held_key, self._dragged = _NOWHERE, "", None
                self._mark()
                return False
            case Key() | Text():
                return self._type(event)
            case _:
                return False

    def take_tick(self) -> str | None:
        """Give the sound of the control that was used or met last, once."""
        tick, self._tick = self._tick, None
        return tick

    def focus(self, key: str, *, ring: bool = True) -> None:
        """Give the keys to a control and bring it into sight."""
        self.focus_key, self.ring = key, ring
        self.reveal(key)

    def reveal(self, key: str) -> None:
        """Bring a control into sight."""
        for pane in self.panes:
            for widget in pane.widgets:
                if widget.key == key:
                    pane.reveal(widget.rect)
        self._mark()

    def _move(self, event: PointerMove) -> Answer:
        before, was = self.hovered, self._pointer
        self._pointer = (event.x, event.y)
        if self._dragged is not None:
            self._changed |= self._dragged.drag_thumb(event.y - was[1])
            return True
        if before is not self.hovered:
            self._rested = 0.0
            self._mark()
            if self.hovered is not None and self.hovered.cursor == "hand":
                self._tick = sounds.HOVER
        target = self._held or self._at(self._pointer)
        if target is None or not target[1].state.enabled:
            return False
        used = target[1].handle(target[0].inward(event))
        self._changed |= used is not False
        return used

    def _press(self, event: PointerDown) -> Answer:
        self._pointer = (event.x, event.y)
        self._rested = -math.inf
        for pane in self.panes:
            thumb = pane.thumb()
            if thumb is not None and thumb.grown(4, 0).holds(self._pointer):
                self._dragged = pane
                return True
        target = self._at(self._pointer)
        if target is None or event.button != "left" or not target[1].state.enabled:
            return False
        pane, widget = target
        if self._strays(event, widget):
            return True
        self._held_key = widget.key
        # A button that was clicked does not keep the keys: Enter is for the one that looks like it.
        keeps = not isinstance(widget, Button) or not self._usual_key
        # Nothing is brought into sight: what lies under the pointer must stay there.
        self.focus_key, self.ring = (widget.key if keeps else self._usual_key), False
        self._mark()
        return self._heard(widget, pane.inward(event))

    def _heard(self, widget: Widget, event: Input) -> Answer:
        """Let a control answer, and note what it sounds like if it does."""
        used = widget.handle(event)
        if used is not False:
            self._tick = tick_of(widget)
        return used

    def _strays(self, event: Input, widget: Widget) -> bool:
        """Tell whether a quick second press meets a control that the first one did not."""
        if is_repetition(event):
            return widget.key != self._first_key
        self._first_key = widget.key
        return False

    def _release(self, event: PointerUp) -> Answer:
        self._pointer = (event.x, event.y)
        self._dragged = None
        held, self._held_key = self._held, ""
        self._mark()
        if held is None or event.button != "left":
            return False
        return self._heard(held[1], held[0].inward(event))

    def _wheel(self, event: Wheel) -> Answer:
        at = (event.x, event.y)
        for pane in reversed(self.panes):
            if pane.window is not None and pane.shows(at) and pane.roll(event.dy):
                self._mark()
                return True
        return False

    def _type(self, event: Key | Text) -> Answer:
        focused = self.focused
        if focused is not None and focused.state.enabled:
            if presses(event) and self._strays(event, focused):
                return True
            used = self._heard(focused, event)
            if used is not False:
                self._changed = True
                return used
        if isinstance(event, Key) and not event.ctrl and not event.alt:
            return self._navigate(event)
        return False

    def _navigate(self, event: Key) -> bool:
        ready = [w for w in self.widgets if w.state.enabled and w.key]
        if not ready:
            return False
        if event.name == "tab":
            place = next((i for i, w in enumerate(ready) if w.key == self.focus_key), None)
            step = -1 if event.shift else 1
            start = (-1 if step == 1 else 0) if place is None else place
            self.focus(ready[(start + step) % len(ready)].key)
            return True
        if event.name in _DIRECTIONS:
            return self._go(ready, _DIRECTIONS[event.name])
        if event.name in ("pageup", "pagedown"):
            notches = 5 if event.name == "pageup" else -5
            rolled = [pane.roll(notches) for pane in self.panes]
            self._changed |= any(rolled)
            return any(rolled)
        return False

    def _go(self, ready: Sequence[Widget], direction: Point) -> bool:
        here = self.focused
        if here is None:
            self.focus(ready[0].key)
            return True
        start = self._seen(here).centre
        best: tuple[float, str] | None = None
        for widget in ready:
            x, y = self._seen(widget).centre
            along = (x - start[0]) * direction[0] + (y - start[1]) * direction[1]
            aside = abs((x - start[0]) * direction[1]) + abs((y - start[1]) * direction[0])
            if along > 2 and (best is None or along + 3 * aside < best[0]):
                best = (along + 3 * aside, widget.key)
        if best is not None:
            self.focus(best[1])
        return best is not None

    def _seen(self, widget: Widget) -> Rect:
        pane = next(pane for pane in self.panes if widget in pane.widgets)
        return pane.on_screen(widget.rect)

    def _at(self, point: Point) -> tuple[Pane, Widget] | None:
        for pane in reversed(self.panes):
            widget = pane.widget_at(point)
            if widget is not None:
                return pane, widget
        return None

    @property
    def _held(self) -> tuple[Pane, Widget] | None:
        for pane in self.panes:
            for widget in pane.widgets:
                if self._held_key and widget.key == self._held_key:
                    return pane, widget
        return None

    def _mark(self) -> None:
        """Write hover, press and focus into the states of all controls."""
        hovered = self.hovered
        for pane in self.panes:
            for widget in pane.widgets:
                widget.state.hovered = widget is hovered
                widget.state.pressed = bool(widget.key) and widget.key == self._held_key
                widget.state.focused = bool(widget.key) and widget.key == self.focus_key
                widget.state.scrolled = pane.offset
        self._changed = True

    def _ringed(self, focused: Widget) -> bool:
        """Tell whether the focus shows: it came by keyboard and would answer a key."""
        return self.ring and focused.state.enabled
