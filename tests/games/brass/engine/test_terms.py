"""B-1: what the words mean."""

import pytest

from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Setup
from brass_desktop.games.brass.birmingham.reading import read_birmingham
from brass_desktop.games.brass.engine.actions import Action
from brass_desktop.games.brass.engine.events import CubeBought, MoneyPaid
from brass_desktop.games.brass.engine.ids import COAL, NO_RESOURCE, Kind
from tests.games.brass.engine.position import Position
from tests.games.brass.engine.table import GAME, build, develop, network, rail, sale, sell

RULES = GAME.rules


@pytest.mark.rule("B-1.1")
def test_towns_and_farms_have_slots_and_merchant_towns_have_merchants() -> None:
    kinds = {place.id: place.kind for place in read_birmingham().locations}
    by_kind = {kind: {n for n, k in kinds.items() if k == kind} for kind in set(kinds.values())}
    assert len(by_kind["town"]) == 20
    assert by_kind["farm_brewery"] == {"farm_brewery_north", "farm_brewery_south"}
    assert by_kind["merchant"] == {
        "warrington",
        "shrewsbury",
        "nottingham",
        "gloucester",
        "oxford",
    }
    with_slots = {RULES.board.locations[n] for n in RULES.board.slot_location}
    with_merchants = {RULES.board.locations[n] for n in RULES.board.merchant_location}
    assert with_slots == by_kind["town"] | by_kind["farm_brewery"]
    assert with_merchants == by_kind["merchant"]


@pytest.mark.rule("B-1.2")
def test_a_slot_holds_one_tile_of_an_industry_it_shows() -> None:
    table = (
        Position()
        .money(red=50)
        .hand("red", "dudley", "dudley", "stafford")
        .tile("dudley.0", "yellow", "coal_mine_1")
        .table()
    )
    assert table.refuses(build("dudley.0", "coal_mine", card="dudley")) == "level_too_low"
    assert table.refuses(build("dudley.0", "brewery", card="dudley")) == "slot_lacks_industry"
    assert all(1 <= len(shown) <= 2 for shown in RULES.board.slot_industries)


@pytest.mark.rule("B-1.3")
def test_a_line_takes_one_link_of_its_own_era() -> None:
    canal = Position().link("birmingham__oxford", "yellow").table()
    assert canal.refuses(network("birmingham__oxford")) == "line_taken"
    assert canal.refuses(network("birmingham__nuneaton")) == "line_of_other_era"
    assert canal.allows(network("burton_on_trent__walsall"))
    rails = Position().era("rail").link("birmingham__oxford", "yellow").table()
    assert rails.refuses(network("burton_on_trent__walsall", coal="market")) == "line_of_other_era"
    assert rails.allows(network("birmingham__nuneaton", coal="market"))


@pytest.mark.rule("B-1.4", "B-12.9")
def test_the_kidderminster_worcester_link_is_adjacent_to_three_locations() -> None:
    table = (
        Position(players=3)
        .hand("red", "brewery", "cotton_mill_or_manufacturer")
        .link("kidderminster__worcester", "red")
        .table()
    )
    assert table.targets("build") == {
        "farm_brewery_south.0",
        "kidderminster.1",
        "worcester.0",
        "worcester.1",
    }
    assert table.refuses(network("kidderminster__worcester")) == "line_taken"


@pytest.mark.rule("B-1.5")
def test_selling_industries_are_sold_and_resource_industries_never() -> None:
    tiles = RULES.tiles
    yielding = {
        RULES.industries[tiles.industry[t]]
        for t in range(len(tiles.ids))
        if tiles.resource[t] != NO_RESOURCE
    }
    assert yielding == {"coal_mine", "iron_works", "brewery"}
    assert set(RULES.industries) - yielding == {"cotton_mill", "manufacturer", "pottery"}
    table = (
        Position()
        .link("birmingham__oxford", "red")
        .merchant("oxford.0", "all")
        .tile("birmingham.2", "red", "iron_works_1")
        .table()
    )
    assert table.refuses(sell(sale("birmingham.2", "oxford.0"))) == "never_sold"


@pytest.mark.rule("B-1.6")
def test_only_the_lowest_tile_of_a_stack_is_available() -> None:
    table = Position().hand("red", "dudley", "cannock").money(red=40).table()
    assert table.available("red", "coal_mine") == "coal_mine_1"
    table.play(build("dudley.0", "coal_mine", card="dudley"))
    assert table.tile("dudley.0") == ("red", "coal_mine_1")
    assert table.available("red", "coal_mine") == "coal_mine_2"
    table.play(build("cannock.1", "coal_mine", card="cannock"))
    assert table.tile("cannock.1") == ("red", "coal_mine_2")
    assert table.available("red", "coal_mine") == "coal_mine_2"
    assert table.available("yellow", "coal_mine") == "coal_mine_1"


@pytest.mark.rule("B-1.6")
def test_an_empty_stack_offers_nothing() -> None:
    table = Position().hand("red", "dudley").used_up("red", "coal_mine").table()
    refusal = table.refusal(build("dudley.0", "coal_mine", card="dudley"))
    assert (refusal.code, refusal.clause) == ("no_tile_left", "B-1.6")
    assert table.refuses(develop("coal_mine", iron="market")) == "no_tile_left"


