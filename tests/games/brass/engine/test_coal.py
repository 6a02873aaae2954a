"""B-8: consuming coal."""

import pytest

from brass_desktop.games.brass.engine.actions import Action
from brass_desktop.games.brass.engine.events import CubeBought, CubeTaken, TileFlipped
from brass_desktop.games.brass.engine.ids import COAL
from tests.games.brass.engine.position import Position
from tests.games.brass.engine.table import GAME, build, network, rail

RULES = GAME.rules


def thirsty() -> Position:
    """Red may build a manufacturer 3, which needs 2 coal, in Birmingham."""
    return (
        Position(players=4)
        .era("rail")
        .money(red=60)
        .hand("red", "birmingham")
        .available("red", "manufacturer_3")
    )


def manufacturer(coal: str) -> Action:
    return build("birmingham.1", "manufacturer", card="birmingham", coal=coal)


@pytest.mark.rule("B-8.1")
def test_coal_is_needed_for_marked_tiles_and_for_each_rail() -> None:
    marked = {tile for tile, coal in zip(RULES.tiles.ids, RULES.tiles.coal, strict=True) if coal}
    assert {"manufacturer_1", "cotton_mill_2", "iron_works_1", "pottery_5"} <= marked
    assert not marked & {"coal_mine_1", "cotton_mill_1", "brewery_1", "pottery_1"}
    bare = Position().hand("red", "worcester", "dudley").table()
    assert bare.allows(build("worcester.0", "cotton_mill", card="worcester"))
    assert bare.refuses(build("dudley.1", "iron_works", card="dudley")) == "no_coal"
    # A canal needs none, a rail does.
    assert bare.allows(network("birmingham__dudley"))
    rails = Position().era("rail").table()
    refusal = rails.refusal(network("birmingham__dudley"))
    assert (refusal.code, refusal.clause) == ("no_coal", "B-8.5")
    assert (refusal.numbers["need"], refusal.numbers["free"]) == (1, 0)


@pytest.mark.rule("B-8.1")
def test_a_tile_without_coal_takes_none() -> None:
    table = Position().hand("red", "worcester").link("gloucester__worcester", "red").table()
    refusal = table.refusal(build("worcester.0", "cotton_mill", card="worcester", coal="market"))
    assert (refusal.code, refusal.clause) == ("wrong_coal_source", "B-8.3")


@pytest.mark.rule("B-8.2", "B-R.5")
def test_a_new_link_may_bring_its_own_coal() -> None:
    table = Position().era("rail").tile("stafford.0", "red", "brewery_2").table()
    assert table.refuses(network("cannock__stafford", coal="market")) == "no_coal"
    linked = (
        Position()
        .era("rail")
        .money(red=10)
        .tile("birmingham.2", "red", "iron_works_2")
        .market(coal=5)
        .table()
    )
    # Nothing joins Birmingham to a merchant before this very link is laid.
    linked.play(network("birmingham__oxford", coal="market"))
    assert linked.money("red") == 10 - 5 - 5


@pytest.mark.rule("B-8.2")
def test_coal_is_sought_from_the_place_of_the_new_tile() -> None:
    table = (
        thirsty()
        .tile("dudley.0", "yellow", "coal_mine_2")
        .links("yellow", "birmingham__dudley", "dudley__wolverhampton")
        .hand("red", "birmingham", "walsall")
        .table()
    )
    assert table.sources("build", "birmingham.1", "coal") == {"dudley.0 dudley.0"}
    # Walsall is no end of these links.
    away = build("walsall.0", "manufacturer", card="walsall", coal="dudley.0 dudley.0")
    refusal = table.refusal(away)
    assert (refusal.numbers["need"], refusal.numbers["free"]) == (2, 0)


@pytest.mark.rule("B-8.3")
def test_the_closest_mine_gives_its_coal_free() -> None:
    table = (
        thirsty()
        .money(red=12)
        .tile("dudley.0", "yellow", "coal_mine_2")
        .tile("cannock.1", "red", "coal_mine_2")
        .links("yellow", "birmingham__dudley", "birmingham__walsall", "cannock__walsall")
        .table()
    )
    assert table.sources("build", "birmingham.1", "coal") == {"dudley.0 dudley.0"}
    own = manufacturer("cannock.1 cannock.1")
    assert table.refuses(own) == "wrong_coal_source"
    table.play(manufacturer("dudley.0 dudley.0"))
    assert table.money("red") == 0
    assert table.cubes("dudley.0") == 1


