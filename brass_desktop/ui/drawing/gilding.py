"""Letters of metal: a gradient laid over a rendered line, and their soft shadow."""

import pygame

from brass_desktop.ui.drawing import shapes
from brass_desktop.ui.drawing.shapes import Stops
from brass_desktop.ui.drawing.typeface import Label


def gilded(label: Label, cap_half: int, metal: Stops) -> Label:
    """Colour white letters by a gradient over their capitals, whose half height is in pixels."""
    surface = label.surface.copy()
    top = round(label.capitals) - cap_half
    sheet = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    sheet.fill(metal[-1][1])
    sheet.fill(metal[0][1], (0, 0, surface.get_width(), max(0, top)))
    sheet.blit(shapes.gradient(surface.get_width(), cap_half * 2, 0, metal), (0, top))
    surface.blit(sheet, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return Label(surface, label.capitals)


def softened(label: Label, radius: int) -> Label:
    """Blur a line for a shadow; the surface grows by twice the radius on every side."""
    spread = 2 * radius
    width, height = label.surface.get_size()
    wide = pygame.Surface((width + 2 * spread, height + 2 * spread), pygame.SRCALPHA)
    wide.blit(label.surface, (spread, spread), special_flags=pygame.BLEND_PREMULTIPLIED)
    return Label(pygame.transform.gaussian_blur(wide, radius), label.capitals + spread)
