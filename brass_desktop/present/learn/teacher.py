"""What a game's slice brings along so that lessons can be played at its table."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from brass_desktop.core.session import AnySession
from brass_desktop.i18n.message import Message
from brass_desktop.present.intents import AnyIntent
from brass_desktop.present.learn.lesson import Lesson, LessonFacts, LessonPick
from brass_desktop.present.played_table import PlayedTable


class LessonTable(PlayedTable, Protocol):
    """A table at which a choice in the making can be put back as it was."""

    @property
    def making(self) -> object:
        """What has been chosen and not carried out yet; equal choices are equal."""

    def resume(self, making: object) -> None:
        """Go on with what had been chosen at the same position."""


class LessonWords(Protocol):
    """The sentences of one lesson."""

    @property
    def title(self) -> Message:
        """Its name on the route."""

    @property
    def goal(self) -> Message:
        """The goal in one sentence."""

    @property
    def remember(self) -> Message:
        """The one line to take home."""

    @property
    def question(self) -> Message:
        """What is asked once at the end."""

    @property
    def answers(self) -> Sequence[Message]:
        """The answers to it."""

    @property
    def buttons(self) -> Mapping[str, Message]:
        """By step: what its button says where that is not the usual word."""

    def tick(self, part: str) -> Message:
        """Name a part of the goal."""

    def line(self, key: str) -> Message | None:
        """Give a line by its key: a step's id, or that with `.other`, `.hint`, `.try.CLAUSE`."""


class Teacher(Protocol):
    """The lessons of one game and what their words mean at its table."""

    def lessons(self) -> Sequence[Lesson]:
        """List the lessons in their order."""

    def words(self, lesson: Lesson) -> LessonWords:
        """Give the sentences of a lesson."""

    def sit_down(self, lesson: Lesson) -> AnySession:
        """Lay the position of a lesson out, the learner in the first seat."""

    def position(self, lesson: Lesson, facts: LessonFacts) -> object:
        """Lay out the position of a lesson or of one of its scenes."""

    def intents(self, model: LessonTable, pick: LessonPick) -> Sequence[AnyIntent]:
        """Tell what a person may mean who picks this at the table now, the plainest first."""

    def anchored(self, model: LessonTable, anchor: str) -> Sequence[AnyIntent]:
        """Tell which things of the table an anchor names, by what a click on them means."""

    def holds(self, session: AnySession, facts: LessonFacts) -> bool:
        """Tell whether facts in the words of the game are true at the table now."""
