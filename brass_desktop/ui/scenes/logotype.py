"""The program's name in brass, as it stands on the title."""

from dataclasses import dataclass
from typing import Final

from brass_desktop.present.layout.geometry import Point, Rect
from brass_desktop.present.text import title as words
from brass_desktop.ui import palette
from brass_desktop.ui.canvas import Canvas
from brass_desktop.ui.colour import rgba, with_alpha
from brass_desktop.ui.gilding import gilded

_METAL: Final = (
    (0.0, rgba("#fff6d2")),
    (0.3, rgba("#f0cf80")),
    (0.55, rgba("#a87628")),
    (0.8, rgba("#f6dc94")),
    (1.0, rgba("#c08f3c")),
)
_LINE: Final = rgba("#e6c574", 200)
_SMALL_NAME: Final = rgba("#f2dfae")
_WHITE: Final = rgba("#ffffff")
_SHADOW: Final = rgba("#000000", 150)
_SLOT: Final = rgba("#4a300c")
_GEAR: Final = rgba("#e6c574", 26)


@dataclass(frozen=True, slots=True)
class Logotype:
    """BRASS in metal, DESKTOP between two rules, and the edition on a screwed plate."""

    rect: Rect

    def draw(self, canvas: Canvas) -> None:
        """Paint the three lines, sized to the width of the box."""
        x, y, w, h = self.rect
        unit = w / 464
        canvas.icon("big-gear", (x + 372 * unit, y + 78 * unit), 236 * unit, _GEAR)
        self._draw_name(canvas, unit)
        self._draw_second(canvas, y + h * 0.627, unit)
        self._draw_plate(canvas, Rect(x, y + h - 64 * unit, w, 64 * unit), unit)

    def _draw_name(self, canvas: Canvas, unit: float) -> None:
        name = words.NAME_LARGE()
        width = canvas.typeface.measure(name, "title", 168)
        size = 168 * self.rect.w / width
        at = (self.rect.x, self.rect.y + 78 * unit)
        shadow = canvas.typeface.render(name, "title", size, _SHADOW)
        canvas.label(shadow, (at[0] + 3 * unit, at[1] + 6 * unit))
        label = canvas.typeface.render(name, "title", size, _WHITE)
        canvas.label(gilded(label, canvas.px(63 * unit), _METAL), at)

    def _draw_second(self, canvas: Canvas, level: float, unit: float) -> None:
        x, _, w, _ = self.rect
        name = words.NAME_SMALL()
        size = 34 * unit
        tracking = 7 * unit
        middle = (x + w / 2, level)
        width = canvas.text(
            name, middle, "title", size, _SMALL_NAME, align="centre", tracking=tracking
        )
        reach = (w - width) / 2 - 14 * unit
        canvas.line((x, level), (x + reach, level), _LINE, 1.6)
        canvas.line((x + w - reach, level), (x + w, level), _LINE, 1.6)

    @staticmethod
    def _draw_plate(canvas: Canvas, plate: Rect, unit: float) -> None:
        canvas.nine("skin.brass_plate", plate)
        for side in (plate.x + 21 * unit, plate.right - 21 * unit):
            _draw_screw(canvas, (side, plate.centre[1]), 6 * unit)
        name = words.EDITION()
        size, tracking = 34 * unit, 5 * unit
        x, y = plate.centre
        light = with_alpha(palette.BRASS[0], 120)
        for dy, ink in ((1.4, light), (0.0, palette.BRASS_INK)):
            at = (x, y + dy)
            canvas.text(name, at, "title", size, ink, align="centre", tracking=tracking)


def _draw_screw(canvas: Canvas, at: Point, radius: float) -> None:
    x, y = at
    canvas.circle(at, radius, palette.BRASS_EDGE)
    canvas.circle((x, y - radius * 0.12), radius * 0.84, palette.BRASS[1])
    slot = radius * 0.62
    canvas.polyline([(x - slot, y + slot * 0.7), (x + slot, y - slot * 0.7)], 1.6, _SLOT)
