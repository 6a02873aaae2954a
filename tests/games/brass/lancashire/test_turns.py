"""Turns and cards (L-5), order and draws (L-13)."""

import pytest

from brass_desktop.core.types import Setup
from tests.games.brass.engine.table import Table
from tests.games.brass.lancashire.table import (
    LANCASHIRE,
    Position,
    build,
    combined,
    develop,
    loan,
    network,
)


@pytest.mark.rule("L-5.1")
def test_the_first_canal_round_has_one_card_every_other_two() -> None:
    table = Table(LANCASHIRE.new(Setup(3, 1)), LANCASHIRE)
    assert table.state.actions_left == 1
    table.end_turn()
    assert table.state.actions_left == 1
    table.end_round()
    assert (table.state.round, table.state.actions_left) == (2, 2)
    table = Position().last_turn_of_era().table()
    table.end_turn()
    assert (table.state.era, table.state.round, table.state.actions_left) == (1, 1, 2)


@pytest.mark.rule("L-5.2", "L-5.3")
def test_any_card_pays_for_anything_but_a_build() -> None:
    table = Position().hand("red", "colne", "colne", "fleetwood").table()
    table.play(develop("cotton_mill", iron="market", card="colne"))
    table.play(develop("cotton_mill", iron="market", card="colne"))
    assert table.hand("red") == ["fleetwood"]
    table = Position().hand("red", "colne", "fleetwood").table()
    assert table.refuses(build("wigan.0", "coal_mine", card="colne")) == "card_for_other_place"
    before = table.hand("red")
    table.end_turn()
    assert before == ["colne", "fleetwood"] and table.hand("red") == []


@pytest.mark.rule("L-5.4", "L-5.6")
def test_both_cards_of_a_turn_build_anywhere() -> None:
    table = Position().hand("red", "colne", "fleetwood", "shipyard").table()
    assert table.refuses(build("wigan.0", "coal_mine", card="colne")) == "card_for_other_place"
    table.play(combined("wigan.0", "coal_mine", cards="colne fleetwood"))
    assert table.tile("wigan.0") == ("red", "coal_mine_1")
    assert table.state.actions_left == 0 and table.hand("red") == ["shipyard"]


@pytest.mark.rule("L-5.4", "L-5.6")
def test_the_combined_action_takes_a_whole_turn() -> None:
    table = Position().turn("red", actions=1).hand("red", "colne", "fleetwood").table()
    assert table.refuses(combined("wigan.0", "coal_mine")) == "needs_whole_turn"
    table = (
        Position().hand("red", "colne", "fleetwood").tile("wigan.0", "red", "coal_mine_1").table()
    )
    assert table.refuses(combined("wigan.1", "coal_mine")) == "one_tile_per_location"
    table = Position().hand("red", "colne", "fleetwood").available("red", "port_2").table()
    assert table.refuses(combined("preston.1", "port")) == "pure_slot_first"


@pytest.mark.rule("L-5.5", "L-R.12")
def test_what_is_paid_counts_as_spent_and_nothing_lowers_it() -> None:
    table = (
        Position()
        .hand("red", "wigan", "colne", "colne")
        .market(coal=6)
        .tile("liverpool.0", "white", "port_1")
        .links("white", "liverpool__wigan")
        .table()
    )
    table.play(build("wigan.0", "coal_mine", card="wigan"))
    assert table.money("red") == 30 - 5 + 2
    assert table.spent("red") == 5
    table.play(loan(30))
    assert table.spent("red") == 5


@pytest.mark.rule("L-13.1", "L-13.3")
def test_who_spent_least_goes_first_and_ties_keep_their_order() -> None:
    table = Position(4).order("white", "red", "purple", "yellow").turn("white").table()
    table.state.spent[:] = [4, 0, 4, 9]
    table.end_round()
    assert table.order == ("yellow", "white", "red", "purple")
    assert set(table.state.spent) == {0}


@pytest.mark.rule("L-13.2", "L-13.4")
def test_hands_are_filled_after_the_round_in_the_new_order() -> None:
    table = Position().deck(3).spent(red=5, yellow=1, white=3).table()
    first = table.state.deck[::-1]
    table.end_turn()
    assert len(table.hand("red")) == 6
    table.end_round()
    assert [len(table.hand(colour)) for colour in ("yellow", "white", "red")] == [8, 7, 6]
    assert table.state.hands[1][-2:] == first[:2]


@pytest.mark.rule("L-13.2")
def test_an_era_ends_when_all_hands_are_empty() -> None:
    table = Position().last_turn_of_era().table()
    assert table.state.era == 0
    table.end_turn()
    assert table.state.era == 1 and len(table.hand("red")) == 8


@pytest.mark.rule("L-5.2")
def test_the_same_action_may_be_taken_twice() -> None:
    table = Position().hand("red", "colne", "colne").tile("wigan.0", "red", "coal_mine_1").table()
    table.play(network("liverpool__wigan"))
    table.play(network("preston__wigan"))
    assert table.link("preston__wigan") == "red"
