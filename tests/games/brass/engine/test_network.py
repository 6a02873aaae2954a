"""B-14: the Network action."""

import pytest

from brass_desktop.games.brass.engine.events import (
    CardDiscarded,
    CubeTaken,
    LinkPlaced,
    TileFlipped,
)
from tests.games.brass.engine.position import Position
from tests.games.brass.engine.table import GAME, build, loan, network, rail


def railways() -> Position:
    """Red has a rail to Oxford, £40 and a brewery at Stafford; the coal market is full."""
    return (
        Position()
        .era("rail")
        .money(red=40)
        .market(coal=14)
        .link("birmingham__oxford", "red")
        .tile("stafford.0", "red", "brewery_2")
    )


@pytest.mark.rule("B-14.1")
def test_links_go_on_undeveloped_lines_of_the_era_and_cost_any_card() -> None:
    table = Position().hand("red", "pottery", "dudley").link("birmingham__oxford", "red").table()
    log = table.play(network("birmingham__walsall", card="pottery"))
    assert isinstance(log[0], CardDiscarded) and isinstance(log[1], LinkPlaced)
    assert table.link("birmingham__walsall") == "red"
    for line, code in (
        ("birmingham__walsall", "line_taken"),
        ("birmingham__oxford", "line_taken"),
        ("birmingham__nuneaton", "line_of_other_era"),
    ):
        refusal = table.refusal(network(line))
        assert (refusal.code, refusal.clause) == (code, "B-14.1")
    table.play(network("burton_on_trent__walsall"))
    rails = railways().tile("walsall.1", "red", "brewery_2").table()
    refusal = rails.refusal(network("burton_on_trent__walsall", coal="market"))
    assert (refusal.code, refusal.clause) == ("line_of_other_era", "B-14.1")


@pytest.mark.rule("B-14.2")
def test_a_link_must_touch_the_own_network() -> None:
    table = (
        Position().tile("dudley.0", "red", "coal_mine_1").link("cannock__walsall", "yellow").table()
    )
    assert table.targets("network") == {
        "birmingham__dudley",
        "dudley__kidderminster",
        "dudley__wolverhampton",
    }
    refusal = table.refusal(network("birmingham__walsall"))
    assert (refusal.code, refusal.clause) == ("line_not_in_network", "B-14.2")
    table.play(network("birmingham__dudley"))
    assert table.allows(network("birmingham__walsall"))


@pytest.mark.rule("B-14.2")
def test_the_first_piece_on_the_board_may_be_any_link() -> None:
    table = Position().tile("dudley.0", "yellow", "coal_mine_1").table()
    board = GAME.rules.board
    canals = {line for line, open_ in zip(board.links, board.link_open[0], strict=True) if open_}
    assert table.targets("network") == canals
    assert len(canals) == 31


@pytest.mark.rule("B-14.3")
def test_a_canal_costs_three_pounds_and_comes_alone() -> None:
    table = Position().money(red=3).link("birmingham__oxford", "red").table()
    two = network(rail("birmingham__walsall"), rail("birmingham__dudley"))
    refusal = table.refusal(two)
    assert (refusal.code, refusal.clause) == ("too_many_parts", "B-14.3")
    assert refusal.numbers == {"most": 1}
    assert all(len(action.legs) == 1 for action in table.legal("network"))
    table.play(network("birmingham__walsall"))
    assert table.money("red") == 0
    refusal = table.refusal(network("birmingham__dudley"))
    assert (refusal.code, refusal.numbers) == ("cannot_afford", {"cost": 3, "money": 0})


@pytest.mark.rule("B-14.4")
def test_one_rail_costs_five_pounds_and_a_coal() -> None:
    table = railways().table()
    table.play(network("birmingham__coventry", coal="market"))
    assert (table.money("red"), table.state.coal) == (40 - 5 - 1, 13)
    assert table.cubes("stafford.0") == 2


@pytest.mark.rule("B-14.4")
def test_two_rails_cost_fifteen_pounds_two_coal_and_a_beer() -> None:
    table = railways().table()
    table.play(
        network(
            rail("birmingham__coventry", coal="market"),
            rail("birmingham__dudley", coal="market", beer="stafford.0"),
        )
    )
    assert (table.money("red"), table.state.coal) == (40 - 15 - 2, 12)
    assert table.cubes("stafford.0") == 1
    assert table.link("birmingham__coventry") == table.link("birmingham__dudley") == "red"
    assert table.state.actions_left == 1


@pytest.mark.rule("B-14.4")
def test_a_merchants_beer_serves_no_rail_and_three_rails_are_too_many() -> None:
    table = railways().merchant("oxford.0", "all").table()
    first = rail("birmingham__coventry", coal="market")
    merchant = network(first, rail("birmingham__dudley", coal="market", beer="merchant"))
    assert table.refuses(merchant) == "wrong_beer_source"
    assert table.refuses(network(rail("birmingham__dudley", coal="market", beer="stafford.0"))) == (
        "wrong_beer_source"
    )
    third = network(
        first,
        rail("birmingham__dudley", coal="market", beer="stafford.0"),
        rail("birmingham__walsall", coal="market", beer="stafford.0"),
    )
    refusal = table.refusal(third)
    assert (refusal.code, refusal.clause) == ("too_many_parts", "B-14.4")
    assert refusal.numbers == {"most": 2}


