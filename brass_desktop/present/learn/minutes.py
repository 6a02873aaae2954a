"""How long a lesson takes whoever plays it for the first time: by its words and its clicks."""

from typing import Final

from brass_desktop.present.learn.lesson import Lesson
from brass_desktop.present.learn.teacher import LessonWords

_WORDS_A_MINUTE: Final = 110
"""Read with a look at what is meant."""
_SECONDS_A_CLICK: Final = 6
_SECONDS_A_STEP: Final = 3


def minutes_of(lesson: Lesson, words: LessonWords) -> int:
    """Estimate the minutes of a lesson, at least one."""
    lines = [words.line(step.id) for step in lesson.steps]
    read = sum(len(line.text.split()) for line in lines if line is not None)
    clicks = sum(max(1, len(step.want)) for step in lesson.steps)
    seconds = read * 60 / _WORDS_A_MINUTE
    seconds += clicks * _SECONDS_A_CLICK + len(lesson.steps) * _SECONDS_A_STEP
    return max(1, round(seconds / 60))
