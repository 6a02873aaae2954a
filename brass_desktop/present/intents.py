"""What a person can mean at every table; each game adds its own.

Hit areas and keys carry intents. A table keeps to itself what concerns only its picture; the scene
owns the intents below, except those of an action in the making; the rest is the game's.
"""

from dataclasses import dataclass
from typing import Final, Literal

AnyIntent = object
"""Any intent, of whichever game; intents are frozen records that can be compared."""

Control = Literal[
    "end_turn", "back", "confirm", "undo", "redo", "hint", "menu",
    "pause", "step", "replay", "slower", "faster",
]  # fmt: skip
"""The buttons of a turn; those of the second line are there while bots play."""

_REPEATED: Final = frozenset({"undo", "redo", "back", "step", "slower", "faster"})
"""Buttons of the turn that people press several times in a row."""


@dataclass(frozen=True, slots=True)
class Press:
    """A button of the turn was pressed."""

    control: Control

    @property
    def may_repeat(self) -> bool:
        """Tell whether a quick second press counts."""
        return self.control in _REPEATED


@dataclass(frozen=True, slots=True)
class LookAt:
    """Look at the moment of an event of the chronicle."""

    number: int
