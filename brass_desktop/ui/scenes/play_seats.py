"""Whose eyes the table serves: one seat after the other, behind a curtain if people want one."""

from collections.abc import Callable

from brass_desktop.core.types import Seat
from brass_desktop.present.play.model import PlayedTable
from brass_desktop.present.play.opponents import Opponents
from brass_desktop.ui.scene import Push
from brass_desktop.ui.scenes.play_screens import PlayScreens


class Seats:
    """Turns the table to whoever is to decide."""

    def __init__(
        self, model: PlayedTable, opponents: Opponents, screens: PlayScreens, *, curtain: bool
    ) -> None:
        self._model = model
        self._opponents = opponents
        self._screens = screens
        self._wants_curtain = curtain

    @property
    def people(self) -> list[Seat]:
        """The seats that are not played by bots."""
        seats = (Seat(n) for n in range(len(self._model.session.players)))
        return [seat for seat in seats if not self._opponents.is_bot(seat)]

    @property
    def has_bots(self) -> bool:
        """Tell whether a bot plays along."""
        return len(self.people) < len(self._model.session.players)

    @property
    def curtain(self) -> bool:
        """Hands are hidden from each other only where two people sit."""
        return self._wants_curtain and len(self.people) > 1

    def hand_over(self, seat: Seat, show: Callable[[Seat], None]) -> Push | None:
        """Turn the table to a seat: at once by `show`, or behind the curtain that is returned."""
        if self._opponents.is_bot(seat):
            if len(self.people) == 1:
                self._model.show_to(self.people[0])
            elif self.curtain or self._model.viewer not in self.people:
                self._model.show_to(None)
            return None
        if not self.curtain or self._screens.curtain is None:
            show(seat)
            return None
        self._model.show_to(None)
        return Push(self._screens.curtain(self._model.session, seat, lambda: show(seat)))
