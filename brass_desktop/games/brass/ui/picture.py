"""The board as a small picture for a list of games."""

from dataclasses import replace
from typing import Final

import pygame

from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.present.layout.camera import Camera
from brass_desktop.games.brass.present.viewmodel.build_board import build_board
from brass_desktop.games.brass.present.viewmodel.seen import Seen
from brass_desktop.games.brass.ui.map.board import BoardPainter
from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.typeface import Typeface
from brass_desktop.ui.window.viewport import FULL_SIZE, Viewport

_DRAWN: Final = (1344, 756)
_CROPPED: Final = 24
"""Pixels of the map's own frame and round corners, which a small picture does without."""


def draw_picture(painter: BoardPainter, assets: Assets, session: BrassSession) -> pygame.Surface:
    """Draw the board of a game as it is now; a painter that is kept has its ground ready."""
    board = replace(build_board(Seen.of(session, None)), title="", years="")
    canvas = Canvas(
        pygame.Surface(_DRAWN), Viewport(FULL_SIZE), assets.theme, assets, Typeface(assets, 1.0)
    )
    camera = Camera.fitted(Rect(0, 0, *_DRAWN))
    surface, _ = painter.map_surface(canvas, board, camera, small=False)
    canvas.surface.blit(surface, (0, 0))
    inside = canvas.surface.get_rect().inflate(-2 * _CROPPED, -2 * _CROPPED * 9 // 16)
    return canvas.surface.subsurface(inside)
