"""Where all money came from, what every card did and what discs brought, counted from the log."""

from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.engine import events as ev
from brass_desktop.games.furnace.engine.game import FurnaceSession
from brass_desktop.games.furnace.engine.ids import AGENT, EMPTY, GOODS, PRODUCTION, Bag, CardId
from brass_desktop.games.furnace.engine.planning.past import PastProduction, past_productions
from brass_desktop.games.furnace.engine.planning.search import best_plan
from brass_desktop.games.furnace.engine.planning.task import KEPT, Worth, task_of
from brass_desktop.games.furnace.engine.state import FurnaceState

MIXED: Final = "mixed"
SOURCES: Final = (*GOODS, MIXED)
"""What money is made of: one good, or several sold together."""
_MONEY_ALONE: Final = Worth(goods=EMPTY)
_WIDTHS: Final = (20, 200)
"""How far a best order is sought for the result, which nobody should have to wait for."""


@dataclass(slots=True)
class CardTally:
    """What one card did for its owner."""

    won: int
    """The round in which it came; a start-up card is there from the first."""
    runs: int = 0
    made: int = 0
    earned: int = 0
    upgraded_in: int = 0
    """The round of its upgrade, 0 for never."""


@dataclass(slots=True)
class SeatTally:
    """Everything counted for one seat."""

    sold: Counter[str] = field(default_factory=Counter)
    """Money by source."""
    cards: dict[CardId, CardTally] = field(default_factory=dict)
    placed: int = 0
    """Discs bid."""
    won: int = 0
    compensation: list[int] = field(default_factory=lambda: [0] * len(GOODS))
    """Goods that outbid discs brought, what was given for them taken off."""
    productions: list[tuple[PastProduction, int]] = field(default_factory=list)
    """With the most money that was found in each afterwards."""

    @property
    def worth_of_compensation(self) -> int:
        """Add the goods up, each by what one is worth that is kept."""
        return sum(map(int.__mul__, self.compensation, KEPT.goods))


def count(session: FurnaceSession) -> list[SeatTally]:
    """Count the whole log, by seat."""
    first = session.at(0)
    tallies = [SeatTally() for _ in range(first.players)]
    for tally, works in zip(tallies, first.works, strict=True):
        tally.cards = {card: CardTally(first.round) for card in works}
    for index, entry in enumerate(session.log):
        for event in entry.events:
            _note(tallies, session.at(index), event)
    for past in past_productions(session):
        best = max(past.money, possible_money(session.at(past.began), past.seat))
        tallies[past.seat].productions.append((past, best))
    return tallies


def _note(tallies: list[SeatTally], before: FurnaceState, event: ev.Event) -> None:
    match event:
        case ev.DiscPlaced(owner=owner) if owner != AGENT:
            tallies[owner].placed += 1
        case ev.CardTaken(seat, _, card):
            tallies[seat].won += 1
            tallies[seat].cards[card] = CardTally(before.round)
        case ev.Compensated():
            held = tallies[event.seat].compensation
            for good, (paid, gained) in enumerate(zip(event.paid, event.gained, strict=True)):
                held[good] += gained - paid
        case ev.CardRun(seat, card) | ev.CardRepeated(seat, card, _):
            tallies[seat].cards[card].runs += 1
        case ev.EffectRun():
            tally = tallies[event.seat]
            tally.cards[event.card].made += sum(event.gained)
            tally.cards[event.card].earned += event.money
            if event.money:
                tally.sold[source_of(event.paid)] += event.money
        case ev.CardUpgraded(seat, card, _):
            tallies[seat].cards[card].upgraded_in = before.round
        case _:
            pass


def source_of(paid: Bag) -> str:
    """Name what was sold."""
    kinds = [good for good, number in zip(GOODS, paid, strict=True) if number]
    return kinds[0] if len(kinds) == 1 else MIXED


@lru_cache(maxsize=64)
def possible_money(state: FurnaceState, seat: Seat) -> int:
    """Find the most money of a production that begins here; positions of a log do not change."""
    assert state.phase == PRODUCTION, "only a production has an order"
    return best_plan(task_of(state, seat), _MONEY_ALONE, widths=_WIDTHS).money
