"""A mat laid over the table; the seals in its header lead to the other players' mats."""

from collections.abc import Callable
from typing import Final

from brass_desktop.present.intents import Close, Intent, OpenMat
from brass_desktop.present.layout.geometry import Point, Rect
from brass_desktop.present.viewmodel.mat import MatView
from brass_desktop.ui.canvas import Canvas
from brass_desktop.ui.ground import paint_veil
from brass_desktop.ui.hits import HitMap
from brass_desktop.ui.input import Input, Key, PointerDown, PointerMove
from brass_desktop.ui.render.mat import SIZE, draw_mat
from brass_desktop.ui.render.touches import COLD, Hot, Touches
from brass_desktop.ui.scene import Cursor, Pop, Transition

_FULL: Final = (1920.0, 1080.0)
_SPILL: Final = 40.0


class MatScene:
    """Shows one mat at a time; Escape, M or a click beside it puts it away."""

    opaque = False
    wake_after = None

    def __init__(self, find: Callable[[str], MatView], owner: str) -> None:
        self._find = find
        self._view = find(owner)
        self._hits: HitMap[Intent] = HitMap()
        self._hover: Intent | None = None
        self._plate = Rect(0, 0, 0, 0)
        self._stale = True

    @property
    def cursor(self) -> Cursor:
        """A hand over seals and the close button."""
        return "hand" if self._hover is not None else "arrow"

    def update(self, dt: float) -> bool:
        """Redraw after a change."""
        del dt
        stale, self._stale = self._stale, False
        return stale

    def refresh(self) -> None:
        """Build the mat anew in the language and size in use."""
        self._view = self._find(self._view.owner)
        self._stale = True

    def handle(self, event: Input) -> Transition | None:
        """Change seats, close, or only show what is pointed at."""
        match event:
            case PointerMove(x, y):
                self._point_at((x, y))
            case PointerDown(x, y, "left"):
                hit = self._hits.at(x, y)
                if hit is not None:
                    return self._mean(hit.intent)
                return None if self._plate.holds((x, y)) else Pop()
            case Key(name) if name in ("escape", "m"):
                return Pop()
            case Key(name) if name in ("left", "right"):
                self._turn(1 if name == "right" else -1)
            case _:
                pass
        return None

    def draw(self, canvas: Canvas) -> None:
        """Veil the table and lay the mat in the middle, as large as the window allows."""
        paint_veil(canvas)
        width, height = canvas.viewport.size
        zoom = min(1.0, width / _FULL[0], height / _FULL[1])
        self._plate = Rect.around((width / 2, height / 2), SIZE[0] * zoom, SIZE[1] * zoom)
        area = Rect(0, 0, *SIZE).grown(_SPILL)
        layer = canvas.layer(area, zoom)
        touches = Touches()
        hot = Hot(self._hover) if self._hover is not None else COLD
        draw_mat(layer, self._view, touches, hot)
        canvas.lay(layer.surface, (self._plate.x - _SPILL * zoom, self._plate.y - _SPILL * zoom))
        self._hits.clear()
        for touch in touches.placed(self._placed(zoom)):
            self._hits.add(touch.shape, touch.intent, touch.tip.head if touch.tip else None)

    def _placed(self, zoom: float) -> Callable[[Point], Point]:
        plate = self._plate
        return lambda point: (plate.x + point[0] * zoom, plate.y + point[1] * zoom)

    def _point_at(self, at: Point) -> None:
        hit = self._hits.at(*at)
        hover = hit.intent if hit is not None else None
        hover = hover if isinstance(hover, OpenMat | Close) else None
        self._stale = self._stale or hover != self._hover
        self._hover = hover

    def _mean(self, intent: Intent | None) -> Transition | None:
        match intent:
            case Close():
                return Pop()
            case OpenMat(owner):
                self._view = self._find(owner)
                self._stale = True
            case _:
                pass
        return None

    def _turn(self, step: int) -> None:
        tabs = self._view.tabs
        at = (tabs.index(self._view.owner) + step) % len(tabs)
        self._view = self._find(tabs[at])
        self._stale = True
