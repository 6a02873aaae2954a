"""A bid in the making: a disc and a lot, chosen in any order.

It offers only what still leads to a legal bid, and leaves the rules to the oracle.
"""

from dataclasses import dataclass, replace
from typing import Self

from brass_desktop.core.types import Refusal
from brass_desktop.games.furnace.engine import oracle
from brass_desktop.games.furnace.engine.actions import Bid
from brass_desktop.games.furnace.engine.forecast import supposing
from brass_desktop.games.furnace.engine.ids import AUCTION, DiscId
from brass_desktop.games.furnace.engine.state import FurnaceState

Chosen = tuple[DiscId | None, int | None, bool]
"""Disc, lot, and whether the lot was chosen first."""


@dataclass(frozen=True, slots=True)
class BidDraft:
    """What the seat in turn has chosen so far."""

    state: FurnaceState
    places: frozenset[tuple[int, DiscId]]
    """Lot and disc of every legal bid."""
    disc: DiscId | None = None
    lot: int | None = None
    lot_first: bool = False

    @classmethod
    def begun(cls, state: FurnaceState) -> Self:
        """Begin with nothing chosen; where nobody bids there is nothing to choose."""
        legal = oracle.legal_actions(state) if state.phase == AUCTION else ()
        bids = (action for action in legal if isinstance(action, Bid))
        return cls(state, frozenset((state.row.index(bid.card), bid.disc) for bid in bids))

    @property
    def bid(self) -> Bid | None:
        """The bid, once it is complete."""
        if self.disc is None or self.lot is None:
            return None
        return Bid(self.state.row[self.lot], self.disc)

    @property
    def chosen(self) -> Chosen:
        """What has been chosen, whatever the position."""
        return self.disc, self.lot, self.lot_first

    def choosing(self, chosen: Chosen) -> Self:
        """Choose the same at the same position."""
        disc, lot, lot_first = chosen
        return replace(self, disc=disc, lot=lot, lot_first=lot_first)

    @property
    def picks(self) -> int:
        """How much has been chosen."""
        return (self.disc is not None) + (self.lot is not None)

    @property
    def discs(self) -> tuple[DiscId, ...]:
        """All discs that some lot takes, ascending."""
        return tuple(sorted({disc for _, disc in self.places}))

    def lots_for(self, disc: DiscId) -> tuple[int, ...]:
        """The lots that take a disc."""
        return tuple(sorted(lot for lot, other in self.places if other == disc))

    def discs_for(self, lot: int) -> tuple[DiscId, ...]:
        """The discs that fit on a lot, ascending."""
        return tuple(sorted(disc for other, disc in self.places if other == lot))

    def with_disc(self, disc: DiscId) -> Self:
        """Take a disc in hand; it replaces the one before, on its lot too if it fits there."""
        lot = self.lot if (self.lot, disc) in self.places else None
        return replace(self, disc=disc, lot=lot, lot_first=lot is not None and self.lot_first)

    def with_lot(self, lot: int) -> Self:
        """Choose a lot; a disc in hand is laid there, and one that lies elsewhere is moved."""
        first = self.lot_first if self.disc is not None else True
        return replace(self, lot=lot, lot_first=first)

    def placed(self, lot: int, disc: DiscId) -> Self:
        """Lay a disc on a lot at once."""
        return replace(self, disc=disc, lot=lot, lot_first=False)

    def put_back(self) -> Self:
        """Put the disc back; a lot that was chosen before it stays chosen."""
        return replace(self, disc=None, lot=self.lot if self.lot_first else None)

    def back_to(self, picks: int) -> Self:
        """Keep only the first so many choices."""
        draft = self
        while draft.picks > picks:
            draft = draft._without_last()
        return draft

    def _without_last(self) -> Self:
        if self.disc is None or (self.lot is not None and not self.lot_first):
            return replace(self, lot=None, lot_first=False)
        return replace(self, disc=None)

    def table(self) -> FurnaceState:
        """The position with the planned disc in the rack."""
        if self.disc is None or self.lot is None:
            return self.state
        return supposing(self.state, self.state.actor, self.lot, self.disc)

    def why_not(self, lot: int, disc: DiscId) -> Refusal | None:
        """Ask the rules about a disc on a lot."""
        return oracle.refuse(self.state, Bid(self.state.row[lot], disc))
