"""Charts that follow the replay's cursor."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import Final

import pygame

from brass_desktop.present.charts import grid_values
from brass_desktop.present.course import Mark
from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.replay import Series
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import Colour, mix, rgba, with_alpha
from brass_desktop.ui.drawing.marks import draw_seal
from brass_desktop.ui.drawing.palette import OWNERS

_COMING: Final = 60
_GRID_LINES: Final = 4
_DARK: Final = rgba("#1d140c")


@dataclass(slots=True)
class ChartCache:
    """The drawn lines of the last chart, which stay while only the cursor moves."""

    key: Hashable = None
    lines: pygame.Surface | None = None


@dataclass(frozen=True, slots=True)
class Chart:
    """Every seat's line over the whole game: what has been is strong, what comes is faint."""

    rect: Rect
    series: Sequence[Series]
    marks: Sequence[Mark]
    cursor_at: Callable[[], int]
    size: float
    cache: ChartCache = field(default_factory=ChartCache)

    @property
    def _plot(self) -> Rect:
        foot = self.size * 2.1
        left = self.size * 2.3
        top = self.rect.y + self.size * 0.6
        wide = self.rect.w - left - self.size
        return Rect(self.rect.x + left, top, wide, self.rect.h - foot - self.size * 0.8)

    @property
    def _grid(self) -> tuple[int, ...]:
        """Round numbers that hold all values."""
        values = [value for line in self.series for value in line.values]
        return grid_values(values, _GRID_LINES)

    def _at(self, count: int, value: int) -> Point:
        plot, (low, *_, high) = self._plot, self._grid
        last = max(1, len(self.series[0].values) - 1)
        share = (value - low) / (high - low)
        return plot.x + plot.w * count / last, plot.bottom - plot.h * share

    def draw(self, canvas: Canvas) -> None:
        """Paint grid and lines, the cursor, and the seats' values there."""
        self._draw_grid(canvas)
        layer = self._lines(canvas)
        now = self.cursor_at()
        x = self._at(now, 0)[0]
        canvas.lay(layer, (self.rect.x, self.rect.y), _COMING)
        with canvas.clip(Rect(self.rect.x, self.rect.y, x - self.rect.x, self.rect.h)):
            canvas.lay(layer, (self.rect.x, self.rect.y))
        plot = self._plot
        canvas.line((x, plot.y), (x, plot.bottom), canvas.theme.accent, 1.6)
        for line in self.series:
            colours = OWNERS[line.colour]
            spot = self._at(now, line.values[now])
            canvas.circle(spot, self.size * 0.36, _edge(canvas, line.colour))
            canvas.circle(spot, self.size * 0.26, colours.face0)
        self._draw_values(canvas, now)

    def _draw_grid(self, canvas: Canvas) -> None:
        plot, theme = self._plot, canvas.theme
        for value in self._grid:
            y = self._at(0, value)[1]
            canvas.line((plot.x, y), (plot.right, y), with_alpha(theme.line, 70), 1)
            at = (plot.x - self.size * 0.5, y)
            size = self.size * 0.85
            canvas.text(_figure(value), at, "text", size, theme.ink2, align="right")
        for mark in self.marks:
            if mark.opens_stage and mark.count:
                x = self._at(mark.count, 0)[0]
                canvas.line((x, plot.y), (x, plot.bottom), with_alpha(theme.line, 170), 1.2)

    def _lines(self, canvas: Canvas) -> pygame.Surface:
        values = tuple((line.colour, line.values) for line in self.series)
        key = (values, self.rect, canvas.theme.name, canvas.scale)
        if self.cache.lines is None or self.cache.key != key:
            layer = canvas.layer(self.rect)
            for line in self.series:
                points = [self._at(n, value) for n, value in enumerate(line.values)]
                if len(points) > 1:
                    layer.polyline(points, self.size * 0.24, _edge(canvas, line.colour))
                    layer.polyline(points, self.size * 0.14, OWNERS[line.colour].face0)
            self.cache.key, self.cache.lines = key, layer.surface
        return self.cache.lines

    def _draw_values(self, canvas: Canvas, now: int) -> None:
        level = self.rect.bottom - self.size * 0.9
        pitch = self.rect.w / len(self.series)
        for index, line in enumerate(self.series):
            x = self.rect.x + pitch * index + pitch * 0.2
            draw_seal(canvas, (x, level), self.size * 0.68, line.colour)
            at = (x + self.size * 1.1, level)
            value = _figure(line.values[now])
            canvas.text(value, at, "text_bold", self.size * 1.15, canvas.theme.ink)


def _edge(canvas: Canvas, owner: str) -> Colour:
    """Give the dark or light edge that keeps an owner's colour readable on the panel."""
    colours = OWNERS[owner]
    return colours.light if canvas.theme.name == "night" else mix(colours.face1, _DARK, 0.5)


def _figure(value: int) -> str:
    return f"−{-value}" if value < 0 else str(value)
