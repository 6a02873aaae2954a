"""Tiles of the distant market: a ship on their backs, the fall of demand on their faces."""

from typing import Final

import pygame

from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import mix, rgba
from brass_desktop.ui.drawing.palette import CARD_INK

_ENAMEL: Final = rgba("#12303f")
_EDGE: Final = rgba("#0c1c26")
_LIGHT: Final = rgba("#ffffff")
_LIFT: Final = 8.0
_TILT: Final = 8.0


def draw_market_tile(canvas: Canvas, rect: Rect, label: str) -> None:
    """Draw a tile face up, with how far it lowers the demand."""
    canvas.sprite("brass.market.face", rect)
    at = (rect.centre[0], rect.centre[1] - rect.h * 0.1)
    canvas.text(label, at, "text_bold", rect.h * 0.46, CARD_INK, align="centre")


def draw_market_back(canvas: Canvas, rect: Rect) -> None:
    """Draw a tile face down."""
    canvas.sprite("brass.market.back", rect)


def draw_tile_stack(canvas: Canvas, rect: Rect, *, lifted: bool) -> None:
    """Draw the tiles face down; before one is turned the topmost rises and tilts."""
    radius, step = rect.w * 0.13, rect.w / 29
    for i in (3, 2, 1):
        under = rect.moved(i * step, -i * step)
        canvas.fill(under, mix(_ENAMEL, _LIGHT, 0.1 * i), radius)
        canvas.outline(under, _EDGE, 1, radius)
    if not lifted:
        draw_market_back(canvas, rect)
        return
    canvas.fill(rect, mix(_ENAMEL, _LIGHT, 0.05), radius)
    canvas.outline(rect, _EDGE, 1, radius)
    area = rect.grown(10)
    layer = canvas.layer(area)
    draw_market_back(layer, rect)
    turned = pygame.transform.rotozoom(layer.surface, _TILT, 1.0)
    x, y = canvas.point((rect.centre[0], rect.centre[1] - _LIFT * rect.w / 58))
    canvas.blit(turned, round(x - turned.get_width() / 2), round(y - turned.get_height() / 2))
