"""A person at the window: clicks and keys posted as pygame events, nothing else.

It looks where things are drawn (the hit areas of the frame) and never touches the game itself.
"""

from pathlib import Path

import pygame

from brass_desktop.app import make_home
from brass_desktop.core.rng import Rng
from brass_desktop.games.brass.present.intents import PlayIntent
from brass_desktop.games.brass.present.play.choices import lit_intents
from brass_desktop.games.brass.present.viewmodel.panels import TableView
from brass_desktop.present.controls import ControlState
from brass_desktop.present.intents import Press
from brass_desktop.ui.widgets.kit import Widget
from brass_desktop.ui.widgets.screen import Screen
from brass_desktop.ui.window.loop import Loop
from brass_desktop.ui.window.scene import Scene
from brass_desktop.ui.window.window import Window
from workshop.shots.brass.lone_table import BrassScene

FRAME = 1 / 60
KEYS = {
    "enter": pygame.K_RETURN,
    "tab": pygame.K_TAB,
    "escape": pygame.K_ESCAPE,
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
}


class Driver:
    """Opens the program at its title and acts like a person."""

    def __init__(self, home: Path, size: tuple[int, int] = (1280, 720)) -> None:
        self.house = make_home(home)
        self.context = self.house.context
        self.context.settings.change(
            window_size=size, board="day", animation_percent=0, bot_pause_ms=0
        )
        self.window = Window(self.context.settings.current, "Brass")
        self.failures: list[Exception] = []
        self.now = 0
        """The time in milliseconds: whoever means each click takes a second for it."""
        self.loop = Loop(
            self.window,
            self.context.assets,
            self.context.settings,
            self.house.title(),
            explain=self._explain,
            screenshots=home,
            before_quit=self.house.before_quit,
            now=lambda: self.now,
            toast=self.context.toast,
        )
        self.settle()

    def _explain(self, error: Exception) -> Scene:
        self.failures.append(error)
        raise error

    @property
    def top(self) -> Scene:
        """The scene that gets the input."""
        top = self.loop.stack.top
        assert top is not None, "the program has ended"
        return top

    def settle(self) -> None:
        """Let frames pass until nothing moves and nothing is due at once."""
        for _ in range(200):
            moving = self.loop.step(pygame.event.get(), FRAME)
            due = self.loop.stack.wake_after()
            if not moving and (due is None or due > 0):
                return
        raise AssertionError("the scene never comes to rest")

    def click(self, at: tuple[float, float], *, hasty: bool = False) -> None:
        """Move to a logical point, press and let go, with a frame after each or all within one."""
        self.now += 1000
        x, y = self.window_point(at)
        for kind, fields in (
            (pygame.MOUSEMOTION, {"pos": (x, y), "rel": (0, 0), "buttons": (0, 0, 0)}),
            (pygame.MOUSEBUTTONDOWN, {"pos": (x, y), "button": 1}),
            (pygame.MOUSEBUTTONUP, {"pos": (x, y), "button": 1}),
        ):
            pygame.event.post(pygame.event.Event(kind, fields))
            if not hasty:
                self.loop.step(pygame.event.get(), FRAME)
        self.settle()

    def window_point(self, at: tuple[float, float]) -> tuple[int, int]:
        """Turn a logical point into a pixel of the window."""
        scale = self.loop.viewport.scale
        return round(at[0] * scale), round(at[1] * scale)

    def press(self, key: str, *, ctrl: bool = False) -> None:
        """Strike a key: a letter, a digit or a name of `KEYS`."""
        self.now += 1000
        code = KEYS.get(key) or pygame.key.key_code(key)
        text = key if len(key) == 1 else ""
        mod = pygame.KMOD_LCTRL if ctrl else 0
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            fields = {"key": code, "mod": mod, "unicode": text, "scancode": 0}
            pygame.event.post(pygame.event.Event(kind, fields))
        self.settle()

    def widget(self, key: str) -> Widget:
        """Find a control of the screen on top."""
        top = self.top
        assert isinstance(top, Screen), f"{top} has no controls"
        return next(w for w in top.form.widgets if w.key == key)

    def click_widget(self, key: str) -> None:
        """Click a control of the screen on top."""
        self.click(self.widget(key).rect.centre)


def meant(driver: Driver, scene: BrassScene, rng: Rng) -> PlayIntent:
    """Choose what to do among what is lit: confirm or end when they are offered, usually."""
    view: TableView = scene.model.view()
    lit = lit_intents(view)
    if view.turn.confirm is not None and view.turn.confirm.state is ControlState.LIT:
        if rng.below(4):
            return Press("confirm")
    elif view.turn.end.state is ControlState.ENABLED and (not lit or rng.below(2)):
        return Press("end_turn")
    return rng.choice(lit) if lit else Press("confirm")
