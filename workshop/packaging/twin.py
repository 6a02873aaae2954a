"""Where to click: the program's own screens, laid out here for the same window and the same files.

The twin never touches the program under test. It reads the player's folder that the program uses,
builds the screen that must be showing there and says where a control of it lies.
"""

from datetime import datetime
from pathlib import Path

import pygame

from brass_desktop.app import make_home
from brass_desktop.games import shelf
from brass_desktop.present.daylight import side_now
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.intents import AnyIntent, Press
from brass_desktop.services.savestore import SaveStore
from brass_desktop.ui.scenes.play.pause import PauseActions, pause_screen
from brass_desktop.ui.scenes.setup.screen import new_draft, new_game_screen
from brass_desktop.ui.widgets.screen import Screen
from brass_desktop.ui.window.input import PointerDown, PointerMove, PointerUp
from brass_desktop.ui.window.scene import Pop, Scene
from brass_desktop.ui.window.viewport import Viewport
from workshop.packaging.first_actions import FIRST_ACTIONS, AnyPlay, FirstAction
from workshop.shots.studio import Studio, open_studio


class Twin:
    """One screen at a time, drawn without a window."""

    def __init__(self, size: tuple[int, int]) -> None:
        open_studio()
        self._viewport = Viewport(size)
        self._house = make_home()
        self._studio = self._show(self._house.title())
        self._scene: AnyPlay
        self._way: FirstAction

    def show_title(self) -> bytes:
        """Lay out the title as the player's files have it now and give its picture."""
        self._studio = self._show(self._house.title())
        return pygame.image.tobytes(self._studio.canvas.surface, "RGB")

    def show_new_game(self, game: str) -> None:
        """Lay out the new game screen of a game."""
        draft = new_draft(self._house.context)
        if draft.info.id != game:
            draft.turn_to(shelf.find(game))
        self._studio = self._show(new_game_screen(self._house, draft))

    def show_table(self, save: Path) -> None:
        """Lay out the table of a saved game as the person whose turn it is sees it."""
        session = SaveStore(save.parent).open(save).game.session
        self._way = FIRST_ACTIONS[session.game.id]
        self._scene = self._way.lay(self._house.context, session)
        self._studio = self._show(self._scene)

    def show_menu(self, save: Path) -> None:
        """Lay out the pause menu of a saved game."""
        session = SaveStore(save.parent).open(save).game.session
        actions = PauseActions(*(Pop,) * 5, change_seat=lambda seat, control: None)
        self._studio = self._show(pause_screen(self._house.context, session, actions))

    def find(self, key: str) -> Point:
        """Tell where a control lies."""
        top = self._studio.stack.top
        assert isinstance(top, Screen), "only screens made of controls can be asked"
        for pane in top.form.panes:
            for widget in pane.widgets:
                if widget.key == key:
                    return self._middle(pane.on_screen(widget.rect))
        raise LookupError(f"no control {key!r}")

    def click(self, at: Point) -> None:
        """Follow a click, so that the next question is asked of the changed screen."""
        x, y = self._viewport.to_logical(at)
        self._studio.send(PointerMove(x, y), PointerDown(x, y), PointerUp(x, y))

    @property
    def ends_turn(self) -> bool:
        """Whether the action that is made here ends the turn."""
        return self._way.ends_turn

    def towards_action(self) -> tuple[Point, bool]:
        """Tell where the next click of whoever means to act goes, and whether it is the last."""
        intent = self._way.next_click(self._scene.model)
        return self._place(intent), intent in (Press("confirm"), Press("end_turn"))

    def end_turn(self) -> Point:
        """Tell where the table has End turn."""
        return self._place(Press("end_turn"))

    def menu(self) -> Point:
        """Tell where the table has its way to the pause menu."""
        return self._place(Press("menu"))

    def _place(self, intent: AnyIntent) -> Point:
        self._studio.draw()
        at = self._scene.place_of(intent)
        assert at is not None, f"{intent} is out of sight"
        return self._pixel(at)

    def _show(self, scene: Scene) -> Studio:
        side = side_now(self._house.context.settings.current.board, datetime.now())
        studio = Studio(self._house.context, scene, self._viewport.window, side)
        studio.draw()
        return studio

    def _middle(self, area: Rect) -> Point:
        return self._pixel(area.centre)

    def _pixel(self, point: Point) -> Point:
        scale = self._viewport.scale
        return point[0] * scale, point[1] * scale
