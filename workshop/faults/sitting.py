"""A whole sitting without a person: the program is started, played, saved, left and started again.

Everything goes the way it goes in the window: keys, dialogs and the main loop. What the player is
told becomes a promise, which can be held against what lies on the disk.
"""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pygame

from brass_desktop.core.rng import Rng
from brass_desktop.core.session import AnySession
from brass_desktop.core.table import NewGame, SeatChoice
from brass_desktop.games import shelf
from brass_desktop.present.text import new_game, saves
from brass_desktop.present.tips import Tip
from brass_desktop.services.autosave import Autosave
from brass_desktop.services.paths import resource_folder
from brass_desktop.services.savestore import SaveStore
from brass_desktop.services.settings import Settings
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.scenes.home import Home
from brass_desktop.ui.scenes.load.screen import LoadScene
from brass_desktop.ui.scenes.play.scene import PlayScene
from brass_desktop.ui.scenes.saved.save_as import save_dialog
from brass_desktop.ui.widgets.screen import Screen
from brass_desktop.ui.window.loop import Loop
from brass_desktop.ui.window.scene import Push, Reset, Scene
from brass_desktop.ui.window.window import Window
from workshop.faults.promises import KeptGame, Promises
from workshop.shots.studio import open_studio, studio_context

FRAME: Final = 1 / 60
SETTLING: Final = 5.0
_MOST_SCREENS: Final = 8
_KEYS: Final = {
    "enter": pygame.K_RETURN,
    "escape": pygame.K_ESCAPE,
    "delete": pygame.K_DELETE,
    "f2": pygame.K_F2,
    "f12": pygame.K_F12,
    "down": pygame.K_DOWN,
    ",": pygame.K_COMMA,
}


@cache
def _assets() -> Assets:
    return Assets(resource_folder("assets"))


@cache
def _window() -> Window:
    """Open one window, which nobody sees, for all starts of the program in this process."""
    open_studio()
    return Window(Settings(window_size=(1280, 720), board="day"), "Brass")


def new_table(seed: int, game: str) -> NewGame:
    """Seat two people."""
    info = shelf.find(game)
    seats = [
        SeatChoice(new_game.NAMES[n].text, info.colours[n], info.characters[n]) for n in range(2)
    ]
    return NewGame(info.id, tuple(seats), seed=seed, curtain=False)


