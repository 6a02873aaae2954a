"""The gallery's pictures of a table whose game cannot be saved: the sign and what it leads to."""

from pathlib import Path
from typing import Final

from brass_desktop.present.intents import Press
from brass_desktop.present.tips import Tip
from brass_desktop.services.failure import Failure
from brass_desktop.ui.context import Context
from brass_desktop.ui.scenes.play.pause import PauseActions, pause_screen
from brass_desktop.ui.scenes.play.scene import PlayScene
from brass_desktop.ui.scenes.play.unsaved import (
    elsewhere_screen,
    lose_screen,
    unsaved_screen,
    unsaved_tip,
)
from brass_desktop.ui.window.input import PointerMove
from brass_desktop.ui.window.scene import Pop, Scene
from workshop.shots.brass.acting import played_table
from workshop.shots.brass.lone_table import BrassScene
from workshop.shots.brass.positions import position
from workshop.shots.gallery import Shot
from workshop.shots.house import unreached
from workshop.shots.no_host import NoHost

FULL: Final = Failure(
    "full", Path("saves") / "auto" / "20261116-201500-3a7f.json", "No space left on device"
)


class FullDisk(NoHost):
    """A host that cannot save."""

    def unsaved(self) -> Tip | None:
        """Say so."""
        return unsaved_tip(FULL)

    def explain_saving(self) -> Scene | None:
        """Say so at length."""
        return _told(self._context)


def unsaved_tables() -> tuple[Shot, ...]:
    """Give the sign alone and explained."""
    return Shot("unsaved", _table), Shot("unsaved_tip", _table, then=_rest_on_sign)


def unsaved_screens() -> tuple[Shot, ...]:
    """Give what the sign leads to, the menu and the questions."""
    return (
        Shot("unsaved_told", _told, over=_table),
        Shot("unsaved_menu", _menu, over=_table),
        Shot("unsaved_leaving", lambda context: lose_screen(FULL, unreached, Pop), over=_table),
        Shot("unsaved_elsewhere", _elsewhere, over=_table),
    )


def _table(context: Context) -> BrassScene:
    scene = played_table(context, position(4, "middle"), FullDisk(context, "birmingham"))
    scene.update(0.0)
    return scene


def _rest_on_sign(scene: Scene) -> None:
    assert isinstance(scene, PlayScene), "the sign lies on a table"
    menu = scene.place_of(Press("menu"))
    assert menu is not None, "it is in sight"
    scene.handle(PointerMove(menu[0] + 17, menu[1] - 10))


def _told(context: Context) -> Scene:
    return unsaved_screen(FULL, unreached, Pop)


def _menu(context: Context) -> Scene:
    every = PauseActions(*(Pop,) * 5, change_seat=None, unsaved=lambda: _told(context))
    return pause_screen(context, position(4, "middle"), every)


def _elsewhere(context: Context) -> Scene:
    return elsewhere_screen(context, "Ada, Clara", str, Pop)
