"""Marks of any game: they keep to the room that others beside them have."""

import pygame

from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.marks import draw_mark
from workshop.shots.studio import make_canvas


def test_a_wide_picture_keeps_to_the_width_of_a_column(context: Context) -> None:
    canvas = make_canvas(context, (1920, 1080))
    for mark in ("furnace.good.iron.day", "furnace.good.coal.day", "hexagon.vp"):
        canvas.surface.fill((255, 0, 255))
        draw_mark(canvas, mark, (200, 200), 100)
        drawn = pygame.mask.from_threshold(canvas.surface, (255, 0, 255), (1, 1, 1, 255))
        drawn.invert()
        box = drawn.get_bounding_rects()
        # Its shadow may reach a little further.
        assert max(rect.w for rect in box) <= 150, mark
