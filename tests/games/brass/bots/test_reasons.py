"""Reasons are codes with the facts they promise, and they add up."""

import pytest

from brass_desktop.bots.thought import BadThought, Reason, decode_thought, encode_thought
from brass_desktop.games.brass.bots.kit import BrassBots
from brass_desktop.games.brass.bots.search.reasons import CODES
from brass_desktop.games.brass.engine.actions import Action, BuildLeg
from tests.games.brass.bots.positions import BOTH_GAMES, GAME, LANCASHIRE, positions
from tests.games.brass.lancashire.table import Position


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


@pytest.mark.rule("L-6.10")
def test_a_shipyard_is_built_and_not_sold() -> None:
    state = (
        Position(4)
        .era("rail")
        .hand("red", "liverpool")
        .money(red=60)
        .available("red", "shipyard_2")
        .tile("liverpool.0", "yellow", "port_2")
        .turn("red", actions=1)
        .state()
    )
    seen = LANCASHIRE.game.observe(state, state.actor)
    (option, *_) = LANCASHIRE.mind(LANCASHIRE.levels["magnate"]).think(seen, 1).options
    (reason, *_) = option.reasons
    assert (reason.code, reason.facts["chance"]) == ("builds", 100)


@pytest.mark.rule("L-11.2")
def test_one_mill_is_sold_and_its_port_counts_too() -> None:
    mill, port = "warrington_and_runcorn.1", "warrington_and_runcorn.0"
    state = (
        Position(4)
        .era("rail")
        .round(8)
        .hand("red", "colne")
        .tile(mill, "red", "cotton_mill_3")
        .tile(port, "red", "port_3")
        .turn("red", actions=1)
        .state()
    )
    seen = LANCASHIRE.game.observe(state, state.actor)
    (option, *_) = LANCASHIRE.mind(LANCASHIRE.levels["magnate"]).think(seen, 1).options
    assert [(reason.code, dict(reason.facts)) for reason in option.reasons] == [
        ("sells", {"tiles": 1, "points": 15})
    ]
