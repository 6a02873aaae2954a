"""The load screen as a scene."""

from pathlib import Path

from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.scenes.load.page import LoadPage, Purpose
from brass_desktop.ui.scenes.saved.library import Library
from brass_desktop.ui.widgets.screen import Screen
from brass_desktop.ui.window.input import Input
from brass_desktop.ui.window.scene import Cursor, Transition


class LoadScene:
    """Shows the page, takes dropped files in, and draws pictures when idle."""

    opaque = True

    def __init__(
        self, library: Library, purpose: Purpose = "load", dropped: Path | None = None
    ) -> None:
        self.page = LoadPage(library, purpose)
        self._dropped = dropped
        self.screen = Screen(self.page)
        self.screen.form.ring = False
        self._thumbnails = library.thumbnails

    @property
    def cursor(self) -> Cursor:
        """As the control under the pointer says."""
        return self.screen.cursor

    @property
    def wake_after(self) -> float | None:
        """At once while pictures are to be drawn or a file is to be taken in."""
        if self._thumbnails.busy or self._dropped is not None:
            return 0.0
        return self.screen.wake_after

    def take_tick(self) -> str | None:
        """As the screen says."""
        return self.screen.take_tick()

    def handle(self, event: Input) -> Transition | None:
        """Let the controls and the page answer."""
        return self.screen.handle(event)

    def update(self, dt: float) -> bool | Transition:
        """Redraw when something has changed, a newly drawn picture included."""
        if self._dropped is not None:
            path, self._dropped = self._dropped, None
            return self.page.take_in(path) or True
        if dt > 0 and self._thumbnails.draw_next():
            self.page.stale = True
        return self.screen.update(dt)

    def refresh(self) -> None:
        """Lay everything out again."""
        self.screen.refresh()

    def draw(self, canvas: Canvas) -> None:
        """Paint the screen."""
        self.screen.draw(canvas)
