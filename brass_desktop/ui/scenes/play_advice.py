"""What bots say at the table: a hint for the person to move, a reason for their own move."""

from collections.abc import Callable

from brass_desktop.core.types import Seat
from brass_desktop.present.advice import Thought, advise
from brass_desktop.present.play.model import PlayedTable
from brass_desktop.present.text import common
from brass_desktop.present.text import reasons as words
from brass_desktop.present.viewmodel.pieces import Tip
from brass_desktop.ui.dialog import Dialog, DialogAnswer
from brass_desktop.ui.scene import Pop, Transition
from brass_desktop.ui.screen import Screen

MOST_OPTIONS = 3


def hint_screen(
    model: PlayedTable, seat: Seat, thought: Thought, on_show: Callable[[], None]
) -> Screen:
    """List the best turns with their reasons; the first can be laid out on the table."""
    state = model.session.state
    options = thought.options[:MOST_OPTIONS]
    advice = [advise(model.naming, state, seat, option) for option in options]
    paragraphs = [
        "\n".join((words.OPTION(number=n, turn=one.turn), *one.reasons, one.effect))
        for n, one in enumerate(advice, start=1)
    ]

    def show() -> Transition:
        model.propose(thought.action)
        on_show()
        return Pop()

    answers = [
        DialogAnswer(common.CLOSE(), Pop, "close"),
        DialogAnswer(words.SHOW(), show, "eye-target"),
    ]
    return Screen(Dialog(words.HINT_TITLE(), paragraphs, answers))


def reason_tip(model: PlayedTable, seat: Seat, thought: Thought) -> Tip | None:
    """Say in short why a bot is about to do what it does; None when it has nothing to say."""
    if not thought.options:
        return None
    told = advise(model.naming, model.session.state, seat, thought.options[0])
    return Tip(model.session.players[seat].name, "\n".join(told.reasons)) if told.reasons else None
