"""B-16: the Sell action."""

import pytest

from brass_desktop.games.brass.engine.actions import Action
from brass_desktop.games.brass.engine.events import (
    CardDiscarded,
    CubeTaken,
    IncomeMoved,
    MerchantBeerTaken,
    PointsGained,
    TileDeveloped,
    TileFlipped,
)
from tests.games.brass.engine.position import Position
from tests.games.brass.engine.table import card_named, sale, sell


def worcester() -> Position:
    """Two mills of red at Worcester and Kidderminster, joined to Gloucester, beer at Stafford."""
    return (
        Position()
        .tile("worcester.0", "red", "cotton_mill_1")
        .tile("kidderminster.1", "red", "cotton_mill_1")
        .tile("stafford.0", "red", "brewery_1")
        .links("yellow", "gloucester__worcester", "kidderminster__worcester")
        .merchant("gloucester.0", "cotton_mill")
    )


@pytest.mark.rule("B-16.1")
def test_one_card_pays_for_all_sales_and_at_least_one_tile_is_sold() -> None:
    table = worcester().hand("red", "pottery", "dudley").table()
    empty = Action("sell", (card_named("pottery"),))
    refusal = table.refusal(empty)
    assert (refusal.code, refusal.clause) == ("unfinished", "B-1.11")
    table.play(
        sell(
            sale("worcester.0", "gloucester.0", beer="stafford.0"),
            sale("kidderminster.1", "gloucester.0", beer="merchant", bonus="brewery"),
        )
    )
    assert table.hand("red") == ["dudley"]
    assert table.state.actions_left == 1
    idle = Position().table()
    assert list(idle.legal("sell")) == []


@pytest.mark.rule("B-16.2")
def test_a_sale_consumes_beer_gives_the_bonus_and_flips_the_tile() -> None:
    table = worcester().hand("red", "pottery", "dudley").table()
    action = sell(sale("worcester.0", "gloucester.0", beer="merchant", bonus="coal_mine"))
    log = table.play(action)
    assert [type(event) for event in log] == [
        CardDiscarded,
        MerchantBeerTaken,
        TileDeveloped,
        TileFlipped,
        IncomeMoved,
    ]
    assert table.is_flipped("worcester.0") and table.income("red") == 15


@pytest.mark.rule("B-16.2")
def test_tile_and_merchant_must_fit() -> None:
    table = (
        worcester()
        .merchant("gloucester.1", "manufacturer")
        .merchant("oxford.0", "all")
        .tile("dudley.0", "yellow", "coal_mine_1")
        .table()
    )
    for words, code, clause in (
        (sale("worcester.0", "gloucester.1", beer="stafford.0"), "merchant_does_not_buy", "B-16.4"),
        (sale("worcester.0", "oxford.0", beer="stafford.0"), "merchant_not_connected", "B-16.2"),
        (sale("worcester.1", "gloucester.0", beer="stafford.0"), "slot_empty", "B-16.2"),
        (sale("dudley.0", "gloucester.0", beer="stafford.0"), "not_your_tile", "B-16.2"),
        (sale("stafford.0", "gloucester.0", beer="stafford.0"), "never_sold", "B-16.2"),
        (sale("worcester.0", "warrington.0", beer="stafford.0"), "no_merchant", "B-2.4"),
    ):
        refusal = table.refusal(sell(words))
        assert (refusal.code, refusal.clause) == (code, clause)


@pytest.mark.rule("B-16.3", "B-R.40")
def test_any_number_of_tiles_of_any_industry_to_any_merchants() -> None:
    table = (
        Position(players=3)
        .era("rail")
        .tile("worcester.0", "red", "cotton_mill_2")
        .tile("worcester.1", "red", "cotton_mill_2")
        .tile("birmingham.1", "red", "manufacturer_2")
        .tile("coventry.0", "red", "pottery_2")
        .tile("nuneaton.0", "red", "brewery_2", cubes=2)
        .tile("stafford.0", "red", "brewery_2", cubes=1)
        .links("white", "gloucester__worcester", "birmingham__worcester")
        .links("white", "birmingham__oxford", "birmingham__coventry")
        .merchant("gloucester.0", "all")
        .merchant("oxford.0", "manufacturer")
        .table()
    )
    table.play(
        sell(
            sale("coventry.0", "gloucester.0", beer="nuneaton.0"),
            sale("worcester.1", "gloucester.0", beer="merchant", bonus="iron_works"),
            sale("worcester.0", "gloucester.0", beer="nuneaton.0"),
            sale("birmingham.1", "oxford.0", beer="stafford.0"),
        )
    )
    slots = ("coventry.0", "worcester.0", "worcester.1", "birmingham.1")
    assert all(table.is_flipped(slot) for slot in slots)
    assert not table.beer("gloucester.0") and table.beer("oxford.0")


