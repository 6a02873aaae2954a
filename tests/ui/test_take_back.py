"""Taking back beyond one's own turn: who is asked, whose turn it is then, and what stays hidden."""

from dataclasses import replace

import pytest

from brass_desktop.core.savefile import restore, save_session, write_text
from brass_desktop.core.savetext import read_text
from brass_desktop.core.types import Seat
from brass_desktop.games.brass.birmingham import birmingham
from brass_desktop.games.brass.engine.ids import TURN_DONE
from brass_desktop.games.brass.present import intents as it
from brass_desktop.present.controls import ControlState
from brass_desktop.present.intents import LookAt
from brass_desktop.present.text import take_back as words
from brass_desktop.ui.context import Context
from brass_desktop.ui.scenes.play.curtain import CurtainPage
from brass_desktop.ui.widgets.dialog import Dialog
from brass_desktop.ui.window.input import Key
from tests.games.brass.ui.table_reading import record_lines
from tests.ui.test_hot_seat import Table

UNDO, REDO = Key("z", ctrl=True), Key("y", ctrl=True)


def lit(table: Table) -> set[str]:
    """Name the buttons of the turn that promise to do something."""
    turn = table.scene.model.view().turn
    controls = (*turn.tools, turn.end)
    return {control.id for control in controls if control.state is not ControlState.DISABLED}


def two_people(context: Context, *, curtain: bool = True) -> Table:
    """Let Ada pass and hand the turn to Bartek, who has taken his seat."""
    table = Table(context, ("person", "person"), policy="by_agreement", curtain=curtain)
    table.studio.send(Key("enter"))
    table.pass_and_end()
    if curtain:
        assert isinstance(table.page(), CurtainPage)
        table.studio.send(Key("enter"))
    assert table.page() is table.scene and table.scene.model.viewer == Seat(1)
    return table


def answer(table: Table, *, agree: bool) -> None:
    assert isinstance(table.page(), Dialog), "somebody is asked"
    table.studio.send(Key("enter" if agree else "escape"))
    table.studio.draw()