@pytest.mark.rule("B-8.3")
def test_the_acting_player_chooses_among_mines_at_one_distance() -> None:
    table = (
        thirsty()
        .tile("dudley.0", "yellow", "coal_mine_2")
        .tile("coventry.1", "white", "coal_mine_2")
        .links("yellow", "birmingham__dudley", "birmingham__coventry")
        .table()
    )
    assert table.sources("build", "birmingham.1", "coal") == {
        "dudley.0 dudley.0",
        "coventry.1 coventry.1",
    }


@pytest.mark.rule("B-8.3")
def test_two_mines_in_one_town_are_equally_close() -> None:
    table = (
        thirsty()
        .tile("cannock.0", "white", "coal_mine_2", cubes=2)
        .tile("cannock.1", "yellow", "coal_mine_2", cubes=2)
        .links("yellow", "birmingham__walsall", "cannock__walsall")
        .table()
    )
    assert table.sources("build", "birmingham.1", "coal") == {
        "cannock.0 cannock.0",
        "cannock.1 cannock.1",
    }


@pytest.mark.rule("B-8.3")
def test_flipped_mines_are_no_source() -> None:
    table = (
        thirsty()
        .flipped("dudley.0", "yellow", "coal_mine_2")
        .tile("cannock.1", "yellow", "coal_mine_2")
        .links("yellow", "birmingham__dudley", "birmingham__walsall", "cannock__walsall")
        .table()
    )
    assert table.sources("build", "birmingham.1", "coal") == {"cannock.1 cannock.1"}


@pytest.mark.rule("B-8.4", "B-8.6")
def test_the_nearest_mine_is_emptied_and_flips_before_the_next_is_sought() -> None:
    table = (
        thirsty()
        .tile("dudley.0", "yellow", "coal_mine_2", cubes=1)
        .tile("wolverhampton.1", "white", "coal_mine_2", cubes=1)
        .tile("cannock.1", "purple", "coal_mine_2", cubes=1)
        .links("yellow", "birmingham__dudley", "dudley__wolverhampton")
        .links("yellow", "cannock__wolverhampton")
        .table()
    )
    assert table.sources("build", "birmingham.1", "coal") == {"dudley.0 wolverhampton.1"}
    log = table.play(manufacturer("dudley.0 wolverhampton.1"))
    kinds = [type(event) for event in log if isinstance(event, CubeTaken | TileFlipped)]
    assert kinds == [CubeTaken, TileFlipped, CubeTaken, TileFlipped]
    assert table.is_flipped("dudley.0") and table.is_flipped("wolverhampton.1")
    assert not table.is_flipped("cannock.1")


@pytest.mark.rule("B-8.4", "B-R.2")
def test_a_chosen_mine_is_drained_before_its_equal() -> None:
    table = (
        thirsty()
        .tile("dudley.0", "yellow", "coal_mine_2", cubes=1)
        .tile("coventry.1", "white", "coal_mine_2", cubes=3)
        .tile("cannock.1", "purple", "coal_mine_2", cubes=3)
        .links("yellow", "birmingham__dudley", "birmingham__coventry")
        .links("yellow", "birmingham__walsall", "cannock__walsall")
        .table()
    )
    # Dudley runs dry and Coventry is then the closest; Coventry alone has enough; no other split.
    assert table.sources("build", "birmingham.1", "coal") == {
        "dudley.0 coventry.1",
        "coventry.1 coventry.1",
    }
    split = manufacturer("coventry.1 dudley.0")
    assert table.refuses(split) == "wrong_coal_source"


@pytest.mark.rule("B-R.2")
def test_each_rail_of_a_double_chooses_its_own_mine() -> None:
    table = (
        Position()
        .era("rail")
        .money(red=20)
        .tile("dudley.0", "yellow", "coal_mine_2", cubes=2)
        .tile("coventry.1", "yellow", "coal_mine_2", cubes=2)
        .tile("birmingham.2", "red", "iron_works_2")
        .tile("stafford.0", "red", "brewery_2")
        .table()
    )
    table.play(
        network(
            rail("birmingham__dudley", coal="dudley.0"),
            rail("birmingham__coventry", coal="coventry.1", beer="stafford.0"),
        )
    )
    assert (table.cubes("dudley.0"), table.cubes("coventry.1")) == (1, 1)


