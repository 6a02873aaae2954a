"""A debtor whose tiles bring nothing is asked, told so, and may keep them."""

from pathlib import Path

import pytest

from brass_desktop.core.savefile import restore
from brass_desktop.core.savetext import read_text
from brass_desktop.games.brass.birmingham import birmingham
from brass_desktop.games.brass.engine.actions import Action
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.engine.ids import SHORTFALL
from brass_desktop.games.brass.present import intents as it
from brass_desktop.games.brass.present.play.choices import lit_intents
from brass_desktop.games.brass.present.play.desk import Desk
from brass_desktop.games.brass.present.play.table import TableViews
from brass_desktop.games.brass.present.recap import recap
from brass_desktop.games.brass.present.table_model import WatchedTable
from brass_desktop.games.brass.present.text import chronicle, play
from brass_desktop.present.controls import ControlState
from brass_desktop.present.intents import Press
from brass_desktop.present.outcome import Submitted

SAVE = Path(__file__).parents[3] / "fixtures/saves/birmingham/shortfall-four-players.json"
KEEP = Action("give_up_tiles")


@pytest.fixture
def session() -> BrassSession:
    """A kept game, stopped where a debtor has nothing but tiles that bring no money."""
    whole = restore(read_text(SAVE.read_text(encoding="utf-8")), birmingham()).session
    stops = (
        count
        for count in range(len(whole.log))
        if whole.at(count).phase == SHORTFALL and whole.game.refuse(whole.at(count), KEEP) is None
    )
    return whole.fork(next(stops))


@pytest.mark.rule("B-R.43")
def test_the_debtor_may_confirm_at_once(session: BrassSession) -> None:
    desk = Desk(session)
    view = TableViews(desk).for_seat(desk.actor)
    assert view.prompt.question == play.CONFIRM_OR_SECOND["give_up_tiles"]()
    assert any(isinstance(lit, it.PickSlot) for lit in lit_intents(view))
    assert view.turn.confirm is not None and view.turn.confirm.state is ControlState.LIT
    answer = desk.meant(Press("confirm"))
    assert isinstance(answer, Submitted) and answer.entry.action == KEEP


@pytest.mark.rule("B-R.43")
def test_the_chronicle_and_the_next_seat_hear_that_nothing_was_given_up(
    session: BrassSession,
) -> None:
    debtor = session.state.actor
    session.submit(KEEP)
    sentence = chronicle.KEEPS_TILES(name=session.players[debtor].name)
    assert session.actor is not None
    entries = WatchedTable(session, session.actor).view().chronicle.entries
    assert sentence in [entry.sentence for entry in entries]
    assert sentence in [row.sentence for row in recap(session, session.actor).rows]
