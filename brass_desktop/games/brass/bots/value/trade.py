"""What selling is like in one game of the family: who buys, how surely, and what helps to sell."""

from collections.abc import Callable, Iterator
from typing import NamedTuple, Protocol

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.bots.value.clock import Clock
from brass_desktop.games.brass.bots.value.prospects import Prospects
from brass_desktop.games.brass.bots.value.reach import Reach
from brass_desktop.games.brass.bots.value.weights import Weights
from brass_desktop.games.brass.engine.state import BrassState


class Likely(NamedTuple):
    """An unflipped tile and its chance to flip before the era ends."""

    slot: int
    tile: int
    owner: int
    chance: float


class Trade(Protocol):
    """The buyers of one game; its tables are made once for a deal."""

    @property
    def bought(self) -> frozenset[int]:
        """The industries without a resource that can be turned over at all."""

    def reach(self, state: BrassState) -> Reach:
        """Read from the roads who is joined to whom."""

    def likely(
        self, state: BrassState, clock: Clock, reach: Reach, prospects: Prospects
    ) -> Iterator[Likely]:
        """Weigh every unflipped tile that is neither mine nor works."""

    def stock(self, state: BrassState, seat: Seat, clock: Clock, prospects: Prospects) -> float:
        """Value what a seat keeps ready for its sales."""


MakeTrade = Callable[[BrassState, Weights], Trade]
"""Meets the buyers of a deal with one set of beliefs."""
