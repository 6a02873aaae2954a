"""Links (L-9) and development (L-10)."""

import pytest

from tests.games.brass.engine.table import Words
from tests.games.brass.lancashire.table import Position, develop, network, rail


def by_wigan(line: str) -> Words:
    """Lay a rail with coal from Wigan's first mine."""
    return rail(line, coal="wigan.0")


@pytest.mark.rule("L-9.1")
def test_a_link_touches_an_own_tile_or_link() -> None:
    table = (
        Position()
        .tile("wigan.0", "red", "coal_mine_1")
        .links("red", "blackburn__wigan")
        .links("yellow", "bolton__manchester")
        .table()
    )
    assert table.targets("network") == {
        "liverpool__wigan",
        "preston__wigan",
        "warrington_and_runcorn__wigan",
        "blackburn__burnley",
    }
    assert table.refuses(network("bolton__manchester")) == "line_taken"
    assert table.refuses(network("bolton__wigan")) == "line_of_other_era"
    beyond = Position().links("red", "colne__yorkshire").table()
    assert "rochdale__yorkshire" in beyond.targets("network")


@pytest.mark.rule("L-9.2")
def test_a_canal_costs_3_a_rail_5_two_rails_15_and_coal_each() -> None:
    canal = Position().tile("wigan.0", "red", "coal_mine_1").table()
    assert canal.refuses(network("liverpool__wigan", "preston__wigan")) == "too_many_parts"
    canal.play(network("liverpool__wigan"))
    assert canal.money("red") == 27
    table = (
        Position().era("rail").tile("wigan.0", "red", "coal_mine_3", cubes=3).money(red=15).table()
    )
    table.play(
        network(rail("liverpool__wigan", coal="wigan.0"), rail("bolton__wigan", coal="wigan.0"))
    )
    assert table.money("red") == 0 and table.cubes("wigan.0") == 1


@pytest.mark.rule("L-9.3")
def test_two_rails_may_be_apart_and_the_second_may_follow_the_first() -> None:
    position = (
        Position()
        .era("rail")
        .tile("wigan.0", "red", "coal_mine_3", cubes=4)
        .flipped("liverpool.0", "red", "port_2")
        .links("yellow", "liverpool__wigan")
    )
    apart = position.table()
    apart.play(
        network(
            rail("preston__wigan", coal="wigan.0"), rail("liverpool__southport", coal="wigan.0")
        )
    )
    assert apart.link("liverpool__southport") == "red"
    onward = position.table()
    onward.play(
        network(rail("preston__wigan", coal="wigan.0"), rail("blackpool__preston", coal="wigan.0"))
    )
    assert onward.link("blackpool__preston") == "red"


@pytest.mark.rule("L-9.4")
def test_the_first_piece_is_always_an_industry() -> None:
    table = Position().table()
    assert table.refuses(network("liverpool__wigan")) == "industry_first"
    assert not list(table.legal("network"))


@pytest.mark.rule("L-9.5")
def test_without_link_tiles_no_link() -> None:
    table = Position().tile("wigan.0", "red", "coal_mine_1").links_left(red=0).table()
    assert table.refuses(network("liverpool__wigan")) == "no_link_tiles"


@pytest.mark.rule("L-9.6")
def test_the_second_rail_is_judged_after_the_firsts_coal_is_gone() -> None:
    position = Position().era("rail").tile("wigan.0", "red", "coal_mine_2", cubes=1).money(red=60)
    table = position.table()
    pair = network(by_wigan("liverpool__wigan"), by_wigan("preston__wigan"))
    assert table.refuses(pair) == "no_coal"
    port = position.flipped("liverpool.0", "yellow", "port_2").table()
    port.play(
        network(rail("liverpool__wigan", coal="wigan.0"), rail("preston__wigan", coal="market"))
    )
    assert port.money("red") == 60 - 15 - 1
    alone = position.table()
    alone.play(network("liverpool__wigan", coal="wigan.0"))
    assert alone.money("red") == 55


@pytest.mark.rule("L-10.1")
def test_one_or_two_tiles_go_for_an_iron_each_level_0_too() -> None:
    table = Position().table()
    table.play(develop("shipyard", "cotton_mill", iron="market market"))
    assert table.money("red") == 28
    assert table.available("red", "shipyard") == "shipyard_0"
    table.play(develop("shipyard", iron="market"))
    assert table.available("red", "shipyard") == "shipyard_1"


@pytest.mark.rule("L-10.2", "L-10.3")
def test_the_second_may_be_what_the_first_uncovered() -> None:
    table = Position().market(iron=2).available("red", "iron_works_1").table()
    table.play(develop("iron_works", "iron_works", iron="market market"))
    assert table.available("red", "iron_works") == "iron_works_3"
    # With two cubes left the next costs 4, with one again 4.
    assert table.money("red") == 30 - 4 - 4
