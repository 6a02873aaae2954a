"""The course of any game as data: its stages, where rounds begin, and what is measured."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from brass_desktop.core.game import S
from brass_desktop.core.types import Seat


@dataclass(frozen=True, slots=True)
class Stage:
    """A part that a game goes through, such as an era: its word, its picture and its colour."""

    id: str
    """As the game's `Progress` names it."""
    label: str
    icon: str
    tint: str
    """The name of a colour that the window knows."""


@dataclass(frozen=True, slots=True)
class Mark:
    """The beginning of a round on a timeline; the first of a stage is a large mark."""

    count: int
    """How many actions had been played by then."""
    stage: Stage
    round: int
    label: str
    opens_stage: bool


@dataclass(frozen=True, slots=True)
class Measure(Generic[S]):
    """A number that every seat has in every position."""

    id: str
    label: str
    value: Callable[[S, Seat], int]
    charted: bool = True
    """Whether a replay draws it; the others stand in tables only."""
