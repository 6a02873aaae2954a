"""Whole games through the real interface, from the title to the result, by events alone."""

from pathlib import Path

import pytest

from brass_desktop.core.rng import Rng
from brass_desktop.games.brass.engine.game import BrassGame
from brass_desktop.games.brass.present import intents as it
from brass_desktop.games.brass.present.play.model import BrassTable
from brass_desktop.games.brass.ui.scenes.ceremony import CeremonyPage
from brass_desktop.present.intents import Press
from brass_desktop.ui.scenes.play.curtain import CurtainPage
from brass_desktop.ui.scenes.play.scene import PlayScene
from brass_desktop.ui.scenes.result.screen import ResultPage
from brass_desktop.ui.widgets.screen import Screen
from tests.games.brass.engine.family import EVERY_GAME, PLAYED, played
from tests.ui.driver import Driver, meant
from workshop.shots.brass.lone_table import BrassScene


def start(driver: Driver, game: BrassGame, players: int) -> None:
    """Go from the title to the first curtain of a game among people."""
    driver.click_widget(f"new.{game.id}")
    for seat in range(3, players - 1, -1):
        driver.click_widget(f"seat{seat}.remove")
    for seat in range(1, players):
        kind = driver.widget(f"seat{seat}.kind").rect
        driver.click((kind.x + kind.w / 4, kind.centre[1]))
    driver.click_widget("start")


def page_of(driver: Driver) -> object:
    top = driver.top
    return top.page if isinstance(top, Screen) else top


@pytest.fixture(autouse=True)
def fixed_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same games every time; the screen itself draws a seed."""
    monkeypatch.setattr("random.randrange", lambda limit: 4_242)


@pytest.mark.parametrize(
    ("players", "hasty"), [(2, False), (3, True), (4, True)], ids=["2", "3", "4"]
)
@EVERY_GAME
def test_a_whole_game_by_mouse(game: BrassGame, players: int, hasty: bool, tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    rng = Rng(players)
    start(driver, game, players)
    model: BrassTable | None = None
    for _ in range(30_000):
        page = page_of(driver)
        if isinstance(page, ResultPage):
            break
        if isinstance(page, CurtainPage):
            driver.click_widget("ready")
            continue
        if isinstance(page, CeremonyPage):
            driver.click_widget("on")
            continue
        assert isinstance(page, PlayScene), page
        model = page.model
        intent = meant(driver, page, rng)
        at = page.place_of(intent)
        assert at is not None, f"{intent} is lit but nowhere to be clicked"
        before = len(model.session.log)
        draft = model.desk.draft
        driver.click(at, hasty=hasty)
        if intent == Press("confirm"):
            assert model.session.log[before].action == draft.action
    assert isinstance(page_of(driver), ResultPage)
    assert model is not None
    counted = sum(played(game, entry.action) for entry in model.session.log)
    assert (model.session.game.id, counted) == (game.id, PLAYED[game.id][players])
    assert not driver.failures


def strike(driver: Driver, scene: BrassScene, intent: it.PlayIntent) -> None:
    """Do something at the table without a mouse."""
    match intent:
        case it.ChooseAction(action):
            offered = scene.model.session.state.rules.card_actions
            if action in offered:
                driver.press(str(offered.index(action) + 1))
                return
            reach(driver, scene, intent)
            driver.press("enter")
        case Press("confirm" | "end_turn"):
            driver.press("enter")
        case _:
            reach(driver, scene, intent)
            driver.press("enter")


def reach(driver: Driver, scene: BrassScene, intent: it.PlayIntent) -> None:
    """Go to something at the table by Tab."""
    for _ in range(120):
        driver.press("tab")
        if scene.focus == intent:
            return
    raise AssertionError(f"{intent} cannot be reached by Tab")


def focus(driver: Driver, key: str) -> None:
    """Go to a control of the screen by Tab."""
    top = driver.top
    assert isinstance(top, Screen)
    for _ in range(120):
        if top.form.focus_key == key:
            return
        driver.press("tab")
    raise AssertionError(f"{key} cannot be reached by Tab")


@EVERY_GAME
def test_a_whole_game_by_keyboard(game: BrassGame, tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    rng = Rng(9)
    focus(driver, f"new.{game.id}")
    driver.press("enter")
    for seat in (3, 2):
        focus(driver, f"seat{seat}.remove")
        driver.press("enter")
    focus(driver, "seat1.kind")
    driver.press("left")
    driver.press("enter", ctrl=True)
    model: BrassTable | None = None
    for _ in range(30_000):
        page = page_of(driver)
        if isinstance(page, ResultPage):
            break
        if isinstance(page, CurtainPage):
            driver.press("enter")
            continue
        if isinstance(page, CeremonyPage):
            driver.press("escape")
            continue
        assert isinstance(page, PlayScene), page
        model = page.model
        strike(driver, page, meant(driver, page, rng))
    assert isinstance(page_of(driver), ResultPage)
    assert model is not None
    counted = sum(played(game, entry.action) for entry in model.session.log)
    assert (model.session.game.id, counted) == (game.id, PLAYED[game.id][2])
