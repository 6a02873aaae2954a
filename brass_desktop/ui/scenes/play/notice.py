"""What the table says beside the pointer for a while: refusals and small news."""

from collections.abc import Iterable
from typing import Final

from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.intents import AnyIntent
from brass_desktop.present.played_table import PlayedTable
from brass_desktop.present.tips import Tip
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.tooltip import draw_tooltip
from brass_desktop.ui.game_ui import Table

NOTICE_SECONDS: Final = 5.0
_POINTER: Final = (12.0, 24.0)


class Notice:
    """One thing at a time is said; whatever is said next takes its place."""

    def __init__(self, table: Table, model: PlayedTable) -> None:
        self._table = table
        self._model = model
        self._tip: Tip | None = None
        self._about = Rect(0, 0, 0, 0)
        """What is spoken of, or the pointer."""
        self._left = 0.0
        self.pointer: Point = (0.0, 0.0)
        """Where the pointer was last; at the corner it has not been seen yet."""
        self.said: Rect | None = None
        """Where the words stand, once they have been drawn."""

    @property
    def is_shown(self) -> bool:
        """Tell whether something is being said."""
        return self._left > 0

    @property
    def wake_after(self) -> float | None:
        """Seconds until it fades."""
        return self._left if self.is_shown else None

    def tell(self, tip: Tip) -> None:
        """Say something beside the pointer."""
        self._model.forgive()
        self._say(tip, None)

    def tell_on_table(self, tip: Tip, places: Iterable[AnyIntent]) -> None:
        """Say something about places of the table, beside the first in sight or above them all."""
        found = (self._table.shape_of(place) for place in places)
        about = next((shape for shape in found if shape is not None), None)
        top = self._table.top
        self._say(tip, about or (Rect.around(top, *_POINTER) if top is not None else None))

    def refuse(self, tip: Tip, meant: AnyIntent) -> None:
        """Say why what was meant is not possible, where it lies or beside the pointer."""
        self._say(tip, self._table.shape_of(meant))

    def clear(self) -> None:
        """Fall silent, and take the mark of a refusal off the table."""
        self._left = 0.0
        self._model.forgive()

    def update(self, dt: float) -> bool:
        """Let it fade; true when it has just done so."""
        if self._left <= 0:
            return False
        self._left -= dt
        if self._left > 0:
            return False
        self._model.forgive()
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw what is being said over the table."""
        self.said = None
        if self.is_shown and self._tip is not None:
            inside, around = canvas.bounds.grown(-6), self._table.surroundings
            self.said = draw_tooltip(canvas, self._tip, self._about, inside, around)

    def asks_why(self, at: Point) -> str | None:
        """Return the clause behind what is being said, if a click at a point asks for it."""
        if not self.is_shown or self._tip is None or self.said is None:
            return None
        return self._tip.clause or None if self.said.holds(at) else None

    def _say(self, tip: Tip, about: Rect | None) -> None:
        self._tip = tip
        self._about = about or Rect.around(self._beside_pointer(), *_POINTER)
        self._left = NOTICE_SECONDS
        self._table.touch()

    def _beside_pointer(self) -> Point:
        """Where to speak when the keyboard asked: at the pointer if there is one."""
        if self.pointer != (0.0, 0.0):
            return self.pointer
        return self._table.middle or self.pointer
