"""What works promise: goods get prices at which every line earns its share.

Whatever is done with goods at given prices, the lines together gain no more than each would alone.
The prices that make this sum smallest therefore say what works and goods are worth in all rounds
that are left, and what each good is worth to them: what they have too much of is cheap, what their
lines wait for is dear. Rows to come will bring buyers and sources that nobody knows yet, so before
the last round no price leaves the range of `FLOOR` and `CEILING`.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import cycle
from operator import mul
from typing import Final, NamedTuple

from brass_desktop.games.furnace.engine.ids import Bag, CardId
from brass_desktop.games.furnace.engine.planning.task import LAST, ProductionTask, Worth
from brass_desktop.games.furnace.engine.ruleset import Capitalist, Effect, Ruleset

FLOOR: Final[Bag] = (300, 500, 500, 2500)
CEILING: Final[Bag] = (1000, 2200, 3600, 9000)
"""Thousandths of money for a good while rounds are to come."""
LAST_FLOOR: Final[Bag] = (0, 0, 0, 0)
LAST_CEILING: Final[Bag] = (6000, 6000, 8000, 12000)
"""In the last round a good is worth what the own lines make of it, no matter how little."""
RANGES: Final = ((FLOOR, CEILING), (LAST_FLOOR, LAST_CEILING))
"""Lowest and highest prices before the last round, and in it."""
_DIRECTIONS: Final = (
    *(tuple(sign * (at == good) for at in range(4)) for good in range(4) for sign in (1, -1)),
    *(
        tuple((at == one) + sign * (at == other) for at in range(4))
        for one in range(4)
        for other in range(4)
        if one != other
        for sign in (1, -1)
        if sign < 0 or one < other
    ),
    *(tuple(-(at in (one, other)) for at in range(4)) for one in range(4) for other in range(one)),
)
_STEPS: Final = (1600, 800, 400, 200, 100)
_WARM_STEPS: Final = (800, 200)


class Outlook(NamedTuple):
    """What works with their goods bring until the end of the game, in thousandths of money."""

    value: int
    prices: Bag


class _Line(NamedTuple):
    """What a line changes when it is used once, and how often it may be."""

    money: int
    coal: int
    iron: int
    oil: int
    upgrade: int
    limit: int


def _lines(side: Iterable[Effect]) -> Iterator[_Line]:
    for effect in side:
        if effect.kind != "upgrade":
            net = [gain - cost for gain, cost in zip(effect.gain, effect.cost, strict=True)]
            coal, iron, oil, upgrade = net
            yield _Line(1000 * effect.money, coal, iron, oil, upgrade, effect.limit)


def _gains(lines: Iterable[_Line], prices: Sequence[int]) -> int:
    """Return what lines gain at these prices, each used as it is best."""
    a, b, c, d = prices
    found = 0
    for money, coal, iron, oil, upgrade, limit in lines:
        gain = money + a * coal + b * iron + c * oil + d * upgrade
        if gain > 0:
            found += gain * limit
    return found


def _upgrade_price(line: Effect, capitalist: Capitalist, prices: Sequence[int]) -> int:
    """Return what an upgrade costs at these prices, by the cheaper way where there are two."""
    cost = sum(number * price for number, price in zip(line.cost, prices, strict=True))
    swap = capitalist.substitute
    if swap is None:
        return cost
    saved = prices[swap.missing] - prices[swap.paid]
    return cost - line.cost[swap.missing] * max(0, saved)


class Surveyor:
    """Finds what works are worth; the lines of all cards are laid out once."""

    def __init__(self, rules: Ruleset) -> None:
        self._cards = len(rules.cards)
        self._basic = [tuple(_lines(side)) for side in rules.basic_side]
        self._extra = [
            tuple(_lines(side[1:])) if rules.is_company(CardId(card)) else ()
            for card, side in enumerate(rules.upgraded_side)
        ]
        self._upgrade = rules.basic_side[-1][-1]

    def survey(
        self, task: ProductionTask, rounds: int, start: Bag | None = None, *, last: bool
    ) -> Outlook:
        """Look at works that produce in so many rounds; prices that were near help to start."""
        sides: list[tuple[_Line, ...]] = []
        blueprints: list[tuple[_Line, ...]] = []
        for card in task.cards:
            is_upgraded = task.upgraded >> card & 1
            sides.append(self._basic[card] + (self._extra[card] if is_upgraded else ()))
            if self._extra[card] and not is_upgraded:
                blueprints.append(self._extra[card])
        active = [line for side in sides for line in side]
        goods, repeat = task.goods, task.capitalist.repeat_cost

        def total(prices: Sequence[int]) -> int:
            """Sum what everything gains at these prices."""
            a, b, c, d = prices
            found = rounds * _gains(active, prices)
            cost = _upgrade_price(self._upgrade, task.capitalist, prices)
            for lines in blueprints:
                gain = rounds * _gains(lines, prices) - cost
                if gain > 0:
                    found += gain
            if repeat is not None:
                again = max(_gains(side, prices) for side in sides)
                found += rounds * max(0, again - sum(map(mul, repeat, prices)))
            return found + a * goods[0] + b * goods[1] + c * goods[2] + d * goods[3]

        return _lowest(total, RANGES[last], start)

    def worth(self, cards: Sequence[CardId], prices: Bag, later: int, *, last: bool) -> Worth:
        """Judge a production by what it leaves for so many rounds that follow."""
        if last:
            return LAST
        upgrades = [0] * self._cards
        for card in cards:
            upgrades[card] = later * _gains(self._extra[card], prices)
        return Worth(goods=prices, upgrades=tuple(upgrades))


def _lowest(
    total: Callable[[Sequence[int]], int], prices_range: tuple[Bag, Bag], start: Bag | None
) -> Outlook:
    """Go down by smaller and smaller steps, of one price or of two at once."""
    low, high = prices_range
    at = start or tuple((one + other) // 2 for one, other in zip(low, high, strict=True))
    best = total(at)
    for step in _STEPS if start is None else _WARM_STEPS:
        waiting = len(_DIRECTIONS)
        for direction in cycle(_DIRECTIONS):
            tried = tuple(
                min(top, max(bottom, price + step * change))
                for price, change, bottom, top in zip(at, direction, low, high, strict=True)
            )
            found = total(tried) if tried != at else best
            if found < best:
                at, best, waiting = tried, found, len(_DIRECTIONS)
            else:
                waiting -= 1
            if not waiting:
                break
    return Outlook(best, (at[0], at[1], at[2], at[3]))
