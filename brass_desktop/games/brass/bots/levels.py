"""The four levels: they share one value, one list of candidates and one search.

A level is a frozen record of numbers and nothing else.
"""

from dataclasses import dataclass, field
from types import MappingProxyType

from brass_desktop.games.brass.bots.search.candidates import Taste
from brass_desktop.games.brass.bots.value.weights import Weights


@dataclass(frozen=True, slots=True)
class Level:
    """How far a bot looks, what it knows and how often it errs."""

    id: str
    beam: int
    """First actions that are followed by every second action; 0 looks at single actions."""
    noise: float = 0.0
    """Each body's value errs by up to this many points, either way."""
    weights: Weights = field(default_factory=Weights)
    taste: Taste = field(default_factory=Taste)
    close_turns: int = 0
    """Turns within `close_gap` of the best that are compared in sampled worlds."""
    close_gap: float = 3.0
    worlds: int = 0
    own_turns_ahead: int = 0
    """Own turns played out in a sampled world before it is valued."""
    ahead_beam: int = 0
    """The beam of these turns."""
    node_budget: int = 60_000
    """Positions valued in one search; the search stops in good order when they are used up."""
    seconds: float = 30.0
    """After this the bot is told to answer with what it has, and its move says so."""


APPRENTICE = Level(
    id="apprentice",
    beam=0,
    noise=4.0,
    weights=Weights(double_scoring=0.0, flat_chance=0.6, mat=0.0, rivals=0.0),
    taste=Taste(doubles=1),
)
FOREMAN = Level(id="foreman", beam=0, noise=3.0)
INDUSTRIALIST = Level(id="industrialist", beam=5, noise=2.5, weights=Weights(rivals=0.0))
MAGNATE = Level(id="magnate", beam=60)

LEVELS = MappingProxyType(
    {level.id: level for level in (APPRENTICE, FOREMAN, INDUSTRIALIST, MAGNATE)}
)
"""Every level by its id, weakest first."""
