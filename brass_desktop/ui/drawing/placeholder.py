"""What is drawn where a picture is missing, in the theme's own colours."""

from typing import Final

import pygame

from brass_desktop.ui.drawing import palette, shapes
from brass_desktop.ui.drawing.colour import Colour, mix, with_alpha
from brass_desktop.ui.drawing.theme import Theme

_LABEL_PX: Final = 12


def picture(name: str, width: int, height: int, theme: Theme) -> pygame.Surface:
    """A framed plate that names the missing picture when there is room for the name."""
    radius = max(1, min(width, height) // 8)
    surface = shapes.rounded(width, height, radius, theme.shallow).copy()
    _lay(surface, shapes.outline(width, height, radius, 1, theme.line))
    font = pygame.font.Font(None, _LABEL_PX)
    label = font.render(name, True, theme.ink).premul_alpha()
    if label.get_width() < width and label.get_height() < height:
        place = ((width - label.get_width()) // 2, (height - label.get_height()) // 2)
        surface.blit(label, place, special_flags=pygame.BLEND_PREMULTIPLIED)
    return surface


def ground(width: int, height: int, theme: Theme) -> pygame.Surface:
    """A full-screen ground from the map's colours."""
    return shapes.gradient(width, height, 0, ((0.0, theme.map0), (1.0, theme.map1)))


def mark(px: int, colour: Colour) -> pygame.Surface:
    """A small ring in place of an icon."""
    surface = pygame.Surface((px, px), pygame.SRCALPHA)
    inner = max(2, px * 3 // 4)
    ring = shapes.ring(inner, max(1, px // 10), colour)
    surface.blit(ring, ((px - inner) // 2, (px - inner) // 2))
    return surface


def skin(name: str, width: int, height: int, scale: float, theme: Theme) -> pygame.Surface:
    """A control's ground: gradient and edge, so that every state stays recognisable."""
    width, height = max(1, width), max(1, height)
    fill, edge, line, radius = _look(name, theme)
    radius = round(radius * scale)
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    if fill is not None:
        stops = ((0.0, fill[0]), (1.0, fill[1]))
        _lay(surface, shapes.gradient(width, height, radius, stops))
    if edge is not None:
        _lay(surface, shapes.outline(width, height, radius, max(1, round(line * scale)), edge))
    return surface


Look = tuple[tuple[Colour, Colour] | None, Colour | None, float, float]


def _look(name: str, theme: Theme) -> Look:
    looks = _rest_looks(theme)
    word = name.removeprefix("skin.")
    kind, _, state = word.partition("_")
    plain = ((theme.panel0, theme.panel1), theme.line, 2.0, 8.0)
    fill, edge, line, radius = looks.get(word) or looks.get(kind, plain)
    if word in looks or fill is None:
        return fill, edge, line, radius
    if state == "hover":
        fill, edge = (_lighter(fill[0]), _lighter(fill[1])), theme.gilt_hi
    elif state == "pressed":
        fill = (fill[1], fill[0])
    elif state == "disabled":
        fill = (mix(fill[0], theme.panel1, 0.5), mix(fill[1], theme.panel1, 0.5))
        edge = with_alpha(theme.line, 105)
    return fill, edge, line, radius


def _rest_looks(theme: Theme) -> dict[str, Look]:
    return {
        "panel": ((theme.panel0, theme.panel1), theme.line, 2.0, 14.0),
        "well": ((theme.well, theme.well), theme.line, 1.0, 9.0),
        "segment": ((theme.well, theme.well), theme.line, 1.5, 8.0),
        "segment_key": (palette.BRASS_BUTTON, palette.BRASS_EDGE, 1.3, 6.0),
        "switch_on": (theme.switch_on, theme.line, 1.4, 16.0),
        "switch_off": (theme.switch_off, theme.line, 1.4, 16.0),
        "groove_fill": (palette.BRASS_BUTTON, None, 1.0, 4.0),
        "groove": ((theme.well, theme.well), theme.line, 1.0, 4.0),
        "field": ((theme.field, theme.field), theme.line, 1.5, 8.0),
        "row": ((theme.shallow, theme.shallow), theme.line, 1.2, 9.0),
        "chip": ((theme.chip, theme.chip), theme.line, 1.0, 11.0),
        "keycap": ((theme.key, theme.key), theme.line, 1.4, 7.0),
        "button": ((theme.button0, theme.button1), theme.line, 2.0, 8.0),
        "brass": (palette.BRASS_BUTTON, palette.BRASS_EDGE, 2.0, 8.0),
        "knob": (palette.BRASS_BUTTON, palette.BRASS_EDGE, 1.0, 99.0),
        "chosen": (palette.CHOSEN, palette.BRASS_EDGE, 2.0, 8.0),
        "prompt": ((theme.bar0, theme.bar1), theme.gilt, 1.5, 8.0),
        "menu": ((with_alpha(theme.bar0, 200), with_alpha(theme.bar1, 220)), theme.gilt, 1.4, 8.0),
        "tooltip": ((theme.tip0, theme.tip1), palette.TIP_EDGE, 1.5, 8.0),
        "glow": (None, theme.lit, 2.4, 10.0),
        "focus": (None, palette.FOCUS, 2.5, 11.0),
    }


def _lighter(colour: Colour) -> Colour:
    return mix(colour, (255, 255, 255, colour[3]), 0.08)


def _lay(surface: pygame.Surface, top: pygame.Surface) -> None:
    surface.blit(top, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
