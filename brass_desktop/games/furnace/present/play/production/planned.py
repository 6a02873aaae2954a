"""A production as its owner sees it: what has run, then what would run by the line as it stands."""

from dataclasses import dataclass
from functools import cached_property

from brass_desktop.core.types import Refusal
from brass_desktop.games.furnace.engine.actions import Activation
from brass_desktop.games.furnace.engine.bags import most_times, multiplied, taken
from brass_desktop.games.furnace.engine.ids import Bag, CardId
from brass_desktop.games.furnace.engine.producing import (
    after_line,
    most_upgrades,
    upgrade_price,
    upgradeable,
)
from brass_desktop.games.furnace.engine.ruleset import Effect
from brass_desktop.games.furnace.present.play.production.line import ProductionLine, place_of
from brass_desktop.games.furnace.present.play.production.phase import Phase, Step

Stock = tuple[Bag, int]
"""Goods and money."""


@dataclass(frozen=True, slots=True)
class Count:
    """One line of a card at its place, as it would be carried out."""

    effect: Effect
    times: int
    wanted: int
    """What its owner has pinned, else the same."""
    limit: int
    most: int
    """How often the stock allows it by then, whatever the lines above it leave."""
    pinned: bool
    goods: Bag
    """What is in stock before it."""
    price: Bag
    """What one time costs; for upgrades what the next one would cost (F-8.6)."""

    @property
    def pays_as_printed(self) -> bool:
        """Tell whether the next time costs what the card says, or what stands in for it."""
        return self.price == self.effect.cost

    def top(self, *, next_to_run: bool) -> int:
        """Return how far the number may be raised: a later card may still come to more goods."""
        return min(self.most, self.limit) if next_to_run else self.limit

    @property
    def missing(self) -> tuple[int, int] | None:
        """The good that a pinned number is short of, and by how many; None when it is paid."""
        if self.times >= self.wanted:
            return None
        needed = multiplied(self.price, self.wanted - self.times)
        left = self._left
        return next(
            (good, needed[good] - left[good])
            for good in range(len(needed))
            if needed[good] > left[good]
        )

    @property
    def _left(self) -> Bag:
        if self.effect.kind == "upgrade":
            return self.goods
        return after_line(self.goods, self.effect, self.times)


@dataclass(frozen=True)
class Planned:
    """The steps of a phase with the line they come from; `steps` begin with what has run."""

    phase: Phase
    line: ProductionLine
    steps: tuple[Step, ...]

    @property
    def run(self) -> int:
        """How many places have run."""
        return len(self.phase.run)

    @property
    def next(self) -> Step | None:
        """The step that runs next."""
        return self.steps[self.run] if self.run < len(self.steps) else None

    @property
    def start(self) -> Stock:
        """Goods and money when the phase began."""
        return self.phase.start.goods[self.phase.seat], self.phase.start.money[self.phase.seat]

    @property
    def end(self) -> Stock:
        """Goods and money after the last step."""
        return self.steps[-1].stock if self.steps else self.start

    @property
    def gained(self) -> int:
        """The money of the phase."""
        return self.end[1] - self.start[1]

    def at_end(self, *, watched: bool) -> Stock:
        """Return goods and money after the last step; for others after the last that has run."""
        return self.stock_before(self.run) if watched else self.end

    def stock_before(self, at: int) -> Stock:
        """Return goods and money before a step."""
        return self.steps[at - 1].stock if at else self.start

    @cached_property
    def upgraded_in(self) -> dict[CardId, int]:
        """By company: the place that upgrades it in this phase."""
        return {card: at for at, step in enumerate(self.steps) for card in step.action.upgrades}

    def upgrades_at(self, at: int) -> bool:
        """Tell whether the card at a place upgrades others."""
        step = self.steps[at]
        return any(line.kind == "upgrade" for line in step.before.effects(step.place.card))

    def counts(self, at: int) -> tuple[Count, ...]:
        """Return the active lines of a card at its place."""
        step, goods = self.steps[at], self._goods_at_first_line(at)
        within = {goods}
        found = []
        for number, effect in enumerate(step.before.effects(step.place.card)):
            if effect.kind == "upgrade":
                found.append(self._upgrades(at, effect, goods, within))
                break
            count = self._count(at, number, effect, goods, within)
            found.append(count)
            within = self._reachable(at, number, effect, within)
            goods = after_line(goods, effect, count.times)
        return tuple(found)

    def _goods_at_first_line(self, at: int) -> Bag:
        step, seat = self.steps[at], self.phase.seat
        goods, price = step.before.goods[seat], step.before.capitalist(seat).repeat_cost
        return taken(goods, price) if step.place.again and price is not None else goods

    def _count(self, at: int, number: int, effect: Effect, goods: Bag, within: set[Bag]) -> Count:
        times = self.steps[at].action.times[number]
        pin = self._pin(at, number)
        return Count(
            effect=effect,
            times=times,
            wanted=times if pin is None else pin,
            limit=effect.limit,
            most=max(most_times(held, effect, effect.limit) for held in within),
            pinned=pin is not None,
            goods=goods,
            price=effect.cost,
        )

    def _pin(self, at: int, number: int) -> int | None:
        return self.line.pins.get((self.steps[at].place, number)) if at >= self.run else None

    def _reachable(self, at: int, number: int, effect: Effect, within: set[Bag]) -> set[Bag]:
        """Return the goods that may be left after a line, whatever follows the order in it."""
        pin = 1 if effect.kind == "extract" else self._pin(at, number)
        found = set()
        for goods in within:
            most = most_times(goods, effect, effect.limit)
            tried = range(most + 1) if pin is None else (min(pin, most),)
            found |= {after_line(goods, effect, times) for times in tried}
        return found

    def _upgrades(self, at: int, effect: Effect, goods: Bag, within: set[Bag]) -> Count:
        step, seat = self.steps[at], self.phase.seat
        capitalist = step.before.capitalist(seat)
        chosen = self.line.upgrades.get(step.place) if at >= self.run else None
        times, limit = len(step.action.upgrades), len(upgradeable(step.before, seat))
        for _ in step.action.upgrades:
            goods = taken(goods, upgrade_price(goods, effect, capitalist))
        return Count(
            effect=effect,
            times=times,
            wanted=times if chosen is None else len(chosen),
            limit=limit,
            most=max(most_upgrades(held, effect, capitalist, limit) for held in within),
            pinned=chosen is not None,
            goods=goods,
            price=upgrade_price(goods, effect, capitalist),
        )


def pinned_as(line: ProductionLine, planned: Planned, action: Activation) -> ProductionLine:
    """Pin the numbers of one step."""
    place = place_of(action)
    kinds = [count.effect.kind for count in planned.counts(planned.line.order.index(place))]
    for number, times in enumerate(action.times):
        if kinds[number] == "process":
            line = line.pinned((place, number), times)
    return line.choosing(place, action.upgrades) if "upgrade" in kinds else line


def left_behind(planned: Planned, at: int) -> Refusal:
    """Say that a card was left behind (F-4.3)."""
    card = planned.steps[at].place.card
    return Refusal("run.closed", "F-4.3", {"card": card, "step": at + 1})
