"""What a bot of either game would do and why can be said, whatever it thinks of."""

import pytest

from brass_desktop.games.brass.bots.kit import BrassBots
from brass_desktop.games.brass.bots.search.reasons import CODES
from brass_desktop.games.brass.engine.actions import Action, BuildLeg, Leg
from brass_desktop.games.brass.engine.ids import CardId, IndustryId, SlotId
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.present.advice import advise, step
from brass_desktop.games.brass.present.naming import Naming
from brass_desktop.games.brass.present.text.reasons import REASONS
from tests.games.brass.bots.positions import BOTH_GAMES, positions
from tests.games.brass.lancashire.table import DISTANT, END_SALE, Position, cotton, loan

NAMES = ("Ada", "Ben", "Cleo", "Dan")


def test_every_reason_has_its_sentence() -> None:
    assert set(CODES) <= set(REASONS)


@BOTH_GAMES
@pytest.mark.parametrize("players", [2, 4])
def test_whatever_a_bot_thinks_of_can_be_said(kit: BrassBots, players: int) -> None:
    told = set()
    for state in positions(players, 51, every=3, kit=kit):
        thought = kit.mind(kit.levels["foreman"]).think(kit.game.observe(state, state.actor), 1)
        for option in thought.options:
            advice = advise(Naming(state.rules, NAMES), state, state.actor, option)
            assert len(advice.steps) == len(option.turn)
            assert all(advice.steps) and all(advice.reasons)
            assert not any("{" in words for words in (*advice.steps, *advice.reasons))
            told |= {reason.code for reason in option.reasons}
    assert len(told) > 7


def coast() -> BrassState:
    """Return a table with two mills and a port, all joined."""
    return (
        Position(4)
        .hand("red", "wigan", "colne", "port")
        .tile("warrington_and_runcorn.1", "red", "cotton_mill_1")
        .tile("manchester.0", "red", "cotton_mill_1")
        .tile("warrington_and_runcorn.0", "red", "port_1")
        .link("manchester__warrington_and_runcorn", "red")
        .state()
    )


PORT = ("manchester.0", "warrington_and_runcorn.0")
FAR = ("warrington_and_runcorn.1", DISTANT)
SAID = {
    "Sell the cotton of Manchester through the port at Warrington & Runcorn": cotton(PORT),
    "Sell the cotton of Warrington & Runcorn to the distant market": cotton(FAR),
    "Sell 1 mill through a port, then that at Warrington & Runcorn to the distant market": cotton(
        PORT, FAR
    ),
    "Sell no more": END_SALE,
    "Take a loan of £20": loan(20),
}


@pytest.mark.rule("L-11.1", "L-12.1")
@pytest.mark.parametrize("words", SAID)
def test_a_step_is_said_as_it_is_done(words: str) -> None:
    table = coast()
    assert step(Naming(table.rules, NAMES), table, SAID[words]) == words


@pytest.mark.rule("L-5.4")
def test_a_build_with_two_cards_says_so() -> None:
    table = coast()
    mine = IndustryId(table.rules.industries.index("coal_mine"))
    leg: Leg = BuildLeg(SlotId(table.rules.board.slots.index("wigan.0")), mine)
    action = Action("combined_build", (CardId(0), CardId(1)), (leg,))
    said = step(Naming(table.rules, NAMES), table, action)
    assert said.startswith("Build ") and said.endswith("at Wigan with two cards")
