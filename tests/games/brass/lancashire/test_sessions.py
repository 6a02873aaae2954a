"""What may be taken back in a session of Lancashire."""

import pytest

from brass_desktop.core.session import TakeBackRefused
from brass_desktop.games.brass.engine.ids import SELLING
from tests.games.brass.lancashire.table import DISTANT, END_SALE, cotton, sell_on
from tests.games.brass.lancashire.test_sell import harbour
from tests.games.brass.present.person import sit_down


@pytest.mark.rule("L-11.2")
def test_a_sale_to_ports_can_be_taken_back() -> None:
    state = harbour().state()
    session = sit_down(state)
    card = state.hands[0][:1]
    session.submit(cotton(("preston.1", "liverpool.0"))._replace(cards=card))
    session.undo()
    assert session.state.digest() == state.digest()


@pytest.mark.rule("L-11.3")
def test_what_turned_a_hidden_tile_stays_done() -> None:
    state = harbour().distant(1, 1).state()
    session = sit_down(state)
    card = state.hands[0][:1]
    session.submit(cotton(("preston.1", DISTANT))._replace(cards=card))
    assert session.state.phase == SELLING and not session.can_undo
    with pytest.raises(TakeBackRefused):
        session.undo()
    session.submit(END_SALE)
    session.undo()
    assert session.state.phase == SELLING, "ending the sale revealed nothing"
    session.submit(sell_on(("blackburn.0", "liverpool.0")))
    session.undo()
    session.submit(sell_on(("blackburn.0", DISTANT)))
    assert not session.can_undo
