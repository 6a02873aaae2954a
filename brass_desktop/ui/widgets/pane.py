"""A part of a screen with its own controls; one that is too small for its content scrolls."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from brass_desktop.present.geometry import Point, Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import with_alpha
from brass_desktop.ui.drawing.fading import fading
from brass_desktop.ui.widgets.kit import Decor, Widget
from brass_desktop.ui.window.input import Input, PointerDown, PointerMove, PointerUp, Wheel

_BAR: Final = 10.0
_FADE: Final = 24.0
_NOTCH: Final = 56.0
_SHORTEST_THUMB: Final = 32.0
_SLACK: Final = 0.5


@dataclass(slots=True)
class Pane:
    """Decor and controls; with a `window` only that part shows and the content scrolls in it.

    Content is laid out from the window's top as if there were no end; `height` is how much there
    is of it.
    """

    decor: Sequence[Decor] = ()
    widgets: Sequence[Widget] = ()
    key: str = ""
    window: Rect | None = None
    height: float = 0
    offset: float = 0

    @property
    def reach(self) -> float:
        """How far the content can be scrolled."""
        return 0.0 if self.window is None else max(0.0, self.height - self.window.h - _SLACK)

    def shows(self, point: Point) -> bool:
        """Tell whether a point of the screen lies in the visible part."""
        return self.window is None or self.window.holds(point)

    def inward(self, event: Input) -> Input:
        """Move an input's position into the content's coordinates."""
        if self.offset and isinstance(event, PointerDown | PointerMove | PointerUp | Wheel):
            return replace(event, y=event.y + self.offset)
        return event

    def widget_at(self, point: Point) -> Widget | None:
        """Find the control under a point of the screen."""
        if not self.shows(point):
            return None
        inside = (point[0], point[1] + self.offset)
        return next((w for w in reversed(self.widgets) if w.rect.holds(inside)), None)

    def on_screen(self, rect: Rect) -> Rect:
        """Move a rectangle of the content to where it is seen."""
        return rect.moved(0, -self.offset)

    def scroll(self, by: float) -> bool:
        """Scroll by some units and tell whether anything moved."""
        before = self.offset
        self.offset = min(max(0.0, self.offset + by), self.reach)
        return self.offset != before

    def roll(self, notches: float) -> bool:
        """Scroll by notches of the wheel, positive being up."""
        return self.scroll(-notches * _NOTCH)

    def reveal(self, rect: Rect) -> None:
        """Scroll until a control is in sight."""
        if self.window is not None:
            low = rect.bottom + 8 - self.window.bottom
            high = rect.y - 8 - self.window.y
            self.offset = min(max(self.offset, low), max(high, 0.0))
            self.scroll(0)

    def thumb(self) -> Rect | None:
        """The handle of the scroll bar, at the right edge; none when everything shows."""
        if self.window is None or self.reach <= 0:
            return None
        length = max(_SHORTEST_THUMB, self.window.h * self.window.h / self.height)
        top = self.window.y + (self.window.h - length) * self.offset / self.reach
        return Rect(self.window.right - _BAR, top, _BAR, length)

    def drag_thumb(self, dy: float) -> bool:
        """Scroll as far as the handle was dragged."""
        thumb = self.thumb()
        if thumb is None or self.window is None:
            return False
        room = self.window.h - thumb.h
        return self.scroll(dy * self.reach / room) if room else False

    def draw_decor(self, canvas: Canvas) -> None:
        """Paint what never changes between two layouts: the decor of a pane that cannot scroll."""
        if self.window is None:
            for decor in self.decor:
                decor.draw(canvas)

    def draw(self, canvas: Canvas) -> None:
        """Paint the controls, and in a scrolling pane also the decor and the scroll bar."""
        if self.window is None:
            for widget in self.widgets:
                widget.draw(canvas)
            return
        # A little room beyond the window keeps the shadows and rings of controls at its edge.
        wide = self.window.grown(6, 0)
        above, below = self.offset > 0, self.offset < self.reach
        with (
            fading(canvas, wide, above=above, below=below, depth=_FADE),
            canvas.shifted(0, -self.offset),
        ):
            self._draw_content(canvas)
        thumb = self.thumb()
        if thumb is not None:
            track = Rect(thumb.x + 2, self.window.y, thumb.w - 4, self.window.h)
            canvas.fill(track, with_alpha(canvas.theme.line, 60), 3)
            canvas.fill(thumb.grown(-1, 0), canvas.theme.gilt, 4)

    def _draw_content(self, canvas: Canvas) -> None:
        for decor in self.decor:
            decor.draw(canvas)
        for widget in self.widgets:
            widget.draw(canvas)
