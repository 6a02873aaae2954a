"""Coal, iron and the demand tracks (L-7)."""

import pytest

from tests.games.brass.lancashire.table import Position, build, develop, network


@pytest.mark.rule("L-7.1")
def test_coal_comes_from_the_nearest_mine_and_ties_are_chosen() -> None:
    position = (
        Position()
        .hand("red", "bolton")
        .available("red", "cotton_mill_2")
        .links("yellow", "bolton__manchester", "bolton__bury", "bury__manchester")
        .tile("manchester.0", "yellow", "coal_mine_1")
        .tile("bury.0", "white", "coal_mine_1")
    )
    table = position.table()
    assert table.sources("build", "bolton.0", "coal") >= {"manchester.0", "bury.0"}
    near = position.tile("bolton.1", "white", "coal_mine_2").table()
    assert near.refuses(build("bolton.0", "cotton_mill", coal="bury.0")) == "wrong_coal_source"
    assert near.allows(build("bolton.0", "cotton_mill", coal="bolton.1"))


@pytest.mark.rule("L-7.1", "L-1.3")
def test_coal_passes_through_a_neighbour() -> None:
    table = (
        Position()
        .hand("red", "rochdale")
        .available("red", "cotton_mill_2")
        .links("yellow", "colne__yorkshire", "rochdale__yorkshire", "burnley__colne")
        .tile("burnley.0", "yellow", "coal_mine_1")
        .table()
    )
    table.play(build("rochdale.0", "cotton_mill", coal="burnley.0"))
    assert table.cubes("burnley.0") == 1


@pytest.mark.rule("L-7.2", "L-1.5")
def test_the_coal_track_needs_a_built_port_and_no_mine() -> None:
    position = (
        Position().hand("red", "preston", "wigan").available("red", "cotton_mill_2").market(coal=3)
    )
    assert position.table().refuses(build("preston.1", "cotton_mill", card="preston")) == "no_coal"
    port = position.flipped("preston.0", "yellow", "port_1")
    table = port.table()
    table.play(build("preston.1", "cotton_mill", card="preston", coal="market"))
    assert table.money("red") == 30 - 14 - 3 and table.state.coal == 2
    empty = port.market(coal=0).table()
    empty.play(build("preston.1", "cotton_mill", card="preston", coal="market"))
    assert empty.money("red") == 30 - 14 - 5
    mine = port.links("white", "preston__wigan").tile("wigan.0", "white", "coal_mine_1").table()
    assert mine.refuses(build("preston.1", "cotton_mill", card="preston", coal="market")) == (
        "wrong_coal_source"
    )


@pytest.mark.rule("L-7.3")
def test_iron_comes_from_any_works_first_and_then_from_the_track() -> None:
    table = (
        Position()
        .tile("bolton.2", "yellow", "iron_works_1", cubes=1)
        .tile("preston.2", "white", "iron_works_1", cubes=1)
        .market(iron=0)
        .table()
    )
    assert table.sources("develop", "cotton_mill", "iron") == {"bolton.2", "preston.2"}
    assert table.refuses(develop("cotton_mill", iron="market")) == "wrong_iron_source"
    table.play(develop("cotton_mill", "cotton_mill", iron="bolton.2 preston.2"))
    table.play(develop("cotton_mill", iron="market"))
    assert table.money("red") == 25


@pytest.mark.rule("L-7.4")
def test_the_last_cube_flips_a_tile_for_its_owner() -> None:
    table = Position().tile("bolton.2", "yellow", "iron_works_1", cubes=1).table()
    table.play(develop("cotton_mill", iron="bolton.2"))
    assert table.is_flipped("bolton.2") and table.income("yellow") == 13


@pytest.mark.rule("L-7.5", "L-7.9", "L-R.7")
def test_a_rail_into_a_neighbour_draws_on_the_track() -> None:
    table = (
        Position().era("rail").money(red=60).flipped("lancaster.1", "red", "cotton_mill_2").table()
    )
    table.play(network("lancaster__scotland", coal="market"))
    assert table.money("red") == 60 - 5 - 1


