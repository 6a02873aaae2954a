"""Screens made of controls: what is common to title, settings, dialogs and their like."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, runtime_checkable

import pygame

from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.widgets.form import Form
from brass_desktop.ui.widgets.pane import Pane
from brass_desktop.ui.window.input import FileDropped, Input, Key
from brass_desktop.ui.window.scene import Announced, Cursor, Surrounded, Transition


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything is for one sheet, and what is focused at first."""

    panes: Sequence[Pane]
    focus: str = ""


class Page(Protocol):
    """The content of a screen; sets `stale` whenever its layout no longer fits its choices."""

    stale: bool

    @property
    def opaque(self) -> bool:
        """Tell whether the page covers everything below it."""

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint what lies under the controls."""

    def lay_out(self, sheet: Sheet) -> Layout:
        """Build decor and controls for a window, theme, language and text size."""

    def press(self, key: Key) -> Transition | None:
        """Answer a key that no control wanted, such as Escape."""


@runtime_checkable
class TakesFiles(Protocol):
    """A page on which files may be dropped."""

    def take_in(self, path: Path) -> Transition | None:
        """Do something with a dropped file."""


class Screen:
    """A scene that shows a page and lets its controls answer."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.form = Form()
        self._ground: pygame.Surface | None = None

    @property
    def opaque(self) -> bool:
        """As the page says."""
        return self.page.opaque

    @property
    def cursor(self) -> Cursor:
        """As the control under the pointer says."""
        return self.form.cursor

    @property
    def wake_after(self) -> float | None:
        """Time until a tooltip is due."""
        return self.form.wake_after

    @property
    def surroundings(self) -> str | None:
        """As the page says, if it has music of its own."""
        return self.page.surroundings if isinstance(self.page, Surrounded) else None

    @property
    def announcement(self) -> str | None:
        """As the page says, if it comes with a sound of its own."""
        return self.page.announcement if isinstance(self.page, Announced) else None

    def take_tick(self) -> str | None:
        """Give the sound of the control that was used last, once."""
        return self.form.take_tick()

    def handle(self, event: Input) -> Transition | None:
        """Offer an input to the controls first, then to the page."""
        used = self.form.handle(event)
        if not isinstance(used, bool):
            return used
        if not used and isinstance(event, Key):
            return self.page.press(event)
        if isinstance(event, FileDropped) and isinstance(self.page, TakesFiles):
            return self.page.take_in(Path(event.path))
        return None

    def update(self, dt: float) -> bool | Transition:
        """Redraw when a control or the layout has changed."""
        changed = self.form.update(dt)
        return changed or self.page.stale

    def refresh(self) -> None:
        """Lay everything out again."""
        self.page.stale = True

    def draw(self, canvas: Canvas) -> None:
        """Paint the ground and the controls; an opaque ground is painted once per layout."""
        if self.page.stale:
            layout = self.page.lay_out(Sheet.of(canvas))
            self.form.fill(layout.panes, layout.focus)
            self.page.stale, self._ground = False, None
        if self._ground is None:
            self.page.paint_ground(canvas)
            self.form.draw_decor(canvas)
            self._ground = canvas.surface.copy() if self.opaque else None
        else:
            canvas.surface.blit(self._ground, (0, 0))
        self.form.draw(canvas)
