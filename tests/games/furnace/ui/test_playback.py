"""What moves at Furnace's table never holds its players up."""

from pathlib import Path

import pygame
import pytest

from brass_desktop.core.table import NewGame, SeatChoice
from brass_desktop.games.furnace.engine.ids import AUCTION, PRODUCTION, SETTLING
from brass_desktop.games.furnace.present.intents import PickDisc, PickLot
from brass_desktop.games.furnace.present.play.model import FurnaceTable
from brass_desktop.present.intents import Press
from brass_desktop.ui.scenes.play.scene import PlayScene
from brass_desktop.ui.window.scene import Replace
from tests.ui.driver import FRAME, Driver

FurnacePlay = PlayScene[FurnaceTable]
SEATS = (
    SeatChoice("Ada", "red", "richard_arkwright"),
    SeatChoice("Bartek", "yellow", "eleanor_coade"),
)


@pytest.fixture
def table(tmp_path: Path) -> tuple[Driver, FurnacePlay]:
    driver = Driver(tmp_path)
    driver.context.settings.change(run_by_itself=False)
    scene = driver.house.start(NewGame("furnace", SEATS, seed=5, curtain=False))
    assert isinstance(scene, PlayScene)
    driver.loop.stack.go(Replace(scene))
    driver.settle()
    return driver, scene


def phase(scene: FurnacePlay) -> int:
    return scene.model.session.state.phase


def strike(driver: Driver, key: int) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        fields = {"key": key, "mod": 0, "unicode": "", "scancode": 0}
        pygame.event.post(pygame.event.Event(kind, fields))
    driver.now += 1000
    driver.loop.step(pygame.event.get(), FRAME)


def lay_disc(scene: FurnacePlay) -> None:
    """Lay the first disc on the first lot that takes it."""
    for kind in (PickDisc, PickLot):
        scene.mean(next(intent for intent in scene.model.lit() if isinstance(intent, kind)))


def decide(driver: Driver, scene: FurnacePlay) -> None:
    """Make a bid, or give the answer that is proposed."""
    if phase(scene) == AUCTION:
        lay_disc(scene)
        scene.mean(Press("end_turn"))
    else:
        scene.mean(scene.model.usual())
    driver.loop.step([], FRAME)


def to_production(driver: Driver, scene: FurnacePlay) -> None:
    """Go on to the action that settles the last lot, and see it begin to move."""
    while phase(scene) in (AUCTION, SETTLING):
        driver.context.settings.change(animation_percent=100)
        decide(driver, scene)
        if phase(scene) in (AUCTION, SETTLING):
            scene.motion.skip()
            driver.loop.step([], FRAME)
    assert phase(scene) == PRODUCTION and scene.motion.left > 0


def test_space_hurries_the_settling_and_produces_nothing(
    table: tuple[Driver, FurnacePlay],
) -> None:
    driver, scene = table
    to_production(driver, scene)
    played = len(scene.model.session.log)
    strike(driver, pygame.K_SPACE)
    assert scene.motion.left == 0
    assert len(scene.model.session.log) == played


def test_space_runs_card_after_card_while_the_last_one_still_moves(
    table: tuple[Driver, FurnacePlay],
) -> None:
    driver, scene = table
    to_production(driver, scene)
    while scene.motion.left > 0 or driver.top is not scene:
        strike(driver, pygame.K_SPACE)
    played = len(scene.model.session.log)
    strike(driver, pygame.K_SPACE)
    assert scene.motion.left > 0
    strike(driver, pygame.K_SPACE)
    assert len(scene.model.session.log) == played + 2
