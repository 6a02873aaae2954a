"""The auction alone: what bids promise, and how it may go on by the same promises for everybody."""

from collections.abc import Sequence

from brass_desktop.core.rng import Rng
from brass_desktop.games.furnace.bots.appraisal import Appraisal, swapped
from brass_desktop.games.furnace.bots.assessor import Assessor
from brass_desktop.games.furnace.engine import bidding, effects
from brass_desktop.games.furnace.engine.actions import Bid
from brass_desktop.games.furnace.engine.bags import most_times
from brass_desktop.games.furnace.engine.ids import AGENT, CardId, DiscId
from brass_desktop.games.furnace.engine.state import DiscOnLot, FurnaceState, top_disc

HELD = 0.45
"""How likely a card is kept for each rival who wants it and could still take it."""
REACH = 0.35
"""How much each higher disc of a rival adds to that danger."""
DISC_COST = 900
"""What a point of a disc is worth elsewhere."""
TASTE = 1800
"""By how much others may value a lot differently, in an auction that is played on."""

Tastes = Sequence[Sequence[int]]
"""By seat and lot: what somebody sees in a lot beyond its worth."""


class Valuation:
    """What bids are worth to every seat, by their appraisals."""

    def __init__(
        self, state: FurnaceState, appraisals: Sequence[Appraisal], *, threats: bool
    ) -> None:
        self.appraisals = appraisals
        self._threats = threats
        self._value = state.rules.discs.value
        self._higher = [
            sum(1 << one for one, other in enumerate(self._value) if other > value)
            for value in self._value
        ]
        """By disc: mask of those that beat it."""
        self._bonus = [state.capitalist(seat).bonus for seat in range(state.players)]
        self._fits: dict[tuple[tuple[DiscOnLot, ...], int, DiscId], bool] = {}

    def of_bid(self, state: FurnaceState, seat: int, lot: int, disc: DiscId) -> float:
        """Return what a bid promises, less what the disc could do elsewhere."""
        own, value = self.appraisals[seat], self._value
        card, outbid = own.cards[lot], own.discs[lot][value[disc] + self._bonus[seat]]
        spent = DISC_COST * value[disc]
        top, lost = top_disc(state, lot) if state.bids[lot] else None, 0
        if top is not None:
            if value[disc] <= value[top[1]]:
                return outbid - spent
            if top[0] == seat:
                lost = card - own.discs[lot][value[top[1]] + self._bonus[seat]]
        kept = self.keeps(state, seat, lot, disc) if self._threats else 1.0
        return kept * card + (1 - kept) * outbid - lost - spent

    def keeps(self, state: FurnaceState, seat: int, lot: int, disc: DiscId) -> float:
        """Estimate how likely a leading disc stays the highest, by who wants the lot as well."""
        danger = 0.0
        own = self.appraisals[seat].cards[lot]
        here = [who for who, _ in state.bids[lot]]
        for other, held in enumerate(state.discs):
            if other == seat or not held or other in here:
                continue
            higher = (held & self._higher[disc]).bit_count()
            if higher:
                keen = self.appraisals[other].cards[lot] / own if own > 0 else 1.0
                danger += min(1.0, REACH * higher) * min(1.5, max(0.2, keen))
        return float(HELD**danger)

    def best_bid(self, state: FurnaceState, tastes: Tastes) -> tuple[int, DiscId]:
        """Choose lot and disc for the seat in turn, by what is promised and its taste."""
        seat = state.actor
        held = state.rules.discs_in(state.discs[seat])
        best, found = -1e9, (0, held[0])
        for lot, placed in enumerate(state.bids):
            taste = tastes[seat][lot]
            for disc in held:
                key = (placed, seat, disc)
                fits = self._fits.get(key)
                if fits is None:
                    fits = self._fits[key] = bidding.fits(state, seat, lot, disc)
                if fits:
                    promise = taste + self.of_bid(state, seat, lot, disc)
                    if promise > best:
                        best, found = promise, (lot, disc)
        return found


def draw_tastes(state: FurnaceState, rng: Rng) -> Tastes:
    """Let everybody see a little more or less in every lot."""
    return [[rng.below(TASTE) for _ in state.row] for _ in range(state.players)]


def play_on(state: FurnaceState, bid: Bid, valuation: Valuation, tastes: Tastes) -> FurnaceState:
    """Make a bid and play the auction until no disc is left."""
    table = state.clone()
    effects.place_disc(table, table.actor, table.row.index(bid.card), bid.disc, None)
    while bidding.pass_on(table, None):
        lot, disc = valuation.best_bid(table, tastes)
        effects.place_disc(table, table.actor, lot, disc, None)
    return table


def settled(state: FurnaceState, assessor: Assessor) -> list[int]:
    """Return what all discs together bring to every seat once the lots are settled."""
    tops = [top_disc(state, lot) for lot in range(len(state.row))]
    won: list[tuple[CardId, ...]] = [
        tuple(sorted(state.row[lot] for lot, top in enumerate(tops) if top and top[0] == seat))
        for seat in range(state.players)
    ]
    goods = [assessor.goods(seat) for seat in range(state.players)]
    for lot, card in enumerate(state.row):
        effect = state.rules.compensation[card]
        for owner, disc in state.bids[lot]:
            if owner == AGENT or (owner, disc) == tops[lot]:
                continue
            times = state.rules.discs.value[disc] + state.capitalist(owner).bonus
            if effect.kind == "extract":
                goods[owner] = swapped(goods[owner], effect, times)
                continue
            times = most_times(goods[owner], effect, times)
            after = swapped(goods[owner], effect, times)
            if times and assessor.value(owner, won[owner], after) > assessor.value(
                owner, won[owner], goods[owner]
            ):
                goods[owner] = after
    return [assessor.value(seat, won[seat], goods[seat]) for seat in range(state.players)]
