"""B-13: overbuilding."""

import pytest

from brass_desktop.games.brass.engine.events import TileRemoved
from brass_desktop.games.brass.engine.ids import COAL, SlotId, TileId
from tests.games.brass.engine.position import Position
from tests.games.brass.engine.table import GAME, build, seat_of


def own_mine(level: int = 1, *, cubes: int | None = None, flipped: bool = False) -> Position:
    return (
        Position()
        .money(red=30)
        .hand("red", "dudley", "coal_mine", "pottery")
        .tile("dudley.0", "red", f"coal_mine_{level}", cubes=cubes, flipped=flipped)
    )


@pytest.mark.rule("B-13.1", "B-R.16")
def test_only_a_strictly_higher_level_of_the_same_industry_replaces_a_tile() -> None:
    mine = build("dudley.0", "coal_mine", card="dudley")
    assert own_mine(1).table().allows(mine)
    equal = own_mine(2).available("red", "coal_mine_2").table()
    refusal = equal.refusal(mine)
    assert (refusal.code, refusal.clause) == ("level_too_low", "B-13.1")
    skipping = own_mine(1).available("red", "coal_mine_3").table()
    skipping.play(build("dudley.0", "coal_mine", card="dudley", iron="market"))
    assert skipping.tile("dudley.0") == ("red", "coal_mine_3")
    assert skipping.money("red") == 30 - 8 - 2


@pytest.mark.rule("B-13.1")
def test_another_industry_never_replaces_a_tile() -> None:
    table = (
        Position()
        .money(red=40)
        .hand("red", "tamworth")
        .tile("tamworth.0", "red", "coal_mine_1")
        .table()
    )
    refusal = table.refusal(build("tamworth.0", "cotton_mill", card="tamworth"))
    assert (refusal.code, refusal.clause) == ("slot_taken", "B-13.1")


@pytest.mark.rule("B-13.1", "B-R.13")
def test_overbuilding_needs_a_fitting_card_full_cost_and_the_right_era() -> None:
    table = own_mine().table()
    wrong = build("dudley.0", "coal_mine", card="pottery")
    assert table.refuses(wrong) == "card_for_other_industry"
    assert table.allows(build("dudley.0", "coal_mine", card="coal_mine"))
    poor = own_mine().money(red=6).table()
    assert poor.refusal(build("dudley.0", "coal_mine", card="dudley")).numbers["cost"] == 7
    early = (
        Position()
        .money(red=40)
        .hand("red", "stafford")
        .tile("stafford.1", "red", "pottery_2")
        .available("red", "pottery_5")
        .table()
    )
    pottery = build("stafford.1", "pottery", card="stafford", coal="market market")
    assert early.refuses(pottery) == "wrong_era"


@pytest.mark.rule("B-13.2", "B-R.14")
@pytest.mark.parametrize("flipped", [True, False])
def test_an_own_tile_may_be_replaced_flipped_or_not_and_its_cubes_are_lost(flipped: bool) -> None:
    table = own_mine(1, flipped=flipped).market(coal=5).table()
    log = table.play(build("dudley.0", "coal_mine", card="dudley"))
    removed = next(event for event in log if isinstance(event, TileRemoved))
    slot = SlotId(GAME.rules.board.slots.index("dudley.0"))
    tile = TileId(GAME.rules.tiles.ids.index("coal_mine_1"))
    assert removed == TileRemoved(seat_of("red"), slot, tile, "overbuilt")
    assert table.tile("dudley.0") == ("red", "coal_mine_2")
    assert (table.cubes("dudley.0"), table.state.coal) == (3, 5)
    assert not table.is_flipped("dudley.0")


@pytest.mark.rule("B-13.2")
def test_own_tiles_of_every_industry_may_be_replaced() -> None:
    table = (
        Position()
        .era("rail")
        .money(red=99)
        .hand("red", "wild_location")
        .available("red", "cotton_mill_3", "manufacturer_6", "pottery_4", "brewery_3")
        .tile("worcester.0", "red", "cotton_mill_2")
        .flipped("wolverhampton.0", "red", "manufacturer_2")
        .flipped("coventry.0", "red", "pottery_2")
        .tile("burton_on_trent.1", "red", "brewery_2")
        .links("yellow", "gloucester__worcester", "birmingham__coventry", "birmingham__oxford")
        .table()
    )
    for slot, industry, coal, iron in (
        ("worcester.0", "cotton_mill", "market", "market"),
        ("wolverhampton.0", "manufacturer", "", ""),
        ("coventry.0", "pottery", "market", ""),
        ("burton_on_trent.1", "brewery", "", "market"),
    ):
        assert table.allows(build(slot, industry, coal=coal, iron=iron))


def opposing_mine(
    *, coal: int = 0, elsewhere: int = 0, own_tile: bool = False, era: str = "canal"
) -> Position:
    level = 1 if era == "canal" else 2
    position = Position(players=3).era(era).money(red=60).hand("red", "dudley")
    position.available("red", "coal_mine_3").market(coal=coal)
    position.flipped("dudley.0", "yellow", f"coal_mine_{level}")
    if elsewhere:
        position.tile("cannock.1", "white", "coal_mine_2", cubes=elsewhere)
    if own_tile:
        position.flipped("dudley.1", "red", f"iron_works_{level}")
    return position


