"""A canvas without a window, and the pixels drawn on one."""

import pygame

from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.theme import THEMES, ThemeName
from brass_desktop.ui.drawing.typeface import Typeface
from brass_desktop.ui.window.viewport import Viewport


def make_canvas(surface: pygame.Surface, theme: ThemeName, assets: Assets) -> Canvas:
    viewport = Viewport(surface.get_size())
    assets.theme = THEMES[theme]
    typeface = Typeface(assets, viewport.scale, 1.0, viewport.least_text)
    return Canvas(surface, viewport, THEMES[theme], assets, typeface)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")
