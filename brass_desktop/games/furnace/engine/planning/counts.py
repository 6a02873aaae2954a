"""The best numbers for a line of cards in the order that somebody has chosen for it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from brass_desktop.games.furnace.engine.actions import Activation
from brass_desktop.games.furnace.engine.bags import added, covers, input_for, missing, taken
from brass_desktop.games.furnace.engine.ids import EMPTY, Bag, CardId
from brass_desktop.games.furnace.engine.planning.balance import (
    Balance,
    after_step,
    goods_at_start,
    start,
)
from brass_desktop.games.furnace.engine.planning.line import LineFloor, PlannedRun
from brass_desktop.games.furnace.engine.planning.line_bounds import LineBounds
from brass_desktop.games.furnace.engine.planning.search import GoOn, Search, last
from brass_desktop.games.furnace.engine.planning.task import ProductionTask, Worth
from brass_desktop.games.furnace.engine.producing import after_line, upgrade_price
from brass_desktop.games.furnace.engine.ruleset import Effect

WIDTHS: Final = (40, 1000)
"""The passes of a search that somebody waits for."""
_PATIENCE: Final = 8
"""How often a search that is waited for is asked before it has to answer."""


@dataclass(frozen=True, slots=True)
class Shortfall:
    """A pinned number that the goods do not allow."""

    what: Literal["times", "upgrades", "repeat"]
    line: int
    """The line of the card; 0 for a repeat."""
    wanted: int
    possible: int
    short: Bag
    """What is missing for the wanted number."""


@dataclass(frozen=True, slots=True)
class CountedStep:
    """A place of the line with its numbers."""

    planned: PlannedRun
    activation: Activation | None
    """None where a repeat cannot be paid for."""
    after: Balance
    shortfalls: tuple[Shortfall, ...]


@dataclass(frozen=True, slots=True)
class CountedLine:
    """A line with the best numbers; `proved` tells that no others are better."""

    steps: tuple[CountedStep, ...]
    money: int
    goods: Bag
    value: int
    """By the worth it was searched for; pins that fell short are no part of it."""
    proved: bool


def best_counts(
    task: ProductionTask,
    line: Sequence[PlannedRun],
    worth: Worth,
    go_on: GoOn | None = None,
    widths: Sequence[int] = WIDTHS,
) -> CountedLine:
    """Find the best numbers and upgrades for what is left to run, in this order.

    Numbers that are free make way for pinned ones that come later. Cards of the task that do not
    stand in the line are not run. Without `go_on` it answers after a fixed amount of work.
    """
    floor = LineFloor(task, line, worth)
    plan = last(Search(floor, LineBounds(floor), go_on or _patience()).plans(widths))
    steps = list(_counted(task, line, list(plan.steps)))
    end = steps[-1].after if steps else start(task)
    value = worth.money * end.money + sum(
        number * each for number, each in zip(end.goods, worth.goods, strict=True)
    )
    if worth.upgrades:
        gained = end.upgraded & ~task.upgraded
        value += sum(each for card, each in enumerate(worth.upgrades) if gained >> card & 1)
    return CountedLine(tuple(steps), end.money, end.goods, value, plan.proved)


def _patience() -> GoOn:
    asked = iter(range(_PATIENCE))
    return lambda: next(asked, None) is not None


def _counted(
    task: ProductionTask, line: Sequence[PlannedRun], steps: list[Activation]
) -> Iterator[CountedStep]:
    """Put the steps of a plan beside their places."""
    now, left = start(task), iter(steps)
    for place in line:
        price = task.capitalist.repeat_cost or EMPTY
        if place.again and not covers(now.goods, price):
            short = Shortfall("repeat", 0, 1, 0, missing(now.goods, price))
            yield CountedStep(place, None, now, (short,))
            continue
        step = next(left)
        shortfalls = tuple(_shortfalls(task, place, step, now))
        now = after_step(task, now, step)
        yield CountedStep(place, step, now, shortfalls)


def _shortfalls(
    task: ProductionTask, place: PlannedRun, step: Activation, before: Balance
) -> Iterator[Shortfall]:
    """Tell which pinned numbers of a place were too high."""
    goods = goods_at_start(task, before.goods, again=place.again)
    lines = task.rules.effects(place.card, before.upgraded)
    for at, (effect, times) in enumerate(zip(lines, step.times, strict=False)):
        pin = place.pin(at)
        if effect.kind == "process" and pin is not None and times < min(pin, effect.limit):
            short = missing(goods, input_for(effect, pin))
            yield Shortfall("times", at, pin, times, short)
        goods = after_line(goods, effect, times)
    pinned = [card for card in place.upgrades or () if not before.upgraded >> card & 1]
    if len(step.upgrades) < len(pinned):
        short = missing(goods, _price_of(task, goods, lines[-1], pinned))
        yield Shortfall("upgrades", len(lines) - 1, len(pinned), len(step.upgrades), short)


def _price_of(task: ProductionTask, goods: Bag, line: Effect, upgrades: Sequence[CardId]) -> Bag:
    """Return what so many upgrades cost together."""
    price = EMPTY
    for _ in upgrades:
        each = upgrade_price(goods, line, task.capitalist)
        price, goods = added(price, each), taken(goods, each)
    return price
