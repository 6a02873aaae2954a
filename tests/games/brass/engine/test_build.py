"""B-12: the Build action."""

import pytest

from brass_desktop.games.brass.engine.events import (
    CardDiscarded,
    CubeBought,
    CubeSold,
    CubesPlaced,
    MoneyPaid,
    MoneyReceived,
    TileFlipped,
    TilePlaced,
)
from tests.games.brass.engine.position import Position
from tests.games.brass.engine.table import GAME, Table, build, develop


@pytest.mark.rule("B-12.1")
def test_a_build_goes_card_tile_payment_cubes_market() -> None:
    table = (
        Position()
        .hand("red", "birmingham", "dudley")
        .link("birmingham__oxford", "red")
        .market(coal=13, iron=6)
        .table()
    )
    log = table.play(build("birmingham.2", "iron_works", card="birmingham", coal="market"))
    assert [type(event) for event in log[:-2]] == [
        CardDiscarded,
        TilePlaced,
        MoneyPaid,
        CubeBought,
        MoneyPaid,
        CubesPlaced,
        CubeSold,
        CubeSold,
        CubeSold,
        CubeSold,
        MoneyReceived,
    ]
    assert isinstance(log[-2], TileFlipped)
    assert table.tile("birmingham.2") == ("red", "iron_works_1")
    assert table.available("red", "iron_works") == "iron_works_2"
    assert table.money("red") == 17 - 5 - 1 + 2 + 2 + 1 + 1


@pytest.mark.rule("B-12.1")
def test_one_tile_is_built_per_action() -> None:
    table = Position().hand("red", "worcester").table()
    one = build("worcester.0", "cotton_mill", card="worcester")
    two = one._replace(legs=one.legs * 2)
    refusal = table.refusal(two)
    assert (refusal.code, refusal.clause) == ("too_many_parts", "B-12.1")
    assert refusal.numbers == {"most": 1}


@pytest.mark.rule("B-12.2")
def test_a_location_card_builds_any_industry_of_its_town_outside_the_network() -> None:
    table = (
        Position()
        .money(red=60)
        .hand("red", "coalbrookdale")
        .tile("worcester.0", "red", "cotton_mill_1")
        .link("coalbrookdale__shrewsbury", "yellow")
        .table()
    )
    offered = {leg["industry"] for leg in table.single_legs("build")}
    assert offered == {"iron_works", "brewery", "coal_mine"}
    assert table.targets("build") == {"coalbrookdale.0", "coalbrookdale.1", "coalbrookdale.2"}
    elsewhere = build("dudley.0", "coal_mine", card="coalbrookdale")
    refusal = table.refusal(elsewhere)
    assert (refusal.code, refusal.clause) == ("card_for_other_place", "B-12.2")
    # Not even inside the own network.
    at_home = build("kidderminster.0", "coal_mine", card="coalbrookdale")
    assert table.refuses(at_home) == "card_for_other_place"


@pytest.mark.rule("B-12.2", "B-R.20")
def test_a_wild_location_stands_for_every_town_and_no_farm() -> None:
    table = (
        Position(players=2)
        .hand("red", "wild_location")
        .money(red=99)
        .tile("worcester.0", "red", "cotton_mill_1")
        .link("kidderminster__worcester", "red")
        .links("yellow", "cannock__farm_brewery_north")
        .table()
    )
    towns = {name.split(".")[0] for name in table.targets("build")}
    assert {"belper", "derby", "leek", "stoke_on_trent", "stone", "uttoxeter"} <= towns
    assert not towns & {"farm_brewery_north", "farm_brewery_south"}
    refusal = table.refusal(build("farm_brewery_south.0", "brewery", iron="market"))
    assert (refusal.code, refusal.clause) == ("card_for_other_place", "B-12.8")


