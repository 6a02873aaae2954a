"""What every step of a production leaves: goods, money, and which cards are upgraded."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from brass_desktop.games.furnace.engine.actions import Activation, Repeat
from brass_desktop.games.furnace.engine.bags import taken
from brass_desktop.games.furnace.engine.ids import Bag
from brass_desktop.games.furnace.engine.planning.task import ProductionTask
from brass_desktop.games.furnace.engine.producing import after_line, upgrade_price


class Balance(NamedTuple):
    """How things stand after a step."""

    goods: Bag
    money: int
    """Gained since the task began."""
    upgraded: int
    """Mask of the cards turned over."""


def start(task: ProductionTask) -> Balance:
    """Return how things stand before the first step."""
    return Balance(task.goods, 0, task.upgraded)


def balances(task: ProductionTask, steps: Iterable[Activation]) -> Iterator[Balance]:
    """Yield how things stand after each step; the steps must be legal."""
    now = start(task)
    for step in steps:
        now = after_step(task, now, step)
        yield now


def after_step(task: ProductionTask, before: Balance, step: Activation) -> Balance:
    """Run a card from its first line to its last (F-4.2)."""
    goods, money, upgraded = before
    goods = goods_at_start(task, goods, again=isinstance(step, Repeat))
    lines = task.rules.effects(step.card, upgraded)
    for line, times in zip(lines, step.times, strict=False):
        goods = after_line(goods, line, times)
        money += line.money * times
    for card in step.upgrades:
        goods = taken(goods, upgrade_price(goods, lines[-1], task.capitalist))
        upgraded |= 1 << card
    return Balance(goods, money, upgraded)


def goods_at_start(task: ProductionTask, goods: Bag, *, again: bool) -> Bag:
    """Return the goods with which the first line begins: a repeat has been paid for (F-8.2)."""
    price = task.capitalist.repeat_cost
    return taken(goods, price) if again and price is not None else goods
