"""Logical units against window pixels.

From 1600x900 up the canvas is at least 1920x1080 logical units: it is scaled until one side fits
and the other side gets the extra units (1920x1200 for 16:10, 2580x1080 for 21:9). Below that
nothing is scaled down, since text would become too small to read: one unit is one pixel and the
screens use their small layout. Only a window under 1280x720 shrinks that layout.
"""

from dataclasses import dataclass
from typing import Final

from brass_desktop.present.geometry import Point, Rect

FULL_SIZE: Final = (1920, 1080)
SMALL_BELOW: Final = (1600, 900)
MINIMUM: Final = (1280, 720)
_FULL_TEXT: Final = 14.0
_SMALL_TEXT: Final = 13.0
_SMALLEST_TEXT: Final = 12.0
"""In windows so small that the whole picture is scaled down."""
Device = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Viewport:
    """The mapping for one window size in pixels."""

    window: tuple[int, int]

    @property
    def small(self) -> bool:
        """Tell whether the small layout is in use."""
        return self.window[0] < SMALL_BELOW[0] or self.window[1] < SMALL_BELOW[1]

    @property
    def scale(self) -> float:
        """Device pixels per logical unit."""
        width, height = self.window
        if self.small:
            return min(1.0, width / MINIMUM[0], height / MINIMUM[1])
        return min(width / FULL_SIZE[0], height / FULL_SIZE[1])

    @property
    def least_text(self) -> float:
        """Pixels below which no text is set: what the smallest print of the window needs."""
        if self.small:
            return max(_SMALLEST_TEXT, _SMALL_TEXT * self.scale)
        return max(_SMALL_TEXT, _FULL_TEXT * self.scale)

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the canvas in logical units."""
        return self.window[0] / self.scale, self.window[1] / self.scale

    @property
    def bounds(self) -> Rect:
        """The whole canvas."""
        return Rect(0, 0, *self.size)

    def to_logical(self, point: tuple[float, float]) -> Point:
        """Turn a window pixel into logical units."""
        return point[0] / self.scale, point[1] / self.scale


def device_rect(rect: tuple[float, float, float, float], scale: float) -> Device:
    """Round the edges, not the sides, so that rectangles which touch still touch in pixels."""
    x, y, w, h = rect
    left, top = round(x * scale), round(y * scale)
    return left, top, round((x + w) * scale) - left, round((y + h) * scale) - top
