"""The odds of the distant market: what each tile that may turn up would do to a sale.

They are counted on an observation, from the tiles that were not turned in this era.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from brass_desktop.games.brass.engine.actions import CottonLeg
from brass_desktop.games.brass.engine.draft import Draft
from brass_desktop.games.brass.engine.ids import DISTANT_MARKET, SlotId
from brass_desktop.games.brass.engine.observation import (
    unseen_distant_tiles,
    with_next_distant_tile,
)
from brass_desktop.games.brass.engine.state import BrassState


@dataclass(frozen=True, slots=True)
class Chance:
    """Tiles that lead to the same bonus: how many there are, and the table after the first."""

    moves: tuple[int, ...]
    count: int
    after: BrassState
    sold: bool

    def with_tiles(self, other: "Chance") -> "Chance":
        """Add the tiles of another chance that brings the same."""
        return replace(self, moves=(*self.moves, *other.moves), count=self.count + other.count)

    @property
    def demand(self) -> int:
        """Where the marker of the demand then stands."""
        return self.after.cotton_demand


class Odds:
    """What may come of a draft whose last leg goes to the distant market."""

    def __init__(self, draft: Draft) -> None:
        last = draft.done[-1]
        assert isinstance(last, CottonLeg) and last.port == DISTANT_MARKET, "no tile is turned"
        self.mill: SlotId = last.slot
        self.seat = draft.start.actor
        self.before = draft.now
        """The table with the earlier sales made and nothing known of the tile."""
        unseen = unseen_distant_tiles(draft.start)
        self.total = unseen.total()
        self._by_move = tuple(self._chance(draft, move, unseen[move]) for move in sorted(unseen))

    def _chance(self, draft: Draft, move: int, count: int) -> Chance:
        after, _ = draft.outcome(with_next_distant_tile(draft.start, move))
        return Chance((move,), count, after, after.slot_flipped[self.mill])

    @cached_property
    def chances(self) -> tuple[Chance, ...]:
        """The outcomes, tiles that bring the same together, best first."""
        grouped: dict[object, Chance] = {}
        for one in self._by_move:
            result = (one.sold, one.after.income[self.seat], one.after.money[self.seat])
            known = grouped.get(result)
            grouped[result] = one if known is None else known.with_tiles(one)
        return tuple(grouped.values())

    @property
    def sold(self) -> Sequence[Chance]:
        """The outcomes in which the mill is sold."""
        return [chance for chance in self.chances if chance.sold]

    @property
    def sold_count(self) -> int:
        """How many of the tiles sell the mill."""
        return sum(chance.count for chance in self.sold)

    def by_demand(self) -> dict[int, int]:
        """Count the tiles that lead to each space of the demand."""
        found: dict[int, int] = {}
        for one in self._by_move:
            found[one.demand] = found.get(one.demand, 0) + one.count
        return found

    def spaces(self, chance: Chance) -> int:
        """Return how far the seller's income marker goes, the mill and the bonus together."""
        return chance.after.income[self.seat] - self.before.income[self.seat]

    def money(self, chance: Chance) -> int:
        """Return what the seller is paid."""
        return chance.after.money[self.seat] - self.before.money[self.seat]


def odds_of(draft: Draft) -> Odds | None:
    """Return the odds of a draft that turns a tile."""
    return Odds(draft) if draft.reveals else None
