"""Positions in the words of the rulebook: what is said lies on the table, the rest as usual."""

import pytest

from brass_desktop.games.furnace.engine.ids import AGENT, AUCTION, INSERTING
from brass_desktop.games.furnace.engine.position import FurnacePosition
from tests.games.furnace.engine.table import GAME, RULES, bid, cards, disc, play


@pytest.mark.rule("F-7.1", "F-7.2", "F-R.3")
@pytest.mark.parametrize("face", range(1, 7))
def test_the_die_shows_what_was_said(face: int) -> None:
    position = FurnacePosition(players=2, first=1, actor=0, die=face)
    state = position.state()
    play(state, bid("01", 4))
    (lot,) = [at for at, placed in enumerate(state.bids) if (AGENT, disc(1)) in placed]
    assert lot == face - 1


def test_what_nobody_speaks_of_is_as_at_the_beginning_of_a_round() -> None:
    state = FurnacePosition(players=3).state()
    assert (state.phase, state.actor, state.round) == (AUCTION, 0, 1)
    assert state.row == cards("01 02 03 04 05 06 07") and not any(map(any, state.goods))
    assert state.works == [cards("s1"), cards("s2"), cards("s3")]
    assert state.discs == [RULES.discs.own] * 3


@pytest.mark.rule("F-6.1")
def test_new_cards_wait_for_a_place_in_the_chain() -> None:
    facts = {"phase": "chain", "chain": True, "players": 2, "fresh": {"0": ["company_09"]}}
    state = FurnacePosition.model_validate(facts).state()
    assert state.phase == INSERTING and state.chained
    assert state.fresh[0] == cards("09") and not set(cards("09")) & set(state.deck)
    assert len(list(GAME.legal_actions(state))) == 2, "before and behind the start-up card"


@pytest.mark.parametrize(
    "facts",
    [
        {"players": 3, "rain": True},
        {"players": 3, "goods": {"0": {"beer": 1}}},
        {"players": 3, "row": ["company_99"]},
    ],
)
def test_what_cannot_be_is_an_error(facts: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"rain|beer|company_99|x not in"):
        FurnacePosition.model_validate(facts).state()