@pytest.mark.rule("B-16.3")
def test_a_merchants_barrel_is_there_only_once() -> None:
    table = worcester().table()
    twice = sell(
        sale("worcester.0", "gloucester.0", beer="merchant", bonus="brewery"),
        sale("kidderminster.1", "gloucester.0", beer="merchant", bonus="brewery"),
    )
    assert table.refuses(twice) == "wrong_beer_source"
    same = sell(
        sale("worcester.0", "gloucester.0", beer="stafford.0"),
        sale("worcester.0", "gloucester.0", beer="merchant", bonus="brewery"),
    )
    assert table.refuses(same) == "already_sold"


@pytest.mark.rule("B-16.4", "B-R.44")
def test_a_blank_tile_buys_nothing_and_the_three_goods_tile_everything() -> None:
    position = (
        Position()
        .era("rail")
        .tile("worcester.0", "red", "cotton_mill_2")
        .tile("birmingham.1", "red", "manufacturer_2")
        .tile("coventry.0", "red", "pottery_2")
        .tile("nuneaton.0", "red", "brewery_2")
        .links("yellow", "birmingham__worcester", "birmingham__oxford", "birmingham__coventry")
        .merchant("oxford.0", "all")
        .merchant("oxford.1", "blank")
    )
    table = position.table()
    assert not table.beer("oxford.1")
    for slot in ("worcester.0", "birmingham.1", "coventry.0"):
        assert table.allows(sell(sale(slot, "oxford.0", beer="nuneaton.0")))
        refusal = table.refusal(sell(sale(slot, "oxford.1", beer="nuneaton.0")))
        assert (refusal.code, refusal.clause) == ("merchant_does_not_buy", "B-16.4")


@pytest.mark.rule("B-16.5", "B-R.25")
def test_only_the_barrel_of_the_tile_sold_to_may_be_used() -> None:
    position = (
        Position()
        .tile("birmingham.1", "red", "manufacturer_1")
        .link("birmingham__oxford", "red")
        .merchant("oxford.0", "manufacturer", beer=False)
        .merchant("oxford.1", "all")
    )
    table = position.table()
    refusal = table.refusal(sell(sale("birmingham.1", "oxford.0", beer="merchant")))
    assert (refusal.code, refusal.clause) == ("no_beer", "B-10.2")
    table.play(sell(sale("birmingham.1", "oxford.1", beer="merchant")))
    assert not table.beer("oxford.1")
    # The other way round: the neighbour's barrel stays when this one is drunk.
    other = position.merchant("oxford.0", "manufacturer").table()
    other.play(sell(sale("birmingham.1", "oxford.0", beer="merchant")))
    assert (other.beer("oxford.0"), other.beer("oxford.1")) == (False, True)


@pytest.mark.rule("B-16.5", "B-R.26")
def test_two_merchant_barrels_never_go_into_one_tile() -> None:
    position = (
        Position()
        .era("rail")
        .tile("birmingham.1", "red", "manufacturer_5")
        .link("birmingham__oxford", "red")
        .merchant("oxford.0", "manufacturer")
        .merchant("oxford.1", "all")
    )
    table = position.table()
    both = sell(sale("birmingham.1", "oxford.0", beer="merchant merchant"))
    refusal = table.refusal(both)
    assert (refusal.code, refusal.numbers) == ("no_beer", {"need": 2, "have": 1})
    with_beer = position.tile("stafford.0", "red", "brewery_2").table()
    assert with_beer.refuses(both) == "wrong_beer_source"
    assert with_beer.allows(sell(sale("birmingham.1", "oxford.0", beer="stafford.0 merchant")))


@pytest.mark.rule("B-16.6")
def test_the_merchants_barrel_may_be_left() -> None:
    table = worcester().table()
    assert table.sources("sell", "worcester.0", "beer") == {"merchant", "stafford.0"}
    table.play(sell(sale("worcester.0", "gloucester.0", beer="stafford.0")))
    assert table.beer("gloucester.0")
    assert table.available("red", "coal_mine") == "coal_mine_1"


@pytest.mark.rule("B-16.7")
def test_a_tile_without_beer_takes_no_barrel_and_no_bonus() -> None:
    position = (
        Position()
        .era("rail")
        .tile("birmingham.1", "red", "manufacturer_3")
        .link("birmingham__oxford", "red")
        .merchant("oxford.0", "manufacturer")
    )
    table = position.table()
    drunk = sell(sale("birmingham.1", "oxford.0", beer="merchant"))
    assert table.refuses(drunk) == "wrong_beer_source"
    table.play(sell(sale("birmingham.1", "oxford.0")))
    assert table.beer("oxford.0") and table.income("red") == 14
    dry = position.merchant("oxford.0", "manufacturer", beer=False).table()
    assert dry.allows(sell(sale("birmingham.1", "oxford.0")))


