import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from brass_desktop.games.shelf import SHELF
from brass_desktop.services.paths import resource_folder
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.drawing.theme import NIGHT
from brass_desktop.ui.drawing.warming import warm_table
from brass_desktop.ui.house import House
from brass_desktop.ui.scenes.title.screen import title_screen
from brass_desktop.ui.window.loop import Loop
from brass_desktop.ui.window.window import Window
from workshop.shots.studio import open_studio


def test_what_was_warmed_is_not_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    open_studio()
    assets = Assets(resource_folder("assets"), NIGHT)
    for _ in warm_table(assets, SHELF[0]):
        pass
    assert "brass_desktop.ui.scenes.play.sitting" in sys.modules
    assert "brass_desktop.games.brass.ui.panels.table" in sys.modules

    def forbidden(*_: object) -> pygame.Surface:
        raise AssertionError("read a second time")

    monkeypatch.setattr(pygame.image, "load", forbidden)
    ground, tile = "birmingham.board.ground", "brass.tile.red.front"
    for art_id in (ground, "table.top", tile, "seal.white", "skin.panel"):
        assert assets.has(art_id)
        assets.sprite(art_id, 64, 64)
    with pytest.raises(AssertionError, match="second time"):
        assets.sprite("title.scene", 64, 64)


def test_the_pictures_of_another_game_are_not_warmed() -> None:
    assets = Assets(resource_folder("assets"))
    pieces = assets.of_subjects({"pieces"}, ())
    assert "seal.white" in pieces and "brass.barrel" not in pieces
    assert "brass.barrel" in assets.of_subjects({"pieces"}, ("brass",))


def test_warming_does_without_pictures(tmp_path: Path) -> None:
    open_studio()
    assert list(warm_table(Assets(tmp_path), SHELF[0]))


def test_the_loop_works_off_what_is_to_be_done_while_it_waits(house: House) -> None:
    context = house.context
    done = []

    def work() -> Iterator[None]:
        for step in range(3):
            done.append(step)
            yield
        pygame.event.post(pygame.event.Event(pygame.QUIT))

    context.settings.change(window_size=(1000, 700), board="day")
    window = Window(context.settings.current, "Brass")
    Loop(
        window,
        context.assets,
        context.settings,
        title_screen(house),
        explain=lambda error: title_screen(house),
        screenshots=context.places.screenshots,
        idle_work=work(),
    ).run()
    assert done == [0, 1, 2]