def test_the_others_are_asked_before_a_turn_is_taken_back(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = two_people(context)
    count = len(table.session.log)
    lines = record_lines(monkeypatch)
    table.studio.send(UNDO)
    assert isinstance(table.page(), Dialog)
    said = " ".join(line.text for line in lines)
    assert words.ASKS(name="Bartek") in said and words.AGREE(names="Ada") in said
    assert words.END_OF_TURN(name="Ada") in said
    assert len(table.session.log) == count, "nothing happens before the answer"
    assert table.scene.model.view().hand.hidden, "whoever is asked comes to the screen"


def test_the_curtain_falls_for_the_seat_that_is_on_turn_again(context: Context) -> None:
    table = two_people(context)
    count = len(table.session.log)
    table.studio.send(UNDO)
    answer(table, agree=True)
    assert len(table.session.log) == count - 1 and table.session.actor == Seat(0)
    assert isinstance(table.page(), CurtainPage)
    assert table.scene.model.view().hand.hidden, "no hand lies open behind the curtain"
    table.studio.send(Key("enter"))
    assert table.page() is table.scene and table.scene.model.viewer == Seat(0)
    assert table.session.state.phase == TURN_DONE
    assert lit(table) >= {"undo", "redo", "end_turn"}
    table.studio.send(UNDO)
    assert len(table.session.log) == count - 2, "her own action needs nobody's consent"


def test_redo_leads_forth_again_behind_the_curtain(context: Context) -> None:
    table = two_people(context)
    digest = table.session.state.digest()
    table.studio.send(UNDO)
    answer(table, agree=True)
    table.studio.send(Key("enter"), REDO)
    assert table.session.state.digest() == digest
    assert isinstance(table.page(), CurtainPage)
    table.studio.send(Key("enter"))
    assert table.scene.model.viewer == Seat(1) and "redo" not in lit(table)


def test_a_no_leaves_everything_and_covers_the_hand_from_whoever_said_it(context: Context) -> None:
    table = two_people(context)
    digest = table.session.state.digest()
    table.studio.send(UNDO)
    answer(table, agree=False)
    assert table.session.state.digest() == digest
    assert isinstance(table.page(), CurtainPage)
    table.studio.send(Key("enter"))
    assert table.scene.model.viewer == Seat(1) and table.page() is table.scene


def test_open_hands_are_asked_as_well(context: Context) -> None:
    table = two_people(context, curtain=False)
    table.studio.send(UNDO)
    answer(table, agree=True)
    assert table.page() is table.scene and table.scene.model.viewer == Seat(0)
    assert table.scene.model.is_deciding


def test_a_choice_in_the_making_is_put_back_before_anybody_is_asked(context: Context) -> None:
    table = two_people(context)
    table.studio.send(Key("5"), UNDO)
    assert table.page() is table.scene and not table.scene.model.desk.draft.picks


@pytest.mark.parametrize("policy", ["own_turn", "never"])
def test_without_an_agreement_undo_is_dark_at_the_start_of_a_turn(
    context: Context, policy: str
) -> None:
    table = two_people(context)
    table.session.policy = "never" if policy == "never" else "own_turn"
    table.scene.refresh()
    assert "undo" not in lit(table)
    count = len(table.session.log)
    table.studio.send(UNDO)
    assert table.page() is table.scene and len(table.session.log) == count


def alone(context: Context) -> Table:
    """Let one person pass and three bots answer, until it is the person's turn again."""
    table = Table(context, ("person", "foreman", "foreman"), policy="by_agreement")
    context.settings.change(bot_pause_ms=0)
    table.pass_and_end()
    table.rest(2.0)
    assert table.session.actor == Seat(0) and len(table.session.log) == 6
    return table


def test_alone_among_bots_undo_leads_to_the_own_last_turn_and_stays_there(context: Context) -> None:
    table = alone(context)
    after = table.session.state.digest()
    assert "undo" in lit(table) and "redo" not in lit(table)
    table.studio.send(UNDO)
    assert table.page() is table.scene, "bots are not asked"
    assert len(table.session.log) == 1 and table.session.state.phase == TURN_DONE
    table.rest(3.0)
    assert len(table.session.log) == 1, "no bot plays over it"
    assert table.scene.model.viewer == Seat(0) and lit(table) >= {"undo", "redo", "end_turn"}
    table.studio.send(UNDO)
    assert not table.session.log and "undo" not in lit(table)
    table.studio.send(REDO)
    assert len(table.session.log) == 1
    table.studio.send(REDO)
    assert table.session.state.digest() == after, "over the bots' actions to the own decision"
    assert "redo" not in lit(table)


def test_the_bots_answer_anew_when_the_turn_is_played_otherwise(context: Context) -> None:
    table = alone(context)
    table.studio.send(UNDO, UNDO, Key("5"))
    table.scene.mean(it.PickCard(0))
    table.studio.send(Key("enter"), Key("enter"))
    table.rest(3.0)
    assert table.session.log[0].action.kind == "loan"
    assert table.session.actor == Seat(0) and len(table.session.log) == 6


def test_a_line_of_the_chronicle_leads_to_a_decision_of_a_person(context: Context) -> None:
    table = alone(context)
    table.scene.mean(LookAt(4))
    table.studio.draw()
    assert isinstance(table.page(), Dialog)
    table.studio.send(Key("enter"))
    table.rest(3.0)
    assert len(table.session.log) == 1, "a bot would only play its action again"


def test_a_line_of_the_chronicle_asks_the_others_too(context: Context) -> None:
    table = two_people(context)
    count = len(table.session.log)
    table.scene.mean(LookAt(1))
    table.studio.draw()
    table.studio.send(Key("enter"))
    table.studio.draw()
    assert len(table.session.log) == count
    answer(table, agree=True)
    assert not table.session.log and isinstance(table.page(), CurtainPage)


def continued(context: Context, table: Table) -> Table:
    """Put the game away and open it again from its file."""
    controls = tuple(player.control for player in table.session.players)
    save = save_session(table.session, title="", program="", created="", saved="")
    session = restore(read_text(write_text(save)), birmingham()).session
    return Table(context, controls, session=session)


def test_a_game_continued_after_a_take_back_goes_on_from_there(context: Context) -> None:
    table = two_people(context)
    table.studio.send(UNDO)
    answer(table, agree=True)
    again = continued(context, table)
    assert again.session.actor == Seat(0) and isinstance(again.page(), CurtainPage)
    again.studio.send(Key("enter"))
    assert "redo" not in lit(again), "what was taken back is not kept in the file"
    assert lit(again) >= {"undo", "end_turn"}
    again.studio.send(Key("enter"))
    assert isinstance(again.page(), CurtainPage) and again.session.actor == Seat(1)
    again.studio.send(Key("enter"), UNDO)
    answer(again, agree=True)
    assert again.session.actor == Seat(0)


def test_alone_among_bots_a_continued_game_returns_to_the_own_turn(context: Context) -> None:
    table = continued(context, alone(context))
    context.settings.change(bot_pause_ms=0)
    table.studio.send(UNDO)
    table.rest(3.0)
    assert len(table.session.log) == 1 and table.session.actor == Seat(0)
    table = continued(context, table)
    table.rest(3.0)
    assert len(table.session.log) == 1, "the person is on turn in the file, too"


def test_a_seat_given_to_a_bot_is_neither_asked_nor_returned_to(context: Context) -> None:
    table = two_people(context)
    players = list(table.session.players)
    players[0] = replace(players[0], control="foreman")
    table.session.seat(players)
    table.scene.refresh()
    assert "undo" not in lit(table), "no person has decided anything before"


def test_while_a_bot_plays_no_button_promises_what_it_cannot_do(context: Context) -> None:
    table = Table(context, ("person", "foreman", "person"), policy="by_agreement")
    table.studio.send(Key("enter"))
    table.pass_and_end()
    assert table.scene.model.is_bots_turn
    assert lit(table) & {"undo", "redo", "hint", "end_turn"} == set()
