"""The error dialog: that something happened and what was saved; the error itself on demand."""

from collections.abc import Callable
from pathlib import Path

from brass_desktop.core.visible import visible
from brass_desktop.i18n.message import Message
from brass_desktop.present.text import common
from brass_desktop.present.text import errors as words
from brass_desktop.services import folder
from brass_desktop.ui.widgets.dialog import Dialog, DialogAnswer
from brass_desktop.ui.widgets.screen import Screen
from brass_desktop.ui.window.scene import Pop, Push, Quit, Reset, Scene

_LONGEST = 300
"""Letters of an error that are shown; the report has all of them."""


def error_screen(
    error: BaseException, report: Path | None, title: Callable[[], Scene], game: Message
) -> Screen:
    """Explain an unexpected error on paper of its own, since the scene below may be broken.

    `game` says what became of the game that was open.
    """
    answers = (
        DialogAnswer(words.QUIT(), Quit, "exit-door"),
        DialogAnswer(words.DETAILS(), lambda: Push(_details(error, report)), "magnifying-glass"),
        DialogAnswer(words.GO_ON(), lambda: Reset(title()), "house"),
    )
    return Screen(Dialog(words.TITLE(), (words.WHAT(), game()), answers, opaque=True))


def _details(error: BaseException, report: Path | None) -> Screen:
    """Tell what only those need who mend it: the error itself, and where its report lies."""
    told = f"{type(error).__name__}: {error}" if str(error) else repr(error)
    what = visible(told)[:_LONGEST]
    where = words.REPORT(path=report) if report else words.NO_REPORT()
    answers = [DialogAnswer(common.CLOSE(), Pop)]
    if report is not None:
        shown = report.parent
        answers.append(DialogAnswer(words.SHOW_REPORT(), lambda: _show(shown), "open-folder"))
    return Screen(Dialog(words.DETAILS(), (what, where), answers))


def _show(shown: Path) -> None:
    folder.show(shown)