@pytest.mark.rule("B-14.5")
def test_the_first_rails_coal_cannot_travel_over_the_second() -> None:
    position = (
        Position()
        .era("rail")
        .money(red=40)
        .tile("stafford.0", "red", "brewery_2")
        .tile("birmingham.2", "red", "iron_works_2")
        .tile("dudley.0", "yellow", "coal_mine_2")
    )
    table = position.table()
    near = rail("birmingham__dudley", coal="dudley.0")
    far = rail("birmingham__coventry", coal="dudley.0")
    assert table.refuses(network(far, {**near, "beer": ["stafford.0"]})) == "no_coal"
    log = table.play(network(near, {**far, "beer": ["stafford.0"]}))
    order = [type(e) for e in log if isinstance(e, LinkPlaced | CubeTaken)]
    assert order == [LinkPlaced, CubeTaken, LinkPlaced, CubeTaken, CubeTaken]
    assert table.cubes("dudley.0") == 1


@pytest.mark.rule("B-14.5")
def test_the_second_rail_may_build_on_the_network_of_the_first() -> None:
    table = railways().hand("red", "pottery", "dudley").table()
    beyond = rail("coventry__nuneaton", coal="market", beer="stafford.0")
    assert table.refuses(network("coventry__nuneaton", coal="market")) == "line_not_in_network"
    table.play(network(rail("birmingham__coventry", coal="market"), beyond))
    assert table.link("coventry__nuneaton") == "red"


@pytest.mark.rule("B-14.5")
def test_the_first_rail_may_empty_the_mine_the_second_hoped_for() -> None:
    table = (
        railways()
        .tile("dudley.0", "yellow", "coal_mine_2", cubes=1)
        .link("birmingham__dudley", "yellow")
        .table()
    )
    first = rail("birmingham__coventry", coal="dudley.0")
    second = rail("birmingham__walsall", coal="dudley.0", beer="stafford.0")
    assert table.refuses(network(first, second)) == "wrong_coal_source"
    log = table.play(network(first, {**second, "coal": ["market"]}))
    assert table.is_flipped("dudley.0")
    flip = next(n for n, event in enumerate(log) if isinstance(event, TileFlipped))
    placed = [n for n, event in enumerate(log) if isinstance(event, LinkPlaced)]
    assert placed[0] < flip < placed[1]


@pytest.mark.rule("B-14.6", "B-R.23")
def test_the_two_rails_need_not_touch() -> None:
    table = railways().link("derby__nottingham", "red").table()
    table.play(
        network(
            rail("birmingham__coventry", coal="market"),
            rail("belper__derby", coal="market", beer="stafford.0"),
        )
    )
    assert table.link("belper__derby") == "red"
    apart = network(
        rail("birmingham__dudley", coal="market"),
        rail("coalbrookdale__shrewsbury", coal="market", beer="stafford.0"),
    )
    assert table.refuses(apart) == "line_not_in_network"


@pytest.mark.rule("B-R.19")
def test_a_farm_brewery_lets_its_owner_lay_the_three_ended_link() -> None:
    table = Position().tile("farm_brewery_south.0", "red", "brewery_1").table()
    assert table.targets("network") == {"kidderminster__worcester"}
    table.play(network("kidderminster__worcester"))
    assert table.link("kidderminster__worcester") == "red"


@pytest.mark.rule("B-R.19", "B-21.2")
def test_the_three_ended_link_scores_the_icons_of_the_farm_brewery() -> None:
    table = (
        Position()
        .last_turn_of_era()
        .flipped("farm_brewery_south.0", "yellow", "brewery_1")
        .flipped("worcester.0", "yellow", "cotton_mill_1")
        .link("kidderminster__worcester", "red")
        .table()
    )
    table.end_turn()
    assert table.vp("red") == 2 + 1


@pytest.mark.rule("B-R.22")
def test_without_tiles_a_double_rail_starts_anywhere_and_goes_on_from_there() -> None:
    position = (
        Position()
        .era("rail")
        .money(red=40)
        .market(coal=14)
        .tile("burton_on_trent.1", "yellow", "brewery_2")
        .links("yellow", "burton_on_trent__tamworth", "birmingham__tamworth")
        .link("birmingham__oxford", "yellow")
    )
    first = rail("coalbrookdale__shrewsbury", coal="market")
    apart = rail("birmingham__coventry", coal="market", beer="burton_on_trent.1")
    table = position.table()
    assert table.refuses(network(first, apart)) == "line_not_in_network"
    table.play(
        network(
            rail("birmingham__coventry", coal="market"),
            rail("coventry__nuneaton", coal="market", beer="burton_on_trent.1"),
        )
    )
    assert table.link("coventry__nuneaton") == "red"


@pytest.mark.rule("B-14.2")
def test_legs_of_another_action_are_no_links() -> None:
    table = Position().hand("red", "dudley").table()
    mine = build("dudley.0", "coal_mine", card="dudley")
    refusal = table.refusal(mine._replace(kind="network"))
    assert (refusal.code, refusal.clause) == ("too_many_parts", "B-14.1")
    assert table.refuses(loan()._replace(legs=mine.legs)) == "too_many_parts"
