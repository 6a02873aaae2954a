"""A band across the table that says for a moment who sits there now."""

from collections.abc import Callable
from typing import Final

from brass_desktop.present.geometry import Rect
from brass_desktop.present.motion.easing import clamp
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.marks import draw_seal
from brass_desktop.ui.window.input import Input, Key, PointerDown
from brass_desktop.ui.window.scene import Cursor, Transition

SECONDS: Final = 0.9
_FADES: Final = 0.15


class BandScene:
    """Shows a band until its time is over or somebody goes on."""

    opaque = False
    cursor: Cursor = "arrow"

    def __init__(
        self, owner: str, words: str, on_done: Callable[[], Transition], speed: float
    ) -> None:
        self._owner = owner
        self._words = words
        self._on_done = on_done
        self._left = SECONDS / speed
        self._whole = self._left

    @property
    def wake_after(self) -> float | None:
        """Draw on until it is over."""
        return 0.0

    def update(self, dt: float) -> bool | Transition:
        """Go on once it has been seen."""
        self._left -= dt
        return True if self._left > 0 else self._on_done()

    def refresh(self) -> None:
        """Keep nothing of the window's size."""

    def handle(self, event: Input) -> Transition | None:
        """Any press goes on."""
        return self._on_done() if isinstance(event, Key | PointerDown) else None

    def draw(self, canvas: Canvas) -> None:
        """Lay the band over the middle of the window."""
        gone = self._whole - self._left
        alpha = round(255 * clamp(min(gone, self._left) / (_FADES * self._whole)))
        small = canvas.viewport.small
        height = 64.0 if small else 96.0
        bounds = canvas.bounds
        band = Rect(-8, bounds.centre[1] - height, bounds.w + 16, height)
        layer = canvas.layer(band.grown(8))
        layer.nine("skin.panel", band)
        size = 26 if small else 38
        width = canvas.typeface.measure(self._words, "title", size)
        x, y = band.centre
        draw_seal(layer, (x - width / 2 - height * 0.45, y), height * 0.34, self._owner)
        layer.text(self._words, (x, y), "title", size, canvas.theme.title, align="centre")
        canvas.lay(layer.surface, (band.x - 8, band.y - 8), alpha)
