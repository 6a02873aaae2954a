"""Things that are only looked at: panels, headings, captions, rules, pictures."""

from dataclasses import dataclass

from brass_desktop.present.geometry import Point, Rect
from brass_desktop.ui.drawing.canvas import Align, Canvas
from brass_desktop.ui.drawing.colour import Colour, with_alpha
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.drawing.typeface import Role


@dataclass(frozen=True, slots=True)
class Panel:
    """A raised plate that others stand on."""

    rect: Rect
    skin: str = "skin.panel"

    def draw(self, canvas: Canvas) -> None:
        """Paint the plate."""
        canvas.nine(self.skin, self.rect)


@dataclass(frozen=True, slots=True)
class Caption:
    """One line of text in a box, shrunk to it if need be."""

    rect: Rect
    text: str
    role: Role
    size: float
    colour: Colour
    align: Align = "left"
    tracking: float = 0

    def draw(self, canvas: Canvas) -> None:
        """Set the line in the middle of the box's height."""
        x, y, w, h = self.rect
        at = {"left": x, "centre": x + w / 2, "right": x + w}[self.align]
        canvas.text(
            self.text,
            (at, y + h / 2),
            self.role,
            self.size,
            self.colour,
            align=self.align,
            fit=w,
            tracking=self.tracking,
        )


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Wrapped text from the top of its box."""

    rect: Rect
    lines: tuple[str, ...]
    role: Role
    size: float
    colour: Colour
    lead: float
    align: Align = "left"

    def draw(self, canvas: Canvas) -> None:
        """Set the lines."""
        x, y, w, _ = self.rect
        at = {"left": x, "centre": x + w / 2, "right": x + w}[self.align]
        canvas.lines(
            self.lines,
            (at, y + self.lead / 2),
            self.role,
            self.size,
            self.colour,
            lead=self.lead,
            align=self.align,
        )


@dataclass(frozen=True, slots=True)
class LevelRule:
    """A thin line along the middle of its box, with a lozenge in it if asked for."""

    rect: Rect
    colour: Colour
    lozenge: bool = False

    def draw(self, canvas: Canvas) -> None:
        """Draw the line."""
        x, y, w, h = self.rect
        level = y + h / 2
        if not self.lozenge:
            canvas.line((x, level), (x + w, level), self.colour, 1.3)
            return
        middle = x + w / 2
        canvas.line((x, level), (middle - 12, level), self.colour, 1.4)
        canvas.line((middle + 12, level), (x + w, level), self.colour, 1.4)
        canvas.icon("lozenge", (middle, level), 11, with_alpha(self.colour, 200))


@dataclass(frozen=True, slots=True)
class UprightRule:
    """A thin line down the middle of its box."""

    rect: Rect
    colour: Colour

    def draw(self, canvas: Canvas) -> None:
        """Draw the line."""
        x = self.rect.x + self.rect.w / 2
        canvas.line((x, self.rect.y), (x, self.rect.bottom), self.colour, 1.2)


@dataclass(frozen=True, slots=True)
class ScreenTitle:
    """A screen's name between two ornamented rules."""

    rect: Rect
    text: str
    size: float
    colour: Colour
    line: Colour

    def draw(self, canvas: Canvas) -> None:
        """Set the name and draw the rules that flank it."""
        x, y = self.rect.centre
        room = self.rect.w * 0.7
        width = canvas.text(
            self.text, (x, y), "title", self.size, self.colour, align="centre", fit=room
        )
        near, far = self.size * 0.58, min(self.size * 5.2, (self.rect.w - width) / 2)
        for side in (-1, 1):
            start, end = (x + side * (width / 2 + reach) for reach in (near, far))
            level = y + 2
            canvas.line((min(start, end), level), (max(start, end), level), self.line, 1.8)
            self._lozenge(canvas, (start, level), self.size * 0.27)
            self._lozenge(canvas, (end, level), self.size * 0.19)

    def _lozenge(self, canvas: Canvas, at: Point, size: float) -> None:
        canvas.icon("lozenge", at, size, self.line)


@dataclass(frozen=True, slots=True)
class SectionHead:
    """A heading inside a panel: icon, name and a rule to the right edge."""

    rect: Rect
    text: str
    icon: str | None
    size: float
    colour: Colour
    line: Colour

    def draw(self, canvas: Canvas) -> None:
        """Set the heading."""
        x, y, _, h = self.rect
        level = y + h / 2
        start = x
        if self.icon is not None:
            side = self.size * 1.17
            canvas.icon(self.icon, (x + side / 2, level), side, self.colour)
            start += side * 1.43
        room = self.rect.right - start
        width = canvas.text(self.text, (start, level), "title", self.size, self.colour, fit=room)
        rule = start + width + self.size * 0.75
        if rule < self.rect.right - self.size:
            canvas.line((rule, level), (self.rect.right, level), self.line, 1.3)


def paragraph(sheet: Sheet, text: str, area: Rect, role: Role, size: float) -> Paragraph:
    """Wrap a text to a box in the plain ink; the box gets the height the text needs."""
    lines = sheet.typeface.wrap(text, role, size, area.w)
    lead = sheet.typeface.line_height(role, size)
    box = Rect(area.x, area.y, area.w, lead * len(lines))
    return Paragraph(box, lines, role, size, sheet.theme.ink, lead)
