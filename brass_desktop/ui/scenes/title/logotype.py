"""The program's name in brass, as it stands on the title."""

from dataclasses import dataclass
from typing import Final

from brass_desktop.present.geometry import Point, Rect
from brass_desktop.present.text import title as words
from brass_desktop.ui.drawing import palette
from brass_desktop.ui.drawing.canvas import Canvas
from brass_desktop.ui.drawing.colour import rgba, with_alpha
from brass_desktop.ui.drawing.gilding import gilded, softened

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
_SOFT: Final = 5
"""How far the shadow of the name is blurred."""
_SLOT: Final = rgba("#4a300c")
_GEAR: Final = rgba("#e6c574", 26)


_WITHOUT_PLATE: Final = 0.86
"""How high it is with a motto, as a part of its height with a plate."""


@dataclass(frozen=True, slots=True)
class Logotype:
    """BRASS in metal, DESKTOP between two rules, and the only game on a screwed plate.

    Where there are several games, a motto stands there instead.
    """

    rect: Rect
    edition: str
    motto: str

    def draw(self, canvas: Canvas) -> None:
        """Paint the three lines, sized to the width of the box."""
        x, y, w, _ = self.rect
        h = self.rect.h if self.edition else self.rect.h / _WITHOUT_PLATE
        unit = w / 464
        canvas.icon("big-gear", (x + 372 * unit, y + 78 * unit), 236 * unit, _GEAR)
        self._draw_name(canvas, unit)
        self._draw_second(canvas, y + h * 0.627, unit)
        if self.edition:
            draw_plate(canvas, Rect(x, y + h - 64 * unit, w, 64 * unit), self.edition, unit)
        else:
            at = (x + w / 2, y + h * 0.785)
            canvas.text(self.motto, at, "text_italic", 25 * unit, _SMALL_NAME, align="centre")

    def _draw_name(self, canvas: Canvas, unit: float) -> None:
        name = words.NAME_LARGE()
        width = canvas.typeface.measure(name, "title", 168)
        size = 168 * self.rect.w / width
        at = (self.rect.x, self.rect.y + 78 * unit)
        shadow = canvas.typeface.render(name, "title", size, _SHADOW)
        soft = canvas.px(_SOFT * unit)
        spread = soft / canvas.scale * 2
        canvas.label(softened(shadow, soft), (at[0] + 2 * unit - spread, at[1] + 6 * unit))
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


def draw_plate(canvas: Canvas, plate: Rect, name: str, unit: float) -> None:
    """Paint a name engraved on a screwed plate; `unit` is the size of the screws and letters."""
    canvas.nine("skin.brass_plate", plate)
    for side in (plate.x + 21 * unit, plate.right - 21 * unit):
        _draw_screw(canvas, (side, plate.centre[1]), 6 * unit)
    size, tracking = 34 * unit, 5 * unit
    room = plate.w - 76 * unit
    wide = canvas.typeface.measure(name, "title", size) + tracking * len(name)
    fit = min(1.0, room / wide)
    size, tracking = size * fit, tracking * fit
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
