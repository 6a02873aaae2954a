"""A better production told as the few differences to the line that somebody has planned.

Changes that lead towards it are tried on the own line, one at a time; the one that brings most is
told and made, until the line is as good or enough has been said.
"""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, NamedTuple

from brass_desktop.games.furnace.engine.actions import Activation, Repeat
from brass_desktop.games.furnace.engine.bags import missing
from brass_desktop.games.furnace.engine.ids import EMPTY, Bag, CardId
from brass_desktop.games.furnace.engine.planning.balance import start
from brass_desktop.games.furnace.engine.planning.counts import CountedLine, best_counts
from brass_desktop.games.furnace.engine.planning.line import PlannedRun
from brass_desktop.games.furnace.engine.planning.search import GoOn
from brass_desktop.games.furnace.engine.planning.task import Plan, ProductionTask, Worth

MOST: Final = 3
"""More differences than these are not told."""


DifferenceKind = Literal["move", "times", "upgrades", "repeat", "no_repeat"]


@dataclass(frozen=True, slots=True)
class Difference:
    """One change of the own line."""

    kind: DifferenceKind
    card: CardId
    money: int = 0
    """What it brings once the differences told before it are made."""
    unsold: Bag = EMPTY
    """What is left over without it and no more with it."""
    was: int = 0
    """The place before, counted from 0, or the number of times."""
    now: int = 0
    line: int = 0
    """The line of the card whose number changes."""
    upgrades: tuple[CardId, ...] = ()
    """Cards that are upgraded with it and were not without it."""


@dataclass(frozen=True, slots=True)
class Differences:
    """The most valuable first; what they leave to be gained is not told singly."""

    told: tuple[Difference, ...]
    remaining: int
    """Money that the better plan brings beyond them."""


PlannedLine = tuple[PlannedRun, ...]


class _Made(NamedTuple):
    """A change that was made, and what the line brings then."""

    difference: Difference
    line: PlannedLine
    counted: CountedLine


FoundChanges = Generator[None, None, list[_Made]]
LineComparison = Generator[None, None, Differences]


def differences(
    task: ProductionTask, line: Sequence[PlannedRun], plan: Plan, worth: Worth, go_on: GoOn
) -> Differences:
    """Tell how a line differs from a better plan for the same task."""
    comparison = compare(task, line, plan, worth, go_on)
    while True:
        try:
            next(comparison)
        except StopIteration as done:
            found: Differences = done.value
            return found


def compare(
    task: ProductionTask,
    line: Sequence[PlannedRun],
    plan: Plan,
    worth: Worth,
    go_on: GoOn | None = None,
) -> LineComparison:
    """Find the differences bit by bit: after every change that was tried it may be left waiting."""
    changing = _Changing(task, plan.steps, worth, go_on)
    now, told = tuple(line), list[Difference]()
    counted = changing.counted(now)
    while counted.value < plan.value and len(told) < MOST:
        made = yield from changing.best(now, counted)
        if not made and len(told) + 2 <= MOST:
            made = yield from changing.best_pair(now, counted)
        if not made:
            break
        told += [one.difference for one in made]
        _, now, counted = made[-1]
    return Differences(tuple(told), max(0, plan.money - counted.money))


class _Changing:
    """Changes of a line towards the steps of a plan."""

    def __init__(
        self, task: ProductionTask, steps: Sequence[Activation], worth: Worth, go_on: GoOn | None
    ) -> None:
        self._task, self._steps, self._worth, self._go_on = task, steps, worth, go_on

    def counted(self, line: PlannedLine) -> CountedLine:
        return best_counts(self._task, line, self._worth, self._go_on)

    def best(self, line: PlannedLine, before: CountedLine) -> FoundChanges:
        """Return the change that brings most, if any brings something."""
        best: list[_Made] = []
        for made in self._all(line, before):
            if made.counted.value > (best[-1].counted.value if best else before.value):
                best = [made]
            yield
        return best

    def best_pair(self, line: PlannedLine, before: CountedLine) -> FoundChanges:
        """Return two changes that bring something only together."""
        best: list[_Made] = []
        for first in self._all(line, before):
            for second in self._all(first.line, first.counted):
                value = second.counted.value
                if value > (best[-1].counted.value if best else before.value):
                    best = [first, second]
                yield
        return best

    def _all(self, line: PlannedLine, before: CountedLine) -> Iterator[_Made]:
        for difference, changed in changes(line, before, self._steps):
            after = self.counted(changed)
            upgrades = _upgraded(self._task, after) & ~_upgraded(self._task, before)
            told = replace(
                difference,
                money=after.money - before.money,
                unsold=missing(after.goods, before.goods),
                upgrades=tuple(card for card in self._task.cards if upgrades >> card & 1),
            )
            yield _Made(told, changed, after)


