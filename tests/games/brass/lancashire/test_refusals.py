"""Refusals of Lancashire name its own clauses, also where a rule of the family refuses."""

import pytest

from brass_desktop.core.types import Setup
from brass_desktop.games.brass.engine.actions import Action
from brass_desktop.games.brass.engine.draft import Draft
from brass_desktop.games.brass.engine.explain import why_not
from brass_desktop.games.brass.lancashire.clauses import CLAUSES
from tests.games.brass.engine.games import eager, positions
from tests.games.brass.engine.test_refusals import refusals_in
from tests.games.brass.lancashire.table import LANCASHIRE, Position, build, network, rail
from tests.games.test_coverage import ROOT, written_clauses

FAMILY = ROOT / "brass_desktop" / "games" / "brass"
OF_BEER_AND_MERCHANTS = {"B-2.4", "B-10.2", "B-16.4"}
OF_WILD_CARDS_AND_BULBS = {"B-12.8", "B-15.2"}
KNOWN = set(written_clauses("lancashire"))


def test_every_clause_that_the_family_cites_has_its_counterpart() -> None:
    paths = [path for path in (FAMILY / "engine").rglob("*.py") if path.name != "merchants.py"]
    cited = {clause for path in paths for _, clause in refusals_in(path) if clause}
    foreign = {clause for clause in cited if clause.startswith("B-")}
    assert foreign - set(CLAUSES) <= OF_BEER_AND_MERCHANTS | OF_WILD_CARDS_AND_BULBS
    assert set(CLAUSES.values()) <= KNOWN
    own = {c for path in (FAMILY / "lancashire").rglob("*.py") for _, c in refusals_in(path) if c}
    assert own <= KNOWN and len(own) > 7


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whatever_is_refused_is_refused_by_a_clause_of_this_game(players: int) -> None:
    """Legal actions of one position are tried in another, and every target that is not lit."""
    codes: set[str] = set()
    tried: list[Action] = []
    for state in positions(Setup(players, 5), every=11, player=eager, purse=30, game=LANCASHIRE):
        refusals = [LANCASHIRE.refuse(state, action) for action in tried[::7]]
        draft = Draft(state)
        for kind in state.rules.actions:
            refusals.append(why_not(draft, "kind", kind))
        for slot in range(len(state.slot_tile)):
            refusals.append(why_not(draft, "slot", slot))
        for refusal in refusals:
            if refusal is not None:
                assert refusal.clause in KNOWN, refusal
                codes.add(refusal.code)
        tried = list(LANCASHIRE.legal_actions(state))
    assert len(codes) > 8


@pytest.mark.rule("L-6.1", "L-6.2", "L-6.7", "L-9.2")
def test_one_clause_of_the_family_may_be_two_of_this_game() -> None:
    table = (
        Position().hand("red", "wigan", "preston").tile("bolton.0", "red", "coal_mine_1").table()
    )
    refused = {
        "slot_lacks_industry": (build("wigan.0", "port", card="wigan"), "L-6.1"),
        "card_for_other_place": (build("bury.0", "cotton_mill", card="wigan"), "L-6.2"),
        "pure_slot_first": (build("preston.1", "port", card="preston"), "L-6.7"),
        "wrong_beer_source": (network(rail("bolton__bury", beer="bolton.0")), "L-9.2"),
    }
    for code, (action, clause) in refused.items():
        assert table.refusal(action)[:2] == (code, clause)


@pytest.mark.parametrize(
    ("hand", "code"), [((), "card_not_in_hand"), (("colne",), "wrong_number_of_cards")]
)
def test_a_combined_build_needs_two_cards_of_the_hand(hand: tuple[str, ...], code: str) -> None:
    table = Position().hand("red", *hand).table()
    two = next(Position().hand("red", "colne", "wigan").table().legal("combined_build"))
    paid = two if not hand else two._replace(cards=table.state.hands[0])
    assert table.refusal(paid).code == code
