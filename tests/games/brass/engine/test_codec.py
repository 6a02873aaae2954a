"""Actions as JSON: what is written can be read, and what is malformed is refused by name."""

import json
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from brass_desktop.core.errors import CorruptSave
from brass_desktop.core.types import Setup
from brass_desktop.games.brass.engine.actions import END_TURN, Action
from brass_desktop.games.brass.engine.game import BrassGame
from tests.games.brass.engine.family import EVERY_GAME, FAMILY
from tests.games.brass.engine.games import eager, steps
from tests.games.brass.engine.table import GAME, build, give_up, network, rail, sale, scout, sell

BUILD: dict[str, Any] = {
    "kind": "build",
    "cards": ["card_birmingham"],
    "legs": [{"slot": "birmingham.2", "industry": "iron_works", "coal": ["dudley.0", "market"]}],
}


@pytest.mark.parametrize("players", [2, 3, 4])
@EVERY_GAME
def test_every_action_of_a_game_survives_being_written_and_read(
    game: BrassGame, players: int
) -> None:
    kinds = set()
    for purse in (0, 45):
        for step in steps(Setup(players, 8), eager, purse=purse, game=game):
            text = json.dumps(game.encode(step.action))
            assert game.decode(json.loads(text)) == step.action
            kinds.add(step.action.kind)
    assert {"build", "network", "develop", "sell", "loan", "end_turn"} <= kinds


@pytest.mark.parametrize(
    ("action", "written"),
    [
        (build("birmingham.2", "iron_works", card="birmingham", coal="dudley.0 market"), BUILD),
        (
            network(rail("birmingham__dudley", coal="market", beer="stafford.0"), card="pottery"),
            {
                "kind": "network",
                "cards": ["card_pottery"],
                "legs": [
                    {"link": "birmingham__dudley", "coal": ["market"], "beer": ["stafford.0"]}
                ],
            },
        ),
        (
            sell(sale("worcester.0", "oxford.1", beer="merchant", bonus="brewery"), card="dudley"),
            {
                "kind": "sell",
                "cards": ["card_dudley"],
                "legs": [
                    {
                        "slot": "worcester.0",
                        "merchant": "oxford.1",
                        "beer": ["merchant"],
                        "bonus": "brewery",
                    }
                ],
            },
        ),
        (
            scout("dudley", "dudley", "wild_industry"),
            {"kind": "scout", "cards": ["card_dudley", "card_dudley", "wild_industry"]},
        ),
        (give_up("leek.0"), {"kind": "give_up_tiles", "legs": [{"slot": "leek.0"}]}),
        (give_up(), {"kind": "give_up_tiles"}),
        (END_TURN, {"kind": "end_turn"}),
    ],
)
def test_actions_are_written_with_the_ids_of_the_definition(
    action: Action, written: dict[str, Any]
) -> None:
    assert GAME.encode(action) == written
    assert GAME.decode(written) == action


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (None, "action"),
        ([], "action"),
        ("pass", "action"),
        ({}, "action"),
        ({"kind": "steal"}, "steal"),
        ({"kind": 3}, "action"),
        ({"kind": "pass", "cards": "card_dudley"}, "pass.cards"),
        ({"kind": "pass", "cards": [7]}, "pass.cards.0"),
        ({"kind": "pass", "cards": ["card_london"]}, "unknown card 'card_london'"),
        ({"kind": "pass", "cards": ["card_dudley"] * 4}, "pass.cards"),
        ({"kind": "pass", "legs": [{}]}, "pass.legs"),
        ({"kind": "pass", "money": 5}, "pass.money"),
        ({"kind": "build"}, "build.legs"),
        ({"kind": "build", "legs": []}, "build.legs"),
        ({**BUILD, "legs": [{}]}, "build.legs.0.slot"),
        ({**BUILD, "legs": [{"link": "birmingham__dudley"}]}, "build.legs.0"),
        ({**BUILD, "legs": BUILD["legs"] * 2}, "build.legs"),
        ({**BUILD, "legs": [{"slot": "x.0", "industry": "brewery"}]}, "unknown slot 'x.0'"),
        ({**BUILD, "legs": [{"slot": "leek.0", "industry": "x"}]}, "unknown industry 'x'"),
        (
            {**BUILD, "legs": [{"slot": "leek.0", "industry": "brewery", "coal": ["moon"]}]},
            "unknown slot 'moon'",
        ),
        (
            {**BUILD, "legs": [{"slot": "leek.0", "industry": "brewery", "coal": ["market"] * 9}]},
            "build.legs.0.coal",
        ),
        ({"kind": "network", "legs": [{"link": "x"}]}, "unknown link 'x'"),
        ({"kind": "develop", "legs": [{"industry": 4}]}, "develop.legs.0.industry"),
        ({"kind": "sell", "legs": [{"slot": "leek.0", "merchant": "x"}]}, "unknown merchant 'x'"),
        (
            {"kind": "sell", "legs": [{"slot": "leek.0", "merchant": "oxford.0", "bonus": "x"}]},
            "unknown industry 'x'",
        ),
        ({"kind": "give_up_tiles", "legs": [{"slot": None}]}, "give_up_tiles.legs.0.slot"),
    ],
)
def test_malformed_actions_are_refused_by_name(data: object, message: str) -> None:
    with pytest.raises(CorruptSave) as caught:
        GAME.decode(data)
    assert message in str(caught.value)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=8,
)
KINDS = st.sampled_from(sorted({kind for game in FAMILY.values() for kind in game.rules.actions}))


@EVERY_GAME
@example({"kind": "sell", "cards": [], "legs": []})
@given(st.fixed_dictionaries({"kind": KINDS | JSON}, optional={"cards": JSON, "legs": JSON}) | JSON)
def test_no_text_can_break_the_reader(game: BrassGame, data: object) -> None:
    try:
        action = game.decode(data)
    except CorruptSave as error:
        assert str(error)
    else:
        assert game.decode(game.encode(action)) == action
