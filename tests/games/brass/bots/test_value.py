"""The sign of each term of the value, on positions changed in one thing."""

import itertools

import pytest

from brass_desktop.games.brass.bots.value import chances
from brass_desktop.games.brass.bots.value.clock import read_clock
from brass_desktop.games.brass.bots.value.merchants import MerchantTrade
from brass_desktop.games.brass.bots.value.weights import Weights
from brass_desktop.games.brass.bots.value.worth import Evaluator, Terms
from brass_desktop.games.brass.engine.effects import flip, move_income, receive
from brass_desktop.games.brass.engine.ids import CANAL_ERA, NOTHING, RAIL_ERA, SlotId
from brass_desktop.games.brass.engine.state import BrassState
from tests.games.brass.bots.positions import GAME, LANCASHIRE, position, positions
from tests.games.brass.lancashire.table import Position


def terms(state: BrassState, weights: Weights | None = None) -> Terms:
    evaluator = Evaluator(state, weights or Weights(), MerchantTrade)
    return evaluator.terms(state, state.actor)


def own_unflipped(state: BrassState) -> SlotId:
    return next(
        SlotId(slot)
        for slot, owner in enumerate(state.slot_owner)
        if owner == state.actor and not state.slot_flipped[slot]
    )


def with_an_unflipped_tile(era: int) -> BrassState:
    for state in positions(4, 31):
        if state.era == era and any(
            owner == state.actor and not flipped
            for owner, flipped in zip(state.slot_owner, state.slot_flipped, strict=True)
        ):
            return state
    raise AssertionError("no such position")


@pytest.mark.parametrize("era", [CANAL_ERA, RAIL_ERA])
def test_flipping_a_tile_is_worth_points_and_income(era: int) -> None:
    state = with_an_unflipped_tile(era)
    before = terms(state)
    flip(state, own_unflipped(state), None)
    after = terms(state)
    assert after.tiles >= before.tiles
    assert after.income > before.income


def test_money_is_worth_less_the_more_there_is() -> None:
    state = position(4, 32, CANAL_ERA, 3)
    state.money[state.actor] = 0
    worths = []
    for _ in range(4):
        worths.append(terms(state).money)
        receive(state, state.actor, 20, "loan", None)
    steps = [later - sooner for sooner, later in itertools.pairwise(worths)]
    assert steps[0] > steps[1] > steps[2] > 0


def test_the_promise_of_the_mat_fades_round_by_round() -> None:
    """Otherwise a good tile on the mat would seem worth more than the same tile on the board."""
    state = position(4, 32, RAIL_ERA, 3)
    promises = []
    for number in range(3, state.rounds_in_era() + 1):
        state.round = number
        promises.append(terms(state).mat)
    assert all(sooner > later for sooner, later in itertools.pairwise(promises))
    assert promises[-1] == 0


def test_a_pound_is_worth_less_in_the_rail_era() -> None:
    canal, rail = position(4, 32, CANAL_ERA, 3), position(4, 32, RAIL_ERA, 3)
    canal.money[canal.actor] = rail.money[rail.actor] = 20
    assert 0 < terms(rail).money < terms(canal).money


def test_debt_asks_for_a_reserve_and_more_without_money() -> None:
    state = position(4, 32, CANAL_ERA, 3)
    assert state.rules.income_level[8] < 0
    move_income(state, state.actor, 8, None)
    state.money[state.actor] = 60
    rich = terms(state).reserve
    state.money[state.actor] = 0
    assert terms(state).reserve < rich < 0


@pytest.mark.rule("B-21.4", "B-21.5")
def test_a_tile_that_stays_counts_twice_in_the_canal_era() -> None:
    state = position(4, 32, CANAL_ERA, 6)
    assert terms(state).tiles >= terms(state, Weights(double_scoring=0.0)).tiles
    rail = position(4, 32, RAIL_ERA, 6)
    assert terms(rail).tiles == terms(rail, Weights(double_scoring=0.0)).tiles


