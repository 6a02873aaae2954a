"""What cards and goods are worth to a seat, in thousandths of money by the end of the game."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.engine.ids import Bag, CardId
from brass_desktop.games.furnace.engine.planning.search import best_plan
from brass_desktop.games.furnace.engine.planning.task import (
    LAST,
    ProductionTask,
    Worth,
    task_of,
)
from brass_desktop.games.furnace.engine.ruleset import Effect, Ruleset
from brass_desktop.games.furnace.engine.state import FurnaceState

PLAIN: Bag = (900, 1800, 3200, 3400)
"""What a good brings on average to whoever has a use for it."""
KEPT_SHARE = 0.75
"""How much of that a good is worth which is left over for another round."""
FED_SHARE = 0.55
"""How much of its limit a processing line is used on average."""
FUTURE_SHARE = 0.8
"""How much of a later round's production is reckoned with now."""


def printed_value(effect: Effect) -> int:
    """Return what a line brings on average in one production."""
    gain = 1000 * effect.money + _priced(effect.gain) - round(0.8 * _priced(effect.cost))
    if effect.kind == "extract":
        return gain
    return round(FED_SHARE * effect.limit * max(0, gain))


def _priced(goods: Bag) -> int:
    return sum(number * price for number, price in zip(goods, PLAIN, strict=True))


def card_value(rules: Ruleset, card: CardId) -> int:
    """Return what a company brings on average in a production, upgraded half of the time."""
    basic, extra = rules.upgraded_side[card]
    return printed_value(basic) + printed_value(extra) // 2


def worth_for(state: FurnaceState) -> Worth:
    """Judge a production by what it leaves for the rounds that follow."""
    later = state.rounds - state.round
    if not later:
        return LAST
    coal, iron, oil, upgrade = (round(KEPT_SHARE * price) for price in PLAIN)
    extras = [
        printed_value(side[-1]) for side in state.rules.upgraded_side[: state.rules.companies]
    ]
    upgrades = [round(FUTURE_SHARE * later * extra) for extra in extras]
    starts = len(state.rules.cards) - state.rules.companies
    return Worth(goods=(coal, iron, oil, upgrade), upgrades=(*upgrades, *[0] * starts))


@dataclass(frozen=True, slots=True)
class Appraisal:
    """What the lots of a row are worth to one seat."""

    cards: tuple[int, ...]
    """By lot: what winning the card brings."""
    discs: tuple[tuple[int, ...], ...]
    """By lot and number of times: what its compensation brings."""

    def outbid(self, lot: int, times: int) -> int:
        """Return what a beaten disc brings that counts so much."""
        return self.discs[lot][times]


MOST_TIMES = 5
"""The highest disc with the bonus of a capitalist."""


def appraise(state: FurnaceState, seat: Seat, widths: Sequence[int], *, plans: bool) -> Appraisal:
    """Appraise the row for a seat; with `plans` by what its production would make of things."""
    rules, worth = state.rules, worth_for(state)
    later = FUTURE_SHARE * (state.rounds - state.round)
    task = replace(task_of(state, seat), fixed_order=False)
    future = [round(later * card_value(rules, card)) for card in state.row]
    if not plans:
        now = [card_value(rules, card) for card in state.row]
        prices = PLAIN
    else:
        before = _value(task, worth, widths)
        now = [
            _value(replace(task, cards=(*task.cards, card)), worth, widths) - before
            for card in state.row
        ]
        prices = _prices(task, worth, before, widths)
    return Appraisal(
        tuple(one + other for one, other in zip(now, future, strict=True)),
        tuple(
            _compensations(rules.compensation[card], state.goods[seat], prices)
            for card in state.row
        ),
    )


def _value(task: ProductionTask, worth: Worth, widths: Sequence[int]) -> int:
    return best_plan(task, worth, widths=widths).value


def _prices(task: ProductionTask, worth: Worth, before: int, widths: Sequence[int]) -> Bag:
    """Price every good by what a few more of it would bring to the production."""
    some = (4, 2, 2, 1)
    found = []
    for good, number in enumerate(some):
        goods = list(task.goods)
        goods[good] += number
        coal, iron, oil, upgrade = goods
        more = replace(task, goods=(coal, iron, oil, upgrade))
        found.append(max(0, _value(more, worth, widths) - before) // number)
    return found[0], found[1], found[2], found[3]


def _compensations(effect: Effect, goods: Bag, prices: Bag) -> tuple[int, ...]:
    gain = sum(number * price for number, price in zip(effect.gain, prices, strict=True))
    cost = sum(number * price for number, price in zip(effect.cost, prices, strict=True))
    each = max(0, gain - cost)
    most = MOST_TIMES
    if effect.kind == "process":
        # What earlier lots may still bring is worth one more time.
        most = 1 + min(have // need for have, need in zip(goods, effect.cost, strict=True) if need)
    return tuple(each * min(times, most) for times in range(MOST_TIMES + 1))
