"""Shows on a table what each action has just done, and lets it be heard."""

from collections.abc import Callable
from dataclasses import replace

from brass_desktop.present.layout.camera import Camera
from brass_desktop.present.motion.news import News
from brass_desktop.present.motion.stage import stage
from brass_desktop.present.play.model import PlayedTable
from brass_desktop.present.viewmodel.build_panels import build_table
from brass_desktop.present.viewmodel.panels import TableView
from brass_desktop.present.viewmodel.seen import Seen
from brass_desktop.ui.audio import Audio
from brass_desktop.ui.canvas import Canvas
from brass_desktop.ui.context import Context
from brass_desktop.ui.motion import MotionPlayer
from brass_desktop.ui.scenes.table import TableScene


class Playback:
    """The moving side of one table; it reads the game and never holds it up."""

    def __init__(self, context: Context, model: PlayedTable, table: TableScene) -> None:
        self.audio = Audio(context.assets, context.settings)
        self._settings = context.settings
        self._model = model
        self._table = table
        self._news = News(model.session)
        self._player = MotionPlayer(table.board, self.audio.hear)
        self._shown: TableView | None = None
        self._camera: Camera | None = None
        self._whole = True

    @property
    def left(self) -> float:
        """Seconds until everything lies still."""
        return self._player.left

    def update(self, dt: float, *, stale: bool) -> bool:
        """Move on; `stale` tells that the table itself is to be drawn. True asks for a frame."""
        self._whole = self._whole or stale or self._news.waits or self._news.rewound
        return self._player.update(dt) or self._whole

    def again(self) -> None:
        """Show the last action once more."""
        session = self._model.session
        last = len(session.log) - 1
        if last < 0:
            return
        after = Seen.of(session, self._model.viewer)
        before = replace(
            after, state=session.at(last), log=after.log[:last], before=after.before[:last]
        )
        settings = self._settings.current
        speed = settings.animation_percent / 100
        timeline = stage(
            session.log[last], before, after, speed=speed, reduced=settings.reduced_motion
        )
        self._player.begin(timeline, build_table(before), self._model.view())
        self._whole = True

    def skip(self) -> None:
        """Show the table as it is."""
        self._player.skip()

    def draw(self, canvas: Canvas, paint: Callable[[], None]) -> None:
        """Draw a frame: only what moves if it can be, else all of it by `paint`."""
        if not self._whole and self._player.draw_next(canvas):
            return
        self._whole = False
        view = self._model.view()
        self._begin(canvas, view)
        self._shown = view
        self._player.keep(canvas)
        paint()
        if self._camera != self._table.camera:
            # Whoever looks elsewhere has seen enough.
            self._camera = self._table.camera
            self.skip()
        self._player.draw_over(canvas, self._table.layout, self._table.camera)

    def _begin(self, canvas: Canvas, view: TableView) -> None:
        """Tell the news; a table that was covered meanwhile only shows how it stands."""
        if self._news.rewound:
            self.skip()
        if not self._news.waits:
            self._news.rewound = False
            return
        settings = self._settings.current
        seen = self._shown is not None and not canvas.full
        timeline = self._news.take(
            self._model.viewer,
            speed=settings.animation_percent / 100 if seen else 0.0,
            reduced=settings.reduced_motion,
        )
        self._player.begin(timeline, self._shown or view, view)