def test_the_end_of_the_game_leaves_only_points() -> None:
    last = list(positions(2, 33))[-1]
    assert last.era == RAIL_ERA and last.actions_left == 1
    last.actions_left = 0
    found = terms(last)
    assert (found.money, found.income, found.mat, found.hand) == (0, 0, 0, 0)


def test_the_value_reads_no_hidden_card() -> None:
    state = position(4, 34, RAIL_ERA, 3)
    assert terms(GAME.observe(state, state.actor).table) == terms(state)


def cotton_terms(state: BrassState) -> Terms:
    weights = LANCASHIRE.levels["magnate"].weights
    return Evaluator(state, weights, LANCASHIRE.make_trade).terms(state, state.actor)


def test_the_value_reads_no_hidden_card_and_no_hidden_tile() -> None:
    for state in positions(4, 34, every=17, kit=LANCASHIRE):
        assert cotton_terms(LANCASHIRE.game.observe(state, state.actor).table) == cotton_terms(
            state
        )


@pytest.mark.rule("L-11.2", "L-11.3")
def test_cotton_is_worth_more_the_surer_its_way() -> None:
    """A port of one's own, then the distant market while it is open, then no way at all."""
    mill = Position(4).tile("rochdale.0", "red", "cotton_mill_2")
    alone = mill.state()
    joined = mill.link("rochdale__yorkshire", "red").state()
    closed = joined.clone()
    closed.cotton_demand = len(closed.rules.distant_bonus)
    beside = Position(4).tile("warrington_and_runcorn.1", "red", "cotton_mill_2")
    ported = beside.tile("warrington_and_runcorn.0", "red", "port_2").state()
    chances_of = [chance(state) for state in (ported, joined, closed)]
    assert chances_of == sorted(chances_of, reverse=True)
    assert chance(joined) > chance(alone)


def chance(state: BrassState) -> float:
    """Return the chance of the only mill on the board."""
    evaluator = Evaluator(state, LANCASHIRE.levels["magnate"].weights, LANCASHIRE.make_trade)
    found = evaluator.survey(state)[2].chance
    (mill,) = (slot for slot in found if state.rules.tiles.sold[state.slot_tile[slot]])
    return found[mill]


@pytest.mark.rule("L-14.3")
def test_money_that_is_left_counts_where_it_scores() -> None:
    last = list(positions(4, 33, kit=LANCASHIRE))[-1]
    last.actions_left = 0
    last.money[last.actor] = 50
    assert cotton_terms(last).money == pytest.approx(5.0)


@pytest.mark.rule("L-3.4", "L-4.2")
def test_a_debtor_has_the_whole_round_before_him_where_income_comes_first() -> None:
    state = Position(4).round(5).state()
    turn = read_clock(state)
    state.payday = state.order
    assert read_clock(state).actions == turn.actions


def test_chances_fall_with_time_and_distance() -> None:
    near, one_off, far = (chances.goods_chance(d, 1, 1.0, False) for d in (0, 1, 2))
    assert 1 > near > one_off > far > 0
    assert chances.goods_chance(0, 1, 0.0, True) > chances.goods_chance(0, 1, 0.0, False)
    assert [chances.in_time(1.0, left) for left in range(-1, 9)] == sorted(
        chances.in_time(1.0, left) for left in range(-1, 9)
    )
    assert chances.in_time(1.0, 0) == 0


def test_rooms_and_icons_are_counted_where_they_are() -> None:
    state = position(4, 32, RAIL_ERA, 5)
    evaluator = Evaluator(state, Weights(), MerchantTrade)
    prospects = evaluator.survey(state)[2]
    assert sum(prospects.rooms) == state.slot_tile.count(NOTHING)
    assert set(prospects.chance) == {
        slot
        for slot, tile in enumerate(state.slot_tile)
        if tile != NOTHING and not state.slot_flipped[slot]
    }
