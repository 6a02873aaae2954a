"""Pieces of the result: places of the ranking, the key of their bars, and the breakdown."""

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from brass_desktop.present.layout.geometry import Point, Rect
from brass_desktop.present.result.ranking import PARTS, Part, RankView
from brass_desktop.present.result.view import BreakdownRow, ResultView
from brass_desktop.present.text import result as words
from brass_desktop.ui.canvas import Canvas
from brass_desktop.ui.colour import Colour, mix, rgba, with_alpha
from brass_desktop.ui.palette import OWNERS, PATTERN_UNDER_TEXT
from brass_desktop.ui.pattern import paint_face
from brass_desktop.ui.render.marks import (
    INDUSTRY_ICONS,
    LINK_ICONS,
    draw_coin,
    draw_income,
    draw_points,
    draw_seal,
)
from brass_desktop.ui.scenes.seat_parts import Cameo
from brass_desktop.ui.sheet import Sheet
from brass_desktop.ui.typeface import Role

HEAD_ROWS: Final = 2.5
"""Height of the breakdown's head in rows of the table."""
LIGHT: Final = rgba("#fffaf0")
DARK: Final = rgba("#2b1b07")
_BLACK: Final = rgba("#000000")
_SEAM: Final = rgba("#fffaea", 200)
BAR: Final = MappingProxyType(
    {
        "canal_links": (rgba("#35688a"), LIGHT),
        "canal_industries": (rgba("#a5c6d0"), DARK),
        "rail_links": (rgba("#6f4425"), LIGHT),
        "rail_industries": (rgba("#cfa678"), DARK),
        "merchant": (rgba("#d8b23a"), DARK),
        "extra": (rgba("#b7c48a"), DARK),
    }
)
"""Colour of each part of a score bar and of the figures on it."""
_LEAST_INITIALLED: Final = 70.0
"""Diameter of a cameo whose plate is large enough for letters."""


