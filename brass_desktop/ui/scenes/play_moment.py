"""A line of the chronicle was clicked: look at its moment, or take the own turn back to it."""

from collections.abc import Callable

from brass_desktop.core.types import Seat
from brass_desktop.present.play.model import PlayedTable
from brass_desktop.present.recap import recap_rows
from brass_desktop.present.text import common
from brass_desktop.present.text import moments as words
from brass_desktop.ui.dialog import Dialog, DialogAnswer
from brass_desktop.ui.scene import Pop, Replace, Scene, Transition
from brass_desktop.ui.scenes.moments import moments_screen
from brass_desktop.ui.screen import Screen


def moment_scene(model: PlayedTable, number: int, on_change: Callable[[], None]) -> Scene:
    """Show line `number` of the log; what may be taken back is offered first."""
    seat = model.viewer if model.viewer is not None else Seat(0)
    rows = recap_rows(model.session, seat, 0)
    at = next((n for n, row in enumerate(rows) if row.entry >= number - 1), 0)
    look = moments_screen(model.session, rows, at)
    if not model.can_take_back_to(number - 1):
        return look

    def take_back() -> Transition:
        model.take_back_to(number - 1)
        on_change()
        return Pop()

    answers = [
        DialogAnswer(common.CLOSE(), Pop, "close"),
        DialogAnswer(words.LOOK(), lambda: Replace(look), "eye-target"),
        DialogAnswer(words.TAKE_BACK(), take_back, "anticlockwise-rotation"),
    ]
    return Screen(Dialog(rows[at].sentence, (rows[at].detail,), answers))
