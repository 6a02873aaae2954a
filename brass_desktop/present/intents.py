"""What a person can mean at every table; each game adds its own.

Hit areas and keys carry intents. A table keeps to itself what concerns only its picture; the scene
owns the intents below, except those of an action in the making; the rest is the game's.
"""

from dataclasses import dataclass
from typing import Final, Literal

from brass_desktop.present.chronicle import ChronicleFilter

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


@dataclass(frozen=True, slots=True)
class BackTo:
    """A part of the breadcrumb was clicked: go back to before it."""

    crumb: int


@dataclass(frozen=True, slots=True)
class Close:
    """What lies on top is to be put away."""


@dataclass(frozen=True, slots=True)
class SwitchBoard:
    """Turn the board over: day to night and back."""


@dataclass(frozen=True, slots=True)
class FilterChronicle:
    """Show all events, the own ones or those about money."""

    filter: ChronicleFilter


@dataclass(frozen=True, slots=True)
class EnlargeChronicle:
    """Read the chronicle large, over the table."""


@dataclass(frozen=True, slots=True)
class TakeHint:
    """One of the hints was chosen: lay it out, ready to be confirmed."""

    number: int
