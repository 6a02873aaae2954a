"""A tile as small as they get still shows all that is on it."""

import pygame
import pytest

from brass_desktop.games.brass.present.viewmodel.pieces import TileView
from brass_desktop.games.brass.ui.pieces.tiles import draw_tile
from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.drawing.canvas import AnyRect, Canvas
from brass_desktop.ui.drawing.colour import Colour
from tests.games.brass.ui.table_reading import record_lines
from tests.samples.parts import face
from tests.ui.canvases import make_canvas

TILE = Rect(400, 300, 31, 31)


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_the_level_of_a_small_tile_hides_little_more_than_its_letters(
    pictures: Assets, monkeypatch: pytest.MonkeyPatch, level: int
) -> None:
    canvas = make_canvas(pygame.Surface((1280, 720)), "day", pictures)
    grounds: list[Rect] = []
    fill = Canvas.fill

    def filled(on: Canvas, rect: AnyRect, colour: Colour, radius: float = 0) -> None:
        grounds.append(Rect(*rect))
        fill(on, rect, colour, radius)

    monkeypatch.setattr(Canvas, "fill", filled)
    lines = record_lines(monkeypatch)
    draw_tile(canvas, TILE, TileView("red", face("coal_mine", level)), small=True)
    (tab,), (numeral,) = grounds, lines
    assert tab.contains(numeral.ink)
    assert tab.w <= numeral.ink.w + 5 and tab.h <= 0.4 * TILE.h
