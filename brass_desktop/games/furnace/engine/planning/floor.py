"""The cards of a task by small numbers: what may sensibly run next, and what comes of it.

A card that only extracts runs as early as it can, one that only sells as late as it can: goods that
come sooner or go later never harm. An order that breaks this can be changed into one that does not
and ends at least as well, so the others need not be looked at.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations

from brass_desktop.games.furnace.engine.bags import added, covers, most_times, taken
from brass_desktop.games.furnace.engine.ids import EMPTY, Bag
from brass_desktop.games.furnace.engine.planning.task import ProductionTask, Worth
from brass_desktop.games.furnace.engine.producing import after_line, most_upgrades, upgrade_price
from brass_desktop.games.furnace.engine.ruleset import Effect

FloorKey = tuple[int, int, bool]
"""Which cards have run, which are upgraded, and whether a repeat is still to be had."""
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


class Floor:
    """A task with its cards numbered from 0, in the order of the task."""

    def __init__(self, task: ProductionTask, worth: Worth) -> None:
        rules = task.rules
        self.task, self.worth, self.count = task, worth, len(task.cards)
        self.basic = [rules.basic_side[card] for card in task.cards]
        self.upgraded = [rules.upgraded_side[card] for card in task.cards]
        self.companies = _mask(rules.is_company(card) for card in task.cards)
        self.starts = ~self.companies & (1 << self.count) - 1
        self.upgrade_worth = [worth.upgrades[card] if worth.upgrades else 0 for card in task.cards]
        self.upgrade_line = next(
            (side[-1] for side in self.basic if side[-1].kind == "upgrade"), None
        )
        self._wanted = _mask(worth > 0 for worth in self.upgrade_worth)
        self._only_extract = self._where(_extracts)
        self._only_sell = self._where(_sells)

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
        money = self.worth.money
        ways: list[tuple[Bag, int, tuple[int, ...]]] = [(goods, 0, ())]
        for effect in self.lines(card, key[1]):
            if effect.kind == "upgrade":
                for held, value, times in ways:
                    yield from self._upgraded(key, effect, held, value, times)
                return
            if effect.kind == "extract":
                ways = [(added(held, effect.gain), v, (*times, 1)) for held, v, times in ways]
                continue
            ways = [
                (
                    after_line(held, effect, number),
                    value + money * effect.money * number,
                    (*times, number),
                )
                for held, value, times in ways
                for number in range(most_times(held, effect, effect.limit) + 1)
            ]
        for held, value, times in ways:
            yield held, value, times, 0

    def _upgraded(
        self, key: FloorKey, line: Effect, goods: Bag, value: int, times: tuple[int, ...]
    ) -> Iterator[RunOutcome]:
        """Yield every set of upgrades that can be paid for and is of any use."""
        useful, for_repeat = self._worth_upgrading(key)
        cards = list(bits(useful | for_repeat))
        capitalist = self.task.capitalist
        yield goods, value, times, 0
        for number in range(1, most_upgrades(goods, line, capitalist, len(cards)) + 1):
            goods = taken(goods, upgrade_price(goods, line, capitalist))
            for chosen in combinations(cards, number):
                mask = sum(1 << card for card in chosen)
                if (mask & for_repeat).bit_count() <= 1:
                    gained = sum(self.upgrade_worth[card] for card in chosen)
                    yield goods, value + gained, times, mask

    def _worth_upgrading(self, key: FloorKey) -> tuple[int, int]:
        """Mask the companies that an upgrade may serve, and those it serves for a repeat alone.

        One card is repeated at most, so that one of the latter is enough.
        """
        run, upgraded, may_repeat = key
        basic = self.companies & ~upgraded
        useful = basic & (~run | self._wanted)
        return useful, basic & ~useful if may_repeat else 0

    def settled(self, key: FloorKey) -> FloorKey:
        """Return a key that says the same to the rest: what has run for good matters no more."""
        run, upgraded, may_repeat = key
        if may_repeat:
            return key
        return run, upgraded | run & self.companies & ~self._wanted, False

    def repeatable(self, key: FloorKey, goods: Bag) -> int:
        """Mask the cards that may sensibly run again now; what only sells does so at the end."""
        (run, upgraded, may_repeat), price = key, self.task.capitalist.repeat_cost
        if not may_repeat or price is None or not covers(goods, price):
            return 0
        if run == (1 << self.count) - 1:
            return run
        return run & ~(self._only_sell[0] & ~upgraded | self._only_sell[1] & upgraded)