@dataclass(frozen=True, slots=True)
class RankRow:
    """One place: rank, player, where the points came from, tie-breaks and the total."""

    rect: Rect
    place: RankView
    most: int
    unit: float
    """Height of an ordinary row, from which every part follows."""

    def draw(self, canvas: Canvas) -> None:
        """Paint the row; the winner's glows."""
        if self.place.rank == 1:
            canvas.nine("skin.glow", self.rect)
        canvas.nine("skin.panel", self.rect)
        k, middle = self.unit / 96, self.rect.centre[1]
        x, w = self.rect.x, self.rect.w
        self._draw_rank(canvas, k)
        side = min(self.rect.h * 0.82, 104 * k)
        cameo = Rect.around((x + 164 * k, middle), side, side)
        initials = self.place.initials if side >= _LEAST_INITIALLED else ""
        Cameo(cameo, self.place.owner, self.place.character, initials).draw(canvas)
        self._draw_name(canvas, k)
        bar = Rect.around((x + w * 0.555, middle), w * 0.345, 36 * k)
        self._draw_bar(canvas, bar, k)
        self._draw_ties(canvas, k)
        size = min(self.rect.h * 0.84, 104 * k)
        draw_points(canvas, (self.rect.right - 66 * k, middle), size, self.place.total)

    def _draw_rank(self, canvas: Canvas, k: float) -> None:
        plate = Rect(self.rect.x + 6, self.rect.y + 6, 92 * k - 4, self.rect.h - 12)
        paint_face(canvas, self.place.owner, plate, radius=6, step=20 * k, alpha=PATTERN_UNDER_TEXT)
        ink = OWNERS[self.place.owner].ink
        if self.place.rank == 1:
            canvas.icon("laurels", plate.centre, min(plate.w, plate.h) * 0.94, with_alpha(ink, 150))
        canvas.text(str(self.place.rank), plate.centre, "text_bold", 40 * k, ink, align="centre")

    def _draw_name(self, canvas: Canvas, k: float) -> None:
        x, middle = self.rect.x + 228 * k, self.rect.centre[1]
        room = self.rect.x + self.rect.w * 0.372 - x
        theme = canvas.theme
        canvas.text(self.place.name, (x, middle - 16 * k), "title", 27 * k, theme.ink, fit=room)
        size = 18 * k
        named = next(
            (
                name
                for name in self.place.character_names
                if canvas.typeface.measure(name, "text", size) <= room
            ),
            self.place.character_names[-1],
        )
        canvas.text(named, (x, middle + 18 * k), "text", size, theme.ink2, fit=room)

    def _draw_bar(self, canvas: Canvas, bar: Rect, k: float) -> None:
        canvas.nine("skin.well", bar)
        left = bar.x
        for part, points in self.place.parts:
            width = bar.w * points / max(1, self.most)
            if points <= 0:
                continue
            colour, ink = BAR[part]
            area = Rect(left, bar.y, width, bar.h)
            canvas.gradient(area, (colour, mix(colour, _BLACK, 0.14)))
            canvas.line((area.right, bar.y), (area.right, bar.bottom), _SEAM, 1.4)
            size = 17 * k
            if canvas.typeface.measure(str(points), "text_bold", size) + 6 * k <= width:
                canvas.text(str(points), area.centre, "text_bold", size, ink, align="centre")
            left = area.right
        canvas.outline(bar, canvas.theme.line, 1.4, 4)

    def _draw_ties(self, canvas: Canvas, k: float) -> None:
        x = self.rect.x + self.rect.w * 0.748
        room = self.rect.right - 124 * k - x
        money = Rect(x, self.rect.centre[1] - 33 * k, room, 32 * k)
        income = money.moved(0, 34 * k)
        for found, area in (("money", money), ("income", income)):
            if found in self.place.ringed:
                canvas.fill(area, canvas.theme.lit_row, 8 * k)
                canvas.outline(area, canvas.theme.gilt, 1.8, 8 * k)
        icon = x + 20 * k
        draw_coin(canvas, (icon, money.centre[1]), 12 * k)
        draw_income(canvas, (icon, income.centre[1]), 24 * k, "")
        ink = canvas.theme.ink
        start = x + 40 * k
        canvas.text(
            self.place.money, (start, money.centre[1]), "text_bold", 20 * k, ink, fit=room - 44 * k
        )
        wide = canvas.text(self.place.income, (start, income.centre[1]), "text_bold", 20 * k, ink)
        if self.place.space:
            left = start + wide + 8 * k
            at = (left, income.centre[1])
            canvas.text(
                self.place.space, at, "text_bold", 16 * k, ink, fit=area.right - left - 4 * k
            )


@dataclass(frozen=True, slots=True)
class BarKey:
    """What the colours of the score bars mean, in as many lines as that takes."""

    rect: Rect
    lines: tuple[tuple[tuple[Part, str], ...], ...]
    size: float

    def draw(self, canvas: Canvas) -> None:
        """Paint a chip and its words after another."""
        lead = self.rect.h / len(self.lines)
        for number, line in enumerate(self.lines):
            x, level = self.rect.x, self.rect.y + lead * (number + 0.5)
            for part, text in line:
                chip = Rect.around((x + self.size * 0.5, level), self.size * 0.9, self.size * 0.9)
                canvas.fill(chip, BAR[part][0], 4)
                canvas.outline(chip, with_alpha(canvas.theme.line, 200), 1, 4)
                start = (x + self.size * 1.35, level)
                wide = canvas.text(text, start, "text", self.size, canvas.theme.ink)
                x += self.size * 2.6 + wide


def key_lines(
    sheet: Sheet, parts: list[Part], size: float, width: float
) -> tuple[tuple[tuple[Part, str], ...], ...]:
    """Break the key of the bars into lines."""
    lines: list[list[tuple[Part, str]]] = [[]]
    used = 0.0
    for part in parts:
        text = words.PARTS[part]()
        need = sheet.typeface.measure(text, "text", size) + size * 2.6
        if lines[-1] and used + need - size > width:
            lines.append([])
            used = 0.0
        lines[-1].append((part, text))
        used += need
    return tuple(tuple(line) for line in lines)


def shown_parts(view: ResultView) -> list[Part]:
    """Leave out the parts nobody has a point in."""
    return [part for part in PARTS if any(dict(place.parts)[part] > 0 for place in view.ranking)]