@pytest.mark.rule("B-8.5", "B-R.1")
def test_the_market_is_closed_while_a_mine_is_connected() -> None:
    table = (
        thirsty()
        .links("red", "birmingham__oxford", "birmingham__dudley")
        .tile("dudley.0", "yellow", "coal_mine_2")
        .table()
    )
    assert table.sources("build", "birmingham.1", "coal") == {"dudley.0 dudley.0"}
    bought = manufacturer("market market")
    assert table.refuses(bought) == "wrong_coal_source"


@pytest.mark.rule("B-8.5", "B-R.3")
def test_what_mines_lack_is_bought() -> None:
    position = (
        thirsty()
        .money(red=20)
        .links("red", "birmingham__oxford", "birmingham__dudley")
        .tile("dudley.0", "yellow", "coal_mine_2", cubes=1)
        .market(coal=13)
    )
    table = position.table()
    assert table.sources("build", "birmingham.1", "coal") == {"dudley.0 market"}
    table.play(manufacturer("dudley.0 market"))
    assert table.money("red") == 20 - 12 - 1
    assert table.state.coal == 12
    assert position.money(red=13).table().allows(manufacturer("dudley.0 market"))
    assert (
        position.money(red=12).table().refuses(manufacturer("dudley.0 market")) == "cannot_afford"
    )


@pytest.mark.rule("B-8.5")
def test_without_a_merchant_town_the_market_is_out_of_reach() -> None:
    table = (
        thirsty()
        .link("birmingham__dudley", "red")
        .tile("dudley.0", "yellow", "coal_mine_2", cubes=1)
        .table()
    )
    refusal = table.refusal(manufacturer("dudley.0 market"))
    assert (refusal.code, refusal.clause) == ("no_coal", "B-8.5")
    assert (refusal.numbers["need"], refusal.numbers["free"]) == (2, 1)


@pytest.mark.rule("B-8.5")
@pytest.mark.parametrize(
    ("held", "prices"),
    [(14, [1, 1]), (13, [1, 2]), (11, [2, 3]), (2, [7, 7]), (1, [7, 8]), (0, [8, 8])],
)
def test_coal_is_bought_one_by_one_cheapest_first(held: int, prices: list[int]) -> None:
    table = thirsty().link("birmingham__oxford", "red").market(coal=held).table()
    log = table.play(manufacturer("market market"))
    assert [e.price for e in log if isinstance(e, CubeBought)] == prices
    assert table.money("red") == 60 - 12 - sum(prices)
    assert table.state.coal == max(held - 2, 0)


@pytest.mark.rule("B-8.7")
def test_used_cubes_go_to_the_supply_and_not_back_to_the_market() -> None:
    table = (
        thirsty()
        .links("red", "birmingham__oxford", "birmingham__dudley")
        .tile("dudley.0", "yellow", "coal_mine_2", cubes=2)
        .market(coal=6)
        .table()
    )
    log = table.play(manufacturer("dudley.0 dudley.0"))
    assert [event.resource for event in log if isinstance(event, CubeTaken)] == [COAL, COAL]
    assert table.state.coal == 6
    assert sum(table.state.slot_cubes) == 0


@pytest.mark.rule("B-R.4")
def test_mines_at_both_ends_of_a_rail_tie() -> None:
    table = (
        Position()
        .era("rail")
        .tile("dudley.0", "yellow", "coal_mine_2")
        .tile("wolverhampton.1", "yellow", "coal_mine_2")
        .tile("cannock.1", "red", "coal_mine_2")
        .link("cannock__wolverhampton", "red")
        .table()
    )
    assert table.sources("network", "dudley__wolverhampton", "coal") == {
        "dudley.0",
        "wolverhampton.1",
    }


@pytest.mark.rule("B-R.6")
@pytest.mark.parametrize("players", [2, 3])
def test_a_merchant_town_without_tiles_still_sells_coal(players: int) -> None:
    position = Position(players=players).hand("red", "wild_location", "coal_mine")
    table = position.link("derby__nottingham", "red").market(coal=12).table()
    table.play(build("derby.2", "iron_works", card="wild_location", coal="market"))
    assert table.money("red") == 17 - 5 - 2 + 1 + 1
    mine = position.link("belper__derby", "red").market(coal=12).table()
    mine.play(build("belper.1", "coal_mine", card="coal_mine"))
    assert mine.is_flipped("belper.1")
    assert mine.money("red") == 17 - 5 + 1 + 1
