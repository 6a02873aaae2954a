"""Bars side by side: a row for every player, each cell filled as far as it came."""

from dataclasses import dataclass
from typing import Final

from brass_desktop.present.charts import BarChart, Bars, Cell
from brass_desktop.present.geometry import Rect
from brass_desktop.present.geometry import row as row_of
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import mix
from brass_desktop.ui.drawing.marks import draw_seal
from brass_desktop.ui.drawing.palette import BRASS

_FOOT: Final = 1.6
"""Height of the words under the columns, in sizes of type."""
_IN_SHADE: Final = 0.5
"""How much of the ground shines through a filling."""


@dataclass(frozen=True, slots=True)
class BarPlate:
    """A plate with a title, what is measured, and a row of bars for every player."""

    rect: Rect
    view: BarChart
    size: float

    def draw(self, canvas: Canvas) -> None:
        """Paint the heads, the rows and the words under the columns."""
        canvas.nine("skin.panel", self.rect)
        size, inner = self.size, self.rect.grown(-self.size * 1.5, -self.size * 0.8)
        self._draw_head(canvas, Rect(inner.x, inner.y, inner.w, size * 1.8))
        foot = size * _FOOT if any(self.view.columns) else 0.0
        top = inner.y + size * 2.4
        lead = (inner.bottom - foot - top) / len(self.view.rows)
        totals = [canvas.typeface.measure(row.total, "text_bold", size) for row in self.view.rows]
        left, right = inner.x + size * 2.4, inner.right - max(totals) - size
        places = row_of(Rect(left, top, right - left, lead), len(self.view.columns), size * 0.6)
        for number, row in enumerate(self.view.rows):
            lane = Rect(inner.x, top + number * lead, inner.w, lead)
            self._draw_row(canvas, row, lane, places)
        level = inner.bottom - foot / 2
        for place, label in zip(places, self.view.columns, strict=True):
            at = (place.centre[0], level)
            canvas.text(label, at, "text", size, canvas.theme.ink2, align="centre", fit=place.w)

    def _draw_head(self, canvas: Canvas, area: Rect) -> None:
        size, theme, level = self.size, canvas.theme, area.centre[1]
        note = min(canvas.typeface.measure(self.view.note, "text", size), area.w * 0.5)
        room = area.w - note - size
        canvas.text(self.view.title, (area.x, level), "title", size * 1.25, theme.ink, fit=room)
        at = (area.right, level)
        canvas.text(self.view.note, at, "text", size, theme.ink2, align="right", fit=note)

    def _draw_row(self, canvas: Canvas, row: Bars, lane: Rect, places: list[Rect]) -> None:
        size, level = self.size, lane.centre[1]
        draw_seal(canvas, (lane.x + size * 0.8, level), size * 0.8, row.owner)
        tall = min(lane.h * 0.7, size * 1.5)
        for place, cell in zip(places, row.cells, strict=True):
            bar = Rect.around((place.centre[0], level), place.w, tall)
            draw_bar(canvas, bar, cell, size)
        at = (lane.right, level)
        canvas.text(row.total, at, "text_bold", size, canvas.theme.ink, align="right")


def draw_bar(canvas: Canvas, bar: Rect, cell: Cell, size: float) -> None:
    """Draw a figure, on a bar that is filled as far as its share if it has one.

    The filling is brass in the light of the theme, so that the figure may stand over its edge.
    """
    theme = canvas.theme
    if cell.share is not None:
        canvas.fill(bar, theme.well, 4)
        filled = Rect(bar.x, bar.y, bar.w * min(1.0, max(0.0, cell.share)), bar.h)
        if filled.w > 1:
            metal = [mix(colour, theme.well, _IN_SHADE) for colour in BRASS[1:3]]
            canvas.gradient(filled, (metal[0], mix(metal[0], metal[1], 0.6)), 4)
        canvas.outline(bar, theme.line, 1.2, 4)
    canvas.text(cell.text, bar.centre, "text_bold", size, theme.ink, align="centre", fit=bar.w - 4)
