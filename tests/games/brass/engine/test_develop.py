"""B-15: the Develop action."""

import pytest

from brass_desktop.games.brass.engine.events import CardDiscarded, CubeTaken, TileDeveloped
from tests.games.brass.engine.position import Position
from tests.games.brass.engine.table import GAME, develop


@pytest.mark.rule("B-15.1")
def test_one_tile_for_one_iron_leaves_the_game() -> None:
    table = Position().hand("red", "pottery", "dudley").market(iron=10).table()
    log = table.play(develop("coal_mine", iron="market", card="pottery"))
    assert isinstance(log[0], CardDiscarded) and isinstance(log[-1], TileDeveloped)
    assert table.available("red", "coal_mine") == "coal_mine_2"
    assert (table.money("red"), table.state.iron) == (16, 9)
    assert "coal_mine_1" not in [GAME.rules.tiles.ids[t] for t in table.state.slot_tile if t >= 0]


@pytest.mark.rule("B-15.1")
def test_two_tiles_of_one_or_of_two_industries() -> None:
    position = Position().market(iron=10)
    same = position.table()
    same.play(develop("manufacturer", "manufacturer", iron="market market"))
    assert same.available("red", "manufacturer") == "manufacturer_2"
    assert (same.money("red"), same.state.iron) == (15, 8)
    same.play(develop("manufacturer", "manufacturer", iron="market market"))
    assert same.available("red", "manufacturer") == "manufacturer_4"
    mixed = position.table()
    mixed.play(develop("brewery", "coal_mine", iron="market market"))
    assert mixed.available("red", "coal_mine") == "coal_mine_2"
    assert mixed.available("red", "brewery") == "brewery_1"


@pytest.mark.rule("B-15.1")
def test_the_second_tile_is_what_the_first_leaves_available() -> None:
    table = Position().available("red", "coal_mine_4").market(iron=10).table()
    table.play(develop("coal_mine", "coal_mine", iron="market market"))
    assert table.available("red", "coal_mine") is None
    last = Position().available("red", "iron_works_4").market(iron=10).table()
    twice = develop("iron_works", "iron_works", iron="market market")
    assert last.refuses(twice) == "no_tile_left"


@pytest.mark.rule("B-15.1")
def test_three_tiles_are_too_many() -> None:
    table = Position().table()
    three = develop("brewery", "brewery", "coal_mine", iron="market market market")
    refusal = table.refusal(three)
    assert (refusal.code, refusal.clause) == ("too_many_parts", "B-15.1")
    assert refusal.numbers == {"most": 2}
    assert max(len(action.legs) for action in table.legal("develop")) == 2


@pytest.mark.rule("B-15.1")
def test_each_tile_takes_its_own_iron() -> None:
    table = (
        Position(players=3)
        .tile("derby.2", "yellow", "iron_works_1", cubes=1)
        .tile("redditch.1", "white", "iron_works_1", cubes=3)
        .table()
    )
    log = table.play(develop("brewery", "coal_mine", iron="redditch.1 derby.2"))
    kinds = [type(event) for event in log if isinstance(event, CubeTaken | TileDeveloped)]
    assert kinds == [CubeTaken, TileDeveloped, CubeTaken, TileDeveloped]
    assert table.is_flipped("derby.2") and table.cubes("redditch.1") == 2
    assert table.money("red") == 17


@pytest.mark.rule("B-15.2")
@pytest.mark.parametrize(("pottery", "code"), [("1", "lightbulb"), ("2", None), ("3", "lightbulb")])
def test_a_lightbulb_pottery_cannot_be_developed(pottery: str, code: str | None) -> None:
    table = Position().available("red", f"pottery_{pottery}").table()
    if code is None:
        table.play(develop("pottery", iron="market"))
        assert table.available("red", "pottery") == "pottery_3"
        assert "pottery" not in table.targets("develop")
    else:
        refusal = table.refusal(develop("pottery", iron="market"))
        assert (refusal.code, refusal.clause) == (code, "B-15.2")
        assert GAME.rules.tiles.ids[refusal.numbers["tile"]] == f"pottery_{pottery}"
        assert "pottery" not in table.targets("develop")


@pytest.mark.rule("B-15.2")
def test_no_pottery_behind_a_lightbulb_can_be_developed_either() -> None:
    table = Position().available("red", "pottery_2").table()
    assert table.refuses(develop("pottery", "pottery", iron="market market")) == "lightbulb"


@pytest.mark.rule("B-15.3")
def test_era_marks_do_not_restrict_developing() -> None:
    canal = Position().available("red", "brewery_4", "pottery_5").table()
    assert {"brewery", "pottery"} <= canal.targets("develop")
    rails = Position().era("rail").table()
    rails.play(develop("cotton_mill", "iron_works", iron="market market"))
    assert rails.available("red", "iron_works") == "iron_works_2"
