"""Rows of running text for a flow: headings, paragraphs, and names in bold."""

from typing import Literal

from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.drawing.typeface import Role
from brass_desktop.ui.widgets.decor import Paragraph
from brass_desktop.ui.widgets.flow import Parts, Row

Emphasis = Literal["strong", "plain", "quiet"]


def prose_row(sheet: Sheet, text: str, width: float, tone: Emphasis, *, gap: float = 0.15) -> Row:
    """Wrap a text to a width; `gap` is the room above it as a part of the usual gap."""
    m = sheet.metrics
    role: Role = "text_bold" if tone == "strong" else "text"
    size = m.strong if tone == "strong" else m.text if tone == "plain" else m.note
    ink = sheet.theme.ink2 if tone == "quiet" else sheet.theme.ink
    lines = sheet.typeface.wrap(text, role, size, width)
    lead = sheet.typeface.line_height(role, size)

    def place(area: Rect) -> Parts:
        return Parts([Paragraph(area, lines, role, size, ink, lead)])

    return Row(lead * len(lines), place, m.gap * gap)
