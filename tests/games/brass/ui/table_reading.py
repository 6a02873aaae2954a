"""Read what the table writes: every line of text with the ink it left, in window units."""

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from brass_desktop.games.brass.present.layout.camera import Camera
from brass_desktop.games.brass.present.layout.table import TableLayout, table_layout
from brass_desktop.games.brass.present.viewmodel.panels import TableView
from brass_desktop.games.brass.ui.panels.table import TablePainter
from brass_desktop.present.geometry import Point, Rect, bounds
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.drawing.canvas import Align, Canvas
from brass_desktop.ui.drawing.colour import Colour
from brass_desktop.ui.drawing.theme import DAY, Theme
from brass_desktop.ui.drawing.typeface import Label, Role, Typeface
from brass_desktop.ui.table.touches import Touches
from brass_desktop.ui.window.viewport import Viewport

import pygame  # isort: skip


@dataclass(frozen=True)
class Line:
    """One line of text, where its ink fell and whether it had to be cut."""

    text: str
    ink: Rect
    cut: bool


@dataclass(frozen=True)
class Reading:
    """A drawn table: its layout, all its lines and its sensitive areas."""

    layout: TableLayout
    lines: list[Line]
    areas: dict[str, Touches]
    canvas: Canvas


def make_canvas(
    size: tuple[int, int], assets: Assets, theme: Theme = DAY, text_scale: float = 1.0
) -> Canvas:
    viewport = Viewport(size)
    assets.theme = theme
    typeface = Typeface(assets, viewport.scale, text_scale, viewport.least_text)
    return Canvas(pygame.Surface(size), viewport, theme, assets, typeface)


def record_lines(patch: pytest.MonkeyPatch) -> list[Line]:
    """Make every canvas remember the text it sets."""
    lines: list[Line] = []
    set_text, lay_label = Canvas.text, Canvas.label

    def text(
        self: Canvas,
        text: str,
        at: Point,
        role: Role,
        size: float,
        colour: Colour,
        *,
        align: Align = "left",
        fit: float | None = None,
        tracking: float = 0,
    ) -> float:
        cut = False
        if fit is not None:
            cut = self.typeface.set_in(text, role, size, fit).cut
        lines.append(Line(text, Rect(0, 0, 0, 0), cut))
        return set_text(self, text, at, role, size, colour, align=align, fit=fit, tracking=tracking)

    def label(self: Canvas, label: Label, at: Point, align: Align = "left") -> float:
        width = lay_label(self, label, at, align)
        ink = label.surface.get_bounding_rect()
        x = at[0] - {"left": 0.0, "centre": width / 2, "right": width}[align]
        y = at[1] - label.capitals / self.scale
        left, top = x + ink.x / self.scale, y + ink.y / self.scale
        last = lines.pop()
        box = Rect(left, top, ink.w / self.scale, ink.h / self.scale)
        whole = self.device(box)
        seen = whole.clip(self.surface.get_clip())
        if seen:
            lines.append(Line(last.text, _part(box, whole, seen), last.cut))
        return width

    patch.setattr(Canvas, "text", text)
    patch.setattr(Canvas, "label", label)
    _record_tinted(patch, lines)
    return lines


def _record_tinted(patch: pytest.MonkeyPatch, lines: list[Line]) -> None:
    """Take what is set in several inks for the one line it is."""
    set_tinted = Canvas.tinted

    def tinted(
        self: Canvas, parts: Sequence[tuple[str, Colour]], at: Point, role: Role, size: float
    ) -> float:
        before = len(lines)
        width = set_tinted(self, parts, at, role, size)
        seen = lines[before:]
        if seen:
            whole = "".join(part for part, _ in parts)
            lines[before:] = [Line(whole, bounds(line.ink for line in seen), cut=False)]
        return width

    patch.setattr(Canvas, "tinted", tinted)


def _part(box: Rect, whole: pygame.Rect, seen: pygame.Rect) -> Rect:
    """Give what is left of a box when only a part of its pixels is seen."""
    across, down = box.w / max(whole.w, 1), box.h / max(whole.h, 1)
    left = box.x + (seen.x - whole.x) * across
    top = box.y + (seen.y - whole.y) * down
    return Rect(left, top, seen.w * across, seen.h * down)


def read_table(
    patch: pytest.MonkeyPatch,
    view: TableView,
    size: tuple[int, int],
    assets: Assets,
    text_scale: float = 1.0,
) -> Reading:
    """Draw a table of one size and list what it wrote."""
    canvas = make_canvas(size, assets, text_scale=text_scale)
    layout = table_layout(*canvas.viewport.size, len(view.players), canvas.viewport.small)
    with patch.context() as inner:
        lines = record_lines(inner)
        areas = TablePainter().draw(canvas, view, layout, Camera.fitted(layout.map))
    return Reading(layout, lines, areas, canvas)
