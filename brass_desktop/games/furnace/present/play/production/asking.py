"""What the owner of a line is being asked, beside running it."""

from dataclasses import dataclass
from typing import Literal

from brass_desktop.games.furnace.present.play.production.line import LinePlace


@dataclass(frozen=True, slots=True)
class ChoosingUpgrades:
    """Which companies the start-up card at this place turns over."""

    place: LinePlace


@dataclass(frozen=True, slots=True)
class Question:
    """Which card runs once more, or whether the phase ends with processing unused."""

    about: Literal["repeat", "end"]


Asking = ChoosingUpgrades | Question | None
"""None while the line is planned and run."""

REPEATING = Question("repeat")
ENDING = Question("end")
