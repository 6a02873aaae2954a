"""Turning points tell what the log says: the new order, the income, what leaves with an era."""

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine import events as ev
from brass_desktop.games.brass.present.turning import (
    begins_era,
    begins_round,
    tell_era,
    tell_round,
)
from workshop.shots.brass.positions import finished


def test_every_round_but_the_first_of_an_era_is_told_with_its_order_and_income() -> None:
    session = finished(4, indebted=True)
    starts = [n for n in range(len(session.log)) if begins_round(session, n)]
    rounds = session.at(0).rules.numbers.rounds[4]
    assert len(starts) == 2 * (rounds - 1)
    for at in starts:
        told, after = tell_round(session, at), session.at(at + 1)
        order, income = told.columns
        names = [session.players[seat].name for seat in after.order]
        assert [line.text.split(". ")[1] for line in order.lines] == names
        assert [line.text for line in income.lines] == names
        spent = [int("".join(c for c in line.value if c.isdigit())) for line in order.lines]
        assert spent == sorted(spent), "whoever spent least goes first"


def test_the_income_told_is_what_was_paid() -> None:
    session = finished(4)
    at = next(n for n in range(len(session.log)) if begins_round(session, n))
    paid = dict.fromkeys(map(Seat, range(4)), 0)
    for event in session.log[at].events:
        if isinstance(event, ev.MoneyReceived) and event.cause == "income":
            paid[event.seat] += event.amount
        if isinstance(event, ev.MoneyPaid) and event.cause == "income":
            paid[event.seat] -= event.amount
    told = tell_round(session, at).columns[1]
    seats = {player.colour: Seat(n) for n, player in enumerate(session.players)}
    assert {seats[line.owner or ""]: line.change for line in told.lines} == paid


def test_the_change_of_era_is_told_once_with_what_leaves() -> None:
    session = finished(4)
    (at,) = (n for n in range(len(session.log)) if begins_era(session, n))
    before, after = session.at(at), session.at(at + 1)
    leaves, stays, new = tell_era(session, at).columns
    links = sum(owner >= 0 for owner in before.link_owner)
    tiles = [sum(owner >= 0 for owner in state.slot_owner) for state in (before, after)]
    assert str(links) in leaves.lines[0].text
    assert str(tiles[0] - tiles[1]) in leaves.lines[1].text
    assert str(tiles[1]) in stays.lines[0].text
    assert str(len(after.hands[0])) in new.lines[1].text
