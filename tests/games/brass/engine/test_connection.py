"""B-4: network, connection and distance."""

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brass_desktop.games.brass.engine.ids import LocationId
from brass_desktop.games.brass.engine.roads import Roads, empty_roads
from tests.games.brass.engine.position import Position
from tests.games.brass.engine.table import GAME, build, network, sale, sell

BOARD = GAME.rules.board
LINES = range(len(BOARD.links))


def place(name: str) -> LocationId:
    return LocationId(BOARD.locations.index(name))


def bit(*names: str) -> int:
    return sum(1 << place(name) for name in names)


def roads_over(lines: Iterable[int]) -> Roads:
    roads = empty_roads(len(BOARD.locations))
    for line in lines:
        roads = roads.with_link(BOARD.link_mask[line])
    return roads


def steps_by_hand(lines: Iterable[int], start: int) -> dict[int, int]:
    """Count links from a location the slow way: walk from link to adjacent location to link."""
    lines = list(lines)
    steps = {start: 0}
    border = [start]
    while border:
        here = border.pop(0)
        for line in lines:
            if here in BOARD.link_ends[line]:
                for end in BOARD.link_ends[line]:
                    if end not in steps:
                        steps[end] = steps[here] + 1
                        border.append(end)
    return steps


def steps(roads: Roads, origin: int) -> dict[int, int]:
    return {
        location: distance
        for distance, layer in enumerate(roads.layers(origin))
        for location in range(len(BOARD.locations))
        if layer >> location & 1
    }


@pytest.mark.rule("B-4.1")
def test_a_network_is_made_of_own_tiles_and_the_ends_of_own_links() -> None:
    state = (
        Position()
        .tile("dudley.0", "red", "coal_mine_1")
        .link("birmingham__oxford", "red")
        .link("cannock__farm_brewery_north", "red")
        .tile("stafford.1", "yellow", "pottery_1")
        .link("cannock__stafford", "yellow")
        .state()
    )
    red = bit("dudley", "birmingham", "oxford", "cannock", "farm_brewery_north")
    assert state.network(state.active) == red
    hand = Position(players=3).hand("red", "brewery", "iron_works").money(red=40)
    linked = hand.link("cannock__farm_brewery_north", "red").link("birmingham__oxford", "red")
    table = linked.link("dudley__wolverhampton", "yellow").table()
    assert table.targets("build") == {"farm_brewery_north.0", "birmingham.2"}


@pytest.mark.rule("B-4.2")
def test_links_of_any_owner_connect_and_a_location_is_connected_to_itself() -> None:
    roads = (
        Position()
        .link("birmingham__dudley", "red")
        .link("dudley__wolverhampton", "yellow")
        .state()
        .roads
    )
    assert roads.component(bit("birmingham")) == bit("birmingham", "dudley", "wolverhampton")
    assert roads.layers(bit("oxford")) == (bit("oxford"),)


@pytest.mark.rule("B-4.3")
def test_distance_is_the_smallest_number_of_link_tiles() -> None:
    roads = roads_over(
        BOARD.links.index(line)
        for line in (
            "birmingham__dudley",
            "dudley__wolverhampton",
            "birmingham__walsall",
            "cannock__walsall",
            "cannock__wolverhampton",
        )
    )
    found = steps(roads, bit("birmingham"))
    assert found[place("dudley")] == found[place("walsall")] == 1
    assert found[place("wolverhampton")] == found[place("cannock")] == 2
    assert place("oxford") not in found


@pytest.mark.rule("B-4.3", "B-1.4")
def test_the_three_ended_link_is_one_tile_between_any_two_of_its_ends() -> None:
    roads = roads_over([BOARD.links.index("kidderminster__worcester")])
    for end in ("kidderminster", "worcester", "farm_brewery_south"):
        assert sorted(steps(roads, bit(end)).values()) == [0, 1, 1]


@given(st.sets(st.sampled_from(LINES)), st.sampled_from(range(len(BOARD.locations))))
@pytest.mark.rule("B-4.2", "B-4.3")
def test_distances_agree_with_counting_by_hand(lines: set[int], start: int) -> None:
    assert steps(roads_over(lines), 1 << start) == steps_by_hand(lines, start)


@given(st.sets(st.sampled_from(LINES)), st.sampled_from(LINES))
@pytest.mark.rule("B-4.5")
def test_a_link_is_as_near_as_the_nearest_of_its_ends(lines: set[int], link: int) -> None:
    placed = lines | {link}
    by_end = [steps_by_hand(placed, end) for end in BOARD.link_ends[link]]
    nearest = {n: min(found[n] for found in by_end) for n in by_end[0]}
    assert steps(roads_over(placed), BOARD.link_mask[link]) == nearest


