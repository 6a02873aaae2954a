"""How long frames take: a full redraw, a frame while something moves, and doing nothing."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import median
from typing import Final, Literal

import pygame

from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.theme import ThemeName
from brass_desktop.ui.window.input import PointerMove
from brass_desktop.ui.window.loop import NAP_MS
from workshop.shots.gallery import Shot, pose
from workshop.shots.studio import Studio

Kind = Literal["layout", "redraw", "pointer", "idle", "answer", "animated", "click", "thinking"]

_LAYOUTS: Final = 5
_GOLDEN: Final = 0.618034


@dataclass(frozen=True, slots=True)
class FrameFigure:
    """Milliseconds of one kind of frame of one scene.

    `layout` is a frame after a change of size or theme, `redraw` one with everything in place,
    `pointer` one after the pointer moved, and `idle` one look for events that finds none.
    `answer` is the first frame of an action, drawing alone, and `animated` are those after it;
    `click` is the whole way from a press to its pixels, `thinking` a frame while a bot thinks.
    """

    scene: str
    kind: Kind
    size: tuple[int, int]
    median_ms: float
    p99_ms: float
    calibration_ms: float

    @classmethod
    def of(
        cls,
        scene: str,
        kind: Kind,
        size: tuple[int, int],
        times: Sequence[float],
        calibration_ms: float,
    ) -> "FrameFigure":
        """Sum up the milliseconds of many frames."""
        ordered = sorted(times)
        worst = ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]
        return cls(scene, kind, size, median(ordered), worst, calibration_ms)

    @property
    def ratio(self) -> float:
        """Median against the calibration loop of the same run, which compares machines."""
        return self.median_ms / self.calibration_ms

    @property
    def idle_percent(self) -> float:
        """Share of a core that waiting takes, for idle figures."""
        return self.median_ms / (self.median_ms + NAP_MS) * 100


def time_frames(
    context: Context,
    shot: Shot,
    size: tuple[int, int],
    *,
    calibrate: Callable[[], float],
    frames: int = 120,
    theme: ThemeName = "day",
) -> list[FrameFigure]:
    """Measure all kinds of frames of one shot; `calibrate` gives the reference loop in ms."""
    studio = pose(context, shot, size, theme)
    studio.draw()
    work: dict[Kind, tuple[Callable[[int], object], int]] = {
        "layout": (lambda _: _lay_out_anew(studio), _LAYOUTS),
        "redraw": (lambda _: studio.draw(), frames),
        "pointer": (lambda step: point(studio, step), frames),
        "idle": (lambda _: _idle(studio), frames),
    }
    return [
        FrameFigure.of(
            shot.name, kind, size, [timed(partial(do, step)) for step in range(times)], calibrate()
        )
        for kind, (do, times) in work.items()
    ]


def _lay_out_anew(studio: Studio) -> None:
    studio.stack.refresh()
    studio.draw()


def point(studio: Studio, step: int) -> None:
    """Move to places that cover the window evenly, and draw only if a scene asks for it."""
    bounds = studio.canvas.bounds
    x, y = step * _GOLDEN % 1 * bounds.w, step * _GOLDEN * _GOLDEN % 1 * bounds.h
    studio.stack.handle([PointerMove(x, y)])
    if studio.stack.update(1 / 60):
        studio.stack.draw(studio.canvas)


def _idle(studio: Studio) -> None:
    pygame.event.get()
    studio.stack.update(0.0)


def timed(work: Callable[[], object]) -> float:
    """Give the milliseconds some work takes."""
    began = time.perf_counter()
    work()
    return (time.perf_counter() - began) * 1000
