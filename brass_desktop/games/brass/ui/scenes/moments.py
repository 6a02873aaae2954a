"""A look back on the map: the board after an action with what it touched lit."""

from collections.abc import Sequence

from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.present.moments import Moment, build_moment
from brass_desktop.games.brass.present.motion.hearing import heard_at
from brass_desktop.games.brass.present.rounds import marks_of
from brass_desktop.games.brass.ui.scenes.stage import BoardStage
from brass_desktop.present.geometry import Rect
from brass_desktop.present.motion.timeline import Cue
from brass_desktop.present.recap import RecapRow
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.table.moments import MomentAreas, MomentsScreen, moments_screen


class BoardMoments:
    """Shows the moments of a game of the family."""

    def __init__(self, session: BrassSession) -> None:
        self.marks = marks_of(session)
        self._session = session
        self._stage = BoardStage(right_column=False)
        self._moment: Moment | None = None

    def lay_out(self, sheet: Sheet) -> MomentAreas:
        """Give the board all the room beside the rows."""
        at = self._stage.lay_out(sheet, len(self._session.players))
        return MomentAreas(Rect(at.era.x, at.era.y, at.era.w, at.board.h), at.board, at.dock)

    def paint(self, canvas: Canvas, row: RecapRow) -> None:
        """Paint the board of the moment."""
        if self._moment is None or self._moment.row != row:
            self._moment = build_moment(self._session, row)
        self._stage.paint(canvas, self._moment.board)

    def cues(self, row: RecapRow) -> Sequence[Cue]:
        """Tell what the action sounds like."""
        return heard_at(self._session, row.entry)


def board_moments(
    session: BrassSession, rows: Sequence[RecapRow], at: int = 0, *, playing: bool = False
) -> MomentsScreen:
    """Make a look back at the rows of a recap on the board."""
    return moments_screen(BoardMoments(session), rows, at, playing=playing)
