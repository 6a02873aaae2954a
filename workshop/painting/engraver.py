"""The engraver's pen: ink, washes, hatching and shadows in the colours of a theme."""

import random
from collections.abc import Callable
from dataclasses import dataclass

import skia

from workshop.painting.brushes import blur, clip, colour, fill, linear, mix, rect, stroke
from workshop.painting.palette import Hex, Theme


@dataclass(slots=True)
class Engraver:
    """A pen with the theme's scenery ink and its washes."""

    canvas: skia.Canvas
    theme: Theme
    rnd: random.Random

    @property
    def ink(self) -> tuple[Hex, float]:
        """The line's colour and strength."""
        return (self.theme.scenery, 120) if self.theme.is_night else (self.theme.scenery, 158)

    def wash(self, code: Hex, share: float) -> Hex:
        """Mix a local colour into the map's own ground."""
        ground = mix(*self.theme.map, 0.4)
        return mix(ground, code, share * (0.42 if self.theme.is_night else 1))

    def line(self, path: skia.Path, width: float = 0.6, share: float = 1.0) -> None:
        """Draw an outline."""
        code, alpha = self.ink
        self.canvas.drawPath(path, stroke(code, width, alpha * share))

    def shade(self, path: skia.Path, light: Hex, dark: Hex) -> None:
        """Fill a shape from its lit upper left to its shaded lower right."""
        box = path.getBounds()
        tones = [colour(light), colour(dark)]
        ends = ((box.left(), box.top()), (box.right(), box.bottom()))
        self.canvas.drawPath(path, fill(Shader=linear(*ends, tones)))

    def hatch(self, path: skia.Path, step: float, lean: float, start: float, share: float) -> None:
        """Hatch the right part of a shape, from `start` of its width on."""
        box = path.getBounds()
        code, alpha = self.ink
        self.canvas.save()
        clip(self.canvas, path)
        x = box.left() + box.width() * start
        while x < box.right() + abs(lean):
            pen = stroke(code, 0.36, alpha * share)
            self.canvas.drawLine(x + lean, box.top(), x - lean, box.bottom(), pen)
            x += step
        self.canvas.restore()

    def ground(self, x: float, y: float, width: float) -> None:
        """Let the thing stand on the map: a soft shadow to its lower right."""
        code, alpha = self.theme.shadow
        soft = fill(code, alpha * 0.42, MaskFilter=blur(width * 0.09))
        self.canvas.drawOval(rect(x - width * 0.42, y - width * 0.1, width, width * 0.22), soft)

    def part(self, path: skia.Path, light: Hex, dark: Hex, width: float = 0.5) -> None:
        """Lay a part of a building or vessel: its washes, then its outline."""
        self.shade(path, self.wash(light, 0.95), self.wash(dark, 0.95))
        self.line(path, width)

    def panes(
        self, x: float, y: float, width: float, height: float, columns: int, rows: int
    ) -> None:
        """Set rows of windows in a wall; by night most of them are lit."""
        across, down = width / columns, height / rows
        for column in range(columns):
            for row in range(rows):
                lit = self.theme.is_night and self.rnd.random() < 0.62
                code, alpha = ("#ffc766", 235.0) if lit else self.ink
                left, top = x + across * (column + 0.28), y + down * (row + 0.24)
                pane = rect(left, top, across * 0.46, down * 0.52)
                self.canvas.drawRect(pane, fill(code, alpha))

    def smoke(self, x: float, y: float) -> None:
        """Let smoke drift away to the right."""
        code = "#8f9aa8" if self.theme.is_night else "#6b5a48"
        for puff in range(8):
            age = puff / 8
            at = (x + age * 8 + self.rnd.uniform(-0.8, 0.8), y - age * 6)
            soft = fill(code, 66 * (1 - age) + 12, MaskFilter=blur(0.9))
            self.canvas.drawCircle(*at, 1.2 + age * 2.2, soft)


Sketch = Callable[[Engraver], None]
"""Something engraved in a field of 48 by 40 units, with its foot at about 36."""
