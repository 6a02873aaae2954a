"""The two farm breweries (B-12)."""

import pytest

from tests.games.brass.engine.position import Position
from tests.games.brass.engine.table import GAME, build, card_named, network


@pytest.mark.rule("B-12.8")
def test_farm_breweries_take_a_brewery_card_or_a_wild_industry() -> None:
    table = (
        Position()
        .money(red=60)
        .hand("red", "brewery", "wild_industry", "wild_location", "cannock", "iron_works")
        .link("cannock__farm_brewery_north", "red")
        .table()
    )
    for card in ("brewery", "wild_industry"):
        assert table.allows(build("farm_brewery_north.0", "brewery", card=card, iron="market"))
    for card, code, clause in (
        ("wild_location", "card_for_other_place", "B-12.8"),
        ("cannock", "card_for_other_place", "B-12.2"),
        ("iron_works", "card_for_other_industry", "B-12.2"),
    ):
        refusal = table.refusal(build("farm_brewery_north.0", "brewery", card=card, iron="market"))
        assert (refusal.code, refusal.clause) == (code, clause)
        assert refusal.numbers["card"] == card_named(card)
    other = build("farm_brewery_north.0", "cotton_mill", card="wild_industry")
    assert table.refuses(other) == "slot_lacks_industry"


@pytest.mark.rule("B-12.8", "B-R.18")
def test_a_farm_brewery_may_be_the_first_build_and_its_line_the_first_link() -> None:
    table = Position().money(red=60).hand("red", "brewery", "pottery").table()
    assert table.allows(network("cannock__farm_brewery_north"))
    table.play(build("farm_brewery_north.0", "brewery", card="brewery", iron="market"))
    assert table.tile("farm_brewery_north.0") == ("red", "brewery_1")
    wild = Position().money(red=60).hand("red", "wild_location").table()
    refusal = wild.refusal(build("farm_brewery_north.0", "brewery", iron="market"))
    assert (refusal.code, refusal.clause) == ("card_for_other_place", "B-12.8")


@pytest.mark.rule("B-12.9")
def test_the_northern_farm_needs_a_link_and_the_southern_rides_on_another() -> None:
    lines = {
        line: [GAME.rules.board.locations[end] for end in ends]
        for line, ends in zip(GAME.rules.board.links, GAME.rules.board.link_ends, strict=True)
    }
    assert [line for line, ends in lines.items() if "farm_brewery_north" in ends] == [
        "cannock__farm_brewery_north"
    ]
    assert [line for line, ends in lines.items() if "farm_brewery_south" in ends] == [
        "kidderminster__worcester"
    ]
    # Cannock alone does not open the northern farm; Worcester's link opens the southern one.
    base = Position().money(red=60).hand("red", "brewery")
    north = build("farm_brewery_north.0", "brewery", card="brewery", iron="market")
    south = build("farm_brewery_south.0", "brewery", card="brewery", iron="market")
    table = base.links("red", "cannock__stafford", "kidderminster__worcester").table()
    assert table.refuses(north) == "not_in_network"
    assert table.allows(south)
