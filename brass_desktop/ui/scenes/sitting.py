"""A sitting: one game from its first card to its result, with its saves and screens."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from brass_desktop.core.errors import SaveError
from brass_desktop.core.savefile import write_text
from brass_desktop.core.types import Seat
from brass_desktop.present.new_game import NewGame, random_seed
from brass_desktop.present.play.agreement import agreed_switch, agreed_word
from brass_desktop.present.play.begin import begin
from brass_desktop.present.play.opponents import Opponents
from brass_desktop.present.savelist import problem_line
from brass_desktop.present.seating import seated
from brass_desktop.present.text import saves as words
from brass_desktop.present.viewmodel.pieces import Tip
from brass_desktop.present.viewmodel.seen import BrassSession
from brass_desktop.services.autosave import Autosave
from brass_desktop.services.savefiles import prune, remove
from brass_desktop.services.savestore import OpenGame, SaveStore, local_now
from brass_desktop.ui.context import Context, PutAway, SceneFactory
from brass_desktop.ui.scene import Pop, Push, Reset, Scene, Transition
from brass_desktop.ui.scenes.ceremony import ceremony_screen
from brass_desktop.ui.scenes.curtain import curtain_screen
from brass_desktop.ui.scenes.key_list import keys_screen
from brass_desktop.ui.scenes.pause import PauseActions, ask_quick_load, pause_screen
from brass_desktop.ui.scenes.play import PlayScene
from brass_desktop.ui.scenes.play_screens import PlayScreens
from brass_desktop.ui.scenes.result import ResultActions, result_screen
from brass_desktop.ui.scenes.rules import rules_screen
from brass_desktop.ui.scenes.save_as import save_dialog
from brass_desktop.ui.wakeup import wake_loop


class House:
    """Where sittings take place: what every table of this program shares."""

    def __init__(self, context: Context, store: SaveStore, title: SceneFactory) -> None:
        self.context = context
        self.store = store
        self.title = title
        self._running: Sitting | None = None

    def close(self) -> PutAway | None:
        """Put the running game away, saved; None if there is none."""
        sitting, self._running = self._running, None
        return sitting.close() if sitting is not None else None

    def _seat(self, make: Callable[[], "Sitting"]) -> Scene:
        """Open a table after the one before it is put away, so that its file is free again."""
        self.close()
        self._running = make()
        return self._running.table

    def start(self, game: NewGame) -> Scene:
        """Deal a new game and open its table."""
        session = begin(game)
        title = ", ".join(player.name for player in session.players)
        prune(self.store, self.context.settings.current.autosaves_kept)
        opened = OpenGame(session, title, local_now())
        return self._seat(lambda: Sitting(self, opened, curtain=game.curtain, again=game))

    def play_on(self, game: OpenGame, resumed: Path | None) -> Scene:
        """Open the table of a saved game; `resumed` is the automatic save to go on with."""
        usual = self.context.settings.current.curtain
        curtain = agreed_switch(game.session.table, "curtain", usual)
        return self._seat(lambda: Sitting(self, game, curtain=curtain, resumed=resumed))


class Sitting:
    """One game at its table."""

    def __init__(
        self,
        house: House,
        game: OpenGame,
        *,
        curtain: bool,
        resumed: Path | None = None,
        again: NewGame | None = None,
    ) -> None:
        self._house = house
        self._game = game
        self._again = again
        self._session: BrassSession = game.session
        self._opponents = Opponents(self._session)
        self._failed = False
        self._autosave = Autosave(
            house.store,
            game,
            resumed,
            moments=lambda: house.context.settings.current.autosave,
            wake=wake_loop,
        )
        screens = PlayScreens(
            curtain=self._curtain,
            result=self._result,
            ceremony=lambda session, at: ceremony_screen(house.context, session, at, Pop),
            menu=self._menu,
            rules=lambda clause: rules_screen(house.context, clause),
            keys=lambda: keys_screen(house.context),
            saving=self._saving,
            quick_save=self._quick_save,
            quick_load=self._quick_load,
        )
        usual = house.context.settings.current.confirm
        self.table = PlayScene(
            house.context,
            self._session,
            screens,
            self._opponents,
            curtain=curtain,
            confirms=agreed_word(self._session.table, "confirm", usual) != "turn",
        )

    def leave(self) -> Transition:
        """Put the game away, saved, and go back to the title."""
        self._house.close()
        return Reset(self._house.title())

    def close(self) -> PutAway:
        """Stop bots and write what is left; a second time it only says so again."""
        self._opponents.close()
        written = self._autosave.close()
        text = write_text(self._house.store.describe(self._game))
        return PutAway(self._autosave.path, text, written)

    def _curtain(self, session: BrassSession, seat: Seat, on_ready: Callable[[], None]) -> Scene:
        def ready() -> Transition:
            on_ready()
            return Pop()

        def menu() -> Transition:
            # Who plays is changed at the table: here it would pull the curtain from under itself.
            return Push(self._menu(_stay, seats=False))

        return curtain_screen(self._house.context, session, seat, ready, on_menu=menu)

    def _result(self, session: BrassSession) -> Scene:
        self._opponents.close()
        rematch = self._rematch if self._again is not None else None
        watch = self._house.context.features.watch
        replay = (lambda: Push(watch(self._game))) if watch is not None else None
        actions = ResultActions(self.leave, rematch, replay, self._save)
        return result_screen(self._house.context, session, actions)

    def _menu(self, on_play: Callable[[], None], *, seats: bool = True) -> Scene:
        load = self._house.context.features.load

        def play_on() -> Transition:
            on_play()
            return Pop()

        actions = PauseActions(
            leave=self.leave,
            play_on=play_on,
            give_up=self._give_up,
            save=self._save,
            load=(lambda: Push(load())) if load is not None else None,
            change_seat=self._change_seat if seats else None,
        )
        return pause_screen(self._house.context, self._session, actions)

    def _save(self) -> Transition:
        """Ask for a name and write the game under it."""
        return save_dialog(self._house.context, self._house.store, self._game)

    def _give_up(self) -> Transition:
        """Leave for good: the game does not come back as the one to continue."""
        self._house.close()
        remove(self._autosave.path)
        return Reset(self._house.title())

    def _change_seat(self, seat: Seat, control: str) -> None:
        """Let a person or a bot of some level play on for a seat."""
        players = list(self._session.players)
        players[seat] = replace(players[seat], control=control)
        self._session.seat(players)
        self._autosave.save()
        self.table.seats_changed()

    def _rematch(self) -> Transition:
        """Deal another game to the same people."""
        assert self._again is not None, "only a game that was set up here can be dealt anew"
        self.close()
        return Reset(self._house.start(replace(self._again, seed=random_seed())))

    def _saving(self) -> Tip | None:
        """Tell once that saving fails, and once that it works again."""
        problem = self._autosave.problem
        if problem is not None and not self._failed:
            self._failed = True
            return Tip(words.CANNOT_WRITE(), words.FAILURES[problem.code](), str(problem.path))
        if problem is None and self._failed:
            self._failed = False
            return Tip(words.SAVED_AGAIN())
        return None

    def _quick_save(self) -> Tip:
        try:
            self._house.store.quick_save(self._game)
        except OSError as error:
            return Tip(words.CANNOT_WRITE(), str(error))
        return Tip(words.QUICK_SAVED())

    def _quick_load(self) -> Transition | Tip:
        """Go back to the quick save of this game; what was played since stays in its own file."""
        path = self._house.store.quick_saved(self._game)
        if path is None:
            return Tip(words.NO_QUICK_SAVE())
        try:
            opened = self._house.store.open(path)
        except (SaveError, OSError) as error:
            return Tip(words.CANNOT_OPEN(), problem_line(error))
        opened.game.session.players = seated(opened.game.session.players)

        def load() -> Transition:
            self.close()
            return Reset(self._house.play_on(opened.game, None))

        same = opened.game.session.state.digest() == self._session.state.digest()
        return load() if same else ask_quick_load(load)


def _stay() -> None:
    """Nothing follows from leaving the menu of a curtain: the curtain is still there."""
