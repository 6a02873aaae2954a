"""The foot of a screen: ways back on the left, a remark, the way on at the right."""

from collections.abc import Sequence
from dataclasses import dataclass

from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.widgets.button import Button, button_width
from brass_desktop.ui.widgets.decor import Caption, ScreenTitle
from brass_desktop.ui.widgets.flow import Parts
from brass_desktop.ui.widgets.kit import Action, State


@dataclass(frozen=True, slots=True)
class FootButton:
    """One button of a foot."""

    key: str
    text: str
    icon: str
    action: Action
    enabled: bool = True
    tooltip: str | None = None


def lay_foot(
    sheet: Sheet,
    left: Sequence[FootButton],
    remark: str,
    primary: FootButton,
    *,
    second: FootButton | None = None,
    bad: bool = False,
) -> Parts:
    """Set the buttons of the foot and the remark between them; `second` stands by the primary."""
    m = sheet.metrics
    level = sheet.foot_line
    body = sheet.body
    parts = Parts()
    x = body.x
    for found in left:
        width = button_width(sheet.typeface, found.text, m.button_text, icon=True)
        width = max(width, m.button * 2.8)
        rect = Rect(x, level - m.button / 2, width, m.button)
        parts.widgets.append(_button(found, rect, m.button_text, brass=False))
        x += width + m.gap * 0.7
    wide = max(button_width(sheet.typeface, primary.text, m.primary_text, icon=True), m.primary * 5)
    rect = Rect(body.right - wide, level - m.primary / 2, wide, m.primary)
    parts.widgets.append(_button(primary, rect, m.primary_text, brass=True))
    if second is not None:
        width = button_width(sheet.typeface, second.text, m.button_text, icon=True)
        rect = Rect(rect.x - m.gap - width, level - m.button / 2, width, m.button)
        parts.widgets.append(_button(second, rect, m.button_text, brass=False))
    if remark:
        room = Rect(x + m.gap, level - m.italic, rect.x - x - 2 * m.gap, m.italic * 2)
        ink = sheet.theme.bad if bad else sheet.theme.ink
        parts.decor.append(Caption(room, remark, "text_italic", m.italic, ink, "centre"))
    return parts


def lay_title(sheet: Sheet, text: str) -> ScreenTitle:
    """Set a screen's name above its body."""
    m = sheet.metrics
    area = Rect(sheet.body.x, m.head * 0.3, sheet.body.w, m.head * 0.58)
    line = (*sheet.theme.line[:3], 190)
    return ScreenTitle(area, text, m.screen_title, sheet.theme.ink, line)


def _button(found: FootButton, rect: Rect, size: float, *, brass: bool) -> Button:
    return Button(
        found.key,
        rect,
        found.text,
        size,
        found.action,
        found.icon,
        "brass" if brass else "button",
        found.tooltip,
        State(enabled=found.enabled),
    )
