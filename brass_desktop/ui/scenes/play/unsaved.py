"""What is told and asked while a game cannot be saved: why, what to do, and before it is left."""

from collections.abc import Callable

from brass_desktop.present.text import common, load, saves
from brass_desktop.present.text import keeping as words
from brass_desktop.present.tips import Tip
from brass_desktop.services.failure import Failure
from brass_desktop.services.foreign import typed_path
from brass_desktop.services.savefiles import write_export
from brass_desktop.services.savestore import ENDING
from brass_desktop.ui.context import Context
from brass_desktop.ui.house import PutAway
from brass_desktop.ui.scenes.saved.exporting import LONGEST_PATH, failure
from brass_desktop.ui.widgets.dialog import Ask, Dialog, DialogAnswer
from brass_desktop.ui.widgets.editing import Editing
from brass_desktop.ui.widgets.kit import Action
from brass_desktop.ui.widgets.screen import Screen
from brass_desktop.ui.window.scene import Pop, Push, Replace, Scene, Transition


def unsaved_tip(problem: Failure) -> Tip:
    """Explain the sign at the table."""
    told = (saves.FAILURES[problem.code](), words.ADVICE[problem.code](), words.SAFE_MEANWHILE())
    return Tip(words.NOT_SAVED(), "\n".join(told), words.MORE())


def unsaved_screen(problem: Failure, elsewhere: Callable[[], Scene], again: Action) -> Screen:
    """Tell at length what is wrong, with the ways out."""
    texts = [saves.FAILURES[problem.code](), words.ADVICE[problem.code](), words.SAFE_MEANWHILE()]
    texts.append(words.PLACE(path=problem.path))
    if problem.detail:
        texts.append(saves.DETAIL(detail=problem.detail))
    answers = (
        DialogAnswer(words.PLAY_ON(), Pop, "play-button"),
        DialogAnswer(words.ELSEWHERE(), lambda: Replace(elsewhere()), "save"),
        DialogAnswer(words.TRY_AGAIN(), again, "backward-time"),
    )
    return Screen(Dialog(words.NOT_SAVED(), texts, answers))


def lose_screen(problem: Failure | None, elsewhere: Callable[[], Scene], lose: Action) -> Screen:
    """Ask before a game is left that could not be saved; staying changes nothing."""
    code = problem.code if problem is not None else "failed"
    texts = (saves.FAILURES[code](), words.LOSE_QUESTION(), words.ADVICE[code]())
    answers = (
        DialogAnswer(common.CANCEL(), Pop, "previous"),
        DialogAnswer(words.LOSE_YES(), lose, "exit-door"),
        DialogAnswer(words.ELSEWHERE(), lambda: Replace(elsewhere()), "save"),
    )
    return Screen(Dialog(words.LOSE_TITLE(), texts, answers, careful=True))


def lose_unsaved(context: Context, away: PutAway, lose: Callable[[], Transition]) -> Screen:
    """Ask the same about a game that is not at the table any more."""

    def elsewhere() -> Screen:
        return elsewhere_screen(context, away.path.stem, lambda: away.text, lose)

    return lose_screen(away.problem, elsewhere, lose)


def elsewhere_screen(
    context: Context, title: str, text: Callable[[], str], then: Callable[[], Transition]
) -> Screen:
    """Ask for a folder and write the game there, then go on as it was meant."""
    editing = Editing(limit=LONGEST_PATH)
    editing.replace_all("~")

    def save() -> Transition:
        folder = typed_path(editing.text.strip() or "~")
        try:
            path = write_export(folder, title, ENDING, text())
        except OSError as error:
            return Push(failure(error))
        context.toast.show(load.EXPORTED(path=path))
        return then()

    answers = (
        DialogAnswer(common.CANCEL(), Pop, "cancel"),
        DialogAnswer(saves.SAVE_YES(), save, "save"),
    )
    ask = Ask(editing, load.FOLDER_HINT(), context.clipboard)
    texts = (words.ELSEWHERE_NOTE(), saves.SECRETS())
    return Screen(Dialog(words.ELSEWHERE_TITLE(), texts, answers, ask=ask))
