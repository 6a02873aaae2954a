"""The list of keys, as the settings show it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from brass_desktop.present.box import KeyLine
from brass_desktop.present.geometry import Rect
from brass_desktop.present.text import keys as words
from brass_desktop.present.text import settings
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import with_alpha
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.drawing.typeface import Typeface
from brass_desktop.ui.widgets.decor import SectionHead, UprightRule
from brass_desktop.ui.widgets.kit import Decor

LINES: Final = 4
"""How many keys a column has."""


@dataclass(frozen=True, slots=True)
class KeyCaps:
    """Key caps and what they do; `caps` is the room all lines of a column keep for caps."""

    rect: Rect
    keys: tuple[str, ...]
    text: str
    caps: float
    height: float
    sizes: tuple[float, float]

    def draw(self, canvas: Canvas) -> None:
        """Paint the caps and set the words."""
        level = self.rect.centre[1]
        x = self.rect.x
        for index, key in enumerate(self.keys):
            if index:
                canvas.text("–", (x + 2, level), "text", self.sizes[1], canvas.theme.ink2)
                x += self.height * 0.44
            width = cap_width(canvas.typeface, key, self.sizes[0], self.height)
            cap = Rect(x, level - self.height / 2, width, self.height)
            canvas.nine("skin.keycap", cap)
            ink = canvas.theme.ink
            canvas.text(
                words.key_cap(key), cap.centre, "sans_bold", self.sizes[0], ink, align="centre"
            )
            x += width
        start = self.rect.x + self.caps + self.height * 0.38
        room = self.rect.right - start
        canvas.text(self.text, (start, level), "text", self.sizes[1], canvas.theme.ink, fit=room)


def cap_width(typeface: Typeface, key: str, size: float, height: float) -> float:
    """Width of a key cap, at least square."""
    return max(height, typeface.measure(words.key_cap(key), "sans_bold", size) + height * 0.56)


def key_list(sheet: Sheet, keys: Sequence[KeyLine], area: Rect) -> list[Decor]:
    """Lay the heading and columns of keys into an area."""
    m = sheet.metrics
    head = m.section * 1.3
    line = with_alpha(sheet.theme.line, 150)
    heading = Rect(area.x, area.y, area.w, head)
    parts: list[Decor] = [
        SectionHead(heading, settings.KEYS(), "keyboard", m.section, sheet.theme.title, line)
    ]
    top = heading.bottom + m.gap * 0.3
    rows = Rect(area.x, top, area.w, area.bottom - top)
    columns = [keys[at : at + LINES] for at in range(0, len(keys), LINES)]
    needs = [_need(sheet, column) for column in columns]
    gap = m.gap * 0.9
    spare = rows.w - sum(needs) - gap * (len(needs) - 1)
    # What is left over falls to all alike; what is missing is taken from the long words.
    widths = [n + spare * (1 / len(needs) if spare > 0 else n / sum(needs)) for n in needs]
    size = min(_fitted(sheet, *found) for found in zip(columns, widths, strict=True))
    x = rows.x
    for index, (column, width) in enumerate(zip(columns, widths, strict=True)):
        if index:
            parts.append(UprightRule(Rect(x - gap, rows.y, 2, rows.h), with_alpha(line, 90)))
        parts += _column(sheet, column, Rect(x, rows.y, width, rows.h), size)
        x += width + gap
    return parts


def _fitted(sheet: Sheet, column: Sequence[KeyLine], width: float) -> float:
    """The size in which all words of a column fit beside their caps."""
    room = width - caps_width(sheet, column) - sheet.metrics.key * 0.38
    size = _sizes(sheet)[1]
    return min(sheet.typeface.set_in(text(), "text", size, room).size for _, text in column)


def _column(sheet: Sheet, column: Sequence[KeyLine], area: Rect, size: float) -> list[Decor]:
    height = area.h / LINES
    caps = caps_width(sheet, column)
    sizes = (_sizes(sheet)[0], size)
    return [
        KeyCaps(
            Rect(area.x, area.y + index * height, area.w, height),
            keys,
            text(),
            caps,
            sheet.metrics.key,
            sizes,
        )
        for index, (keys, text) in enumerate(column)
    ]


def caps_width(sheet: Sheet, column: Sequence[KeyLine]) -> float:
    """The room that all lines of a column keep for their caps."""
    size, height = _sizes(sheet)[0], sheet.metrics.key
    return max(
        sum(cap_width(sheet.typeface, key, size, height) for key in keys)
        + height * 0.44 * (len(keys) - 1)
        for keys, _ in column
    )


def _need(sheet: Sheet, column: Sequence[KeyLine]) -> float:
    size = _sizes(sheet)[1]
    longest = max(sheet.typeface.measure(text(), "text", size) for _, text in column)
    return caps_width(sheet, column) + sheet.metrics.key * 0.38 + longest


def _sizes(sheet: Sheet) -> tuple[float, float]:
    return sheet.metrics.label, sheet.metrics.text
