"""B-5 to B-7: money spent, the income track and flipping."""

import pytest

from brass_desktop.games.brass.engine.events import IncomeMoved, TileFlipped
from tests.games.brass.engine.position import Position
from tests.games.brass.engine.table import (
    GAME,
    build,
    develop,
    loan,
    network,
    rail,
    sale,
    seat_of,
    sell,
)

LEVELS = GAME.rules.income_level


@pytest.mark.rule("B-5.1")
def test_tiles_links_and_bought_cubes_count_as_spent() -> None:
    table = (
        Position()
        .money(red=60)
        .hand("red", "birmingham", "pottery")
        .available("red", "cotton_mill_3")
        .link("birmingham__oxford", "red")
        .market(coal=12, iron=0)
        .table()
    )
    table.play(
        build("birmingham.0", "cotton_mill", card="birmingham", coal="market", iron="market")
    )
    assert table.spent("red") == 16 + 2 + 6
    table.play(network("birmingham__coventry"))
    assert table.spent("red") == 16 + 2 + 6 + 3
    assert table.money("red") == 60 - table.spent("red")


@pytest.mark.rule("B-5.1")
def test_rails_and_developing_count_as_spent() -> None:
    table = (
        Position()
        .era("rail")
        .money(red=60)
        .link("birmingham__oxford", "red")
        .tile("stafford.0", "red", "brewery_2")
        .market(coal=14, iron=1)
        .table()
    )
    table.play(
        network(
            rail("birmingham__coventry", coal="market"),
            rail("birmingham__dudley", coal="market", beer="stafford.0"),
        )
    )
    assert table.spent("red") == 15 + 1 + 1
    table.play(develop("cotton_mill", "cotton_mill", iron="market market"))
    assert table.spent("red") == 17 + 5 + 6


@pytest.mark.rule("B-5.2")
def test_money_received_is_never_subtracted_from_money_spent() -> None:
    table = (
        Position()
        .hand("red", "dudley", "pottery")
        .links("red", "birmingham__dudley", "birmingham__oxford")
        .market(coal=10)
        .table()
    )
    table.play(build("dudley.0", "coal_mine", card="dudley"))
    assert table.money("red") == 17 - 5 + 2 + 2
    table.play(loan())
    assert table.spent("red") == 5


@pytest.mark.rule("B-5.2")
def test_merchant_money_and_negative_income_do_not_count() -> None:
    table = (
        Position(players=3)
        .turn("white", actions=1)
        .level(red=-3, white=-2)
        .tile("stoke_on_trent.0", "white", "cotton_mill_1")
        .link("stoke_on_trent__warrington", "white")
        .merchant("warrington.0", "cotton_mill")
        .table()
    )
    table.play(sell(sale("stoke_on_trent.0", "warrington.0", beer="merchant")))
    assert (table.money("white"), table.spent("white")) == (17 + 5, 0)
    table.end_turn()
    assert table.money("red") == 17 - 3
    assert table.state.spent == [0, 0, 0]


@pytest.mark.rule("B-6.1")
def test_the_income_track_has_the_printed_layout() -> None:
    assert len(LEVELS) == 100
    assert LEVELS[:11] == tuple(range(-10, 1))
    assert LEVELS[11:31] == tuple(level for level in range(1, 11) for _ in range(2))
    assert LEVELS[31:61] == tuple(level for level in range(11, 21) for _ in range(3))
    assert LEVELS[61:97] == tuple(level for level in range(21, 30) for _ in range(4))
    assert LEVELS[97:] == (30, 30, 30)


@pytest.mark.rule("B-6.2", "B-7.3")
def test_gains_move_the_marker_by_spaces() -> None:
    table = (
        Position()
        .income(red=11)
        .tile("worcester.0", "red", "cotton_mill_1")
        .tile("stafford.0", "red", "brewery_1")
        .link("gloucester__worcester", "red")
        .merchant("gloucester.0", "cotton_mill")
        .table()
    )
    table.play(sell(sale("worcester.0", "gloucester.0", beer="stafford.0")))
    # Five spaces for the mill and four for the brewery, which is emptied too.
    assert table.income("red") == 11 + 5 + 4
    assert table.level("red") == 5


@pytest.mark.rule("B-6.2", "B-R.42")
@pytest.mark.parametrize(("start", "end"), [(93, 98), (97, 99), (99, 99), (94, 99), (95, 99)])
def test_the_marker_stops_at_the_last_space(start: int, end: int) -> None:
    table = (
        Position()
        .income(red=start)
        .tile("worcester.0", "red", "cotton_mill_1")
        .tile("stafford.0", "yellow", "brewery_1")
        .links("yellow", "gloucester__worcester", "birmingham__worcester", "birmingham__walsall")
        .links("yellow", "cannock__walsall", "cannock__stafford")
        .merchant("gloucester.0", "cotton_mill")
        .table()
    )
    table.play(sell(sale("worcester.0", "gloucester.0", beer="stafford.0")))
    assert table.income("red") == end
    assert table.level("red") == 30


