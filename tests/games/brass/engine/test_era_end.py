"""B-21: the end of an era."""

from collections import Counter

import pytest

from brass_desktop.games.brass.engine.events import (
    EraScored,
    EraStarted,
    LinkReturned,
    MerchantBeerPlaced,
    MoneyReceived,
    PointsGained,
    TileRemoved,
)
from brass_desktop.games.brass.engine.ids import SlotId
from brass_desktop.games.brass.engine.scoring import tile_points
from brass_desktop.games.brass.engine.setup import full_deck
from tests.games.brass.engine.position import Position
from tests.games.brass.engine.table import GAME, network


@pytest.mark.rule("B-21.1")
def test_an_era_ends_in_the_written_order() -> None:
    table = (
        Position()
        .last_turn_of_era()
        .level(red=1)
        .flipped("worcester.0", "red", "cotton_mill_1")
        .link("birmingham__oxford", "red")
        .merchant("oxford.0", "all", beer=False)
        .table()
    )
    steps = (
        MoneyReceived,
        EraScored,
        PointsGained,
        LinkReturned,
        TileRemoved,
        MerchantBeerPlaced,
        EraStarted,
    )
    log = [event for event in table.end_turn() if isinstance(event, steps)]
    assert [type(event) for event in log] == [
        MoneyReceived,
        EraScored,
        PointsGained,
        LinkReturned,
        PointsGained,
        TileRemoved,
        MerchantBeerPlaced,
        EraStarted,
    ]
    assert [event.cause for event in log if isinstance(event, PointsGained)] == ["link", "tile"]


@pytest.mark.rule("B-21.1")
def test_the_era_goes_on_while_any_card_is_left() -> None:
    table = Position().last_turn_of_era().hand("yellow", "dudley", "dudley").table()
    table.end_turn()
    assert (table.state.era, table.actor) == (0, "yellow")


@pytest.mark.rule("B-21.2")
def test_a_link_scores_the_icons_at_its_ends_whoever_owns_the_tiles() -> None:
    table = (
        Position()
        .last_turn_of_era()
        .flipped("birmingham.1", "yellow", "manufacturer_1")
        .flipped("birmingham.2", "red", "iron_works_1")
        .tile("birmingham.0", "yellow", "cotton_mill_2")
        .tile("dudley.0", "yellow", "coal_mine_1")
        .link("birmingham__dudley", "red")
        .link("birmingham__oxford", "yellow")
        .link("derby__nottingham", "yellow")
        .link("cannock__stafford", "red")
        .table()
    )
    log = table.end_turn()
    scored = {
        GAME.rules.board.links[event.origin]: event.points
        for event in log
        if isinstance(event, PointsGained) and event.cause == "link"
    }
    # Flipped: manufacturer 2 icons, iron works 1. Merchant towns count 2 with or without tiles.
    assert scored == {
        "birmingham__dudley": 3,
        "birmingham__oxford": 5,
        "derby__nottingham": 2,
        "cannock__stafford": 0,
    }
    assert table.vp("red") == 3 + 3
    assert table.vp("yellow") == 5 + 2 + 3


@pytest.mark.rule("B-21.2", "B-R.44")
def test_a_blank_merchant_town_still_shows_two_icons() -> None:
    for buys in ("blank", "all"):
        table = (
            Position()
            .last_turn_of_era()
            .merchant("shrewsbury.0", buys)
            .link("coalbrookdale__shrewsbury", "red")
            .table()
        )
        table.end_turn()
        assert table.vp("red") == 2


@pytest.mark.rule("B-21.3", "B-1.9")
@pytest.mark.parametrize("era", ["canal", "rail"])
def test_links_go_back_to_their_owners(era: str) -> None:
    table = (
        Position()
        .era(era)
        .last_turn_of_era()
        .links("red", "birmingham__oxford", "birmingham__dudley")
        .link("cannock__stafford", "yellow")
        .table()
    )
    assert table.state.links_left == [12, 13]
    table.end_turn()
    assert table.state.links_left == [14, 14]
    assert set(table.state.link_owner) == {-1}
    assert table.state.network(table.state.active) == 0


@pytest.mark.rule("B-21.3")
def test_old_canals_join_nothing_any_more() -> None:
    table = (
        Position()
        .last_turn_of_era()
        .tile("cannock.1", "yellow", "coal_mine_2")
        .links("red", "cannock__walsall", "birmingham__walsall")
        .table()
    )
    table.end_turn()
    table.end_turn()
    assert (table.state.era, table.actor) == (1, "red")
    assert table.refuses(network("birmingham__dudley", coal="cannock.1")) == "no_coal"
    assert table.allows(network("cannock__walsall", coal="cannock.1"))


@pytest.mark.rule("B-21.4")
def test_flipped_tiles_score_and_unflipped_ones_do_not() -> None:
    table = (
        Position()
        .era("rail")
        .last_turn_of_era()
        .flipped("worcester.0", "red", "cotton_mill_4")
        .tile("worcester.1", "red", "cotton_mill_4")
        .flipped("stafford.1", "yellow", "pottery_5")
        .tile("dudley.0", "yellow", "coal_mine_4", cubes=1)
        .table()
    )
    worth = [tile_points(table.state, SlotId(slot)) for slot in range(len(table.state.slot_tile))]
    log = table.end_turn()
    scored = [event for event in log if isinstance(event, PointsGained)]
    slots = {GAME.rules.board.slots[event.origin]: event.points for event in scored}
    assert slots == {"worcester.0": 12, "stafford.1": 20}
    assert (table.vp("red"), table.vp("yellow")) == (12, 20)
    assert sum(worth) == 12 + 20


