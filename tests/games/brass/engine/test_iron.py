"""B-9: consuming iron."""

import pytest

from brass_desktop.games.brass.engine.actions import Action
from brass_desktop.games.brass.engine.events import CubeBought, CubeTaken, TileFlipped
from tests.games.brass.engine.position import Position
from tests.games.brass.engine.table import GAME, build, develop


def hungry() -> Position:
    """Red may build a manufacturer 8, which needs 2 iron and nothing else, in Birmingham."""
    return (
        Position(players=3)
        .era("rail")
        .money(red=60)
        .hand("red", "birmingham", "birmingham")
        .available("red", "manufacturer_8")
    )


def manufacturer(iron: str) -> Action:
    return build("birmingham.1", "manufacturer", card="birmingham", iron=iron)


@pytest.mark.rule("B-9.1")
def test_iron_is_needed_for_marked_tiles_and_for_developing() -> None:
    tiles = GAME.rules.tiles
    marked = {tile for tile, iron in zip(tiles.ids, tiles.iron, strict=True) if iron}
    assert {"pottery_1", "brewery_1", "coal_mine_3", "manufacturer_8"} <= marked
    assert not marked & {"coal_mine_1", "iron_works_1", "cotton_mill_1", "pottery_2"}
    table = hungry().market(iron=10).table()
    table.play(manufacturer("market market"))
    assert table.state.iron == 8
    table.play(develop("cotton_mill", "cotton_mill", iron="market market"))
    assert table.state.iron == 6


@pytest.mark.rule("B-9.2")
def test_iron_comes_free_from_any_works_without_connection() -> None:
    table = (
        hungry()
        .money(red=20)
        .tile("derby.2", "yellow", "iron_works_2", cubes=2)
        .tile("redditch.1", "white", "iron_works_2", cubes=2)
        .table()
    )
    assert table.sources("build", "birmingham.1", "iron") == {
        "derby.2 derby.2",
        "derby.2 redditch.1",
        "redditch.1 redditch.1",
    }
    table.play(manufacturer("derby.2 redditch.1"))
    assert table.money("red") == 0
    assert (table.cubes("derby.2"), table.cubes("redditch.1")) == (1, 1)


@pytest.mark.rule("B-9.2", "B-R.7")
def test_iron_is_not_bought_while_any_works_has_some() -> None:
    table = hungry().tile("derby.2", "yellow", "iron_works_2", cubes=3).table()
    for plan in ("market market", "derby.2 market"):
        refusal = table.refusal(manufacturer(plan))
        assert (refusal.code, refusal.clause) == ("wrong_iron_source", "B-9.2")
    assert table.refuses(develop("cotton_mill", iron="market")) == "wrong_iron_source"


@pytest.mark.rule("B-9.3")
@pytest.mark.parametrize(
    ("held", "prices"),
    [(10, [1, 1]), (9, [1, 2]), (8, [2, 2]), (2, [5, 5]), (1, [5, 6]), (0, [6, 6])],
)
def test_iron_is_bought_cheapest_first_without_connection(held: int, prices: list[int]) -> None:
    table = hungry().market(iron=held).table()
    log = table.play(manufacturer("market market"))
    assert [e.price for e in log if isinstance(e, CubeBought)] == prices
    assert table.money("red") == 60 - 20 - sum(prices)
    assert table.state.iron == max(held - 2, 0)


@pytest.mark.rule("B-9.3")
def test_the_last_cubes_of_the_works_are_used_before_the_market() -> None:
    position = hungry().tile("derby.2", "yellow", "iron_works_2", cubes=1).market(iron=10)
    assert position.money(red=21).table().allows(manufacturer("derby.2 market"))
    assert position.money(red=20).table().refuses(manufacturer("derby.2 market")) == "cannot_afford"
    table = position.money(red=60).table()
    assert table.sources("build", "birmingham.1", "iron") == {"derby.2 market"}
    table.play(manufacturer("derby.2 market"))
    assert (table.money("red"), table.state.iron) == (60 - 20 - 1, 9)


@pytest.mark.rule("B-9.4")
def test_emptied_works_flip_at_once_and_cubes_go_to_the_supply() -> None:
    table = (
        hungry()
        .market(iron=5)
        .tile("derby.2", "yellow", "iron_works_2", cubes=1)
        .tile("redditch.1", "white", "iron_works_2", cubes=2)
        .table()
    )
    log = table.play(manufacturer("derby.2 redditch.1"))
    kinds = [type(event) for event in log if isinstance(event, CubeTaken | TileFlipped)]
    assert kinds == [CubeTaken, TileFlipped, CubeTaken]
    assert table.is_flipped("derby.2") and not table.is_flipped("redditch.1")
    assert table.income("yellow") == 13
    assert table.state.iron == 5


@pytest.mark.rule("B-R.36")
def test_developing_without_works_buys_the_iron() -> None:
    position = Position().money(red=12).market(iron=1)
    table = position.table()
    table.play(develop("cotton_mill", "brewery", iron="market market"))
    assert table.money("red") == 12 - 5 - 6
    exact = position.money(red=5).table()
    exact.play(develop("cotton_mill", iron="market"))
    assert exact.money("red") == 0
    poor = position.money(red=10).table()
    refusal = poor.refusal(develop("cotton_mill", "brewery", iron="market market"))
    assert (refusal.code, refusal.numbers) == ("cannot_afford", {"cost": 6, "money": 5})
