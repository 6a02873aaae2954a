"""The main loop: sleeps while nothing moves, and draws only what has changed."""

from collections.abc import Callable, Iterable, Iterator
from datetime import datetime
from io import BytesIO
from pathlib import Path
from typing import Final

import pygame

from brass_desktop.present import sounds
from brass_desktop.present.daylight import side_now
from brass_desktop.present.text import common as words
from brass_desktop.present.text import errors, keeping
from brass_desktop.services import atomic
from brass_desktop.services.settings import Settings, SettingsStore
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.eyesight import as_seen
from brass_desktop.ui.drawing.theme import ThemeName, theme_of
from brass_desktop.ui.drawing.toast import Toast
from brass_desktop.ui.drawing.typeface import Typeface
from brass_desktop.ui.motion.passage import Passage, paced
from brass_desktop.ui.sound.audio import Audio
from brass_desktop.ui.window.crossing import CUT, TURN, Crossing
from brass_desktop.ui.window.input import Input, InputReader, Key, PointerDown, Wheel
from brass_desktop.ui.window.scene import Reset, Scene, SceneStack
from brass_desktop.ui.window.viewport import Viewport
from brass_desktop.ui.window.window import Window

FRAMES_PER_SECOND: Final = 60
_LONGEST_STEP: Final = 0.1
_CLOCK_CHECK: Final = 30.0
"""Seconds between looks at the clock while the board follows it."""

_SETTINGS_RETRY: Final = 10.0
"""Seconds between tries to write settings that could not be written."""

NAP_MS: Final = 8
"""Milliseconds slept between looks for events while nothing moves."""

_HIDDEN_STEP: Final = 0.5
"""Seconds between steps while nobody can see the window: bots play on, nothing is drawn."""
_HIDDEN_NAP_MS: Final = 50

_HIDES: Final = (pygame.WINDOWHIDDEN, pygame.WINDOWMINIMIZED)
_SHOWS: Final = (pygame.WINDOWSHOWN, pygame.WINDOWRESTORED, pygame.WINDOWEXPOSED)

PICTURE_ENDING: Final = ".png"
_NOTHING_LEFT: Final = object()
_SIDES: Final[dict[ThemeName, str]] = {"day": sounds.DAY, "night": sounds.NIGHT}
"""What is heard when the board turns."""

ErrorScene = Callable[[Exception], Scene]


