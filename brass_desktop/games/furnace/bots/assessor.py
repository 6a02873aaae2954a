"""What the outcome of an auction is worth to a seat: its works and goods, with all that is won."""

from dataclasses import replace

from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.bots.outlook import Outlook, Surveyor
from brass_desktop.games.furnace.engine.ids import Bag, CardId
from brass_desktop.games.furnace.engine.planning.task import ProductionTask, Worth, task_of
from brass_desktop.games.furnace.engine.state import FurnaceState

TableKey = tuple[object, ...]


def key_of(state: FurnaceState) -> TableKey:
    """Name everything that an assessor asks of a table: two that differ by bids alone are equal."""
    works = (tuple(state.works), tuple(state.fresh), tuple(state.goods))
    return (*works, state.upgraded, state.capitalists, state.round, state.rounds)


class Assessor:
    """Looks so many rounds ahead, and remembers what it has found for one table."""

    def __init__(self, state: FurnaceState, surveyor: Surveyor, horizon: int) -> None:
        self._surveyor = surveyor
        self._last = state.is_last_round
        self.rounds = min(horizon, state.rounds - state.round + 1)
        self._tasks = [
            replace(task_of(state, Seat(seat)), fixed_order=False) for seat in range(state.players)
        ]
        self._near: dict[int, Bag] = {}
        self._known: dict[tuple[int, tuple[CardId, ...], Bag], Outlook] = {}

    def goods(self, seat: int) -> Bag:
        """Return the goods that a seat has before the auction is settled."""
        return self._tasks[seat].goods

    def outlook(self, seat: int, won: tuple[CardId, ...], goods: Bag) -> Outlook:
        """Look at the works of a seat with these cards, ascending, and with all goods at hand."""
        key = (seat, won, goods)
        found = self._known.get(key)
        if found is None:
            near = self._prices_near(seat)
            task = self._task(seat, won, goods)
            found = self._surveyor.survey(task, self.rounds, near, last=self._last)
            self._known[key] = found
        return found

    def _prices_near(self, seat: int) -> Bag:
        """Return the prices of the works as they are: always these, whatever was asked before."""
        if seat not in self._near:
            found = self._surveyor.survey(self._tasks[seat], self.rounds, last=self._last)
            self._near[seat] = found.prices
        return self._near[seat]

    def value(self, seat: int, won: tuple[CardId, ...], goods: Bag) -> int:
        """Return what cards and goods lead to, as far as is looked ahead."""
        return self.outlook(seat, won, goods).value

    def _task(self, seat: int, won: tuple[CardId, ...], goods: Bag) -> ProductionTask:
        task = self._tasks[seat]
        return replace(task, cards=(*task.cards, *won), goods=goods)

    def worth(self, seat: int, won: tuple[CardId, ...] = ()) -> Worth:
        """Judge the production of a seat by what it leaves for the rounds that are looked at."""
        task = self._task(seat, won, self._tasks[seat].goods)
        prices = self.outlook(seat, won, task.goods).prices
        return self._surveyor.worth(task.cards, prices, self.rounds - 1, last=self._last)
