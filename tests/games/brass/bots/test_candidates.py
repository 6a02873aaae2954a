"""What bots consider is legal, never empty, and holds every kind of action."""

import pytest

from brass_desktop.games.brass.bots.search.candidates import Taste, candidates
from brass_desktop.games.brass.engine import oracle
from brass_desktop.games.brass.engine.state import BrassState
from tests.games.brass.bots.positions import positions


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_candidate_is_legal(players: int) -> None:
    for state in positions(players, 21, every=9):
        offered = candidates(state, Taste())
        for action in offered:
            assert oracle.refuse(state, action) is None, action
        assert offered[-1].kind == "pass"


def test_every_kind_that_is_open_is_offered() -> None:
    for state in positions(4, 22, every=7):
        offered = {action.kind for action in candidates(state, Taste())}
        assert offered == {kind for kind in state.rules.card_actions if oracle.is_open(state, kind)}


def test_every_legal_site_is_offered_once() -> None:
    for state in positions(3, 23, every=11):
        sites = {leg[:2] for leg in state.rules.actions["build"].legs(state, ())}
        offered = [a.legs[0][:2] for a in candidates(state, Taste()) if a.kind == "build"]
        assert sorted(offered) == sorted(sites)


def test_taste_limits_the_double_rails() -> None:
    most = 0
    for state in positions(4, 24, every=5):
        one, all_ = (_doubles(state, Taste(doubles=limit)) for limit in (1, 40))
        assert one == min(all_, 1)
        most = max(most, all_)
    assert most > 1, "some position must offer a choice"


def _doubles(state: BrassState, taste: Taste) -> int:
    networks = [action for action in candidates(state, taste) if action.kind == "network"]
    return sum(len(action.legs) == 2 for action in networks)
