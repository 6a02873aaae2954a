"""Building (L-6) and overbuilding (L-8)."""

import pytest

from tests.games.brass.lancashire.table import RULES, Position, build, combined, network


@pytest.mark.rule("L-6.1")
def test_a_build_needs_a_fitting_slot_and_the_top_tile() -> None:
    table = Position().hand("red", "wigan", "bolton").available("red", "coal_mine_2").table()
    assert table.refuses(build("wigan.0", "port", card="wigan")) == "slot_lacks_industry"
    table.play(build("wigan.0", "coal_mine", card="wigan"))
    assert table.tile("wigan.0") == ("red", "coal_mine_2")
    assert table.money("red") == 23


@pytest.mark.rule("L-6.2")
def test_a_region_card_needs_no_presence() -> None:
    table = Position().hand("red", "colne").tile("wigan.0", "red", "coal_mine_1").table()
    table.play(build("colne.0", "cotton_mill"))
    assert table.tile("colne.0") == ("red", "cotton_mill_1")


@pytest.mark.rule("L-6.3")
def test_an_industry_card_follows_own_canals() -> None:
    table = (
        Position()
        .hand("red", "cotton_mill")
        .tile("wigan.0", "red", "coal_mine_1")
        .links("red", "blackburn__wigan")
        .links("yellow", "bolton__manchester")
        .table()
    )
    assert table.targets("build") == {"blackburn.0", "blackburn.1"}
    assert table.refuses(build("bolton.0", "cotton_mill")) == "not_in_network"


@pytest.mark.rule("L-6.3")
def test_in_the_rail_era_own_tiles_lead_an_industry_card_too() -> None:
    table = (
        Position()
        .era("rail")
        .hand("red", "coal_mine")
        .available("red", "coal_mine_2")
        .tile("bolton.2", "red", "iron_works_2", cubes=4)
        .table()
    )
    assert table.targets("build") == {"bolton.0", "bolton.1"}
    canal = (
        Position()
        .hand("red", "coal_mine")
        .tile("bolton.2", "red", "iron_works_1")
        .links("red", "preston__wigan")
        .table()
    )
    assert canal.targets("build") == {"wigan.0", "wigan.1"}


@pytest.mark.rule("L-6.4")
def test_without_anything_on_the_board_an_industry_card_opens_every_slot() -> None:
    table = Position().hand("red", "port").tile("wigan.0", "yellow", "coal_mine_1").table()
    assert table.targets("build") == {
        "lancaster.0",
        "fleetwood.0",
        "preston.0",
        "liverpool.0",
        "liverpool.1",
        "liverpool.2",
        "warrington_and_runcorn.0",
        "ellesmere_port.0",
    }


@pytest.mark.rule("L-6.5")
def test_levels_belong_to_their_eras_and_level_0_to_none() -> None:
    position = Position().money(red=60).hand("red", "liverpool")
    assert position.table().refuses(build("liverpool.3", "shipyard")) == "never_built"
    canal = position.available("red", "shipyard_2").table()
    assert canal.refuses(build("liverpool.3", "shipyard")) == "wrong_era"
    for name, canal_era, rail_era in (
        ("cotton_mill_1", True, False),
        ("port_1", True, False),
        ("coal_mine_1", True, False),
        ("iron_works_1", True, False),
        ("shipyard_1", True, False),
        ("shipyard_2", False, True),
        ("cotton_mill_2", True, True),
        ("shipyard_0", False, False),
    ):
        tile = RULES.tiles.ids.index(name)
        assert [eras[tile] for eras in RULES.tiles.buildable] == [canal_era, rail_era], name


@pytest.mark.rule("L-6.6")
def test_one_own_tile_a_region_in_the_canal_era_only() -> None:
    canal = Position().hand("red", "wigan").tile("wigan.0", "red", "coal_mine_1").table()
    assert canal.refuses(build("wigan.1", "coal_mine")) == "one_tile_per_location"
    rail = Position().era("rail").hand("red", "wigan").tile("wigan.0", "red", "coal_mine_2").table()
    assert rail.allows(build("wigan.1", "coal_mine"))


@pytest.mark.rule("L-6.7")
@pytest.mark.parametrize(
    ("first", "second"), [("lancaster.0", "lancaster.1"), ("preston.0", "preston.1")]
)
def test_a_port_takes_its_own_slot_first(first: str, second: str) -> None:
    region = first.split(".", maxsplit=1)[0]
    table = Position().hand("red", region).table()
    assert table.refuses(build(second, "port")) == "pure_slot_first"
    assert table.allows(build(second, "cotton_mill"))
    taken = Position().hand("red", region).tile(first, "yellow", "port_1").table()
    assert taken.allows(build(second, "port"))


@pytest.mark.rule("L-6.7")
def test_no_other_region_has_such_a_slot() -> None:
    board = RULES.board
    forced = {
        board.locations[board.slot_location[slot]]
        for slot, shown in enumerate(board.slot_industries)
        if len(shown) > 1
        for other in board.slots_at[board.slot_location[slot]]
        if len(board.slot_industries[other]) == 1
        and set(board.slot_industries[other]) <= set(shown)
    }
    assert forced == {"lancaster", "preston"}


