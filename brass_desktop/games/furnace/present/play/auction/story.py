"""What the lots settled so far have come to, read from the log alone."""

from collections.abc import Iterator
from dataclasses import dataclass

from brass_desktop.games.furnace.engine.actions import Bid, Compensate
from brass_desktop.games.furnace.engine.bags import added, taken
from brass_desktop.games.furnace.engine.events import CardBoxed, CardTaken, Compensated
from brass_desktop.games.furnace.engine.game import FurnaceSession
from brass_desktop.games.furnace.engine.ids import AGENT, EMPTY, Bag
from brass_desktop.games.furnace.engine.state import top_disc
from brass_desktop.games.furnace.present.play.auction.seen import Seen
from brass_desktop.games.furnace.present.text import auction as words
from brass_desktop.games.furnace.present.viewmodel.auction import PaidView, SoFar, StoryView


@dataclass(frozen=True, slots=True)
class Paid:
    """A compensation that was given; `asked` tells whether its owner had a choice."""

    event: Compensated
    asked: bool


@dataclass(frozen=True, slots=True)
class SettledLots:
    """Everything that settling has brought so far in this round."""

    paid: tuple[Paid, ...]
    ends: dict[int, CardTaken | CardBoxed]
    """By lot: where its card went."""

    def on(self, lot: int) -> tuple[Paid, ...]:
        """Return what was given on a lot, in the order it was."""
        return tuple(paid for paid in self.paid if paid.event.lot == lot)

    def goods(self, seat: int) -> Bag:
        """Return what a seat has got, less what it gave for it."""
        total = EMPTY
        for event in (paid.event for paid in self.paid if paid.event.seat == seat):
            total = taken(added(total, event.gained), event.paid)
        return total


def settled_so_far(session: FurnaceSession) -> SettledLots:
    """Read the events since the last bid of the auction that is being settled."""
    paid, ends = list[Paid](), dict[int, CardTaken | CardBoxed]()
    for event, asked in _events(session):
        match event:
            case Compensated():
                paid.append(Paid(event, asked))
            case CardTaken() | CardBoxed():
                ends[event.lot] = event
            case _:
                pass
    return SettledLots(tuple(paid), ends)


def _events(session: FurnaceSession) -> Iterator[tuple[object, bool]]:
    """Yield events of settling; the first one of an answer is what was answered."""
    log = session.log
    last_bid = next((n for n in reversed(range(len(log))) if isinstance(log[n].action, Bid)), 0)
    for entry in log[last_bid:]:
        for number, event in enumerate(entry.events):
            yield event, number == 0 and isinstance(entry.action, Compensate)


def story_of(seen: Seen, settled: SettledLots, lot: int) -> StoryView:
    """Tell on an empty place what became of its card and of the beaten discs."""
    end, top = settled.ends[lot], top_disc(seen.state, lot)
    name = seen.naming.card(seen.state.row[lot])
    paid = tuple(_paid(seen, one) for one in settled.on(lot))
    if top is None:
        return StoryView(name, words.UNSOLD(), words.LEFT_GAME(), "", paid)
    detail = words.WITH(value=seen.value(top[1]))
    if isinstance(end, CardBoxed):
        return StoryView(name, words.BOXED(), detail, seen.colour(AGENT), paid)
    to = words.TO(name=seen.name(end.seat))
    return StoryView(name, to, detail, seen.colour(end.seat), paid)


def _paid(seen: Seen, paid: Paid) -> PaidView:
    event = paid.event
    said = "" if event.times else words.declined() if paid.asked else words.cannot_trade()
    own = event.seat == seen.seat
    return PaidView(seen.colour(event.seat), own, event.gained, event.paid, said)


def so_far(seen: Seen, settled: SettledLots) -> tuple[SoFar, ...]:
    """Sum up for every seat what settling has brought."""
    sums = [(seat, settled.goods(seat)) for seat in range(seen.state.players)]
    return tuple(
        SoFar(seen.colour(seat), goods, "" if any(goods) else words.NOTHING_YET())
        for seat, goods in sums
    )
