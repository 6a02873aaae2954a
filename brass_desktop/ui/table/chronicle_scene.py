"""The chronicle at full height over the table."""

from collections.abc import Callable
from typing import Final

from brass_desktop.present.chronicle import ChronicleView
from brass_desktop.present.geometry import Rect
from brass_desktop.present.intents import AnyIntent, FilterChronicle, LookAt
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.ground import paint_veil
from brass_desktop.ui.game_ui import Mean
from brass_desktop.ui.table.chronicle import Apart, draw_chronicle
from brass_desktop.ui.table.chronicle_scroll import ChronicleScroll
from brass_desktop.ui.table.touches import Hot, Touches
from brass_desktop.ui.window.hits import HitMap
from brass_desktop.ui.window.input import Input, Key, PointerDown, PointerMove, Wheel
from brass_desktop.ui.window.scene import Cursor, Pop, Transition

_WIDTH: Final = 720.0
_MARGIN: Final = 24.0


class ChronicleScene:
    """Shows every event with room to read; a click on one leads to its moment."""

    opaque = False
    wake_after = None

    def __init__(
        self, chronicle: Callable[[], ChronicleView], owner: str, apart: Apart, tell: Mean
    ) -> None:
        self._chronicle = chronicle
        """Tells what has happened as of now."""
        self._owner = owner
        self._apart = apart
        self._tell = tell
        self._reading = ChronicleScroll()
        self._hits: HitMap[AnyIntent | None] = HitMap()
        self._pointed: AnyIntent | None = None
        self._plate = Rect(0, 0, 0, 0)
        self._stale = True

    @property
    def cursor(self) -> Cursor:
        """A hand over what can be chosen."""
        return "hand" if self._pointed is not None else "arrow"

    def update(self, dt: float) -> bool:
        """Redraw after a change."""
        stale, self._stale = self._stale, False
        return stale

    def refresh(self) -> None:
        """Draw again in the window's new size."""
        self._stale = True

    def handle(self, event: Input) -> Transition | None:
        """Close with L, Escape or a click beside the plate; the wheel scrolls."""
        match event:
            case PointerMove(x, y):
                before, self._pointed = self._pointed, self._at(x, y)
                self._stale = self._stale or before != self._pointed
            case PointerDown(x, y, "left"):
                return self._mean(self._at(x, y)) if self._plate.holds((x, y)) else Pop()
            case Wheel(_, _, _, dy):
                self._stale = self._reading.turn_wheel(dy) or self._stale
            case Key("escape" | "l"):
                return Pop()
            case _:
                pass
        return None

    def draw(self, canvas: Canvas) -> None:
        """Veil the table and set the events on a plate."""
        paint_veil(canvas)
        width = min(_WIDTH, canvas.bounds.w - 2 * _MARGIN)
        self._plate = Rect.around(canvas.bounds.centre, width, canvas.bounds.h - 2 * _MARGIN)
        view = self._reading.of(self._chronicle(), self._owner)
        touches = Touches()
        offset, hot = self._reading.offset, Hot(self._pointed)
        draw_chronicle(canvas, self._plate, view, offset, self._apart, touches, hot)
        self._reading.most = touches.overflow
        self._hits.clear()
        for touch in touches:
            self._hits.add(touch.shape, touch.intent)

    def _at(self, x: float, y: float) -> AnyIntent | None:
        hit = self._hits.at(x, y)
        return hit.intent if hit is not None else None

    def _mean(self, intent: AnyIntent | None) -> Transition | None:
        self._stale = True
        match intent:
            case FilterChronicle(chosen):
                self._reading.filter(chosen)
            case LookAt():
                self._tell(intent)
                return Pop()
            case _:
                pass
        return None
