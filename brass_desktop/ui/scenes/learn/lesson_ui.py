"""What a game's slice offers so that its lessons can be shown at its own table."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, cast

from brass_desktop.core.session import AnySession
from brass_desktop.games import shelf
from brass_desktop.games.shelf import GameInfo
from brass_desktop.present.geometry import Rect
from brass_desktop.present.learn.teacher import LessonTable, Teacher
from brass_desktop.ui.context import Context
from brass_desktop.ui.game_ui import Mean, Motion, Table


@dataclass(frozen=True, slots=True)
class LaidLesson:
    """A table laid for a lesson."""

    model: LessonTable
    table: Table
    motion: Motion
    room: Callable[[], Rect]
    """Tells where the card with the goal lies, once the table has been drawn."""


class LessonUi(Protocol):
    """The window's side of a game's lessons."""

    @property
    def teacher(self) -> Teacher:
        """The lessons, and what their words mean."""

    def model(self, session: AnySession) -> LessonTable:
        """Make what lies behind the table, without a picture."""

    def lay(self, context: Context, session: AnySession, mean: Mean) -> LaidLesson:
        """Lay the table of a lesson."""


def lessons_of(info: GameInfo) -> LessonUi | None:
    """Import the lessons of a game, if it has any."""
    if not info.lessons:
        return None
    return cast(Callable[[GameInfo], LessonUi], shelf.load(info.lessons))(info)
