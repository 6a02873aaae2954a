"""The keyboard's way over the table: from one lit thing to the next."""

from collections.abc import Sequence
from typing import Protocol

from brass_desktop.present.intents import AnyIntent
from brass_desktop.present.walking import neighbour
from brass_desktop.ui.game_ui import Table


class Choices(Protocol):
    """What can be chosen, and who is told where the keyboard is."""

    def lit(self) -> Sequence[AnyIntent]:
        """List everything that invites a click, in the order the keyboard walks through it."""

    def point_at(self, intent: AnyIntent | None) -> bool:
        """Be told what the keyboard is on."""


class KeyboardFocus:
    """Moves the table's focus among what can be chosen now."""

    def __init__(self, table: Table, model: Choices) -> None:
        self._table = table
        self._model = model

    def step(self, by: int) -> None:
        """Go to the next or the last lit thing in reading order."""
        lit = self._model.lit()
        if not lit:
            return
        spots = [at for at, intent in enumerate(lit) if intent == self._table.focus]
        at = spots[0] + by if spots else (0 if by > 0 else -1)
        self._go(lit[at % len(lit)])

    def walk(self, direction: tuple[int, int]) -> None:
        """Go to the nearest lit thing in a direction."""
        found = {one: self._table.place_of(one) for one in self._model.lit()}
        places = {intent: at for intent, at in found.items() if at is not None}
        focus = self._table.focus
        here = self._table.place_of(focus) if focus is not None else None
        chosen = neighbour(here, places, direction)
        if chosen is not None:
            self._go(chosen)

    def _go(self, intent: AnyIntent) -> None:
        self._table.focus = intent
        self._model.point_at(intent)
        self._table.touch()
