"""The player's games as screens use them: opened with a word about whatever is wrong."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial

from brass_desktop.core.errors import SaveError
from brass_desktop.core.savetext import read_text
from brass_desktop.core.types import Player
from brass_desktop.games.shelf import find
from brass_desktop.present.savelist import named_line, problem_line, short_line
from brass_desktop.present.text import common
from brass_desktop.present.text import saves as words
from brass_desktop.services.savestore import Opened, OpenGame, SavedGame, SaveStore, local_now
from brass_desktop.ui.house import Continuation, House, PutAway, SceneFactory
from brass_desktop.ui.scenes.play.who_plays import who_plays_screen
from brass_desktop.ui.scenes.saved.opening import open_for_table
from brass_desktop.ui.scenes.saved.thumbnails import Thumbnails
from brass_desktop.ui.widgets.dialog import Dialog, DialogAnswer, notice, question
from brass_desktop.ui.widgets.screen import Screen
from brass_desktop.ui.window.scene import Pop, Push, Replace, Reset, Scene, Transition


@dataclass(frozen=True, slots=True)
class Library:
    """Saved games with the ways to play and to watch them."""

    house: House
    store: SaveStore
    thumbnails: Thumbnails
    now: Callable[[], datetime] = local_now

    def play_on(self, game: SavedGame) -> Transition:
        """Open a game at a table of its own; an example is opened as a copy."""
        if game.kind == "example":
            return self._open(game, self._begin_example)
        resumed = game.path if game.kind == "autosave" else None

        def go(opened: OpenGame) -> Transition:
            return self.house.leave_game(lambda: Reset(self.house.play_on(opened, resumed)))

        if game.path != self.house.playing and self.store.is_open_elsewhere(game):
            yes = DialogAnswer(words.COPY_YES(), lambda: _in_place(self._open(game, go)), "files")
            return question(words.COPY_TITLE(), words.COPY_QUESTION(), yes)
        return self._open(game, go)

    def _begin_example(self, opened: OpenGame) -> Transition:
        """Ask who sits where, for an example knows nobody, then play a copy of it."""
        ours = replace(opened, created=self.now())

        def go(players: Sequence[Player]) -> Transition:
            ours.session.seat(players)
            return self.house.leave_game(lambda: Reset(self.house.play_on(ours, None)))

        if not find(ours.session.game.id).levels:
            return go(ours.session.players)
        return Push(who_plays_screen(ours.session, go))

    def watch_game(self, game: SavedGame) -> Transition:
        """Open a game as a replay above the list."""
        return self._open(game, lambda opened: Push(self.house.watch(opened)))

    def continuations(self) -> list[Continuation]:
        """Find the games that the title offers to go on with, the newest first."""
        offers: list[Continuation] = []
        for found in self.store.continuations():
            with suppress(Exception):  # the title must stand, whatever a file says of its game
                offers.append(self._continuation(found))
        return offers

    def in_memory(self, unsaved: PutAway, play_on: Callable[[OpenGame], Scene]) -> Continuation:
        """Offer to go on with a game that could not be written."""
        head = read_text(unsaved.text)
        listed = SavedGame(unsaved.path, "autosave", head, None, len(unsaved.text), 0.0)

        def open_table() -> Scene:
            return play_on(self.store.open_text(unsaved.text))

        return Continuation(named_line(listed), open_table, head.game, short_line(listed))

    def _continuation(self, found: SavedGame) -> Continuation:
        def open_table() -> Scene:
            try:
                opened = open_for_table(self.store, found.path)
            except SaveError as error:
                return refusal(error, self.house.title)
            play = partial(self.house.play_on, opened.game, found.path)
            if opened.problem is None:
                return play()
            return _notice_and_go(opened, opened.problem, play)

        game = found.head.game if found.head is not None else ""
        return Continuation(named_line(found), open_table, game, short_line(found))

    def _open(self, game: SavedGame, go: Callable[[OpenGame], Transition]) -> Transition:
        try:
            opened = open_for_table(self.store, game.path)
        except SaveError as error:
            return Push(refusal(error))
        return go_on_with(opened, go)


def _in_place(led: Transition) -> Transition:
    """Let what a question leads to stand where the question stood."""
    return Replace(led.scene) if isinstance(led, Push) else led


def go_on_with(opened: Opened, go: Callable[[OpenGame], Transition]) -> Transition:
    """Go on with an opened game, where something of it was lost after a word about that."""
    if opened.problem is None:
        return go(opened.game)
    return Push(_warning(opened, opened.problem, go))


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
        return _in_place(go(opened.game))

    answers = (
        DialogAnswer(common.CANCEL(), Pop, "cancel"),
        DialogAnswer(words.PLAY_ON(), on, "check"),
    )
    return Screen(Dialog(words.PARTLY_OPENED(), _losses(opened, problem), answers))


def _short(text: str) -> str:
    """Keep the beginning of a message that a hostile file may have made long."""
    plain = "".join(letter if letter.isprintable() else " " for letter in text)
    return plain if len(plain) <= 160 else plain[:159] + "…"
