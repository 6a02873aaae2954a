"""What the table scene shows and whom it tells: a game, a replay or a sample may be behind it."""

from typing import Protocol

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.game import BrassSession
from brass_desktop.present.intents import Intent
from brass_desktop.present.viewmodel.build_mat import build_mat
from brass_desktop.present.viewmodel.build_panels import build_table
from brass_desktop.present.viewmodel.mat import MatView
from brass_desktop.present.viewmodel.panels import TableView
from brass_desktop.present.viewmodel.pieces import Tip
from brass_desktop.present.viewmodel.seen import Seen


class TableModel(Protocol):
    """The table behind the picture."""

    def view(self) -> TableView:
        """Return the table as it is now; the same object until something changes."""

    def mat(self, owner: str) -> MatView:
        """Return the mat of a player colour."""

    def mean(self, intent: Intent) -> None:
        """Be told what the player meant."""

    def tip(self, intent: Intent) -> Tip | None:
        """Explain what is special about a thing right now, before what it always says."""


class WatchedTable:
    """A running game that is only looked at: intents change nothing."""

    def __init__(self, session: BrassSession, viewer: Seat | None) -> None:
        self._session = session
        self._viewer = viewer
        self._view: TableView | None = None
        session.watch(lambda _: self.forget())

    def forget(self) -> None:
        """Build the view anew when it is next asked for, as after a change of language."""
        self._view = None

    def view(self) -> TableView:
        """Build the table's view model, once per change."""
        if self._view is None:
            self._view = build_table(self._seen())
        return self._view

    def mat(self, owner: str) -> MatView:
        """Build a mat's view model."""
        colours = [player.colour for player in self._session.players]
        return build_mat(self._seen(), Seat(colours.index(owner)))

    def mean(self, intent: Intent) -> None:
        """Look on."""

    def tip(self, intent: Intent) -> Tip | None:
        """Have nothing to add."""
        del intent
        return None

    def _seen(self) -> Seen:
        return Seen.of(self._session, self._viewer)
