"""Productions that were played: where each began, and what it brought."""

from collections.abc import Iterator
from dataclasses import dataclass

from brass_desktop.core.types import Seat
from brass_desktop.games.furnace.engine.actions import Activate, EndProduction, Repeat
from brass_desktop.games.furnace.engine.game import FurnaceSession


@dataclass(frozen=True, slots=True)
class PastProduction:
    """One seat's production of one round."""

    seat: Seat
    round: int
    began: int
    """How many actions of the log came before it: there its start can be looked at again.

    New cards have their places in a chain by then.
    """
    money: int


def past_productions(session: FurnaceSession) -> Iterator[PastProduction]:
    """Yield every production that has ended, in the order they were played."""
    began: int | None = None
    for number, entry in enumerate(session.log):
        if isinstance(entry.action, Activate | Repeat | EndProduction) and began is None:
            began = number
        if isinstance(entry.action, EndProduction):
            assert began is not None, "it began at its end at the latest"
            before, after = session.at(began), session.at(number)
            money = after.money[entry.seat] - before.money[entry.seat]
            yield PastProduction(entry.seat, before.round, began, money)
            began = None
