"""A small seal on the menu's button while the game cannot be saved.

It lies on chrome that every table has and that is never a choice in the game. It explains itself
under the pointer; a click, or the menu, tells more.
"""

from typing import Final

from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.intents import Press
from brass_desktop.present.tips import Tip
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import rgba
from brass_desktop.ui.drawing.tooltip import draw_tooltip
from brass_desktop.ui.game_ui import Table
from brass_desktop.ui.scenes.play.host import Host
from brass_desktop.ui.window.input import Input, PointerDown, PointerMove
from brass_desktop.ui.window.scene import Push, Transition

_RADIUS: Final = 11.5
_OFF_MENU: Final = (17.0, -10.0)
"""From the middle of the menu's button to its corner."""
_WAX: Final = rgba("#a3261b")
_RIM: Final = rgba("#f3d9a0")
_INK: Final = rgba("#fff4e0")


class SavingSign:
    """Comes when saving fails, and stays until it works again."""

    def __init__(self, table: Table, host: Host) -> None:
        self._table = table
        self._host = host
        self._tip: Tip | None = None
        self._at: Point | None = None
        self.pointed = False
        """Whether the pointer rests on it."""

    def update(self) -> bool:
        """Ask how saving goes; true when the sign has come, gone or changed its words."""
        before, self._tip = self._tip, self._host.unsaved()
        if self._tip is None:
            self._at, self.pointed = None, False
        return before != self._tip

    def handle(self, event: Input) -> Transition | None:
        """Follow the pointer, and lead to the explanation by a click."""
        if isinstance(event, PointerMove):
            before, self.pointed = self.pointed, self._holds((event.x, event.y))
            if before != self.pointed:
                self._table.touch()
        elif isinstance(event, PointerDown) and self._holds((event.x, event.y)):
            told = self._host.explain_saving()
            return Push(told) if told is not None else None
        return None

    def draw(self, canvas: Canvas) -> None:
        """Paint the seal over the table."""
        if self._tip is None:
            return
        self._at = self._place(canvas)
        canvas.circle(self._at, _RADIUS + 1.5, _RIM)
        canvas.circle(self._at, _RADIUS, _WAX)
        canvas.icon("save", self._at, _RADIUS * 1.15, _INK)

    def draw_tip(self, canvas: Canvas) -> None:
        """Explain the seal while the pointer is on it."""
        if self.pointed and self._tip is not None and self._at is not None:
            thing = Rect.around(self._at, 2 * _RADIUS, 2 * _RADIUS)
            draw_tooltip(canvas, self._tip, thing, canvas.bounds.grown(-6))

    def _place(self, canvas: Canvas) -> Point:
        """Find the corner of the menu's button, or of the window where there is none."""
        menu = self._table.place_of(Press("menu"))
        if menu is None:
            return canvas.bounds.right - 2 * _RADIUS, canvas.bounds.y + 2 * _RADIUS
        return menu[0] + _OFF_MENU[0], menu[1] + _OFF_MENU[1]

    def _holds(self, at: Point) -> bool:
        if self._at is None:
            return False
        return Rect.around(self._at, 2 * _RADIUS + 6, 2 * _RADIUS + 6).holds(at)
