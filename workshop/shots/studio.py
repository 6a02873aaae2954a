"""Draw scenes without a window: for the gallery, the goldens and the frame timer."""

import os
from pathlib import Path

import pygame

from brass_desktop.services.learning import LearningStore
from brass_desktop.services.paths import Places, resource_folder
from brass_desktop.services.settings import SettingsStore
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.eyesight import as_seen
from brass_desktop.ui.drawing.theme import ThemeName, theme_of
from brass_desktop.ui.drawing.typeface import Typeface
from brass_desktop.ui.sound.audio import Audio
from brass_desktop.ui.widgets.screen import Screen
from brass_desktop.ui.window.clipboard import SystemClipboard
from brass_desktop.ui.window.input import Input
from brass_desktop.ui.window.scene import Scene, SceneStack
from brass_desktop.ui.window.viewport import Viewport


def open_studio() -> None:
    """Make pygame ready to draw without a screen and without a sound."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((64, 64))


def studio_context(folder: Path, assets: Assets | None = None) -> Context:
    """Give fresh settings in a folder of their own, so that nothing of the player moves."""
    familiar = {name: folder / name for name in ("documents", "desktop", "downloads")}
    places = Places(folder, folder / "saves", folder / "reports", folder / "screenshots", familiar)
    store = SettingsStore(places.settings)
    locale = resource_folder("assets") / "locale"
    pictures = assets if assets is not None else Assets(resource_folder("assets"))
    # Nobody listens here: the window is never in front.
    audio = Audio(pictures, store, lambda: False)
    learning = LearningStore(places.learning)
    return Context(store, places, pictures, locale, SystemClipboard(), audio, learning)


def make_canvas(context: Context, size: tuple[int, int], theme: ThemeName = "day") -> Canvas:
    """Give a canvas of some pixels that belongs to no window."""
    viewport = Viewport(size)
    assets = context.assets
    strong = context.settings.current.strong_patterns
    assets.theme = theme_of(theme, strong_patterns=strong)
    percent = context.settings.current.text_percent
    typeface = Typeface(assets, viewport.scale, percent / 100, viewport.least_text)
    return Canvas(pygame.Surface(size), viewport, assets.theme, assets, typeface)


class Studio:
    """A canvas of any size with a stack of scenes on it."""

    def __init__(
        self,
        context: Context,
        first: Scene,
        size: tuple[int, int],
        theme: ThemeName = "day",
    ) -> None:
        self.context = context
        self.stack = SceneStack(first)
        self.canvas = make_canvas(self.context, size, theme)

    def resize(self, size: tuple[int, int], theme: ThemeName) -> None:
        """Go on with another size or theme, as a live window would."""
        self.canvas = make_canvas(self.context, size, theme)
        self.stack.refresh()

    def draw(self) -> pygame.Surface:
        """Draw one frame and give its picture, as the eyes of the settings see it."""
        self.stack.update(0.0)
        self.stack.draw(self.canvas)
        self.context.toast.draw(self.canvas)
        return as_seen(self.canvas.surface, self.context.settings.current.eyesight)

    def send(self, *inputs: Input) -> None:
        """Hand inputs to the scenes, drawing after each as the loop does."""
        for event in inputs:
            self.stack.handle([event])
            self.draw()

    def focus(self, key: str) -> None:
        """Focus a control of the top screen."""
        top = self.stack.top
        assert isinstance(top, Screen), "only screens made of controls have a focus"
        top.form.focus(key)
