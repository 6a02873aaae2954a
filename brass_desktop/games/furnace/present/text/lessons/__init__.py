"""The sentences of Furnace's lessons, by the id of the lesson."""

from collections.abc import Mapping
from typing import Final

from brass_desktop.games.furnace.present.text.lessons.furnace_01 import WORDS as FURNACE_01
from brass_desktop.games.furnace.present.text.lessons.furnace_02 import WORDS as FURNACE_02
from brass_desktop.games.furnace.present.text.lessons.furnace_03 import WORDS as FURNACE_03
from brass_desktop.present.learn.texts import LessonTexts

LESSONS: Final[Mapping[str, LessonTexts]] = {
    "furnace.01": FURNACE_01,
    "furnace.02": FURNACE_02,
    "furnace.03": FURNACE_03,
}
