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
    noise: float = 0.0
    """Each bid's value errs by up to this much money, either way."""
    appraisal: tuple[int, ...] = (4,)
    """The passes by which cards and goods are appraised."""
    invests: bool = True
    """Whether upgrades and goods that serve later rounds count in its production."""
    appraises: bool = True
    """Whether a card is worth what the own production makes of it, not what is printed alone."""
    threats: bool = True
    """Whether discs that others still hold are minded."""
    rivals: float = 0.0
    """How much of the others' gain counts as an own loss."""
    candidates: int = 0
    """Bids that are compared by playing the auction on; 0 looks at the bid alone."""
    rollouts: int = 0
    seconds: float = 30.0
    """After this the bot is told to answer with what it has, and its move says so."""


APPRENTICE = Level(
    id="apprentice",
    widths=(1,),
    noise=6.0,
    invests=False,
    appraises=False,
    threats=False,
)
FOREMAN = Level(id="foreman", widths=(4,), noise=3.0, threats=False)
INDUSTRIALIST = Level(id="industrialist", widths=(20,), noise=2.0, candidates=3, rollouts=4)
MAGNATE = Level(
    id="magnate", widths=(20, 200), appraisal=(20,), rivals=1.0, candidates=12, rollouts=60
)

LEVELS = MappingProxyType(
    {level.id: level for level in (APPRENTICE, FOREMAN, INDUSTRIALIST, MAGNATE)}
)
"""Every level by its id, weakest first."""
