"""The window's side of Furnace: its table, its turning points, its small picture."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from brass_desktop.bots.kit import load_kit
from brass_desktop.bots.study import StudyClient
from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.engine.game import FurnaceSession
from brass_desktop.games.furnace.present.play.desk import Help, StudyWorker
from brass_desktop.games.furnace.present.play.model import FurnaceTable
from brass_desktop.games.furnace.present.replayed import FurnaceReplay
from brass_desktop.games.furnace.present.text import turning as text
from brass_desktop.games.furnace.present.turning import (
    begins_production,
    begins_round,
    tell_round,
)
from brass_desktop.games.furnace.ui.motion.moving_table import FurnaceMovingTable
from brass_desktop.games.furnace.ui.picture import draw_picture
from brass_desktop.games.furnace.ui.scenes.band import BandScene
from brass_desktop.games.furnace.ui.scenes.moments import stage_moments
from brass_desktop.games.furnace.ui.scenes.replayed import ReplayedScene
from brass_desktop.games.furnace.ui.scenes.table import FurnaceScene
from brass_desktop.present.opponents import is_bot
from brass_desktop.present.recap import RecapRow
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.game_ui import Laid, Mean, Sitters
from brass_desktop.ui.motion.playback import Playback
from brass_desktop.ui.scenes.play.turning import turning_screen
from brass_desktop.ui.scenes.replay.table import ReplayTable
from brass_desktop.ui.window.scene import Scene, Transition


class FurnaceUi:
    """Lays the table of the game; `studies` tells whether a worker may be asked there."""

    def __init__(self, *, studies: bool = True) -> None:
        self._studies = studies

    def lay(
        self, context: Context, session: FurnaceSession, sitters: Sitters, mean: Mean
    ) -> Laid[FurnaceTable]:
        """Lay stage, panels and dock of the seat that decides."""
        settings = context.settings.current
        model = FurnaceTable(
            session,
            None,
            tempo=sitters.tempo,
            confirms=sitters.confirms,
            help=Help(
                planner=settings.planner != "never",
                forecast=settings.forecast,
                runs_itself=settings.run_by_itself,
            ),
            planning=settings.planner == "always",
            studies=self._worker(session, settings.planner != "never"),
        )
        table = FurnaceScene(context, model, mean)
        moving = FurnaceMovingTable(model, table)
        motion = Playback(context.settings, session, moving, context.audio.hear, to_the_end=True)
        return Laid(model, table, motion)

    def _worker(self, session: FurnaceSession, wanted: bool) -> StudyWorker | None:
        """Hire nobody where nothing is planned for anybody."""
        if not self._studies or not wanted:
            return None
        return StudyClient(session.game, load_kit(session.game))

    def interlude(
        self, context: Context, session: FurnaceSession, at: int, on_done: Callable[[], Transition]
    ) -> Scene | None:
        """Tell what a round came to, and whose production begins among several people."""
        settings = context.settings.current
        if not settings.animation_percent:
            return None
        if begins_round(session, at):
            if settings.bot_pause_ms == 0:
                return None
            return turning_screen(partial(tell_round, session, at), on_done)
        seat = begins_production(session, at)
        seats = map(Seat, range(len(session.players)))
        people = sum(not is_bot(session, other) for other in seats)
        if seat is None or people < 2 or is_bot(session, seat):
            return None
        player = session.players[seat]
        words = text.PRODUCES(name=player.name)
        return BandScene(player.colour, words, on_done, settings.animation_percent / 100)

    def moments(
        self, session: FurnaceSession, rows: Sequence[RecapRow], at: int, *, playing: bool = False
    ) -> Scene:
        """Show on the stage what happened."""
        return stage_moments(session, rows, at, playing=playing)

    def replay(self, context: Context, replay: FurnaceReplay) -> ReplayTable:
        """Lay the table at the replay's cursor."""
        return ReplayedScene(context, replay)

    def picture(self, assets: Assets, session: FurnaceSession) -> pygame.Surface:
        """Draw who has which works."""
        return draw_picture(assets, session)


def furnace_ui() -> FurnaceUi:
    """Return the game's table."""
    return FurnaceUi()
