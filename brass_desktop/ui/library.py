"""The player's games as screens use them: opened with a word about whatever is wrong."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from brass_desktop.core.errors import SaveError
from brass_desktop.present.savelist import problem_line, state_line
from brass_desktop.present.seating import seated
from brass_desktop.present.text import common
from brass_desktop.present.text import saves as words
from brass_desktop.services.savestore import Opened, OpenGame, SavedGame, SaveStore, local_now
from brass_desktop.ui.context import Context, Continuation, SceneFactory
from brass_desktop.ui.dialog import Dialog, DialogAnswer, notice
from brass_desktop.ui.scene import Pop, Push, Replace, Reset, Scene, Transition
from brass_desktop.ui.screen import Screen
from brass_desktop.ui.thumbnails import Thumbnails

PlayOn = Callable[[OpenGame, Path | None], Scene]
"""Set a table for a game; the file is the automatic save to go on with, if it came from one."""
Watch = Callable[[OpenGame], Scene]


@dataclass(frozen=True, slots=True)
class Library:
    """Saved games with the ways to play and to watch them."""

    context: Context
    store: SaveStore
    thumbnails: Thumbnails
    home: SceneFactory
    """The title, for a continuation that leads nowhere."""
    play: PlayOn | None = None
    watch: Watch | None = None
    now: Callable[[], datetime] = local_now

    def play_on(self, game: SavedGame) -> Transition:
        """Open a game at a table of its own; an example is opened as a copy."""
        play = self.play
        assert play is not None, "only a build with a table offers to play"
        resumed = game.path if game.kind == "autosave" else None

        def go(opened: OpenGame) -> Transition:
            ours = replace(opened, created=self.now()) if game.kind == "example" else opened
            return Reset(play(ours, resumed))

        return self._open(game, go)

    def watch_game(self, game: SavedGame) -> Transition:
        """Open a game as a replay above the list."""
        watch = self.watch
        assert watch is not None, "only a build with replays offers to watch"
        return self._open(game, lambda opened: Push(watch(opened)))

    def continuation(self) -> Continuation | None:
        """Find the game that the title offers to go on with."""
        found = self.store.continuation()
        play = self.play
        if found is None or play is None:
            return None

        def open_table() -> Scene:
            opened = self._read(found)
            if isinstance(opened, SaveError):
                return refusal(opened, self.home)
            if opened.problem is None:
                return play(opened.game, found.path)
            return _notice_and_go(opened, opened.problem, lambda: play(opened.game, found.path))

        return Continuation(state_line(found), open_table)

    def _open(self, game: SavedGame, go: Callable[[OpenGame], Transition]) -> Transition:
        opened = self._read(game)
        if isinstance(opened, SaveError):
            return Push(refusal(opened))
        if opened.problem is None:
            return go(opened.game)
        return Push(_warning(opened, opened.problem, go))

    def _read(self, game: SavedGame) -> Opened | SaveError:
        """Open a game with seats fit for a table, or give the reason why that is impossible."""
        try:
            opened = self.store.open(game.path)
        except SaveError as error:
            return error
        except OSError as error:
            return SaveError(str(error), "unreadable")
        session = opened.game.session
        session.seat(seated(session.players))
        return opened


def refusal(error: SaveError, home: SceneFactory | None = None) -> Screen:
    """Say that a file cannot be opened, why, and that nothing happened to it.

    With a `home` it stands on paper of its own and leads there, else it lies over a screen.
    """
    texts = (problem_line(error), words.UNCHANGED(), words.DETAIL(detail=_short(str(error))))
    if home is None:
        return notice(words.CANNOT_OPEN(), texts, common.CLOSE())
    back = DialogAnswer(common.BACK(), lambda: Reset(home()), "previous")
    return Screen(Dialog(words.CANNOT_OPEN(), texts, (back,), opaque=True))


def _notice_and_go(opened: Opened, problem: SaveError, go: Callable[[], Scene]) -> Screen:
    """Say what was lost on paper of its own, then go on with the rest."""
    on = DialogAnswer(words.PLAY_ON(), lambda: Reset(go()), "check")
    return Screen(Dialog(words.PARTLY_OPENED(), _losses(opened, problem), (on,), opaque=True))


def _losses(opened: Opened, problem: SaveError) -> tuple[str, ...]:
    count = len(opened.game.session.log)
    told = words.OPENED_PREVIOUS if problem.code == "previous" else words.OPENED_UP_TO
    return problem_line(problem), told(count), words.DETAIL(detail=_short(str(problem)))


def _warning(opened: Opened, problem: SaveError, go: Callable[[OpenGame], Transition]) -> Screen:
    def on() -> Transition:
        led = go(opened.game)
        return Replace(led.scene) if isinstance(led, Push) else led

    answers = (
        DialogAnswer(common.CANCEL(), Pop, "cancel"),
        DialogAnswer(words.PLAY_ON(), on, "check"),
    )
    return Screen(Dialog(words.PARTLY_OPENED(), _losses(opened, problem), answers))


def _short(text: str) -> str:
    """Keep the beginning of a message that a hostile file may have made long."""
    plain = "".join(letter if letter.isprintable() else " " for letter in text)
    return plain if len(plain) <= 160 else plain[:159] + "…"
