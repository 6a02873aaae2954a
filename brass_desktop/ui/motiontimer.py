"""How long frames take while pieces move."""

import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from brass_desktop.present.layout.camera import Camera
from brass_desktop.present.layout.table import table_layout
from brass_desktop.present.motion.timeline import Timeline
from brass_desktop.present.viewmodel.panels import TableView
from brass_desktop.ui.canvas import Canvas
from brass_desktop.ui.frametimer import FrameFigure, timed
from brass_desktop.ui.motion import MotionPlayer
from brass_desktop.ui.render.table import TablePainter

_SCENE: Final = "table_4p_late"
Shown = tuple[Timeline, TableView, TableView]
"""One action: its movements and the tables before and after."""


def time_motion(
    canvas: Canvas, actions: Iterable[Shown], *, calibrate: Callable[[], float]
) -> list[FrameFigure]:
    """Time some actions frame by frame at sixty a second.

    `answer` is the first frame, with the table drawn anew; `animated` are all that follow.
    """
    answers: list[float] = []
    animated: list[float] = []
    painter = TablePainter()
    for timeline, before, after in actions:
        layout = table_layout(
            *canvas.viewport.size, len(after.players), small=canvas.viewport.small
        )
        camera = Camera.fitted(layout.map)
        player = MotionPlayer(painter.board)
        painter.draw(canvas, before, layout, camera)
        canvas.full = False
        began = time.perf_counter()
        player.begin(timeline, before, after)
        player.keep(canvas)
        painter.draw(canvas, after, layout, camera)
        player.draw_over(canvas, layout, camera)
        answers.append((time.perf_counter() - began) * 1000)
        while player.update(1 / 60):
            animated.append(timed(partial(player.draw_next, canvas)))
    size = canvas.surface.get_size()
    return [
        FrameFigure.of(_SCENE, "answer", size, answers, calibrate()),
        FrameFigure.of(_SCENE, "animated", size, animated, calibrate()),
    ]
