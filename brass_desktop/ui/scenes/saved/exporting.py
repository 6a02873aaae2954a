"""The question where and in which form a game is to be exported."""

from collections.abc import Callable
from pathlib import Path

from brass_desktop.core.errors import SaveError
from brass_desktop.core.session import AnySession
from brass_desktop.present import export
from brass_desktop.present.game_words import GameWords, load_words
from brass_desktop.present.text import common
from brass_desktop.present.text import load as words
from brass_desktop.present.text import saves as problems
from brass_desktop.services import savefiles
from brass_desktop.services.foreign import typed_path
from brass_desktop.ui.scenes.saved.library import Library, refusal
from brass_desktop.ui.widgets.dialog import Ask, Dialog, DialogAnswer, notice
from brass_desktop.ui.widgets.editing import Editing
from brass_desktop.ui.widgets.screen import Screen
from brass_desktop.ui.window.scene import Pop, Push, Replace, Transition

LONGEST_PATH = 1024


def export_dialog(
    library: Library,
    title: str,
    session: Callable[[], AnySession] | None,
    copy: Callable[[Path], Path],
    done: Callable[[str], None],
) -> Transition:
    """Ask for a folder; `copy` writes the save file itself, `done` hears where it went.

    Without a `session`, of a game that cannot be opened, the file itself is all there is.
    """
    editing = Editing(limit=LONGEST_PATH)
    offers = _folders(library)
    editing.replace_all(offers[0][1])

    def target() -> Path:
        return typed_path(editing.text)

    def told(
        read: Callable[[], AnySession],
        tell: Callable[[GameWords, AnySession, str], str],
        ending: str,
    ) -> Callable[[], Path]:
        def write() -> Path:
            game = read()
            text = tell(load_words(game.game.id), game, title)
            return savefiles.write_export(target(), title, ending, text)

        return write

    forms = [(words.EXPORT_AS_SAVE(), "save", lambda: copy(target()))]
    if session is not None:
        forms = [
            (words.EXPORT_AS_TABLE(), "abacus", told(session, export.as_csv, ".csv")),
            (words.EXPORT_AS_TEXT(), "scroll-unfurled", told(session, export.as_text, ".txt")),
            *forms,
        ]
    answers = [DialogAnswer(common.CANCEL(), Pop, "cancel")]
    answers += [DialogAnswer(word, _written(deed, done), icon) for word, icon, deed in forms]
    note = words.EXPORT_NOTE if len(offers) > 1 else words.EXPORT_NOTE_ALONE
    texts = (note(), problems.SECRETS())
    ask = Ask(
        editing,
        words.FOLDER_HINT(),
        library.house.context.clipboard,
        offers if len(offers) > 1 else (),
    )
    return Push(Screen(Dialog(words.EXPORT_TITLE(), texts, answers, ask=ask)))


def _folders(library: Library) -> list[tuple[str, str]]:
    """Offer where people look for their files, and the folder of exports among the games."""
    found = {**library.house.context.places.folders, "saves": library.store.folder / "exports"}
    return [(words.FOLDERS[name](), str(path)) for name, path in found.items()]


def failure(error: SaveError | OSError) -> Screen:
    """Say why a file could not be read or written."""
    if isinstance(error, SaveError):
        return refusal(error)
    reason = error.strerror or str(error)
    return notice(problems.CANNOT_WRITE(), (problems.DETAIL(detail=reason),), common.CLOSE())


def _written(deed: Callable[[], Path], done: Callable[[str], None]) -> Callable[[], Transition]:
    def write() -> Transition:
        try:
            path = deed()
        except (SaveError, OSError) as error:
            return Replace(failure(error))
        done(words.EXPORTED(path=path))
        return Pop()

    return write