@pytest.mark.rule("B-21.5", "B-R.38")
def test_level_one_leaves_the_board_after_the_canal_era_and_the_rest_stays() -> None:
    table = (
        Position()
        .last_turn_of_era()
        .flipped("worcester.0", "red", "cotton_mill_1")
        .tile("worcester.1", "yellow", "cotton_mill_1")
        .flipped("stafford.1", "red", "pottery_1")
        .tile("cannock.1", "yellow", "coal_mine_1")
        .tile("dudley.0", "yellow", "coal_mine_2", cubes=2)
        .tile("burton_on_trent.1", "red", "brewery_2", cubes=1)
        .flipped("birmingham.1", "yellow", "manufacturer_2")
        .available("yellow", "iron_works_1")
        .table()
    )
    mats = table.state.mat[:]
    table.end_turn()
    for slot in ("worcester.0", "worcester.1", "stafford.1", "cannock.1"):
        assert table.tile(slot) is None and table.cubes(slot) == 0
    assert (table.tile("dudley.0"), table.cubes("dudley.0")) == (("yellow", "coal_mine_2"), 2)
    assert table.cubes("burton_on_trent.1") == 1
    assert table.is_flipped("birmingham.1")
    assert table.state.mat == mats
    assert table.available("yellow", "iron_works") == "iron_works_1"
    assert table.vp("red") == 5 + 10


@pytest.mark.rule("B-21.5")
def test_nothing_leaves_the_board_after_the_rail_era() -> None:
    table = (
        Position().era("rail").last_turn_of_era().flipped("stafford.1", "red", "pottery_1").table()
    )
    table.end_turn()
    assert table.tile("stafford.1") == ("red", "pottery_1")


@pytest.mark.rule("B-21.6")
def test_empty_barrel_spaces_beside_merchants_are_refilled_once() -> None:
    table = (
        Position()
        .last_turn_of_era()
        .merchant("oxford.0", "all", beer=False)
        .merchant("oxford.1", "blank")
        .merchant("gloucester.0", "cotton_mill")
        .table()
    )
    log = table.end_turn()
    assert table.beer("oxford.0") and table.beer("gloucester.0")
    assert not table.beer("oxford.1") and not table.beer("warrington.0")
    placed = [event.merchant for event in log if isinstance(event, MerchantBeerPlaced)]
    assert [GAME.rules.board.merchants[merchant] for merchant in placed] == ["oxford.0"]


@pytest.mark.rule("B-21.6")
def test_no_beer_comes_at_the_end_of_the_game() -> None:
    position = Position().era("rail").last_turn_of_era()
    table = position.merchant("oxford.0", "all", beer=False).table()
    table.end_turn()
    assert not table.beer("oxford.0")


@pytest.mark.rule("B-21.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_discards_become_the_new_deck_and_everyone_draws_eight(players: int) -> None:
    table = Position(players=players).last_turn_of_era().table()
    face_down = Counter(table.state.face_down)
    assert sum(face_down.values()) == players
    log = table.end_turn()
    state = table.state
    assert [len(hand) for hand in state.hands] == [8] * players
    assert state.face_down == () and state.discards == [()] * players
    dealt = Counter(state.deck) + Counter(card for hand in state.hands for card in hand)
    assert dealt == Counter(full_deck(GAME.rules, players))
    assert EraStarted(1, {2: 40, 3: 54, 4: 64}[players]) in log
    assert list(state.deck) != sorted(state.deck)


@pytest.mark.rule("B-21.7")
def test_the_new_deck_is_shuffled_by_the_seed() -> None:
    decks = set()
    for seed in range(5):
        table = Position().last_turn_of_era().table()
        table.state.rng = seed
        table.end_turn()
        decks.add(table.state.deck)
    assert len(decks) == 5


@pytest.mark.rule("B-21.8")
def test_what_is_kept_into_the_rail_era() -> None:
    table = (
        Position(players=3)
        .last_turn_of_era()
        .spent(red=4, yellow=8, white=6)
        .money(red=11, yellow=12, white=13)
        .income(red=10, yellow=30, white=10)
        .vp(red=1, yellow=2, white=3)
        .market(coal=5, iron=2)
        .merchant("oxford.0", "pottery")
        .table()
    )
    merchants = table.state.merchant_tile
    table.end_turn()
    assert (table.state.era, table.state.round) == (1, 1)
    assert table.state.money == [11, 12 + 10, 13]
    assert table.state.income == [10, 30, 10]
    assert table.state.vp == [1, 2, 3]
    assert table.order == ("red", "white", "yellow")
    assert (table.state.coal, table.state.iron) == (5, 2)
    assert table.state.merchant_tile == merchants


@pytest.mark.rule("B-R.35")
def test_no_wild_card_is_left_at_the_end_of_an_era() -> None:
    position = Position().last_turn_of_era().hand("red", "wild_industry")
    table = position.table()
    assert table.state.wilds == [4, 3]
    table.end_turn()
    assert table.state.wilds == [4, 4]
    wild = GAME.rules.cards.wild
    assert not any(wild[card] for card in table.state.deck)
    assert not any(wild[card] for hand in table.state.hands for card in hand)
