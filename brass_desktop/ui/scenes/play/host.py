"""What a played table asks of whoever has set it: the screens and saves around it."""

from collections.abc import Callable
from typing import Protocol

from brass_desktop.core.types import Seat
from brass_desktop.present.tips import Tip
from brass_desktop.ui.window.scene import Scene, Transition


class Host(Protocol):
    """Sees to everything around one table."""

    def curtain(self, seat: Seat, on_ready: Callable[[], None]) -> Scene:
        """Make the scene that hides the table; it calls back and pops when the person is ready."""

    def result(self) -> Scene:
        """Make the scene that follows the end of the game."""

    def menu(self, on_play: Callable[[], None]) -> Scene:
        """Make the menu; it calls back when people play on."""

    def rules(self, clause: str | None) -> Scene:
        """Open the rules, at a clause if there is one."""

    def keys(self) -> Scene:
        """List the keys."""

    def saving(self) -> Tip | None:
        """Tell what there is to tell about the automatic save; asked now and then."""

    def unsaved(self) -> Tip | None:
        """Tell what a lasting sign says while the game cannot be saved."""

    def explain_saving(self) -> Scene | None:
        """Make the scene that tells more about that, as long as there is something to tell."""

    def quick_save(self) -> Tip:
        """Save the game aside and say so."""

    def quick_load(self) -> Transition | Tip:
        """Go back to the quick save, or say why not."""
