"""What the load screen does with files: each task is a question, then the deed or a refusal."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from brass_desktop.core.errors import SaveError, UnsupportedVersion
from brass_desktop.core.session import AnySession
from brass_desktop.core.visible import named
from brass_desktop.present.text import common
from brass_desktop.present.text import load as words
from brass_desktop.services import folder, savefiles
from brass_desktop.services.foreign import typed_path
from brass_desktop.services.savestore import SavedGame
from brass_desktop.ui.scenes.saved.exporting import export_dialog, failure
from brass_desktop.ui.scenes.saved.library import Library
from brass_desktop.ui.scenes.saved.opening import open_for_table
from brass_desktop.ui.widgets.dialog import Ask, Dialog, DialogAnswer, notice
from brass_desktop.ui.widgets.editing import Editing
from brass_desktop.ui.widgets.screen import Screen
from brass_desktop.ui.window.scene import Pop, Push, Replace, Transition

Done = Callable[[Path | None, str], None]
"""Called after a deed with the file to choose next and a remark for the foot."""
_LONGEST_PATH = 1024


class FileTasks:
    """The deeds of the load screen; `done` lets the screen list its games anew."""

    def __init__(self, library: Library, done: Done) -> None:
        self._library = library
        self._done = done

    def rename(self, game: SavedGame) -> Transition:
        """Ask for another title."""
        editing = Editing(limit=savefiles.LONGEST_TITLE)
        editing.replace_all(game.title)
        editing.select_all()

        def deed() -> Transition:
            title = named(editing.text)
            if not title:
                return Pop()
            return self._finish(lambda: savefiles.rename(self._library.store, game, title), game)

        return self._ask(
            words.RENAME_TITLE(),
            "",
            editing,
            words.NEW_NAME(),
            (words.RENAME_YES(), "pencil", deed),
        )

    def duplicate(self, game: SavedGame) -> Transition | None:
        """Copy a game at once."""

        def copy_name(title: str) -> str:
            return words.COPY_NAME(title=title)

        try:
            path = savefiles.duplicate(self._library.store, game, copy_name)
        except (SaveError, OSError) as error:
            return Push(failure(error))
        self._done(path, "")
        return None

    def delete(self, game: SavedGame) -> Transition:
        """Ask before a game is removed; keeping it is what Escape means."""

        def deed() -> Transition:
            return self._finish(lambda: savefiles.delete(game), game)

        answers = (
            DialogAnswer(words.KEEP(), Pop, "return-arrow"),
            DialogAnswer(words.DELETE_YES(), deed, "trash-can"),
        )
        question = words.DELETE_QUESTION(title=game.title)
        return Push(Screen(Dialog(words.DELETE_TITLE(), (question,), answers, careful=True)))

    def show(self, game: SavedGame | None) -> Transition | None:
        """Open the folder in the platform's own window."""
        place = game.path.parent if game is not None else self._library.store.folder
        try:
            shown = folder.show(place)
        except OSError:
            shown = False
        if shown:
            return None
        return Push(notice(words.SHOW(), (words.NO_FOLDER(path=place),), common.CLOSE()))

    def bring_in(self) -> Transition:
        """Ask where a file lies and copy it in."""
        editing = Editing(limit=_LONGEST_PATH)

        def deed() -> Transition:
            led = self.take_in(typed_path(editing.text)) if editing.text.strip() else Pop()
            return Pop() if led is None else Replace(led.scene) if isinstance(led, Push) else led

        yes = (words.IMPORT_YES(), "box-unpacking", deed)
        return self._ask(words.IMPORT_TITLE(), words.IMPORT_NOTE(), editing, words.PATH_HINT(), yes)

    def take_in(self, source: Path) -> Transition | None:
        """Copy a file in, as when it was dropped on the window."""
        try:
            path = savefiles.bring_in(self._library.store, source)
        except (SaveError, OSError) as error:
            return Push(failure(error))
        self._done(path, words.IMPORTED(title=path.stem))
        return None

    def take_out(self, game: SavedGame) -> Transition:
        """Ask for a folder and a form, and write the game there."""

        def session() -> AnySession:
            return open_for_table(self._library.store, game.path).game.session

        def copy(target: Path) -> Path:
            return savefiles.take_out(game, target)

        done = partial(self._done, None)
        known = not isinstance(game.problem, UnsupportedVersion)
        return export_dialog(self._library, game.title, session if known else None, copy, done)

    def _finish(self, deed: Callable[[], Path | None], game: SavedGame) -> Transition:
        try:
            path = deed()
        except savefiles.Busy:
            ours = game.path == self._library.house.playing
            return Replace(failure(SaveError("locked", "at_table" if ours else "busy")))
        except (SaveError, OSError) as error:
            return Replace(failure(error))
        self._done(path, "")
        return Pop()

    def _ask(
        self,
        title: str,
        note: str,
        editing: Editing,
        hint: str,
        yes: tuple[str, str, Callable[[], Transition]],
    ) -> Transition:
        text, icon, deed = yes
        answers = (
            DialogAnswer(common.CANCEL(), Pop, "cancel"),
            DialogAnswer(text, deed, icon),
        )
        ask = Ask(editing, hint, self._library.house.context.clipboard)
        return Push(Screen(Dialog(title, (note,) if note else (), answers, ask=ask)))
