"""The four levels: they share one appraisal, one way to bid and one search.

A level is a frozen record of numbers and nothing else.
"""

from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Level:
    """How far a bot looks, what it knows and how often it errs."""

    id: str
    widths: tuple[int, ...]
    """The passes of its production search."""
    horizon: int
    """Productions that it reckons with, this round's included; 0 reads what is printed."""
    noise: float = 0.0
    """Each bid's value errs by up to this much money, either way."""
    threats: bool = True
    """Whether discs that others still hold are minded."""
    highest: bool = False
    """Whether it always bids the highest disc it has."""
    rivals: float = 0.0
    """How much of the others' gain counts as an own loss."""
    candidates: int = 0
    """Bids that are compared by playing the auction on; 0 looks at the bid alone."""
    rollouts: int = 0
    """How often it is played on for each of them, before half of them are dropped."""
    explains: bool = False
    """Whether it tells what it has considered and why."""
    seconds: float = 30.0
    """After this the bot is told to answer with what it has, and its move says so."""


APPRENTICE = Level(id="apprentice", widths=(1,), horizon=0, noise=6.0, threats=False)
FOREMAN = Level(id="foreman", widths=(4,), horizon=1, noise=2.0, threats=False)
INDUSTRIALIST = Level(
    id="industrialist", widths=(20,), horizon=4, noise=2.0, candidates=3, rollouts=4
)
MAGNATE = Level(
    id="magnate", widths=(20, 200), horizon=4, rivals=1.0, candidates=12, rollouts=12, explains=True
)

LEVELS = MappingProxyType(
    {level.id: level for level in (APPRENTICE, FOREMAN, INDUSTRIALIST, MAGNATE)}
)
"""Every level by its id, weakest first."""