@pytest.mark.rule("B-4.4")
def test_chains_run_through_merchant_towns_and_farm_breweries() -> None:
    # Coal reaches Redditch only through Oxford.
    table = (
        Position()
        .hand("red", "redditch")
        .tile("coventry.1", "yellow", "coal_mine_1")
        .links("yellow", "birmingham__coventry", "birmingham__oxford", "oxford__redditch")
        .table()
    )
    assert table.allows(build("redditch.1", "iron_works", card="redditch", coal="coventry.1"))
    # Goods enter and leave the three-ended link at any of its ends, the farm brewery among them.
    farm = (
        Position()
        .tile("kidderminster.1", "red", "cotton_mill_1")
        .tile("farm_brewery_south.0", "yellow", "brewery_1")
        .link("kidderminster__worcester", "yellow")
        .link("gloucester__worcester", "yellow")
        .merchant("gloucester.0", "cotton_mill", beer=False)
        .table()
    )
    farm.play(sell(sale("kidderminster.1", "gloucester.0", beer="farm_brewery_south.0")))
    assert farm.is_flipped("farm_brewery_south.0")


@pytest.mark.rule("B-4.5")
def test_a_rail_reaches_what_any_of_its_ends_is_connected_to() -> None:
    table = (
        Position()
        .era("rail")
        .link("birmingham__coventry", "red")
        .tile("cannock.1", "yellow", "coal_mine_2")
        .link("cannock__walsall", "yellow")
        .table()
    )
    # Birmingham itself has no coal, but the new link's other end Walsall has.
    assert table.sources("network", "birmingham__walsall", "coal") == {"cannock.1"}
    assert table.refuses(network("birmingham__dudley", coal="cannock.1")) == "no_coal"


@pytest.mark.rule("B-4.6", "B-R.44")
@pytest.mark.parametrize(
    ("line", "town"),
    [
        ("stoke_on_trent__warrington", "stoke_on_trent.1"),
        ("coalbrookdale__shrewsbury", "coalbrookdale.1"),
        ("derby__nottingham", "derby.2"),
        ("gloucester__redditch", "redditch.1"),
        ("birmingham__oxford", "birmingham.2"),
    ],
)
def test_every_merchant_town_leads_to_the_coal_market(line: str, town: str) -> None:
    blank = Position(players=2).hand("red", "wild_location").merchant("shrewsbury.0", "blank")
    away = blank.table()
    assert away.refuses(build(town, "iron_works", coal="market")) == "no_coal"
    table = blank.link(line, "yellow").table()
    assert table.allows(build(town, "iron_works", coal="market"))


@pytest.mark.rule("B-4.7")
def test_own_network_tells_where_to_build_and_any_links_where_goods_flow() -> None:
    position = (
        Position()
        .hand("red", "iron_works")
        .tile("dudley.0", "yellow", "coal_mine_1")
        .link("birmingham__dudley", "yellow")
    )
    elsewhere = position.tile("worcester.0", "red", "cotton_mill_1").table()
    works = build("birmingham.2", "iron_works", card="iron_works", coal="dudley.0")
    refusal = elsewhere.refusal(works)
    assert (refusal.code, refusal.clause) == ("not_in_network", "B-12.2")
    # A link of their own to Birmingham opens it; the coal still comes over the yellow link.
    linked = position.link("birmingham__worcester", "red").table()
    linked.play(works)
    assert linked.cubes("dudley.0") == 1


@pytest.mark.rule("B-4.7")
def test_goods_are_sold_over_other_peoples_links() -> None:
    table = (
        Position()
        .tile("worcester.0", "red", "cotton_mill_1")
        .tile("stafford.0", "red", "brewery_1")
        .link("gloucester__worcester", "yellow")
        .merchant("gloucester.0", "cotton_mill")
        .table()
    )
    table.play(sell(sale("worcester.0", "gloucester.0", beer="stafford.0")))
    assert table.is_flipped("worcester.0")


@pytest.mark.rule("B-R.39")
def test_a_merchant_town_may_be_all_that_joins_two_links() -> None:
    table = Position().link("birmingham__oxford", "red").table()
    assert table.allows(network("oxford__redditch"))
    table.play(network("oxford__redditch"))
    assert table.allows(network("gloucester__redditch"))
