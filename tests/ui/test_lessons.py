"""Whole lessons in the program: by the mouse, and by the keyboard alone."""

from pathlib import Path

import pytest

from brass_desktop.games.shelf import SHELF
from brass_desktop.ui.scenes.learn.finished import FinishedPage
from brass_desktop.ui.scenes.learn.lesson_ui import lessons_of
from brass_desktop.ui.scenes.learn.page import LearnPage
from brass_desktop.ui.scenes.learn.scene import LessonScene
from brass_desktop.ui.widgets.screen import Screen
from tests.ui.driver import Driver

LESSONS = [
    (game, number)
    for game, info in enumerate(SHELF)
    if (ui := lessons_of(info)) is not None
    for number in range(len(ui.teacher.lessons()))
]


def at_lesson(driver: Driver, game: int, number: int) -> LessonScene:
    """Choose a lesson on the route and begin it."""
    driver.click_widget("learn")
    driver.press(str(game + 1))
    driver.click_widget(f"lesson{number}")
    if not isinstance(driver.top, LessonScene):
        driver.click_widget("start")
    scene = driver.top
    assert isinstance(scene, LessonScene)
    return scene


def next_pick(scene: LessonScene) -> object:
    """Tell what the step wants next, as a click means it."""
    pick = scene.run.wanted or next(iter(scene.run.step.answers))
    return scene.intent_of(pick)


@pytest.mark.parametrize(("game", "number"), LESSONS)
def test_a_lesson_is_played_by_the_mouse(tmp_path: Path, game: int, number: int) -> None:
    driver = Driver(tmp_path, (1920, 1080))
    scene = at_lesson(driver, game, number)
    for _ in range(80):
        if scene.run.is_done:
            break
        if scene.turns:
            assert scene.button is not None
            driver.click(scene.button.centre)
        else:
            at = scene.place_of(next_pick(scene))
            assert at is not None, f"step {scene.run.step.id}: {scene.run.wanted} is out of sight"
            driver.click(at)
    assert scene.run.is_done, f"it stays at step {scene.run.step.id}: {scene.run.key}"
    top = driver.top
    assert isinstance(top, Screen) and isinstance(top.page, FinishedPage)
    assert driver.context.learning.finished("Ada"), "it is noted"
    driver.click_widget("answer0")
    driver.click_widget("all")
    top = driver.top
    assert isinstance(top, Screen) and isinstance(top.page, LearnPage)


@pytest.mark.parametrize(("game", "number"), LESSONS)
def test_a_lesson_is_played_by_the_keyboard_alone(tmp_path: Path, game: int, number: int) -> None:
    driver = Driver(tmp_path)
    scene = at_lesson(driver, game, number)
    for _ in range(80):
        if scene.run.is_done:
            break
        if not scene.turns:
            driver.press("tab")
        driver.press("enter")
    top = driver.top
    assert isinstance(top, Screen) and isinstance(top.page, FinishedPage)
    driver.press("1")
    driver.press("escape")
    top = driver.top
    assert isinstance(top, Screen) and isinstance(top.page, LearnPage)


def test_escape_leaves_a_lesson_and_hesitation_brings_a_hint(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    scene = at_lesson(driver, 0, 0)
    driver.press("enter")
    driver.press("enter")
    assert scene.run.key == "3"
    scene.update(20.0)
    assert scene.run.key == "3.hint", "whoever hesitates is told more"
    driver.press("backspace")
    assert scene.run.key == "3"
    driver.press("escape")
    assert isinstance(driver.top, Screen)
    assert driver.context.learning.of("Ada", "birmingham.01").reached == 2
    driver.press("enter")
    again = driver.top
    assert isinstance(again, LessonScene) and again.run.key == "3", "it goes on where it was left"
