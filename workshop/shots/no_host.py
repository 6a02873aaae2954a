"""A table without a house around it: it saves nothing and leads to empty screens."""

from collections.abc import Callable

from brass_desktop.core.types import Seat
from brass_desktop.present.tips import Tip
from brass_desktop.ui.context import Context
from brass_desktop.ui.scenes.rules.screen import rules_screen
from brass_desktop.ui.scenes.settings.key_list import keys_screen
from brass_desktop.ui.widgets.dialog import notice
from brass_desktop.ui.window.scene import Scene, Transition


class NoHost:
    """Nobody looks after the table: it saves nothing and leads to empty screens."""

    def __init__(self, context: Context, game: str) -> None:
        self._context = context
        self._game = game

    def curtain(self, seat: Seat, on_ready: Callable[[], None]) -> Scene:
        """Let the next person sit down at once."""
        on_ready()
        return _empty()

    def result(self) -> Scene:
        """Show nothing."""
        return _empty()

    def menu(self, on_play: Callable[[], None]) -> Scene:
        """Show nothing, for nobody plays on."""
        return _empty()

    def rules(self, clause: str | None) -> Scene:
        """Open the rules."""
        return rules_screen(self._context, clause, self._game)

    def keys(self) -> Scene:
        """List the keys."""
        return keys_screen(self._context, self._game)

    def saving(self) -> Tip | None:
        """Have nothing to tell."""
        return None

    def unsaved(self) -> Tip | None:
        """Have nothing to tell."""
        return None

    def explain_saving(self) -> Scene | None:
        """Have nothing to tell."""
        return None

    def quick_save(self) -> Tip:
        """Say that nothing is saved here."""
        return Tip("Nothing is saved at this table.")

    def quick_load(self) -> Transition | Tip:
        """Say that nothing is saved here."""
        return Tip("Nothing is saved at this table.")


def _empty() -> Scene:
    return notice("", (), "")
