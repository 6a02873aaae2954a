from typing import TypeGuard

import pytest

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine.events import EraScored, Event, MoneyPaid, MoneyReceived
from brass_desktop.games.brass.present.table_model import WatchedTable
from brass_desktop.present.chronicle import ChronicleFilter, filtered
from workshop.shots.brass.positions import finished


def is_income(event: Event) -> TypeGuard[MoneyReceived | MoneyPaid]:
    return isinstance(event, MoneyReceived | MoneyPaid) and event.cause == "income"


def test_the_income_of_every_round_is_told_in_one_line() -> None:
    session = finished(2)
    entries = WatchedTable(session, Seat(0)).view().chronicle.entries
    told = {entry.number: entry.sentence for entry in entries if entry.icon == "receive-money"}
    rounds = 0
    for number, entry in enumerate(session.log, 1):
        debtor = entry.seat if entry.action.kind == "give_up_tiles" else None
        paid = [e for e in entry.events if is_income(e) and e.seat != debtor]
        rounds += bool(paid)
        for event in paid:
            sign = "+" if isinstance(event, MoneyReceived) else "−"
            name = session.players[event.seat].name
            assert f"{name} {sign}£{event.amount}" in told[number]
    assert len(told) == rounds > 10


def test_the_scoring_of_an_era_is_told() -> None:
    session = finished(2)
    entries = WatchedTable(session, Seat(0)).view().chronicle.entries
    scored = sum(isinstance(e, EraScored) for entry in session.log for e in entry.events)
    told = [entry for entry in entries if "is scored" in entry.sentence]
    assert len(told) == scored == 2
    assert all("VP" in entry.detail for entry in told)


@pytest.mark.parametrize("chosen", ["mine", "money"])
def test_income_is_money_and_concerns_everybody(chosen: ChronicleFilter) -> None:
    view = WatchedTable(finished(2), Seat(0)).view()
    shown = filtered(view.chronicle, chosen, view.hand.owner).entries
    assert any(entry.sentence.startswith("Income: ") for entry in shown)
