"""The house that players live in: it owns the saved games and the table that is open.

The title appears before rules, bots and tables are imported: that is done by the methods that lead
there, and nowhere else.
"""

import gc
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from brass_desktop.core.table import NewGame
from brass_desktop.present.agreement import agreed_switch
from brass_desktop.services.savefiles import prune
from brass_desktop.services.savestore import OpenGame, SaveStore, local_now
from brass_desktop.ui.context import Context
from brass_desktop.ui.house import Continuation, PutAway
from brass_desktop.ui.scenes.title.screen import title_screen
from brass_desktop.ui.window.scene import Push, Quit, Scene, Transition

if TYPE_CHECKING:
    from brass_desktop.ui.scenes.play.sitting import Sitting
    from brass_desktop.ui.scenes.saved.library import Library


class Home:
    """The `House` of the program."""

    def __init__(self, context: Context, store: SaveStore) -> None:
        self.context = context
        self.store = store
        self._running: Sitting | None = None
        self._unsaved: PutAway | None = None
        """A game that was put away by an error and could not be written, still to be had."""

    def title(self) -> Scene:
        """Go to the door."""
        return title_screen(self)

    def start(self, game: NewGame) -> Scene:
        """Deal a new game and open its table."""
        from brass_desktop.present.begin import begin  # noqa: PLC0415
        from brass_desktop.ui.scenes.play.sitting import Sitting  # noqa: PLC0415

        session = begin(game)
        title = ", ".join(player.name for player in session.players)
        prune(self.store, self.context.settings.current.autosaves_kept)
        opened = OpenGame(session, title, local_now())
        return self._seat(
            lambda: Sitting(self, self.store, opened, curtain=game.curtain, again=game)
        )

    def continuations(self) -> Sequence[Continuation]:
        """Find the games to go on with; without an automatic save nothing is imported for it."""
        found = self._library.continuations() if self.store.continuation() is not None else []
        if self._unsaved is None:
            return found
        # What is in memory alone is further than whatever its file says.
        kept = self._library.in_memory(self._unsaved, self._reopen)
        return [kept, *(other for other in found if other.game != kept.game)]

    def played_elsewhere(self) -> bool:
        """Tell whether a game to go on with is missing because another window has it."""
        return any(self.store.is_open_elsewhere(game) for game in self.store.autosaves())

    def learn(self) -> Scene:
        """Open the lessons, for whoever played last."""
        from brass_desktop.ui.scenes.learn.learner import learner  # noqa: PLC0415
        from brass_desktop.ui.scenes.learn.page import learn_screen  # noqa: PLC0415

        return learn_screen(self, learner(self.context.settings.current))

    def load(self) -> Scene:
        """Open the saved games, to play on."""
        from brass_desktop.ui.scenes.load.screen import LoadScene  # noqa: PLC0415

        return LoadScene(self._library)

    def replays(self) -> Scene:
        """Open the saved games, to watch."""
        from brass_desktop.ui.scenes.load.screen import LoadScene  # noqa: PLC0415

        return LoadScene(self._library, "replays")

    def bring_in(self, path: Path) -> Scene:
        """Open the saved games with a file that was dropped on the window."""
        from brass_desktop.ui.scenes.load.screen import LoadScene  # noqa: PLC0415

        return LoadScene(self._library, dropped=path)

    def watch(self, game: OpenGame) -> Scene:
        """Open a replay of a game that is at hand."""
        from brass_desktop.ui.scenes.replay.scene import replay_scene  # noqa: PLC0415

        return replay_scene(self._library, game)

    def play_on(self, game: OpenGame, resumed: Path | None) -> Scene:
        """Open the table of a saved game; `resumed` is the automatic save to go on with."""
        from brass_desktop.ui.scenes.play.sitting import Sitting  # noqa: PLC0415

        usual = self.context.settings.current.curtain
        curtain = agreed_switch(game.session.table, "curtain", usual)
        return self._seat(lambda: Sitting(self, self.store, game, curtain=curtain, resumed=resumed))

    @property
    def playing(self) -> Path | None:
        """Where the game on the table is saved by itself; None without one."""
        return self._running.path if self._running is not None else None

    def put_away(self) -> PutAway | None:
        """Save and close the running game, to be continued from the title; None without one."""
        sitting, self._running = self._running, None
        if sitting is None:
            return None
        away = sitting.close()
        if not away.written:
            self._unsaved = away
        # A table and its pictures refer to each other, and would stay until the collector's round.
        del sitting
        gc.collect()
        return away

    def leave_game(self, go: Callable[[], Transition]) -> Transition:
        """Do what leaves the running game, after a question where it could not be saved."""
        asked = self._running.before_leaving(go) if self._running is not None else None
        return go() if asked is None else Push(asked)

    def before_quit(self) -> Scene | None:
        """Ask before the program ends with a game that could not be saved."""
        if self._running is not None:
            return self._running.before_leaving(Quit)
        if self._unsaved is None:
            return None
        from brass_desktop.ui.scenes.play.unsaved import lose_unsaved  # noqa: PLC0415

        return lose_unsaved(self.context, self._unsaved, self._lose)

    def _reopen(self, game: OpenGame) -> Scene:
        self._unsaved = None
        return self.play_on(game, None)

    def _lose(self) -> Transition:
        self._unsaved = None
        return Quit()

    def _seat(self, make: "Callable[[], Sitting]") -> Scene:
        """Open a table after the one before it is put away, so that its file is free again."""
        self.put_away()
        self._running = make()
        return self._running.table

    @cached_property
    def _library(self) -> "Library":
        from brass_desktop.ui.scenes.saved.library import Library  # noqa: PLC0415
        from brass_desktop.ui.scenes.saved.thumbnails import Thumbnails  # noqa: PLC0415

        return Library(self, self.store, Thumbnails(self.store, self.context.assets))
