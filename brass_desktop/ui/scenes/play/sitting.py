"""A sitting: one game from its first card to its result, with its saves and screens."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path

from brass_desktop.core.errors import SaveError
from brass_desktop.core.table import NewGame
from brass_desktop.core.types import Seat
from brass_desktop.present import sounds
from brass_desktop.present.agreement import agreed_word
from brass_desktop.present.game_words import load_words
from brass_desktop.present.new_game import random_seed
from brass_desktop.present.opponents import Opponents
from brass_desktop.present.savelist import problem_line
from brass_desktop.present.text import saves as words
from brass_desktop.present.tips import Tip
from brass_desktop.services.savefiles import remove
from brass_desktop.services.savestore import OpenGame, SaveStore
from brass_desktop.ui.game_ui import load_ui
from brass_desktop.ui.house import House, PutAway
from brass_desktop.ui.motion.passage import paced
from brass_desktop.ui.scenes.play.curtain import curtain_screen
from brass_desktop.ui.scenes.play.keeping import Keeping
from brass_desktop.ui.scenes.play.pause import PauseActions, ask_quick_load, pause_screen
from brass_desktop.ui.scenes.play.scene import PlayScene
from brass_desktop.ui.scenes.result.screen import ResultActions, result_screen
from brass_desktop.ui.scenes.result.winner import winner_screen
from brass_desktop.ui.scenes.rules.screen import rules_screen
from brass_desktop.ui.scenes.saved.library import go_on_with
from brass_desktop.ui.scenes.saved.opening import open_for_table
from brass_desktop.ui.scenes.saved.save_as import save_dialog
from brass_desktop.ui.scenes.settings.key_list import keys_screen
from brass_desktop.ui.widgets.kit import Action
from brass_desktop.ui.window.crossing import LIFT
from brass_desktop.ui.window.scene import Pop, Push, Reset, Scene, Transition


class Sitting:
    """One game at its table."""

    def __init__(
        self,
        house: House,
        store: SaveStore,
        game: OpenGame,
        *,
        curtain: bool,
        resumed: Path | None = None,
        again: NewGame | None = None,
    ) -> None:
        self._house = house
        self._store = store
        self._game = game
        self._again = again
        self._session = game.session
        self._opponents = Opponents(self._session)
        self._keeping = Keeping(house.context, store, game, resumed)
        usual = house.context.settings.current.confirm
        self.table = PlayScene(
            house.context,
            self._session,
            load_ui(self._session.game.id),
            self,
            self._opponents,
            curtain=curtain,
            confirms=agreed_word(self._session.table, "confirm", usual) != "turn",
        )

    @property
    def path(self) -> Path:
        """Where the game is saved by itself."""
        return self._keeping.path

    def leave(self) -> Transition:
        """Put the game away, saved, and go back to the title."""
        return self._house.leave_game(self._go_to_title)

    def before_leaving(self, go: Callable[[], Transition]) -> Scene | None:
        """Ask before the game is left by `go` though it could not be saved."""
        return self._keeping.before_leaving(go)

    def close(self) -> PutAway:
        """Stop bots and write what is left; a second time it only says so again."""
        self._opponents.close()
        return self._keeping.close()

    def _go_to_title(self) -> Transition:
        self._house.put_away()
        return Reset(self._house.title())

    def curtain(self, seat: Seat, on_ready: Callable[[], None]) -> Scene:
        """Hide the table until the next person is ready."""

        def ready() -> Transition:
            on_ready()
            return Pop(LIFT)

        def back() -> Transition:
            # With other people at the table there may be another curtain to draw, or none.
            return Reset(self.table) if self.table.take_up_seats() else Pop()

        def menu() -> Transition:
            return Push(self._menu(back))

        return curtain_screen(self._house.context, self._session, seat, ready, on_menu=menu)

    def result(self) -> Scene:
        """Show who has won."""
        self._opponents.close()
        rematch = self._rematch if self._again is not None else None
        actions = ResultActions(self.leave, self._watch, self._save, rematch)
        context = self._house.context
        figures = partial(result_screen, context, self._session, actions)
        moment = paced(1.0, context.settings.current)
        if not moment:
            return figures()
        view = partial(load_words(self._session.game.id).result, self._session)
        return winner_screen(view, 1 / moment, partial(figures, heard=True))

    def menu(self, on_play: Callable[[], None]) -> Scene:
        """Open the menu of a running game."""

        def play_on() -> Transition:
            on_play()
            return Pop()

        return self._menu(play_on)

    def _menu(self, play_on: Action) -> Scene:
        actions = PauseActions(
            leave=self.leave,
            play_on=play_on,
            give_up=self._give_up,
            save=self._save,
            load=lambda: Push(self._house.load()),
            unsaved=self._keeping.explain,
            change_seat=self._change_seat,
        )
        return pause_screen(self._house.context, self._session, actions)

    def rules(self, clause: str | None) -> Scene:
        """Open the rules."""
        return rules_screen(self._house.context, clause, self._session.game.id)

    def keys(self) -> Scene:
        """List the keys."""
        return keys_screen(self._house.context, self._session.game.id)

    def _watch(self) -> Transition:
        """Watch the game that was just played."""
        return Push(self._house.watch(self._game))

    def _save(self) -> Transition:
        """Ask for a name and write the game under it."""
        return save_dialog(self._house.context, self._store, self._game)

    def _give_up(self) -> Transition:
        """Leave for good: the game does not come back as the one to continue."""
        self._keeping.give_up()
        self._house.put_away()
        with suppress(OSError):  # what cannot be removed is offered again, which is no loss
            remove(self._keeping.path)
        return Reset(self._house.title())

    def _change_seat(self, seat: Seat, control: str) -> None:
        """Let a person or a bot of some level play on for a seat."""
        players = list(self._session.players)
        players[seat] = replace(players[seat], control=control)
        self._session.seat(players)
        self._keeping.save()
        self.table.seats_changed()

    def _rematch(self) -> Transition:
        """Deal another game to the same people."""
        assert self._again is not None, "only a game that was set up here can be dealt anew"
        again = replace(self._again, seed=random_seed())
        return self._house.leave_game(lambda: Reset(self._house.start(again)))

    def saving(self) -> Tip | None:
        """Tell once that saving fails, and once that it works again."""
        return self._keeping.news()

    def unsaved(self) -> Tip | None:
        """Tell what the sign says while saving fails."""
        return self._keeping.sign()

    def explain_saving(self) -> Scene | None:
        """Tell at length why saving fails."""
        return self._keeping.explain()

    def quick_save(self) -> Tip:
        """Save the game aside and say so."""
        try:
            self._store.quick_save(self._game)
        except OSError as error:
            return Tip(words.CANNOT_WRITE(), error.strerror or str(error))
        self._house.context.audio.play(sounds.SAVED)
        return Tip(words.QUICK_SAVED())

    def quick_load(self) -> Transition | Tip:
        """Go back to the quick save of this game; what was played since stays in its own file."""
        path = self._store.quick_saved(self._game)
        if path is None:
            return Tip(words.NO_QUICK_SAVE())
        try:
            opened = open_for_table(self._store, path)
        except SaveError as error:
            return Tip(words.CANNOT_OPEN(), problem_line(error))

        def load(game: OpenGame) -> Transition:
            return self._house.leave_game(lambda: Reset(self._house.play_on(game, None)))

        same = opened.game.session.state.digest() == self._session.state.digest()
        if same or opened.problem is not None:
            return go_on_with(opened, load)
        return ask_quick_load(lambda: load(opened.game))
