"""Why a bid: what card or compensation is worth, who else wants it, and the disc it costs."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from brass_desktop.bots.thought import ConsideredTurn, Reason
from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.bots.appraisal import Appraisal
from brass_desktop.games.furnace.bots.auctioning import DISC_COST
from brass_desktop.games.furnace.bots.comparing import Tried
from brass_desktop.games.furnace.bots.reasons import (
    MOST_OPTIONS,
    Facts,
    choose,
    first_good,
    in_money,
)
from brass_desktop.games.furnace.engine.actions import Action
from brass_desktop.games.furnace.engine.ids import Bag, CardId, DiscId
from brass_desktop.games.furnace.engine.planning.search import best_plan
from brass_desktop.games.furnace.engine.planning.task import task_of, usual_worth
from brass_desktop.games.furnace.engine.settling import worth_of_disc
from brass_desktop.games.furnace.engine.state import FurnaceState, top_disc

SURE = 0.85
"""From this chance on a card counts as good as taken."""
HOPELESS = 0.2
"""Below this chance the disc is there to be outbid."""
_WIDTHS = (20,)


@dataclass(frozen=True, slots=True)
class BidReasons:
    """Explains the bids of one seat."""

    table: FurnaceState
    appraisals: Sequence[Appraisal]
    prices: Bag
    """What goods are worth to the seat."""
    share: float
    """How much of a rival's gain counts as an own loss."""

    def options(self, tried: Sequence[Tried]) -> tuple[ConsideredTurn[Action], ...]:
        """Explain the best bid and the best on other lots, compared with the weakest one tried."""
        weakest = min(one.mean for one in tried)
        chosen: dict[CardId, Tried] = {}
        for one in tried:
            chosen.setdefault(one.bid.card, one)
        without = self._production(())
        return tuple(
            ConsideredTurn(
                turn=(one.bid,),
                gain=(one.mean - weakest) / 1000,
                reasons=choose(self._reasons(one, without)),
                changes={},
            )
            for one in [*chosen.values()][:MOST_OPTIONS]
        )

    def _production(self, won: tuple[CardId, ...]) -> int:
        """Return the money of the best production with these cards."""
        task = task_of(self.table, self.table.actor)
        task = replace(task, cards=(*task.cards, *won), fixed_order=False)
        return best_plan(task, usual_worth(self.table), widths=_WIDTHS).money

    def _reasons(self, tried: Tried, without: int) -> Iterator[Reason]:
        lot = self.table.row.index(tried.bid.card)
        yield from self._card(tried, lot, without)
        yield from self._own_disc(tried, lot)
        yield from self._outbid(tried, lot)
        yield from self._rivals(tried, lot)
        yield from self._disc(tried.bid.disc)

    def _card(self, tried: Tried, lot: int, without: int) -> Iterator[Reason]:
        """Tell what winning brings now and later, and how sure it is."""
        card, kept = tried.bid.card, tried.kept
        if kept < HOPELESS:
            return
        name, facts = self.table.rules.cards[card], Facts()
        now = self._production((card,)) - without
        if now > 0:
            yield Reason("card_now", kept * now, {"card": name, "money": now})
        own = self.appraisals[self.table.actor]
        later, rounds = in_money(own.cards[lot]) - now, self.table.rounds - self.table.round
        if later > 0 and rounds:
            facts = {"card": name, "money": later, "rounds": rounds}
            yield Reason("card_later", kept * later, facts)
        chance = round(100 * kept)
        if kept >= SURE:
            yield Reason("kept", 1.0, {"card": name, "chance": chance})
            return
        times = worth_of_disc(self.table, self.table.actor, tried.bid.disc)
        lost = (own.cards[lot] - own.discs[lot][times]) / 1000
        if lost > 0:
            facts = {"card": name, "chance": 100 - chance}
            yield Reason("may_be_lost", -(1 - kept) * lost, facts)

    def _own_disc(self, tried: Tried, lot: int) -> Iterator[Reason]:
        """Tell that the disc beats an own one, which would have taken the card (F-8.4)."""
        top, value = top_disc(self.table, lot), self.table.rules.discs.value
        if top is None or top[0] != self.table.actor:
            return
        if value[tried.bid.disc] > value[top[1]]:
            card = self.table.rules.cards[tried.bid.card]
            yield Reason("gives_up_card", -1.0, {"card": card})

    def _outbid(self, tried: Tried, lot: int) -> Iterator[Reason]:
        """Tell what the disc brings if it is beaten."""
        seat, disc = self.table.actor, tried.bid.disc
        effect = self.table.rules.compensation[tried.bid.card]
        times = worth_of_disc(self.table, seat, disc)
        worth = self.appraisals[seat].discs[lot][times] / 1000 * (1 - tried.kept)
        facts = {"disc": self.table.rules.discs.ids[disc]}
        if effect.kind == "extract":
            good, number = first_good(effect.gain)
            yield Reason("outbid_gains", worth, {**facts, "good": good, "number": number * times})
            return
        # Goods of lots on the left may pay for it, though they are not at hand yet (F-3.7).
        each = _priced(effect.gain, self.prices) - _priced(effect.cost, self.prices)
        worth = max(worth, times * each / 1000 * (1 - tried.kept))
        swap = {"paid": first_good(effect.cost)[0], "gained": first_good(effect.gain)[0]}
        yield Reason("outbid_swaps", worth, {**facts, **swap, "times": times})

    def _rivals(self, tried: Tried, lot: int) -> Iterator[Reason]:
        """Tell who does not get the card, and who may get another one that nobody has bid for."""
        seat, (rival, value) = self.table.actor, self._keenest(lot)
        if tried.kept >= HOPELESS and in_money(value) > 0:
            facts: Facts = {
                "card": self.table.rules.cards[tried.bid.card],
                "rival": int(rival),
                "money": in_money(value),
            }
            gain = self.share * tried.kept * value / 1000
            yield Reason("denies", gain, facts)
        free = [at for at, discs in enumerate(self.table.bids) if not discs and at != lot]
        others = self.table.discs[:seat] + self.table.discs[seat + 1 :]
        if not free or not any(others):
            return
        best = max(free, key=lambda at: self._keenest(at)[1])
        rival, value = self._keenest(best)
        surplus = value - self._keenest(lot)[1]
        if in_money(surplus) > 0:
            card = self.table.rules.cards[self.table.row[best]]
            facts = {"card": card, "rival": int(rival), "money": in_money(value)}
            yield Reason("leaves_card", -self.share * surplus / 2000, facts)

    def _keenest(self, lot: int) -> tuple[Seat, int]:
        """Return the rival to whom a card is worth most, and how much."""
        others = [seat for seat in range(self.table.players) if seat != self.table.actor]
        rival = max(others, key=lambda seat: self.appraisals[seat].cards[lot])
        return Seat(rival), self.appraisals[rival].cards[lot]

    def _disc(self, disc: DiscId) -> Iterator[Reason]:
        """Tell which disc is left for later, or goes."""
        discs, seat = self.table.rules.discs, self.table.actor
        held = self.table.rules.discs_in(self.table.discs[seat])
        highest = max(held, key=lambda one: discs.value[one])
        spare = discs.value[highest] - discs.value[disc]
        if spare:
            yield Reason("keeps_disc", DISC_COST * spare / 2000, {"disc": discs.ids[highest]})
        elif len(held) > 1:
            spent = -DISC_COST * discs.value[disc] / 2000
            yield Reason("spends_disc", spent, {"disc": discs.ids[disc]})


def _priced(goods: Bag, prices: Bag) -> int:
    return sum(number * price for number, price in zip(goods, prices, strict=True))
