"""B-24: what a player may see."""

from collections import Counter

import pytest

from brass_desktop.core.rng import Rng
from brass_desktop.core.types import Seat, Setup
from brass_desktop.games.brass.engine.ids import HIDDEN
from brass_desktop.games.brass.engine.observation import unseen_cards
from brass_desktop.games.brass.engine.setup import full_deck
from brass_desktop.games.brass.engine.state import BrassState
from tests.games.brass.engine.position import Position
from tests.games.brass.engine.table import GAME, card_named, seat_of

OPEN = [
    name
    for name in BrassState.__slots__
    if name not in ("hands", "deck", "face_down", "rng", "rules", "roads")
]


@pytest.mark.rule("B-24.1")
def test_other_hands_the_deck_and_face_down_cards_are_hidden() -> None:
    state = GAME.new(Setup(3, 21))
    seen = GAME.observe(state, Seat(1)).table
    assert seen.hands[1] == state.hands[1]
    assert set(seen.hands[0]) == set(seen.hands[2]) == {HIDDEN}
    assert [len(hand) for hand in seen.hands] == [8, 8, 8]
    assert seen.deck == (HIDDEN,) * len(state.deck)
    assert seen.face_down == (HIDDEN,) * 3
    assert seen.rng == 0


@pytest.mark.rule("B-24.1")
def test_everything_else_is_open() -> None:
    state, rng = GAME.new(Setup(4, 22)), Rng(22)
    for _ in range(150):
        GAME.apply(state, GAME.sample(state, rng), checked=False)
    seen = GAME.observe(state, Seat(2)).table
    for name in OPEN:
        assert getattr(seen, name) == getattr(state, name), name


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


@pytest.mark.rule("B-24.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_guess_fits_all_that_was_seen(players: int) -> None:
    state, rng = GAME.new(Setup(players, 24)), Rng(24)
    while GAME.actor(state) is not None:
        seat = state.actor
        seen = GAME.observe(state, seat)
        guess = GAME.determinize(seen, Rng(rng.next64()))
        again = GAME.observe(guess, seat).table
        assert again.digest() == seen.table.digest()
        cards = Counter((*guess.deck, *guess.face_down))
        for pile in (*guess.hands, *guess.discards):
            cards.update(card for card in pile if not GAME.rules.cards.wild[card])
        assert cards == Counter(full_deck(GAME.rules, players))
        hidden = Counter((*state.deck, *state.face_down))
        for other, hand in enumerate(state.hands):
            if other != seat:
                hidden.update(card for card in hand if not GAME.rules.cards.wild[card])
        assert unseen_cards(seen) == hidden
        if not state.payday:
            assert list(GAME.legal_actions(guess)) == list(GAME.legal_actions(state))
        for _ in range(9):
            if GAME.actor(state) is not None:
                GAME.apply(state, GAME.sample(state, rng), checked=False)


@pytest.mark.rule("B-24.1")
def test_different_guesses_differ() -> None:
    seen = GAME.observe(GAME.new(Setup(2, 25)), Seat(0))
    hands = {GAME.determinize(seen, Rng(n)).hands[1] for n in range(10)}
    assert len(hands) == 10
