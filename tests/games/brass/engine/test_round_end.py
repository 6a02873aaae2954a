"""B-20: turn order, income and shortfall."""

import pytest

from brass_desktop.games.brass.engine.actions import END_TURN
from brass_desktop.games.brass.engine.events import (
    IncomeMoved,
    MoneyPaid,
    MoneyReceived,
    PointsLost,
    TileRemoved,
    TurnOrderSet,
)
from brass_desktop.games.brass.engine.ids import ACTING
from tests.games.brass.engine.position import Position
from tests.games.brass.engine.table import (
    GAME,
    Table,
    build,
    card_named,
    give_up,
    network,
    pass_action,
    seat_of,
)


def debtor(*, money: int = 0, level: int = -5) -> Position:
    """Red ends a round with a debt; yellow took its turn before."""
    position = Position().order("yellow", "red").turn("red", actions=1)
    return position.money(red=money).level(red=level)


def owing(position: Position) -> Table:
    table = position.table()
    table.end_turn()
    return table


@pytest.mark.rule("B-20.1")
def test_those_who_spent_less_go_first_and_equals_keep_their_order() -> None:
    table = (
        Position(players=4)
        .order("purple", "red", "yellow", "white")
        .turn("white")
        .spent(red=12, yellow=3, white=12, purple=3)
        .table()
    )
    log = table.end_turn()
    assert table.order == ("purple", "yellow", "red", "white")
    assert table.state.spent == [0, 0, 0, 0]
    assert table.actor == "purple"
    order = next(event for event in log if isinstance(event, TurnOrderSet))
    assert order.spent == (3, 3, 12, 12)


@pytest.mark.rule("B-20.1")
def test_order_is_set_before_income() -> None:
    table = Position().turn("yellow").level(red=2, yellow=2).table()
    log = table.end_turn()
    kinds = [type(event) for event in log if isinstance(event, TurnOrderSet | MoneyReceived)]
    assert kinds == [TurnOrderSet, MoneyReceived, MoneyReceived]


@pytest.mark.rule("B-20.2")
def test_everyone_receives_or_pays_the_income_level() -> None:
    table = Position(players=3).turn("white").level(red=7, yellow=-4, white=0).table()
    table.end_turn()
    assert table.state.money == [24, 13, 17]
    assert table.state.income == [23, 6, 10]


@pytest.mark.rule("B-20.2")
def test_income_is_paid_once_a_round_and_not_after_each_turn() -> None:
    table = Position().level(red=5).table()
    table.end_turn()
    assert table.money("red") == 17
    table.end_turn()
    assert table.money("red") == 22


@pytest.mark.rule("B-20.2", "B-R.29")
def test_income_follows_the_last_canal_round_but_not_the_last_round_of_the_game() -> None:
    canal = Position().last_turn_of_era().level(red=6, yellow=-2).table()
    canal.end_turn()
    assert canal.state.era == 1
    assert (canal.money("red"), canal.money("yellow")) == (23, 15)
    rails = Position().era("rail").last_turn_of_era().level(red=6, yellow=-2).table()
    log = rails.end_turn()
    assert rails.actor is None
    assert (rails.money("red"), rails.money("yellow")) == (17, 17)
    assert not any(isinstance(event, MoneyPaid | MoneyReceived) for event in log)


@pytest.mark.rule("B-20.2", "B-R.29")
def test_income_comes_before_the_scoring_of_the_canal_era() -> None:
    # A tile given up for the debt no longer scores.
    table = (
        Position()
        .last_turn_of_era()
        .money(red=0)
        .level(red=-3)
        .flipped("worcester.0", "red", "cotton_mill_1")
        .table()
    )
    table.end_turn()
    assert (table.actor, table.state.era) == ("red", 0)
    table.play(give_up("worcester.0"))
    assert (table.state.era, table.vp("red"), table.money("red")) == (1, 0, 3)


@pytest.mark.rule("B-20.3")
def test_a_debtor_gives_up_tiles_for_half_their_cost_and_keeps_the_excess() -> None:
    position = debtor(money=1).tile("stafford.0", "red", "brewery_2", cubes=1)
    table = owing(position.flipped("worcester.0", "red", "cotton_mill_1"))
    assert table.actor == "red"
    assert {tuple(a.legs) for a in GAME.legal_actions(table.state)} == {
        give_up("worcester.0").legs,
        give_up("stafford.0", "worcester.0").legs,
    }
    log = table.play(give_up("worcester.0"))
    assert table.money("red") == 1 + 6 - 5
    assert table.tile("worcester.0") is None and table.tile("stafford.0") is not None
    assert [type(event) for event in log[:3]] == [TileRemoved, MoneyReceived, MoneyPaid]
    assert not any(isinstance(event, IncomeMoved) for event in log)


@pytest.mark.rule("B-20.3")
def test_a_debtor_may_not_stop_early_nor_go_on() -> None:
    position = debtor().tile("stafford.0", "red", "brewery_2", cubes=1)
    position.flipped("worcester.0", "red", "cotton_mill_1")
    table = owing(
        position.tile("dudley.0", "yellow", "coal_mine_1").link("birmingham__oxford", "red")
    )
    short = table.refusal(give_up("stafford.0"))
    assert (short.code, short.clause) == ("unfinished", "B-1.11")
    enough = table.refusal(give_up("worcester.0", "stafford.0"))
    assert (enough.code, enough.clause) == ("debt_covered", "B-20.3")
    assert enough.numbers == {"debt": 5, "money": 6}
    others = table.refusal(give_up("dudley.0"))
    assert (others.code, others.clause) == ("not_your_tile", "B-20.3")
    assert table.refuses(give_up("birmingham.0")) == "slot_empty"
    table.play(give_up("stafford.0", "worcester.0"))
    assert table.money("red") == 3 + 6 - 5
    assert table.link("birmingham__oxford") == "red"


