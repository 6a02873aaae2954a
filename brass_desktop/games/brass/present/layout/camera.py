"""The camera over the map: how far it is zoomed in and which part it shows."""

from dataclasses import dataclass, replace

from brass_desktop.present.geometry import Point, Rect

MOST_ZOOM = 2.5
ZOOM_STEP = 1.15


@dataclass(frozen=True, slots=True)
class Camera:
    """A window on the map; `focus` is the map point shown in the middle of `area`.

    Map units are those of the plan, which fills `area` at zoom 1; the camera never shows what
    lies beyond the map's edge.
    """

    area: Rect
    zoom: float
    focus: Point

    @classmethod
    def fitted(cls, area: Rect) -> "Camera":
        """Show the whole map."""
        return cls(area, 1.0, area.centre)

    @property
    def is_fitted(self) -> bool:
        """Tell whether the whole map is in view."""
        return self.zoom == 1.0

    def to_screen(self, point: Point) -> Point:
        """Turn a map point into the canvas's units."""
        x, y = self.area.centre
        return x + (point[0] - self.focus[0]) * self.zoom, y + (
            point[1] - self.focus[1]
        ) * self.zoom

    def to_map(self, point: Point) -> Point:
        """Turn a point of the canvas into map units."""
        x, y = self.area.centre
        return self.focus[0] + (point[0] - x) / self.zoom, self.focus[1] + (
            point[1] - y
        ) / self.zoom

    def rect_to_screen(self, rect: Rect) -> Rect:
        """Turn a map rectangle into the canvas's units."""
        x, y = self.to_screen((rect.x, rect.y))
        return Rect(x, y, rect.w * self.zoom, rect.h * self.zoom)

    def zoomed(self, factor: float, about: Point) -> "Camera":
        """Zoom while the map point under `about` stays where it is."""
        held = self.to_map(about)
        zoom = min(MOST_ZOOM, max(1.0, self.zoom * factor))
        x, y = self.area.centre
        focus = (held[0] - (about[0] - x) / zoom, held[1] - (about[1] - y) / zoom)
        return replace(self, zoom=zoom, focus=focus)._inside()

    def panned(self, dx: float, dy: float) -> "Camera":
        """Drag the map by a distance on the canvas."""
        focus = (self.focus[0] - dx / self.zoom, self.focus[1] - dy / self.zoom)
        return replace(self, focus=focus)._inside()

    def resized(self, area: Rect) -> "Camera":
        """Keep looking at the same part of the map after the board changed its shape."""
        kx, ky = area.w / self.area.w, area.h / self.area.h
        focus = (
            area.x + (self.focus[0] - self.area.x) * kx,
            area.y + (self.focus[1] - self.area.y) * ky,
        )
        return Camera(area, self.zoom, focus)._inside()

    def _inside(self) -> "Camera":
        half_w, half_h = self.area.w / 2 / self.zoom, self.area.h / 2 / self.zoom
        x = min(max(self.focus[0], self.area.x + half_w), self.area.right - half_w)
        y = min(max(self.focus[1], self.area.y + half_h), self.area.bottom - half_h)
        return replace(self, focus=(x, y))
