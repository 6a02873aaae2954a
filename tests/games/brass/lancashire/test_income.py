"""Income and debts (L-4)."""

import pytest

from tests.games.brass.lancashire.table import Position, build, give_up


@pytest.mark.rule("L-3.4", "L-4.1")
def test_income_comes_before_the_turns_of_a_round() -> None:
    table = Position().level(red=3, yellow=-2, white=0).money(red=5, yellow=5, white=5).table()
    table.end_round()
    assert (table.money("red"), table.money("yellow"), table.money("white")) == (8, 3, 5)
    assert table.state.round == 3 and table.state.actions_left == 2


@pytest.mark.rule("L-4.2")
def test_a_debtor_gives_up_tiles_for_half_their_cost_and_keeps_what_is_over() -> None:
    table = (
        Position()
        .level(red=-4)
        .money(red=1)
        .tile("bolton.0", "red", "cotton_mill_1")
        .tile("wigan.0", "red", "coal_mine_1")
        .table()
    )
    table.end_round()
    assert table.actor == "red"
    table.play(give_up("bolton.0"))
    assert table.money("red") == 1 + 6 - 4
    assert table.tile("bolton.0") is None and table.tile("wigan.0") is not None


@pytest.mark.rule("L-4.2")
def test_nothing_more_is_given_up_once_the_debt_is_covered() -> None:
    table = (
        Position()
        .level(red=-4)
        .money(red=1)
        .tile("bolton.0", "red", "cotton_mill_1")
        .tile("wigan.0", "red", "coal_mine_1")
        .table()
    )
    table.end_round()
    assert table.refuses(give_up("bolton.0", "wigan.0")) == "debt_covered"
    assert table.refuses(give_up("wigan.0")) == "unfinished"
    assert table.allows(give_up("wigan.0", "bolton.0"))


@pytest.mark.rule("L-4.3", "L-R.11")
def test_what_nothing_covers_costs_points_but_never_more_than_there_are() -> None:
    table = Position().level(red=-5, yellow=-5).money(red=2, yellow=0).vp(red=9, yellow=1).table()
    table.end_round()
    assert (table.money("red"), table.vp("red")) == (0, 6)
    assert (table.money("yellow"), table.vp("yellow")) == (0, 0)


@pytest.mark.rule("L-4.4", "L-4.5")
def test_the_marker_stops_on_its_last_space() -> None:
    table = (
        Position()
        .income(red=98)
        .available("red", "shipyard_1")
        .hand("red", "liverpool")
        .tile("liverpool.0", "white", "port_1")
        .table()
    )
    table.play(build("liverpool.3", "shipyard", coal="market", iron="market"))
    assert table.income("red") == 99 and table.level("red") == 30


@pytest.mark.rule("L-4.5")
def test_links_cubes_and_income_do_not_pay_a_debt() -> None:
    table = (
        Position()
        .level(red=-4)
        .money(red=0)
        .links("red", "liverpool__wigan")
        .tile("wigan.0", "red", "coal_mine_1")
        .flipped("bolton.0", "red", "cotton_mill_1")
        .table()
    )
    table.end_round()
    assert table.allows(give_up("wigan.0", "bolton.0"))
    table.play(give_up("bolton.0"))
    assert table.link("liverpool__wigan") == "red"
    assert table.level("red") == -4
    table = Position().level(red=2).tile("wigan.0", "red", "coal_mine_1").table()
    assert table.refuses(give_up("wigan.0")) == "no_shortfall"


@pytest.mark.rule("L-4.6")
def test_a_paid_debt_is_not_money_spent_and_debtors_pay_in_turn_order() -> None:
    table = (
        Position()
        .level(red=-1, yellow=-1, white=-1)
        .money(red=0, yellow=0, white=0)
        .spent(red=9, yellow=5, white=7)
        .tile("wigan.0", "red", "coal_mine_1")
        .tile("wigan.1", "white", "coal_mine_1")
        .tile("bolton.0", "yellow", "coal_mine_1")
        .table()
    )
    table.end_round()
    asked = []
    while table.state.payday:
        asked.append(table.actor)
        slot = {"red": "wigan.0", "white": "wigan.1", "yellow": "bolton.0"}[str(table.actor)]
        table.play(give_up(slot))
    assert asked == ["yellow", "white", "red"]
    assert [table.spent(colour) for colour in ("red", "yellow", "white")] == [0, 0, 0]