@pytest.mark.rule("B-20.3")
def test_the_shortfall_comes_before_everything_else_and_costs_no_card() -> None:
    table = owing(debtor().flipped("worcester.0", "red", "cotton_mill_1"))
    for action in (pass_action(), END_TURN):
        refusal = table.refusal(action)
        assert (refusal.code, refusal.clause) == ("shortfall_first", "B-20.3")
        assert refusal.numbers == {"seat": seat_of("red")}
    hand = table.hand("red")
    with_card = give_up("worcester.0")._replace(cards=(card_named(hand[0]),))
    assert table.refuses(with_card) == "wrong_number_of_cards"
    table.play(give_up("worcester.0"))
    assert table.hand("red") == hand


@pytest.mark.rule("B-20.3")
def test_cubes_on_a_tile_given_up_return_to_the_supply() -> None:
    position = debtor(level=-3).tile("dudley.0", "red", "coal_mine_2", cubes=3).market(coal=4)
    table = owing(position)
    table.play(give_up("dudley.0"))
    assert (sum(table.state.slot_cubes), table.state.coal) == (0, 4)
    assert table.available("red", "coal_mine") == "coal_mine_2"
    assert table.money("red") == 0


@pytest.mark.rule("B-12.7", "B-14.2", "B-R.21")
def test_a_debtor_without_tiles_begins_anywhere_again() -> None:
    position = debtor(level=-1).hand("red", "pottery", "coal_mine")
    table = owing(position.flipped("worcester.0", "red", "cotton_mill_1"))
    table.play(give_up("worcester.0"))
    table.end_turn()
    assert (table.actor, table.money("red")) == ("red", 6 - 1)
    assert table.allows(network("derby__nottingham", card="coal_mine"))
    table.play(build("belper.1", "coal_mine", card="coal_mine"))
    assert table.tile("belper.1") == ("red", "coal_mine_1")


@pytest.mark.rule("B-20.3", "B-20.4")
def test_half_of_an_odd_cost_is_rounded_down() -> None:
    table = owing(debtor(level=-3).vp(red=9).flipped("stafford.0", "red", "brewery_1"))
    table.play(give_up("stafford.0"))
    assert (table.money("red"), table.vp("red")) == (0, 8)


@pytest.mark.rule("B-20.4")
@pytest.mark.parametrize(("points", "left"), [(9, 6), (3, 0), (2, 0), (0, 0)])
def test_without_tiles_all_money_is_paid_and_points_are_lost(points: int, left: int) -> None:
    table = debtor(money=2).vp(red=points).table()
    log = table.end_turn()
    lost = [event.points for event in log if isinstance(event, PointsLost)]
    assert lost == ([points - left] if points else [])
    assert table.state.phase == ACTING
    assert (table.money("red"), table.vp("red")) == (0, left)
    assert table.state.round == 3


@pytest.mark.rule("B-20.5")
def test_tiles_go_before_points() -> None:
    position = debtor(level=-9).vp(red=9)
    position.flipped("worcester.0", "red", "cotton_mill_1").flipped(
        "stafford.0", "red", "brewery_1"
    )
    table = owing(position)
    assert table.refuses(give_up()) == "unfinished"
    assert table.refuses(give_up("worcester.0")) == "unfinished"
    log = table.play(give_up("worcester.0", "stafford.0"))
    assert PointsLost(seat_of("red"), 1) in log
    assert (table.money("red"), table.vp("red")) == (0, 8)


@pytest.mark.rule("B-20.5")
def test_tiles_are_given_up_for_nothing_else() -> None:
    table = Position().money(red=0).flipped("worcester.0", "red", "cotton_mill_1").table()
    refusal = table.refusal(give_up("worcester.0"))
    assert (refusal.code, refusal.clause) == ("no_shortfall", "B-20.5")
    solvent = owing(debtor(money=5).flipped("worcester.0", "red", "cotton_mill_1"))
    assert solvent.tile("worcester.0") is not None
    assert (solvent.money("red"), solvent.state.round) == (0, 3)


@pytest.mark.rule("B-20.6")
def test_debts_are_settled_in_the_new_turn_order() -> None:
    table = (
        Position(players=3)
        .order("white", "yellow", "red")
        .turn("red", actions=1)
        .spent(white=9, red=5)
        .money(red=0, yellow=0, white=0)
        .level(red=-4, yellow=2, white=-1)
        .flipped("worcester.0", "red", "cotton_mill_1")
        .flipped("birmingham.0", "white", "cotton_mill_1")
        .table()
    )
    table.end_turn()
    # Yellow spent least and has its income; then red must pay, then white.
    assert table.order == ("yellow", "red", "white")
    assert (table.actor, table.money("yellow")) == ("red", 2)
    table.play(give_up("worcester.0"))
    assert table.actor == "white"
    table.play(give_up("birmingham.0"))
    assert table.actor == "yellow"
    assert table.state.money == [2, 2, 5]