@pytest.mark.rule("B-12.2")
def test_an_industry_card_builds_what_it_shows_in_the_own_network() -> None:
    table = (
        Position(players=3)
        .money(red=60)
        .hand("red", "cotton_mill_or_manufacturer")
        .link("birmingham__oxford", "red")
        .link("birmingham__worcester", "yellow")
        .table()
    )
    # Cotton takes the shared slot, manufacturers the two pure ones; Worcester is not in reach.
    assert table.targets("build") == {"birmingham.0", "birmingham.1", "birmingham.3"}
    card = "cotton_mill_or_manufacturer"
    assert table.allows(build("birmingham.0", "cotton_mill", card=card))
    wrong = build("birmingham.2", "iron_works", card=card, coal="market")
    refusal = table.refusal(wrong)
    assert (refusal.code, refusal.clause) == ("card_for_other_industry", "B-12.2")
    away = table.refusal(build("worcester.0", "cotton_mill", card=card))
    assert (away.code, away.clause) == ("not_in_network", "B-12.2")


@pytest.mark.rule("B-12.2")
def test_a_wild_industry_is_any_industry_in_the_own_network() -> None:
    table = (
        Position()
        .money(red=99)
        .hand("red", "wild_industry")
        .links("red", "birmingham__oxford", "cannock__stafford", "stoke_on_trent__stone")
        .tile("worcester.0", "red", "cotton_mill_1")
        .table()
    )
    built = {leg["industry"] for leg in table.single_legs("build")}
    assert built == set(GAME.rules.industries)
    towns = {name.split(".")[0] for name in table.targets("build")}
    assert towns <= {"birmingham", "cannock", "stafford", "stoke_on_trent", "stone", "worcester"}
    assert "dudley" not in towns


@pytest.mark.rule("B-12.3")
def test_a_slot_of_only_this_industry_comes_first() -> None:
    position = Position().money(red=60).hand("red", "coalbrookdale")
    position.link("coalbrookdale__shrewsbury", "red")
    table = position.table()
    refusal = table.refusal(
        build("coalbrookdale.0", "iron_works", card="coalbrookdale", coal="market")
    )
    assert (refusal.code, refusal.clause) == ("pure_slot_first", "B-12.3")
    assert GAME.rules.board.slots[refusal.numbers["slot"]] == "coalbrookdale.1"
    taken = position.tile("coalbrookdale.1", "yellow", "iron_works_1").table()
    assert taken.allows(build("coalbrookdale.0", "iron_works", card="coalbrookdale", coal="market"))


@pytest.mark.rule("B-12.3")
def test_among_equal_slots_the_player_chooses() -> None:
    table = Position().hand("red", "worcester", "tamworth").table()
    for slot in ("worcester.0", "worcester.1"):
        assert table.allows(build(slot, "cotton_mill", card="worcester"))
    for slot in ("tamworth.0", "tamworth.1"):
        assert table.allows(build(slot, "coal_mine", card="tamworth"))


@pytest.mark.rule("B-12.3")
def test_without_a_showing_slot_there_is_no_build() -> None:
    table = (
        Position()
        .money(red=60)
        .hand("red", "nuneaton", "dudley")
        .tile("nuneaton.1", "yellow", "coal_mine_1")
        .table()
    )
    refusal = table.refusal(build("dudley.0", "cotton_mill", card="dudley"))
    assert (refusal.code, refusal.clause) == ("slot_lacks_industry", "B-12.3")
    taken = table.refusal(build("nuneaton.1", "cotton_mill", card="nuneaton"))
    assert (taken.code, taken.clause) == ("slot_taken", "B-13.1")


@pytest.mark.rule("B-12.4", "B-R.37")
def test_a_barred_tile_blocks_those_above_it_until_developed() -> None:
    table = Position().era("rail").money(red=60).hand("red", "dudley", "dudley", "cannock").table()
    refusal = table.refusal(build("dudley.0", "coal_mine", card="dudley"))
    assert (refusal.code, refusal.clause) == ("wrong_era", "B-12.4")
    table.play(develop("coal_mine", iron="market", card="cannock"))
    table.play(build("dudley.0", "coal_mine", card="dudley"))
    assert table.tile("dudley.0") == ("red", "coal_mine_2")


