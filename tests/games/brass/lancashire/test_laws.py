"""Laws that hold in every position of every game of Lancashire."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brass_desktop.core.errors import IllegalAction
from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Seat, Setup
from brass_desktop.games.brass.engine import oracle
from brass_desktop.games.brass.engine.actions import END_TURN, Action
from brass_desktop.games.brass.engine.events import DistantTileTurned, Event
from brass_desktop.games.brass.engine.ids import HIDDEN, HIDDEN_TILE, NOTHING
from brass_desktop.games.brass.engine.setup import full_deck
from brass_desktop.games.brass.engine.state import BrassState
from tests.games.brass.engine.games import eager, name_of, positions, steps
from tests.games.brass.engine.soundness import (
    assert_no_dead_end,
    assert_reach_follows_the_board,
    assert_sound,
)
from tests.games.brass.lancashire.table import LANCASHIRE

SETUPS = [Setup(players, seed) for players, seed in product((2, 3, 4), range(1, 3))]
EVERY_GAME = pytest.mark.parametrize("setup", SETUPS, ids=name_of)
SEEDS = st.integers(min_value=0, max_value=(1 << 64) - 1)
CARDS = {2: 78, 3: 117, 4: 124}


def assert_nothing_is_lost(state: BrassState) -> None:
    """Cards, distant tiles and link tiles stay in the game; tiles leave it only from the mat on."""
    rules = state.rules
    cards = Counter(state.deck) + Counter(state.face_down)
    for pile in (*state.hands, *state.discards):
        cards.update(pile)
    assert cards == Counter(full_deck(rules, state.players))
    assert Counter(state.distant) == Counter(rules.distant_tiles)
    assert 0 <= state.cotton_demand <= len(rules.distant_bonus)
    for seat in range(state.players):
        assert state.links_left[seat] + state.link_owner.count(seat) == rules.numbers.link_tiles
    for slot, tile in enumerate(state.slot_tile):
        if tile != NOTHING:
            assert rules.tiles.industry[tile] in rules.board.slot_industries[slot]


@given(st.sampled_from([2, 3, 4]), SEEDS, st.booleans())
def test_any_seed_deals_a_game_that_ends_with_every_card_played(
    players: int, seed: int, money: bool
) -> None:
    setup = Setup(players, seed, {"bonus_in_money": money})
    played = 0
    last = None
    for step in steps(setup, game=LANCASHIRE):
        assert_sound(step.state)
        assert_nothing_is_lost(step.state)
        played += len(step.action.cards)
        last = step.state
    assert played == CARDS[players]
    assert last is not None and LANCASHIRE.result(last) is not None


@pytest.mark.parametrize("purse", [0, 45], ids=["", "rich"])
@EVERY_GAME
def test_enumeration_and_apply_agree_and_there_are_no_dead_ends(setup: Setup, purse: int) -> None:
    seen: set[str] = set()
    for state in positions(setup, every=17, player=eager, purse=purse, game=LANCASHIRE):
        offered = list(LANCASHIRE.legal_actions(state))
        assert offered and len(set(offered)) == len(offered)
        for action in offered[::3]:
            assert LANCASHIRE.refuse(state, action) is None
            after = state.clone()
            LANCASHIRE.apply(after, action, checked=False)
            assert_sound(after)
            assert_nothing_is_lost(after)
        kinds = {action.kind for action in offered}
        assert kinds == {kind for kind in state.rules.actions if oracle.is_open(state, kind)}
        for kind in kinds:
            assert_no_dead_end(state, kind)
        seen |= kinds
    assert {"build", "network", "develop", "loan", "end_turn"} <= seen


@EVERY_GAME
def test_questions_change_nothing(setup: Setup) -> None:
    for state in positions(setup, every=23, first=3, game=LANCASHIRE):
        before = state.digest()
        for action in LANCASHIRE.legal_actions(state):
            assert LANCASHIRE.decode(LANCASHIRE.encode(action)) == action
        LANCASHIRE.sample(state, Rng(1))
        for seat in range(state.players):
            LANCASHIRE.determinize(LANCASHIRE.observe(state, Seat(seat)), Rng(2))
        LANCASHIRE.progress(state)
        assert state.digest() == before
        assert_reach_follows_the_board(state)


@EVERY_GAME
def test_refused_actions_change_nothing(setup: Setup) -> None:
    past: list[Action] = [END_TURN]
    refused = 0
    for step in steps(setup, eager, game=LANCASHIRE):
        if step.number % 9 == 0:
            state = step.state.clone()
            before = state.digest()
            for action in past[-40:]:
                if LANCASHIRE.refuse(state, action) is not None:
                    refused += 1
                    with pytest.raises(IllegalAction):
                        LANCASHIRE.apply(state, action)
                    assert state.digest() == before
        past.append(step.action)
    assert refused > 50


@pytest.mark.parametrize("setup", SETUPS[::2], ids=name_of)
def test_the_same_seed_gives_the_same_game_and_events_are_no_part_of_it(setup: Setup) -> None:
    first = [step.state.digest() for step in steps(setup, eager, game=LANCASHIRE)]
    turned = 0
    state, rng = LANCASHIRE.new(setup), Rng(setup.seed)
    for digest in first:
        assert state.digest() == digest
        log: list[Event] = []
        action = eager(state, rng)
        LANCASHIRE.apply(state, action, log)
        shown = [event for event in log if isinstance(event, DistantTileTurned)]
        assert not shown or LANCASHIRE.is_fence(action, log)
        turned += len(shown)
    assert LANCASHIRE.actor(state) is None and turned > 0


@pytest.mark.parametrize("setup", SETUPS[::2], ids=name_of)
def test_an_observation_shows_neither_cards_nor_tiles_that_are_hidden(setup: Setup) -> None:
    for state in positions(setup, every=13, player=eager, game=LANCASHIRE):
        for seat in map(Seat, range(state.players)):
            seen = LANCASHIRE.observe(state, seat).table
            assert seen.rng == 0 and set(seen.deck) <= {HIDDEN} and set(seen.face_down) <= {HIDDEN}
            unturned = len(state.distant) - state.distant_turned
            assert set(seen.distant[:unturned]) <= {HIDDEN_TILE}
            assert seen.distant[unturned:] == state.distant[unturned:]
            dealt = LANCASHIRE.determinize(LANCASHIRE.observe(state, seat), Rng(7))
            assert_nothing_is_lost(dealt)
            assert dealt.hands[seat] == state.hands[seat]
            assert (
                set(LANCASHIRE.legal_actions(dealt)) == set(LANCASHIRE.legal_actions(state))
                or state.actor != seat
            )
