"""What a production can bring at best: every line at prices of its goods, in no order at all.

Give every good a price that is at least what it is worth when left over. Whatever is done then
changes money and priced goods together by no more than the lines that are left gain at these
prices, so their sum is an upper bound, whichever the prices are. Prices that make it small are
found by trying, and several of them are kept.
"""

from brass_desktop.games.furnace.engine.ids import GOODS, Bag
from brass_desktop.games.furnace.engine.planning.floor import Floor, FloorKey
from brass_desktop.games.furnace.engine.ruleset import Effect

Prices = tuple[int, int, int, int]
Bound = tuple[int, int, int, int, int]
"""Prices, and what the lines that are left gain at them."""

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

    def best(self, key: FloorKey, goods: Bag) -> int:
        """Return what may be gained from here at best, goods that are left over included."""
        coal, iron, oil, upgrade = goods
        return min(
            a * coal + b * iron + c * oil + d * upgrade + rest for a, b, c, d, rest in self.of(key)
        )

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
        return _priced(goods, prices) + self._gains(key, prices)

    def _gains(self, key: FloorKey, prices: Prices) -> int:
        """Sum what the lines that are left gain at these prices."""
        floor, (run, upgraded, may_repeat) = self._floor, key
        may_upgrade = floor.may_upgrade(key)
        upgrade, sides = self._at_prices(prices)
        total = repeat = 0
        for card, (basic, extra) in enumerate(sides):
            left = not run >> card & 1
            is_upgraded = upgraded >> card & 1
            if left:
                total += basic + extra if is_upgraded else basic
            if may_upgrade and not is_upgraded and floor.companies >> card & 1:
                use = floor.upgrade_worth[card] + (extra if left else 0) - upgrade
                if use > 0:
                    total += use
            if may_repeat:
                repeat = max(repeat, basic + extra if is_upgraded or may_upgrade else basic)
        if may_repeat:
            price = floor.task.capitalist.repeat_cost
            total += max(0, repeat - (_priced(price, prices) if price is not None else 0))
        return total

    def _at_prices(self, prices: Prices) -> tuple[int, list[tuple[int, int]]]:
        """Return what an upgrade costs and what both sides of every card gain at these prices."""
        found = self._known.get(prices)
        if found is None:
            floor, sides = self._floor, []
            for card in range(floor.count):
                basic = sum(self._gain(line, prices) for line in floor.basic[card])
                both = sum(self._gain(line, prices) for line in floor.upgraded[card])
                sides.append((basic, both - basic))
            found = self._known[prices] = self._upgrade_price(prices), sides
        return found

    def _gain(self, line: Effect, prices: Prices) -> int:
        """Return what a line can gain at these prices when it is used as it is best."""
        if line.kind == "upgrade":
            return 0
        gain = self._floor.worth.money * line.money + _priced(line.gain, prices)
        return line.limit * max(0, gain - _priced(line.cost, prices))

    def _upgrade_price(self, prices: Prices) -> int:
        """Return what an upgrade costs at least at these prices."""
        line, swap = self._floor.upgrade_line, self._floor.task.capitalist.substitute
        if line is None:
            return 0
        if swap is not None and prices[swap.paid] < prices[swap.missing]:
            saved = line.cost[swap.missing] * (prices[swap.missing] - prices[swap.paid])
            return _priced(line.cost, prices) - saved
        return _priced(line.cost, prices)


def _priced(goods: Bag, prices: Prices) -> int:
    return goods[0] * prices[0] + goods[1] * prices[1] + goods[2] * prices[2] + goods[3] * prices[3]


def _bound(bound: Bound, goods: Bag) -> int:
    return _priced(goods, bound[:4]) + bound[4]


def _moved(prices: Prices, direction: tuple[int, ...], step: int, least: Bag) -> Prices:
    a, b, c, d = (
        max(least[good], prices[good] + step * direction[good]) for good in range(len(GOODS))
    )
    return a, b, c, d