class Sitting:
    """The program from its start to its end, step by step."""

    def __init__(self, home: Path, seed: int, game: str, mend: Callable[[], None]) -> None:
        self._home = home
        self._game = game
        self._mend = mend
        """Ends whatever is wrong with the disk: even a patient player waits for that."""
        self._dice = Rng(seed)
        self.promises = Promises(seed)
        self._submitted = 0
        self._opened: list[Home] = []
        self._now = 0
        """Milliseconds: whoever means each key takes a second for it."""

    def steps(self) -> Iterator[str]:
        """Name each step after it was taken; whatever escapes has crashed the program."""
        yield self._start()
        yield self._change_volume(60)
        yield self._begin()
        yield from (self._act() for _ in range(3))
        yield self._quick_save()
        yield self._act()
        yield self._save_as("Thursday")
        yield self._press("f12", "took a picture")
        yield self._press(",", "slowed the bots")
        yield from self._look_after_files()
        yield self._act()
        yield self._change_volume(25)
        yield self._leave()
        yield self._resume()
        yield self._act()
        yield self._quit()

    def broken_promises(self) -> Iterator[str]:
        """Tell what a fresh program does not find."""
        return self.promises.broken(self._home)

    def abandon(self) -> None:
        """Close what a crash has left open, so that it disturbs nobody else."""
        self._mend()
        for house in self._opened:
            house.put_away()

    def _start(self) -> str:
        context = studio_context(self._home, _assets())
        self._house = Home(context, SaveStore(context.places.saves))
        self._opened.append(self._house)
        self._loop = Loop(
            _window(),
            context.assets,
            context.settings,
            self._house.title(),
            explain=_crash,
            screenshots=context.places.screenshots,
            now=lambda: self._now,
            toast=context.toast,
        )
        return self._show("started")

    def _begin(self) -> str:
        return self._go(
            self._house.start(new_table(self.promises.seed, self._game)), "began a game"
        )

    def _act(self) -> str:
        """Play on if the table is there; a game that could not be opened has none."""
        if self._session is not None and self._session.actor is not None:
            self._session.submit(self._session.game.sample(self._session.state, self._dice))
            self._submitted += 1
            assert len(self._session.log) == self._submitted, "the game in memory is not whole"
        autosave = self._autosave
        if autosave is not None and autosave.settle(SETTLING):
            self.promises.kept = max(self.promises.kept, self._submitted)
        elif autosave is not None and autosave.problem is not None:
            assert "Error(" not in autosave.problem.detail, autosave.problem.detail
        return self._show("acted")

    def _quick_save(self) -> str:
        told = self._house._running.quick_save() if self._house._running is not None else None
        if told is not None and told == Tip(saves.QUICK_SAVED()):
            self._promise_by_hand()
        return self._show("quick-saved")

    def _save_as(self, title: str) -> str:
        running = self._house._running
        assert running is not None
        toast = self._house.context.toast
        self._loop.stack.go(save_dialog(self._house.context, self._house.store, running._game))
        self._show("asked for a name")
        self._type(title)
        self._press("enter", "saved")
        if toast.text == saves.SAVED_AS(title=title):
            self._promise_by_hand(title)
        elif not isinstance(self._loop.stack.top, PlayScene):
            self._press("escape", "read why not")
        return "saved by hand"

    def _promise_by_hand(self, title: str | None = None) -> None:
        running = self._house._running
        assert running is not None
        titles = {title or running._game.title}
        self.promises.by_hand.append(KeptGame(titles, self._submitted))

    def _change_volume(self, volume: int) -> str:
        settings = self._house.context.settings
        self.promises.volumes |= {settings.current.volume, volume}
        settings.change(volume=volume)
        settings.write()
        if settings.problem is None:
            self.promises.volumes = {volume}
        return self._show("changed a setting")

    def _look_after_files(self) -> Iterator[str]:
        """Rename, export, bring in and remove, as the load screen does it."""
        scene = self._house.load()
        assert isinstance(scene, LoadScene)
        self._loop.stack.go(Push(scene))
        for _ in range(3):
            yield self._show("listed the games")
        yield self._rename(scene, "Thursday", "Friday")
        yield self._export(scene)
        yield self._bring_in(scene)
        yield self._remove(scene)
        self._escape_to(lambda top: isinstance(top, PlayScene))
        yield "left the list"

    def _rename(self, scene: LoadScene, title: str, other: str) -> str:
        if not self._choose(scene, title):
            return "found nothing to rename"
        kept = [game for game in self.promises.by_hand if title in game.titles]
        for game in kept:
            game.titles.add(other)
        self._press("f2", "asked for a title")
        self._type(other)
        self._press("enter", "renamed")
        self._close_dialogs(scene)
        if any(game.title == other for game in self._house.store.games()):
            for game in kept:
                game.titles.discard(title)
        return "renamed"

    def _export(self, scene: LoadScene) -> str:
        if not self._choose(scene, "Friday", "Thursday"):
            return "found nothing to export"
        scene.screen.form.focus("export")
        self._press("enter", "asked where to")
        if isinstance(self._loop.stack.top, Screen):
            self._press("enter", "exported")
        self._close_dialogs(scene)
        return "exported"

    def _bring_in(self, scene: LoadScene) -> str:
        source = resource_folder("saves/examples") / "1-opening.json"
        led = scene.page.take_in(source)
        if led is not None:
            self._loop.stack.go(led)
        self._show("brought in")
        self._close_dialogs(scene)
        return "brought in"

    def _remove(self, scene: LoadScene) -> str:
        if not self._choose(scene, "1-opening"):
            return "found nothing to remove"
        self._press("delete", "asked whether to remove")
        top = self._loop.stack.top
        if isinstance(top, Screen):
            top.form.focus("answer1")
            self._press("enter", "removed")
        self._close_dialogs(scene)
        return "removed"

    def _choose(self, scene: LoadScene, *titles: str) -> bool:
        scene.page.reload()
        for game in self._house.store.games():
            if game.title in titles or game.path.stem in titles:
                scene.page.chosen = game.path
                scene.page.stale = True
                self._show("chose")
                return scene.page.game is not None
        return False

    def _close_dialogs(self, scene: LoadScene) -> None:
        self._escape_to(lambda top: top is scene)

    def _escape_to(self, reached: Callable[[Scene | None], bool]) -> None:
        for _ in range(_MOST_SCREENS):
            if reached(self._loop.stack.top):
                return
            self._press("escape", "closed")
        raise AssertionError(f"{self._loop.stack.top} does not close")

    def _leave(self) -> str:
        self._save_for_good()
        self._house.put_away()
        return self._go(self._house.title(), "left the table")

    def _resume(self) -> str:
        offered = self._house.continuations()
        if not offered:
            return self._show("found nothing to go on with")
        self._go(offered[0].open(), "went on")
        told = not isinstance(self._loop.stack.top, PlayScene)
        if told:
            self._press("enter", "read what is wrong")
        session = self._session
        if session is not None and told:
            # The version before, as a notice has said; the file itself keeps what it has.
            self._submitted = len(session.log)
        assert session is None or len(session.log) == self._submitted, "went on with another game"
        return "went on"

    def _quit(self) -> str:
        self._save_for_good()
        put_away = self._house.put_away()
        assert put_away is None or put_away.written, "a mended disk was not written to"
        self._house.context.settings.change(window_size=(1280, 720), window_place=(0, 0))
        self._loop.stack.quit()
        return "quit"

    def _save_for_good(self) -> None:
        """Leave only when everything is on the disk; what is wrong with it ends some time."""
        autosave = self._autosave
        if autosave is not None and not autosave.try_now(SETTLING):
            self._mend()
            assert autosave.try_now(SETTLING), (
                f"a mended disk is not written to: {autosave.problem}"
            )
        if autosave is not None:
            self.promises.kept = max(self.promises.kept, self._submitted)
        settings = self._house.context.settings
        settings.write()
        if settings.problem is not None:
            self._mend()
            settings.write()
            assert settings.problem is None, f"settings stay unwritten: {settings.problem}"
        self.promises.volumes = {settings.current.volume}

    @property
    def _session(self) -> AnySession | None:
        top = self._loop.stack.top
        return top.model.session if isinstance(top, PlayScene) else None

    @property
    def _autosave(self) -> Autosave | None:
        running = self._house._running
        return running._keeping._autosave if running is not None else None

    def _go(self, scene: Scene, what: str) -> str:
        self._loop.stack.go(Reset(scene))
        return self._show(what)

    def _show(self, what: str) -> str:
        self._loop.step([], FRAME)
        return what

    def _press(self, key: str, what: str) -> str:
        self._now += 1000
        text = key if len(key) == 1 else ""
        fields = {"key": _KEYS[key], "mod": 0, "unicode": text, "scancode": 0}
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self._loop.step([pygame.event.Event(kind, fields)], FRAME)
        return self._show(what)

    def _type(self, text: str) -> None:
        self._loop.step([pygame.event.Event(pygame.TEXTINPUT, {"text": text})], FRAME)


def _crash(error: Exception) -> Scene:
    raise error
