"""B-22 and B-23: the end of the game and the introductory game."""

import pytest

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine.actions import END_TURN
from brass_desktop.games.brass.engine.events import (
    EraStarted,
    MoneyPaid,
    MoneyReceived,
    PointsGained,
)
from tests.games.brass.engine.position import Position
from tests.games.brass.engine.table import COLOURS, GAME, Table, pass_action


def finished(position: Position) -> Table:
    table = position.table()
    table.end_turn()
    return table


def ranks(table: Table) -> dict[str, int]:
    result = GAME.result(table.state)
    assert result is not None
    return {COLOURS[standing.seat]: standing.rank for standing in result.standings}


def rails(players: int = 3) -> Position:
    return Position(players=players).era("rail").last_turn_of_era()


@pytest.mark.rule("B-22.1")
def test_most_points_win() -> None:
    table = finished(rails().vp(red=40, yellow=60, white=50).money(red=99).income(red=99))
    assert ranks(table) == {"yellow": 1, "white": 2, "red": 3}
    assert table.actor is None
    result = GAME.result(table.state)
    assert result is not None and result.winners == (Seat(1),)
    assert [standing.seat for standing in result.standings] == [1, 2, 0]


@pytest.mark.rule("B-22.1")
def test_ties_are_broken_by_income_then_money_then_shared() -> None:
    base = rails().vp(red=50, yellow=50, white=50)
    by_income = finished(base.income(red=20, yellow=30, white=25).money(red=99))
    assert ranks(by_income) == {"yellow": 1, "white": 2, "red": 3}
    by_money = finished(base.income(red=20, yellow=20, white=20).money(red=8, yellow=7, white=9))
    assert ranks(by_money) == {"white": 1, "red": 2, "yellow": 3}
    shared = finished(base.money(red=8, yellow=9, white=9))
    assert ranks(shared) == {"yellow": 1, "white": 1, "red": 3}
    result = GAME.result(shared.state)
    assert result is not None and set(result.winners) == {Seat(1), Seat(2)}


@pytest.mark.rule("B-22.1")
def test_nothing_can_be_done_after_the_end() -> None:
    table = finished(rails(2))
    for action in (END_TURN, pass_action()):
        refusal = table.refusal(action)
        assert (refusal.code, refusal.clause) == ("game_over", "B-22.1")
    assert list(GAME.legal_actions(table.state)) == []
    assert GAME.result(Position().state()) is None


@pytest.mark.rule("B-22.2")
def test_income_is_compared_by_space_and_not_by_level() -> None:
    base = rails(2).vp(red=50, yellow=50).money(red=0, yellow=99)
    table = finished(base.income(red=98, yellow=97))
    assert table.level("red") == table.level("yellow") == 30
    assert ranks(table) == {"red": 1, "yellow": 2}


@pytest.mark.rule("B-22.3")
def test_points_have_no_upper_limit() -> None:
    table = finished(rails(2).vp(red=199).flipped("worcester.0", "red", "cotton_mill_4"))
    assert table.vp("red") == 211


def short_game() -> Position:
    return Position(introductory=True).last_turn_of_era().money(red=0, yellow=0)


@pytest.mark.rule("B-23.1")
def test_the_introductory_game_scores_links_and_tiles_and_ends_with_the_canal_era() -> None:
    table = short_game().flipped("worcester.0", "red", "cotton_mill_1")
    ended = table.link("gloucester__worcester", "yellow").table()
    log = ended.end_turn()
    assert ended.actor is None and ended.state.era == 0
    assert (ended.vp("red"), ended.vp("yellow")) == (5, 3)
    assert not any(isinstance(event, EraStarted) for event in log)


@pytest.mark.rule("B-23.1")
def test_the_introductory_game_is_played_by_all_the_rules_before() -> None:
    table = Position(introductory=True).level(red=4).table()
    table.end_round()
    assert (table.state.round, table.money("red")) == (3, 21)


@pytest.mark.rule("B-23.2")
@pytest.mark.parametrize(
    ("money", "points"), [(0, 0), (3, 0), (4, 1), (59, 14), (60, 15), (200, 15)]
)
def test_money_gives_a_point_per_four_pounds_up_to_fifteen(money: int, points: int) -> None:
    table = finished(short_game().money(red=money))
    assert table.vp("red") == points
    assert table.money("red") == money


@pytest.mark.rule("B-23.2")
def test_the_income_level_is_added_or_subtracted() -> None:
    table = finished(short_game().level(red=12, yellow=-4).vp(red=1, yellow=30))
    assert (table.vp("red"), table.vp("yellow")) == (13, 26)


@pytest.mark.rule("B-23.2", "B-R.31")
def test_flipped_tiles_of_level_two_and_more_score_again() -> None:
    table = short_game()
    table.flipped("worcester.0", "red", "cotton_mill_2").flipped("dudley.0", "red", "coal_mine_1")
    table.tile("birmingham.1", "red", "manufacturer_2").flipped(
        "cannock.1", "yellow", "coal_mine_3"
    )
    ended = table.table()
    log = ended.end_turn()
    assert ended.vp("red") == 5 + 1 + 5
    assert ended.vp("yellow") == 3 + 3
    again = [e.points for e in log if isinstance(e, PointsGained) and e.cause == "tile_again"]
    assert sorted(again) == [3, 5]


@pytest.mark.rule("B-23.3")
def test_points_do_not_fall_below_zero_and_losses_come_last() -> None:
    table = finished(short_game().level(red=-6, yellow=-6).vp(red=4).money(red=4, yellow=40))
    assert (table.vp("red"), table.vp("yellow")) == (0, 4)


@pytest.mark.rule("B-23.3", "B-R.30")
def test_no_income_after_the_last_round_of_the_introductory_game() -> None:
    table = short_game().money(red=2, yellow=2).level(red=5, yellow=-5).table()
    log = table.end_turn()
    assert table.state.money == [2, 2]
    assert not any(isinstance(event, MoneyPaid | MoneyReceived) for event in log)
