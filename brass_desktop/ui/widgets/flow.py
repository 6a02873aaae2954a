"""Rows one below another: spread out where there is room, scrolling where there is not."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.widgets.choice import Choose, Option, Segmented, Switch
from brass_desktop.ui.widgets.decor import Caption, Paragraph, SectionHead
from brass_desktop.ui.widgets.kit import Decor, Widget
from brass_desktop.ui.widgets.pane import Pane
from brass_desktop.ui.window.scene import Transition

_SCROLL_ROOM: Final = 18.0
_LOOSEST: Final = 0.7
"""How much a gap may grow, as a part of a control's height."""


@dataclass(slots=True)
class Parts:
    """What a row consists of."""

    decor: list[Decor] = field(default_factory=list)
    widgets: list[Widget] = field(default_factory=list)

    def add(self, other: "Parts") -> None:
        """Take another row's parts as well."""
        self.decor += other.decor
        self.widgets += other.widgets


@dataclass(frozen=True, slots=True)
class Row:
    """A strip of some height; `gap` is the least room above it."""

    height: float
    place: Callable[[Rect], Parts]
    gap: float


def flow(sheet: Sheet, rows: Sequence[Row], area: Rect, key: str, *, loose: bool = True) -> Pane:
    """Lay rows into an area; loose gaps share spare room, and too many rows scroll."""
    gaps = sum(row.gap for row in rows[1:])
    natural = sum(row.height for row in rows) + gaps
    tight = natural > area.h + 0.5
    width = area.w - (_SCROLL_ROOM if tight else 0)
    spare = 0.0 if tight or not loose else (area.h - natural) / max(1, len(rows) - 1)
    spare = min(spare, sheet.metrics.control * _LOOSEST)
    parts = Parts()
    top = area.y
    for index, row in enumerate(rows):
        top += (row.gap + spare) if index else 0
        parts.add(row.place(Rect(area.x, top, width, row.height)))
        top += row.height
    window = area if tight else None
    return Pane(parts.decor, parts.widgets, key, window, natural)


def section_row(sheet: Sheet, text: str, icon: str | None, *, gap: float = 0.5) -> Row:
    """Make a heading with a rule; `gap` is the room above it as a part of the usual gap."""
    m = sheet.metrics
    height = m.section * 1.3 * max(1.0, sheet.typeface.text_scale)

    def place(area: Rect) -> Parts:
        line = (*sheet.theme.line[:3], 150)
        return Parts([SectionHead(area, text, icon, m.section, sheet.theme.title, line)])

    return Row(height, place, m.gap * gap)


def labelled(sheet: Sheet, label: str, height: float, put: Callable[[Rect], Parts]) -> Row:
    """Make a row of a control with its name above it."""
    m = sheet.metrics
    words = m.label * 1.25 * max(1.0, sheet.typeface.text_scale)
    between = m.gap * 0.2

    def place(area: Rect) -> Parts:
        name = Caption(
            Rect(area.x + 2, area.y, area.w - 2, words), label, "text", m.label, sheet.theme.ink2
        )
        parts = Parts([name])
        parts.add(put(Rect(area.x, area.y + words + between, area.w, height)))
        return parts

    return Row(words + between + height, place, m.gap * 0.4)


def segmented_row(
    sheet: Sheet,
    key: str,
    label: str,
    options: Sequence[Option],
    *,
    chosen: int,
    choose: Choose,
) -> Row:
    """Make a named choice among words."""
    m = sheet.metrics

    def put(area: Rect) -> Parts:
        return Parts(widgets=[Segmented(key, area, options, chosen, m.text, choose)])

    return labelled(sheet, label, m.control, put)


def meaning_lines(sheet: Sheet, note: str, width: float) -> int:
    """Count the lines that `explained` needs for a note."""
    return len(_meaning(sheet, note, width))


def _meaning(sheet: Sheet, note: str, width: float) -> tuple[str, ...]:
    return sheet.typeface.wrap(note, "text", sheet.metrics.note, width - 4)


def explained(sheet: Sheet, row: Row, note: str, width: float, *, least: int = 1) -> Row:
    """Add to a row what its choice means, in a line or two beneath it; `least` keeps their room."""
    m = sheet.metrics
    lines = _meaning(sheet, note, width)
    lead = sheet.typeface.line_height("text", m.note)
    between = m.gap * 0.2

    def place(area: Rect) -> Parts:
        parts = row.place(Rect(area.x, area.y, area.w, row.height))
        below = Rect(area.x + 2, area.y + row.height + between, area.w - 4, lead * len(lines))
        ink = sheet.theme.ink2
        parts.decor.append(Paragraph(below, lines, "text", m.note, ink, lead))
        return parts

    return Row(row.height + between + lead * max(least, len(lines)), place, row.gap)


def switch_row(
    sheet: Sheet,
    key: str,
    words: tuple[str, str],
    on: bool,
    toggle: Callable[[bool], Transition | None],
    *,
    width: float,
    right: bool = True,
) -> Row:
    """Make a switch with its name and a note, which is broken for a row of the width."""
    m, type = sheet.metrics, sheet.typeface
    text, told = words
    note = type.wrap(told, "text", m.note, Switch.room(width - _SCROLL_ROOM, m.switch))
    leads = Switch.lead(type, m.strong), Switch.lead(type, m.note)

    def place(area: Rect) -> Parts:
        sizes = (m.strong, m.note)
        switch = Switch(key, area, text, note, on, toggle, m.switch, sizes, right)
        return Parts(widgets=[switch])

    return Row(leads[0] + leads[1] * len(note), place, m.gap * 0.4)
