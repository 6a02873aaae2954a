"""B-10: consuming beer."""

import pytest

from brass_desktop.games.brass.engine.actions import Action
from brass_desktop.games.brass.engine.events import CubeTaken, MerchantBeerTaken, TileFlipped
from tests.games.brass.engine.position import Position
from tests.games.brass.engine.table import GAME, network, rail, sale, sell


def with_mill(tile: str = "cotton_mill_2") -> Position:
    """Red owns a tile in Worcester, joined to Gloucester, whose first merchant buys everything."""
    return (
        Position(players=4)
        .era("rail")
        .tile("worcester.0", "red", tile)
        .link("gloucester__worcester", "yellow")
        .merchant("gloucester.0", "all")
    )


def sold(beer: str, bonus: str | None = None) -> Action:
    return sell(sale("worcester.0", "gloucester.0", beer=beer, bonus=bonus))


@pytest.mark.rule("B-10.1")
def test_most_tiles_need_beer_to_be_sold_and_it_cannot_be_bought() -> None:
    beer = dict(zip(GAME.rules.tiles.ids, GAME.rules.tiles.beer, strict=True))
    assert (beer["cotton_mill_1"], beer["manufacturer_5"], beer["pottery_5"]) == (1, 2, 2)
    dry = with_mill().merchant("gloucester.0", "all", beer=False).table()
    refusal = dry.refusal(sold("market"))
    assert (refusal.code, refusal.clause) == ("no_beer", "B-10.2")
    assert refusal.numbers == {"need": 1, "have": 0}
    table = with_mill().tile("stafford.0", "red", "brewery_2").table()
    assert table.refuses(sold("market")) == "wrong_beer_source"


@pytest.mark.rule("B-10.1", "B-14.4")
def test_a_double_rail_needs_one_beer() -> None:
    position = (
        Position().era("rail").money(red=30).link("birmingham__oxford", "red").market(coal=14)
    )
    first = rail("birmingham__coventry", coal="market")
    dry = position.table()
    assert list(dry.legal("network"))
    refusal = dry.refusal(network(first, rail("birmingham__dudley", coal="market")))
    assert (refusal.code, refusal.clause) == ("no_beer", "B-14.4")
    assert refusal.numbers == {"need": 1, "have": 0}
    assert all(len(action.legs) == 1 for action in dry.legal("network"))
    wet = position.tile("stafford.0", "red", "brewery_2").table()
    without = network(first, rail("birmingham__dudley", coal="market"))
    assert wet.refuses(without) == "wrong_beer_source"
    wet.play(network(first, rail("birmingham__dudley", coal="market", beer="stafford.0")))
    assert wet.cubes("stafford.0") == 1


@pytest.mark.rule("B-10.2", "B-10.4")
def test_own_beer_from_anywhere_others_when_connected_and_the_merchants_own() -> None:
    table = (
        with_mill()
        .tile("stafford.0", "red", "brewery_2")
        .tile("farm_brewery_south.0", "yellow", "brewery_2")
        .tile("nuneaton.0", "white", "brewery_2")
        .link("kidderminster__worcester", "yellow")
        .merchant("gloucester.1", "cotton_mill")
        .table()
    )
    # White's brewery at Nuneaton is not connected; no source comes before another.
    assert table.sources("sell", "worcester.0", "beer") == {
        "stafford.0",
        "farm_brewery_south.0",
        "merchant",
    }
    assert table.refuses(sold("nuneaton.0")) == "wrong_beer_source"


@pytest.mark.rule("B-10.2", "B-10.4")
def test_barrels_are_freely_mixed() -> None:
    table = (
        Position()
        .era("rail")
        .tile("birmingham.1", "red", "manufacturer_5")
        .link("birmingham__oxford", "red")
        .merchant("oxford.0", "manufacturer")
        .merchant("oxford.1", "cotton_mill")
        .tile("stafford.0", "red", "brewery_2")
        .tile("walsall.1", "yellow", "brewery_2")
        .link("birmingham__walsall", "yellow")
        .table()
    )
    assert table.sources("sell", "birmingham.1", "beer") == {
        "stafford.0 stafford.0",
        "stafford.0 walsall.1",
        "walsall.1 walsall.1",
        "stafford.0 merchant",
        "walsall.1 merchant",
    }


