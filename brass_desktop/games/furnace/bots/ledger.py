"""What a seat did in a game, counted from the events: the rows of the calibration tables."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from brass_desktop.bots.record import Ledger
from brass_desktop.games.furnace.engine import events as ev
from brass_desktop.games.furnace.engine.actions import Action
from brass_desktop.games.furnace.engine.ids import AGENT, GOODS
from brass_desktop.games.furnace.engine.state import FurnaceState

COUNTED: Final = (
    "bids",
    "cards",
    "won",
    "compensation",
    *GOODS,
    "money",
    "upgrades",
    "repeats",
    "end",
    "resources",
)
"""The parts of the dotted names in the ledgers, but for the numbers of rounds (`money.3`)."""


class Bookkeeper:
    """Keeps the ledgers of all seats while a game is played."""

    def __init__(self, players: int) -> None:
        self._books: list[Counter[str]] = [Counter() for _ in range(players)]

    def acts(self, before: FurnaceState, action: Action, events: Sequence[ev.Event]) -> None:
        """Note an action and everything that followed from it."""
        for event in events:
            self._note(before, event)

    def ledgers(self, state: FurnaceState) -> list[Ledger]:
        """Close the books of a finished game."""
        for seat, book in enumerate(self._books):
            book["end.cards"] += len(state.works[seat])
            book["end.resources"] += sum(state.goods[seat])
        return [dict(book) for book in self._books]

    def _note(self, before: FurnaceState, event: ev.Event) -> None:
        match event:
            case ev.DiscPlaced(owner=owner) if owner != AGENT:
                self._books[owner]["bids"] += 1
            case ev.CardTaken():
                self._books[event.seat]["cards.won"] += 1
            case ev.Compensated():
                for good, number in zip(GOODS, event.gained, strict=True):
                    self._books[event.seat][f"compensation.{good}"] += number
            case ev.EffectRun():
                self._books[event.seat][f"money.{before.round}"] += event.money
            case ev.CardUpgraded():
                self._books[event.seat]["upgrades"] += 1
            case ev.CardRepeated():
                self._books[event.seat]["repeats"] += 1
            case _:
                pass
