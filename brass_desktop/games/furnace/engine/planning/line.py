"""The cards of a line whose order somebody has chosen, some of its numbers pinned.

Every place of the line is a number of its own, so that a card may stand there twice: the second
time its owner's capitalist repeats it (F-8.2). A pinned line is carried out so often or, where the
goods do not allow it, as often as they do.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from brass_desktop.games.furnace.engine.actions import Activate, Activation, Repeat
from brass_desktop.games.furnace.engine.bags import added, covers, most_times, taken
from brass_desktop.games.furnace.engine.ids import Bag, CardId
from brass_desktop.games.furnace.engine.planning.balance import goods_at_start
from brass_desktop.games.furnace.engine.planning.floor import (
    Floor,
    FloorKey,
    LinesRun,
    RunOutcome,
    bits,
)
from brass_desktop.games.furnace.engine.planning.task import ProductionTask, Worth
from brass_desktop.games.furnace.engine.producing import after_line, most_upgrades, upgrade_price
from brass_desktop.games.furnace.engine.ruleset import Effect

BROKEN_PIN: Final = 1 << 40
"""What it costs that a pinned number falls short by one: more than anything can bring."""


@dataclass(frozen=True, slots=True)
class PlannedRun:
    """A card in a planned line, and what its owner has fixed there."""

    card: CardId
    again: bool = False
    """Whether it runs here a second time; its first run is on the left or has been already."""
    times: tuple[int | None, ...] = ()
    """By line: the pinned number, None for whatever is best; lines not named are free."""
    upgrades: tuple[CardId, ...] | None = None
    """The pinned upgrades, None for whatever is best."""

    def pin(self, line: int) -> int | None:
        """Return the pinned number of a line."""
        return self.times[line] if line < len(self.times) else None


class LineFloor(Floor):
    """A task with the places of a line numbered from 0, then the cards that run no more."""

    def __init__(self, task: ProductionTask, line: Sequence[PlannedRun], worth: Worth) -> None:
        standing = {place.card for place in line if not place.again}
        others = tuple(card for card in task.cards if card not in standing)
        cards = (*(place.card for place in line), *others)
        super().__init__(
            replace(task, cards=cards, fixed_order=True, may_repeat=False),
            worth,
        )
        self._line = tuple(line)
        self.basic = [self._pinned(number, side) for number, side in enumerate(self.basic)]
        self.upgraded = [self._pinned(number, side) for number, side in enumerate(self.upgraded)]
        self._join_runs_of_a_card()
        for place in line:
            self.wanted |= sum(1 << self._lead[card] for card in place.upgrades or ())

    def _pinned(self, number: int, side: tuple[Effect, ...]) -> tuple[Effect, ...]:
        """Take a pinned number for the limit of its line."""
        if number >= len(self._line):
            return side
        pins = [self._line[number].pin(line) for line in range(len(side))]
        return tuple(
            effect
            if pin is None or effect.kind != "process"
            else effect._replace(limit=min(pin, effect.limit))
            for effect, pin in zip(side, pins, strict=True)
        )

    def _join_runs_of_a_card(self) -> None:
        """Let both runs of a card be upgraded together, for one price."""
        self._lead: dict[CardId, int] = {}
        for number, card in enumerate(self.task.cards):
            lead = self._lead.setdefault(card, number)
            if lead != number:
                self.turned[lead] |= 1 << number
                self.pays_upgrade &= ~(1 << number)
                self.upgrade_worth[number] = 0
                self.wanted &= ~(1 << number)

    def root(self) -> FloorKey:
        """Return where the line begins: what does not stand in it has run."""
        everything = (1 << self.count) - 1
        places = (1 << len(self._line)) - 1
        return everything & ~places, super().root()[1], False

    def lead(self, number: int) -> int:
        """Return the first number of a card."""
        return self._lead[self.task.cards[number]]

    def price_of_place(self, number: int) -> Bag | None:
        """Return what has to be paid before the first line: a repeat costs something."""
        again = number < len(self._line) and self._line[number].again
        return self.task.capitalist.repeat_cost if again else None

    def consumed(self, key: FloorKey) -> Bag:
        """Return how much of each good can be used up at most; repeats to come are paid for too."""
        total, price = super().consumed(key), self.task.capitalist.repeat_cost
        if price is not None:
            for number, place in enumerate(self._line):
                if place.again and not key[0] >> number & 1:
                    total = added(total, price)
        return total

    def outcomes(self, card: int, key: FloorKey, goods: Bag) -> Iterator[RunOutcome]:
        """Yield what running the card at a place may lead to; an unpaid repeat is left out."""
        again = card < len(self._line) and self._line[card].again
        price = self.task.capitalist.repeat_cost
        if again and (price is None or not covers(goods, price)):
            yield goods, -BROKEN_PIN, (), 0
        else:
            yield from super().outcomes(card, key, goods_at_start(self.task, goods, again=again))

    def processed(self, card: int, at: int, effect: Effect, way: LinesRun) -> Iterator[LinesRun]:
        """Yield what comes of a line; a pinned one leaves no choice."""
        if self._line[card].pin(at) is None:
            yield from super().processed(card, at, effect, way)
            return
        goods, value, times = way
        number = most_times(goods, effect, effect.limit)
        value += self.worth.money * effect.money * number
        value -= BROKEN_PIN * (effect.limit - number)
        yield after_line(goods, effect, number), value, (*times, number)

    def with_upgrades(
        self, card: int, key: FloorKey, line: Effect, way: LinesRun
    ) -> Iterator[RunOutcome]:
        """Yield what upgrades lead to; pinned ones are made as far as they can be paid."""
        pinned = self._line[card].upgrades
        if pinned is None:
            yield from super().with_upgrades(card, key, line, way)
            return
        (goods, value, times), capitalist = way, self.task.capitalist
        wanted = [self._lead[one] for one in pinned if not key[1] >> self._lead[one] & 1]
        number = most_upgrades(goods, line, capitalist, len(wanted))
        for _ in range(number):
            goods = taken(goods, upgrade_price(goods, line, capitalist))
        value += sum(self.upgrade_worth[one] for one in wanted[:number])
        value -= BROKEN_PIN * (len(wanted) - number)
        yield goods, value, times, sum(self.turned[one] for one in wanted[:number])

    def worth_upgrading(self, key: FloorKey) -> tuple[int, int]:
        """Mask the companies that an upgrade may serve, each by the first of its places."""
        run, upgraded, _ = key
        useful = 0
        for lead in bits(self.pays_upgrade):
            unbuilt = self.turned[lead] & ~upgraded
            if unbuilt & ~run or unbuilt & self.wanted:
                useful |= 1 << lead
        return useful, 0

    def activation(
        self, card: int, again: bool, times: tuple[int, ...], upgrades: int
    ) -> Activation | None:
        """Return the step of a place as an action, None for a repeat that was left out."""
        if not times:
            return None
        step = super().activation(card, again, times, upgrades)
        assert step is not None, "a card that runs is an action"
        kind = Repeat if self._line[card].again else Activate
        return kind(step.card, step.times, step.upgrades)
