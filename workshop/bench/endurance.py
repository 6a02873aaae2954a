"""`python -m workshop endure`: bots at top speed in a window for long, then the cost of rest."""

import argparse
import os
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from threading import Timer
from typing import Final

import pygame

from brass_desktop.app import make_home
from brass_desktop.core.table import PERSON, NewGame
from brass_desktop.games import shelf
from brass_desktop.present.new_game import NewGameDraft
from brass_desktop.ui.scenes.home import Home
from brass_desktop.ui.scenes.play.scene import PlayScene
from brass_desktop.ui.scenes.result.screen import ResultPage
from brass_desktop.ui.widgets.screen import Screen
from brass_desktop.ui.window.loop import FRAMES_PER_SECOND, Loop
from brass_desktop.ui.window.scene import Reset, Scene
from brass_desktop.ui.window.window import Window
from workshop.arguments import add_games, games, positive
from workshop.packaging.virtual_screen import virtual_screen

SIZE: Final = (1920, 1080)
NAMES: Final = ("Ada", "Bartek", "Clara", "Dmitri")
TITLE: Final = "endurance"
_MINUTE: Final = 60.0
_REST: Final = 20.0
"""Seconds over which the cost of rest is measured, after as many as `_SETTLE` to come to it."""
_SETTLE: Final = 4.0
_PRESS: Final = 1.0
"""Seconds between two presses of a key: a quicker one would be taken for half of a double press."""


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "--minutes", type=positive, default=15, metavar="N", help="how long the bots play"
    )
    add_games(parser)


def run(arguments: argparse.Namespace) -> int:
    """Let bots play, rest in several ways, and print what memory and the processor say."""
    with tempfile.TemporaryDirectory() as home, _screen(), _Sitting(Path(home)) as sitting:
        chosen = games(arguments)
        sitting.endure(chosen, arguments.minutes)
        for motion in ("reduced", "living"):
            for hidden in (False, True):
                for scene in ("title", *chosen):
                    sitting.rest(scene, motion, hidden=hidden)
    return 0


@contextmanager
def _screen() -> Iterator[None]:
    """Stand before a real window, though its screen has no monitor."""
    with virtual_screen(SIZE) as screen:
        os.environ.update(DISPLAY=screen.name, SDL_VIDEODRIVER="x11", SDL_AUDIODRIVER="dummy")
        yield


class _Sitting:
    """The program in its window, led from inside so that nothing else costs time."""

    def __init__(self, home: Path) -> None:
        self._house = make_home(home)
        self._context = self._house.context
        self._context.settings.change(window_size=SIZE, board="day")
        self._window = Window(self._context.settings.current, TITLE)
        self._loop = _loop(self._window, self._house)
        self._pressed = 0.0

    def __enter__(self) -> "_Sitting":
        return self

    def __exit__(self, *error: object) -> None:
        self._house.put_away()
        self._context.audio.close()
        self._window.close()

    def endure(self, chosen: Sequence[str], minutes: int) -> None:
        """Let bots play one game after another as fast as they can, of each kind in turn."""
        self._context.settings.change(animation_percent=0, bot_pause_ms=0)
        # The strongest bots keep the most in mind.
        tables = [_table(game, shelf.find(game).levels[-1]) for game in chosen]
        played = 0
        self._open(self._house.start(tables[0]))
        for minute in range(1, minutes + 1):
            end = time.monotonic() + _MINUTE
            while time.monotonic() < end:
                if self._is_over():
                    played += 1
                    table = tables[played % len(tables)]
                    self._open(self._house.start(replace(table, seed=played)))
                self._step()
            print(f"minute {minute}: {played} games, {_memory()} MB and {_workers()}", flush=True)

    def rest(self, scene: str, motion: str, *, hidden: bool) -> None:
        """Leave the title or a game's table alone and print the share of a core it takes."""
        still = motion == "reduced"
        self._context.settings.change(animation_percent=100, reduced_motion=still)
        if scene == "title":
            self._open(self._house.title())
        else:
            self._open(self._house.start(replace(_table(scene, PERSON), curtain=False)))
        pygame.event.post(pygame.Event(pygame.WINDOWHIDDEN if hidden else pygame.WINDOWSHOWN))
        seen = "hidden" if hidden else "shown"
        share = self._share_while_running()
        print(
            f"{scene}, {motion} motion, {seen}: {share:.2%} of a core, {_memory()} MB", flush=True
        )

    def _open(self, scene: Scene) -> None:
        self._loop.stack.go(Reset(scene))

    def _is_over(self) -> bool:
        top = self._loop.stack.top
        return isinstance(top, Screen) and isinstance(top.page, ResultPage)

    def _step(self) -> None:
        """Let a frame pass, and whoever waits for a key between eras and rounds have it."""
        now = time.monotonic()
        if not isinstance(self._loop.stack.top, PlayScene) and now >= self._pressed + _PRESS:
            self._pressed = now
            for half in (pygame.KEYDOWN, pygame.KEYUP):
                pygame.event.post(pygame.Event(half, key=pygame.K_RETURN, mod=0, unicode=""))
        self._loop.step(pygame.event.get(), 1 / FRAMES_PER_SECOND)
        # Bots think in processes of their own, which need the processor too.
        pygame.time.wait(1)

    def _share_while_running(self) -> float:
        """Run as the program does until the window is closed, and measure once it has settled."""
        settled: list[tuple[float, float]] = []
        clock = Timer(_SETTLE, lambda: settled.append((time.monotonic(), time.process_time())))
        clock.start()
        pygame.time.set_timer(pygame.QUIT, round((_SETTLE + _REST) * 1000), loops=1)
        self._loop.run()
        ((began, used),) = settled
        return (time.process_time() - used) / (time.monotonic() - began)


def _loop(window: Window, house: Home) -> Loop:
    def explain(error: Exception) -> Scene:
        raise error

    context = house.context
    return Loop(
        window,
        context.assets,
        context.settings,
        house.title(),
        explain=explain,
        screenshots=context.places.screenshots,
        toast=context.toast,
        audio=context.audio,
    )


def _table(game: str, kind: str) -> NewGame:
    """Seat the same kind of player everywhere."""
    begun = NewGameDraft(shelf.find(game), NAMES).game
    return replace(begun, seats=tuple(replace(seat, kind=kind) for seat in begun.seats))


def _memory(process: str = "self") -> int:
    """Read the megabytes that a process has in memory now."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 2**20


def _workers() -> str:
    """Tell the memory of every process that thinks for a bot."""
    children = Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()
    return ", ".join(f"{_memory(child)} MB" for child in children) or "no worker"
