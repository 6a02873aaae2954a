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
        """Paint the picture, the words and the seats; the picture takes what they leave."""
        x, y, w, h = self.rect
        m, theme, type = self.metrics, canvas.theme, canvas.typeface
        grow = max(1.0, type.text_scale)
        size, facts = m.section * 1.25, type.wrap(self.facts, "text", m.text, w)
        lead = m.text * 1.35 * grow
        words = (size * 1.3 + m.strong * 1.5) * grow + lead * len(facts)
        row = self._row_height(canvas, w)
        table = row * max(1, len(self.seats)) + m.gap * 0.3
        tall = min(w / THUMB_RATIO, h - words - table - m.gap * 0.8)
        picture = Rect(x + (w - tall * THUMB_RATIO) / 2, y, tall * THUMB_RATIO, tall)
        if tall > m.control * 1.5:
            draw_thumb(canvas, picture, self.thumbnails, self.game)
            y = picture.bottom + m.gap * 0.2
        y += size * 0.65 * grow
        name = type.shortened(self.title, "title", size, w)
        canvas.text(name, (x, y), "title", size, theme.title)
        y += (size * 0.65 + m.strong * 0.75) * grow
        canvas.text(self.state, (x, y), "text_bold", m.strong * 1.05, theme.ink, fit=w)
        y += m.strong * 0.75 * grow + lead / 2
        y += canvas.lines(facts, (x, y), "text", m.text, theme.ink2, lead=lead) - lead / 2
        if self.seats:
            self._draw_seats(canvas, Rect(x, y + m.gap * 0.3, w, table), row)

    def _row_height(self, canvas: Canvas, width: float) -> float:
        """Seats have one line each, or two where names and those who sit there need the room."""
        one_line = self.metrics.control * 0.98
        return one_line * 1.15 if self._doubled(canvas, width) else one_line

    def _doubled(self, canvas: Canvas, width: float) -> bool:
        m, type, unit = self.metrics, canvas.typeface, self.metrics.control / 44
        room = width - 244 * unit - self._column(canvas, width)
        return any(not type.fits(seat.sits, "text", m.text, room) for seat in self.seats)

    def _column(self, canvas: Canvas, width: float) -> float:
        """How wide the names are."""
        size = self.metrics.text * 1.15
        names = (canvas.typeface.measure(seat.name, "title", size) for seat in self.seats)
        longest = max(names, default=0.0)
        return min(longest, width * 0.26)

    def _draw_seats(self, canvas: Canvas, area: Rect, row: float) -> None:
        m = self.metrics
        canvas.nine("skin.group", area)
        doubled = self._doubled(canvas, area.w)
        for index, seat in enumerate(self.seats):
            level = area.y + m.gap * 0.15 + row * (index + 0.5)
            if index:
                top = level - row / 2
                line = with_alpha(canvas.theme.line, 80)
                canvas.line((area.x + 12, top), (area.right - 12, top), line)
            points = self._draw_figures(canvas, area, level, seat)
            draw = self._draw_two_lines if doubled else self._draw_one_line
            draw(canvas, Rect(area.x, level - row / 2, points - area.x, row), seat, area.w)

    def _draw_figures(self, canvas: Canvas, area: Rect, level: float, seat: SeatLine) -> float:
        """Draw the seat's seal, points and money; give where its words end."""
        m, ink = self.metrics, canvas.theme.ink
        unit = m.control / 44
        if seat.colour in OWNERS:
            draw_seal(canvas, (area.x + 32 * unit, level), 16 * unit, seat.colour)
        money = area.right - 16 * unit
        canvas.text(seat.money, (money, level), "text_bold", m.strong, ink, align="right")
        points = money - 132 * unit
        if seat.mark:
            mark = Rect.around((points, level), 26 * unit, 26 * unit)
            canvas.sprite(seat.mark, mark)
            at = (points + 18 * unit, level)
            canvas.text(seat.points, at, "text_bold", m.strong, ink, fit=76 * unit)
        return points - 20 * unit

    def _draw_one_line(self, canvas: Canvas, area: Rect, seat: SeatLine, width: float) -> None:
        m, theme, unit = self.metrics, canvas.theme, self.metrics.control / 44
        start, level = area.x + 60 * unit, area.centre[1]
        column = self._column(canvas, width)
        name = canvas.typeface.shortened(seat.name, "title", m.text * 1.15, column)
        canvas.text(name, (start, level), "title", m.text * 1.15, theme.ink)
        sits = start + column + 16 * unit
        canvas.text(seat.sits, (sits, level), "text", m.text, theme.ink2, fit=area.right - sits)

    def _draw_two_lines(self, canvas: Canvas, area: Rect, seat: SeatLine, width: float) -> None:
        m, theme = self.metrics, canvas.theme
        start = area.x + 60 * m.control / 44
        room = area.right - start
        name = canvas.typeface.shortened(seat.name, "title", m.text, room)
        canvas.text(name, (start, area.y + area.h * 0.3), "title", m.text, theme.ink)
        at = (start, area.y + area.h * 0.72)
        canvas.text(seat.sits, at, "text", m.note, theme.ink2, fit=room)
