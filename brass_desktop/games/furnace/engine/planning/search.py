"""The best production: cards run layer by layer, equal ones merged, hopeless ones dropped.

Two ways that have run the same cards with the same upgrades are one question to the rest, so only
those are kept of which none has more of everything. What cannot reach the best way known, by the
bound of `bounding`, is dropped. Passes look at more and more ways of each layer; one that had to
leave none out has proved its answer.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from brass_desktop.games.furnace.engine.actions import Activation
from brass_desktop.games.furnace.engine.bags import covers, taken
from brass_desktop.games.furnace.engine.ids import Bag
from brass_desktop.games.furnace.engine.planning.balance import balances, start
from brass_desktop.games.furnace.engine.planning.bounding import Bounds
from brass_desktop.games.furnace.engine.planning.floor import Floor, FloorKey, bits
from brass_desktop.games.furnace.engine.planning.task import Plan, ProductionTask, Worth

GoOn = Callable[[], bool]
"""Asked now and then; once it says no, the best way found so far is the answer."""

WIDTHS: Final = (20, 200, 2000, 1 << 60)
"""How many ways of a layer the passes look at."""
_NOTHING_FOUND: Final = -(1 << 62)
_ASK_EVERY: Final = 64
_SHARPEN_FROM: Final = 40
"""Ways with the same key for which prices of their own are sought."""


class Way(NamedTuple):
    """How far a production has come, and by which step."""

    key: FloorKey
    goods: Bag
    value: int
    before: "Way | None"
    card: int
    again: bool
    times: tuple[int, ...]
    upgrades: int


class Stopped(Exception):
    """Nobody wants to wait any longer."""


Layer = dict[FloorKey, dict[Bag, Way]]


def always() -> bool:
    """Let a search run to its end."""
    return True


def last(plans: Iterator[Plan]) -> Plan:
    """Return the answer of a search."""
    *_, plan = plans
    return plan


def best_plan(
    task: ProductionTask, worth: Worth, go_on: GoOn = always, widths: Sequence[int] = WIDTHS
) -> Plan:
    """Search the best order with all its numbers; some plan is found however soon it is stopped.

    With other widths it may end unproved by itself.
    """
    return last(plans(task, worth, go_on, widths))


def plans(
    task: ProductionTask, worth: Worth, go_on: GoOn = always, widths: Sequence[int] = WIDTHS
) -> Iterator[Plan]:
    """Search as `best_plan` does, and yield better and better plans meanwhile."""
    floor = Floor(task, worth)
    return Search(floor, Bounds(floor), go_on).plans(widths)


class Search:
    """One search; `best` is the best complete way so far."""

    def __init__(self, floor: Floor, bounds: Bounds, go_on: GoOn) -> None:
        self._floor, task = floor, floor.task
        self._bounds = bounds
        self._go_on = go_on
        self._asked = 0
        self.best: Way | None = None
        self._root = Way(self._floor.root(), task.goods, 0, None, -1, False, (), 0)
        self._bounds.sharpen(self._root.key, task.goods, everywhere=True)

    def plans(self, widths: Sequence[int] = WIDTHS) -> Iterator[Plan]:
        """Widen until nothing is left out or nobody waits; yield what is better each time.

        The last plan is the answer, told again if it was proved meanwhile.
        """
        told: Way | None = None
        for width in widths:
            try:
                complete = self._pass(width)
            except Stopped:
                break
            if complete:
                yield self._told(proved=True)
                return
            if self.best is not told:
                told = self.best
                yield self._told(proved=False)

    def _pass(self, width: int) -> bool:
        """Go through all layers; tell whether every way that could be better was followed."""
        layer: Layer = {self._root.key: {self._root.goods: self._root}}
        complete = True
        left = self._floor.count - self._root.key[0].bit_count()
        for _ in range(left):
            ways, whole = self._widest(layer, width)
            complete = complete and whole
            layer = {}
            for way in ways:
                self._ask()
                for card in self._floor.next_cards(way.key):
                    self._follow(way, card, again=False, layer=layer)
        for way in self._widest(layer, WIDTHS[-1])[0]:
            if self.best is None or self._final(way) > self._final(self.best):
                self.best = way
        return complete

    def _widest(self, layer: Layer, width: int) -> tuple[list[Way], bool]:
        """Return as many ways of a layer as are looked at, and whether that is all of them.

        Running a card again makes no new layer, for no new card has run.
        """
        ways = self._kept(layer)
        seen = ways[:width]
        if any(way.key[2] for way in seen):
            for way in seen:
                self._ask()
                for card in bits(self._floor.repeatable(way.key, way.goods)):
                    self._follow(way, card, again=True, layer=layer)
            again = self._kept(layer)
            return again[:width], len(ways) <= width and len(again) <= width
        return seen, len(ways) <= width

    def _ask(self) -> None:
        self._asked += 1
        # The narrowest pass is always finished, so that there is an answer.
        if self._asked % _ASK_EVERY == 0 and self.best is not None and not self._go_on():
            raise Stopped

    def _follow(self, way: Way, card: int, *, again: bool, layer: Layer) -> None:
        """Add the ways to which running a card leads, unless as good a one is there."""
        run, upgraded, may_repeat = way.key
        goods, floor = way.goods, self._floor
        if again:
            price = floor.task.capitalist.repeat_cost
            assert price is not None, "only its owner repeats"
            goods, may_repeat = taken(goods, price), False
        run |= 1 << card
        least = self._least()
        for goods_left, gained, times, upgrades in floor.outcomes(
            card, (run, upgraded, may_repeat), goods
        ):
            key = floor.settled((run, upgraded | upgrades, may_repeat))
            held, value = self._capped(goods_left, way.value + gained, floor.consumed(key))
            there = layer.get(key)
            if there is None:
                there = layer[key] = {}
            known = there.get(held)
            if known is not None and known.value >= value:
                continue
            if value + self._bounds.best(key, held) <= least:
                continue
            there[held] = Way(key, held, value, way, card, again, times, upgrades)

    def _capped(self, goods: Bag, value: int, most: Bag) -> tuple[Bag, int]:
        """Count at once what can no longer be used up: stocks that differ in it alone are one."""
        if covers(most, goods):
            return goods, value
        worth = self._floor.worth.goods
        kept = list(goods)
        for good, number in enumerate(goods):
            if number > most[good]:
                value += (number - most[good]) * worth[good]
                kept[good] = most[good]
        return (kept[0], kept[1], kept[2], kept[3]), value

    def _kept(self, layer: Layer) -> list[Way]:
        """Return the ways that none surpasses, the most promising first."""
        kept: list[tuple[int, Way]] = []
        for key, ways in layer.items():
            if len(ways) > _SHARPEN_FROM:
                self._sharpen(key, ways)
            kept += self._undominated(key, ways, layer.get((key[0], key[1], True), {}))
        kept.sort(key=lambda pair: -pair[0])
        return [way for _, way in kept]

    def _sharpen(self, key: FloorKey, ways: dict[Bag, Way]) -> None:
        if len(self._bounds.of(key)) > 1:
            return
        top = max(ways.values(), key=lambda way: way.value + self._bounds.best(key, way.goods))
        self._bounds.sharpen(key, top.goods)

    def _undominated(
        self, key: FloorKey, ways: dict[Bag, Way], richer: dict[Bag, Way]
    ) -> Iterator[tuple[int, Way]]:
        """Yield ways with their promise; `richer` are those that have a repeat to come as well."""
        least = self._least()
        frontier: list[tuple[int, int, int, int]] = []
        rivals = [] if key[2] else list(richer.values())
        for way in sorted(ways.values(), key=lambda way: (-way.value, -sum(way.goods))):
            promise = way.value + self._bounds.best(key, way.goods)
            if promise <= least:
                continue
            coal, iron, oil, upgrade = way.goods
            for a, b, c, d in frontier:
                if a >= coal and b >= iron and c >= oil and d >= upgrade:
                    break
            else:
                if any(
                    rival.value >= way.value and covers(rival.goods, way.goods) for rival in rivals
                ):
                    continue
                frontier.append(way.goods)
                yield promise, way

    def _least(self) -> int:
        """Return the value that a way must be able to surpass."""
        return _NOTHING_FOUND if self.best is None else self._final(self.best)

    def _final(self, way: Way) -> int:
        worth = self._floor.worth.goods
        return way.value + sum(have * each for have, each in zip(way.goods, worth, strict=True))

    def _told(self, *, proved: bool) -> Plan:
        """Write the best way as actions."""
        assert self.best is not None, "the first pass ends with a way"
        steps: list[Activation] = []
        way: Way | None = self.best
        while way is not None and way.before is not None:
            step = self._floor.activation(way.card, way.again, way.times, way.upgrades)
            if step is not None:
                steps.append(step)
            way = way.before
        steps.reverse()
        *_, end = (start(self._floor.task), *balances(self._floor.task, steps))
        return Plan(tuple(steps), end.money, end.goods, self._final(self.best), proved)
