"""A canvas that remembers every line of text: where its ink fell and whether it was cut."""

from dataclasses import dataclass

from brass_desktop.present.geometry import Point, Rect
from brass_desktop.ui.drawing.canvas import Align, Canvas
from brass_desktop.ui.drawing.colour import Colour
from brass_desktop.ui.drawing.typeface import Label, Role
from brass_desktop.ui.widgets.kit import Decor, Widget
from brass_desktop.ui.widgets.screen import Screen
from workshop.shots.studio import Studio

Item = Decor | Widget


@dataclass(frozen=True)
class Line:
    """One line of text as it was drawn."""

    text: str
    ink: Rect
    cut: bool
    item: Item


class RecordingCanvas(Canvas):
    """Draws as usual and keeps a list of lines."""

    def __init__(self, like: Canvas) -> None:
        super().__init__(like.surface, like.viewport, like.theme, like.assets, like.typeface)
        self.recorded: list[Line] = []
        self.item: Item | None = None
        self._text, self._cut = "", False

    def text(
        self,
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
        self._text, self._cut = text, False
        if fit is not None:
            self._cut = self.typeface.set_in(text, role, size, fit).cut
        return super().text(text, at, role, size, colour, align=align, fit=fit, tracking=tracking)

    def label(self, label: Label, at: Point, align: Align = "left") -> float:
        width = super().label(label, at, align)
        ink = label.surface.get_bounding_rect()
        x = at[0] - {"left": 0.0, "centre": width / 2, "right": width}[align]
        y = at[1] - label.capitals / self.scale
        left, top = x + ink.x / self.scale, y + ink.y / self.scale
        box = Rect(left, top, ink.w / self.scale, ink.h / self.scale)
        assert self.item is not None
        self.recorded.append(Line(self._text, box, self._cut, self.item))
        return width


def top_screen(studio: Studio) -> Screen:
    """Give the top scene, which must be a screen made of controls."""
    top = studio.stack.top
    assert isinstance(top, Screen)
    return top


def read_lines(studio: Studio) -> list[Line]:
    """Draw every item of the top screen by itself and list the text it sets."""
    studio.draw()
    canvas = RecordingCanvas(studio.canvas)
    for pane in top_screen(studio).form.panes:
        items: list[Item] = [*pane.decor, *pane.widgets]
        for item in items:
            canvas.item = item
            item.draw(canvas)
    return canvas.recorded
