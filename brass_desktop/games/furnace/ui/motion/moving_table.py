"""The table of Furnace, as far as its actions are shown."""

from dataclasses import dataclass

from brass_desktop.core.session import Played
from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.engine.actions import Action
from brass_desktop.games.furnace.engine.events import Event
from brass_desktop.games.furnace.engine.state import FurnaceState
from brass_desktop.games.furnace.present.layout.table import TableLayout, table_layout
from brass_desktop.games.furnace.present.motion.director import Watched
from brass_desktop.games.furnace.present.motion.telling import timeline_of
from brass_desktop.games.furnace.present.play.model import FurnaceTable
from brass_desktop.games.furnace.present.viewmodel.frame import TableView
from brass_desktop.games.furnace.ui.motion.stage import FurnaceStage
from brass_desktop.games.furnace.ui.scenes.table import FurnaceScene


@dataclass(frozen=True, slots=True)
class FurnaceMovingTable:
    """A played table and its picture."""

    model: FurnaceTable
    scene: FurnaceScene

    @property
    def setting(self) -> TableLayout:
        """Where everything lies that can move, whatever the phase puts beside the stage."""
        layout = self.scene.layout
        return table_layout(*layout.size, len(layout.seats), layout.small)

    def view(self) -> TableView:
        """Return the table as it is to be drawn now; the same object until something changes."""
        return self.model.view()

    def view_before(self) -> TableView:
        """Return the table as it was before the last action."""
        session = self.model.session
        past = session.fork(len(session.log) - 1)
        return FurnaceTable(past, self.model.viewer).view()

    def stage(
        self,
        played: Played[FurnaceState, Action, Event],
        before: TableView,
        after: TableView,
        *,
        speed: float,
        reduced: bool,
    ) -> FurnaceStage:
        """Tell an action as the viewer sees it."""
        players, viewer = tuple(self.model.session.players), self.model.viewer
        seats = (Seat(n) for n, player in enumerate(players) if player.colour == before.tray.owner)
        timeline = timeline_of(
            played.entry,
            Watched(played.before, players, next(seats, None)),
            Watched(played.after, players, viewer),
            speed=speed,
            reduced=reduced,
        )
        return FurnaceStage(timeline, before, after)
