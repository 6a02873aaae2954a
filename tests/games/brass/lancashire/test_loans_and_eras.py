"""Loans (L-12), scoring and the change of era (L-14), the end (L-15)."""

from collections import Counter

import pytest

from brass_desktop.games.brass.engine.actions import LoanLeg
from brass_desktop.games.brass.engine.ids import ACTING
from tests.games.brass.lancashire.table import LANCASHIRE, Position, cotton, loan


@pytest.mark.rule("L-12.1")
@pytest.mark.parametrize(("pounds", "level"), [(10, 9), (20, 8), (30, 7)])
def test_a_loan_costs_a_level_for_ten_pounds_and_lands_on_its_highest_space(
    pounds: int, level: int
) -> None:
    table = Position().level(red=10).table()
    table.play(loan(pounds))
    assert table.money("red") == 30 + pounds
    assert table.level("red") == level
    space = table.income("red")
    assert table.state.rules.income_level[space + 1] == level + 1


@pytest.mark.rule("L-12.2")
def test_income_never_falls_below_its_lowest_level() -> None:
    table = Position().level(red=-8).table()
    assert {action.legs for action in table.legal("loan")} == {(LoanLeg(10),), (LoanLeg(20),)}
    assert table.refuses(loan(30)) == "income_too_low"
    assert Position().level(red=-10).table().refuses(loan(10)) == "income_too_low"
    assert table.refuses(loan(15)) == "no_such_thing"


@pytest.mark.rule("L-12.2", "L-12.3", "L-R.3")
def test_loans_end_with_the_deck_of_the_rail_era() -> None:
    assert Position().era("rail").deck(0).table().refuses(loan(10)) == "loans_closed"
    assert Position().era("rail").deck(1).table().allows(loan(10))
    assert Position().deck(0).table().allows(loan(10))


@pytest.mark.rule("L-14.1", "L-14.2")
def test_links_count_the_circles_at_both_ends_and_flipped_tiles_their_points() -> None:
    table = (
        Position()
        .last_turn_of_era()
        .money(red=0, yellow=0, white=0)
        .links("red", "colne__yorkshire")
        .links("yellow", "liverpool__wigan")
        .flipped("colne.0", "yellow", "cotton_mill_2")
        .flipped("liverpool.0", "white", "port_1")
        .tile("wigan.0", "white", "coal_mine_1")
        .table()
    )
    table.end_turn()
    assert table.vp("red") == 2 + 1
    assert table.vp("yellow") == 1 + 5
    assert table.vp("white") == 2


@pytest.mark.rule("L-14.3")
def test_money_scores_after_the_rail_era() -> None:
    table = Position().era("rail").last_turn_of_era().money(red=39, yellow=40, white=9).table()
    table.end_turn()
    assert table.actor is None
    assert [table.vp(colour) for colour in ("red", "yellow", "white")] == [3, 4, 0]


@pytest.mark.rule("L-14.4", "L-14.5")
def test_after_the_canal_era_canals_and_level_1_leave_and_the_market_opens_anew() -> None:
    table = (
        Position()
        .last_turn_of_era()
        .level(white=-3)
        .money(white=0)
        .links("red", "liverpool__wigan")
        .tile("wigan.0", "white", "coal_mine_1")
        .tile("bolton.0", "red", "coal_mine_2", cubes=2)
        .flipped("colne.0", "red", "cotton_mill_2")
        .distant(4, 3, demand=7)
        .market(coal=3)
        .table()
    )
    table.state.distant_turned = 2
    table.end_turn()
    state = table.state
    assert state.era == 1 and table.link("liverpool__wigan") is None
    assert state.links_left == [14, 14, 14]
    assert table.tile("wigan.0") is None
    assert table.tile("bolton.0") == ("red", "coal_mine_2") and table.cubes("bolton.0") == 2
    assert (state.cotton_demand, state.distant_turned) == (0, 0)
    assert Counter(state.distant) == Counter(state.rules.distant_tiles)
    assert state.coal == 3
    assert [len(hand) for hand in state.hands] == [8, 8, 8] and len(state.face_down) == 6
    # White's only tile was gone before the debt of the new round, so nobody is asked for tiles.
    assert state.phase == ACTING and not state.payday


@pytest.mark.rule("L-14.6")
def test_higher_tiles_score_in_both_eras() -> None:
    table = Position().last_turn_of_era().flipped("colne.0", "red", "cotton_mill_2").table()
    table.end_turn()
    assert table.vp("red") == 5
    state = table.state
    while LANCASHIRE.actor(state) is not None:
        LANCASHIRE.apply(
            state,
            next(
                a
                for a in LANCASHIRE.legal_actions(state)
                if a.kind in ("pass", "end_turn", "give_up_tiles")
            ),
        )
    assert state.vp[0] >= 10


@pytest.mark.rule("L-15.1", "L-13.3")
def test_equals_are_parted_by_income_money_and_the_last_order() -> None:
    table = (
        Position()
        .era("rail")
        .last_turn_of_era()
        .vp(red=5, yellow=5, white=5)
        .income(red=20, yellow=20, white=19)
        .money(red=3, yellow=3, white=9)
        .table()
    )
    table.state.spent[:] = [0, 6, 0]
    table.end_turn()
    result = LANCASHIRE.result(table.state)
    assert result is not None and result.criteria == ("points", "income", "money", "order")
    assert [standing.seat for standing in result.standings] == [0, 1, 2]
    assert [standing.rank for standing in result.standings] == [1, 2, 3]


@pytest.mark.rule("L-15.1")
def test_no_income_follows_the_last_round() -> None:
    table = Position().era("rail").last_turn_of_era().level(red=9).money(red=0).table()
    table.end_turn()
    assert table.money("red") == 0 and table.refuses(cotton()) == "game_over"
