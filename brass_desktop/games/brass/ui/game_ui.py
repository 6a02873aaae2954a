"""The window's side of the Brass family: its table, its scoring, its small picture."""

from collections.abc import Sequence

import pygame

from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.present.ceremony import is_scored
from brass_desktop.games.brass.present.play.model import BrassTable
from brass_desktop.games.brass.present.replayed import BrassReplay
from brass_desktop.games.brass.ui.motion.moving_table import BrassMovingTable
from brass_desktop.games.brass.ui.picture import draw_picture
from brass_desktop.games.brass.ui.scenes.ceremony import ceremony_screen
from brass_desktop.games.brass.ui.scenes.moments import moments_screen
from brass_desktop.games.brass.ui.scenes.replayed import ReplayedScene
from brass_desktop.games.brass.ui.scenes.table import TableScene
from brass_desktop.present.recap import RecapRow
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.game_ui import Laid, Mean, Sitters
from brass_desktop.ui.motion.playback import Playback
from brass_desktop.ui.scenes.replay.table import ReplayTable
from brass_desktop.ui.window.scene import Pop, Scene


class BrassUi:
    """Lays the table of any game of the family."""

    def lay(
        self, context: Context, session: BrassSession, sitters: Sitters, mean: Mean
    ) -> Laid[BrassTable]:
        """Lay the map, the panels and the hand of the seat that decides."""
        model = BrassTable(session, None, tempo=sitters.tempo, confirms=sitters.confirms)
        table = TableScene(context, model, mean)
        moving = BrassMovingTable(model, table)
        motion = Playback(context.settings, session, moving, context.audio.hear)
        return Laid(model, table, motion)

    def interlude(self, context: Context, session: BrassSession, at: int) -> Scene | None:
        """Count an era that an action has ended."""
        if not is_scored(session.log[at].events):
            return None
        return ceremony_screen(context, session, at, Pop)

    def moments(
        self, session: BrassSession, rows: Sequence[RecapRow], at: int, *, playing: bool = False
    ) -> Scene:
        """Show on the map what happened."""
        return moments_screen(session, rows, at, playing=playing)

    def replay(self, context: Context, replay: BrassReplay) -> ReplayTable:
        """Lay the table at the replay's cursor."""
        return ReplayedScene(context, replay)

    def picture(self, assets: Assets, session: BrassSession) -> pygame.Surface:
        """Draw who owns what on the board."""
        return draw_picture(assets, session)


def brass_ui() -> BrassUi:
    """Return the family's table."""
    return BrassUi()
