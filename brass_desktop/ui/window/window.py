"""The window: opened as the settings say, remembered where it stood, drawn in software."""

import contextlib
import os
import warnings
from typing import Final

import pygame

from brass_desktop.services.settings import Settings, WindowMode
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.window.scene import Cursor
from brass_desktop.ui.window.viewport import MINIMUM

_HEADLESS: Final = frozenset({"dummy", "offscreen", "evdev"})
_CURSORS: Final = {
    "arrow": pygame.SYSTEM_CURSOR_ARROW,
    "hand": pygame.SYSTEM_CURSOR_HAND,
    "text": pygame.SYSTEM_CURSOR_IBEAM,
    "grab": pygame.SYSTEM_CURSOR_SIZEALL,
    "wait": pygame.SYSTEM_CURSOR_WAIT,
}
_VISIBLE_PART: Final = 64


class NoDisplayError(Exception):
    """There is nothing to open a window on."""


def preferred_languages() -> list[str]:
    """List the languages the desktop is set to, best first; also where no variable says so."""
    return [found["language"] for found in pygame.system.get_pref_locales()]


class Window:
    """The one window of the program; changing its mode opens it anew."""

    def __init__(self, settings: Settings, title: str) -> None:
        # Without a graphics card SDL's accelerated framebuffer makes every flip many times
        # slower; whoever sets the variable knows better.
        if not settings.accelerated_window:
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        os.environ.setdefault("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0")
        self._title = title
        self._mode: WindowMode = settings.window_mode
        self._size = settings.window_size
        self._place = settings.window_place
        self._cursor: Cursor = "arrow"
        self._connect()
        self.surface = self._open()
        self._drawn_size = self.surface.get_size()

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels as they are now."""
        return self.surface.get_size()

    @property
    def mode(self) -> WindowMode:
        """Whether it is a window or fills the screen."""
        return self._mode

    def change_mode(self, mode: WindowMode) -> None:
        """Open the window anew in another mode; a plain one comes back where it was."""
        if mode != self._mode:
            self.remember()
            self._mode = mode
            # A window that filled the screen does not reliably shrink again: begin afresh.
            pygame.display.quit()
            pygame.display.init()
            self.surface = self._open()
            self._drawn_size = self.size

    def resized(self) -> bool:
        """Take notice of a new size and tell whether there is one."""
        surface = pygame.display.get_surface() or self.surface
        changed = surface.get_size() != self._drawn_size
        self.surface, self._drawn_size = surface, surface.get_size()
        return changed

    def remember(self) -> tuple[tuple[int, int], tuple[int, int] | None]:
        """Give the size and place of the plain window, for the settings."""
        if self._mode == "window":
            self._size = self.size
            self._place = pygame.display.get_window_position()
        return self._size, self._place

    def show(self, changed: list[pygame.Rect] | None) -> None:
        """Bring the drawn frame, or only its changed parts, to the screen."""
        if changed is None:
            pygame.display.flip()
        else:
            pygame.display.update(changed)

    def set_cursor(self, cursor: Cursor) -> None:
        """Change the pointer's shape, if it is another one."""
        if cursor != self._cursor:
            # Not every display has system cursors; the game goes on with the one it has.
            with contextlib.suppress(pygame.error):
                pygame.mouse.set_cursor(_CURSORS[cursor])
            self._cursor = cursor

    def wear_icon(self, assets: Assets) -> None:
        """Put the program's picture on the window."""
        path = assets.path("icon.window.64")
        if path is not None:
            # A window without a picture is still a window.
            with contextlib.suppress(pygame.error, OSError):
                pygame.display.set_icon(pygame.image.load(path))

    def close(self) -> None:
        """Give the display back."""
        pygame.quit()

    @staticmethod
    def _connect() -> None:
        chosen = os.environ.get("SDL_VIDEODRIVER")
        try:
            pygame.display.init()
        except pygame.error as error:
            raise NoDisplayError(str(error)) from error
        driver = pygame.display.get_driver()
        if driver in _HEADLESS and not chosen:
            pygame.display.quit()
            raise NoDisplayError(driver)
        pygame.font.init()

    def _open(self) -> pygame.Surface:
        pygame.display.set_caption(self._title)
        try:
            surface = self._open_mode()
        except pygame.error as error:
            raise NoDisplayError(str(error)) from error
        pygame.key.set_repeat(400, 35)
        pygame.key.start_text_input()
        return surface

    def _open_mode(self) -> pygame.Surface:
        if self._mode == "full":
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        desktop = pygame.display.get_desktop_sizes()[0]
        if self._mode == "borderless":
            surface = pygame.display.set_mode(desktop, pygame.NOFRAME)
            pygame.display.set_window_position((0, 0))
            return surface
        width, height = (max(pair) for pair in zip(self._size, MINIMUM, strict=True))
        size = (min(width, desktop[0]), min(height, desktop[1]))
        surface = pygame.display.set_mode(size, pygame.RESIZABLE)
        _keep_readable(desktop)
        if self._place is not None and _on_desktop(self._place, desktop):
            pygame.display.set_window_position(self._place)
        return surface


def _keep_readable(desktop: tuple[int, int]) -> None:
    """Let nobody make the window so small that its words cannot be read."""
    with warnings.catch_warnings():
        # The display module has no other way to it yet.
        warnings.simplefilter("ignore", DeprecationWarning)
        window = pygame.Window.from_display_module()
    window.minimum_size = (min(MINIMUM[0], desktop[0]), min(MINIMUM[1], desktop[1]))


def _on_desktop(place: tuple[int, int], desktop: tuple[int, int]) -> bool:
    """Tell whether a window there could still be grabbed, as a second screen may be gone."""
    return all(0 <= at < side - _VISIBLE_PART for at, side in zip(place, desktop, strict=True))
