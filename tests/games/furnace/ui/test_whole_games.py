"""Whole games through the real interface, from the title to the result, by events alone."""

from pathlib import Path

import pytest

from brass_desktop.core.rng import Rng
from brass_desktop.games.furnace.engine.actions import Bid
from brass_desktop.games.furnace.present import intents as it
from brass_desktop.games.furnace.present.play.model import FurnaceTable
from brass_desktop.present.controls import ControlState
from brass_desktop.present.intents import AnyIntent, Press
from brass_desktop.ui.scenes.play.scene import PlayScene
from brass_desktop.ui.scenes.result.screen import ResultPage
from brass_desktop.ui.widgets.screen import Screen
from tests.ui.driver import Driver

BIDS = {2: 32, 3: 48, 4: 64}
"""Discs that people place in a game of four rounds, unless no lot takes one."""


def page_of(driver: Driver) -> object:
    top = driver.top
    return top.page if isinstance(top, Screen) else top


def start(driver: Driver, players: int, options: tuple[str, ...]) -> None:
    """Go from the title to the first bid of a game among people."""
    driver.click_widget("new.furnace")
    for seat in range(3, players - 1, -1):
        driver.click_widget(f"seat{seat}.remove")
    for seat in range(1, players):
        kind = driver.widget(f"seat{seat}.kind").rect
        driver.click((kind.x + kind.w / 4, kind.centre[1]))
    for option in options:
        choice = driver.widget(option).rect
        driver.click((choice.right - choice.w / 4, choice.centre[1]))
    driver.click_widget("start")


@pytest.fixture(autouse=True)
def fixed_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same games every time; the screen itself draws a seed."""
    monkeypatch.setattr("random.randrange", lambda limit: 4_242)


def meant(model: FurnaceTable, rng: Rng) -> AnyIntent:
    """Choose among what is lit: go on where that is possible, usually, and seldom go back."""
    lit = list(model.lit())
    main = model.view().turn.end
    if main.state is not ControlState.DISABLED and (not lit or rng.below(4)):
        return Press("confirm" if main.id == "confirm" else "end_turn")
    if it.RunNext() in lit and rng.below(4):
        return it.RunNext()
    back = (it.RewindTo, it.FreeCount)
    forth = [intent for intent in lit if not isinstance(intent, back)]
    return rng.choice(lit if not forth or not rng.below(20) else forth)


def home(folder: Path) -> Driver:
    driver = Driver(folder)
    driver.context.settings.change(planner="never")
    return driver


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, ()), (3, ("chain",)), (4, ("capitalists", "chain")), (4, ("capitalists",))],
    ids=["2", "3-chain", "4-all", "4-capitalists"],
)
def test_a_whole_game_by_mouse(players: int, options: tuple[str, ...], tmp_path: Path) -> None:
    driver, rng = home(tmp_path), Rng(players)
    start(driver, players, options)
    model: FurnaceTable | None = None
    for _ in range(6_000):
        page = page_of(driver)
        if isinstance(page, ResultPage):
            break
        assert isinstance(page, PlayScene), page
        model = page.model
        intent = meant(model, rng)
        at = page.place_of(intent)
        assert at is not None, f"{intent} is lit but nowhere to be clicked"
        driver.click(at, hasty=bool(players % 2))
    assert isinstance(page_of(driver), ResultPage)
    assert model is not None
    state = model.session.state
    assert state.chained == ("chain" in options)
    assert all(card >= 0 for card in state.capitalists) == ("capitalists" in options)
    bids = sum(isinstance(entry.action, Bid) for entry in model.session.log)
    assert BIDS[players] - 8 <= bids <= BIDS[players] + 4
    assert not driver.failures


def strike(driver: Driver, scene: PlayScene[FurnaceTable], intent: AnyIntent) -> None:
    """Do something at the table without a mouse."""
    match intent:
        case Press("end_turn" | "confirm"):
            driver.press("enter")
            return
        case it.PickDisc(disc):
            discs = scene.model.session.state.rules.discs
            driver.press("5" if discs.neutral >> disc & 1 else str(discs.value[disc]))
            return
        case it.PickTimes(times):
            driver.press(str(times))
            return
        case it.RunNext():
            driver.press("space")
            return
        case it.RunAll():
            driver.press("a")
            return
        case _:
            pass
    for _ in range(160):
        driver.press("tab")
        if scene.focus == intent:
            driver.press("enter")
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


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, ()), (3, ("chain",)), (4, ("capitalists",))],
    ids=["2", "3-chain", "4-capitalists"],
)
def test_a_whole_game_by_keyboard(players: int, options: tuple[str, ...], tmp_path: Path) -> None:
    driver, rng = home(tmp_path), Rng(9)
    focus(driver, "new.furnace")
    driver.press("enter")
    for seat in range(3, players - 1, -1):
        focus(driver, f"seat{seat}.remove")
        driver.press("enter")
    for seat in range(1, players):
        focus(driver, f"seat{seat}.kind")
        driver.press("left")
    for option in options:
        focus(driver, option)
        driver.press("right")
    driver.press("enter", ctrl=True)
    model: FurnaceTable | None = None
    for _ in range(6_000):
        page = page_of(driver)
        if isinstance(page, ResultPage):
            break
        assert isinstance(page, PlayScene), page
        model = page.model
        strike(driver, page, meant(model, rng))
    assert isinstance(page_of(driver), ResultPage)
    assert model is not None
    state = model.session.state
    assert state.chained == ("chain" in options)
    assert all(card >= 0 for card in state.capitalists) == ("capitalists" in options)
    assert not driver.failures
