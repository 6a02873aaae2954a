"""Reasons are codes with the facts they promise, and they add up."""

import pytest

from brass_desktop.bots.thought import BadThought, Reason, decode_thought, encode_thought
from brass_desktop.games.brass.bots.kit import BrassBots
from brass_desktop.games.brass.bots.search.reasons import CODES
from brass_desktop.games.brass.engine.actions import Action, BuildLeg
from tests.games.brass.bots.positions import BOTH_GAMES, GAME, positions


@BOTH_GAMES
def test_reasons_carry_exactly_their_facts(kit: BrassBots) -> None:
    told = set()
    for players in (2, 4):
        for state in positions(players, 51, every=2, kit=kit):
            foreman = kit.mind(kit.levels["foreman"])
            thought = foreman.think(kit.game.observe(state, state.actor), 1)
            for option in thought.options:
                assert len(option.reasons) <= 3
                for reason in option.reasons:
                    told.add(reason.code)
                    assert set(reason.facts) == set(CODES[reason.code]), reason.code
                    assert not says_nothing(reason), reason
    assert {"scores_twice", "builds", "sells", "link", "loan", "income", "clears"} <= told
    assert ("tries_to_sell" in told) == bool(kit.game.rules.distant_tiles)


def says_nothing(reason: Reason) -> bool:
    """Tell whether a reason names an amount of zero, or a tile that follows itself."""
    facts = reason.facts
    zero = any(facts.get(name) == 0 for name in ("points", "pounds", "levels", "later", "barrels"))
    return zero or ("next_tile" in facts and facts["next_tile"] == facts["tile"])


@BOTH_GAMES
def test_a_thought_survives_the_pipe(kit: BrassBots) -> None:
    state = list(positions(3, 52, kit=kit))[20]
    thought = kit.mind(kit.levels["foreman"]).think(kit.game.observe(state, state.actor), 1)
    read = decode_thought(kit.game, encode_thought(kit.game, thought))
    assert read.action == thought.action
    assert [option.turn for option in read.options] == [option.turn for option in thought.options]
    assert [option.reasons[0].facts for option in read.options if option.reasons] == [
        option.reasons[0].facts for option in thought.options if option.reasons
    ]


@pytest.mark.parametrize("garbage", [None, [], {}, {"action": {"kind": "fly"}}, {"action": 3}])
def test_garbage_is_no_thought(garbage: object) -> None:
    with pytest.raises(BadThought):
        decode_thought(GAME, garbage)


def about(action: Action) -> tuple[object, ...]:
    """Tell an action by its kind and its targets; cards and sources are no idea of their own."""
    return (
        action.kind,
        frozenset(leg[:2] if isinstance(leg, BuildLeg) else leg[0] for leg in action.legs),
    )


@BOTH_GAMES
def test_options_are_different_ideas(kit: BrassBots) -> None:
    several = 0
    for state in positions(3, 53, every=4, kit=kit):
        seen = kit.game.observe(state, state.actor)
        options = kit.mind(kit.levels["foreman"]).think(seen, 1).options
        first = {about(option.turn[0]) for option in options}
        whole = {frozenset(map(about, option.turn)) for option in options}
        assert len(first) == len(whole) == len(options)
        several += len(options) > 1
    assert several > 10
