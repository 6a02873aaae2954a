"""Pictures of the lessons: the route, steps of every kind, and the end of a lesson."""

from collections.abc import Callable
from typing import Final, cast

from brass_desktop.games.shelf import find
from brass_desktop.services.learning import LessonRecord
from brass_desktop.ui.context import Context
from brass_desktop.ui.scenes.learn.finished import LessonEnd, finished_screen
from brass_desktop.ui.scenes.learn.lesson_ui import lessons_of
from brass_desktop.ui.scenes.learn.page import learn_screen
from brass_desktop.ui.scenes.learn.scene import LessonScene
from brass_desktop.ui.window.scene import Pop, Scene
from workshop.shots.gallery import Shot
from workshop.shots.house import GalleryHouse

_LEARNER: Final = "Ada"
_NOWHERE: Final = LessonEnd(None, Pop, Pop)


def _route(context: Context) -> Scene:
    context.learning.note(_LEARNER, "birmingham.01", LessonRecord(finished=1, seconds=240))
    return learn_screen(GalleryHouse(context), _LEARNER)


def _step(game: str, number: int, step: int) -> Callable[[Context], Scene]:
    """Open a lesson at one of its steps, counted from one as in its texts."""

    def make(context: Context) -> Scene:
        info = find(game)
        ui = lessons_of(info)
        assert ui is not None
        lesson = ui.teacher.lessons()[number - 1]
        scene = LessonScene(context, info, ui, lesson, number, _LEARNER, _NOWHERE)
        for _ in range(step - 1):
            scene.run.skip()
        return scene

    return make


def _hinted(scene: Scene) -> None:
    cast(LessonScene, scene).run.hint()


def _done(context: Context) -> Scene:
    info = find("birmingham")
    ui = lessons_of(info)
    assert ui is not None
    lesson = ui.teacher.lessons()[0]
    following = ui.teacher.words(ui.teacher.lessons()[1]).title()
    onward = LessonEnd((str(following), Pop), Pop, Pop)
    return finished_screen(lesson, ui.teacher.words(lesson), 1, onward, lambda right: None)


LEARN_SHOTS: Final = (
    Shot("learn", _route),
    Shot("lesson_read", _step("birmingham", 1, 1)),
    Shot("lesson_step", _step("birmingham", 2, 3)),
    Shot("lesson_place", _step("birmingham", 1, 5)),
    Shot("lesson_confirm", _step("birmingham", 2, 8)),
    Shot("lesson_guess", _step("birmingham", 3, 2)),
    Shot("lesson_hint", _step("birmingham", 4, 7), then=_hinted),
    Shot("lesson_done", _done, over=_step("birmingham", 1, 10)),
)
"""The screens of the lessons."""
