"""B-11: selling cubes to the markets."""

import pytest

from brass_desktop.games.brass.engine.events import CubeSold, MoneyReceived
from tests.games.brass.engine.position import Position
from tests.games.brass.engine.table import GAME, build, network, pass_action, seat_of


def miner() -> Position:
    return Position().hand("red", "dudley", "pottery").available("red", "coal_mine_2")


@pytest.mark.rule("B-11.1", "B-R.12")
def test_a_mine_joined_to_a_merchant_later_sells_nothing() -> None:
    table = miner().market(coal=0).link("birmingham__dudley", "red").table()
    table.play(build("dudley.0", "coal_mine", card="dudley"))
    assert (table.cubes("dudley.0"), table.state.coal) == (3, 0)
    table.play(network("birmingham__oxford"))
    table.end_turn()
    table.play(pass_action())
    assert (table.cubes("dudley.0"), table.state.coal) == (3, 0)
    assert table.money("red") == 17 - 7 - 3


@pytest.mark.rule("B-11.2")
def test_a_mine_sells_only_when_connected_and_iron_works_always() -> None:
    connected = miner().market(coal=0)
    connected.links("yellow", "birmingham__dudley", "birmingham__oxford")
    table = connected.table()
    table.play(build("dudley.0", "coal_mine", card="dudley"))
    assert (table.cubes("dudley.0"), table.state.coal) == (0, 3)
    works = (
        Position()
        .hand("red", "dudley")
        .tile("dudley.0", "yellow", "coal_mine_1")
        .market(iron=0)
        .table()
    )
    works.play(build("dudley.1", "iron_works", card="dudley", coal="dudley.0"))
    assert (works.cubes("dudley.1"), works.state.iron) == (0, 4)


@pytest.mark.rule("B-11.3", "B-R.11")
@pytest.mark.parametrize(
    ("held", "prices", "left"),
    [(14, [], 3), (13, [1], 2), (12, [1, 1], 1), (9, [3, 2, 2], 0), (0, [7, 7, 6], 0)],
)
def test_as_many_cubes_as_fit_are_sold_dearest_space_first(
    held: int, prices: list[int], left: int
) -> None:
    position = miner().links("red", "birmingham__dudley", "birmingham__oxford")
    table = position.market(coal=held).table()
    log = table.play(build("dudley.0", "coal_mine", card="dudley"))
    assert [event.price for event in log if isinstance(event, CubeSold)] == prices
    assert table.cubes("dudley.0") == left
    assert table.state.coal == held + len(prices)
    assert table.money("red") == 17 - 7 + sum(prices)
    assert table.is_flipped("dudley.0") == (left == 0)


@pytest.mark.rule("B-11.4")
def test_a_mine_that_keeps_a_cube_does_not_flip() -> None:
    position = miner().links("red", "birmingham__dudley", "birmingham__oxford")
    table = position.market(coal=12).table()
    table.play(build("dudley.0", "coal_mine", card="dudley"))
    assert not table.is_flipped("dudley.0") and table.income("red") == 10
    emptied = position.market(coal=11).table()
    emptied.play(build("dudley.0", "coal_mine", card="dudley"))
    assert emptied.is_flipped("dudley.0") and emptied.income("red") == 17


@pytest.mark.rule("B-11.5", "B-R.9")
def test_the_proceeds_cannot_pay_for_the_build() -> None:
    position = miner().market(coal=0).links("red", "birmingham__dudley", "birmingham__oxford")
    mine = build("dudley.0", "coal_mine", card="dudley")
    refusal = position.money(red=6).table().refusal(mine)
    assert (refusal.code, refusal.numbers) == ("cannot_afford", {"cost": 7, "money": 6})
    table = position.money(red=7).table()
    log = table.play(mine)
    assert log[-3] == MoneyReceived(seat_of("red"), 20, "market")
    assert table.money("red") == 20


@pytest.mark.rule("B-R.9")
def test_iron_sold_to_the_market_does_not_pay_for_the_coal() -> None:
    position = (
        Position()
        .hand("red", "birmingham")
        .market(coal=0, iron=0)
        .link("birmingham__oxford", "red")
    )
    works = build("birmingham.2", "iron_works", card="birmingham", coal="market")
    assert position.money(red=12).table().refusal(works).numbers == {"cost": 13, "money": 12}
    table = position.money(red=13).table()
    table.play(works)
    assert table.money("red") == 5 + 5 + 4 + 4


@pytest.mark.rule("B-R.8")
def test_no_tile_can_consume_what_it_yields() -> None:
    tiles = GAME.rules.tiles
    for tile, resource in enumerate(tiles.resource):
        assert not (resource == 1 and tiles.coal[tile])
        assert not (resource == 2 and tiles.iron[tile])
    # Nor does it help to name the new tile itself as the source of what it lacks.
    position = Position().hand("red", "dudley").tile("dudley.0", "yellow", "coal_mine_1")
    works = build("dudley.1", "iron_works", card="dudley", coal="dudley.1")
    assert position.table().refuses(works) == "wrong_coal_source"
