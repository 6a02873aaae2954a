"""A bot of any level: it appraises the row, bids, answers, inserts and produces."""

from collections.abc import Sequence
from dataclasses import replace

from brass_desktop.bots.mind import Cancelled, Listen
from brass_desktop.bots.thought import Thought
from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.bots.appraisal import appraise, appraise_printed, swapped
from brass_desktop.games.furnace.bots.assessor import Assessor, TableKey, key_of
from brass_desktop.games.furnace.bots.auctioning import Valuation
from brass_desktop.games.furnace.bots.bid_reasons import BidReasons
from brass_desktop.games.furnace.bots.comparing import Comparison, Tried
from brass_desktop.games.furnace.bots.levels import Level
from brass_desktop.games.furnace.bots.outlook import Surveyor
from brass_desktop.games.furnace.bots.work_reasons import (
    explain_compensations,
    explain_inserts,
    explain_production,
)
from brass_desktop.games.furnace.engine import bidding, oracle, settling
from brass_desktop.games.furnace.engine.actions import (
    END_PRODUCTION,
    Action,
    Bid,
    Compensate,
    Insert,
)
from brass_desktop.games.furnace.engine.ids import AUCTION, INSERTING, SETTLING, CardId
from brass_desktop.games.furnace.engine.observation import Observation
from brass_desktop.games.furnace.engine.planning.search import best_plan
from brass_desktop.games.furnace.engine.planning.task import Plan, Worth, task_of, usual_worth
from brass_desktop.games.furnace.engine.state import FurnaceState, top_disc

_NARROW = (4,)
"""The pass by which places in the chain are compared."""


