"""What a production brings with a new card in each gap of the chain.

A chain runs in a fixed order, so its best numbers are found at once; the gaps are reckoned one
after another, so that nobody waits for all of them.
"""

from dataclasses import replace

from brass_desktop.games.furnace.engine.ids import CardId
from brass_desktop.games.furnace.engine.planning.counts import CountedLine, best_counts
from brass_desktop.games.furnace.engine.planning.line import PlannedRun
from brass_desktop.games.furnace.engine.planning.task import task_of, usual_worth
from brass_desktop.games.furnace.engine.state import FurnaceState

Order = tuple[CardId, ...]


class ChainWorth:
    """Remembers the best production of every chain that was asked about."""

    def __init__(self, state: FurnaceState) -> None:
        self._worth = usual_worth(state)
        self._task = task_of(state, state.actor)
        self._known: dict[Order, CountedLine] = {}

    def line(self, order: Order) -> CountedLine:
        """Return the best production of a chain."""
        found = self._known.get(order)
        if found is None:
            task = replace(self._task, cards=order)
            places = [PlannedRun(card) for card in order]
            found = self._known[order] = best_counts(task, places, self._worth)
        return found

    def known(self, order: Order) -> CountedLine | None:
        """Return what has been reckoned of a chain."""
        return self._known.get(order)
