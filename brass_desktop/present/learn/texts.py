"""The sentences of a lesson, as a slice writes them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from brass_desktop.i18n.message import Message


@dataclass(frozen=True, slots=True)
class LessonTexts:
    """The sentences of one lesson."""

    title: Message
    goal: Message
    ticks: Mapping[str, Message]
    """By part of the goal."""
    lines: Mapping[str, Message]
    """By step, and by step with what was done instead."""
    buttons: Mapping[str, Message]
    """By step: what its button says where that is not Go on."""
    remember: Message
    question: Message
    answers: Sequence[Message]

    def tick(self, part: str) -> Message:
        """Name a part of the goal."""
        return self.ticks[part]

    def line(self, key: str) -> Message | None:
        """Give a line, if there is one."""
        return self.lines.get(key)
