"""B-2: setup."""

from collections import Counter

import pytest

from brass_desktop.core.errors import InvalidSetup
from brass_desktop.core.types import Seat, Setup
from brass_desktop.games.brass.engine.ids import NOTHING
from brass_desktop.games.brass.engine.setup import full_deck
from brass_desktop.games.brass.engine.state import BrassState
from tests.games.brass.engine.position import Position
from tests.games.brass.engine.table import GAME, build

RULES = GAME.rules
COUNTS = pytest.mark.parametrize("players", [2, 3, 4])


def merchants(state: BrassState) -> dict[str, int]:
    return dict(zip(RULES.board.merchants, state.merchant_tile, strict=True))


@pytest.mark.rule("B-2.1")
def test_only_two_three_or_four_can_play() -> None:
    for players in (0, 1, 5):
        with pytest.raises(InvalidSetup, match=f"{players} players"):
            GAME.new(Setup(players, 1))
    with pytest.raises(InvalidSetup, match="unknown option 'open_hands'"):
        GAME.new(Setup(2, 1, {"open_hands": True}))
    assert [GAME.new(Setup(players, 1)).players for players in (2, 3, 4)] == [2, 3, 4]


@pytest.mark.rule("B-2.1")
def test_cards_and_merchants_of_larger_tables_are_left_out() -> None:
    names = {n: {RULES.cards.ids[card] for card in full_deck(RULES, n)} for n in (2, 3, 4)}
    assert names[4] - names[3] == {"card_belper", "card_derby"}
    assert names[3] - names[2] == {
        "card_leek",
        "card_stoke_on_trent",
        "card_stone",
        "card_uttoxeter",
        "card_cotton_mill_or_manufacturer",
    }
    for players, tiles in ((2, 5), (3, 7), (4, 9)):
        placed = [tile for tile in GAME.new(Setup(players, 5)).merchant_tile if tile != NOTHING]
        assert sorted(placed) == list(range(tiles))


@COUNTS
@pytest.mark.rule("B-2.2")
def test_wild_cards_lie_in_two_open_piles_and_never_in_the_deck(players: int) -> None:
    state = GAME.new(Setup(players, 2))
    assert state.wilds == [4, 4]
    dealt = {*state.deck, *state.face_down, *(card for hand in state.hands for card in hand)}
    assert not any(RULES.cards.wild[card] for card in dealt)


@pytest.mark.rule("B-2.3")
def test_the_deck_has_40_54_or_64_cards_in_random_order() -> None:
    for players, size in ((2, 40), (3, 54), (4, 64)):
        assert len(full_deck(RULES, players)) == size
        state = GAME.new(Setup(players, 3))
        everywhere = (*state.deck, *state.face_down, *(c for hand in state.hands for c in hand))
        assert Counter(everywhere) == Counter(full_deck(RULES, players))
    assert GAME.new(Setup(2, 1)).deck != GAME.new(Setup(2, 2)).deck


@pytest.mark.rule("B-2.4")
def test_merchant_spaces_follow_the_player_count() -> None:
    empty = {
        players: {
            space.rsplit(".", 1)[0]
            for space, tile in merchants(GAME.new(Setup(players, 4))).items()
            if tile == NOTHING
        }
        for players in (2, 3, 4)
    }
    assert empty == {2: {"warrington", "nottingham"}, 3: {"nottingham"}, 4: set()}
    deals = {GAME.new(Setup(4, seed)).merchant_tile for seed in range(20)}
    assert len(deals) > 15


@COUNTS
@pytest.mark.rule("B-2.5")
def test_every_merchant_that_is_not_blank_gets_one_beer(players: int) -> None:
    state = GAME.new(Setup(players, 6))
    for tile, beer in zip(state.merchant_tile, state.merchant_beer, strict=True):
        assert beer == (tile != NOTHING and bool(RULES.merchant_buys[tile]))
    assert sum(state.merchant_beer) == {2: 3, 3: 4, 4: 6}[players]


@COUNTS
@pytest.mark.rule("B-2.6")
def test_markets_start_full_but_for_the_cheapest_spaces(players: int) -> None:
    state = GAME.new(Setup(players, 7))
    assert (state.coal, RULES.coal_market.spaces) == (13, 14)
    assert (state.iron, RULES.iron_market.spaces) == (8, 10)
    # One £1 coal is there, the other £1 space is empty; both £1 iron spaces are.
    assert RULES.coal_market.buy_price[state.coal] == 1
    assert RULES.coal_market.sell_price[state.coal] == 1
    assert RULES.iron_market.buy_price[state.iron] == 2
    assert RULES.iron_market.sell_price[state.iron] == 1


@COUNTS
@pytest.mark.rule("B-2.7")
def test_every_player_starts_alike(players: int) -> None:
    state = GAME.new(Setup(players, 8))
    assert state.money == [17] * players
    assert state.links_left == [14] * players
    assert state.vp == [0] * players
    assert state.income == [10] * players
    assert [state.income_level(Seat(seat)) for seat in range(players)] == [0] * players
    assert state.mat == [0] * (6 * players)
    assert sum(len(stack) for stack in RULES.stacks) == 45
    for stack in RULES.stacks:
        levels = [RULES.tiles.level[tile] for tile in stack]
        assert levels == sorted(levels)


@COUNTS
@pytest.mark.rule("B-2.8")
def test_eight_cards_in_hand_and_one_face_down_unseen_by_all(players: int) -> None:
    state = GAME.new(Setup(players, 9))
    assert [len(hand) for hand in state.hands] == [8] * players
    assert len(state.face_down) == players
    assert state.discards == [()] * players
    assert len(state.deck) == {2: 40, 3: 54, 4: 64}[players] - 9 * players
    for seat in range(players):
        seen = GAME.observe(state, Seat(seat)).table
        assert seen.hands[seat] == state.hands[seat]
        assert not set(seen.face_down) & set(state.face_down)


@pytest.mark.rule("B-2.9")
def test_turn_order_is_drawn_by_lot() -> None:
    orders = Counter(GAME.new(Setup(3, seed)).order for seed in range(120))
    assert len(orders) == 6
    assert all(count > 5 for count in orders.values())


@pytest.mark.rule("B-2.10")
def test_towns_without_cards_stay_open() -> None:
    assert not any("belper" in RULES.cards.ids[card] for card in full_deck(RULES, 2))
    table = Position(players=2).hand("red", "coal_mine").link("belper__derby", "red").table()
    table.play(build("belper.1", "coal_mine", card="coal_mine"))
    assert table.tile("belper.1") == ("red", "coal_mine_1")
