"""A look back at the table: the stage right after what a row tells."""

from collections.abc import Sequence
from dataclasses import replace

from brass_desktop.games.furnace.engine.game import FurnaceSession
from brass_desktop.games.furnace.present.course import marks_of
from brass_desktop.games.furnace.present.layout.table import TableLayout, table_layout
from brass_desktop.games.furnace.present.motion.hearing import heard_at
from brass_desktop.games.furnace.present.replayed import watched_at
from brass_desktop.games.furnace.present.viewmodel.frame import TableView
from brass_desktop.games.furnace.ui.panels.table import draw_stage
from brass_desktop.present.geometry import Rect
from brass_desktop.present.motion.timeline import Cue
from brass_desktop.present.recap import RecapRow
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.table.moments import MomentAreas, MomentsScreen, moments_screen
from brass_desktop.ui.table.touches import COLD, Touches


class StageMoments:
    """Shows the moments of a game on its stage."""

    def __init__(self, session: FurnaceSession) -> None:
        self.marks = marks_of(session)
        self._session = session
        self._at: TableLayout | None = None
        self._moment: tuple[RecapRow, TableView] | None = None

    def lay_out(self, sheet: Sheet) -> MomentAreas:
        """Give the stage all the room beside the rows and above the strip."""
        foot = sheet.metrics.strong * 5.2 * max(1.0, sheet.typeface.text_scale)
        seats = len(self._session.players)
        at = table_layout(sheet.bounds.w, sheet.bounds.h, seats, sheet.small)
        gap = at.measures.margin
        height = sheet.bounds.h - foot - 3 * gap
        stage = Rect(at.stage.x, gap, sheet.bounds.w - gap - at.stage.x, height)
        self._at = replace(at, stage=stage)
        rows = Rect(gap, gap, at.measures.column, height)
        return MomentAreas(rows, stage, Rect(gap, stage.bottom + gap, at.dock.w, foot))

    def paint(self, canvas: Canvas, row: RecapRow) -> None:
        """Paint the table top and the stage of the moment."""
        assert self._at is not None, "a stage is laid out before it is painted"
        if self._moment is None or self._moment[0] != row:
            table = watched_at(self._session, row.entry + 1, None)
            self._moment = (row, table.view())
        canvas.cover("table.top", canvas.bounds)
        draw_stage(self._moment[1], self._at, canvas, Touches(), COLD)

    def cues(self, row: RecapRow) -> Sequence[Cue]:
        """Tell what the action sounds like."""
        return heard_at(self._session, row.entry)


def stage_moments(
    session: FurnaceSession, rows: Sequence[RecapRow], at: int = 0, *, playing: bool = False
) -> MomentsScreen:
    """Make a look back at the rows of a recap on the stage."""
    return moments_screen(StageMoments(session), rows, at, playing=playing)
