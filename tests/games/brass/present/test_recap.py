"""The recap tells a player exactly what happened since the own last turn."""

import pytest

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine import events as ev
from brass_desktop.games.brass.engine.actions import Action
from brass_desktop.games.brass.engine.flow import debt
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.engine.ids import SHORTFALL, CardId
from brass_desktop.games.brass.present.recap import last_turn, recap
from brass_desktop.games.brass.present.text import recap as words
from workshop.shots.brass.positions import debtor, finished, position


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("stage", ["early", "middle", "late"])
def test_the_rows_are_the_actions_since_the_last_turn(players: int, stage: str) -> None:
    session = position(players, stage)
    for seat in map(Seat, range(players)):
        ended = last_turn(session, seat)
        first = 0 if ended is None else ended
        told = [row.entry for row in recap(session, seat).rows if row.owner is not None]
        since = [
            index
            for index in range(first, len(session.log))
            if session.log[index].action.kind != "end_turn"
        ]
        assert told == since


def test_the_owners_of_the_rows_are_those_who_acted() -> None:
    session = position(4, "late")
    for row in recap(session, Seat(2)).rows:
        if row.owner is not None:
            assert row.owner == session.players[session.log[row.entry].seat].colour


def test_numbers_are_those_before_the_turn_ended_and_now() -> None:
    session = position(4, "late")
    seat = session.actor
    assert seat is not None
    ended = last_turn(session, seat)
    assert ended is not None
    money = recap(session, seat).standing[0]
    assert money.before == f"£{session.at(ended).money[seat]}"
    assert money.now == f"£{session.state.money[seat]}"


def test_before_the_first_turn_there_is_nothing_to_tell() -> None:
    session = position(2, "start")
    seat = session.actor
    assert seat is not None
    found = recap(session, seat)
    assert not found.rows and found.nothing


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_scored_era_is_told_with_the_own_points(players: int) -> None:
    session = finished(players)
    events = session.log[-1].events
    for seat in map(Seat, range(players)):
        (row,) = [row for row in recap(session, seat).rows if row.owner is None]
        own = sum(
            event.points
            for event in events
            if isinstance(event, ev.PointsGained) and event.seat == seat
        )
        assert row.entry == len(session.log) - 1
        assert row.detail == words.ERA_BROUGHT(own)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_debtor_hears_what_is_owed(players: int) -> None:
    session = debtor(players)
    assert session.state.phase == SHORTFALL
    seat = session.state.actor
    found = recap(session, seat)
    assert found.call == words.DEBTOR()
    assert found.standing[0].now == f"£{debt(session.state, seat)}"
    assert found.standing[1].now == f"£{session.state.money[seat]}"
    other = Seat((seat + 1) % players)
    assert recap(session, other).call != words.DEBTOR()


def test_all_money_is_accounted_for() -> None:
    session = position(3, "middle")
    seat = session.actor
    assert seat is not None
    session.submit(loan_of(session))
    money = recap(session, seat).standing[0]
    assert words.BORROWED(money=30) in money.note.split(", ")
    assert money.change == session.state.money[seat] - int(money.before[1:]) > 0


def loan_of(session: BrassSession) -> Action:
    """A loan paid for by the first card of the hand."""
    assert session.actor is not None
    return Action("loan", (CardId(session.state.hands[session.actor][0]),))


def test_what_grew_and_what_fell_are_told_apart() -> None:
    for stage in ("early", "middle", "late"):
        session = position(4, stage)
        for seat in map(Seat, range(4)):
            ended = last_turn(session, seat)
            before = session.at(ended or 0)
            money, income, points, _ = recap(session, seat).standing
            now = session.state
            assert money.change == now.money[seat] - before.money[seat]
            assert income.change == now.income_level(seat) - before.income_level(seat)
            assert points.change == now.vp[seat] - before.vp[seat]


def test_the_curtain_knows_how_many_cards_lie_hidden() -> None:
    session = position(4, "late")
    for seat in map(Seat, range(4)):
        assert recap(session, seat).hand == len(session.state.hands[seat])
