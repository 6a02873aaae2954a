"""Counting goods: sums, prices, and how often a price can be paid."""

from brass_desktop.games.furnace.engine.ids import EMPTY, Bag
from brass_desktop.games.furnace.engine.ruleset import Effect


def added(bag: Bag, other: Bag) -> Bag:
    """Put two bags together."""
    return (bag[0] + other[0], bag[1] + other[1], bag[2] + other[2], bag[3] + other[3])


def taken(bag: Bag, other: Bag) -> Bag:
    """Take a bag out of another one."""
    return (bag[0] - other[0], bag[1] - other[1], bag[2] - other[2], bag[3] - other[3])


def multiplied(bag: Bag, times: int) -> Bag:
    """Take a bag so many times."""
    return (bag[0] * times, bag[1] * times, bag[2] * times, bag[3] * times)


def most_of(bag: Bag, other: Bag) -> Bag:
    """Take of every good the larger number."""
    return (
        max(bag[0], other[0]),
        max(bag[1], other[1]),
        max(bag[2], other[2]),
        max(bag[3], other[3]),
    )


def covers(bag: Bag, price: Bag) -> bool:
    """Tell whether a price can be paid."""
    return bag[0] >= price[0] and bag[1] >= price[1] and bag[2] >= price[2] and bag[3] >= price[3]


def most_times(bag: Bag, effect: Effect, limit: int) -> int:
    """Tell how often an effect can be carried out, its own outputs being at hand (F-1.8)."""
    most = limit
    for owned, cost, gain in zip(bag, effect.cost, effect.gain, strict=True):
        if owned < cost:
            return 0
        if cost > gain:
            most = min(most, (owned - cost) // (cost - gain) + 1)
    return most


def input_for(effect: Effect, times: int) -> Bag:
    """Return the goods that so many times need, its own outputs being at hand (F-1.8)."""
    if not times:
        return EMPTY
    coal, iron, oil, upgrade = (
        cost + (times - 1) * max(0, cost - gain)
        for cost, gain in zip(effect.cost, effect.gain, strict=True)
    )
    return coal, iron, oil, upgrade


def missing(bag: Bag, price: Bag) -> Bag:
    """Return what a bag lacks of a price."""
    coal, iron, oil, upgrade = (max(0, need - have) for have, need in zip(bag, price, strict=True))
    return coal, iron, oil, upgrade


def shortage(goods: Bag, cost: Bag, times: int) -> dict[str, int]:
    """Name the first good that is too few for so many times: what one takes, and what is held."""
    good = next(good for good, need in enumerate(cost) if goods[good] < need * times)
    return {"good": good, "need": cost[good], "held": goods[good]}
