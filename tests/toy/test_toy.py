"""A game the house has never seen goes all its ways, and not a line of shared code knows it."""

import json
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from brass_desktop.__main__ import main
from brass_desktop.games import shelf
from brass_desktop.games.shelf import load_game
from brass_desktop.ui.scenes.play.scene import PlayScene
from brass_desktop.ui.scenes.replay.scene import ReplayScene
from brass_desktop.ui.scenes.result.screen import ResultPage
from brass_desktop.ui.widgets.dialog import Dialog
from brass_desktop.ui.widgets.screen import Screen
from tests.toy.record import HEAP
from tests.toy.rules import MOST, Heap
from tests.toy.ui import Grab, HeapTable
from tests.ui.driver import Driver
from tests.ui.failing_disk import failing_disk


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(shelf, "SHELF", (*shelf.SHELF, HEAP))
    yield


def begin(driver: Driver) -> None:
    """Choose the toy on the title, let two people sit down and start."""
    driver.click_widget("new.heap")
    driver.click_widget("seat2.remove")
    people = driver.widget("seat1.kind").rect
    driver.click((people.x + people.w / 4, people.centre[1]))
    driver.click_widget("start")


def table(driver: Driver) -> HeapTable:
    scene = driver.top
    assert isinstance(scene, PlayScene)
    model = scene.model
    assert isinstance(model, HeapTable)
    return model


def heap(driver: Driver) -> Heap:
    return table(driver).session.state


def take(driver: Driver, cubes: int) -> None:
    """Click some cubes."""
    scene = driver.top
    assert isinstance(scene, PlayScene)
    at = scene.place_of(Grab(cubes))
    assert at is not None
    driver.click(at)


def saves(home: Path) -> list[Path]:
    return sorted((home / "saves" / "auto").glob("*.json"))


def killed(home: Path, actions: int, left: Path) -> Path:
    """Give what a killed program leaves on disk, once so many actions are written."""
    deadline = time.monotonic() + 10
    while not saves(home) or saves(home)[0].read_text(encoding="utf-8").count('"take":') < actions:
        assert time.monotonic() < deadline, "an action is written when it is made"
        time.sleep(0.01)
    shutil.copytree(home, left)
    return left


def test_a_toy_is_played_by_clicks_killed_continued_won_and_replayed(tmp_path: Path) -> None:
    driver = Driver(tmp_path / "home")
    begin(driver)
    at_first = heap(driver).left
    take(driver, 3)
    take(driver, 2)
    assert heap(driver).left == at_first - 5

    again = Driver(killed(tmp_path / "home", 2, tmp_path / "left"))
    again.click_widget("continue")
    assert heap(again).left == at_first - 5, "the game went on where it was"
    while isinstance(again.top, PlayScene):
        take(again, min(MOST, heap(again).left))
    top = again.top
    assert isinstance(top, Screen) and isinstance(top.page, ResultPage)

    again.click_widget("replay")
    scene = again.top
    assert isinstance(scene, ReplayScene)
    again.press("left")
    assert scene.replay.cursor < scene.replay.last


def test_a_refusal_is_told_and_changes_nothing(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    begin(driver)
    while heap(driver).left > 2:
        take(driver, 1)
    before = heap(driver)
    take(driver, 3)
    scene = driver.top
    assert isinstance(scene, PlayScene) and scene.refusal is not None
    assert heap(driver) == before


def test_a_table_without_a_menu_shows_in_the_corner_that_it_is_not_saved(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    begin(driver)
    with failing_disk():
        take(driver, 1)
        assert driver.house.before_quit() is not None
        driver.settle()
        driver.click((driver.loop.viewport.size[0] - 23, 23))
        top = driver.top
        assert isinstance(top, Screen) and isinstance(top.page, Dialog)
    driver.press("escape")
    assert isinstance(driver.top, PlayScene)


def test_the_toy_is_kept_listed_and_printed_like_any_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    driver = Driver(tmp_path)
    begin(driver)
    take(driver, 2)
    driver.house.put_away()
    (path,) = saves(tmp_path)
    assert json.loads(path.read_text(encoding="utf-8"))["game"] == HEAP.id
    assert main(["replay", str(path)]) == 0
    assert "takes 2" in capsys.readouterr().out


def test_the_toy_is_simulated_like_any_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--game", "heap", "--players", "3", "--games", "5", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["errors"] == 0
    assert main(["simulate", "--game", "heap", "--players", "5", "--games", "1"]) == 2
    assert main(["simulate", "--game", "heap", "--option", "deep", "--games", "1"]) == 2


def test_its_rules_need_no_window() -> None:
    assert "pygame" not in vars(__import__("tests.toy.rules", fromlist=["rules"]))
    assert load_game("heap").id == "heap"
