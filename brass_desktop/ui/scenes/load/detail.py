"""The plate of the chosen game: its picture, its state and its seats."""

from collections.abc import Sequence
from dataclasses import dataclass

from brass_desktop.present.geometry import Rect
from brass_desktop.present.savelist import SeatLine
from brass_desktop.services.savestore import SavedGame
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import with_alpha
from brass_desktop.ui.drawing.marks import draw_seal
from brass_desktop.ui.drawing.metrics import Metrics
from brass_desktop.ui.drawing.palette import OWNERS
from brass_desktop.ui.scenes.load.rows import THUMB_RATIO, draw_thumb
from brass_desktop.ui.scenes.saved.thumbnails import Thumbnails


@dataclass(frozen=True, slots=True)
class Detail:
    """Everything about one game, from the picture down to its seats."""

    rect: Rect
    game: SavedGame
    title: str
    state: str
    facts: str
    seats: Sequence[SeatLine]
    thumbnails: Thumbnails
    metrics: Metrics

    def draw(self, canvas: Canvas) -> None:
        """Paint the picture, three lines and the seats."""
        x, y, w, h = self.rect
        m, theme = self.metrics, canvas.theme
        scale = max(1.0, canvas.typeface.text_scale)
        lines = (m.section * 1.25 + m.strong * 1.75 + m.text * 2.8) * scale
        row = m.control * 0.98
        table = row * max(1, len(self.seats))
        tall = min(w / THUMB_RATIO, h - lines - table - m.gap * 0.3)
        picture = Rect(x + (w - tall * THUMB_RATIO) / 2, y, tall * THUMB_RATIO, tall)
        if tall > m.control:
            draw_thumb(canvas, picture, self.thumbnails, self.game)
            y = picture.bottom
        size = m.section * 1.25
        y += m.section * 1.25 * scale
        name = canvas.typeface.shortened(self.title, "title", size, w)
        canvas.text(name, (x, y), "title", size, theme.title)
        y += m.strong * 1.75 * scale
        canvas.text(self.state, (x, y), "text_bold", m.strong * 1.05, theme.ink, fit=w)
        y += m.text * 1.5 * scale
        canvas.text(self.facts, (x, y), "text", m.text, theme.ink2, fit=w)
        y += m.text * 1.3 * scale
        if self.seats:
            self._draw_seats(canvas, Rect(x, y, w, table + m.gap * 0.3), row)

    def _draw_seats(self, canvas: Canvas, area: Rect, row: float) -> None:
        m = self.metrics
        canvas.nine("skin.group", area)
        longest = max(
            canvas.typeface.measure(seat.name, "title", m.text * 1.15) for seat in self.seats
        )
        column = min(longest, area.w * 0.26)
        for index, seat in enumerate(self.seats):
            level = area.y + m.gap * 0.15 + row * (index + 0.5)
            if index:
                top = level - row / 2
                line = with_alpha(canvas.theme.line, 80)
                canvas.line((area.x + 12, top), (area.right - 12, top), line)
            self._draw_seat(canvas, area, level, seat, column)

    def _draw_seat(
        self, canvas: Canvas, area: Rect, level: float, seat: SeatLine, column: float
    ) -> None:
        m, theme = self.metrics, canvas.theme
        unit = m.control / 44
        if seat.colour in OWNERS:
            draw_seal(canvas, (area.x + 32 * unit, level), 16 * unit, seat.colour)
        start = area.x + 60 * unit
        size = m.text * 1.15
        canvas.text(seat.name, (start, level), "title", size, theme.ink, fit=column)
        money = area.right - 16 * unit
        ink = theme.ink
        canvas.text(seat.money, (money, level), "text_bold", m.strong, ink, align="right")
        points = money - 132 * unit
        if seat.mark:
            mark = Rect.around((points, level), 26 * unit, 26 * unit)
            canvas.sprite(seat.mark, mark)
            at = (points + 18 * unit, level)
            canvas.text(seat.points, at, "text_bold", m.strong, ink, fit=76 * unit)
        sits = start + column + 16 * unit
        room = points - 20 * unit - sits
        canvas.text(seat.sits, (sits, level), "text", m.text, theme.ink2, fit=room)
