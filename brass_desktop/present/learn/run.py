"""A lesson being played: it waits for what it wants, answers everything else, and can go back.

Nothing is faked: what is meant goes to the table itself. What is legal but not wanted is undone and
answered by a line of the step; what is refused is refused by the table, and the step adds its line.
"""

from dataclasses import dataclass
from typing import Any, Final

from brass_desktop.core.session import AnySession, Bookmark
from brass_desktop.core.types import Seat
from brass_desktop.present.intents import AnyIntent
from brass_desktop.present.learn.lesson import Lesson, LessonPick, LessonStep
from brass_desktop.present.learn.teacher import LessonTable, Teacher
from brass_desktop.present.outcome import Outcome, Refused

TRIES_UNTIL_HINT: Final = 3
LEARNER: Final = Seat(0)


@dataclass(frozen=True, slots=True)
class _Mark:
    """The table as it was when a step began."""

    moment: Bookmark[Any, Any, Any]
    making: object


class LessonRun:
    """One learner's way through a lesson."""

    def __init__(
        self, lesson: Lesson, teacher: Teacher, session: AnySession, model: LessonTable
    ) -> None:
        self.lesson = lesson
        self._teacher = teacher
        self._session = session
        self._model = model
        self.at = 0
        """The step, as many as there are once the lesson is done."""
        self.key = ""
        """The line that is said now."""
        self._wanted = 0
        """How many picks of the step have been made."""
        self._wrong = 0
        self._marks: list[_Mark] = []
        self._begin()

    @property
    def is_done(self) -> bool:
        """Tell whether every step has been taken."""
        return self.at == len(self.lesson.steps)

    @property
    def step(self) -> LessonStep:
        """The step that is to be taken."""
        return self.lesson.steps[self.at]

    @property
    def ticked(self) -> tuple[str, ...]:
        """The parts of the goal that are reached."""
        return tuple(step.ticks for step in self.lesson.steps[: self.at] if step.ticks)

    @property
    def wanted(self) -> LessonPick | None:
        """What is to be picked next, if the step wants anything picked."""
        want = () if self.is_done else self.step.want
        return want[self._wanted] if self._wanted < len(want) else None

    @property
    def is_right(self) -> bool:
        """Tell whether the table is as the lesson says it is at its end."""
        return self._teacher.holds(self._session, self.lesson.check)

    def lit(self) -> list[AnyIntent]:
        """List what the lantern lights."""
        anchors = () if self.is_done else self.step.light
        return [one for anchor in anchors for one in self._teacher.anchored(self._model, anchor)]

    def mean(self, intent: AnyIntent) -> Outcome:
        """Answer what the learner meant at the table."""
        if self.is_done:
            return None
        step, wanted = self.step, self.wanted
        guess = next((p for p in step.answers if self._is_meant(p, intent)), None)
        if guess is not None:
            self._say(f"guess.{guess.value}")
            return None
        if wanted is not None and self._is_meant(wanted, intent):
            return self._picked(wanted, intent)
        before = self._mark()
        outcome = self._model.mean(intent)
        if isinstance(outcome, Refused):
            self._tried(outcome.refusal.clause)
        elif step.kind == "free":
            self._go_on_if(self._teacher.holds(self._session, step.until))
        elif before != self._mark():
            self._take_back(before)
            self._say_other()
            return None
        return outcome

    def go_on(self) -> None:
        """Turn the page of a step that is only read or watched, or of a guess that was answered."""
        turns = not self.is_done and self.step.kind in ("read", "watch")
        if turns or ".guess." in self.key:
            self._advance()

    def back(self) -> None:
        """Return to the beginning of the step, or from there to the step before."""
        begun = self._wanted > 0 or (not self.is_done and self.key != self.step.id)
        self._return_to(self.at if begun else max(0, self.at - 1))

    def again(self) -> None:
        """Begin the lesson anew."""
        self._return_to(0)

    def skip(self) -> None:
        """Do the step for the learner and go on."""
        if self.is_done:
            return
        at = self.at
        for pick in self.step.want[self._wanted :]:
            self._picked(pick, self._teacher.intents(self._model, pick)[0])
        if self.at == at:
            self._advance()

    def hint(self) -> None:
        """Say what would help."""
        if not self.is_done:
            self._say("hint")

    def _is_meant(self, pick: LessonPick, intent: AnyIntent) -> bool:
        return intent in self._teacher.intents(self._model, pick)

    def _picked(self, pick: LessonPick, intent: AnyIntent) -> Outcome:
        """Take what was wanted; a provoked refusal is what was wanted, too."""
        outcome = self._model.mean(intent)
        refused = outcome.refusal.clause if isinstance(outcome, Refused) else ""
        if refused != pick.refusal:
            self._tried(refused)
            return outcome
        self._wanted += 1
        if self.wanted is None:
            self._advance()
        return outcome

    def _tried(self, clause: str) -> None:
        """Answer a try that the table refuses; the third one brings the hint."""
        self._wrong += 1
        if not self._say(f"try.{clause}") and self._wrong >= TRIES_UNTIL_HINT:
            self.hint()

    def _say_other(self) -> None:
        self._wrong += 1
        if not self._say("other") or self._wrong >= TRIES_UNTIL_HINT:
            self.hint()

    def _say(self, what: str) -> bool:
        """Say a line of the step beside its own; false where it has none."""
        key = f"{self.step.id}.{what}"
        if self._teacher.words(self.lesson).line(key) is None:
            return False
        self.key = key
        return True

    def _go_on_if(self, reached: bool) -> None:
        if reached:
            self._advance()

    def _advance(self) -> None:
        self.at += 1
        self._begin()

    def _begin(self) -> None:
        """Begin a step; what is only watched happens at once."""
        self._wanted = self._wrong = 0
        del self._marks[self.at :]
        if not self.is_done and self.step.position:
            start = self._teacher.position(self.lesson, self.step.position)
            self._session.begin_at(start)
            self._model.show_to(LEARNER)
        self._marks.append(self._mark())
        self.key = "" if self.is_done else self.step.id
        if not self.is_done and self.step.kind == "watch":
            for action in self.step.actions:
                self._session.submit(self._session.game.decode(action))

    def _mark(self) -> _Mark:
        return _Mark(self._session.bookmark(), self._model.making)

    def _return_to(self, at: int) -> None:
        self.at = at
        self._take_back(self._marks[at])
        self._begin()

    def _take_back(self, mark: _Mark) -> None:
        self._session.turn_to(mark.moment)
        self._model.show_to(LEARNER)
        self._model.resume(mark.making)
