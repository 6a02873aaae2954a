"""The heading of a stage: its title, what happens there, and counts in chips."""

from brass_desktop.games.furnace.present.viewmodel.auction import CountChip, StageHead
from brass_desktop.games.furnace.ui.palette import on_sheet
from brass_desktop.games.furnace.ui.pieces.marks import draw_plaque
from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.light import draw_pointed
from brass_desktop.ui.table.touches import Hot, Touches

_GROWS = 1.12
"""How far a heading follows the reader's larger text: chips and title share a line."""


def draw_heading(canvas: Canvas, rect: Rect, head: StageHead, touches: Touches, hot: Hot) -> None:
    """Draw chips from the right, the title from the left, and the caption between them."""
    small = rect.h < 30
    right = rect.right
    for chip in reversed(head.chips):
        right = _draw_chip(canvas, rect, right, chip, touches, hot) - (6 if small else 8)
    draw_title(canvas, rect, head.title, head.caption, right)


def draw_title(canvas: Canvas, rect: Rect, title: str, caption: str, right: float) -> None:
    """Write a title and beside it, as far as there is room, what it is about."""
    small, sheet, face = rect.h < 30, on_sheet(canvas), canvas.typeface
    size, note = (16.0, 13.0) if small else (22.0, 15.0)
    y, room = rect.centre[1], right - rect.x
    line = face.set_in(title, "title", face.held(size, _GROWS), room)
    width = canvas.fitted(line, (rect.x, y), sheet.heading)
    left = rect.x + width + (10 if small else 16)
    said = face.set_in(caption, "text_italic", face.held(note, _GROWS), right - left)
    if not said.cut:
        canvas.fitted(said, (left, y + 1), sheet.ink)


def _draw_chip(
    canvas: Canvas, rect: Rect, right: float, chip: CountChip, touches: Touches, hot: Hot
) -> float:
    """Draw a chip that ends at `right`; give where it begins."""
    small, face, theme = rect.h < 30, canvas.typeface, canvas.theme
    size, figure = (13.0, 14.0) if small else (14.0, 17.0)
    letters, digits = face.held(size, _GROWS), face.held(figure, _GROWS)
    words = face.fitting(chip.label, "sans_bold", letters, 60 if small else 150)
    icon = 0 if small else 26
    count = str(chip.count)
    width = (
        face.measure(words, "sans_bold", letters)
        + face.measure(count, "text_bold", digits)
        + icon
        + (24 if small else 34)
    )
    height = 21 if small else 30
    place = Rect(right - width, rect.centre[1] - height / 2, width, height)
    y = place.centre[1]
    draw_plaque(canvas, place)
    left = place.x + (8 if small else 12)
    if icon:
        canvas.icon(chip.icon, (left + 9, y), 18, theme.ink2)
        left += icon
    canvas.text(words, (left, y), "sans_bold", letters, theme.ink2)
    at = (place.right - (8 if small else 12), y)
    canvas.text(count, at, "text_bold", digits, theme.ink, align="right")
    if chip.intent is not None and (hot.state_of(chip.intent) or hot.is_focus(chip.intent)):
        draw_pointed(canvas, place, height / 2)
    touches.add(place, chip.intent, chip.tip)
    return place.x
