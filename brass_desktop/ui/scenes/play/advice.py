"""What bots say at the table: a hint for the person to move, a reason for their own move."""

from collections.abc import Callable, Sequence

from brass_desktop.present.advice import Advice
from brass_desktop.present.text import common
from brass_desktop.present.text import hints as words
from brass_desktop.present.tips import Tip
from brass_desktop.ui.widgets.dialog import Dialog, DialogAnswer
from brass_desktop.ui.widgets.screen import Screen
from brass_desktop.ui.window.scene import Pop, Transition

MOST_OPTIONS = 3


def hint_screen(advice: Sequence[Advice], on_show: Callable[[], None]) -> Screen:
    """List the best turns with their reasons; the first can be laid out on the table."""
    paragraphs = [
        "\n".join((words.OPTION(number=n, turn=one.turn), *one.reasons, one.effect))
        for n, one in enumerate(advice, start=1)
    ]

    def show() -> Transition:
        on_show()
        return Pop()

    answers = [
        DialogAnswer(common.CLOSE(), Pop, "close"),
        DialogAnswer(words.SHOW(), show, "eye-target"),
    ]
    return Screen(Dialog(words.HINT_TITLE(), paragraphs, answers))


def reason_tip(name: str, advice: Advice) -> Tip | None:
    """Say in short why a bot is about to do what it does; None when it has nothing to say."""
    return Tip(name, "\n".join(advice.reasons)) if advice.reasons else None
