"""The question to the others at the table: may something be taken back?"""

from collections.abc import Callable

from brass_desktop.core.session import AnySession
from brass_desktop.present.game_words import load_words
from brass_desktop.present.take_back import WayBack, question
from brass_desktop.present.text import take_back as words
from brass_desktop.ui.widgets.dialog import Dialog, DialogAnswer
from brass_desktop.ui.widgets.screen import Screen
from brass_desktop.ui.window.scene import Pop, Transition


def agreement_screen(session: AnySession, way: WayBack, answered: Callable[[bool], None]) -> Screen:
    """Ask those who have to agree; the answer is told before the screen goes."""

    def answer(agreed: bool) -> Callable[[], Transition]:
        def give() -> Transition:
            answered(agreed)
            return Pop()

        return give

    answers = [
        DialogAnswer(words.NO(), answer(agreed=False), "close"),
        DialogAnswer(words.YES(), answer(agreed=True), "check"),
    ]
    return Screen(
        Dialog(words.TITLE(), question(load_words(session.game.id), session, way), answers)
    )
