"""What the tiles still on a mat promise: the best line of builds in each industry."""

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.bots.value.weights import Weights
from brass_desktop.games.brass.engine.ids import CANAL_ERA, NO_RESOURCE, NOTHING, RAIL_ERA
from brass_desktop.games.brass.engine.ruleset import Ruleset
from brass_desktop.games.brass.engine.state import BrassState

TILE_FACTORS = (1.0, 0.75, 0.5)
"""The next tile, the one after it and the third: later ones are built less surely."""
DEVELOP_FACTOR = 0.8
MOST_DEVELOPED = 6
DEAR = 15
SUPPORT_SHARES = (0.25, 0.15)
FEWEST_ACTIONS = 3
MOST_BUILT = len(TILE_FACTORS)


class MatLines:
    """The worth of a mat, looked up by how many tiles are gone from each stack."""

    def __init__(self, rules: Ruleset, weights: Weights, bought: frozenset[int]) -> None:
        self._rules = rules
        self._bought = bought
        self._later_era = weights.mat_later
        self._scarce_share = weights.scarce_share
        self._goods_shares = (1.0, weights.second_goods)
        self._stacks = len(rules.stacks)
        self._goods = [
            number
            for number, stack in enumerate(rules.stacks)
            if rules.tiles.resource[stack[0]] == NO_RESOURCE and not rules.tiles.sold_to[stack[0]]
        ]
        """Industries that bring points by themselves; the others supply or serve them."""
        self._support = [n for n in range(self._stacks) if n not in self._goods]
        self._scarce = [
            industry
            for industry, slots in enumerate(rules.board.slots_for)
            if len(slots) <= weights.scarce_slots
        ]
        self._lines: dict[tuple[int, int, int, int], float] = {}
        self._known: dict[tuple[int, ...], float] = {}

    def worth(self, state: BrassState, seat: Seat) -> float:
        """Return the promise of a seat's mat in points, before any weight."""
        gone = state.mat[seat * self._stacks : (seat + 1) * self._stacks]
        rooms = [MOST_BUILT] * self._stacks
        for industry in self._scarce:
            slots = self._rules.board.slots_for[industry]
            empty = sum(state.slot_tile[slot] == NOTHING for slot in slots)
            rooms[industry] = min(empty, MOST_BUILT)
        key = (state.era, *gone, *rooms)
        known = self._known.get(key)
        if known is None:
            lines = [self._best_line(n, gone[n], state.era, rooms[n]) for n in range(self._stacks)]
            goods = sorted((lines[n] for n in self._goods), reverse=True)
            support = sorted((lines[n] for n in self._support), reverse=True)
            known = _shared(self._goods_shares, goods) + _shared(SUPPORT_SHARES, support)
            self._known[key] = known
        return known

    def _best_line(self, industry: int, gone: int, era: int, room: int) -> float:
        """Return what a stack promises in this era, or in the next one as far as one hopes."""
        key = (industry, gone, era, room)
        known = self._lines.get(key)
        if known is None:
            known = self._line(industry, gone, era, room)
            if era == CANAL_ERA and self._later_era:
                later = self._line(industry, gone, RAIL_ERA, room)
                known = max(known, self._later_era * later)
            if industry in self._scarce:
                known *= self._scarce_share
            self._lines[key] = known
        return known

    def _line(self, industry: int, gone: int, era: int, room: int) -> float:
        """Return the best of clearing 0, 1, 2 … tiles first and then building three."""
        stack, tiles = self._rules.stacks[industry], self._rules.tiles
        if industry in self._goods and industry not in self._bought:
            return 0.0
        best = 0.0
        for cleared in range(MOST_DEVELOPED + 1):
            first = gone + cleared
            if first >= len(stack):
                break
            best = max(best, self._after_clearing(stack[first : first + room], era, cleared))
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
        effort += 0.5 if tiles.sold[first] else 0.0
        effort += 0.5 if tiles.cost[first] > DEAR else 0.0
        return float(total / effort * DEVELOP_FACTOR**develops)


def _shared(shares: tuple[float, ...], lines: list[float]) -> float:
    return sum((share * line for share, line in zip(shares, lines, strict=False)), 0.0)
