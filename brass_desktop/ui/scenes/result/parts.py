"""Pieces of the result: places of the ranking and the key of their bars."""

from dataclasses import dataclass
from typing import Final

from brass_desktop.present.geometry import Rect
from brass_desktop.present.result import Criterion, Part, Place, ResultView
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import mix, rgba, with_alpha
from brass_desktop.ui.drawing.marks import draw_mark
from brass_desktop.ui.drawing.palette import OWNERS, PATTERN_UNDER_TEXT
from brass_desktop.ui.drawing.pattern import paint_face
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.drawing.tints import TINTS
from brass_desktop.ui.scenes.setup.seat_parts import Cameo

_BLACK: Final = rgba("#000000")
_SEAM: Final = rgba("#fffaea", 200)


@dataclass(frozen=True, slots=True)
class RankRow:
    """One place: rank, player, where the points came from, tie-breaks and the total."""

    rect: Rect
    place: Place
    parts: tuple[Part, ...]
    medal: str
    most: int
    """Points of the longest bar."""
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
        Cameo(cameo, self.place.owner, self.place.character, self.place.initials).draw(canvas)
        self._draw_name(canvas, k)
        bar = Rect.around((x + w * 0.555, middle), w * 0.345, 36 * k)
        self.draw_bar(canvas, bar)
        left = x + w * 0.748
        self.draw_ties(canvas, Rect(left, middle - 33 * k, self.rect.right - 124 * k - left, 0))
        size = min(self.rect.h * 0.84, 104 * k)
        at = (self.rect.right - 66 * k, middle)
        draw_mark(canvas, self.medal, at, size, str(self.place.total))

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

    def draw_bar(self, canvas: Canvas, bar: Rect) -> None:
        """Paint where the points came from."""
        k = self.unit / 96
        canvas.nine("skin.well", bar)
        left = bar.x
        for part, points in zip(self.parts, self.place.points, strict=True):
            width = bar.w * points / max(1, self.most)
            if points <= 0:
                continue
            colour, ink = TINTS[part.tint]
            area = Rect(left, bar.y, width, bar.h)
            canvas.gradient(area, (colour, mix(colour, _BLACK, 0.14)))
            canvas.line((area.right, bar.y), (area.right, bar.bottom), _SEAM, 1.4)
            size = 17 * k
            if canvas.typeface.measure(str(points), "text_bold", size) + 6 * k <= width:
                canvas.text(str(points), area.centre, "text_bold", size, ink, align="centre")
            left = area.right
        canvas.outline(bar, canvas.theme.line, 1.4, 4)

    def draw_ties(self, canvas: Canvas, area: Rect) -> None:
        """Set what is compared in a tie, one criterion under the other from an area's top."""
        k = self.unit / 96
        first = Rect(area.x, area.y, area.w, 32 * k)
        for number, criterion in enumerate(self.place.criteria):
            self._draw_criterion(canvas, criterion, first.moved(0, number * 34 * k), k)

    def _draw_criterion(self, canvas: Canvas, found: Criterion, area: Rect, k: float) -> None:
        if found.decided:
            canvas.fill(area, canvas.theme.lit_row, 8 * k)
            canvas.outline(area, canvas.theme.gilt, 1.8, 8 * k)
        level, ink = area.centre[1], canvas.theme.ink
        draw_mark(canvas, found.icon, (area.x + 20 * k, level), 24 * k)
        start, room = area.x + 40 * k, area.w - 44 * k
        wide = canvas.text(found.text, (start, level), "text_bold", 20 * k, ink, fit=room)
        if found.note:
            left = start + wide + 8 * k
            rest = area.right - left - 4 * k
            canvas.text(found.note, (left, level), "text_bold", 16 * k, ink, fit=rest)


@dataclass(frozen=True, slots=True)
class BarKey:
    """What the colours of the score bars mean, in as many lines as that takes."""

    rect: Rect
    lines: tuple[tuple[Part, ...], ...]
    size: float

    def draw(self, canvas: Canvas) -> None:
        """Paint a chip and its words after another."""
        lead = self.rect.h / len(self.lines)
        for number, line in enumerate(self.lines):
            x, level = self.rect.x, self.rect.y + lead * (number + 0.5)
            for part in line:
                chip = Rect.around((x + self.size * 0.5, level), self.size * 0.9, self.size * 0.9)
                canvas.fill(chip, TINTS[part.tint][0], 4)
                canvas.outline(chip, with_alpha(canvas.theme.line, 200), 1, 4)
                start = (x + self.size * 1.35, level)
                wide = canvas.text(part.label, start, "text", self.size, canvas.theme.ink)
                x += self.size * 2.6 + wide


def key_lines(
    sheet: Sheet, parts: list[Part], size: float, width: float
) -> tuple[tuple[Part, ...], ...]:
    """Break the key of the bars into lines."""
    lines: list[list[Part]] = [[]]
    used = 0.0
    for part in parts:
        need = sheet.typeface.measure(part.label, "text", size) + size * 2.6
        if lines[-1] and used + need - size > width:
            lines.append([])
            used = 0.0
        lines[-1].append(part)
        used += need
    return tuple(tuple(line) for line in lines)


def shown_parts(view: ResultView) -> list[Part]:
    """Leave out the parts nobody has a point in."""
    return [
        part
        for index, part in enumerate(view.parts)
        if any(place.points[index] > 0 for place in view.ranking)
    ]
