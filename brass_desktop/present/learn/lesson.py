"""A lesson as data: a position, steps and a check, in ids; its sentences are words of the slice.

What can be picked, lit and checked are words of the game, which its `Teacher` understands.
"""

from collections.abc import Mapping
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

StepKind = Literal["read", "do", "provoke", "predict", "watch", "free"]
LessonFacts = Mapping[str, object]
"""Facts in the words of a game, such as a position or a check."""


class _Record(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class LessonPick(_Record):
    """Something to be chosen on the table; with a `refusal` the clause by which it is refused."""

    pick: str
    value: str | int = ""
    refusal: str = ""


class LessonStep(_Record):
    """One thing to read, to do or to answer."""

    id: str
    kind: StepKind
    position: LessonFacts = Field(default_factory=dict)
    """Where it begins another scene: what the table is like there."""
    light: tuple[str, ...] = ()
    """What the lantern lights, by anchors of the game: `slot:cannock.1`, `action:build`."""
    hand: str = ""
    """The anchor that is pointed at; by default what is wanted next."""
    want: tuple[LessonPick, ...] = ()
    """What is to be chosen, in this order; of a `provoke` the last one is refused."""
    tries: tuple[LessonPick, ...] = ()
    """Picks worth trying that are refused: each has a line of its own, by its clause."""
    answers: tuple[LessonPick, ...] = ()
    """Of a `predict`: what may be guessed; every guess has its line, and all of them go on."""
    actions: tuple[LessonFacts, ...] = ()
    """Of a `watch`: what the rivals do, as saves write actions."""
    until: LessonFacts = Field(default_factory=dict)
    """Of a `free` step: what is to be true at its end, whichever way leads there."""
    ticks: str = ""
    """The part of the goal that is reached with it."""

    @model_validator(mode="after")
    def _has_what_its_kind_needs(self) -> "LessonStep":
        needed = {
            "do": self.want,
            "provoke": self.want and self.want[-1].refusal,
            "predict": self.answers,
            "watch": self.actions,
            "free": self.until,
        }
        if not needed.get(self.kind, True):
            raise ValueError(f"step {self.id} is to {self.kind} nothing")
        return self


class Lesson(_Record):
    """Everything about a lesson but its words."""

    id: str
    """The game and its number in it: `birmingham.02`."""
    players: tuple[str, ...]
    """Who sits there: the learner first, rivals by the id of a level."""
    needs: tuple[str, ...] = ()
    """Lessons that come before it."""
    position: LessonFacts
    goal: tuple[str, ...]
    """The parts of the goal, each ticked by a step."""
    steps: tuple[LessonStep, ...]
    check: LessonFacts
    """What is true at the end, whichever way it was reached."""
    right: int
    """Which of the answers to the closing question is right, counted from 0."""
    chapter: str
    """The chapter of the rulebook that tells the same."""

    @model_validator(mode="after")
    def _ticks_its_goal(self) -> "Lesson":
        ticked = [step.ticks for step in self.steps if step.ticks]
        if sorted(ticked) != sorted(self.goal):
            raise ValueError(f"lesson {self.id}: the goal {self.goal} is ticked by {ticked}")
        return self

    @property
    def game(self) -> str:
        """The game it teaches."""
        return self.id.partition(".")[0]


def read_lesson(text: str) -> Lesson:
    """Read a lesson, or raise `ValueError` naming what is wrong."""
    return Lesson.model_validate_json(text)
