"""What a production can bring at best: every line at prices of its goods, in no order at all.

Give every good a price that is at least what it is worth when left over. Whatever is done then
changes money and priced goods together by no more than the lines that are left gain at these
prices, so their sum is an upper bound, whichever the prices are. Prices that make it small are
found by trying, and several of them are kept.
"""

from brass_desktop.games.furnace.engine.bags import taken
from brass_desktop.games.furnace.engine.ids import Bag
from brass_desktop.games.furnace.engine.planning.floor import Floor, FloorKey
from brass_desktop.games.furnace.engine.ruleset import Effect

Prices = tuple[int, int, int, int]
Bound = tuple[int, int, int, int, int]
"""Prices, and what the lines that are left gain at them."""
PricedLine = tuple[int, int, int, int, int, int]
"""A line as it is priced: its limit, the value of its money, and what it changes of each good."""

_UNBOUNDED = 1 << 62
_FIRST_STEP = 4000
_NEXT_STEP = 1000
_LAST_STEP = 120
_DIRECTIONS = [
    *(tuple(sign * (at == good) for at in range(4)) for good in range(4) for sign in (1, -1)),
    *(
        tuple((at == good) - (at == other) for at in range(4))
        for good in range(4)
        for other in range(4)
        if good != other
    ),
    *(
        tuple(sign * (at in (good, other)) for at in range(4))
        for good in range(4)
        for other in range(good)
        for sign in (1, -1)
    ),
    (1, 1, 1, 1),
    (-1, -1, -1, -1),
]


class Bounds:
    """Upper bounds for every key of a floor."""

    def __init__(self, floor: Floor) -> None:
        self._floor = floor
        self._prices: list[Prices] = []
        self._by_key: dict[FloorKey, list[Bound]] = {}
        self._known: dict[Prices, tuple[int, list[tuple[int, int]]]] = {}
        self._basic = [self._lines(side) for side in floor.basic]
        self._upgraded = [self._lines(side) for side in floor.upgraded]

    def _lines(self, side: tuple[Effect, ...]) -> list[PricedLine]:
        money = self._floor.worth.money
        return [
            (line.limit, money * line.money, *taken(line.gain, line.cost))
            for line in side
            if line.kind != "upgrade"
        ]

    def best(self, key: FloorKey, goods: Bag) -> int:
        """Return what may be gained from here at best, goods that are left over included."""
        coal, iron, oil, upgrade = goods
        least = _UNBOUNDED
        for a, b, c, d, rest in self.of(key):
            bound = a * coal + b * iron + c * oil + d * upgrade + rest
            least = min(least, bound)
        return least

    def of(self, key: FloorKey) -> list[Bound]:
        """Return the bounds of a key."""
        found = self._by_key.get(key)
        if found is None:
            found = [(*prices, self._gains(key, prices)) for prices in self._prices]
            self._by_key[key] = found
        return found

    def sharpen(self, key: FloorKey, goods: Bag, *, everywhere: bool = False) -> None:
        """Find prices that bind well at a key with such goods, for this key or for all."""
        known = self.of(key)
        least = self._floor.worth.goods
        prices = min(known, key=lambda bound: _bound(bound, goods))[:4] if known else least
        value, step = self._at(key, goods, prices), _NEXT_STEP if known else _FIRST_STEP
        while step > _LAST_STEP:
            better = self._improved(key, goods, prices, value, step)
            if better is None:
                step //= 2
            else:
                prices, value = better
        known.append((*prices, self._gains(key, prices)))
        if everywhere:
            self._prices.append(prices)

    def _improved(
        self, key: FloorKey, goods: Bag, prices: Prices, value: int, step: int
    ) -> tuple[Prices, int] | None:
        least = self._floor.worth.goods
        for direction in _DIRECTIONS:
            tried = _moved(prices, direction, step, least)
            if tried != prices:
                found = self._at(key, goods, tried)
                if found < value:
                    return tried, found
        return None

    def _at(self, key: FloorKey, goods: Bag, prices: Prices) -> int:
        return priced(goods, prices) + self._gains(key, prices)

    def _gains(self, key: FloorKey, prices: Prices) -> int:
        """Sum what the lines that are left gain at these prices."""
        floor, (run, upgraded, may_repeat) = self._floor, key
        may_upgrade, in_time = floor.may_upgrade(key), floor.in_time(key)
        upgrade, sides = self._at_prices(prices)
        total = repeat = 0
        for card, (basic, extra) in enumerate(sides):
            left = not run >> card & 1
            is_upgraded = upgraded >> card & 1
            if left:
                total += basic + extra if is_upgraded else basic
            if may_upgrade and not is_upgraded and floor.companies >> card & 1:
                price = upgrade if floor.pays_upgrade >> card & 1 else 0
                serves = left and in_time >> card & 1
                use = floor.upgrade_worth[card] + (extra if serves else 0) - price
                if use > 0:
                    total += use
            if may_repeat:
                repeat = max(repeat, basic + extra if is_upgraded or may_upgrade else basic)
        if may_repeat:
            cost = floor.task.capitalist.repeat_cost
            total += max(0, repeat - (priced(cost, prices) if cost is not None else 0))
        return total

    def _at_prices(self, prices: Prices) -> tuple[int, list[tuple[int, int]]]:
        """Return what an upgrade costs and what both sides of every card gain at these prices."""
        found = self._known.get(prices)
        if found is None:
            sides = []
            for lines, all_lines in zip(self._basic, self._upgraded, strict=True):
                basic = _gain(lines, prices)
                sides.append((basic, _gain(all_lines, prices) - basic))
            found = self._known[prices] = self._upgrade_price(prices), sides
        return found

    def _upgrade_price(self, prices: Prices) -> int:
        """Return what an upgrade costs at least at these prices."""
        line, swap = self._floor.upgrade_line, self._floor.task.capitalist.substitute
        if line is None:
            return 0
        if swap is not None and prices[swap.paid] < prices[swap.missing]:
            saved = line.cost[swap.missing] * (prices[swap.missing] - prices[swap.paid])
            return priced(line.cost, prices) - saved
        return priced(line.cost, prices)


def _gain(lines: list[PricedLine], prices: Prices) -> int:
    """Return what lines can gain at these prices when each is used as it is best."""
    a, b, c, d = prices
    total = 0
    for limit, money, coal, iron, oil, upgrade in lines:
        gain = money + a * coal + b * iron + c * oil + d * upgrade
        if gain > 0:
            total += limit * gain
    return total


def priced(goods: Bag, prices: Prices) -> int:
    """Return what goods are worth at prices."""
    return goods[0] * prices[0] + goods[1] * prices[1] + goods[2] * prices[2] + goods[3] * prices[3]


def _bound(bound: Bound, goods: Bag) -> int:
    return priced(goods, bound[:4]) + bound[4]


def _moved(prices: Prices, direction: tuple[int, ...], step: int, least: Bag) -> Prices:
    return (
        max(least[0], prices[0] + step * direction[0]),
        max(least[1], prices[1] + step * direction[1]),
        max(least[2], prices[2] + step * direction[2]),
        max(least[3], prices[3] + step * direction[3]),
    )
