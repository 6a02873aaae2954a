"""Where new cards stand best in a chain: what the whole line brings for every gap (F-6.1)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from brass_desktop.games.furnace.engine.ids import CardId
from brass_desktop.games.furnace.engine.planning.search import GoOn, always, best_plan
from brass_desktop.games.furnace.engine.planning.task import Plan, ProductionTask, Worth

MOST_PLACINGS: Final = 1000
"""So many ways to place several cards are all tried; of more, those that greed finds."""

Chain = tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class GapPlan:
    """A new card in one gap of the old chain, the other new ones where they stand best then."""

    card: CardId
    at: int
    """How many old cards stand before it."""
    chain: Chain
    """The whole line."""
    plan: Plan


@dataclass(frozen=True, slots=True)
class ChainPlacing:
    """What every gap brings to every new card."""

    gaps: tuple[tuple[GapPlan, ...], ...]
    """By new card, in the order they were won, and by gap."""
    exact: bool
    """Whether all ways to place the cards were tried; each plan tells itself if it is proved."""

    @property
    def best(self) -> GapPlan:
        """The gap that brings most, the leftmost of equals."""
        return max((gap for gaps in self.gaps for gap in gaps), key=lambda gap: gap.plan.value)


def place_cards(
    task: ProductionTask, chain: Chain, fresh: Sequence[CardId], worth: Worth, go_on: GoOn = always
) -> ChainPlacing:
    """Try all places of the new cards, or, where there are too many, one after the other."""
    exact = count_placings(len(chain), len(fresh)) <= MOST_PLACINGS
    lines = _Lines(task, worth, go_on)
    if exact:
        every = [*interleavings(chain, tuple(fresh))]
        gaps = [_best_by_gap(lines, chain, card, every) for card in fresh]
    else:
        gaps = [_greedy_by_gap(lines, chain, card, fresh) for card in fresh]
    return ChainPlacing(tuple(gaps), exact)


def best_placed(
    task: ProductionTask,
    chain: Chain,
    fresh: Sequence[CardId],
    worth: Worth,
    go_on: GoOn = always,
    most: int = MOST_PLACINGS,
) -> Plan:
    """Return the production with the new cards where they stand best, unproved if by greed."""
    lines = _Lines(task, worth, go_on)
    if count_placings(len(chain), len(fresh)) <= most:
        return max(map(lines.plan, interleavings(chain, tuple(fresh))), key=lambda one: one.value)
    return replace(lines.plan(_placed_greedily(lines, chain, fresh)), proved=False)


def count_placings(old: int, new: int) -> int:
    """Return in how many ways new cards may be placed among old ones, in any order of their own."""
    ways = 1
    for number in range(new):
        ways *= old + number + 1
    return ways


def interleavings(chain: Chain, fresh: Chain) -> Iterator[Chain]:
    """Yield every chain in which the old cards keep their order (F-6.1, F-6.3)."""
    if not fresh:
        yield chain
        return
    for line in interleavings(chain, fresh[1:]):
        for at in range(len(line) + 1):
            yield (*line[:at], fresh[0], *line[at:])


class _Lines:
    """The best plans of whole chains, each searched once."""

    def __init__(self, task: ProductionTask, worth: Worth, go_on: GoOn) -> None:
        self._task = replace(task, fixed_order=True)
        self._worth = worth
        self._go_on = go_on
        self._known: dict[Chain, Plan] = {}

    def plan(self, chain: Chain) -> Plan:
        if chain not in self._known:
            task = replace(self._task, cards=chain)
            self._known[chain] = best_plan(task, self._worth, self._go_on)
        return self._known[chain]


def _best_by_gap(
    lines: _Lines, chain: Chain, card: CardId, every: Sequence[Chain]
) -> tuple[GapPlan, ...]:
    old, best = set(chain), dict[int, GapPlan]()
    for line in every:
        at = sum(other in old for other in line[: line.index(card)])
        plan = lines.plan(line)
        if at not in best or plan.value > best[at].plan.value:
            best[at] = GapPlan(card, at, line, plan)
    return tuple(best[at] for at in range(len(chain) + 1))


def _greedy_by_gap(
    lines: _Lines, chain: Chain, card: CardId, fresh: Sequence[CardId]
) -> tuple[GapPlan, ...]:
    """Place the card, then each of the others where it brings most at once."""
    gaps = []
    for at in range(len(chain) + 1):
        others = [other for other in fresh if other != card]
        line = _placed_greedily(lines, (*chain[:at], card, *chain[at:]), others)
        gaps.append(GapPlan(card, at, line, lines.plan(line)))
    return tuple(gaps)


def _placed_greedily(lines: _Lines, chain: Chain, fresh: Sequence[CardId]) -> Chain:
    """Put each card where it brings most at once."""
    for card in fresh:
        chain = max(interleavings(chain, (card,)), key=lambda one: lines.plan(one).value)
    return chain