class Loop:
    """Runs a stack of scenes in a window until it is empty."""

    def __init__(
        self,
        window: Window,
        assets: Assets,
        settings: SettingsStore,
        first: Scene,
        *,
        explain: ErrorScene,
        screenshots: Path,
        before_quit: Callable[[], Scene | None] = lambda: None,
        idle_work: Iterator[None] | None = None,
        now: Callable[[], int] = pygame.time.get_ticks,
        toast: Toast | None = None,
        audio: Audio | None = None,
    ) -> None:
        self._audio = audio
        self.stack = SceneStack(first, self._hear, before_quit)
        self._window = window
        self._assets = assets
        self._settings = settings
        self._explain = explain
        self._screenshots = screenshots
        self._idle_work = idle_work or iter(())
        """Done step by step instead of napping, until there is no more of it."""
        self._reader = InputReader(now)
        self._toast = toast or Toast()
        self._explaining = False
        self._hidden = False
        """Whether the window is put away where nobody sees it."""
        self._passage = Passage()
        self._turns = False
        """Whether the picture is to turn over to the other theme."""
        self._settings_fail_for: float | None = None
        """Seconds since settings that cannot be written were tried."""
        self._canvas = self._make_canvas()
        settings.subscribe(self._apply)

    @property
    def viewport(self) -> Viewport:
        """How the window's pixels and the logical units belong together."""
        return self._canvas.viewport

    def run(self) -> None:
        """Work until no scene is left; an error in a scene leads to the error scene."""
        clock = pygame.time.Clock()
        moving = True
        while self.stack.top is not None:
            moving = moving and not self._hidden
            events = pygame.event.get() if moving else self._wait()
            # After a sleep the clock must not hold the answer back for a frame.
            passed = clock.tick(FRAMES_PER_SECOND if moving else 0) / 1000
            moving = self.step(events, min(passed, _LONGEST_STEP) if moving else passed)
        size, place = self._window.remember()
        self._settings.change(window_size=size, window_place=place)

    def step(self, events: Iterable[pygame.event.Event], dt: float) -> bool:
        """Answer events, let `dt` seconds pass and draw; true while something moves."""
        try:
            # Time passes before the inputs are answered: what they set in motion starts now.
            moving = self.stack.update(dt)
            self.stack.handle(self._read(events))
            self._follow_clock()
            stale = self.stack.update(0.0) or moving
            self._retry_settings(dt)
            news = self._toast.update(dt)
            passing = self._passage.update(dt)
            moving = stale or passing
            if self.stack.top is not None:
                if (moving or news) and not self._hidden:
                    self._draw(stale=stale or news, news=news)
                    self._tell_damage()
                self._window.set_cursor(self.stack.top.cursor)
        except Exception as error:
            # A scene that explains errors and fails itself would do so for ever.
            if self._explaining:
                raise
            self._explaining = True
            self.stack.go(Reset(self._explain(error)))
            return True
        if moving:
            self._explaining = False
        if self._audio is not None:
            self._audio.surround(self.stack.surroundings)
        return moving

    def _hear(self, sound: str) -> None:
        if self._audio is not None:
            self._audio.play(sound)

    def _wait(self) -> list[pygame.event.Event]:
        retry = _SETTINGS_RETRY if self._settings.problem is not None else None
        waits = (self.stack.wake_after(), self._toast.wake_after, retry)
        wake = min((wait for wait in waits if wait is not None), default=None)
        if self._settings.current.board == "clock":
            wake = min(_CLOCK_CHECK, wake if wake is not None else _CLOCK_CHECK)
        if self._hidden:
            wake = _HIDDEN_STEP
        due = None if wake is None else pygame.time.get_ticks() + round(wake * 1000)
        # pygame's own wait looks for events every millisecond, which costs a tired laptop several
        # times as much as napping a little longer than anyone can notice.
        while not (events := pygame.event.get()):
            if due is not None and pygame.time.get_ticks() >= due:
                break
            if next(self._idle_work, _NOTHING_LEFT) is _NOTHING_LEFT:
                pygame.time.wait(_HIDDEN_NAP_MS if self._hidden else NAP_MS)
        return events

    def _read(self, events: Iterable[pygame.event.Event]) -> Iterable[Input]:
        for event in events:
            if event.type == pygame.QUIT:
                self.stack.quit()
            elif event.type in (pygame.WINDOWSIZECHANGED, pygame.VIDEORESIZE):
                self._fit_window()
            elif event.type in _HIDES:
                self._hidden = True
            elif event.type in _SHOWS:
                self._hidden = False
                self._canvas.full = True
                self.stack.invalidate()
            else:
                record = self._reader.read(event, self._canvas.viewport)
                if isinstance(record, PointerDown | Key | Wheel):
                    # Whoever acts has seen enough of how the picture came.
                    self._passage.hurry()
                if record is not None and not self._use_globally(record):
                    yield record

    def _use_globally(self, record: Input) -> bool:
        if not isinstance(record, Key):
            return False
        if record.name == "f11" or (record.name == "enter" and record.alt):
            mode = "window" if self._window.mode != "window" else "full"
            self._settings.change(window_mode=mode)
            return True
        if record.name == "f12":
            self._save_screenshot()
            return True
        return False

    def _retry_settings(self, dt: float) -> None:
        """Write settings again that could not be written, and tell once that they were not."""
        problem = self._settings.problem
        if problem is None:
            self._settings_fail_for = None
        elif self._settings_fail_for is None:
            self._settings_fail_for = 0.0
            self._toast.show(keeping.SETTINGS_UNWRITTEN[problem.code]())
        else:
            self._settings_fail_for += dt
            if self._settings_fail_for >= _SETTINGS_RETRY:
                self._settings_fail_for = 0.0
                self._settings.write()

    def _save_screenshot(self) -> None:
        picture = BytesIO()
        try:
            pygame.image.save(self._window.surface, picture, PICTURE_ENDING)
            stem = f"brass-{datetime.now():%Y-%m-%d-%H%M%S-%f}"
            path = atomic.create(self._screenshots, stem, PICTURE_ENDING, picture.getvalue())
        except OSError as error:
            self._toast.show(words.NO_PICTURE(reason=error.strerror or error))
        except pygame.error as error:
            self._toast.show(words.NO_PICTURE(reason=error))
        else:
            self._toast.show(words.PICTURE_SAVED(path=path))

    def _draw(self, *, stale: bool, news: bool) -> None:
        """Draw a frame, the whole of it while or when something is said above the scenes."""
        canvas, passage = self._canvas, self._passage
        self._begin_passage()
        canvas.changed = None
        canvas.full = canvas.full or news or bool(self._toast.text)
        if stale:
            with passage.aside(canvas):
                self.stack.draw(canvas)
                self._toast.draw(canvas)
                canvas.full = False
        if passage.is_running:
            passage.show(canvas)
            canvas.changed = None
        self._show_as_seen(canvas.changed)
        self._window.show(canvas.changed)

    def _begin_passage(self) -> None:
        """Show the last transition or change of theme as the settings want it."""
        manner: Crossing = self.stack.take_manner()
        if self._turns:
            self._turns, manner = False, TURN
        if manner is CUT:
            return
        seconds = paced(manner.seconds, self._settings.current)
        canvas = self._canvas
        self._passage.begin(manner, seconds, canvas, lambda: self.stack.draw_below(canvas))

    def _tell_damage(self) -> None:
        """Say once that a file of the program had to be done without."""
        if self._assets.damaged:
            self._toast.show(errors.DAMAGED(file=self._assets.damaged[0]))
            self._assets.damaged.clear()

    def _show_as_seen(self, changed: list[pygame.Rect] | None) -> None:
        """Lay what was drawn elsewhere on the window, through the eyes that the settings name."""
        drawn, eyesight = self._canvas.surface, self._settings.current.eyesight
        if drawn is not self._window.surface:
            for area in [drawn.get_rect()] if changed is None else changed:
                part = drawn.subsurface(area.clip(drawn.get_rect()))
                self._window.surface.blit(as_seen(part, eyesight), area)

    def _fit_window(self) -> None:
        if self._window.resized():
            self._renew()

    def _renew(self) -> None:
        """Make a canvas for the present size, theme and text size and let scenes follow."""
        before = self._canvas
        self._passage.forget()
        self._canvas = self._make_canvas()
        if before.theme is not self._canvas.theme:
            self._hear(_SIDES[self._canvas.theme.name])
            self._turns = before.viewport == self._canvas.viewport
        self.stack.refresh()

    def _make_canvas(self) -> Canvas:
        current = self._settings.current
        viewport = Viewport(self._window.size)
        side = side_now(current.board, datetime.now())
        self._assets.theme = theme_of(side, strong_patterns=current.strong_patterns)
        percent, floor = current.text_percent, viewport.least_text
        typeface = Typeface(self._assets, viewport.scale, percent / 100, floor)
        surface = self._window.surface
        if current.eyesight != "normal":
            # Scenes draw over their last frame, which must keep its own colours.
            surface = pygame.Surface(self._window.size)
        return Canvas(surface, viewport, self._assets.theme, self._assets, typeface)

    def _apply(self, before: Settings, after: Settings) -> None:
        if before.window_mode != after.window_mode:
            self._window.change_mode(after.window_mode)
            self._window.wear_icon(self._assets)
        shown = (
            "window_mode",
            "language",
            "board",
            "text_percent",
            "strong_patterns",
            "eyesight",
        )
        if any(getattr(before, name) != getattr(after, name) for name in shown):
            self._renew()

    def _follow_clock(self) -> None:
        side = side_now(self._settings.current.board, datetime.now())
        if side != self._canvas.theme.name:
            self._renew()
