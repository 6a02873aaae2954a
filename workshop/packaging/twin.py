"""Where to click: the program's own screens, laid out here for the same window and the same files.

The twin never touches the program under test. It reads the player's folder that the program uses,
builds the screen that must be showing there and says where a control of it lies.
"""

from datetime import datetime
from pathlib import Path
from typing import Final

import pygame

from brass_desktop.app import make_home
from brass_desktop.games.brass.present.layout.table import TableLayout, table_layout
from brass_desktop.present.daylight import side_now
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.services.savestore import SaveStore
from brass_desktop.ui.scenes.play.pause import PauseActions, pause_screen
from brass_desktop.ui.scenes.setup.screen import new_draft, new_game_screen
from brass_desktop.ui.widgets.screen import Screen
from brass_desktop.ui.window.input import PointerDown, PointerMove, PointerUp
from brass_desktop.ui.window.scene import Pop, Scene
from brass_desktop.ui.window.viewport import Viewport
from workshop.shots.studio import Studio, open_studio

LOAN: Final = 4
"""Place of Loan in the dock: the one action that is always open at the start."""


class Twin:
    """One screen at a time, drawn without a window."""

    def __init__(self, size: tuple[int, int]) -> None:
        open_studio()
        self._viewport = Viewport(size)
        self._house = make_home()
        self._studio = self._show(self._house.title())

    def show_title(self) -> bytes:
        """Lay out the title as the player's files have it now and give its picture."""
        self._studio = self._show(self._house.title())
        return pygame.image.tobytes(self._studio.canvas.surface, "RGB")

    def show_new_game(self) -> None:
        """Lay out the new game screen."""
        self._studio = self._show(new_game_screen(self._house, new_draft(self._house.context)))

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

    def loan(self) -> Point:
        """Tell where the table has its button for a loan."""
        return self._middle(self._table.action_buttons()[LOAN])

    def first_card(self) -> Point:
        """Tell where the table has the first card of the hand."""
        return self._middle(self._table.hand_places()[0])

    def confirm(self) -> Point:
        """Tell where the table has Confirm."""
        return self._middle(self._table.confirm_buttons()[1])

    def end_turn(self) -> Point:
        """Tell where the table has End turn."""
        return self._middle(self._table.primary_button())

    def menu(self) -> Point:
        """Tell where the table has its way to the pause menu."""
        return self._middle(self._table.tool_buttons()[-1])

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
