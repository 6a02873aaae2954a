"""The replay: the table at any moment of a game, with a timeline, charts and every hand."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from brass_desktop.core.savefile import write_text
from brass_desktop.core.types import Player, Seat
from brass_desktop.games.shelf import find
from brass_desktop.present.box import box_of
from brass_desktop.present.game_words import load_words
from brass_desktop.present.geometry import Rect
from brass_desktop.present.replay import SPEEDS, AnyReplay, Replay
from brass_desktop.present.text import replay as words
from brass_desktop.services import savefiles
from brass_desktop.services.savestore import ENDING, OpenGame
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.game_ui import load_ui
from brass_desktop.ui.scenes.play.who_plays import who_plays_screen
from brass_desktop.ui.scenes.replay.charts import ChartCache
from brass_desktop.ui.scenes.replay.panels import ReplayDesk, lay_panels
from brass_desktop.ui.scenes.replay.table import ReplayTable
from brass_desktop.ui.scenes.rules.screen import rules_screen
from brass_desktop.ui.scenes.saved.exporting import export_dialog
from brass_desktop.ui.scenes.saved.library import Library
from brass_desktop.ui.widgets.form import Form
from brass_desktop.ui.widgets.kit import Widget
from brass_desktop.ui.window.input import (
    FocusLost,
    Input,
    Key,
    PointerDown,
    PointerLeave,
    PointerMove,
    PointerUp,
    Wheel,
)
from brass_desktop.ui.window.scene import Cursor, Pop, Push, Reset, Transition

_PLACED: Final = (PointerMove, PointerDown, PointerUp, Wheel)
"""Inputs that happen somewhere on the screen."""
_STEPS: Final = {"left": -1, "right": 1, "home": -9999, "end": 9999}


class ReplayScene:
    """Puts the replay's controls over a table that is only looked at."""

    opaque = True

    def __init__(
        self, library: Library, game: OpenGame, replay: AnyReplay, table: ReplayTable
    ) -> None:
        self.replay = replay
        self.table = table
        self.charts = True
        self.measure = replay.measures[0].id
        """The measure that is charted."""
        info = find(game.session.game.id)
        self._hands = info.hidden_hands
        self._ambience = box_of(info).ambience
        self._library = library
        self._game = game
        self.form = Form()
        self.form.ring = False
        self._chart_cache = ChartCache()
        self._covered: list[Rect] = []
        self._remark = ""
        self._stale = True
        self._laid_out: object = None
        self._show_moment()

    @property
    def cursor(self) -> Cursor:
        """As the control or the table under the pointer says."""
        return self.form.cursor if self.form.hovered is not None else self.table.cursor

    @property
    def wake_after(self) -> float | None:
        """Time until the next action, a tooltip or a sharper map is due."""
        waits = (self.replay.due, self.form.wake_after, self.table.wake_after)
        return min((wait for wait in waits if wait is not None), default=None)

    @property
    def controls(self) -> Iterator[Widget]:
        """The replay's own controls."""
        return self.form.widgets

    @property
    def surroundings(self) -> str | None:
        """The air around the table at the moment that is shown."""
        stage = self.replay.mark_at(self.replay.cursor).stage
        return self._ambience.get(stage.id)

    def take_tick(self) -> str | None:
        """Give the sound of the control that was used last, once."""
        return self.form.take_tick()

    def update(self, dt: float) -> bool:
        """Let the replay go on."""
        if self.replay.advance(dt):
            self._show_moment()
        stale, self._stale = self._stale, False
        below = self.table.update(dt)
        return self.form.update(dt) or below or stale

    def refresh(self) -> None:
        """Lay everything out again."""
        self.replay.forget()
        self._laid_out = None
        self.table.refresh()
        self._stale = True

    def handle(self, event: Input) -> Transition | None:
        """Give pointers to what lies under them, keys to the replay, the rest to the table."""
        if isinstance(event, Key):
            return self._key(event)
        before = self.replay.cursor
        used = self.form.handle(event)
        if not isinstance(used, bool):
            return used
        led = None
        if isinstance(event, _PLACED) and self._is_covered(event.x, event.y):
            self.table.handle(PointerLeave())
        elif not used or isinstance(event, PointerMove | FocusLost):
            led = self.table.handle(event)
        if self.replay.cursor != before:
            self._show_moment()
        return led

    def draw(self, canvas: Canvas) -> None:
        """Paint the table, then the controls over its dock, and above all what is explained."""
        self.table.draw(canvas)
        key = (canvas.viewport, canvas.theme.name, self._facts())
        if self._laid_out != key:
            self._lay_out(canvas)
            self._laid_out = key
        self.form.draw_decor(canvas)
        self.form.draw(canvas)
        self.table.draw_tip(canvas)

    def _facts(self) -> object:
        """Everything that the controls show and that changes by use."""
        replay = self.replay
        shown = (replay.cursor, replay.playing, replay.speed, replay.viewer)
        return (*shown, self.charts, self.measure, self._remark)

    def _lay_out(self, canvas: Canvas) -> None:
        measures = {measure.id: measure for measure in self.replay.measures}
        desk = ReplayDesk(
            replay=self.replay,
            charts=measures[self.measure] if self.charts else None,
            hands=self._hands,
            chart_cache=self._chart_cache,
            title=self._game.title,
            remark=self._remark,
            jump=self._jump,
            step=self._step,
            step_round=self._step_round,
            toggle=self._toggle,
            set_speed=self._set_speed,
            look_from=self._look_from,
            toggle_charts=self._toggle_charts,
            choose_measure=self._choose_measure,
            play_on=self._play_on,
            export=self._export,
            leave=Pop,
        )
        pane, self._covered = lay_panels(Sheet.of(canvas), self.table.areas, desk)
        self.form.fill([pane])

    def _is_covered(self, x: float, y: float) -> bool:
        return any(area.holds((x, y)) for area in self._covered)

    def _key(self, key: Key) -> Transition | None:
        if key.ctrl or key.alt:
            return None
        match key.name:
            case "escape":
                return Pop()
            case "space":
                self._toggle()
            case "pageup" | "pagedown":
                self._step_round(-1 if key.name == "pageup" else 1)
            case "left" | "right" | "home" | "end":
                self._step(_STEPS[key.name])
            case "up" | "down":
                self.replay.change_speed(1 if key.name == "up" else -1)
                self._stale = True
            case "g":
                self._toggle_charts()
            case "f1":
                context = self._library.house.context
                return Push(rules_screen(context, None, self.replay.session.game.id))
            case "0" | "1" | "2" | "3" | "4":
                self._look_from_place(int(key.name))
            case _:
                return self.table.handle(key)
        return None

    def _look_from_place(self, number: int) -> None:
        if self._hands and not self.replay.closed and number <= len(self.replay.session.players):
            self._look_from(Seat(number - 1) if number else None)

    def _show_moment(self) -> None:
        self._remark = ""
        self.table.show_moment()
        self._stale = True

    def _jump(self, count: int) -> None:
        self.replay.playing = False
        self.replay.jump(count)
        self._show_moment()

    def _step(self, by: int) -> None:
        self.replay.step(by)
        self._show_moment()

    def _step_round(self, by: int) -> None:
        self.replay.step_round(1 if by > 0 else -1)
        self._show_moment()

    def _toggle(self) -> None:
        self.replay.toggle()
        self._show_moment()

    def _set_speed(self, index: int) -> None:
        self.replay.speed = SPEEDS[index]
        self._stale = True

    def _look_from(self, seat: Seat | None) -> None:
        self.replay.viewer = seat
        self._stale = True

    def _toggle_charts(self) -> None:
        self.charts = not self.charts
        self._stale = True

    def _choose_measure(self, index: int) -> None:
        self.measure = self.replay.measures[index].id
        self._stale = True

    def _play_on(self) -> Transition:
        """Ask who sits where, then begin a game from this position."""
        title = words.PLAY_ON_TITLE(title=self._game.title, count=self.replay.cursor)
        title = title[: savefiles.LONGEST_TITLE]
        session = self.replay.play_on()

        def go(players: Sequence[Player]) -> Transition:
            session.seat(players)
            game = OpenGame(session, title, self._library.now())
            return Reset(self._library.house.play_on(game, None))

        if not find(session.game.id).levels:
            return go(session.players)
        return Push(who_plays_screen(session, go))

    def _export(self) -> Transition:
        def copy(target: Path) -> Path:
            text = write_text(self._library.store.describe(self._game))
            return savefiles.write_export(target, self._game.title, ENDING, text)

        return export_dialog(
            self._library, self._game.title, lambda: self.replay.session, copy, self._said
        )

    def _said(self, remark: str) -> None:
        self._remark = remark
        self._stale = True


def replay_scene(library: Library, game: OpenGame, cursor: int = 0) -> ReplayScene:
    """Make a replay, which starts at the beginning of the game."""
    session = game.session
    replay = Replay(session, load_words(session.game.id), cursor)
    table = load_ui(session.game.id).replay(library.house.context, replay)
    return ReplayScene(library, game, replay, table)
