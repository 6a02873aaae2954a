"""Shows on a table what each action has just done, and lets it be heard."""

from collections.abc import Callable
from typing import Any, Final, Generic, Protocol, TypeVar

from brass_desktop.core.session import AnySession, Played
from brass_desktop.present.motion.news import AnyPlayed, News
from brass_desktop.services.settings import SettingsStore
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.motion.player import Hear, MotionPlayer, W
from brass_desktop.ui.motion.stage import MotionStage

_PATIENCE: Final = 1.0
"""Seconds after which a table that is not drawn, as in a hidden window, is no longer waited for."""
V = TypeVar("V")
"""A game's table as it is seen."""


class MovingTable(Protocol[V, W]):
    """The table of a slice, as far as its actions are shown."""

    @property
    def setting(self) -> W:
        """How the table lies on the screen; known once it has been drawn."""

    def view(self) -> V:
        """Return the table as it is to be drawn now; the same object until something changes."""

    def view_before(self) -> V:
        """Return the table as it was before the last action."""

    def stage(
        self, played: AnyPlayed, before: V, after: V, *, speed: float, reduced: bool
    ) -> MotionStage[Any, Any, Any, W]:
        """Tell an action as whoever looks at the table sees it."""


class Playback(Generic[V, W]):
    """The moving side of one table; it reads the game and never holds it up."""

    def __init__(
        self,
        settings: SettingsStore,
        session: AnySession,
        table: MovingTable[V, W],
        hear: Hear,
        *,
        to_the_end: bool = False,
    ) -> None:
        self._to_the_end = to_the_end
        """Whether what an action leads to waits until the action has been shown."""
        self._settings = settings
        self._session = session
        self._table = table
        self._news = News(session)
        self._player: MotionPlayer[W] = MotionPlayer(hear)
        self._shown: V | None = None
        self._setting: W | None = None
        self._whole = True
        self._unseen = 0.0
        """For how long an action has waited for a frame."""

    @property
    def left(self) -> float:
        """Seconds until everything lies still."""
        return self._player.left

    @property
    def is_told(self) -> bool:
        """Whether what comes next may come: the last action was shown, or need not be."""
        if not self._to_the_end:
            return True
        unseen = self._news.waits and self._unseen < _PATIENCE
        return not unseen and not self._player.is_running

    def update(self, dt: float, *, stale: bool) -> bool:
        """Move on; `stale` tells that the table itself is to be drawn. True asks for a frame."""
        self._unseen = self._unseen + dt if self._news.waits else 0.0
        self._whole = self._whole or stale or self._news.waits or self._news.rewound
        return self._player.update(dt) or self._whole

    def again(self) -> None:
        """Show the last action once more."""
        session = self._session
        last = len(session.log) - 1
        if last < 0:
            return
        played = Played(session.at(last), session.log[last], session.state)
        self._play(played, self._table.view_before(), self._table.view())
        self._whole = True

    def skip(self) -> None:
        """Show the table as it is."""
        self._player.skip()

    def draw(self, canvas: Canvas, paint: Callable[[], None]) -> None:
        """Draw a frame: only what moves if it can be, else all of it by `paint`."""
        if not self._whole and self._player.draw_next(canvas):
            return
        self._whole = False
        view = self._table.view()
        self._begin(canvas, view)
        self._shown = view
        self._player.keep(canvas)
        paint()
        setting = self._table.setting
        if self._setting != setting:
            # Whoever looks elsewhere has seen enough.
            self._setting = setting
            self.skip()
        self._player.draw_over(canvas, setting)

    def _begin(self, canvas: Canvas, view: V) -> None:
        """Tell the news; a table that was covered meanwhile only shows how it stands."""
        if self._news.rewound:
            self.skip()
        played = self._news.take()
        if played is None:
            return
        if self._shown is None or canvas.full:
            self._play(played, view, view, seen=False)
        else:
            self._play(played, self._shown, view)

    def _play(self, played: AnyPlayed, before: V, after: V, *, seen: bool = True) -> None:
        """Let an action be seen in the time the settings give it, or only be heard."""
        settings = self._settings.current
        speed = settings.animation_percent / 100 if seen else 0.0
        reduced = settings.reduced_motion
        stage = self._table.stage(played, before, after, speed=speed, reduced=reduced)
        self._player.begin(stage)
