"""Where the map of a table is looked at, and when it lies still again."""

from collections.abc import Callable
from typing import Final

from brass_desktop.games.brass.present.layout.camera import Camera
from brass_desktop.present.geometry import Rect

SETTLE: Final = 0.14
"""Seconds after the last turn of the wheel until the map is drawn sharp again."""


class MapCamera:
    """A camera that exists once the map's place is known."""

    def __init__(self, zoom: float) -> None:
        self._first_zoom = zoom
        self._camera: Camera | None = None
        self._unsettled: float | None = None

    @property
    def camera(self) -> Camera:
        """The camera; known once the table has been drawn."""
        assert self._camera is not None, "the camera is made with the first layout"
        return self._camera

    @property
    def is_gliding(self) -> bool:
        """Tell whether the map has just been moved and is drawn in passing."""
        return self._unsettled is not None

    @property
    def wake_after(self) -> float | None:
        """Seconds until the map is to be drawn sharp."""
        return self._unsettled

    def fit(self, area: Rect) -> None:
        """Look at the map in a new place; the camera keeps looking at the same part."""
        if self._camera is None:
            self._camera = Camera.fitted(area).zoomed(self._first_zoom, area.centre)
        else:
            self._camera = self._camera.resized(area)

    def move(self, how: Callable[[Camera], Camera]) -> bool:
        """Look elsewhere; false when nothing changes by it."""
        if self._camera is None or (moved := how(self._camera)) == self._camera:
            return False
        self._camera = moved
        self._unsettled = SETTLE
        return True

    def update(self, dt: float) -> bool:
        """Let the map settle; true when it has just done so."""
        if self._unsettled is None:
            return False
        self._unsettled -= dt
        if self._unsettled > 0:
            return False
        self._unsettled = None
        return True
