"""The error dialog: what happened, what was saved, where the report is."""

from collections.abc import Callable
from pathlib import Path

from brass_desktop.core.visible import visible
from brass_desktop.i18n.message import Message
from brass_desktop.present.text import errors as words
from brass_desktop.services import folder
from brass_desktop.ui.widgets.dialog import Dialog, DialogAnswer
from brass_desktop.ui.widgets.screen import Screen
from brass_desktop.ui.window.scene import Quit, Reset, Scene

_LONGEST = 300
"""Letters of an error that are shown; the report has all of them."""


def error_screen(
    error: BaseException, report: Path | None, title: Callable[[], Scene], game: Message
) -> Screen:
    """Explain an unexpected error on paper of its own, since the scene below may be broken.

    `game` says what became of the game that was open.
    """
    told = f"{type(error).__name__}: {error}" if str(error) else repr(error)
    what = words.WHAT(error=visible(told)[:_LONGEST])
    where = words.REPORT(path=report) if report else words.NO_REPORT()
    answers = [DialogAnswer(words.QUIT(), Quit, "exit-door")]
    if report is not None:
        shown = report.parent
        answers.append(DialogAnswer(words.SHOW_REPORT(), lambda: _show(shown), "open-folder"))
    answers.append(DialogAnswer(words.GO_ON(), lambda: Reset(title()), "house"))
    return Screen(Dialog(words.TITLE(), (what, game(), where), answers, opaque=True))


def _show(shown: Path) -> None:
    folder.show(shown)
