"""An observation survives the pipe, and nothing hidden goes with it."""

import json

import pytest

from brass_desktop.games.brass.bots.kit import BrassBots
from brass_desktop.games.brass.bots.observation_codec import (
    BadObservation,
    decode_observation,
    encode_observation,
)
from brass_desktop.games.brass.engine.ids import HIDDEN, HIDDEN_TILE
from tests.games.brass.bots.positions import BOTH_GAMES, GAME, positions


@BOTH_GAMES
@pytest.mark.parametrize("players", [2, 3])
def test_an_observation_comes_back_as_it_was(kit: BrassBots, players: int) -> None:
    game = kit.game
    for state in positions(players, 41, every=13, kit=kit):
        seen = game.observe(state, state.actor)
        read = decode_observation(game, json.loads(json.dumps(encode_observation(seen))))
        assert read.seat == seen.seat
        assert read.table.rules is seen.table.rules
        assert read.table.digest() == seen.table.digest()
        assert read.table.link_reach == seen.table.link_reach
        assert read.table.tile_reach == seen.table.tile_reach
        for location in range(len(state.rules.board.locations)):
            assert read.table.roads.component(1 << location) == seen.table.roads.component(
                1 << location
            )
        assert list(game.legal_actions(read.table)) == list(game.legal_actions(seen.table))


@pytest.mark.rule("B-24.1", "L-11.3")
@BOTH_GAMES
def test_what_is_hidden_crosses_as_hidden(kit: BrassBots) -> None:
    state = list(positions(4, 42, kit=kit))[40]
    written = encode_observation(kit.game.observe(state, state.actor))
    assert written["rng"] == 0
    assert set(written["deck"]) <= {HIDDEN}  # type: ignore[arg-type]
    wild = state.rules.cards.wild
    for seat, hand in enumerate(written["hands"]):  # type: ignore[arg-type]
        if seat != state.actor:
            assert {card for card in hand if not wild[card]} <= {HIDDEN}  # type: ignore[index,union-attr]
    unturned = len(state.distant) - state.distant_turned
    assert written.get("distant", []) == [HIDDEN_TILE] * unturned + [*state.distant[unturned:]]


@pytest.mark.parametrize("field", ["deck", "seat", "money", "players"])
def test_a_missing_field_is_named(field: str) -> None:
    state = next(positions(2, 42))
    written = encode_observation(GAME.observe(state, state.actor))
    del written[field]
    with pytest.raises(BadObservation, match=field):
        decode_observation(GAME, written)