@pytest.mark.rule("B-12.4")
def test_level_one_is_barred_in_the_rail_era_except_pottery() -> None:
    tiles = GAME.rules.tiles
    barred = [
        {tile for tile, open_ in zip(tiles.ids, tiles.buildable[era], strict=True) if not open_}
        for era in (0, 1)
    ]
    level_one = {tile for tile in tiles.ids if tile.endswith("_1")}
    assert barred == [{"pottery_5", "brewery_4"}, level_one - {"pottery_1"}]
    pottery = Position().era("rail").money(red=60).hand("red", "stafford").table()
    pottery.play(build("stafford.1", "pottery", card="stafford", iron="market"))
    assert pottery.tile("stafford.1") == ("red", "pottery_1")


@pytest.mark.rule("B-12.4")
def test_the_last_brewery_and_pottery_wait_for_the_rail_era() -> None:
    for era, code in (("canal", "wrong_era"), ("rail", None)):
        table = (
            Position()
            .era(era)
            .money(red=60)
            .hand("red", "burton_on_trent")
            .available("red", "brewery_4")
            .table()
        )
        brewery = build("burton_on_trent.1", "brewery", card="burton_on_trent", iron="market")
        if code:
            assert table.refuses(brewery) == code
        else:
            assert table.allows(brewery)


@pytest.mark.rule("B-12.5")
def test_one_own_tile_per_location_in_the_canal_era() -> None:
    def dudley(era: str, owner: str) -> Position:
        level = 1 if era == "canal" else 2
        position = Position().era(era).money(red=60).hand("red", "dudley", "pottery")
        position.available("red", "iron_works_2")
        return position.tile("dudley.0", owner, f"coal_mine_{level}")

    works = build("dudley.1", "iron_works", card="dudley", coal="dudley.0")
    refusal = dudley("canal", "red").table().refusal(works)
    assert (refusal.code, refusal.clause) == ("one_tile_per_location", "B-12.5")
    assert GAME.rules.board.slots[refusal.numbers["slot"]] == "dudley.0"
    assert dudley("canal", "yellow").table().allows(works)
    assert dudley("rail", "red").table().allows(works)


@pytest.mark.rule("B-12.6")
@pytest.mark.parametrize(
    ("era", "slot", "tile", "cubes"),
    [
        ("canal", "burton_on_trent.1", "brewery_2", 1),
        ("rail", "burton_on_trent.1", "brewery_2", 2),
        ("rail", "burton_on_trent.1", "brewery_4", 2),
        ("canal", "burton_on_trent.0", "coal_mine_1", 2),
        ("canal", "burton_on_trent.0", "coal_mine_3", 4),
        ("rail", "burton_on_trent.0", "coal_mine_4", 5),
    ],
)
def test_a_tile_gets_its_yield(era: str, slot: str, tile: str, cubes: int) -> None:
    industry = tile[:-2]
    needs_iron = industry == "brewery" or tile in ("coal_mine_3", "coal_mine_4")
    table = (
        Position()
        .era(era)
        .money(red=60)
        .hand("red", "burton_on_trent")
        .available("red", tile)
        .table()
    )
    table.play(build(slot, industry, card="burton_on_trent", iron="market" if needs_iron else ""))
    assert table.cubes(slot) == cubes


@pytest.mark.rule("B-12.6")
@pytest.mark.parametrize(("tile", "cubes"), [("1", 4), ("2", 4), ("3", 5), ("4", 6)])
def test_iron_works_get_their_yield(tile: str, cubes: int) -> None:
    table = (
        Position()
        .money(red=60)
        .hand("red", "dudley")
        .available("red", f"iron_works_{tile}")
        .tile("dudley.0", "yellow", "coal_mine_1")
        .market(iron=10)
        .table()
    )
    table.play(build("dudley.1", "iron_works", card="dudley", coal="dudley.0"))
    assert table.cubes("dudley.1") == cubes