class Thinker:
    """Thinks with the numbers of a level."""

    def __init__(self, level: Level) -> None:
        self._level = level
        self._surveyor: Surveyor | None = None
        self._assessed: tuple[TableKey, Assessor] | None = None

    def think(self, observation: Observation, seed: int, listen: Listen) -> Thought[Action]:
        """Decide; what it may see is the whole table but for chance."""
        table, rng = observation.table, Rng(seed)
        if listen() == "cancel":
            raise Cancelled
        if table.phase == AUCTION:
            return self._bid(table, rng, listen)
        if table.phase == SETTLING:
            return self._answer(table)
        if table.phase == INSERTING:
            return self._insert(table, observation.seat)
        return self._produce(table, observation.seat, listen)

    def _produce(self, table: FurnaceState, seat: Seat, listen: Listen) -> Thought[Action]:
        """Follow the best plan that is found."""
        only = oracle.without_choice(table)
        if only is not None:
            return Thought(only)
        heard = []

        def go_on() -> bool:
            signal = listen()
            if signal == "cancel":
                raise Cancelled
            if signal == "hurry":
                heard.append(signal)
            return signal == "go_on"

        worth = self._worth(table, seat)
        plan = best_plan(task_of(table, seat), worth, go_on, self._level.widths)
        return Thought(
            plan.steps[0] if plan.steps else END_PRODUCTION,
            explain_production(table, seat, plan, worth) if self._level.explains else (),
            overran=bool(heard),
        )

    def _assess(self, table: FurnaceState) -> Assessor:
        """Return what was found out about this table, or begin anew."""
        key = key_of(table)
        if self._assessed is None or self._assessed[0] != key:
            if self._surveyor is None:
                self._surveyor = Surveyor(table.rules)
            self._assessed = key, Assessor(table, self._surveyor, self._level.horizon)
        return self._assessed[1]

    def _worth(self, table: FurnaceState, seat: Seat, won: Sequence[CardId] = ()) -> Worth:
        """Judge a production, with cards that are yet to come, by all that is reckoned with."""
        if self._level.horizon < 2:
            return usual_worth(table)
        return self._assess(table).worth(seat, tuple(sorted(won)))

    def _answer(self, table: FurnaceState) -> Thought[Action]:
        """Process as often as leaves the best production, with the cards that will be won."""
        seat, effect = table.actor, settling.compensation(table)
        leading = [
            card
            for lot, card in enumerate(table.row)
            if lot >= table.lot and (top := top_disc(table, lot)) is not None and top[0] == seat
        ]
        task, worth = task_of(table, seat), self._worth(table, seat, leading)
        task = replace(task, cards=(*task.cards, *leading), fixed_order=False)
        plans = [
            best_plan(
                replace(task, goods=swapped(task.goods, effect, times)),
                worth,
                widths=self._level.widths[:1],
            )
            for times in range(settling.most_compensation(table) + 1)
        ]
        best = max(range(len(plans)), key=lambda times: plans[times].value)
        if not self._level.explains:
            return Thought(Compensate(best), nodes=len(plans))
        options = explain_compensations(effect, plans, last=table.is_last_round)
        return Thought(Compensate(best), options, nodes=len(plans))

    def _insert(self, table: FurnaceState, seat: Seat) -> Thought[Action]:
        """Put the first new card where the chain produces best once the others have followed."""
        chain, fresh = table.works[seat], table.fresh[seat]
        task, worth = task_of(table, seat), self._worth(table, seat)

        def plan(cards: tuple[CardId, ...]) -> Plan:
            return best_plan(replace(task, cards=cards), worth, widths=_NARROW)

        def followed(cards: tuple[CardId, ...]) -> Plan:
            """Let the other new cards find the best place too, or go to the end unlooked-at."""
            if self._level.horizon < 2:
                return plan((*cards, *fresh[1:]))
            for at, card in enumerate(fresh[1:], 2):
                rest = fresh[at:]
                cards = max(_with(cards, card), key=lambda one: plan((*one, *rest)).value)
            return plan(cards)

        plans = [followed(cards) for cards in _with(chain, fresh[0])]
        best = max(range(len(plans)), key=lambda at: plans[at].value)
        options = explain_inserts(table, fresh[0], plans) if self._level.explains else ()
        return Thought(Insert(fresh[0], best), options, nodes=len(plans))

    def _bid(self, table: FurnaceState, rng: Rng, listen: Listen) -> Thought[Action]:
        level, seat = self._level, table.actor
        bids = list(bidding.bids(table))
        if level.highest:
            highest = max(table.rules.discs.value[bid.disc] for bid in bids)
            bids = [bid for bid in bids if table.rules.discs.value[bid.disc] == highest]
        if len(bids) == 1 and not level.explains:
            return Thought(bids[0])
        valuation = self._valuation(table)
        errors = {bid: (rng.below(2001) - 1000) * level.noise for bid in bids}

        def promise(bid: Bid) -> float:
            lot = table.row.index(bid.card)
            return valuation.of_bid(table, seat, lot, bid.disc) + errors[bid]

        # Of equal ones the first; a sort by value alone is stable.
        ranked = sorted(bids, key=promise, reverse=True)
        if not level.candidates:
            return Thought(ranked[0], nodes=len(bids))
        tried = [Tried(bid, errors[bid]) for bid in ranked[: level.candidates]]
        compared = Comparison(table, tried, valuation, self._assess(table), level)
        compared.run(rng, listen)
        return Thought(
            tried[0].bid,
            self._bid_reasons(table, valuation).options(tried) if level.explains else (),
            nodes=compared.nodes,
            worlds=compared.worlds,
            overran=compared.overran,
        )

    def _bid_reasons(self, table: FurnaceState, valuation: Valuation) -> BidReasons:
        share = self._level.rivals / (table.players - 1)
        prices = self._assess(table).worth(table.actor).goods
        return BidReasons(table, valuation.appraisals, prices, share)

    def _valuation(self, table: FurnaceState) -> Valuation:
        """Appraise the row for the own seat, and for the others if they are minded."""
        level, own = self._level, table.actor
        appraisals = [
            appraise(table, Seat(seat), self._assess(table))
            if level.horizon and (seat == own or level.rivals)
            else appraise_printed(table, Seat(seat))
            for seat in range(table.players)
        ]
        return Valuation(table, appraisals, threats=level.threats)


def _with(chain: tuple[CardId, ...], card: CardId) -> list[tuple[CardId, ...]]:
    """Put a card into every place of a chain."""
    return [(*chain[:at], card, *chain[at:]) for at in range(len(chain) + 1)]
