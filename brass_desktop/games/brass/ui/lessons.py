"""The lessons of the family at its own table, which leaves room for the card with the goal."""

from collections.abc import Callable
from typing import Final, cast

from brass_desktop.core.session import AnySession
from brass_desktop.games import shelf
from brass_desktop.games.brass.engine.position import FamilyPosition
from brass_desktop.games.brass.present.lessons.teacher import BrassTeacher
from brass_desktop.games.brass.present.play.model import BrassTable
from brass_desktop.games.brass.ui.motion.moving_table import BrassMovingTable
from brass_desktop.games.brass.ui.scenes.table import TableScene
from brass_desktop.games.shelf import GameInfo
from brass_desktop.present.geometry import bounds
from brass_desktop.ui.context import Context
from brass_desktop.ui.game_ui import Mean
from brass_desktop.ui.motion.playback import Playback
from brass_desktop.ui.scenes.learn.lesson_ui import LaidLesson

_FULL_TABLE: Final = 4
"""Players get no more room than at a full table; the card lies where the missing ones would be."""


class BrassLessons:
    """Lays the table of a lesson."""

    def __init__(self, info: GameInfo) -> None:
        position = cast(Callable[[int], FamilyPosition], shelf.load(info.position))
        self.teacher = BrassTeacher(info, position)

    def model(self, session: AnySession) -> BrassTable:
        """Make what lies behind the table."""
        return BrassTable(session, None)

    def lay(self, context: Context, session: AnySession, mean: Mean) -> LaidLesson:
        """Lay the map and the panels, those of the players as small as for a full table."""
        model = self.model(session)
        table = TableScene(context, model, mean)
        table.places = _FULL_TABLE
        moving = BrassMovingTable(model, table)
        motion = Playback(context.settings, session, moving, context.audio.hear)
        seats = len(session.players)
        return LaidLesson(model, table, motion, lambda: bounds(table.layout.players[seats:]))


def brass_lessons(info: GameInfo) -> BrassLessons:
    """Return the lessons of one game of the family."""
    return BrassLessons(info)
