"""B-24: what a player may see."""

from collections import Counter

import pytest

from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Seat, Setup
from brass_desktop.games.brass.engine.game import BrassGame
from brass_desktop.games.brass.engine.ids import HIDDEN, HIDDEN_TILE
from brass_desktop.games.brass.engine.observation import unseen_cards, unseen_distant_tiles
from brass_desktop.games.brass.engine.state import BrassState
from tests.games.brass.engine.family import EVERY_GAME
from tests.games.brass.engine.games import eager, positions, steps
from tests.games.brass.engine.position import Position
from tests.games.brass.engine.soundness import assert_nothing_is_lost
from tests.games.brass.engine.table import GAME, card_named, seat_of

OPEN = [
    name
    for name in BrassState.__slots__
    if name not in ("hands", "deck", "face_down", "distant", "rng", "rules", "roads")
]
SET_ASIDE = {"birmingham": 3, "lancashire": 9}
"""Cards that lie face down with three players."""


@EVERY_GAME
@pytest.mark.rule("B-24.1", "L-3.2", "L-2.3")
def test_other_hands_the_deck_face_down_cards_and_tiles_are_hidden(game: BrassGame) -> None:
    state = game.new(Setup(3, 21))
    seen = game.observe(state, Seat(1)).table
    assert seen.hands[1] == state.hands[1]
    assert set(seen.hands[0]) == set(seen.hands[2]) == {HIDDEN}
    assert [len(hand) for hand in seen.hands] == [8, 8, 8]
    assert seen.deck == (HIDDEN,) * len(state.deck)
    assert seen.face_down == (HIDDEN,) * SET_ASIDE[game.id]
    assert seen.distant == (HIDDEN_TILE,) * len(state.rules.distant_tiles)
    assert seen.rng == 0


@EVERY_GAME
@pytest.mark.rule("B-24.1", "L-11.3")
def test_everything_else_is_open(game: BrassGame) -> None:
    turned = 0
    for state in positions(Setup(4, 22), every=30, player=eager, game=game):
        seen = game.observe(state, Seat(2)).table
        for name in OPEN:
            assert getattr(seen, name) == getattr(state, name), name
        unturned = len(state.distant) - state.distant_turned
        assert set(seen.distant[:unturned]) <= {HIDDEN_TILE}
        assert seen.distant[unturned:] == state.distant[unturned:]
        turned += state.distant_turned
    assert bool(turned) == bool(game.rules.distant_tiles)


@pytest.mark.rule("B-24.1")
def test_observing_changes_nothing_and_shares_nothing() -> None:
    state = GAME.new(Setup(2, 23))
    before = state.digest()
    seen = GAME.observe(state, Seat(0)).table
    seen.money[0] = 999
    assert state.digest() == before


@pytest.mark.rule("B-24.1")
def test_wild_cards_in_hand_were_taken_openly() -> None:
    state = Position().hand("yellow", "wild_location", "dudley").state()
    seen = GAME.observe(state, seat_of("red")).table
    assert seen.hands[1] == (card_named("wild_location"), HIDDEN)


@pytest.mark.rule("B-24.2")
def test_discard_piles_are_open_for_everyone() -> None:
    table = Position(players=3).table()
    table.end_turn()
    for colour in ("yellow", "white"):
        seen = GAME.observe(table.state, seat_of(colour)).table
        assert seen.discards == table.state.discards
        assert len(seen.discards[0]) == 2


@EVERY_GAME
@pytest.mark.rule("B-24.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_guess_fits_all_that_was_seen(game: BrassGame, players: int) -> None:
    for step in steps(Setup(players, 24), eager, game=game):
        if step.number % 9:
            continue
        state, seat = step.state, step.state.actor
        seen = game.observe(state, seat)
        guess = game.determinize(seen, Rng(step.number))
        assert game.observe(guess, seat).table.digest() == seen.table.digest()
        assert_nothing_is_lost(guess)
        wild = state.rules.cards.wild
        hidden = Counter((*state.deck, *state.face_down))
        for other, hand in enumerate(state.hands):
            if other != seat:
                hidden.update(card for card in hand if not wild[card])
        assert unseen_cards(seen) == hidden
        unturned = len(state.distant) - state.distant_turned
        assert unseen_distant_tiles(seen.table) == Counter(state.distant[:unturned])
        if not state.payday:
            assert list(game.legal_actions(guess)) == list(game.legal_actions(state))


@EVERY_GAME
@pytest.mark.rule("B-24.1")
def test_different_guesses_differ(game: BrassGame) -> None:
    seen = game.observe(game.new(Setup(2, 25)), Seat(0))
    guesses = [game.determinize(seen, Rng(n)) for n in range(10)]
    assert len({guess.hands[1] for guess in guesses}) == 10
    assert (len({guess.distant for guess in guesses}) > 1) == bool(game.rules.distant_tiles)