@pytest.mark.rule("L-7.5", "L-7.6", "L-R.10")
def test_the_builder_names_the_end_and_the_mine_nearest_to_it() -> None:
    """From Bolton the mine of Bury is nearest, from Blackburn that of Burnley."""
    table = (
        Position()
        .era("rail")
        .money(red=60)
        .flipped("bolton.2", "red", "iron_works_2")
        .links("yellow", "bolton__bury", "blackburn__burnley", "burnley__colne")
        .tile("bury.0", "yellow", "coal_mine_2")
        .tile("burnley.0", "white", "coal_mine_2")
        .table()
    )
    assert table.sources("network", "blackburn__bolton", "coal") == {"bury.0", "burnley.0"}
    nearer = (
        Position()
        .era("rail")
        .money(red=60)
        .flipped("bolton.2", "red", "iron_works_2")
        .tile("blackburn.0", "white", "coal_mine_2")
        .links("yellow", "bolton__bury", "burnley__bury")
        .tile("burnley.0", "white", "coal_mine_2")
        .table()
    )
    assert nearer.sources("network", "blackburn__bolton", "coal") == {"blackburn.0"}


@pytest.mark.rule("L-7.9")
def test_a_mine_at_either_end_bars_the_track() -> None:
    table = (
        Position()
        .era("rail")
        .money(red=60)
        .flipped("lancaster.0", "red", "port_2")
        .tile("preston.2", "yellow", "iron_works_2", cubes=4)
        .links("yellow", "preston__wigan")
        .tile("wigan.0", "yellow", "coal_mine_2")
        .table()
    )
    assert table.refuses(network("lancaster__preston", coal="market")) == "wrong_coal_source"
    assert table.allows(network("lancaster__preston", coal="wigan.0"))


@pytest.mark.rule("L-7.7", "L-R.2")
def test_new_cubes_fill_the_track_from_its_dear_end() -> None:
    works = (
        Position().hand("red", "bolton").market(iron=5).tile("bolton.0", "yellow", "coal_mine_1")
    )
    table = works.table()
    table.play(build("bolton.2", "iron_works", coal="bolton.0"))
    # Gaps of 1, 1 and 2: three cubes pay 4 in all, the fourth stays.
    assert table.money("red") == 30 - 5 + 4
    assert table.state.iron == 8 and table.cubes("bolton.2") == 1
    mine = (
        Position()
        .hand("red", "wigan")
        .market(coal=5)
        .links("yellow", "liverpool__wigan")
        .tile("liverpool.0", "yellow", "port_1")
        .table()
    )
    mine.play(build("wigan.0", "coal_mine"))
    assert mine.money("red") == 30 - 5 + 2 + 1
    assert mine.is_flipped("wigan.0")


@pytest.mark.rule("L-7.7", "L-7.8", "L-R.5")
def test_a_mine_sells_only_if_a_port_is_connected_at_that_moment() -> None:
    far = Position().hand("red", "wigan").market(coal=0).table()
    far.play(build("wigan.0", "coal_mine"))
    assert far.cubes("wigan.0") == 2 and far.state.coal == 0
    far.state.hands[0] = far.state.hands[1]
    far.play(network("liverpool__wigan"))
    assert far.state.coal == 0
    same = (
        Position()
        .hand("red", "warrington_and_runcorn")
        .market(coal=0)
        .tile("warrington_and_runcorn.0", "yellow", "port_1")
        .table()
    )
    same.play(build("warrington_and_runcorn.1", "coal_mine"))
    assert same.state.coal == 2 and same.is_flipped("warrington_and_runcorn.1")


@pytest.mark.rule("L-7.10", "L-R.4")
def test_filling_a_track_flips_no_port_and_a_flipped_one_serves() -> None:
    table = (
        Position()
        .hand("red", "wigan")
        .market(coal=0)
        .links("yellow", "liverpool__wigan")
        .tile("liverpool.0", "yellow", "port_1")
        .table()
    )
    table.play(build("wigan.0", "coal_mine"))
    assert not table.is_flipped("liverpool.0")
    used = (
        Position()
        .hand("red", "wigan")
        .market(coal=0)
        .links("yellow", "liverpool__wigan")
        .flipped("liverpool.0", "yellow", "port_1")
        .table()
    )
    used.play(build("wigan.0", "coal_mine"))
    assert used.state.coal == 2
