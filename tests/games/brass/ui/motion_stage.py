"""A table on a canvas with one action about to be shown, for the tests of motion."""

from dataclasses import dataclass, replace

import pygame

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.present.layout.camera import Camera
from brass_desktop.games.brass.present.layout.table import TableLayout, table_layout
from brass_desktop.games.brass.present.motion.telling import timeline_of
from brass_desktop.games.brass.present.motion.timeline import BrassTimeline
from brass_desktop.games.brass.present.viewmodel.build_panels import build_table
from brass_desktop.games.brass.present.viewmodel.panels import TableView
from brass_desktop.games.brass.ui.motion.stage import BrassStage, Setting
from brass_desktop.games.brass.ui.panels.table import TablePainter
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.theme import ThemeName
from brass_desktop.ui.motion.player import Hear, MotionPlayer
from tests.games.brass.present.timelines import seen_at
from tests.ui.canvases import make_canvas, pixels


@dataclass(slots=True)
class Stage:
    """What a scene holds that shows a motion."""

    canvas: Canvas
    painter: TablePainter
    player: MotionPlayer[Setting]
    layout: TableLayout
    camera: Camera
    timeline: BrassTimeline
    before: TableView
    after: TableView

    def open(self) -> None:
        """Draw the table before, then begin."""
        self.painter.draw(self.canvas, self.before, self.layout, self.camera)
        self.canvas.full = False
        self.begin()
        self.draw_whole()

    def begin(self) -> None:
        """Begin, as a scene does after an action."""
        self.player.begin(BrassStage(self.timeline, self.before, self.after, self.painter.board))

    def draw_whole(self) -> None:
        """Draw a frame as a scene does after something but the motion has changed."""
        self.player.keep(self.canvas)
        self.painter.draw(self.canvas, self.after, self.layout, self.camera)
        self.player.draw_over(self.canvas, Setting(self.layout, self.camera))

    def frame(self, dt: float = 1 / 30) -> bool:
        """Go on as the loop does; false when nothing is left to draw."""
        if not self.player.update(dt):
            return False
        self.canvas.changed = None
        if not self.player.draw_next(self.canvas):
            self.draw_whole()
        return True

    def truth(self) -> bytes:
        """Give the pixels of the table after, drawn by itself."""
        surface = pygame.Surface(self.canvas.surface.get_size())
        canvas = make_canvas(surface, self.canvas.theme.name, self.canvas.assets)
        TablePainter().draw(canvas, self.after, self.layout, self.camera)
        return pixels(surface)


def make_stage(
    assets: Assets,
    session: BrassSession,
    number: int,
    size: tuple[int, int] = (1280, 720),
    *,
    theme: ThemeName = "day",
    zoom: float = 1.0,
    reduced: bool = False,
    viewer: Seat | None = None,
    hear: Hear | None = None,
) -> Stage:
    """Set the stage for one action of a game's log."""
    entry = session.log[number]
    seat = entry.seat if viewer is None else viewer
    seen = [
        replace(seen_at(session, n, seat), log=session.log[:n], before=states(session, n))
        for n in (number, number + 1)
    ]
    canvas = make_canvas(pygame.Surface(size), theme, assets)
    layout = table_layout(*canvas.viewport.size, len(session.players), canvas.viewport.small)
    camera = Camera.fitted(layout.map).zoomed(zoom, layout.map.centre)
    painter = TablePainter()
    timeline = timeline_of(entry, seen[0], seen[1], reduced=reduced)
    return Stage(
        canvas,
        painter,
        MotionPlayer(hear),
        layout,
        camera,
        timeline,
        build_table(seen[0]),
        build_table(seen[1]),
    )


def states(session: BrassSession, count: int) -> tuple[BrassState, ...]:
    return tuple(session.at(n) for n in range(count))


def busiest(session: BrassSession, kind: str) -> int:
    """Find the action of a kind with the most events."""
    log = session.log
    return max(
        (n for n, entry in enumerate(log) if entry.action.kind == kind),
        key=lambda n: len(log[n].events),
    )
