"""Somebody who looks at one saved game with the whole program, and draws whatever they see."""

from dataclasses import replace
from pathlib import Path
from typing import Final

from brass_desktop.core.errors import SaveError
from brass_desktop.core.table import PERSON
from brass_desktop.present import export
from brass_desktop.present.game_words import load_words
from brass_desktop.services.savestore import Opened, OpenGame, SaveStore
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.scenes.home import Home
from brass_desktop.ui.scenes.load.screen import LoadScene
from brass_desktop.ui.scenes.replay.scene import ReplayScene
from brass_desktop.ui.scenes.saved.opening import open_for_table
from brass_desktop.ui.window.scene import Reset, Scene
from workshop.shots.studio import Studio, open_studio, studio_context

SIZE: Final = (1280, 720)
_STEP: Final = 0.05
_PICTURES: Final = 20
"""How many small pictures are waited for; a list that never has enough of them hangs."""


class Visitor:
    """Goes through title, list, replay and table of a home of its own, without a window."""

    def __init__(self, folder: Path, assets: Assets | None = None) -> None:
        open_studio()
        context = studio_context(folder, assets)
        self.store = SaveStore(context.places.saves)
        self._home = Home(context, self.store)
        self._studio = Studio(context, self._home.title(), SIZE)

    def visit(self, path: Path) -> str:
        """Look at everything a file leads to, and say how reading it ended."""
        self._show(self._home.title())
        self._browse(path)
        try:
            opened = open_for_table(self.store, path)
        except SaveError as error:
            return f"refused: {error.code}"
        self._watch(opened.game)
        self._tell(opened)
        self._play(opened.game)
        return "whole" if opened.problem is None else f"in part: {opened.problem.code}"

    def _show(self, scene: Scene) -> None:
        self._studio.stack.go(Reset(scene))
        self._studio.draw()

    def _browse(self, path: Path) -> None:
        """List the game, choose it, and wait for its small picture."""
        scene = self._home.load()
        assert isinstance(scene, LoadScene)
        scene.page.chosen = path
        scene.page.stale = True
        self._show(scene)
        for _ in range(_PICTURES):
            if scene.wake_after != 0.0:
                break
            self._studio.stack.update(_STEP)
        self._studio.draw()

    def _watch(self, game: OpenGame) -> None:
        """Replay the game: at its end, at its beginning and in its middle."""
        scene = self._home.watch(game)
        assert isinstance(scene, ReplayScene)
        self._show(scene)
        for count in (0, scene.replay.last // 2):
            scene.replay.jump(count)
            scene.table.show_moment()
            self._studio.draw()

    def _tell(self, opened: Opened) -> None:
        session, title = opened.game.session, opened.game.title
        words = load_words(session.game.id)
        for tell in (export.as_text, export.as_csv):
            tell(words, session, title).encode("utf-8")
        self.store.describe(opened.game)

    def _play(self, game: OpenGame) -> None:
        """Sit down at the table with people only: bots think elsewhere, and slowly."""
        session = game.session
        session.seat([replace(player, control=PERSON) for player in session.players])
        try:
            self._show(self._home.play_on(game, None))
            self._studio.stack.update(_STEP)
            self._studio.draw()
        finally:
            self._home.put_away()
