"""A chart over the rounds of a game: one line per player, told apart by colour and mark."""

from dataclasses import dataclass
from itertools import pairwise

from brass_desktop.present.charts import Line, LineChart
from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import mix, rgba, with_alpha
from brass_desktop.ui.drawing.marks import draw_seal
from brass_desktop.ui.drawing.palette import OWNERS
from brass_desktop.ui.drawing.strokes import Stroke, dashed, draw_strokes
from brass_desktop.ui.drawing.tints import stage_ground, stage_ink

_DARK = rgba("#1d140c")
_FEW_ROUNDS = 12


@dataclass(frozen=True, slots=True)
class LinePlate:
    """A plate with a plot; stages have grounds of their own, parted by dashed lines."""

    rect: Rect
    view: LineChart
    size: float

    def draw(self, canvas: Canvas) -> None:
        """Paint ground, grid, lines and the values they end at."""
        canvas.nine("skin.panel", self.rect)
        plot = self._plot(canvas)
        self._draw_head(canvas, plot)
        self._draw_stages(canvas, plot)
        self._draw_grid(canvas, plot)
        for line in reversed(self.view.lines):
            self._draw_line(canvas, plot, line)
        self._draw_ends(canvas, plot)

    def _plot(self, canvas: Canvas) -> Rect:
        size = self.size
        widest = max(canvas.typeface.measure(text, "text", size) for text in self.view.labels)
        left = self.rect.x + size * 1.6 + widest
        ends = [
            canvas.typeface.measure(line.last, "text_bold", size * 1.15) for line in self.view.lines
        ]
        axis = canvas.typeface.measure(self.view.axis, "text_italic", size)
        right = self.rect.right - max(size * 4.0 + max(ends), size * 2.0 + axis)
        top = self.rect.y + size * 3.4
        return Rect(left, top, right - left, self.rect.bottom - size * 2.4 - top)

    def _draw_head(self, canvas: Canvas, plot: Rect) -> None:
        size, theme = self.size, canvas.theme
        level = self.rect.y + size * 1.7
        at = (self.rect.x + size * 1.5, level)
        room = self.rect.right - size * 1.5 - at[0]
        wide = canvas.text(self.view.title, at, "title", size * 1.25, theme.ink, fit=room)
        for before, after in pairwise(self.view.spans):
            split = self._x(plot, before.until)
            if at[0] + wide > split - size * 3.2:
                # Over the title they would only be in the way; the other charts name the stages.
                continue
            first, second = before.stage, after.stage
            ink = stage_ink(theme, first.tint)
            canvas.icon(first.icon, (split - size * 1.9, level), size * 2.1, ink)
            ink = stage_ink(theme, second.tint)
            canvas.icon(second.icon, (split + size * 1.7, level), size * 1.8, ink)

    def _draw_stages(self, canvas: Canvas, plot: Rect) -> None:
        theme, left = canvas.theme, plot.x
        for span in self.view.spans:
            right = self._x(plot, span.until)
            ground = stage_ground(theme, span.stage.tint)
            canvas.fill(Rect(left, plot.y, right - left, plot.h), ground)
            left = right
        for span in self.view.spans[:-1]:
            split = self._x(plot, span.until)
            ends = [(split, plot.y - self.size * 0.4), (split, plot.bottom + self.size * 0.4)]
            draw_strokes(canvas, dashed(ends, 1.4, theme.line, (5, 5), flat=True))

    def _draw_grid(self, canvas: Canvas, plot: Rect) -> None:
        theme, size = canvas.theme, self.size
        for value, label in zip(self.view.grid, self.view.labels, strict=True):
            y = self._y(plot, value)
            zero = value == 0 and self.view.grid[0] < 0
            line = with_alpha(theme.line, 170 if zero else 80)
            canvas.line((plot.x, y), (plot.right, y), line, 1.4 if zero else 1)
            at = (plot.x - size * 0.6, y)
            canvas.text(label, at, "text", size, theme.ink2, align="right")
        level = plot.bottom + size * 1.15
        for number in range(0, self.view.rounds + 1, self._step):
            at = (self._x(plot, number), level)
            text = self.view.ticks[number]
            canvas.text(text, at, "text", size, theme.ink2, align="centre")
        start = (plot.right + size * 1.2, level)
        canvas.text(self.view.axis, start, "text_italic", size, theme.ink2)

    @property
    def _step(self) -> int:
        """Rounds between two marks."""
        return 1 if self.view.rounds <= _FEW_ROUNDS else 2

    def _draw_line(self, canvas: Canvas, plot: Rect, line: Line) -> None:
        colours, size = OWNERS[line.owner], self.size
        edge = mix(colours.face1, _DARK, 0.72)
        points = [
            (self._x(plot, number), self._y(plot, value))
            for number, value in enumerate(line.values)
        ]
        draw_strokes(
            canvas,
            [Stroke(points, size * 0.4, edge), Stroke(points, size * 0.2, colours.face0)],
        )
        for number in range(self._step, self.view.rounds + 1, self._step):
            canvas.circle(points[number], size * 0.48, edge)
            canvas.circle(points[number], size * 0.4, colours.face0)
            canvas.icon(colours.mark, points[number], size * 0.47, colours.ink)

    def _draw_ends(self, canvas: Canvas, plot: Rect) -> None:
        size = self.size
        ends = sorted(self.view.lines, key=lambda line: -line.values[-1])
        wanted = [self._y(plot, line.values[-1]) for line in ends]
        for line, level in zip(ends, apart(wanted, size * 1.5, plot), strict=True):
            draw_seal(canvas, (plot.right + size * 1.85, level), size * 0.72, line.owner)
            at = (plot.right + size * 2.9, level)
            canvas.text(line.last, at, "text_bold", size * 1.15, canvas.theme.ink)

    def _x(self, plot: Rect, number: int) -> float:
        return plot.x + plot.w * number / max(1, self.view.rounds)

    def _y(self, plot: Rect, value: int) -> float:
        low, high = self.view.grid[0], self.view.grid[-1]
        return plot.bottom - plot.h * (value - low) / (high - low)


def apart(levels: list[float], distance: float, inside: Rect) -> list[float]:
    """Push levels that ascend so far apart that their labels do not touch, inside a box."""
    placed: list[float] = []
    for level in levels:
        placed.append(max(level, placed[-1] + distance) if placed else level)
    low = inside.bottom - distance * 0.3
    for index in range(len(placed) - 1, -1, -1):
        placed[index] = min(placed[index], low)
        low = placed[index] - distance
    return placed
