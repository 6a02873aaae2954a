"""Where coal, iron and beer for a need may come from, and what it costs (B-8, B-9, B-10).

A *plan* is one complete way to cover a need: a tuple of sources. The price does not depend on the
plan, because the markets open only when every reachable tile is empty.
"""

from collections.abc import Iterable, Iterator, Sequence

from brass_desktop.core.types import Refusal, Seat
from brass_desktop.games.brass.engine.effects import buy_cube, take_cube
from brass_desktop.games.brass.engine.events import Log
from brass_desktop.games.brass.engine.ids import (
    BEER,
    COAL,
    IRON,
    MARKET,
    MERCHANT_BARREL,
    SlotId,
    Source,
)
from brass_desktop.games.brass.engine.state import BrassState

Plan = tuple[Source, ...]


def stocked(state: BrassState, resource: int) -> list[SlotId]:
    """Return the slots whose tile still holds this resource, which are all unflipped."""
    yields, tiles, cubes = state.rules.tiles.resource, state.slot_tile, state.slot_cubes
    return [
        slot
        for slot in state.rules.board.slots_yielding[resource]
        if cubes[slot] and yields[tiles[slot]] == resource
    ]


def mines_by_distance(state: BrassState, layers: Iterable[int]) -> Iterator[list[SlotId]]:
    """Yield the mines with coal in layers of locations, mines of one layer together."""
    mines = stocked(state, COAL)
    if not mines:
        return
    bits = state.rules.board.slot_bit
    for layer in layers:
        group = [mine for mine in mines if bits[mine] & layer]
        if group:
            yield group


def has_market_access(state: BrassState, origin: int) -> bool:
    """Tell whether the origin is connected to the coal market (B-4.6)."""
    return bool(state.roads.component(origin) & state.rules.policy.market_access(state))


def _market_price(prices: Sequence[int], held: int, count: int) -> int:
    """Return the price of `count` cubes, one by one, the beyond-market ones included."""
    return sum(prices[max(held - bought, 0)] for bought in range(count))


def coal_price(state: BrassState, origin: int, need: int) -> int | Refusal:
    """Return what the market part of a coal need costs, or why it cannot be covered (B-8.5)."""
    if need == 0:
        return 0
    cubes = state.slot_cubes
    connected = state.roads.component(origin)
    bits = state.rules.board.slot_bit
    free = sum(cubes[mine] for mine in stocked(state, COAL) if bits[mine] & connected)
    if free >= need:
        return 0
    if not connected & state.rules.policy.market_access(state):
        return Refusal("no_coal", "B-8.5", {"need": need, "free": free, "origin": origin})
    return _market_price(state.rules.coal_market.buy_price, state.coal, need - free)


def coal_plans(state: BrassState, origin: int, need: int) -> list[Plan]:
    """Return every way to cover a need that `coal_price` accepts (B-8.3 to B-8.5).

    A plan names the mines in the order they are used: a chosen mine is emptied before the next one
    is sought, and only mines at the smallest distance may be chosen (B-R.2).
    """
    return [()] if need == 0 else coal_plans_over(state, state.roads.layers(origin), need)


def coal_plans_over(state: BrassState, layers: Iterable[int], need: int) -> list[Plan]:
    """Return the same for distances that the caller has measured."""
    groups: list[list[SlotId]] = []
    missing = need
    for group in mines_by_distance(state, layers):
        groups.append(group)
        missing -= sum(state.slot_cubes[mine] for mine in group)
        if missing <= 0:
            # Farther mines are asked only when all of these are empty.
            break
    plans: list[Plan] = []
    _drain(state, groups, need, (), plans)
    return plans


def _drain(
    state: BrassState, groups: list[list[SlotId]], need: int, used: Plan, plans: list[Plan]
) -> None:
    if not groups:
        plans.append(used + (MARKET,) * need)
        return
    nearest, farther = groups[0], groups[1:]
    for mine in nearest:
        taken = min(need, state.slot_cubes[mine])
        plan = used + (Source(mine),) * taken
        if taken == need:
            plans.append(plan)
            continue
        others = [other for other in nearest if other != mine]
        _drain(state, [others, *farther] if others else farther, need - taken, plan, plans)


def iron_price(state: BrassState, need: int) -> int:
    """Return what the market part of an iron need costs; iron is never out of reach (B-9.3)."""
    cubes = state.slot_cubes
    free = sum(cubes[works] for works in stocked(state, IRON))
    if free >= need:
        return 0
    return _market_price(state.rules.iron_market.buy_price, state.iron, need - free)


def iron_plans(state: BrassState, need: int) -> list[Plan]:
    """Return every way to take iron: any works, cube by cube, then the market (B-9.2, B-9.3)."""
    if need == 0:
        return [()]
    works = stocked(state, IRON)
    stocks = [(Source(slot), state.slot_cubes[slot]) for slot in works]
    total = sum(count for _, count in stocks)
    if total < need:
        everything = tuple(source for source, count in stocks for _ in range(count))
        return [everything + (MARKET,) * (need - total)]
    return list(_mixtures(stocks, need))


def beer_sources(
    state: BrassState, seat: Seat, origin: int, merchant_beer: bool
) -> list[tuple[Source, int]]:
    """Return each place with beer for a need at the origin and how much it has (B-10.2)."""
    board = state.rules.board
    connected = state.roads.component(origin)
    sources = [
        (Source(slot), state.slot_cubes[slot])
        for slot in stocked(state, BEER)
        if state.slot_owner[slot] == seat or board.slot_bit[slot] & connected
    ]
    if merchant_beer:
        sources.append((MERCHANT_BARREL, 1))
    return sources


def beer_plans(
    state: BrassState, seat: Seat, origin: int, need: int, merchant_beer: bool
) -> list[Plan]:
    """Return every mixture of barrels that covers the need exactly (B-10.4, B-10.5)."""
    if need == 0:
        return [()]
    return list(_mixtures(beer_sources(state, seat, origin, merchant_beer), need))


def _mixtures(stocks: Sequence[tuple[Source, int]], need: int) -> Iterator[Plan]:
    """Yield every multiset of sources of this size, in ascending order within each."""
    if need == 0:
        yield ()
        return
    for at, (source, count) in enumerate(stocks):
        later = stocks[at + 1 :]
        for taken in range(min(count, need), 0, -1):
            for rest in _mixtures(later, need - taken):
                yield (source,) * taken + rest


def consume(state: BrassState, seat: Seat, resource: int, plan: Plan, log: Log) -> None:
    """Take the cubes of a plan one by one, paying for those from the market."""
    for source in plan:
        if source == MARKET:
            buy_cube(state, seat, resource, log)
        else:
            take_cube(state, SlotId(source), log)