@pytest.mark.rule("B-6.3", "B-17.1")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (10, 7),
        (13, 9),
        (14, 9),
        (16, 10),
        (17, 12),
        (31, 26),
        (33, 26),
        (45, 36),
        (61, 54),
        (99, 88),
    ],
)
def test_a_loan_lands_on_the_highest_space_three_levels_down(before: int, after: int) -> None:
    table = Position().income(red=before).table()
    table.play(loan())
    assert table.income("red") == after
    assert LEVELS[after] == LEVELS[before] - 3
    assert after == len(LEVELS) - 1 or LEVELS[after + 1] == LEVELS[after] + 1


@pytest.mark.rule("B-7.1")
def test_a_selling_tile_flips_when_sold_and_only_then() -> None:
    table = (
        Position()
        .tile("worcester.0", "red", "cotton_mill_1")
        .tile("kidderminster.1", "red", "cotton_mill_1")
        .links("red", "gloucester__worcester", "kidderminster__worcester")
        .merchant("gloucester.0", "cotton_mill")
        .table()
    )
    table.play(sell(sale("worcester.0", "gloucester.0", beer="merchant", bonus="brewery")))
    assert table.is_flipped("worcester.0") and not table.is_flipped("kidderminster.1")


@pytest.mark.rule("B-7.1")
def test_a_player_does_not_sell_the_tiles_of_others() -> None:
    table = (
        Position()
        .tile("worcester.0", "yellow", "cotton_mill_1")
        .link("gloucester__worcester", "red")
        .merchant("gloucester.0", "cotton_mill")
        .table()
    )
    refusal = table.refusal(sell(sale("worcester.0", "gloucester.0", beer="merchant")))
    assert (refusal.code, refusal.clause) == ("not_your_tile", "B-16.2")


@pytest.mark.rule("B-7.2", "B-7.3")
def test_the_last_cube_flips_a_mine_whoever_takes_it() -> None:
    position = (
        Position().income(yellow=10).hand("red", "birmingham").link("birmingham__dudley", "red")
    )
    works = build("birmingham.2", "iron_works", card="birmingham", coal="dudley.0")
    two = position.tile("dudley.0", "yellow", "coal_mine_1", cubes=2).table()
    two.play(works)
    assert (two.cubes("dudley.0"), two.is_flipped("dudley.0")) == (1, False)
    assert two.income("yellow") == 10
    last = (
        Position()
        .hand("red", "birmingham")
        .link("birmingham__dudley", "red")
        .tile("dudley.0", "yellow", "coal_mine_1", cubes=1)
        .table()
    )
    log = last.play(works)
    assert last.is_flipped("dudley.0")
    assert last.income("yellow") == 14
    yellow = seat_of("yellow")
    flip = next(n for n, event in enumerate(log) if isinstance(event, TileFlipped))
    assert log[flip + 1] == IncomeMoved(yellow, 10, 14)


@pytest.mark.rule("B-7.2", "B-11.4")
def test_cubes_moved_to_a_market_flip_the_tile_as_well() -> None:
    table = (
        Position()
        .hand("red", "birmingham")
        .link("birmingham__oxford", "red")
        .market(iron=4)
        .table()
    )
    table.play(build("birmingham.2", "iron_works", card="birmingham", coal="market"))
    assert table.is_flipped("birmingham.2")
    assert table.income("red") == 13


@pytest.mark.rule("B-7.4")
def test_a_flipped_tile_cannot_be_sold_again() -> None:
    table = (
        Position()
        .flipped("worcester.0", "red", "cotton_mill_1")
        .link("gloucester__worcester", "red")
        .merchant("gloucester.0", "cotton_mill")
        .table()
    )
    refusal = table.refusal(sell(sale("worcester.0", "gloucester.0", beer="merchant")))
    assert (refusal.code, refusal.clause) == ("already_sold", "B-7.4")


@pytest.mark.rule("B-7.4", "B-13.4")
def test_overbuilding_takes_back_neither_income_nor_points() -> None:
    table = (
        Position()
        .income(red=20)
        .vp(red=6)
        .money(red=30)
        .hand("red", "dudley")
        .flipped("dudley.0", "red", "coal_mine_1")
        .table()
    )
    log = table.play(build("dudley.0", "coal_mine", card="dudley"))
    assert table.tile("dudley.0") == ("red", "coal_mine_2")
    assert not table.is_flipped("dudley.0")
    assert (table.income("red"), table.vp("red")) == (20, 6)
    assert not any(isinstance(event, TileFlipped | IncomeMoved) for event in log)
