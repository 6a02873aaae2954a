"""What the lots of a row are worth to a seat, each for itself, in thousandths of money."""

from dataclasses import dataclass

from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.bots.assessor import Assessor
from brass_desktop.games.furnace.engine.bags import added, most_times, multiplied, taken
from brass_desktop.games.furnace.engine.ids import Bag, CardId
from brass_desktop.games.furnace.engine.ruleset import Effect, Ruleset
from brass_desktop.games.furnace.engine.state import FurnaceState

PLAIN: Bag = (900, 1800, 3200, 3400)
"""What a good brings on average to whoever has a use for it."""
FED_SHARE = 0.55
"""How much of its limit a processing line is used on average."""
HOPED = 300
"""What one more swap is worth that goods of earlier lots may still pay for."""


@dataclass(frozen=True, slots=True)
class Appraisal:
    """What one seat may get from the lots of a row."""

    cards: tuple[int, ...]
    """By lot: what winning the card brings."""
    discs: tuple[tuple[int, ...], ...]
    """By lot and number of times: what its compensation brings."""


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


def most_counted(state: FurnaceState, seat: int) -> int:
    """Return the highest number that a disc of a seat can count for compensation (F-8.3)."""
    return max(state.rules.discs.value) + state.capitalist(seat).bonus


def appraise_printed(state: FurnaceState, seat: Seat) -> Appraisal:
    """Appraise the row by what is printed on it, whatever the own works can make of it."""
    rules, most = state.rules, most_counted(state, seat)
    discs = []
    for card in state.row:
        effect = rules.compensation[card]
        each = max(0, _priced(effect.gain) - _priced(effect.cost))
        discs.append(tuple(each * times for times in range(most + 1)))
    return Appraisal(tuple(card_value(rules, card) for card in state.row), tuple(discs))


def appraise(state: FurnaceState, seat: Seat, assessor: Assessor) -> Appraisal:
    """Appraise the row by what the works of a seat would make of each card or compensation."""
    goods = assessor.goods(seat)
    before = assessor.value(seat, (), goods)
    return Appraisal(
        tuple(assessor.value(seat, (card,), goods) - before for card in state.row),
        tuple(
            _compensations(state.rules.compensation[card], state, seat, assessor)
            for card in state.row
        ),
    )


def _compensations(
    effect: Effect, state: FurnaceState, seat: Seat, assessor: Assessor
) -> tuple[int, ...]:
    """Return what a compensation brings by the number of times it is taken at most."""
    goods = assessor.goods(seat)
    before, found = assessor.value(seat, (), goods), [0]
    possible = most_counted(state, seat)
    if effect.kind == "process":
        possible = most_times(goods, effect, possible)
    for times in range(1, most_counted(state, seat) + 1):
        if times > possible:
            found.append(found[possible] + HOPED)
            continue
        after = swapped(goods, effect, times)
        found.append(max(found[-1], assessor.value(seat, (), after) - before))
    return tuple(found)


def swapped(goods: Bag, effect: Effect, times: int) -> Bag:
    """Return the goods after a compensation was taken so often."""
    return added(taken(goods, multiplied(effect.cost, times)), multiplied(effect.gain, times))
