"""What the tiles still on a mat promise: the best line of builds in each industry."""

from brass_desktop.games.brass.engine.ids import NO_RESOURCE, NOTHING
from brass_desktop.games.brass.engine.ruleset import Ruleset

TILE_FACTORS = (1.0, 0.75, 0.5)
"""The next tile, the one after it and the third: later ones are built less surely."""
DEVELOP_FACTOR = 0.8
MOST_DEVELOPED = 6
DEAR = 15
GOODS_SHARES = (1.0, 0.3)
SUPPORT_SHARES = (0.25, 0.15)
FEWEST_ACTIONS = 3


class MatLines:
    """The worth of a mat, looked up by how many tiles are gone from each stack."""

    def __init__(self, rules: Ruleset, bought: frozenset[int]) -> None:
        self._rules = rules
        self._bought = bought
        self._stacks = len(rules.stacks)
        self._goods = [
            number
            for number, stack in enumerate(rules.stacks)
            if rules.tiles.resource[stack[0]] == NO_RESOURCE
        ]
        self._support = [n for n in range(self._stacks) if n not in self._goods]
        self._lines = [
            [
                [self._line(industry, gone, era) for gone in range(len(stack) + 1)]
                for industry, stack in enumerate(rules.stacks)
            ]
            for era in range(2)
        ]
        self._known: dict[tuple[int, ...], float] = {}

    def worth(self, era: int, gone: tuple[int, ...]) -> float:
        """Return the promise of a mat in points, before any weight; `gone` is by industry."""
        key = (era, *gone)
        known = self._known.get(key)
        if known is None:
            lines = self._lines[era]
            goods = sorted((lines[n][gone[n]] for n in self._goods), reverse=True)
            support = sorted((lines[n][gone[n]] for n in self._support), reverse=True)
            known = _shared(GOODS_SHARES, goods) + _shared(SUPPORT_SHARES, support)
            self._known[key] = known
        return known

    def _line(self, industry: int, gone: int, era: int) -> float:
        """Return the best of clearing 0, 1, 2 … tiles first and then building three."""
        stack, tiles = self._rules.stacks[industry], self._rules.tiles
        if industry in self._goods and industry not in self._bought:
            return 0.0
        best = 0.0
        for cleared in range(MOST_DEVELOPED + 1):
            first = gone + cleared
            if first >= len(stack):
                break
            best = max(best, self._after_clearing(stack[first : first + 3], era, cleared))
            if tiles.lightbulb[stack[first]]:
                break
        return best

    def _after_clearing(self, nearest: tuple[int, ...], era: int, cleared: int) -> float:
        tiles = self._rules.tiles
        total = 0.0
        for factor, tile in zip(TILE_FACTORS, nearest, strict=False):
            if not tiles.buildable[era][tile]:
                break
            twice = era == 0 and not tiles.leaves_after_canal[tile]
            total += factor * tiles.vp[tile] * (2 if twice else 1)
        first = nearest[0] if nearest else NOTHING
        develops = cleared / 2
        effort = 1 + develops
        effort += 0.5 if tiles.resource[first] == NO_RESOURCE else 0.0
        effort += 0.5 if tiles.cost[first] > DEAR else 0.0
        return float(total / effort * DEVELOP_FACTOR**develops)


def _shared(shares: tuple[float, ...], lines: list[float]) -> float:
    return sum((share * line for share, line in zip(shares, lines, strict=False)), 0.0)
