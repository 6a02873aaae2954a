import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from brass_desktop.services.paths import resource_folder
from brass_desktop.ui.assets import Assets
from brass_desktop.ui.context import Context
from brass_desktop.ui.loop import Loop
from brass_desktop.ui.scenes.title import title_screen
from brass_desktop.ui.studio import open_studio
from brass_desktop.ui.theme import NIGHT
from brass_desktop.ui.warming import warm_table
from brass_desktop.ui.window import Window


def test_what_was_warmed_is_not_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    open_studio()
    assets = Assets(resource_folder("assets"), NIGHT)
    for _ in warm_table(assets):
        pass
    assert "brass_desktop.ui.scenes.sitting" in sys.modules

    def forbidden(*_: object) -> pygame.Surface:
        raise AssertionError("read a second time")

    monkeypatch.setattr(pygame.image, "load", forbidden)
    for art_id in ("board.ground", "table.top", "tile.red.front", "seal.white", "skin.panel"):
        assert assets.has(art_id)
        assets.sprite(art_id, 64, 64)
    with pytest.raises(AssertionError, match="second time"):
        assets.sprite("title.scene", 64, 64)


def test_warming_does_without_pictures(tmp_path: Path) -> None:
    open_studio()
    assert list(warm_table(Assets(tmp_path)))


def test_the_loop_works_off_what_is_to_be_done_while_it_waits(context: Context) -> None:
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
        title_screen(context),
        explain=lambda error: title_screen(context),
        screenshots=context.places.screenshots,
        idle_work=work(),
    ).run()
    assert done == [0, 1, 2]
