"""A bot of any level: it appraises the row, bids, answers, inserts and produces."""

from dataclasses import replace

from brass_desktop.bots.mind import Cancelled, Listen
from brass_desktop.bots.thought import Thought
from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.bots.appraisal import appraise, worth_for
from brass_desktop.games.furnace.bots.auctioning import Valuation, play_on
from brass_desktop.games.furnace.bots.levels import Level
from brass_desktop.games.furnace.engine import bidding, oracle, settling
from brass_desktop.games.furnace.engine.actions import (
    END_PRODUCTION,
    Action,
    Bid,
    Compensate,
    Insert,
)
from brass_desktop.games.furnace.engine.bags import added, multiplied, taken
from brass_desktop.games.furnace.engine.ids import AUCTION, INSERTING, SETTLING
from brass_desktop.games.furnace.engine.observation import Observation, determinize
from brass_desktop.games.furnace.engine.planning.search import best_plan
from brass_desktop.games.furnace.engine.planning.task import Worth, task_of, usual_worth
from brass_desktop.games.furnace.engine.state import FurnaceState, top_disc

_NARROW = (4,)
"""The pass by which cards and goods are appraised."""


class Thinker:
    """Thinks with the numbers of a level."""

    def __init__(self, level: Level) -> None:
        self._level = level

    def think(self, observation: Observation, seed: int, listen: Listen) -> Thought[Action]:
        """Decide; what it may see is the whole table but for chance."""
        table, rng = observation.table, Rng(seed)
        if listen() == "cancel":
            raise Cancelled
        if table.phase == AUCTION:
            return self._bid(table, rng, listen)
        if table.phase == SETTLING:
            return Thought(self._answer(table))
        if table.phase == INSERTING:
            return Thought(self._insert(table, observation.seat))
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

        plan = best_plan(task_of(table, seat), self._worth(table), go_on, self._level.widths)
        action = plan.steps[0] if plan.steps else END_PRODUCTION
        return Thought(action, overran=bool(heard))

    def _worth(self, table: FurnaceState) -> Worth:
        return worth_for(table) if self._level.invests else usual_worth(table)

    def _answer(self, table: FurnaceState) -> Compensate:
        """Process as often as leaves the best production, with the cards that will be won."""
        seat, effect, worth = table.actor, settling.compensation(table), self._worth(table)
        leading = [
            card
            for lot, card in enumerate(table.row)
            if lot >= table.lot and (top := top_disc(table, lot)) is not None and top[0] == seat
        ]
        task = task_of(table, seat)
        task = replace(task, cards=(*task.cards, *leading), fixed_order=False)

        def value(times: int) -> int:
            paid = taken(task.goods, multiplied(effect.cost, times))
            goods = added(paid, multiplied(effect.gain, times))
            return best_plan(replace(task, goods=goods), worth, widths=self._level.widths[:1]).value

        return Compensate(max(range(settling.most_compensation(table) + 1), key=value))

    def _insert(self, table: FurnaceState, seat: Seat) -> Insert:
        """Put the first new card where the chain produces best, the others at its end."""
        chain, fresh = table.works[seat], table.fresh[seat]
        task, worth = task_of(table, seat), self._worth(table)

        def value(at: int) -> int:
            cards = (*chain[:at], fresh[0], *chain[at:], *fresh[1:])
            return best_plan(replace(task, cards=cards), worth, widths=_NARROW).value

        return Insert(fresh[0], max(range(len(chain) + 1), key=value))

    def _bid(self, table: FurnaceState, rng: Rng, listen: Listen) -> Thought[Action]:
        level, seat = self._level, table.actor
        bids = list(bidding.bids(table))
        if len(bids) == 1:
            return Thought(bids[0])
        valuation = self._valuation(table)

        def promise(bid: Bid) -> float:
            error = (rng.below(2001) - 1000) * level.noise
            return valuation.of_bid(table, seat, table.row.index(bid.card), bid.disc) + error

        ranked = sorted(((promise(bid), -at, bid) for at, bid in enumerate(bids)), reverse=True)
        best = [bid for _, _, bid in ranked]
        if not level.candidates:
            return Thought(best[0], nodes=len(bids))
        return self._played_on(table, best[: level.candidates], valuation, rng, listen)

    def _valuation(self, table: FurnaceState) -> Valuation:
        level, seat = self._level, table.actor
        knows = level.rivals > 0
        appraisals = [
            appraise(
                table,
                Seat(other),
                level.appraisal,
                plans=level.appraises and (other == seat or knows),
            )
            for other in range(table.players)
        ]
        return Valuation(appraisals, threats=level.threats)

    def _played_on(
        self, table: FurnaceState, bids: list[Bid], valuation: Valuation, rng: Rng, listen: Listen
    ) -> Thought[Action]:
        """Compare the best bids by playing the auction on, each with the same chances."""
        seat, share = table.actor, self._level.rivals / (table.players - 1)
        totals = [0.0] * len(bids)
        rounds = 0
        overran = False
        for number in range(self._level.rollouts):
            signal = listen()
            if signal == "cancel":
                raise Cancelled
            if signal == "hurry" and rounds:
                overran = True
                break
            chances = rng.next64()
            for at, bid in enumerate(bids):
                world = determinize(Observation(seat, table), Rng(chances))
                gains = play_on(world, bid, valuation, Rng(chances ^ number))
                totals[at] += gains[seat] * (1 + share) - share * sum(gains)
            rounds += 1
        best = max(range(len(bids)), key=lambda at: totals[at])
        return Thought(bids[best], nodes=rounds * len(bids), worlds=rounds, overran=overran)
