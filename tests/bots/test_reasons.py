"""Reasons are codes with the facts they promise, and they add up."""

import pytest

from brass_desktop.bots.levels import FOREMAN
from brass_desktop.bots.reasons import CODES
from brass_desktop.bots.thinker import Thinker
from brass_desktop.bots.thought import BadThought, decode_thought, encode_thought
from tests.bots.positions import GAME, positions


def test_reasons_carry_exactly_their_facts() -> None:
    told = set()
    for players in (2, 4):
        for state in positions(players, 51, every=2):
            thought = Thinker(FOREMAN).think(GAME.observe(state, state.actor), 1)
            for option in thought.options:
                assert len(option.reasons) <= 3
                for reason in option.reasons:
                    told.add(reason.code)
                    assert set(reason.facts) == set(CODES[reason.code]), reason.code
    assert {"scores_twice", "builds", "sells", "link", "loan", "pays", "clears"} <= told


def test_a_thought_survives_the_pipe() -> None:
    state = list(positions(3, 52))[20]
    thought = Thinker(FOREMAN).think(GAME.observe(state, state.actor), 1)
    read = decode_thought(GAME, encode_thought(GAME, thought))
    assert read.action == thought.action
    assert [option.turn for option in read.options] == [option.turn for option in thought.options]
    assert [option.reasons[0].facts for option in read.options if option.reasons] == [
        option.reasons[0].facts for option in thought.options if option.reasons
    ]


@pytest.mark.parametrize("garbage", [None, [], {}, {"action": {"kind": "fly"}}, {"action": 3}])
def test_garbage_is_no_thought(garbage: object) -> None:
    with pytest.raises(BadThought):
        decode_thought(GAME, garbage)
