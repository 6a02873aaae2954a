"""How the game of a sitting is kept: its automatic save, and what is told while that fails."""

from collections.abc import Callable
from pathlib import Path

from brass_desktop.core.savefile import write_text
from brass_desktop.present.text import saves as words
from brass_desktop.present.tips import Tip
from brass_desktop.services.autosave import Autosave
from brass_desktop.services.savestore import OpenGame, SaveStore
from brass_desktop.ui.context import Context
from brass_desktop.ui.house import PutAway
from brass_desktop.ui.scenes.play.unsaved import (
    elsewhere_screen,
    lose_screen,
    unsaved_screen,
    unsaved_tip,
)
from brass_desktop.ui.widgets.screen import Screen
from brass_desktop.ui.window.scene import Pop, Replace, Transition
from brass_desktop.ui.window.wakeup import wake_loop


class Keeping:
    """Saves one game by itself, and never lets it be lost unasked."""

    def __init__(
        self, context: Context, store: SaveStore, game: OpenGame, resumed: Path | None
    ) -> None:
        self._context = context
        self._store = store
        self._game = game
        self._told = False
        self._given_up = False
        """Whether the player would rather lose what is not saved than stay."""
        self._autosave = Autosave(
            store,
            game,
            resumed,
            moments=lambda: context.settings.current.autosave,
            wake=wake_loop,
        )

    @property
    def path(self) -> Path:
        """Where the game is kept."""
        return self._autosave.path

    def save(self) -> None:
        """Save a change that is no action."""
        self._autosave.save()

    def give_up(self) -> None:
        """Let the game be lost, as the player wishes."""
        self._given_up = True

    def close(self) -> PutAway:
        """Write what is left; a second time it only says so again."""
        written = self._autosave.close()
        problem = None if written else self._autosave.problem
        return PutAway(self.path, self._text(), written or self._given_up, problem)

    def news(self) -> Tip | None:
        """Tell once that saving fails, and once that it works again."""
        problem = self._autosave.problem
        if problem is not None and not self._told:
            self._told = True
            return Tip(words.CANNOT_WRITE(), words.FAILURES[problem.code](), str(problem.path))
        if problem is None and self._told:
            self._told = False
            return Tip(words.SAVED_AGAIN())
        return None

    def sign(self) -> Tip | None:
        """Tell what the sign at the table says while saving fails."""
        problem = self._autosave.problem
        return unsaved_tip(problem) if problem is not None else None

    def explain(self) -> Screen | None:
        """Tell at length why saving fails, if it does."""
        problem = self._autosave.problem
        if problem is None:
            return None

        def again() -> Transition:
            self._autosave.try_now()
            still = self.explain()
            return Replace(still) if still is not None else Pop()

        return unsaved_screen(problem, lambda: self._elsewhere(Pop), again)

    def before_leaving(self, go: Callable[[], Transition]) -> Screen | None:
        """Ask before the game is left by `go` though it could not be saved, right now either."""
        if self._given_up or self._autosave.try_now():
            return None

        def lose() -> Transition:
            self.give_up()
            return go()

        return lose_screen(self._autosave.problem, lambda: self._elsewhere(lose), lose)

    def _elsewhere(self, then: Callable[[], Transition]) -> Screen:
        return elsewhere_screen(self._context, self._game.title, self._text, then)

    def _text(self) -> str:
        return write_text(self._store.describe(self._game))
