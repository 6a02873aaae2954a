"""How long a table in play takes: from a click to its pixels, and for frames beside a thinking bot.

Both go the whole road of a click: input, scene, draft, rules, view, picture.
"""

import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from brass_desktop.games.brass.present.intents import Intent
from brass_desktop.present.geometry import Point
from brass_desktop.ui.scenes.play.scene import PlayScene
from brass_desktop.ui.window.input import PointerDown, PointerMove, PointerUp
from workshop.bench.frame_timer import point, timed
from workshop.shots.brass.lone_table import BrassScene
from workshop.shots.studio import Studio

_FRAME: Final = 1 / 60
_LONGEST_MOTION: Final = 1_200
"""Frames after which a movement that has not ended is a fault."""


def time_clicks(
    studio: Studio, choose: Callable[[BrassScene], Intent | None], most: int
) -> Iterator[float]:
    """Click what `choose` points at and give the milliseconds until each answer is drawn."""
    studio.draw()
    for _ in range(most):
        scene = studio.stack.top
        intent = choose(scene) if isinstance(scene, PlayScene) else None
        at = scene.place_of(intent) if isinstance(scene, PlayScene) and intent else None
        if at is None:
            return
        studio.send(PointerMove(*at))
        yield timed(partial(_click, studio, at))
        _let_settle(studio)


def time_thinking(studio: Studio, is_thinking: Callable[[], bool], most: int) -> Iterator[float]:
    """Move the pointer sixty times a second and give the milliseconds of frames beside a thought.

    A frame that shows what a bot has just decided is an answer and does not count.
    """
    studio.draw()
    for step in range(most):
        thought = is_thinking()
        took = timed(partial(point, studio, step))
        if thought and is_thinking():
            yield took
        time.sleep(max(0.0, _FRAME - took / 1000))


def _click(studio: Studio, at: Point) -> None:
    studio.stack.handle([PointerDown(*at), PointerUp(*at)])
    if studio.stack.update(0.0):
        studio.stack.draw(studio.canvas)


def _let_settle(studio: Studio) -> None:
    for _ in range(_LONGEST_MOTION):
        if not studio.stack.update(_FRAME):
            return
        studio.stack.draw(studio.canvas)
    raise AssertionError("the table never comes to rest")
