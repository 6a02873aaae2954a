"""The cards of a task by small numbers: what may sensibly run next, and what comes of it.

A card that only extracts runs as early as it can, one that only sells as late as it can: goods that
come sooner or go later never harm. An order that breaks this can be changed into one that does not
and ends at least as well, so the others need not be looked at.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations

from brass_desktop.games.furnace.engine.actions import Activate, Activation, Repeat
from brass_desktop.games.furnace.engine.bags import (
    added,
    covers,
    most_of,
    most_times,
    multiplied,
    taken,
)
from brass_desktop.games.furnace.engine.ids import EMPTY, Bag
from brass_desktop.games.furnace.engine.planning.task import ProductionTask, Worth
from brass_desktop.games.furnace.engine.producing import most_upgrades, upgrade_price
from brass_desktop.games.furnace.engine.ruleset import Effect

FloorKey = tuple[int, int, bool]
"""Which cards have run, which are upgraded, and whether a repeat is still to be had."""
LinesRun = tuple[Bag, int, tuple[int, ...]]
"""What the first lines of a card lead to: goods, value gained, their numbers."""
RunOutcome = tuple[Bag, int, tuple[int, ...], int]
"""What running a card leads to: goods, value gained, its numbers, the mask of upgraded cards."""


def bits(mask: int) -> Iterator[int]:
    """Yield the numbers in a mask, ascending."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def _mask(flags: Iterable[bool]) -> int:
    return sum(1 << at for at, flag in enumerate(flags) if flag)


def _extracts(effect: Effect) -> bool:
    return effect.kind == "extract"


def _sells(effect: Effect) -> bool:
    return effect.kind == "process" and effect.gain == EMPTY


def _use(lines: tuple[Effect, ...]) -> Bag:
    """Return what lines use up at most."""
    total = EMPTY
    for line in lines:
        if line.kind == "process":
            total = added(total, multiplied(line.cost, line.limit))
    return total