@pytest.mark.rule("B-12.7", "B-R.21")
@pytest.mark.parametrize("era", ["canal", "rail"])
def test_a_player_with_nothing_on_the_board_builds_anywhere_with_an_industry_card(era: str) -> None:
    position = Position().era(era).round(5).money(red=60).hand("red", "brewery", "iron_works")
    position.available("red", "brewery_2", "iron_works_2")
    table = position.table()
    assert {"farm_brewery_north.0", "farm_brewery_south.0", "derby.0", "nuneaton.0"} <= (
        table.targets("build")
    )
    # All else stays: iron works need coal at the site.
    works = build("derby.2", "iron_works", card="iron_works", coal="market")
    assert table.refuses(works) == "no_coal"
    with_coal = position.link("derby__nottingham", "yellow").table()
    assert with_coal.allows(works)


@pytest.mark.rule("B-12.7")
def test_one_link_or_one_tile_ends_the_freedom() -> None:
    free = Position().money(red=60).hand("red", "brewery")
    site = build("farm_brewery_north.0", "brewery", card="brewery", iron="market")
    assert free.table().allows(site)
    assert free.link("birmingham__oxford", "yellow").table().allows(site)
    linked = Position().money(red=60).hand("red", "brewery").link("birmingham__oxford", "red")
    assert linked.table().refuses(site) == "not_in_network"
    owner = (
        Position()
        .money(red=60)
        .hand("red", "brewery")
        .flipped("worcester.0", "red", "cotton_mill_1")
    )
    assert owner.table().refuses(site) == "not_in_network"


@pytest.mark.rule("B-12.7")
def test_the_wild_industry_has_the_same_freedom() -> None:
    table = Position().money(red=60).hand("red", "wild_industry").table()
    assert table.allows(build("farm_brewery_south.0", "brewery", iron="market"))
    assert table.allows(build("worcester.1", "cotton_mill"))


@pytest.mark.rule("B-12.10")
def test_coal_is_needed_at_the_site_even_with_the_location_card() -> None:
    position = Position().hand("red", "birmingham").tile("coventry.1", "red", "coal_mine_1")
    works = build("birmingham.2", "iron_works", card="birmingham", coal="coventry.1")
    refusal = position.table().refusal(works)
    assert (refusal.code, refusal.clause) == ("no_coal", "B-8.5")
    assert position.link("birmingham__coventry", "yellow").table().allows(works)


@pytest.mark.rule("B-R.10")
def test_coal_and_iron_sources_do_not_restrict_each_other() -> None:
    table = (
        Position()
        .era("rail")
        .money(red=60)
        .hand("red", "birmingham")
        .available("red", "cotton_mill_3")
        .tile("dudley.0", "yellow", "coal_mine_2", cubes=1)
        .tile("coventry.1", "yellow", "coal_mine_2", cubes=1)
        .tile("derby.2", "yellow", "iron_works_2", cubes=1)
        .tile("redditch.1", "yellow", "iron_works_3", cubes=1)
        .links("yellow", "birmingham__dudley", "birmingham__coventry")
        .table()
    )
    plans = {
        (leg["coal"], leg["iron"])
        for leg in table.single_legs("build")
        if leg["industry"] == "cotton_mill"
    }
    assert plans == {
        ("dudley.0", "derby.2"),
        ("dudley.0", "redditch.1"),
        ("coventry.1", "derby.2"),
        ("coventry.1", "redditch.1"),
    }
    results = []
    for coal, iron in sorted(plans):
        branch = Table(table.state.clone())
        branch.play(build("birmingham.0", "cotton_mill", card="birmingham", coal=coal, iron=iron))
        results.append((branch.money("red"), branch.is_flipped(coal), branch.is_flipped(iron)))
    assert results == [(44, True, True)] * 4