def _upgraded(task: ProductionTask, counted: CountedLine) -> int:
    return counted.steps[-1].after.upgraded if counted.steps else start(task).upgraded


def changes(
    line: PlannedLine, counted: CountedLine, steps: Sequence[Activation]
) -> Iterator[tuple[Difference, PlannedLine]]:
    """Yield the single changes that lead from a line towards the steps of a plan."""
    yield from _moves(line, steps)
    yield from _repeats(line, steps)
    planned = {(step.card, isinstance(step, Repeat)): step for step in steps}
    for at, one in enumerate(counted.steps):
        step = planned.get((one.planned.card, one.planned.again))
        if step is not None and one.activation is not None:
            for difference, freed in _freed(one.planned, one.activation, step):
                yield difference, (*line[:at], freed, *line[at + 1 :])


def _moves(
    line: PlannedLine, steps: Sequence[Activation]
) -> Iterator[tuple[Difference, PlannedLine]]:
    """Put one card at the place that the plan has for it."""
    order = [step.card for step in steps if not isinstance(step, Repeat)]
    for was, moving in enumerate(line):
        if moving.again or moving.card not in order:
            continue
        others = (*line[:was], *line[was + 1 :])
        now = min(order.index(moving.card), len(others))
        changed = (*others[:now], moving, *others[now:])
        if now != was and _repeats_follow(changed):
            yield Difference("move", moving.card, was=was, now=now), changed


def _repeats(
    line: PlannedLine, steps: Sequence[Activation]
) -> Iterator[tuple[Difference, PlannedLine]]:
    """Leave a planned repeat out, or put in the one of the plan."""
    bare = tuple(planned for planned in line if not planned.again)
    own = next((planned for planned in line if planned.again), None)
    wanted = next((step for step in steps if isinstance(step, Repeat)), None)
    if wanted is None:
        if own is not None:
            yield Difference("no_repeat", own.card, was=line.index(own)), bare
        return
    again = PlannedRun(wanted.card, again=True)
    for at in range(len(bare) + 1):
        changed = (*bare[:at], again, *bare[at:])
        if changed != line and _repeats_follow(changed):
            yield Difference("repeat", wanted.card, now=at), changed


def _repeats_follow(line: PlannedLine) -> bool:
    """Tell whether a repeat comes after the run it repeats, if that stands in the line."""
    to_come = {planned.card for planned in line if not planned.again}
    for planned in line:
        if planned.again and planned.card in to_come:
            return False
        to_come.discard(planned.card)
    return True


def _freed(
    planned: PlannedRun, own: Activation, step: Activation
) -> Iterator[tuple[Difference, PlannedRun]]:
    """Free one pin that the plan does not keep."""
    for at, (was, now) in enumerate(zip(own.times, step.times, strict=False)):
        if planned.pin(at) is not None and was != now:
            times = (*planned.times[:at], None, *planned.times[at + 1 :])
            difference = Difference("times", planned.card, was=was, now=now, line=at)
            yield difference, replace(planned, times=times)
    if planned.upgrades is not None and own.upgrades != step.upgrades:
        was, now = len(own.upgrades), len(step.upgrades)
        difference = Difference("upgrades", planned.card, was=was, now=now)
        yield difference, replace(planned, upgrades=None)
