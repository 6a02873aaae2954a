"""The engraver's pen: ink, washes, hatching and shadows in the colours of a theme."""

import random
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
