"""The auction alone: discs on lots, and what they bring, played on without goods or cards."""

from collections.abc import Sequence

from brass_desktop.core.rng import Rng
from brass_desktop.games.furnace.bots.appraisal import Appraisal
from brass_desktop.games.furnace.engine import bidding, effects
from brass_desktop.games.furnace.engine.actions import Bid
from brass_desktop.games.furnace.engine.ids import AGENT, DiscId
from brass_desktop.games.furnace.engine.state import FurnaceState, top_disc

HELD = 0.45
"""How likely a card is kept for each disc of a rival that could still take it."""
DISC_COST = 700
"""What a point of a disc is worth elsewhere."""
_DITHER = 1500
"""How much a bid in a played-on auction errs."""


class Valuation:
    """What bids are worth to every seat, by their appraisals."""

    def __init__(self, appraisals: Sequence[Appraisal], *, threats: bool) -> None:
        self._appraisals = appraisals
        self._threats = threats

    def of_bid(self, state: FurnaceState, seat: int, lot: int, disc: DiscId) -> float:
        """Return what a bid promises, without what the disc could do elsewhere."""
        value = state.rules.discs.value
        own, bonus = self._appraisals[seat], state.capitalist(seat).bonus
        outbid = own.outbid(lot, value[disc] + bonus)
        top = top_disc(state, lot)
        if top is not None and not _beats(state, seat, disc, top[1]):
            return outbid - DISC_COST * value[disc]
        kept = HELD ** self._dangers(state, seat, lot, disc) if self._threats else 1.0
        lost = 0.0
        if top is not None and top[0] == seat:
            lost = own.cards[lot] - own.outbid(lot, value[top[1]] + bonus)
        return kept * own.cards[lot] + (1 - kept) * outbid - lost - DISC_COST * value[disc]

    def _dangers(self, state: FurnaceState, seat: int, lot: int, disc: DiscId) -> float:
        """Count the discs that could still take a lot from this one, by how many want it."""
        value, count = state.rules.discs.value, 0.0
        own = self._appraisals[seat].cards[lot]
        for other in range(state.players):
            if other == seat or any(who == other for who, _ in state.bids[lot]):
                continue
            held = state.rules.discs_in(state.discs[other])
            higher = sum(value[one] > value[disc] for one in held)
            keen = self._appraisals[other].cards[lot] / max(1, own) if own > 0 else 1.0
            count += min(1.0, 0.35 * higher) * min(1.5, max(0.2, keen))
        return count

    def settled(self, state: FurnaceState) -> list[float]:
        """Return what the discs on the lots bring to every seat."""
        gains = [0.0] * state.players
        value = state.rules.discs.value
        for lot in range(len(state.row)):
            top = top_disc(state, lot)
            for owner, disc in state.bids[lot]:
                if owner == AGENT:
                    continue
                if (owner, disc) == top:
                    gains[owner] += self._appraisals[owner].cards[lot]
                else:
                    bonus = state.capitalist(owner).bonus
                    gains[owner] += self._appraisals[owner].outbid(lot, value[disc] + bonus)
        return gains

    def best_bid(self, state: FurnaceState, rng: Rng) -> Bid:
        """Choose a bid by its promise, with a little chance."""
        return max(
            bidding.bids(state),
            key=lambda bid: (
                self.of_bid(state, state.actor, state.row.index(bid.card), bid.disc)
                + rng.below(_DITHER)
            ),
        )


def _beats(state: FurnaceState, seat: int, disc: DiscId, top: DiscId) -> bool:
    return state.rules.discs.value[disc] > state.rules.discs.value[top]


def play_on(state: FurnaceState, bid: Bid, valuation: Valuation, rng: Rng) -> list[float]:
    """Make a bid, play the auction to its end and return what it brings to every seat."""
    table = state.clone()
    effects.place_disc(table, table.actor, table.row.index(bid.card), bid.disc, None)
    while bidding.pass_on(table, None):
        chosen = valuation.best_bid(table, rng)
        effects.place_disc(table, table.actor, table.row.index(chosen.card), chosen.disc, None)
    return valuation.settled(table)
