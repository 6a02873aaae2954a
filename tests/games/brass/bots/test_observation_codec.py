"""An observation survives the pipe, and nothing hidden goes with it."""

import json

import pytest

from brass_desktop.games.brass.bots.observation_codec import (
    BadObservation,
    decode_observation,
    encode_observation,
)
from brass_desktop.games.brass.engine.ids import HIDDEN
from tests.games.brass.bots.positions import GAME, positions


def test_an_observation_comes_back_as_it_was() -> None:
    for state in positions(3, 41, every=13):
        seen = GAME.observe(state, state.actor)
        read = decode_observation(GAME.rules, json.loads(json.dumps(encode_observation(seen))))
        assert read.seat == seen.seat
        assert read.table.digest() == seen.table.digest()
        assert read.table.link_reach == seen.table.link_reach
        assert read.table.tile_reach == seen.table.tile_reach
        for location in range(len(GAME.rules.board.locations)):
            assert read.table.roads.component(1 << location) == seen.table.roads.component(
                1 << location
            )
        assert list(GAME.legal_actions(read.table)) == list(GAME.legal_actions(seen.table))


@pytest.mark.rule("B-24.1")
def test_hidden_cards_cross_as_hidden() -> None:
    state = next(positions(4, 42))
    written = encode_observation(GAME.observe(state, state.actor))
    assert written["rng"] == 0
    assert set(written["deck"]) == {HIDDEN}  # type: ignore[arg-type]
    for seat, hand in enumerate(written["hands"]):  # type: ignore[arg-type]
        if seat != state.actor:
            assert set(hand) == {HIDDEN}  # type: ignore[arg-type]


@pytest.mark.parametrize("field", ["deck", "seat", "money"])
def test_a_missing_field_is_named(field: str) -> None:
    state = next(positions(2, 42))
    written = encode_observation(GAME.observe(state, state.actor))
    del written[field]
    with pytest.raises(BadObservation, match=field):
        decode_observation(GAME.rules, written)
