"""A board to be looked at, with a low strip under it: where ceremonies and recaps are shown."""

from dataclasses import replace

from brass_desktop.games.brass.present.layout.camera import Camera
from brass_desktop.games.brass.present.layout.table import TableLayout, table_layout
from brass_desktop.games.brass.present.viewmodel.board import BoardView
from brass_desktop.games.brass.ui.map.board import BoardPainter
from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.sheet import Sheet


class BoardStage:
    """The board between one or two columns of panels; there is no hand and no dock."""

    def __init__(self, *, right_column: bool) -> None:
        self._right_column = right_column
        self._painter = BoardPainter()
        self._at: TableLayout | None = None

    def lay_out(self, sheet: Sheet, seats: int) -> TableLayout:
        """Give the board all the room between the columns and the strip, which is the dock."""
        foot = sheet.metrics.strong * 5.2 * max(1.0, sheet.typeface.text_scale)
        at = table_layout(sheet.bounds.w, sheet.bounds.h, seats, sheet.small)
        gap = at.measures.margin
        right = at.board.right if self._right_column else sheet.bounds.w - gap
        board = Rect(at.board.x, gap, right - at.board.x, sheet.bounds.h - foot - 3 * gap)
        top = board.bottom + gap
        self._at = replace(
            at,
            board=board,
            map=board.grown(-at.measures.ring),
            dock=Rect(at.dock.x, top, at.dock.w, foot),
            turn=Rect(at.turn.x, top, at.turn.w, foot),
        )
        return self._at

    def paint(self, canvas: Canvas, board: BoardView) -> None:
        """Paint the table top and the whole board."""
        assert self._at is not None, "a stage is laid out before it is painted"
        canvas.cover("table.top", canvas.bounds)
        canvas.nine("skin.panel", self._at.board)
        self._painter.draw(canvas, board, self._at, Camera.fitted(self._at.map))
