"""What is true of every position of every game of the family, whatever led to it."""

from collections import Counter

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine.ids import NO_RESOURCE, NOTHING, Kind
from brass_desktop.games.brass.engine.setup import full_deck
from brass_desktop.games.brass.engine.state import BrassState


def assert_sound(state: BrassState) -> None:
    """What is true of every position, whatever led to it."""
    assert min(state.money) >= 0 and min(state.vp) >= 0
    assert all(-10 <= state.income_level(Seat(seat)) <= 30 for seat in range(state.players))
    assert all(0 <= space <= 99 for space in state.income)
    assert min(state.links_left) >= 0 and min(state.wilds, default=0) >= 0
    assert 0 <= state.coal <= state.rules.coal_market.spaces
    assert 0 <= state.iron <= state.rules.iron_market.spaces
    assert sorted(state.order) == list(range(state.players))
    tiles = state.rules.tiles
    for slot, tile in enumerate(state.slot_tile):
        empty = tile == NOTHING
        assert empty == (state.slot_owner[slot] == NOTHING)
        if empty or tiles.resource[tile] == NO_RESOURCE:
            assert state.slot_cubes[slot] == 0
        else:
            assert (state.slot_cubes[slot] == 0) == state.slot_flipped[slot]
        if not empty:
            assert tiles.industry[tile] in state.rules.board.slot_industries[slot]
    assert_nothing_is_lost(state)
    assert_reach_follows_the_board(state)


def assert_nothing_is_lost(state: BrassState) -> None:
    """Cards, link tiles and tiles of the distant market stay in the game."""
    rules = state.rules
    cards = Counter((*state.deck, *state.face_down))
    for pile in (*state.hands, *state.discards):
        cards.update(card for card in pile if not rules.cards.wild[card])
    assert cards == Counter(full_deck(rules, state.players))
    assert Counter(state.distant) == Counter(rules.distant_tiles)
    assert 0 <= state.cotton_demand <= len(rules.distant_bonus)
    for seat in range(state.players):
        assert state.links_left[seat] + state.link_owner.count(seat) == rules.numbers.link_tiles


def assert_reach_follows_the_board(state: BrassState) -> None:
    board = state.rules.board
    neighbours = [0] * len(board.locations)
    reach = [0] * state.players
    for link, owner in enumerate(state.link_owner):
        if owner != NOTHING:
            reach[owner] |= board.link_mask[link]
            for end in board.link_ends[link]:
                neighbours[end] |= board.link_mask[link]
    assert list(state.roads.neighbours) == neighbours
    assert state.link_reach == reach
    tiles = [0] * state.players
    for slot, owner in enumerate(state.slot_owner):
        if owner != NOTHING:
            tiles[owner] |= board.slot_bit[slot]
    assert state.tile_reach == tiles


def assert_no_dead_end(state: BrassState, kind: Kind) -> None:
    """Every leg on offer leads somewhere: to a stop that cards can pay for, or to another leg."""
    rule = state.rules.actions[kind]
    for leg in rule.legs(state, ()):
        assert rule.refuse_leg(state, (), leg) is None
        after = state.clone()
        rule.perform(after, (), leg, None)
        if rule.may_stop(after, (leg,)):
            assert rule.payments(state, (leg,))
        else:
            assert any(rule.legs(after, (leg,)))
