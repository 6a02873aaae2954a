"""What the table scene shows and whom it tells: a game, a replay or a sample may be behind it."""

from dataclasses import replace
from typing import Protocol

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.present.about.explaining import about
from brass_desktop.games.brass.present.about.things import Thing
from brass_desktop.games.brass.present.intents import Intent
from brass_desktop.games.brass.present.viewmodel.build_mat import build_mat
from brass_desktop.games.brass.present.viewmodel.build_panels import build_table
from brass_desktop.games.brass.present.viewmodel.mat import MatView
from brass_desktop.games.brass.present.viewmodel.panels import TableView
from brass_desktop.games.brass.present.viewmodel.seen import Seen
from brass_desktop.present.tips import Tip


class TableModel(Protocol):
    """The table behind the picture."""

    def view(self) -> TableView:
        """Return the table as it is now; the same object until something changes."""

    def mat(self, owner: str) -> MatView:
        """Return the mat of a player colour."""

    def tip(self, intent: Intent) -> Tip | None:
        """Say why something cannot be chosen for the action in the making; None when it can."""

    def about(self, thing: Thing, intent: Intent | None) -> Tip | None:
        """Explain a thing, and what the intent of a click on it means now."""


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

    def tip(self, intent: Intent) -> Tip | None:
        """Refuse nothing, for nothing can be chosen."""
        return None

    def about(self, thing: Thing, intent: Intent | None) -> Tip | None:
        """Explain a thing to nobody in particular."""
        return about(replace(self._seen(), viewer=None), thing)

    def _seen(self) -> Seen:
        return Seen.of(self._session, self._viewer)