REPLACE = build("dudley.0", "coal_mine", card="dudley", iron="market")


@pytest.mark.rule("B-13.3")
def test_an_opponents_mine_falls_only_when_there_is_no_coal_at_all() -> None:
    table = opposing_mine().table()
    table.play(REPLACE)
    assert table.tile("dudley.0") == ("red", "coal_mine_3")
    with_cubes = opposing_mine(elsewhere=1).table()
    refusal = with_cubes.refusal(REPLACE)
    assert (refusal.code, refusal.clause) == ("resource_left", "B-13.3")
    assert refusal.numbers == {
        "resource": COAL,
        "on_tiles": 1,
        "in_market": 0,
        "owner": seat_of("yellow"),
    }


@pytest.mark.rule("B-13.3")
def test_its_own_cubes_protect_an_opponents_mine_too() -> None:
    position = Position().money(red=60).hand("red", "dudley").market(coal=0)
    position.available("red", "coal_mine_3").tile("dudley.0", "yellow", "coal_mine_1", cubes=1)
    refusal = position.table().refusal(REPLACE)
    assert (refusal.code, refusal.numbers["on_tiles"]) == ("resource_left", 1)


@pytest.mark.rule("B-13.3", "B-R.15")
def test_one_cube_in_the_market_protects_an_opponents_mine() -> None:
    refusal = opposing_mine(coal=1).table().refusal(REPLACE)
    assert (refusal.code, refusal.numbers["in_market"]) == ("resource_left", 1)


@pytest.mark.rule("B-13.3")
def test_iron_works_ask_for_iron_not_coal() -> None:
    position = (
        Position()
        .money(red=60)
        .hand("red", "dudley")
        .available("red", "iron_works_2")
        .flipped("dudley.1", "yellow", "iron_works_1")
        .tile("dudley.0", "yellow", "coal_mine_1")
    )
    works = build("dudley.1", "iron_works", card="dudley", coal="dudley.0")
    assert position.market(iron=0).table().allows(works)
    assert position.market(iron=1).table().refuses(works) == "resource_left"
    stocked = position.market(iron=0).tile("redditch.1", "yellow", "iron_works_2", cubes=1)
    assert stocked.table().refuses(works) == "resource_left"


@pytest.mark.rule("B-13.3")
def test_an_opponents_other_tiles_are_never_replaced() -> None:
    table = (
        Position()
        .era("rail")
        .money(red=60)
        .market(coal=0, iron=0)
        .hand("red", "burton_on_trent", "worcester")
        .available("red", "brewery_3", "cotton_mill_4")
        .flipped("burton_on_trent.1", "yellow", "brewery_2")
        .flipped("worcester.0", "yellow", "cotton_mill_2")
        .link("gloucester__worcester", "red")
        .table()
    )
    brewery = build("burton_on_trent.1", "brewery", card="burton_on_trent", iron="market")
    refusal = table.refusal(brewery)
    assert (refusal.code, refusal.clause) == ("not_yours_to_overbuild", "B-13.3")
    mill = build("worcester.0", "cotton_mill", card="worcester", coal="market", iron="market")
    assert table.refuses(mill) == "not_yours_to_overbuild"


@pytest.mark.rule("B-13.4")
def test_a_replaced_tile_does_not_score_and_its_owner_keeps_what_it_brought() -> None:
    table = opposing_mine().income(yellow=20).vp(yellow=7).table()
    table.play(REPLACE)
    assert (table.income("yellow"), table.vp("yellow")) == (20, 7)
    assert table.available("yellow", "coal_mine") == "coal_mine_2"
    assert seat_of("yellow") not in table.state.slot_owner


@pytest.mark.rule("B-13.5")
def test_the_canal_limit_looks_at_the_position_after_replacement() -> None:
    assert own_mine().table().allows(build("dudley.0", "coal_mine", card="dudley"))
    refusal = opposing_mine(own_tile=True).table().refusal(REPLACE)
    assert (refusal.code, refusal.clause) == ("one_tile_per_location", "B-12.5")
    assert opposing_mine(own_tile=True, era="rail").table().allows(REPLACE)


@pytest.mark.rule("B-13.6")
def test_an_empty_slot_neither_forbids_nor_steers_overbuilding() -> None:
    table = (
        Position()
        .era("rail")
        .money(red=60)
        .hand("red", "cannock")
        .tile("cannock.0", "red", "coal_mine_2")
        .available("red", "coal_mine_3")
        .table()
    )
    for slot in ("cannock.0", "cannock.1"):
        assert table.allows(build(slot, "coal_mine", card="cannock", iron="market"))


@pytest.mark.rule("B-R.17")
def test_a_player_without_tiles_overbuilds_only_with_a_location_card() -> None:
    position = opposing_mine().hand("red", "coal_mine", "wild_industry", "dudley", "wild_location")
    table = position.table()
    for card, code in (
        ("coal_mine", "not_in_network"),
        ("wild_industry", "not_in_network"),
    ):
        assert table.refuses(build("dudley.0", "coal_mine", card=card, iron="market")) == code
    for card in ("dudley", "wild_location"):
        assert table.allows(build("dudley.0", "coal_mine", card=card, iron="market"))
