"""Bots and the distant market: every outcome with its chance, and a sale that goes on or not."""

from collections import Counter
from itertools import permutations

import pytest

from brass_desktop.games.brass.bots.search.candidates import Taste, candidates
from brass_desktop.games.brass.bots.search.outcomes import outcomes
from brass_desktop.games.brass.bots.value.distant_odds import face_down, room, still_open
from brass_desktop.games.brass.engine.actions import Action
from brass_desktop.games.brass.engine.ids import SELLING
from brass_desktop.games.brass.engine.state import BrassState
from tests.games.brass.bots.positions import LANCASHIRE, positions
from tests.games.brass.lancashire.table import DISTANT, END_SALE, Position, cotton, loan
from tests.games.brass.lancashire.table import LANCASHIRE as GAME

HAND = ("coal_mine", "port", "wigan", "colne")


def seen(demand: int = 0) -> BrassState:
    """Return red's table with two mills that only the distant market takes, as red sees it."""
    table = (
        Position(4)
        .hand("red", *HAND)
        .tile("rochdale.0", "red", "cotton_mill_1")
        .tile("oldham.0", "red", "cotton_mill_2")
        .link("rochdale__yorkshire", "red")
        .link("oldham__rochdale", "red")
        .distant(demand=demand)
        .state()
    )
    return GAME.observe(table, table.actor).table


@pytest.mark.rule("L-11.3", "L-11.4")
def test_every_hidden_tile_is_thought_of_with_its_chance() -> None:
    table = seen(demand=5)
    found = outcomes(table, cotton(("rochdale.0", DISTANT), card="wigan"))
    ways = Counter(min(5 + move, 8) for move in table.rules.distant_tiles)
    assert {end.after.cotton_demand: end.chance for end in found} == pytest.approx(
        {demand: count / 12 for demand, count in ways.items()}
    )
    assert {end.after.cotton_demand: end.after.phase == SELLING for end in found} == {
        demand: demand < 8 for demand in ways
    }


def test_nothing_else_has_more_than_one_outcome() -> None:
    table = seen()
    for action in (loan(10, "wigan"), Action("pass", table.hands[0][:1])):
        (only,) = outcomes(table, action)
        assert only.chance == 1.0
    mill, port = "warrington_and_runcorn.1", "warrington_and_runcorn.0"
    beside = Position(4).hand("red", *HAND).tile(mill, "red", "cotton_mill_1")
    state = beside.tile(port, "yellow", "port_1").state()
    (only,) = outcomes(state, cotton((mill, port), card="wigan"))
    assert sum(only.after.slot_flipped) == 2


@pytest.mark.parametrize("sales", [1, 2, 3])
@pytest.mark.parametrize("left", [1, 3, 5, 8])
def test_the_odds_are_those_of_all_orders_of_the_stack(sales: int, left: int) -> None:
    tiles = (0, 1, 2, 2, 3)
    orders = list(permutations(tiles, sales))
    survived = sum(sum(order) < left for order in orders)
    assert still_open(tiles, left, sales) == pytest.approx(survived / len(orders))


@pytest.mark.rule("L-11.3")
def test_what_was_turned_this_era_is_known_and_nothing_else() -> None:
    turned = 0
    for state in positions(4, 5, every=5, kit=LANCASHIRE):
        table = GAME.observe(state, state.actor).table
        assert face_down(table) == face_down(state)
        assert len(face_down(table)) == len(state.distant) - state.distant_turned
        assert (room(table) > 0) == (state.cotton_demand < len(state.rules.distant_bonus))
        turned = max(turned, state.distant_turned)
    assert turned > 1


@pytest.mark.rule("L-11.1")
def test_the_most_valuable_mill_is_risked_first() -> None:
    table = seen()
    (sale,) = (a for a in candidates(table, Taste()) if a.kind == "sell")
    assert sale.legs == cotton(("oldham.0", DISTANT)).legs


@pytest.mark.rule("L-11.1", "L-11.4")
@pytest.mark.parametrize("level", ["foreman", "magnate"])
def test_a_sale_goes_on_while_the_market_is_likely_to_stay_open(level: str) -> None:
    """With nothing to lose a bot sells on; afterwards it is asked again."""
    table = seen(demand=1)
    after = next(
        end.after
        for end in outcomes(table, cotton(("oldham.0", DISTANT), card="wigan"))
        if end.after.cotton_demand == 1
    )
    assert after.phase == SELLING
    offered = candidates(after, Taste())
    assert END_SALE in offered
    observation = GAME.observe(after, after.actor)
    thought = LANCASHIRE.mind(LANCASHIRE.levels[level]).think(observation, 1)
    assert thought.action.kind == "sell_on"
    codes = [reason.code for reason in thought.options[0].reasons]
    assert "tries_to_sell" in codes or "income" in codes