@pytest.mark.rule("B-16.8", "B-R.41")
@pytest.mark.parametrize(
    ("merchant", "line", "slot", "points", "money", "income"),
    [
        ("oxford.0", "birmingham__oxford", "birmingham.0", 0, 0, 2),
        ("nottingham.1", "derby__nottingham", "derby.1", 3, 0, 0),
        ("shrewsbury.0", "coalbrookdale__shrewsbury", "kidderminster.1", 4, 0, 0),
        ("warrington.1", "stoke_on_trent__warrington", "stoke_on_trent.0", 0, 5, 0),
    ],
)
def test_each_merchant_town_gives_its_printed_bonus(
    merchant: str, line: str, slot: str, points: int, money: int, income: int
) -> None:
    table = (
        Position(players=4)
        .tile(slot, "red", "cotton_mill_1")
        .links("red", line, "coalbrookdale__kidderminster")
        .merchant(merchant, "cotton_mill")
        .table()
    )
    table.play(sell(sale(slot, merchant, beer="merchant")))
    assert table.vp("red") == points
    assert table.money("red") == 17 + money
    assert table.income("red") == 10 + 5 + income
    assert table.available("red", "coal_mine") == "coal_mine_1"


@pytest.mark.rule("B-16.8", "B-R.28")
def test_gloucester_develops_without_iron() -> None:
    table = (
        worcester()
        .tile("redditch.1", "yellow", "iron_works_1", cubes=2)
        .available("red", "pottery_2")
        .market(iron=3)
        .table()
    )
    table.play(sell(sale("worcester.0", "gloucester.0", beer="merchant", bonus="pottery")))
    assert table.available("red", "pottery") == "pottery_3"
    assert (table.cubes("redditch.1"), table.state.iron, table.money("red")) == (2, 3, 17)


@pytest.mark.rule("B-16.8")
def test_gloucester_removes_no_lightbulb_pottery() -> None:
    table = worcester().table()
    bulb = sell(sale("worcester.0", "gloucester.0", beer="merchant", bonus="pottery"))
    refusal = table.refusal(bulb)
    assert (refusal.code, refusal.clause) == ("wrong_bonus", "B-16.9")
    assert table.sources("sell", "worcester.0", "bonus") == {
        "",
        "cotton_mill",
        "manufacturer",
        "coal_mine",
        "iron_works",
        "brewery",
    }


@pytest.mark.rule("B-16.9")
def test_the_bonus_comes_with_the_barrel_and_before_the_flip() -> None:
    table = (
        Position(players=4)
        .era("rail")
        .tile("derby.1", "red", "manufacturer_5")
        .tile("derby.0", "red", "brewery_2")
        .link("derby__nottingham", "red")
        .merchant("nottingham.0", "manufacturer")
        .table()
    )
    log = table.play(sell(sale("derby.1", "nottingham.0", beer="derby.0 merchant")))
    assert [type(event) for event in log[1:]] == [
        CubeTaken,
        MerchantBeerTaken,
        PointsGained,
        TileFlipped,
        IncomeMoved,
    ]


@pytest.mark.rule("B-16.9")
def test_the_removal_at_gloucester_must_be_made_if_it_can() -> None:
    table = worcester().table()
    without = sell(sale("worcester.0", "gloucester.0", beer="merchant"))
    refusal = table.refusal(without)
    assert (refusal.code, refusal.clause) == ("wrong_bonus", "B-16.9")
    needless = sell(sale("worcester.0", "gloucester.0", beer="stafford.0", bonus="brewery"))
    assert table.refuses(needless) == "wrong_bonus"
    bare = (
        worcester()
        .used_up("red", "cotton_mill", "manufacturer", "coal_mine", "iron_works", "brewery")
        .available("red", "pottery_1")
        .table()
    )
    bare.play(without)
    assert bare.is_flipped("worcester.0") and bare.available("red", "pottery") == "pottery_1"


@pytest.mark.rule("B-16.9")
def test_two_removals_follow_one_another() -> None:
    table = worcester().merchant("gloucester.1", "all").available("red", "iron_works_4").table()
    both = sell(
        sale("worcester.0", "gloucester.0", beer="merchant", bonus="iron_works"),
        sale("kidderminster.1", "gloucester.1", beer="merchant", bonus="iron_works"),
    )
    assert table.refuses(both) == "wrong_bonus"
    assert table.allows(
        sell(
            sale("worcester.0", "gloucester.0", beer="merchant", bonus="iron_works"),
            sale("kidderminster.1", "gloucester.1", beer="merchant", bonus="coal_mine"),
        )
    )
