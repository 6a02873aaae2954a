"""What a card of the row would bring to a production, and what its compensation would."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.engine import settling
from brass_desktop.games.furnace.engine.actions import Compensate
from brass_desktop.games.furnace.engine.bags import multiplied
from brass_desktop.games.furnace.engine.forecast import compensations, forecast
from brass_desktop.games.furnace.engine.ids import Bag, CardId, DiscId
from brass_desktop.games.furnace.engine.planning.gaps import best_placed
from brass_desktop.games.furnace.engine.planning.search import WIDTHS, GoOn, always, best_plan
from brass_desktop.games.furnace.engine.planning.task import (
    Plan,
    ProductionTask,
    Worth,
    task_of,
    usual_worth,
)
from brass_desktop.games.furnace.engine.state import FurnaceState

_MOST_PLACINGS: Final = 60
"""So many chains are looked at for each lot: two new cards among six."""


@dataclass(frozen=True, slots=True)
class OutbidPlan:
    """What a disc brings on a lot if it is beaten there."""

    disc: DiscId
    times: int
    """As often as disc and goods allow."""
    paid: Bag
    gained: Bag
    money: int
    """Of the production that follows, without the card."""


@dataclass(frozen=True, slots=True)
class LotPlan:
    """A card of the row: the production with it and without it, compensations counted in."""

    lot: int
    card: CardId
    with_card: Plan
    without: Plan
    upgraded: bool
    """Whether the best production upgrades it at once."""
    upgrade_gain: int
    """The money which that brings; nothing where it is not upgraded."""
    unsold: Bag
    """Goods left over with the card that no own card could ever take."""
    outbid: tuple[OutbidPlan, ...]
    """By disc still at hand, ascending."""

    @property
    def gain(self) -> int:
        """The money that the card brings more."""
        return self.with_card.money - self.without.money


def plan_lot(
    state: FurnaceState,
    seat: Seat,
    lot: int,
    go_on: GoOn = always,
    widths: Sequence[int] = WIDTHS,
) -> LotPlan:
    """Plan for one lot, everything else being settled as it is forecast now."""
    search = _Search(state, seat, go_on, widths)
    card, task = state.row[lot], search.task_without(lot)
    with_card, without = search.plan(task, card), search.plan(task)
    upgraded = any(card in step.upgrades for step in with_card.steps)
    upgrade_gain = 0
    if upgraded:
        basic = search.plan(replace(task, kept_basic=1 << card), card)
        upgrade_gain = with_card.money - basic.money
    outbid = tuple(search.outbid(lot, disc) for disc in _discs(state, seat))
    unsold = _unsold(replace(task, cards=(*task.cards, card)), with_card)
    return LotPlan(lot, card, with_card, without, upgraded, upgrade_gain, unsold, outbid)


def plan_answers(
    state: FurnaceState, go_on: GoOn = always, widths: Sequence[int] = WIDTHS
) -> Iterator[Plan]:
    """Yield the production to which each answer of the seat that is asked leads, none first."""
    seat = state.actor
    for times in range(settling.most_compensation(state) + 1):
        after = state.clone()
        settling.answer(after, Compensate(times), None)
        search = _Search(after, seat, go_on, widths)
        yield search.plan(search.task_without(None))


class _Search:
    """Productions of one seat after the lots are settled as forecast."""

    def __init__(self, state: FurnaceState, seat: Seat, go_on: GoOn, widths: Sequence[int]) -> None:
        self._state, self._seat = state, seat
        self._go_on, self._widths = go_on, widths
        self._worth: Worth = usual_worth(state)

    def task_without(self, lot: int | None, *beaten: DiscId) -> ProductionTask:
        """Return the production to come without a card, only these own discs beaten there."""
        state, seat = self._state, self._seat
        coming = [
            one.card
            for one in forecast(state)
            if one.taker == seat and one.lot >= max(state.lot, 0) and one.lot != lot
        ]
        task = task_of(state, seat)
        supposed = {} if lot is None else {lot: beaten}
        goods = compensations(state, seat, supposed).goods
        return replace(task, cards=(*task.cards, *coming), goods=goods)

    def plan(self, task: ProductionTask, card: CardId | None = None) -> Plan:
        """Search the best production, with one more card if it is named."""
        cards = task.cards if card is None else (*task.cards, card)
        chain = self._state.works[self._seat]
        fresh = cards[len(chain) :]
        if task.fixed_order and fresh:
            return best_placed(task, chain, fresh, self._worth, self._go_on, _MOST_PLACINGS)
        return best_plan(replace(task, cards=cards), self._worth, self._go_on, self._widths)

    def outbid(self, lot: int, disc: DiscId) -> OutbidPlan:
        """Plan with the compensation of a disc instead of the card."""
        claims = compensations(self._state, self._seat, {lot: (disc,)}).claims
        (claim,) = (one for one in claims if one.lot == lot)
        effect = self._state.rules.compensation[self._state.row[lot]]
        paid, gained = (multiplied(side, claim.times) for side in (effect.cost, effect.gain))
        plan = self.plan(self.task_without(lot, disc))
        return OutbidPlan(disc, claim.times, paid, gained, plan.money)


def _discs(state: FurnaceState, seat: Seat) -> list[DiscId]:
    value = state.rules.discs.value
    return sorted(state.rules.discs_in(state.discs[seat]), key=lambda disc: (value[disc], disc))


def _unsold(task: ProductionTask, plan: Plan) -> Bag:
    """Return what is left at the end and is the input of no line of these cards."""
    upgraded = task.upgraded | sum(1 << card for step in plan.steps for card in step.upgrades)
    wanted = [0, 0, 0, 0]
    for card in task.cards:
        for line in task.rules.effects(card, upgraded):
            wanted = [one + cost for one, cost in zip(wanted, line.cost, strict=True)]
    coal, iron, oil, upgrade = (
        0 if uses else left for left, uses in zip(plan.goods, wanted, strict=True)
    )
    return coal, iron, oil, upgrade
