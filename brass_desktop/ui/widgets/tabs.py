"""Tabs: a screen's plates one at a time, where larger text leaves no room to see all of them."""

from collections.abc import Callable, Sequence

from brass_desktop.present.geometry import Rect
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.widgets.choice import Option, Segmented


def lay_tabs(
    sheet: Sheet, names: Sequence[Option], chosen: int, choose: Callable[[int], None]
) -> tuple[Segmented, Rect]:
    """Set the tabs at the top of the body and give the room that is left below them."""
    m, body = sheet.metrics, sheet.body
    bar = Rect(body.x, body.y, body.w, m.control)
    top = bar.bottom + m.gap * 0.8
    tabs = Segmented("tabs", bar, names, chosen, m.text, choose)
    return tabs, Rect(body.x, top, body.w, body.bottom - top)