@pytest.mark.rule("B-10.3", "B-R.27")
def test_beer_for_a_sale_is_needed_where_the_tile_is() -> None:
    position = with_mill().tile("redditch.1", "red", "iron_works_2")
    position.tile("walsall.1", "white", "brewery_2").link("birmingham__walsall", "white")
    assert position.table().refuses(sold("walsall.1")) == "wrong_beer_source"
    joined = position.link("birmingham__worcester", "purple").table()
    joined.play(sold("walsall.1"))
    assert joined.cubes("walsall.1") == 1


@pytest.mark.rule("B-R.27")
def test_beer_connected_to_the_merchant_is_connected_to_the_tile() -> None:
    table = (
        with_mill()
        .tile("uttoxeter.0", "white", "brewery_2")
        .tile("walsall.1", "white", "brewery_2")
        .links("white", "gloucester__redditch", "birmingham__redditch", "birmingham__walsall")
        .table()
    )
    assert table.sources("sell", "worcester.0", "beer") == {"walsall.1", "merchant"}


@pytest.mark.rule("B-10.3", "B-14.7", "B-R.24")
def test_beer_for_a_double_rail_is_needed_at_the_second_link() -> None:
    table = (
        Position()
        .era("rail")
        .money(red=30)
        .market(coal=14)
        .tile("stafford.0", "yellow", "brewery_2")
        .links("red", "birmingham__oxford", "cannock__walsall")
        .links("red", "coalbrookdale__shrewsbury", "coalbrookdale__wolverhampton")
        .link("cannock__wolverhampton", "yellow")
        .table()
    )
    to_beer = "cannock__stafford"
    elsewhere = "birmingham__coventry"
    wrong = network(rail(to_beer, coal="market"), rail(elsewhere, coal="market", beer="stafford.0"))
    refusal = table.refusal(wrong)
    assert (refusal.code, refusal.clause) == ("no_beer", "B-14.4")
    swapped = network(
        rail(elsewhere, coal="market"), rail(to_beer, coal="market", beer="stafford.0")
    )
    table.play(swapped)
    assert table.cubes("stafford.0") == 1


@pytest.mark.rule("B-10.3", "B-14.5")
def test_the_second_link_may_reach_beer_over_the_first() -> None:
    table = (
        Position()
        .era("rail")
        .money(red=30)
        .market(coal=14)
        .tile("walsall.1", "yellow", "brewery_2")
        .link("birmingham__oxford", "red")
        .table()
    )
    table.play(
        network(
            rail("birmingham__walsall", coal="market"),
            rail("birmingham__coventry", coal="market", beer="walsall.1"),
        )
    )
    assert table.cubes("walsall.1") == 1


@pytest.mark.rule("B-14.7")
def test_an_own_brewery_serves_a_double_rail_unconnected_and_others_only_connected() -> None:
    position = (
        Position()
        .era("rail")
        .money(red=30)
        .market(coal=14)
        .tile("uttoxeter.0", "red", "brewery_2")
        .tile("stone.0", "yellow", "brewery_2")
        .link("birmingham__oxford", "red")
    )
    first = rail("birmingham__coventry", coal="market")
    own = network(first, rail("birmingham__dudley", coal="market", beer="uttoxeter.0"))
    other = network(first, rail("birmingham__dudley", coal="market", beer="stone.0"))
    table = position.table()
    refusal = table.refusal(other)
    assert (refusal.code, refusal.clause) == ("wrong_beer_source", "B-14.7")
    assert table.allows(own)


@pytest.mark.rule("B-10.5")
def test_exactly_the_needed_beer_is_taken() -> None:
    table = with_mill().tile("stafford.0", "red", "brewery_2").table()
    for beer in ("", "stafford.0 stafford.0", "stafford.0 merchant"):
        refusal = table.refusal(sold(beer))
        assert (refusal.code, refusal.clause) == ("wrong_beer_source", "B-10.2")
    table.play(sold("stafford.0"))
    assert table.cubes("stafford.0") == 1 and table.beer("gloucester.0")


@pytest.mark.rule("B-10.6")
def test_an_emptied_brewery_flips_at_once_for_its_owner() -> None:
    table = (
        with_mill()
        .tile("farm_brewery_south.0", "yellow", "brewery_2", cubes=1)
        .link("kidderminster__worcester", "yellow")
        .table()
    )
    log = table.play(sold("farm_brewery_south.0"))
    kinds = [type(e) for e in log if isinstance(e, CubeTaken | TileFlipped | MerchantBeerTaken)]
    assert kinds == [CubeTaken, TileFlipped, TileFlipped]
    assert table.is_flipped("farm_brewery_south.0")
    assert (table.income("yellow"), table.income("red")) == (15, 14)
    assert sum(table.state.slot_cubes) == 0
