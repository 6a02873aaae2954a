"""The game as a small picture for a list: who has which works, told from afar.

A whole table of a finger's width is a blur. What tells two games apart are the engines: a row of
large miniatures for every player, in the player's colour.
"""

from typing import Final

import pygame

from brass_desktop.games.furnace.engine.game import FurnaceSession
from brass_desktop.games.furnace.present.viewmodel.build_frame import build_seats
from brass_desktop.games.furnace.present.viewmodel.frame import SeatView
from brass_desktop.games.furnace.present.viewmodel.pieces import MONEY
from brass_desktop.games.furnace.present.viewmodel.seen import SeenTable
from brass_desktop.games.furnace.ui.pieces.goods import draw_good
from brass_desktop.games.furnace.ui.pieces.miniatures import draw_miniature
from brass_desktop.games.furnace.ui.pieces.sheet import draw_sheet
from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.marks import draw_seal
from brass_desktop.ui.drawing.typeface import Typeface
from brass_desktop.ui.window.viewport import FULL_SIZE, Viewport

_DRAWN: Final = (1536, 864)
_SHAPE: Final = 0.7
"""Width of a miniature for its height."""
_LARGEST: Final = 150.0
_GAP: Final = 12.0


def draw_picture(assets: Assets, session: FurnaceSession) -> pygame.Surface:
    """Draw everybody's works as they are now, the richest player's money beside them."""
    typeface = Typeface(assets, 1.0)
    canvas = Canvas(
        pygame.Surface(_DRAWN), Viewport(FULL_SIZE), assets.theme, assets, typeface, scale=1.0
    )
    area = Rect(0, 0, *_DRAWN)
    draw_sheet(canvas, area)
    seats = build_seats(SeenTable.of(session, None))
    inner = area.grown(-46)
    height = inner.h / len(seats)
    for at, seat in enumerate(seats):
        _draw_seat(canvas, Rect(inner.x, inner.y + at * height, inner.w, height), seat)
    return canvas.surface


def _draw_seat(canvas: Canvas, place: Rect, seat: SeatView) -> None:
    radius = min(place.h * 0.36, 80.0)
    draw_seal(canvas, (place.x + radius, place.centre[1]), radius, seat.owner)
    money = Rect(place.right - 190, place.y, 190, place.h)
    x, y = money.centre
    draw_good(canvas, MONEY, (x - 48, y), 66)
    canvas.text(str(seat.money), (x, y), "title", 64, canvas.theme.title)
    left = place.x + 2 * radius + 30
    room = Rect(left, place.y, money.x - 16 - left, place.h)
    count = max(1, len(seat.miniatures))
    tall = min(place.h - 24, _LARGEST, (room.w / count - _GAP) / _SHAPE)
    for at, miniature in enumerate(seat.miniatures):
        x = room.x + at * (tall * _SHAPE + _GAP)
        rect = Rect(x, place.centre[1] - tall / 2, tall * _SHAPE, tall)
        draw_miniature(canvas, rect, miniature)