@dataclass(frozen=True, slots=True)
class Breakdown:
    """The table of points by era and source, one group of columns for every player."""

    rect: Rect
    view: ResultView
    size: float

    def draw(self, canvas: Canvas) -> None:
        """Paint the plate, the heads and all lines."""
        canvas.nine("skin.panel", self.rect)
        inner = self.rect.grown(-self.size * 0.7, -self.size * 0.5)
        label = inner.w * 0.19
        groups = len(self.view.ranking)
        width = (inner.w - label) / groups
        lead = inner.h / (len(self.view.rows) + HEAD_ROWS)
        for index, place in enumerate(self.view.ranking):
            left = inner.x + label + index * width
            line = with_alpha(canvas.theme.line, 110)
            canvas.line((left, inner.y + lead * 0.3), (left, inner.bottom - lead * 0.3), line, 1.2)
            self._draw_head(canvas, place, Rect(left, inner.y, width, lead * HEAD_ROWS))
        for number, row in enumerate(self.view.rows):
            area = Rect(inner.x, inner.y + lead * (number + HEAD_ROWS), inner.w, lead)
            self._draw_row(canvas, row, area, label, width)

    def _draw_head(self, canvas: Canvas, place: RankView, area: Rect) -> None:
        theme, size = canvas.theme, self.size
        level = area.y + area.h * 0.3
        room = area.w - size * 2.6
        name = canvas.typeface.fitted_size(place.name, "title", size * 1.05, room)
        wide = min(room, canvas.typeface.measure(place.name, "title", name))
        left = area.centre[0] - wide / 2 + size * 0.7
        draw_seal(canvas, (left - size * 1.05, level), size * 0.74, place.owner)
        canvas.text(place.name, (left, level), "title", name, theme.ink, fit=room)
        level = area.y + area.h * 0.76
        inks: dict[str, Colour] = {"canal": theme.edge, "rail": theme.rail}
        for column, era in zip(self._columns(area), self.view.eras, strict=False):
            canvas.icon(LINK_ICONS[era], (column, level), size * 1.3, inks[era])
        if len(self.view.eras) > 1:
            at = (self._columns(area)[-1], level)
            canvas.text(
                words.SUM(), at, "text_italic", size * 0.85, theme.ink2, align="centre",
                fit=area.w * 0.3,
            )  # fmt: skip

    def _columns(self, area: Rect) -> list[float]:
        """Give the middles of a group's columns: the eras and, with two, their sum."""
        count = len(self.view.eras) + (len(self.view.eras) > 1)
        pitch = area.w * 0.29
        return [area.centre[0] + (i - (count - 1) / 2) * pitch for i in range(count)]

    def _draw_row(
        self, canvas: Canvas, row: BreakdownRow, area: Rect, label: float, width: float
    ) -> None:
        theme, size = canvas.theme, self.size
        total = row.source == "total"
        if total:
            canvas.line((area.x, area.y), (area.right, area.y), with_alpha(theme.line, 210), 1.6)
        elif self.view.rows.index(row) % 2 == 0:
            canvas.fill(area, with_alpha(theme.line, 30), 4)
        level = area.centre[1]
        at = (area.x + size * 1.1, level)
        canvas.icon(INDUSTRY_ICONS.get(row.icon, row.icon), at, size * 1.2, theme.ink)
        role: Role = "text_bold" if total else "text"
        start = area.x + size * 2.3
        room = label - size * 2.5
        canvas.text(row.label, (start, level), role, size, theme.ink, fit=room)
        for index, cells in enumerate(row.cells):
            group = Rect(area.x + label + index * width, area.y, width, area.h)
            for column, (x, value) in enumerate(zip(self._columns(group), cells, strict=True)):
                self._draw_cell(canvas, value, (x, level), total or column == 2)

    def _draw_cell(self, canvas: Canvas, value: str, at: Point, bold: bool) -> None:
        theme = canvas.theme
        ink = theme.ink2 if value == words.NOTHING else theme.ink
        role: Role = "text_bold" if bold else "text"
        canvas.text(value, at, role, self.size, ink, align="centre")
