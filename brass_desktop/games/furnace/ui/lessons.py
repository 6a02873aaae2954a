"""The lessons of Furnace at its own table, where the card with the goal has the planner's place."""

from collections.abc import Callable
from typing import Final, cast

from brass_desktop.core.session import AnySession
from brass_desktop.games import shelf
from brass_desktop.games.furnace.engine.position import FurnacePosition
from brass_desktop.games.furnace.present.lessons.teacher import FurnaceTeacher
from brass_desktop.games.furnace.present.play.desk import Help
from brass_desktop.games.furnace.present.play.model import FurnaceTable
from brass_desktop.games.furnace.ui.motion.moving_table import FurnaceMovingTable
from brass_desktop.games.furnace.ui.scenes.table import FurnaceScene
from brass_desktop.games.shelf import GameInfo
from brass_desktop.ui.context import Context
from brass_desktop.ui.game_ui import Mean
from brass_desktop.ui.motion.playback import Playback
from brass_desktop.ui.scenes.learn.lesson_ui import LaidLesson

_HELP: Final = Help(planner=False, runs_itself=False)
"""The lantern alone advises, and no card runs before it is spoken of."""


class FurnaceLessons:
    """Lays the table of a lesson."""

    def __init__(self, info: GameInfo) -> None:
        position = cast(Callable[..., FurnacePosition], shelf.load(info.position))
        self.teacher = FurnaceTeacher(info, position)

    def model(self, session: AnySession) -> FurnaceTable:
        """Make what lies behind the table."""
        return FurnaceTable(session, None, help=_HELP, planning=False)

    def lay(self, context: Context, session: AnySession, mean: Mean) -> LaidLesson:
        """Lay stage, panels and dock; the planner's place is kept for the card."""
        model = self.model(session)
        table = FurnaceScene(context, model, mean)
        table.keeps_side = True
        moving = FurnaceMovingTable(model, table)
        motion = Playback(context.settings, session, moving, context.audio.hear)
        return LaidLesson(model, table, motion, lambda: table.layout.side)


def furnace_lessons(info: GameInfo) -> FurnaceLessons:
    """Return the lessons of Furnace."""
    return FurnaceLessons(info)
