"""What a line can bring at best, where the order of its cards is known.

Goods lose their price along a line, as those who could use them fall behind. A bound is made from
the end: before a line of a card that gains at the prices after it, either its limit holds, and its
gain is added, or the goods do, and the price of the scarcest rises by what it helps to gain. Both
are upper bounds whichever goods there are. Which one is taken is decided by how much is at hand at
each place when the line is run by the prices of the bound before, so bounds sharpen one another.
"""

from typing import Final, NamedTuple

from brass_desktop.games.furnace.engine.bags import covers, most_times, multiplied, taken
from brass_desktop.games.furnace.engine.ids import EMPTY, Bag
from brass_desktop.games.furnace.engine.planning.bounding import Bound, Bounds, Prices, priced
from brass_desktop.games.furnace.engine.planning.floor import FloorKey, bits
from brass_desktop.games.furnace.engine.planning.line import LineFloor
from brass_desktop.games.furnace.engine.producing import after_line, upgrade_price
from brass_desktop.games.furnace.engine.ruleset import Effect

_ROUNDS: Final = 3
"""How often a bound is sharpened by the one before."""
_ALWAYS: Final = -1


class LineStage(NamedTuple):
    """One line of a card, in the order in which they are carried out."""

    effect: Effect
    net: Bag
    """What it changes of each good."""
    money: int
    """The value of its money."""
    at: tuple[int, int]
    """Its place in the line, and which line of the card it is."""
    lead: int
    """The card that must be upgraded first, by its number, or `_ALWAYS`."""


class LineBounds(Bounds):
    """Upper bounds for every key of a line."""

    def __init__(self, floor: LineFloor) -> None:
        super().__init__(floor)
        self._line = floor
        self._usual: dict[tuple[int, int], Prices] = {}
        """Prices after each line of the whole, by which it is run to make other bounds."""
        self._gained: dict[int, int] = {}
        """By number: what an upgrade brought at them."""

    def of(self, key: FloorKey) -> list[Bound]:
        """Return the bounds of a key that were made so far."""
        return self._by_key.setdefault(key, [])

    def best(self, key: FloorKey, goods: Bag) -> int:
        """Return what may be gained from here at best, goods that are left over included."""
        if key not in self._by_key:
            self.sharpen(key, goods)
        return super().best(key, goods)

    def sharpen(self, key: FloorKey, goods: Bag, *, everywhere: bool = False) -> None:
        """Make bounds that bind well at a key with such goods."""
        stages = self._stages(key)
        for _ in range(_ROUNDS if everywhere else 1):
            prices = [self._usual[stage.at] for stage in stages] if self._usual else []
            held = self._held(stages, goods, prices)
            bound, after = self._from_the_end(stages, held)
            self.of(key).append(bound)
            if everywhere:
                self._usual = {stage.at: one for stage, one in zip(stages, after, strict=True)}

    def _stages(self, key: FloorKey) -> list[LineStage]:
        floor, (run, upgraded, _) = self._line, key
        in_time, stages = floor.in_time(key), list[LineStage]()
        for number in bits(((1 << floor.count) - 1) & ~run):
            basic = floor.basic[number]
            is_upgraded = upgraded >> number & 1
            lines = floor.upgraded[number] if is_upgraded or in_time >> number & 1 else basic
            price = floor.price_of_place(number)
            if price is not None:
                paid = Effect("extract", EMPTY, multiplied(price, -1), 0, 1)
                stages.append(LineStage(paid, paid.gain, 0, (number, -1), _ALWAYS))
            for at, line in enumerate(lines):
                lead = _ALWAYS if is_upgraded or at < len(basic) else floor.lead(number)
                money = floor.worth.money * line.money
                stages.append(
                    LineStage(line, taken(line.gain, line.cost), money, (number, at), lead)
                )
        return stages

    def _held(self, stages: list[LineStage], goods: Bag, prices: list[Prices]) -> list[Bag]:
        """Run the line by prices after each stage; return the goods before each of them."""
        held, bought, gains = [], set[int](), self._gained
        capitalist = self._line.task.capitalist
        for at, stage in enumerate(stages):
            held.append(goods)
            if stage.effect.kind == "upgrade":
                for lead in sorted(gains, key=lambda one: -gains[one]):
                    price = upgrade_price(goods, stage.effect, capitalist)
                    if gains[lead] <= 0 or not covers(goods, price):
                        break
                    goods = taken(goods, price)
                    bought.add(lead)
            elif (stage.lead == _ALWAYS or stage.lead in bought) and (
                not prices or stage.money + priced(stage.net, prices[at]) > 0
            ):
                times = most_times(goods, stage.effect, stage.effect.limit)
                goods = after_line(goods, stage.effect, times)
        return held

    def _from_the_end(self, stages: list[LineStage], held: list[Bag]) -> tuple[Bound, list[Prices]]:
        """Make a bound; return it with the prices after each stage."""
        floor = self._line
        prices, rest = floor.worth.goods, 0
        after = [prices] * len(stages)
        extras = {lead: floor.upgrade_worth[lead] for lead in bits(floor.pays_upgrade)}
        gained: dict[int, int] = {}
        for at in range(len(stages) - 1, -1, -1):
            effect, net, money, _, lead = stages[at]
            after[at] = prices
            if effect.kind == "upgrade":
                price = self._upgrade_price(prices)
                for card, extra in extras.items():
                    more = extra - price - max(0, gained.get(card, 0))
                    if more > 0:
                        rest += more
                    gained[card] = extra - price
                continue
            gain = money + priced(net, prices)
            if effect.kind == "extract":
                rest += gain
            elif gain > 0:
                scarce = _scarcest(effect, net, held[at]) if lead == _ALWAYS else None
                if lead != _ALWAYS:
                    extras[lead] += effect.limit * gain
                elif scarce is None:
                    rest += effect.limit * gain
                else:
                    dearer = list(prices)
                    dearer[scarce] -= gain // net[scarce]
                    prices = (dearer[0], dearer[1], dearer[2], dearer[3])
        self._gained = gained or self._gained
        return (*prices, rest), after


def _scarcest(effect: Effect, net: Bag, held: Bag) -> int | None:
    """Return the good that holds a line back more than its limit does."""
    scarce, least = None, effect.limit
    for good in range(4):
        if net[good] < 0 and effect.gain[good] == 0 and held[good] < least * effect.cost[good]:
            scarce, least = good, held[good] // effect.cost[good]
    return scarce
