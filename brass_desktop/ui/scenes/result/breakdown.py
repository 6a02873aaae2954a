"""The table of the result: where everything came from, a group of columns for every player."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from brass_desktop.present.charts import Cell
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.result import Column, Place, ResultRow, ResultView
from brass_desktop.present.text import result as words
from brass_desktop.ui.drawing.canvas import Align, Canvas
from brass_desktop.ui.drawing.colour import with_alpha
from brass_desktop.ui.drawing.marks import draw_seal
from brass_desktop.ui.drawing.tints import stage_ink
from brass_desktop.ui.drawing.typeface import Role
from brass_desktop.ui.scenes.result.bars import draw_bar

HEAD_ROWS: Final = 2.5
"""Height of the head in rows of the table."""
_USED: Final = 0.87
"""How much of a group's width its columns take when there are three or more."""
_USED_BY_NAMES: Final = 0.96
"""The same where one of them is wide, for names."""


class _Lane(NamedTuple):
    """Where a column of a group lies."""

    column: Column
    middle: float
    width: float

    def reading(self, level: float) -> tuple[Align, Point]:
        """Tell where its words are set: a wide column is read from its left edge."""
        if self.column.width > 1:
            return "left", (self.middle - self.width / 2, level)
        return "centre", (self.middle, level)


@dataclass(frozen=True, slots=True)
class Breakdown:
    """A plate with the players' names, the heads of their columns and all rows."""

    rect: Rect
    view: ResultView
    size: float

    def draw(self, canvas: Canvas) -> None:
        """Paint the plate, the heads and all lines."""
        canvas.nine("skin.panel", self.rect)
        inner = self.rect.grown(-self.size * 0.7, -self.size * 0.5)
        label = inner.w * 0.19 if any(row.label for row in self.view.rows) else 0.0
        groups = len(self.view.ranking)
        width = (inner.w - label) / groups
        lead = inner.h / (len(self.view.rows) + HEAD_ROWS)
        for index, place in enumerate(self.view.ranking):
            left = inner.x + label + index * width
            line = with_alpha(canvas.theme.line, 110)
            if left > inner.x:
                top, foot = inner.y + lead * 0.3, inner.bottom - lead * 0.3
                canvas.line((left, top), (left, foot), line, 1.2)
            self._draw_head(canvas, place, Rect(left, inner.y, width, lead * HEAD_ROWS))
        for number, row in enumerate(self.view.rows):
            area = Rect(inner.x, inner.y + lead * (number + HEAD_ROWS), inner.w, lead)
            self._draw_row(canvas, row, area, label, width)

    def _draw_head(self, canvas: Canvas, place: Place, area: Rect) -> None:
        theme, size = canvas.theme, self.size
        level = area.y + area.h * 0.3
        room = area.w - size * 2.6
        name = canvas.typeface.set_in(place.name, "title", size * 1.05, room)
        wide = canvas.typeface.measure(name.words, name.role, name.size)
        left = area.centre[0] - wide / 2 + size * 0.7
        draw_seal(canvas, (left - size * 1.05, level), size * 0.74, place.owner)
        canvas.fitted(name, (left, level), theme.ink)
        level = area.y + area.h * 0.76
        for lane in self._lanes(area):
            if lane.column.icon:
                ink = stage_ink(theme, lane.column.tint)
                canvas.icon(lane.column.icon, (lane.middle, level), size * 1.3, ink)
            else:
                align, at = lane.reading(level)
                canvas.text(
                    lane.column.label, at, "text_italic", size * 0.85, theme.ink2,
                    align=align, fit=lane.width,
                )  # fmt: skip

    def _lanes(self, area: Rect) -> list[_Lane]:
        """Lay the columns of a group side by side about its middle."""
        columns = self.view.columns
        shares = sum(column.width for column in columns)
        used = _USED_BY_NAMES if any(column.width > 1 for column in columns) else _USED
        pitch = area.w * used / max(3, shares)
        left = area.centre[0] - pitch * shares / 2
        lanes: list[_Lane] = []
        for column in columns:
            width = pitch * column.width
            lanes.append(_Lane(column, left + width / 2, width))
            left += width
        return lanes

    def _draw_row(
        self, canvas: Canvas, row: ResultRow, area: Rect, label: float, width: float
    ) -> None:
        theme, size = canvas.theme, self.size
        if row.strong:
            canvas.line((area.x, area.y), (area.right, area.y), with_alpha(theme.line, 210), 1.6)
        elif self.view.rows.index(row) % 2 == 0:
            canvas.fill(area, with_alpha(theme.line, 30), 4)
        level = area.centre[1]
        if row.label:
            canvas.icon(row.icon, (area.x + size * 1.1, level), size * 1.2, theme.ink)
            role = _role(row.strong)
            start, room = area.x + size * 2.3, label - size * 2.5
            canvas.text(row.label, (start, level), role, size, theme.ink, fit=room)
        for index, cells in enumerate(row.cells):
            group = Rect(area.x + label + index * width, area.y, width, area.h)
            for lane, cell in zip(self._lanes(group), cells, strict=True):
                self._draw_cell(canvas, cell, lane, level, row.strong or lane.column.strong)

    def _draw_cell(self, canvas: Canvas, cell: Cell, lane: _Lane, level: float, bold: bool) -> None:
        if cell.share is not None:
            bar = Rect.around((lane.middle, level), lane.width * 0.9, self.size * 1.2)
            draw_bar(canvas, bar, cell, self.size * 0.9)
            return
        theme, role = canvas.theme, _role(bold)
        align, at = lane.reading(level)
        ink = theme.ink2 if cell.text == words.NOTHING else theme.ink
        canvas.text(cell.text, at, role, self.size, ink, align=align, fit=lane.width)


def _role(bold: bool) -> Role:
    return "text_bold" if bold else "text"
