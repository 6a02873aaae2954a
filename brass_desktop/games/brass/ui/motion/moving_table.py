"""The table of the family, as far as its actions are shown."""

from dataclasses import dataclass, replace

from brass_desktop.core.session import Played
from brass_desktop.games.brass.engine.actions import Action
from brass_desktop.games.brass.engine.events import Event
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.present.motion.telling import timeline_of
from brass_desktop.games.brass.present.play.model import BrassTable
from brass_desktop.games.brass.present.viewmodel.build_panels import build_table
from brass_desktop.games.brass.present.viewmodel.panels import TableView
from brass_desktop.games.brass.present.viewmodel.seen import Seen
from brass_desktop.games.brass.ui.motion.stage import BrassStage, Setting
from brass_desktop.games.brass.ui.scenes.table import TableScene


@dataclass(frozen=True, slots=True)
class BrassMovingTable:
    """A played table and its picture."""

    model: BrassTable
    scene: TableScene

    @property
    def setting(self) -> Setting:
        """Layout and camera; known once the table has been drawn."""
        return Setting(self.scene.layout, self.scene.camera)

    def view(self) -> TableView:
        """Return the table as it is to be drawn now; the same object until something changes."""
        return self.model.view()

    def view_before(self) -> TableView:
        """Return the table as it was before the last action."""
        session = self.model.session
        last = len(session.log) - 1
        seen = Seen.of(session, self.model.viewer)
        return build_table(
            replace(seen, state=session.at(last), log=seen.log[:last], before=seen.before[:last])
        )

    def stage(
        self,
        played: Played[BrassState, Action, Event],
        before: TableView,
        after: TableView,
        *,
        speed: float,
        reduced: bool,
    ) -> BrassStage:
        """Tell an action as the viewer sees it."""
        session, viewer = self.model.session, self.model.viewer
        game, players = session.game.id, tuple(session.players)
        timeline = timeline_of(
            played.entry,
            Seen(game, played.before, players, viewer),
            Seen(game, played.after, players, viewer),
            speed=speed,
            reduced=reduced,
        )
        return BrassStage(timeline, before, after, self.scene.board)
