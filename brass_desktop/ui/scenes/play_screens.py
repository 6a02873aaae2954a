"""The screens and services around a played table, handed to it by whoever sets it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from brass_desktop.core.types import Seat
from brass_desktop.present.viewmodel.pieces import Tip
from brass_desktop.present.viewmodel.seen import BrassSession
from brass_desktop.ui.scene import Scene, Transition


class Curtain(Protocol):
    """Makes the scene that hides the table until the next person is ready."""

    def __call__(self, session: BrassSession, seat: Seat, on_ready: Callable[[], None]) -> Scene:
        """Return a scene that calls back and pops when the person is ready."""


@dataclass(frozen=True, slots=True)
class PlayScreens:
    """The screens that follow from playing; a missing one is simply not shown."""

    curtain: Curtain | None = None
    result: Callable[[BrassSession], Scene] | None = None
    ceremony: Callable[[BrassSession, int], Scene] | None = None
    menu: Callable[[Callable[[], None]], Scene] | None = None
    """Makes the menu; it calls back when people play on."""
    rules: Callable[[str | None], Scene] | None = None
    keys: Callable[[], Scene] | None = None
    saving: Callable[[], Tip | None] | None = None
    """Asked now and then: what there is to tell about the automatic save."""
    quick_save: Callable[[], Tip] | None = None
    quick_load: Callable[[], Transition | Tip] | None = None
