"""The sentences of the family's lessons, by the id of the lesson."""

from collections.abc import Mapping
from typing import Final

from brass_desktop.games.brass.present.text.lessons.birmingham_01 import WORDS as BIRMINGHAM_01
from brass_desktop.games.brass.present.text.lessons.birmingham_02 import WORDS as BIRMINGHAM_02
from brass_desktop.games.brass.present.text.lessons.birmingham_03 import WORDS as BIRMINGHAM_03
from brass_desktop.games.brass.present.text.lessons.birmingham_04 import WORDS as BIRMINGHAM_04
from brass_desktop.games.brass.present.text.lessons.birmingham_05 import WORDS as BIRMINGHAM_05
from brass_desktop.games.brass.present.text.lessons.birmingham_06 import WORDS as BIRMINGHAM_06
from brass_desktop.games.brass.present.text.lessons.birmingham_07 import WORDS as BIRMINGHAM_07
from brass_desktop.games.brass.present.text.lessons.birmingham_08 import WORDS as BIRMINGHAM_08
from brass_desktop.games.brass.present.text.lessons.birmingham_09 import WORDS as BIRMINGHAM_09
from brass_desktop.games.brass.present.text.lessons.birmingham_10 import WORDS as BIRMINGHAM_10
from brass_desktop.games.brass.present.text.lessons.lancashire_01 import WORDS as LANCASHIRE_01
from brass_desktop.games.brass.present.text.lessons.lancashire_02 import WORDS as LANCASHIRE_02
from brass_desktop.games.brass.present.text.lessons.lancashire_03 import WORDS as LANCASHIRE_03
from brass_desktop.present.learn.texts import LessonTexts

LESSONS: Final[Mapping[str, LessonTexts]] = {
    "birmingham.01": BIRMINGHAM_01,
    "birmingham.02": BIRMINGHAM_02,
    "birmingham.03": BIRMINGHAM_03,
    "birmingham.04": BIRMINGHAM_04,
    "birmingham.05": BIRMINGHAM_05,
    "birmingham.06": BIRMINGHAM_06,
    "birmingham.07": BIRMINGHAM_07,
    "birmingham.08": BIRMINGHAM_08,
    "birmingham.09": BIRMINGHAM_09,
    "birmingham.10": BIRMINGHAM_10,
    "lancashire.01": LANCASHIRE_01,
    "lancashire.02": LANCASHIRE_02,
    "lancashire.03": LANCASHIRE_03,
}
