"""The way back at a played table: at once within a turn, else when everybody agrees."""

from collections.abc import Callable

from brass_desktop.core.session import AnySession
from brass_desktop.present.played_table import PlayedTable
from brass_desktop.present.take_back import WayBack, redo_way, undo_way, way_back
from brass_desktop.ui.scenes.play.agreement import agreement_screen
from brass_desktop.ui.scenes.play.seats import Seats
from brass_desktop.ui.scenes.play.ways import Ways
from brass_desktop.ui.window.scene import Push


class BackAndForth:
    """Goes back and forth in the log; `turn` brings the table to whoever decides then."""

    def __init__(
        self,
        session: AnySession,
        model: PlayedTable,
        seats: Seats,
        ways: Ways,
        turn: Callable[[bool], None],
    ) -> None:
        self._session = session
        self._model = model
        self._seats = seats
        self._ways = ways
        self._turn = turn
        """Told whether the table must be turned though the same seat decides."""

    def undo(self) -> None:
        """Go back by one decision, if there is a way."""
        way = undo_way(self._session)
        if way is not None:
            self.go(way)

    def redo(self) -> None:
        """Go forth again, if there is a way."""
        forth = redo_way(self._session)
        if forth is not None:
            self._session.redo_to(forth)

    def to(self, number: int) -> WayBack | None:
        """Find the way back to a line of the log, for whoever decides."""
        return way_back(self._session, number) if self._seats.is_deciding else None

    def go(self, way: WayBack) -> None:
        """Go back at once, or ask the others first."""
        if not way.asks:
            self._session.undo_to(way.kept)
            self._turn(False)
            return
        # They come to the screen, so a hand that is secret is covered.
        if self._seats.curtain:
            self._model.show_to(None)

        def answered(agreed: bool) -> None:
            if agreed:
                self._session.undo_to(way.kept)
            self._turn(self._seats.curtain)

        self._ways.lead(Push(agreement_screen(self._session, way, answered)))
