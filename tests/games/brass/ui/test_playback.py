"""Animations never hold input up: proved with posted events in the real loop."""

from pathlib import Path

import pygame
import pytest

from brass_desktop.games.brass.birmingham import birmingham
from brass_desktop.games.brass.present import intents as it
from brass_desktop.games.brass.present.play.choices import lit_intents
from brass_desktop.games.brass.ui.game_ui import BrassUi
from brass_desktop.ui.scenes.play.scene import PlayScene
from brass_desktop.ui.scenes.title.credits import credits_screen
from brass_desktop.ui.window.scene import Scene
from tests.games.brass.ui.test_whole_games import start
from tests.ui.driver import FRAME, Driver
from workshop.shots.brass.lone_table import BrassScene


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Driver, BrassScene]:
    monkeypatch.setattr("random.randrange", lambda limit: 4_242)
    driver = Driver(tmp_path)
    driver.context.settings.change(animation_percent=100)
    start(driver, birmingham(), 2)
    driver.click_widget("ready")
    scene = driver.top
    assert isinstance(scene, PlayScene)
    return driver, scene


def strike(driver: Driver, key: int) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        fields = {"key": key, "mod": 0, "unicode": "", "scancode": 0}
        pygame.event.post(pygame.event.Event(kind, fields))
    driver.loop.step(pygame.event.get(), FRAME)


def take_loan(driver: Driver, scene: BrassScene) -> None:
    """Take a loan with the first card and stop at the first frame after it."""
    played = len(scene.model.session.log)
    for intent in (it.ChooseAction("loan"), None):
        chosen = intent or next(
            i for i in lit_intents(scene.model.view()) if isinstance(i, it.PickCard)
        )
        at = scene.place_of(chosen)
        assert at is not None
        driver.click(at)
    assert len(scene.model.session.log) == played
    strike(driver, pygame.K_RETURN)
    assert len(scene.model.session.log) == played + 1


def test_an_action_is_carried_out_at_once_and_shown_meanwhile(
    table: tuple[Driver, BrassScene],
) -> None:
    driver, scene = table
    take_loan(driver, scene)
    assert scene.motion.left > 0.2
    driver.loop.step([], 0.1)
    moving = pygame.image.tobytes(driver.window.surface, "RGB")
    driver.settle()
    assert scene.motion.left == 0
    assert pygame.image.tobytes(driver.window.surface, "RGB") != moving


def test_a_key_during_a_motion_acts_and_ends_it(table: tuple[Driver, BrassScene]) -> None:
    driver, scene = table
    take_loan(driver, scene)
    assert scene.motion.left > 0
    pygame.event.post(
        pygame.event.Event(
            pygame.KEYDOWN, {"key": pygame.K_z, "mod": pygame.KMOD_LCTRL, "unicode": ""}
        )
    )
    driver.loop.step(pygame.event.get(), FRAME)
    assert len(scene.model.session.log) == 0
    assert scene.motion.left == 0


def test_a_skipped_motion_leaves_the_picture_of_the_table(
    table: tuple[Driver, BrassScene],
) -> None:
    driver, scene = table
    take_loan(driver, scene)
    driver.settle()
    rest = pygame.image.tobytes(driver.window.surface, "RGB")
    scene.refresh()
    driver.settle()
    assert pygame.image.tobytes(driver.window.surface, "RGB") == rest


def test_a_table_that_nobody_sees_is_not_waited_for(
    table: tuple[Driver, BrassScene], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, scene = table
    monkeypatch.setattr(scene.motion, "_to_the_end", True)
    session = scene.model.session
    told = [scene.motion.is_told]
    session.submit(next(iter(session.game.legal_actions(session.state))))
    for _ in range(2):
        scene.motion.update(0.6, stale=False)
        told.append(scene.motion.is_told)
    assert told == [True, False, True], "for a second a frame may still come"


@pytest.mark.parametrize("skips", [False, True])
def test_what_an_action_leads_to_waits_until_it_was_shown_or_skipped(
    table: tuple[Driver, BrassScene], monkeypatch: pytest.MonkeyPatch, skips: bool
) -> None:
    driver, scene = table
    following: Scene = credits_screen(driver.context)
    monkeypatch.setattr(BrassUi, "interlude", lambda *_: following)
    monkeypatch.setattr(scene.motion, "_to_the_end", True)
    take_loan(driver, scene)
    driver.loop.step([], 0.1)
    assert scene.motion.left > 0 and driver.top is scene
    if skips:
        strike(driver, pygame.K_SPACE)
    else:
        driver.settle()
    driver.loop.step([], FRAME)
    top: Scene = driver.top
    assert top is following