@pytest.mark.rule("B-1.7")
def test_a_tile_is_built_unflipped() -> None:
    table = Position().hand("red", "worcester").table()
    table.play(build("worcester.0", "cotton_mill", card="worcester"))
    assert not table.is_flipped("worcester.0")
    mine = Position().hand("red", "dudley").table()
    mine.play(build("dudley.0", "coal_mine", card="dudley"))
    assert not mine.is_flipped("dudley.0")


@pytest.mark.rule("B-1.8")
def test_supply_and_bank_never_run_out() -> None:
    # More coal lies on the board and in the market than the box holds (30), and more can come.
    table = (
        Position(players=4)
        .era("rail")
        .money(red=40)
        .hand("red", "tamworth")
        .available("red", "coal_mine_4")
        .market(coal=14)
        .tile("dudley.0", "purple", "coal_mine_4")
        .tile("cannock.1", "purple", "coal_mine_4")
        .tile("coalbrookdale.2", "white", "coal_mine_4")
        .tile("belper.1", "white", "coal_mine_4")
        .table()
    )
    log = table.play(build("tamworth.0", "coal_mine", card="tamworth", iron="market"))
    assert table.cubes("tamworth.0") == 5
    assert MoneyPaid(table.state.active, 10, "tile") in log
    empty = (
        Position()
        .era("rail")
        .money(red=26)
        .market(coal=0)
        .link("birmingham__oxford", "red")
        .table()
    )
    for line in ("birmingham__coventry", "birmingham__dudley"):
        assert CubeBought(COAL, 8) in empty.play(network(line, coal="market"))


@pytest.mark.rule("B-1.9")
def test_fourteen_link_tiles_serve_both_eras_and_then_no_link_can_be_built() -> None:
    assert GAME.new(Setup(3, 1)).links_left == [14, 14, 14]
    table = Position().link("birmingham__oxford", "red").links_left(red=0).table()
    refusal = table.refusal(network("birmingham__coventry"))
    assert (refusal.code, refusal.clause) == ("no_link_tiles", "B-1.9")
    assert list(table.legal("network")) == []


@pytest.mark.rule("B-1.9")
def test_the_last_link_tile_allows_no_double_rail() -> None:
    table = (
        Position()
        .era("rail")
        .money(red=40)
        .link("birmingham__oxford", "red")
        .tile("nuneaton.0", "red", "brewery_2")
        .links_left(red=1)
        .table()
    )
    first = rail("birmingham__coventry", coal="market")
    second = rail("birmingham__dudley", coal="market", beer="nuneaton.0")
    assert table.refuses(network(first, second)) == "no_link_tiles"
    table.play(network(first))
    assert table.state.links_left[0] == 0


@pytest.mark.rule("B-1.10")
def test_the_canal_era_comes_first_and_the_rail_era_last() -> None:
    state, rng, eras = GAME.new(Setup(2, 3)), Rng(3), []
    while GAME.actor(state) is not None:
        if state.era not in eras:
            eras.append(state.era)
        GAME.apply(state, GAME.sample(state, rng), checked=False)
    assert eras == [0, 1]


@pytest.mark.rule("B-1.11")
def test_an_action_that_cannot_be_paid_in_full_changes_nothing() -> None:
    # £16 for the mill would do, but not together with the two market cubes.
    position = (
        Position()
        .hand("red", "birmingham")
        .available("red", "cotton_mill_3")
        .link("birmingham__oxford", "red")
        .market(coal=2, iron=2)
    )
    short = position.money(red=27).table()
    refusal = short.refusal(
        build("birmingham.0", "cotton_mill", card="birmingham", coal="market", iron="market")
    )
    assert (refusal.code, refusal.clause) == ("cannot_afford", "B-1.11")
    assert refusal.numbers == {"cost": 28, "money": 27}
    exact = position.money(red=28).table()
    exact.play(
        build("birmingham.0", "cotton_mill", card="birmingham", coal="market", iron="market")
    )
    assert exact.money("red") == 0


@pytest.mark.rule("B-1.11")
def test_a_second_rail_that_cannot_be_paid_stops_the_whole_action() -> None:
    position = (
        Position()
        .era("rail")
        .link("birmingham__oxford", "red")
        .tile("nuneaton.0", "red", "brewery_2")
        .market(coal=2)
    )
    both = network(
        rail("birmingham__coventry", coal="market"),
        rail("birmingham__dudley", coal="market", beer="nuneaton.0"),
    )
    refusal = position.money(red=28).table().refusal(both)
    assert refusal.code == "cannot_afford"
    table = position.money(red=29).table()
    table.play(both)
    assert table.money("red") == 0


@pytest.mark.rule("B-1.11")
def test_an_action_without_its_parts_is_unfinished() -> None:
    table = Position().table()
    kinds: tuple[Kind, ...] = ("build", "network", "develop", "sell")
    for kind in kinds:
        refusal = table.refusal(Action(kind))
        assert (refusal.code, refusal.clause) == ("unfinished", "B-1.11")
