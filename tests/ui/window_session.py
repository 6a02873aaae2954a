"""A real window played through its life; run by `test_window` on a display of its own.

It prints one line per finding and ends with `done`.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import pygame

from brass_desktop.app import make_home
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.window.input import Input
from brass_desktop.ui.window.loop import Loop
from brass_desktop.ui.window.scene import Cursor, Quit, Transition
from brass_desktop.ui.window.window import Window

PATIENCE = 100
"""How many steps of a tenth of a second one change of the window may take."""


class Visitor:
    """The title, visited: takes a step whenever it is woken, and looks at what is drawn."""

    def __init__(self, home: Path) -> None:
        house = make_home(home)
        self.context = house.context
        self.context.settings.change(board="day", window_size=(1600, 900), reduced_motion=True)
        self.title = house.title()
        self.seen: Canvas | None = None
        self.frames = 0
        self._steps = self._visit()
        self._idle = 0.0

    opaque = True
    wake_after: float | None = 0.15

    @property
    def cursor(self) -> Cursor:
        return self.title.cursor

    def handle(self, event: Input) -> Transition | None:
        return self.title.handle(event)

    def refresh(self) -> None:
        self.title.refresh()

    def draw(self, canvas: Canvas) -> None:
        self.seen = canvas
        self.frames += 1
        self.title.draw(canvas)

    def update(self, dt: float) -> bool | Transition:
        self._idle += dt
        if self.frames and self._idle > 0.1:
            self._idle = 0.0
            if next(self._steps, None) is None:
                return Quit()
        return self.title.update(dt)

    def _visit(self) -> Iterator[str]:
        yield self._say("opened")
        frames = self.frames
        yield self._say("still")
        if self.frames == frames:
            print("idle draws nothing", flush=True)
        pygame.display.set_mode((1366, 768), pygame.RESIZABLE)
        yield from self._await("resized", (1366, 768), "day")
        self.context.settings.change(board="night")
        yield from self._await("switched", (1366, 768), "night")
        self.context.settings.change(window_mode="full")
        yield from self._await("full", (1920, 1080), "night")
        self.context.settings.change(window_mode="window")
        yield from self._await("window again", (1366, 768), "night")

    def _await(self, what: str, window: tuple[int, int], theme: str) -> Iterator[str]:
        """Tells what is drawn once it is as asked for, or as it is after a long wait.

        A display server answers when it pleases, later still on a busy computer.
        """
        for _ in range(PATIENCE):
            assert self.seen is not None
            if (self.seen.viewport.window, self.seen.theme.name) == (window, theme):
                break
            yield "waiting"
        yield self._say(what)

    def _say(self, what: str) -> str:
        assert self.seen is not None
        width, height = self.seen.viewport.window
        print(what, f"{width}x{height}", self.seen.theme.name, flush=True)
        return what


def explain(error: Exception) -> Visitor:
    raise error


def main() -> int:
    visitor = Visitor(Path(sys.argv[1]))
    settings = visitor.context.settings
    window = Window(settings.current, "Brass")
    print("driver", pygame.display.get_driver(), flush=True)
    shots = visitor.context.places.screenshots
    loop = Loop(
        window, visitor.context.assets, settings, visitor, explain=explain, screenshots=shots
    )
    loop.run()
    window.close()
    print("kept", *settings.current.window_size, flush=True)
    print("done", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
