"""How long frames take while pieces move, and from a click to changed pixels."""

import time
from collections.abc import Callable, Iterable
from statistics import median

from brass_desktop.present.layout.camera import Camera
from brass_desktop.present.layout.table import table_layout
from brass_desktop.present.motion.timeline import Timeline
from brass_desktop.present.viewmodel.panels import TableView
from brass_desktop.ui.canvas import Canvas
from brass_desktop.ui.frametimer import FrameFigure, Kind
from brass_desktop.ui.motion import MotionPlayer
from brass_desktop.ui.render.table import TablePainter

Shown = tuple[Timeline, TableView, TableView]
"""One action: its movements and the tables before and after."""


def time_motion(
    canvas: Canvas, actions: Iterable[Shown], *, calibrate: Callable[[], float]
) -> list[FrameFigure]:
    """Time some actions frame by frame at sixty a second.

    `answer` is the first frame, with the table drawn anew: the time from a click to its pixels.
    `animated` are all that follow.
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
            began = time.perf_counter()
            player.draw_next(canvas)
            animated.append((time.perf_counter() - began) * 1000)
    size = canvas.surface.get_size()
    return [
        _figure("answer", size, answers, calibrate()),
        _figure("animated", size, animated, calibrate()),
    ]


def _figure(
    kind: Kind, size: tuple[int, int], times: list[float], calibration: float
) -> FrameFigure:
    ordered = sorted(times)
    worst = ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]
    return FrameFigure("table_4p_late", kind, size, median(ordered), worst, calibration)
