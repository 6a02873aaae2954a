"""How long frames take while pieces move."""

import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from brass_desktop.games.brass.present.layout.camera import Camera
from brass_desktop.games.brass.present.layout.table import table_layout
from brass_desktop.games.brass.present.motion.timeline import BrassTimeline
from brass_desktop.games.brass.present.viewmodel.panels import TableView
from brass_desktop.games.brass.ui.motion.stage import BrassStage, Setting
from brass_desktop.games.brass.ui.panels.table import TablePainter
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.motion.player import MotionPlayer
from workshop.bench.frame_timer import FrameFigure, timed

_SCENE: Final = "table_4p_late"
Shown = tuple[BrassTimeline, TableView, TableView]
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
        player: MotionPlayer[Setting] = MotionPlayer()
        painter.draw(canvas, before, layout, camera)
        canvas.full = False
        began = time.perf_counter()
        player.begin(BrassStage(timeline, before, after, painter.board))
        player.keep(canvas)
        painter.draw(canvas, after, layout, camera)
        player.draw_over(canvas, Setting(layout, camera))
        answers.append((time.perf_counter() - began) * 1000)
        while player.update(1 / 60):
            animated.append(timed(partial(player.draw_next, canvas)))
    size = canvas.surface.get_size()
    return [
        FrameFigure.of(_SCENE, "answer", size, answers, calibrate()),
        FrameFigure.of(_SCENE, "animated", size, animated, calibrate()),
    ]