class Floor:
    """A task with its cards numbered from 0, in the order of the task."""

    def __init__(self, task: ProductionTask, worth: Worth) -> None:
        rules = task.rules
        self.task, self.worth, self.count = task, worth, len(task.cards)
        self.basic = [rules.basic_side[card] for card in task.cards]
        self.upgraded = [rules.upgraded_side[card] for card in task.cards]
        self.companies = _mask(rules.is_company(card) for card in task.cards)
        self.pays_upgrade = self.companies
        """The numbers whose upgrade costs something; a second run of a card is upgraded with it."""
        self.turned = [1 << card for card in range(self.count)]
        """By number: the mask of numbers that are turned over together."""
        self.starts = ~self.companies & (1 << self.count) - 1
        self.upgrade_worth = [worth.upgrades[card] if worth.upgrades else 0 for card in task.cards]
        self.upgrade_line = next(
            (side[-1] for side in self.basic if side[-1].kind == "upgrade"), None
        )
        self.wanted = _mask(worth > 0 for worth in self.upgrade_worth)
        self._only_extract = self._where(_extracts)
        self._only_sell = self._where(_sells)
        self._kept_basic = _mask(bool(task.kept_basic >> card & 1) for card in task.cards)
        self._consumed: dict[FloorKey, Bag] = {}

    def _where(self, does: Callable[[Effect], bool]) -> tuple[int, int]:
        """Mask the cards all of whose lines do something, on the basic and the upgraded side."""
        return (
            _mask(all(map(does, side)) for side in self.basic),
            _mask(all(map(does, side)) for side in self.upgraded),
        )

    def root(self) -> FloorKey:
        """Return where the task begins."""
        task = self.task
        run = _mask(bool(task.run >> card & 1) for card in task.cards)
        upgraded = _mask(bool(task.upgraded >> card & 1) for card in task.cards)
        return run, upgraded, task.may_repeat

    def lines(self, card: int, upgraded: int) -> tuple[Effect, ...]:
        """Return the active lines of a card."""
        return (self.upgraded if upgraded >> card & 1 else self.basic)[card]

    def may_upgrade(self, key: FloorKey) -> bool:
        """Tell whether some card may still be upgraded from here on."""
        run, _, may_repeat = key
        return may_repeat or bool(self.starts & ~run)

    def in_time(self, key: FloorKey) -> int:
        """Mask the cards that would run with all their lines if they were upgraded (F-4.6)."""
        run, _, may_repeat = key
        starts = self.starts & ~run
        if self.task.fixed_order and not may_repeat:
            return (1 << self.count) - (2 * (starts & -starts)) if starts else 0
        return (1 << self.count) - 1 if may_repeat or starts else 0

    def next_cards(self, key: FloorKey) -> Iterator[int]:
        """Yield the cards that may sensibly run next."""
        run, upgraded, _ = key
        left = ~run & (1 << self.count) - 1
        if self.task.fixed_order:
            yield from bits(left & -left)
            return
        basic = ~upgraded
        final = upgraded if self.may_upgrade(key) else (1 << self.count) - 1
        extract = self._only_extract[0] & basic | self._only_extract[1] & upgraded
        sell = self._only_sell[0] & basic | self._only_sell[1] & upgraded
        at_once = left & extract & final
        if at_once:
            yield from bits(at_once & -at_once)
            return
        waiting = left & extract & ~final
        if waiting and self.starts & ~run:
            # Not upgraded first, it might as well have run before anything else did.
            yield from self._before_all(key, waiting)
            left &= ~waiting
        middle = left & ~sell
        yield from bits(middle if middle else left & -left)

    def _before_all(self, key: FloorKey, waiting: int) -> Iterator[int]:
        """Yield waiting cards that follow, in ascending order, those that ran before all others."""
        run, upgraded, _ = key
        run &= ~self.root()[0]
        alike = run & self._only_extract[0] & ~upgraded
        if run & ~alike & ~(self._only_extract[1] & upgraded):
            return
        yield from bits(waiting & ~((1 << alike.bit_length()) - 1))

    def outcomes(self, card: int, key: FloorKey, goods: Bag) -> Iterator[RunOutcome]:
        """Yield what running a card with these goods may lead to."""
        ways: list[LinesRun] = [(goods, 0, ())]
        for at, effect in enumerate(self.lines(card, key[1])):
            if effect.kind == "upgrade":
                for way in ways:
                    yield from self.with_upgrades(card, key, effect, way)
                return
            if effect.kind == "extract":
                ways = [(added(held, effect.gain), v, (*times, 1)) for held, v, times in ways]
                continue
            ways = [after for before in ways for after in self.processed(card, at, effect, before)]
        for held, value, times in ways:
            yield held, value, times, 0

    def processed(self, card: int, at: int, effect: Effect, way: LinesRun) -> Iterator[LinesRun]:
        """Yield what comes of the line at some place of a card, for every number of times."""
        goods, value, times = way
        gain = self.worth.money * effect.money
        a, b, c, d = taken(effect.gain, effect.cost)
        coal, iron, oil, upgrade = goods
        for number in range(most_times(goods, effect, effect.limit) + 1):
            yield (coal, iron, oil, upgrade), value + gain * number, (*times, number)
            coal, iron, oil, upgrade = coal + a, iron + b, oil + c, upgrade + d

    def with_upgrades(
        self, card: int, key: FloorKey, line: Effect, way: LinesRun
    ) -> Iterator[RunOutcome]:
        """Yield every set of upgrades that can be paid for and is of any use."""
        useful, for_repeat = self.worth_upgrading(key)
        cards = list(bits(useful | for_repeat))
        goods, value, times = way
        capitalist = self.task.capitalist
        yield goods, value, times, 0
        for number in range(1, most_upgrades(goods, line, capitalist, len(cards)) + 1):
            goods = taken(goods, upgrade_price(goods, line, capitalist))
            for chosen in combinations(cards, number):
                if sum(for_repeat >> one & 1 for one in chosen) <= 1:
                    gained = sum(self.upgrade_worth[one] for one in chosen)
                    yield goods, value + gained, times, sum(self.turned[one] for one in chosen)

    def worth_upgrading(self, key: FloorKey) -> tuple[int, int]:
        """Mask the companies that an upgrade may serve, and those it serves for a repeat alone.

        One card is repeated at most, so that one of the latter is enough.
        """
        run, upgraded, may_repeat = key
        basic = self.companies & ~upgraded & ~self._kept_basic
        useful = basic & (~run | self.wanted)
        return useful, basic & ~useful if may_repeat else 0

    def activation(
        self, card: int, again: bool, times: tuple[int, ...], upgrades: int
    ) -> Activation | None:
        """Return a step as an action."""
        cards = self.task.cards
        turned = tuple(sorted({cards[one] for one in bits(upgrades)}))
        return (Repeat if again else Activate)(cards[card], times, turned)

    def settled(self, key: FloorKey) -> FloorKey:
        """Return a key that says the same to the rest: what has run for good matters no more."""
        run, upgraded, may_repeat = key
        if may_repeat:
            return key
        return run, upgraded | run & self.companies & ~self.wanted, False

    def consumed(self, key: FloorKey) -> Bag:
        """Return how much of each good can be used up at most from here on."""
        found = self._consumed.get(key)
        if found is None:
            found = self._consumed[key] = self._count_consumed(key)
        return found

    def _count_consumed(self, key: FloorKey) -> Bag:
        run, upgraded, may_repeat = key
        in_time = self.in_time(key) | upgraded
        total, repeated = EMPTY, EMPTY
        for card in range(self.count):
            use = _use(self.upgraded[card] if in_time >> card & 1 else self.basic[card])
            if not run >> card & 1:
                total = added(total, use)
            repeated = most_of(repeated, use)
        if self.may_upgrade(key) and self.upgrade_line is not None:
            number = (self.companies & ~upgraded).bit_count()
            total = added(total, multiplied(self._upgrade_cost(self.upgrade_line), number))
        price = self.task.capitalist.repeat_cost
        if may_repeat and price is not None:
            total = added(total, added(repeated, price))
        return total

    def _upgrade_cost(self, line: Effect) -> Bag:
        """Return what an upgrade costs, of each good the most that it may."""
        swap = self.task.capitalist.substitute
        if swap is None:
            return line.cost
        price = list(line.cost)
        price[swap.paid] += price[swap.missing]
        return price[0], price[1], price[2], price[3]

    def repeatable(self, key: FloorKey, goods: Bag) -> int:
        """Mask the cards that may sensibly run again now; what only sells does so at the end."""
        (run, upgraded, may_repeat), price = key, self.task.capitalist.repeat_cost
        if not may_repeat or price is None or not covers(goods, price):
            return 0
        if run == (1 << self.count) - 1:
            return run
        return run & ~(self._only_sell[0] & ~upgraded | self._only_sell[1] & upgraded)
