"""What bots consider is legal, never empty, and holds every kind of action."""

import pytest

from brass_desktop.games.brass.bots.kit import BrassBots
from brass_desktop.games.brass.bots.search.candidates import Taste, candidates
from brass_desktop.games.brass.engine import oracle
from brass_desktop.games.brass.engine.actions import LoanLeg
from brass_desktop.games.brass.engine.ids import SELLING
from brass_desktop.games.brass.engine.state import BrassState
from tests.games.brass.bots.positions import BOTH_GAMES, LANCASHIRE, positions


@BOTH_GAMES
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_candidate_is_legal(kit: BrassBots, players: int) -> None:
    for state in positions(players, 21, every=9, kit=kit):
        offered = candidates(state, Taste())
        for action in offered:
            assert oracle.refuse(state, action) is None, action
        assert offered[-1].kind == ("end_sale" if state.phase == SELLING else "pass")


@BOTH_GAMES
def test_every_kind_that_is_open_is_offered(kit: BrassBots) -> None:
    for state in positions(4, 22, every=7, kit=kit):
        offered = {action.kind for action in candidates(state, Taste())}
        opened = {kind for kind in oracle.kinds(state) if oracle.is_open(state, kind)}
        assert opened - offered <= {"combined_build"}
        assert offered <= opened


@BOTH_GAMES
def test_every_legal_site_is_offered_once(kit: BrassBots) -> None:
    """With one card where one is enough, otherwise with two where the game knows that."""
    for state in positions(3, 23, every=11, kit=kit):
        sites = {
            leg[:2]
            for kind in ("build", "combined_build")
            if kind in oracle.kinds(state) and oracle.refuse_kind(state, kind) is None
            for leg in state.rules.actions[kind].legs(state, ())
        }
        offered = [a.legs[0][:2] for a in candidates(state, Taste()) if a.kind.endswith("build")]
        assert sorted(offered) == sorted(sites)


@pytest.mark.rule("L-12.1")
def test_every_loan_is_considered() -> None:
    state = next(positions(4, 22, kit=LANCASHIRE))
    loans = [action.legs[0] for action in candidates(state, Taste()) if action.kind == "loan"]
    assert loans == [LoanLeg(pounds) for pounds in state.rules.numbers.loan_amounts]


@BOTH_GAMES
def test_taste_limits_the_double_rails(kit: BrassBots) -> None:
    most = 0
    for state in positions(4, 24, every=5, kit=kit):
        one, all_ = (_doubles(state, Taste(doubles=limit)) for limit in (1, 40))
        assert one == min(all_, 1)
        most = max(most, all_)
    assert most > 1, "some position must offer a choice"


def _doubles(state: BrassState, taste: Taste) -> int:
    networks = [action for action in candidates(state, taste) if action.kind == "network"]
    return sum(len(action.legs) == 2 for action in networks)
