"""A line of the chronicle was clicked: look at its moment, or take the own turn back to it."""

from collections.abc import Callable, Sequence

from brass_desktop.present.recap import RecapRow
from brass_desktop.present.text import common
from brass_desktop.present.text import moments as words
from brass_desktop.ui.widgets.dialog import Dialog, DialogAnswer
from brass_desktop.ui.widgets.screen import Screen
from brass_desktop.ui.window.scene import Pop, Replace, Scene, Transition


def moment_scene(
    rows: Sequence[RecapRow],
    number: int,
    look: Callable[[int], Scene],
    take_back: Callable[[], None] | None,
) -> Scene:
    """Show line `number` of the log; where it may be taken back, that is offered first."""
    at = next((n for n, row in enumerate(rows) if row.entry >= number - 1), 0)
    if take_back is None:
        return look(at)
    return _ask_moment(rows[at], lambda: look(at), take_back)


def _ask_moment(row: RecapRow, look: Callable[[], Scene], take_back: Callable[[], None]) -> Screen:
    """Offer to look at what happened, or to take it back."""

    def back() -> Transition:
        take_back()
        return Pop()

    answers = [
        DialogAnswer(common.CLOSE(), Pop, "close"),
        DialogAnswer(words.LOOK(), lambda: Replace(look()), "eye-target"),
        DialogAnswer(words.TAKE_BACK(), back, "anticlockwise-rotation"),
    ]
    return Screen(Dialog(row.sentence, (row.detail,), answers))
