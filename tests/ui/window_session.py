"""A real window played through its life; run by `test_window` on a display of its own.

It prints one line per finding and ends with `done`.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import pygame

from brass_desktop.ui.canvas import Canvas
from brass_desktop.ui.input import Input
from brass_desktop.ui.loop import Loop
from brass_desktop.ui.scene import Cursor, Quit, Transition
from brass_desktop.ui.scenes.title import title_screen
from brass_desktop.ui.studio import studio_context
from brass_desktop.ui.window import Window


class Visitor:
    """The title, visited: takes a step whenever it is woken, and looks at what is drawn."""

    def __init__(self, home: Path) -> None:
        self.context = studio_context(home)
        self.context.settings.change(board="day", window_size=(1600, 900))
        self.title = title_screen(self.context)
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
        yield self._say("asked for another size")
        yield self._say("resized")
        self.context.settings.change(board="night")
        yield self._say("night asked")
        yield self._say("switched")
        self.context.settings.change(window_mode="full")
        yield self._say("full asked")
        yield self._say("full")
        self.context.settings.change(window_mode="window")
        yield self._say("window asked")
        yield self._say("window again")

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
