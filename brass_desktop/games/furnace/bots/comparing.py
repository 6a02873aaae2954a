"""Compares bids by playing the auction on, all with the same chances; the worse half goes."""

from dataclasses import dataclass

from brass_desktop.bots.mind import Cancelled, Listen
from brass_desktop.core.rng import Rng
from brass_desktop.games.furnace.bots.assessor import Assessor
from brass_desktop.games.furnace.bots.auctioning import Valuation, draw_tastes, play_on, settled
from brass_desktop.games.furnace.bots.levels import Level
from brass_desktop.games.furnace.engine.actions import Bid
from brass_desktop.games.furnace.engine.observation import Observation, determinize
from brass_desktop.games.furnace.engine.state import FurnaceState, top_disc

FINALISTS = 3
"""So few bids are left for the last comparison."""


@dataclass(slots=True)
class Tried:
    """A bid and what came of it so far."""

    bid: Bid
    error: float = 0.0
    """By how much the bot misjudges it."""
    total: float = 0.0
    taken: int = 0
    """How often the disc took the card."""
    auctions: int = 0

    @property
    def mean(self) -> float:
        """What the bid leads to, in thousandths of money."""
        return self.total / self.auctions if self.auctions else 0.0

    @property
    def kept(self) -> float:
        """How likely the disc takes the card."""
        return self.taken / self.auctions if self.auctions else 0.0


@dataclass(slots=True)
class Comparison:
    """The bids of a table, the best first once they are compared."""

    table: FurnaceState
    bids: list[Tried]
    valuation: Valuation
    assessor: Assessor
    level: Level
    worlds: int = 0
    nodes: int = 0
    overran: bool = False

    def run(self, rng: Rng, listen: Listen) -> None:
        """Play on until one is left, at least once, or until told to hurry."""
        left = len(self.bids)
        while (left > 1 or not self.worlds) and not self.overran:
            for _ in range(self.level.rollouts):
                signal = listen()
                if signal == "cancel":
                    raise Cancelled
                if signal == "hurry" and self.worlds:
                    self.overran = True
                    break
                self._play_on(self.bids[:left], Rng(rng.next64()))
            best = sorted(self.bids[:left], key=lambda one: one.mean + one.error, reverse=True)
            self.bids[:left] = best
            left = (left + 1) // 2 if left > FINALISTS else 1

    def _play_on(self, bids: list[Tried], chances: Rng) -> None:
        """Let chance and everybody's taste be the same for all of these bids."""
        seat = self.table.actor
        share = self.level.rivals / (self.table.players - 1)
        tastes = draw_tastes(self.table, chances)
        world = determinize(Observation(seat, self.table), chances)
        for tried in bids:
            end = play_on(world, tried.bid, self.valuation, tastes)
            gains = settled(end, self.assessor)
            tried.total += gains[seat] * (1 + share) - share * sum(gains)
            top = top_disc(end, end.row.index(tried.bid.card))
            tried.taken += top == (seat, tried.bid.disc)
            tried.auctions += 1
        self.worlds += 1
        self.nodes += len(bids)