@pytest.mark.rule("L-6.8", "L-R.6")
def test_nothing_is_built_across_the_water_in_the_canal_era() -> None:
    for region in ("barrow_in_furness", "birkenhead"):
        table = (
            Position()
            .money(red=60)
            .hand("red", region, "shipyard")
            .available("red", "shipyard_1")
            .tile("liverpool.0", "red", "port_1")
            .table()
        )
        assert (
            table.refuses(build(f"{region}.0", "shipyard", card=region, iron="market")) == "no_coal"
        )
        assert not any(target.startswith(region) for target in table.targets("build"))


@pytest.mark.rule("L-1.7")
def test_the_ferry_leads_industry_cards_both_ways_and_nothing_else() -> None:
    rail = (
        Position().era("rail").money(red=60).hand("red", "shipyard").available("red", "shipyard_2")
    )
    table = (
        rail.tile("liverpool.0", "red", "port_2")
        .tile("liverpool.3", "yellow", "shipyard_2", flipped=True)
        .links("yellow", "birkenhead__ellesmere_port")
        .tile("ellesmere_port.0", "white", "port_2")
        .table()
    )
    assert "birkenhead.0" in table.targets("build")
    assert (
        table.refuses(network("ellesmere_port__northwich", coal="market")) == "line_not_in_network"
    )
    back = (
        Position()
        .era("rail")
        .hand("red", "port")
        .available("red", "port_2")
        .tile("birkenhead.0", "red", "shipyard_2", flipped=True)
        .table()
    )
    assert back.targets("build") == {"liverpool.0", "liverpool.1", "liverpool.2"}


@pytest.mark.rule("L-6.9", "L-7.8")
def test_paying_comes_before_the_track_pays() -> None:
    table = (
        Position()
        .money(red=4)
        .market(iron=4)
        .hand("red", "bolton")
        .tile("bolton.0", "yellow", "coal_mine_1")
        .table()
    )
    assert table.refuses(build("bolton.2", "iron_works", coal="bolton.0")) == "cannot_afford"


@pytest.mark.rule("L-6.10")
def test_a_shipyard_flips_as_it_is_built() -> None:
    table = (
        Position()
        .hand("red", "liverpool")
        .available("red", "shipyard_1")
        .tile("liverpool.0", "white", "port_1")
        .table()
    )
    table.play(build("liverpool.3", "shipyard", coal="market", iron="market"))
    assert table.is_flipped("liverpool.3") and table.income("red") == 12


@pytest.mark.rule("L-8.1", "L-8.6")
def test_an_own_tile_makes_way_for_a_higher_one_of_its_kind() -> None:
    table = (
        Position()
        .hand("red", "wigan")
        .tile("wigan.0", "red", "coal_mine_1")
        .available("red", "coal_mine_2")
        .table()
    )
    table.play(build("wigan.0", "coal_mine"))
    assert table.tile("wigan.0") == ("red", "coal_mine_2") and table.cubes("wigan.0") == 3
    assert table.tile("wigan.1") is None


@pytest.mark.rule("L-8.2")
def test_an_opponents_mine_only_when_there_is_no_coal_anywhere() -> None:
    position = (
        Position()
        .hand("red", "wigan")
        .available("red", "coal_mine_2")
        .market(coal=0)
        .flipped("wigan.0", "yellow", "coal_mine_1")
    )
    assert position.table().allows(build("wigan.0", "coal_mine"))
    assert position.market(coal=1).table().refuses(build("wigan.0", "coal_mine")) == "resource_left"
    ports = Position().hand("red", "liverpool").available("red", "port_2")
    table = ports.flipped("liverpool.0", "yellow", "port_1").table()
    assert table.refuses(build("liverpool.0", "port")) == "not_yours_to_overbuild"


@pytest.mark.rule("L-8.3")
def test_overbuilding_an_opponent_keeps_to_one_tile_a_region() -> None:
    table = (
        Position()
        .hand("red", "bolton")
        .available("red", "coal_mine_2")
        .market(coal=0)
        .flipped("bolton.0", "yellow", "coal_mine_1")
        .flipped("bolton.1", "red", "coal_mine_1")
        .table()
    )
    assert table.refuses(build("bolton.0", "coal_mine")) == "one_tile_per_location"
    assert (
        Position()
        .hand("red", "colne")
        .tile("wigan.0", "red", "coal_mine_1")
        .available("red", "coal_mine_2")
        .table()
        .refuses(build("wigan.0", "coal_mine"))
        == "card_for_other_place"
    )


@pytest.mark.rule("L-8.4", "L-R.9")
def test_income_stays_and_two_cards_do_not_overbuild() -> None:
    table = (
        Position()
        .income(red=20)
        .hand("red", "wigan", "colne")
        .flipped("wigan.0", "red", "coal_mine_1")
        .available("red", "coal_mine_2")
        .table()
    )
    assert table.refuses(combined("wigan.0", "coal_mine")) == "slot_taken"
    table.play(build("wigan.0", "coal_mine", card="wigan"))
    assert table.income("red") == 20


@pytest.mark.rule("L-8.5")
def test_an_industry_card_reaches_an_own_tile_without_a_canal() -> None:
    table = (
        Position()
        .hand("red", "coal_mine")
        .tile("wigan.0", "red", "coal_mine_1")
        .available("red", "coal_mine_2")
        .table()
    )
    assert table.targets("build") == {"wigan.0"}
