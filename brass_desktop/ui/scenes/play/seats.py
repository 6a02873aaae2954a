"""Whose eyes the table serves: one seat after the other, behind a curtain if people want one."""

from collections.abc import Callable

from brass_desktop.core.session import AnySession
from brass_desktop.core.types import Seat
from brass_desktop.games.shelf import find
from brass_desktop.present.opponents import is_bot
from brass_desktop.present.played_table import PlayedTable
from brass_desktop.ui.scenes.play.host import Host
from brass_desktop.ui.window.crossing import DROP
from brass_desktop.ui.window.scene import Push


class Seats:
    """Turns the table to whoever is to decide."""

    def __init__(
        self, session: AnySession, model: PlayedTable, host: Host, *, curtain: bool
    ) -> None:
        self._session = session
        self._model = model
        self._host = host
        self._wants_curtain = curtain and find(session.game.id).hidden_hands

    @property
    def people(self) -> list[Seat]:
        """The seats that are not played by bots."""
        seats = (Seat(n) for n in range(len(self._session.players)))
        return [seat for seat in seats if not is_bot(self._session, seat)]

    @property
    def has_bots(self) -> bool:
        """Tell whether a bot plays along."""
        return len(self.people) < len(self._session.players)

    @property
    def is_alone(self) -> bool:
        """Tell whether one person plays against bots."""
        return len(self.people) == 1 and self.has_bots

    @property
    def is_deciding(self) -> bool:
        """Tell whether the viewer is the one to decide."""
        return self._session.actor is not None and self._model.viewer == self._session.actor

    @property
    def is_bots_turn(self) -> bool:
        """Tell whether a bot is the one to decide."""
        return is_bot(self._session, self._session.actor)

    @property
    def curtain(self) -> bool:
        """Hands are hidden from each other only where two people sit."""
        return self._wants_curtain and len(self.people) > 1

    def hand_over(self, seat: Seat, show: Callable[[Seat], None]) -> Push | None:
        """Turn the table to a seat: at once by `show`, or behind the curtain that is returned."""
        if is_bot(self._session, seat):
            if len(self.people) == 1:
                self._model.show_to(self.people[0])
            elif self.curtain or self._model.viewer not in self.people:
                self._model.show_to(None)
            return None
        if not self.curtain:
            show(seat)
            return None
        self._model.show_to(None)
        return Push(self._host.curtain(seat, lambda: show(seat)), DROP)
