"""Where to click: the program's own screens, laid out here for the same window and the same files.

The twin never touches the program under test. It reads the player's folder that the program uses,
builds the screen that must be showing there and says where a control of it lies.
"""

from datetime import datetime
from pathlib import Path

import pygame

from brass_desktop.app import make_home
from brass_desktop.games import shelf
from brass_desktop.games.brass.present.intents import (
    ChooseAction,
    PickAnswer,
    PickCard,
    PlayIntent,
)
from brass_desktop.games.brass.present.layout.table import TableLayout, table_layout
from brass_desktop.games.brass.present.play.choices import lit_intents
from brass_desktop.present.controls import ControlState
from brass_desktop.present.daylight import side_now
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.intents import Press
from brass_desktop.services.savestore import SaveStore
from brass_desktop.ui.scenes.play.pause import PauseActions, pause_screen
from brass_desktop.ui.scenes.setup.screen import new_draft, new_game_screen
from brass_desktop.ui.widgets.screen import Screen
from brass_desktop.ui.window.input import PointerDown, PointerMove, PointerUp
from brass_desktop.ui.window.scene import Pop, Scene
from brass_desktop.ui.window.viewport import Viewport
from workshop.shots.brass.lone_table import BrassScene, play_scene
from workshop.shots.studio import Studio, open_studio


class Twin:
    """One screen at a time, drawn without a window."""

    def __init__(self, size: tuple[int, int]) -> None:
        open_studio()
        self._viewport = Viewport(size)
        self._house = make_home()
        self._studio = self._show(self._house.title())
        self._scene: BrassScene
        self._played = 0

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
        self._played = len(session.log)
        self._scene = play_scene(self._house.context, session)
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
    def has_played(self) -> bool:
        """Whether an action was confirmed since the table was laid out."""
        return len(self._scene.model.session.log) > self._played

    def towards_loan(self) -> Point:
        """Tell where the table wants the next click of whoever means to borrow."""
        view, draft = self._scene.model.view(), self._scene.model.desk.draft
        intent: PlayIntent
        if draft.kind is None:
            # The one action that is always open at the start.
            intent = ChooseAction("loan")
        elif view.turn.confirm is not None and view.turn.confirm.state is ControlState.LIT:
            intent = Press("confirm")
        elif draft.question == "pounds":
            intent = PickAnswer("pounds", draft.legal("pounds")[0])
        else:
            intent = next(one for one in lit_intents(view) if isinstance(one, PickCard))
        self._studio.draw()
        at = self._scene.place_of(intent)
        assert at is not None, f"{intent} is out of sight"
        return self._pixel(at)

    def end_turn(self) -> Point:
        """Tell where the table has End turn."""
        return self._middle(self._table.turn_places.primary)

    def menu(self) -> Point:
        """Tell where the table has its way to the pause menu."""
        return self._middle(self._table.turn_places.tools[-1])

    @property
    def _table(self) -> TableLayout:
        seats = 2
        return table_layout(*self._viewport.size, seats, self._viewport.small)

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
