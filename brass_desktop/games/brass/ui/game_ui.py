"""The window's side of the Brass family: its table, its scoring, its small picture."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame

from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.present.ceremony import is_scored
from brass_desktop.games.brass.present.play.model import BrassTable
from brass_desktop.games.brass.present.replayed import BrassReplay
from brass_desktop.games.brass.present.turning import (
    begins_era,
    begins_round,
    tell_era,
    tell_round,
)
from brass_desktop.games.brass.ui.motion.moving_table import BrassMovingTable
from brass_desktop.games.brass.ui.picture import draw_picture
from brass_desktop.games.brass.ui.scenes.ceremony import ceremony_screen
from brass_desktop.games.brass.ui.scenes.moments import board_moments
from brass_desktop.games.brass.ui.scenes.replayed import ReplayedScene
from brass_desktop.games.brass.ui.scenes.table import TableScene
from brass_desktop.present.recap import RecapRow
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.game_ui import Laid, Mean, Sitters
from brass_desktop.ui.motion.playback import Playback
from brass_desktop.ui.scenes.play.turning import turning_screen
from brass_desktop.ui.scenes.replay.table import ReplayTable
from brass_desktop.ui.window.crossing import Crossing
from brass_desktop.ui.window.scene import Replace, Scene, Transition

FIRST_TRAIN: Final = Crossing("wipe", 2.5, "title.engine")
"""How the railway drives the canals out of the picture."""


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

    def interlude(
        self, context: Context, session: BrassSession, at: int, on_done: Callable[[], Transition]
    ) -> Scene | None:
        """Count an era that an action has ended; tell what the next era or round brings."""
        events, settings = session.log[at].events, context.settings.current
        tells = settings.animation_percent > 0
        if is_scored(events):
            era = tells and begins_era(session, at)
            return ceremony_screen(
                context, session, at, _to_era(session, at, on_done) if era else on_done
            )
        if tells and settings.bot_pause_ms != 0 and begins_round(session, at):
            return turning_screen(partial(tell_round, session, at), on_done)
        return None

    def moments(
        self, session: BrassSession, rows: Sequence[RecapRow], at: int, *, playing: bool = False
    ) -> Scene:
        """Show on the map what happened."""
        return board_moments(session, rows, at, playing=playing)

    def replay(self, context: Context, replay: BrassReplay) -> ReplayTable:
        """Lay the table at the replay's cursor."""
        return ReplayedScene(context, replay)

    def picture(self, assets: Assets, session: BrassSession) -> pygame.Surface:
        """Draw who owns what on the board."""
        return draw_picture(assets, session)


def _to_era(
    session: BrassSession, at: int, on_done: Callable[[], Transition]
) -> Callable[[], Transition]:
    """Lead from the counting into the new era, behind its first train."""

    def begin() -> Transition:
        return Replace(turning_screen(partial(tell_era, session, at), on_done), FIRST_TRAIN)

    return begin


def brass_ui() -> BrassUi:
    """Return the family's table."""
    return BrassUi()
