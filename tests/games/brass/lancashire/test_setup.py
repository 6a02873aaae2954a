"""Terms (L-1), setup (L-2), the sequence of an era (L-3) and the variant for two (L-16)."""

from collections import Counter

import pytest

from brass_desktop.core.errors import InvalidSetup
from brass_desktop.core.types import Setup
from brass_desktop.games.brass.engine.ids import CANAL_ERA, HIDDEN, HIDDEN_TILE, RAIL_ERA
from brass_desktop.games.brass.lancashire.reading import read_lancashire
from tests.games.brass.lancashire.table import LANCASHIRE, RULES, Position, build, network

COUNTS = pytest.mark.parametrize("players", [2, 3, 4])
BOARD = RULES.board


@pytest.mark.rule("L-1.1", "L-16.1")
def test_two_to_four_play_two_eras() -> None:
    assert RULES.players == (2, 3, 4)
    for players in (1, 5):
        with pytest.raises(InvalidSetup):
            LANCASHIRE.new(Setup(players, 1))
    assert LANCASHIRE.rules_for(2) is not LANCASHIRE.rules_for(3)
    assert LANCASHIRE.rules_for(3) is LANCASHIRE.rules_for(4)


@pytest.mark.rule("L-1.2", "L-1.3")
def test_regions_have_slots_and_the_other_places_none() -> None:
    kinds = {place.id: place.kind for place in read_lancashire().locations}
    of_kind = {kind: {n for n, k in kinds.items() if k == kind} for kind in set(kinds.values())}
    with_slots = {BOARD.locations[n] for n in BOARD.slot_location}
    assert len(with_slots) == 19 and with_slots == of_kind["town"]
    assert of_kind["transit"] == {"blackpool", "southport", "northwich"}
    assert of_kind["external"] == {"yorkshire", "midlands", "scotland"}
    assert all(1 <= len(BOARD.slots_at[n]) <= 4 for n in set(BOARD.slot_location))
    assert all(1 <= len(shown) <= 2 for shown in BOARD.slot_industries)


@pytest.mark.rule("L-1.4")
def test_five_stacks_lie_lowest_level_on_top() -> None:
    assert set(RULES.industries) == {"cotton_mill", "port", "coal_mine", "iron_works", "shipyard"}
    for stack in RULES.stacks:
        levels = [RULES.tiles.level[tile] for tile in stack]
        assert levels == sorted(levels)
    table = Position().table()
    tops = {name: table.available("red", name) for name in RULES.industries}
    assert tops["shipyard"] == "shipyard_0" and tops["cotton_mill"] == "cotton_mill_1"


@pytest.mark.rule("L-1.6")
def test_goods_travel_over_everybodys_links_and_within_a_region() -> None:
    table = (
        Position()
        .available("red", "cotton_mill_2")
        .hand("red", "bolton", "manchester")
        .tile("wigan.0", "yellow", "coal_mine_1")
        .links("yellow", "blackburn__wigan")
        .tile("manchester.0", "white", "coal_mine_1")
        .table()
    )
    assert table.allows(
        build("manchester.1", "cotton_mill", card="manchester", coal="manchester.0")
    )
    assert not table.allows(build("bolton.0", "cotton_mill", card="bolton", coal="wigan.0"))


@COUNTS
@pytest.mark.rule("L-1.8", "L-2.1", "L-2.2", "L-2.3")
def test_everybody_starts_alike_beside_full_tracks(players: int) -> None:
    state = LANCASHIRE.new(Setup(players, 3))
    rules = state.rules
    assert state.money == [25 if players == 2 else 30] * players
    assert state.links_left == [14] * players
    assert state.vp == [0] * players
    assert {state.income_level(seat) for seat in state.order} == {0}
    assert (state.coal, state.iron) == (rules.coal_market.spaces, rules.iron_market.spaces)
    assert state.cotton_demand == 0 and state.distant_turned == 0
    assert Counter(state.distant) == Counter(rules.distant_tiles)
    assert {LANCASHIRE.new(Setup(players, seed)).distant for seed in range(9)} > {state.distant}


@pytest.mark.rule("L-1.9")
def test_what_cannot_be_paid_in_full_is_refused() -> None:
    table = Position().money(red=11).hand("red", "bolton").table()
    assert table.refuses(build("bolton.0", "cotton_mill")) == "cannot_afford"
    table = Position().money(red=12).hand("red", "bolton").table()
    table.play(build("bolton.0", "cotton_mill"))
    assert table.money("red") == 0


@pytest.mark.rule("L-2.4")
def test_the_first_player_is_drawn_and_the_others_follow_clockwise() -> None:
    firsts = set()
    for seed in range(40):
        order = LANCASHIRE.new(Setup(4, seed)).order
        firsts.add(order[0])
        assert order == tuple((order[0] + step) % 4 for step in range(4))
    assert firsts == {0, 1, 2, 3}


@COUNTS
@pytest.mark.rule("L-3.1", "L-3.2", "L-3.3", "L-16.4")
def test_cards_are_dealt_then_set_aside_unseen(players: int) -> None:
    state = LANCASHIRE.new(Setup(players, 5))
    assert [len(hand) for hand in state.hands] == [8] * players
    assert len(state.face_down) == {2: 2, 3: 9, 4: 6}[players]
    whole = sum(state.rules.cards.copies[players])
    assert whole == (40 if players == 2 else 66)
    assert len(state.deck) == whole - 8 * players - len(state.face_down)
    assert state.rounds_in_era() == {2: 10, 3: 10, 4: 8}[players]
    seen = LANCASHIRE.observe(state, state.order[0]).table
    assert set(seen.face_down) == {HIDDEN} and set(seen.distant) == {HIDDEN_TILE}


@pytest.mark.rule("L-16.2", "L-16.3")
def test_two_play_on_a_smaller_map() -> None:
    rules = LANCASHIRE.rules_for(2)
    assert rules.board.locations == BOARD.locations and rules.board.slots == BOARD.slots
    assert rules.coal_market.buy_price == (5, 4, 4, 3, 3, 2, 2) == rules.iron_market.buy_price
    assert Counter(rules.distant_tiles) == {1: 1, 2: 4, 3: 2, 4: 1}
    regions = {
        at
        for at, shown in zip(BOARD.slot_location, rules.board.slot_industries, strict=True)
        if shown
    }
    assert len(regions) == 13
    assert [len(lines) for lines in rules.board.lines] == [14, 24]
    scotland = BOARD.links.index("lancaster__scotland")
    assert not BOARD.link_open[CANAL_ERA][scotland]
    assert rules.board.link_open[CANAL_ERA][scotland]
    midlands = BOARD.links.index("macclesfield__midlands")
    assert not rules.board.link_open[RAIL_ERA][midlands]
    copies = rules.cards.copies[2]
    towns = sum(n for n, bit in zip(copies, rules.cards.location_bit, strict=True) if bit)
    assert (towns, sum(copies) - towns) == (25, 15)


@pytest.mark.rule("L-16.3")
def test_no_ferry_sails_for_two() -> None:
    table = (
        Position(2)
        .era("rail")
        .available("red", "shipyard_2")
        .money(red=60)
        .hand("red", "shipyard")
        .tile("liverpool.0", "red", "port_2")
        .table()
    )
    assert table.targets("build") == {"liverpool.3"}
    assert table.refuses(network("birkenhead__ellesmere_port", coal="market")) == (
        "line_of_other_era"
    )
