"""Buildings of the age in silhouette: mills, chimneys, kilns, pits, churches, terraces.

Everything stands on a base line and is measured in the canvas's own units, so that the same mill
serves a card the size of a thumb and a title scene the size of the screen.
"""

import math
import random
from dataclasses import dataclass, field

import skia

from workshop.painting.brushes import blur, clip, colour, fill, linear, polygon, rect, stroke
from workshop.painting.palette import Hex


@dataclass(frozen=True, slots=True)
class Windows:
    """How a wall's windows are set: size of a pane, gaps, colours, share of lit ones."""

    pane: tuple[float, float]
    gap: tuple[float, float]
    lit: Hex
    dark: Hex | None = None
    share: float = 0.5


@dataclass(slots=True)
class Silhouettes:
    """A hand that draws buildings on one canvas, always the same way for the same seed."""

    canvas: skia.Canvas
    rnd: random.Random = field(default_factory=lambda: random.Random(1))

    def box(self, x: float, y: float, width: float, height: float, code: Hex) -> None:
        """Fill a plain block."""
        self.canvas.drawRect(rect(x, y, width, height), fill(code))

    def shape(self, code: Hex, *points: tuple[float, float]) -> None:
        """Fill a polygon."""
        self.canvas.drawPath(polygon(*points), fill(code))

    def windows(self, x: float, y: float, width: float, height: float, windows: Windows) -> None:
        """Set windows in even rows over a wall; some are lit."""
        (pane_w, pane_h), (gap_x, gap_y) = windows.pane, windows.gap
        columns = int((width - gap_x) // (pane_w + gap_x))
        rows = int((height - gap_y) // (pane_h + gap_y))
        left = x + (width - columns * (pane_w + gap_x) + gap_x) / 2
        for column in range(columns):
            for row in range(rows):
                lit = self.rnd.random() < windows.share
                code = windows.lit if lit else windows.dark
                if code:
                    across, down = column * (pane_w + gap_x), gap_y + row * (pane_h + gap_y)
                    self.box(left + across, y + down, pane_w, pane_h, code)

    def chimney(
        self,
        x: float,
        base: float,
        height: float,
        width: float,
        code: Hex,
        *,
        edge: Hex | None = None,
    ) -> None:
        """Raise a tapering stack with a corbelled cap; `edge` is the light on its left."""
        top = base - height
        foot, neck = width * 0.5, width * 0.34
        self.shape(code, (x - foot, base), (x - neck, top), (x + neck, top), (x + foot, base))
        self.box(x - width * 0.46, top, width * 0.92, height * 0.035 + width * 0.1, code)
        self.box(x - width * 0.42, base - height * 0.93, width * 0.84, width * 0.1, code)
        if edge:
            lit = polygon(
                (x - foot, base), (x - neck, top), (x - width * 0.2, top), (x - width * 0.3, base)
            )
            self.canvas.drawPath(lit, fill(edge, 70))

    def smoke(
        self,
        at: tuple[float, float],
        puffs: int,
        size: float,
        code: Hex,
        *,
        alpha: float = 40,
        drift: float = 1.0,
    ) -> None:
        """Let a plume of growing, fading puffs drift down-wind."""
        for puff in range(puffs):
            age = puff / puffs
            radius = size * (0.32 + 2.2 * age)
            x = at[0] + drift * size * (7.4 * age**1.3) + self.rnd.uniform(-1, 1) * radius * 0.4
            y = at[1] - size * (4.4 * age**0.72) + self.rnd.uniform(-1, 1) * radius * 0.34
            soft = blur(max(size * 0.04, radius * 0.72))
            faint = alpha * (1 - age) ** 1.3
            self.canvas.drawCircle(x, y, radius, fill(code, faint, MaskFilter=soft))

    def kiln(
        self, x: float, base: float, height: float, code: Hex, edge: Hex | None = None
    ) -> None:
        """Raise a bottle kiln of the potteries."""
        width, top = height * 0.52, base - height
        bottle = skia.Path()
        bottle.moveTo(x - width * 0.5, base)
        waist, shoulder = base - height * 0.45, base - height * 0.6
        neck = width * 0.15
        bottle.cubicTo(x - width * 0.56, waist, x - width * 0.2, shoulder, x - neck, top)
        bottle.lineTo(x + neck, top)
        bottle.cubicTo(x + width * 0.2, shoulder, x + width * 0.56, waist, x + width * 0.5, base)
        bottle.close()
        self.canvas.drawPath(bottle, fill(code))
        self.box(x - width * 0.19, top, width * 0.38, height * 0.05, code)
        if edge:
            self.canvas.save()
            clip(self.canvas, bottle)
            glint = fill(edge, 80, MaskFilter=blur(width * 0.1))
            self.canvas.drawRect(rect(x - width * 0.6, top, width * 0.38, height), glint)
            self.canvas.restore()

    def headframe(self, x: float, base: float, height: float, code: Hex) -> None:
        """Raise the winding gear of a pit."""
        leg, brace, spoke = (stroke(code, height * k) for k in (0.05, 0.03, 0.02))
        wheel = base - height
        for foot in (-0.22, 0.22):
            self.canvas.drawLine(x + foot * height, base, x + foot * height * 0.35, wheel, leg)
        self.canvas.drawLine(x + 0.62 * height, base, x + 0.08 * height, wheel, leg)
        for rung in (0.25, 0.5, 0.75):
            reach = (0.22 * (1 - rung) + 0.077 * rung) * height
            y = base - height * rung
            self.canvas.drawLine(x - reach, y, x + reach, y, brace)
        radius = height * 0.14
        self.canvas.drawCircle(x, wheel, radius, stroke(code, height * 0.045))
        for turn in range(4):
            dx, dy = radius * math.cos(turn * math.pi / 4), radius * math.sin(turn * math.pi / 4)
            self.canvas.drawLine(x - dx, wheel - dy, x + dx, wheel + dy, spoke)

    def mill(
        self,
        x: float,
        base: float,
        width: float,
        height: float,
        code: Hex,
        *,
        windows: Windows | None = None,
        saw: int = 0,
        roof: float = 0.12,
        edge: Hex | None = None,
    ) -> None:
        """Raise a mill with a hipped roof, or a weaving shed with `saw` north-light teeth."""
        top = base - height
        self.box(x, top, width, height, code)
        tooth = width / saw if saw else 0
        for i in range(saw):
            left = x + i * tooth
            self.shape(code, (left, top), (left, top - tooth * 0.55), (left + tooth, top))
        if roof and not saw:
            eave, ridge = width * 0.012, top - height * roof
            near, far = x + width * 0.12, x + width * 0.88
            self.shape(code, (x - eave, top), (near, ridge), (far, ridge), (x + width + eave, top))
        if edge:
            strip = rect(x, top, max(width * 0.02, width * 0.06), height)
            self.canvas.drawRect(strip, fill(edge, 70))
        if windows:
            self.windows(x, top, width, height, windows)

    def terrace(
        self,
        x: float,
        base: float,
        houses: int,
        size: tuple[float, float],
        code: Hex,
        *,
        lit: Hex | None = None,
        share: float = 0.5,
    ) -> None:
        """Build a row of small houses with stacks; some windows are lit."""
        width, height = size
        for house in range(houses):
            left, tall = x + house * width, height * self.rnd.uniform(0.9, 1.08)
            eaves = base - tall
            self.box(left, eaves, width * 1.05, tall, code)
            ridge = (left + width * 0.5, eaves - height * 0.45)
            self.shape(code, (left - width * 0.06, eaves), ridge, (left + width * 1.12, eaves))
            self.box(left + width * 0.68, eaves - height * 0.5, width * 0.14, height * 0.42, code)
            for pane in (0.3, 0.6):
                if lit and self.rnd.random() < share:
                    sill = base - tall * 0.72
                    self.box(left + width * pane, sill, width * 0.16, tall * 0.3, lit)

    def church(self, x: float, base: float, height: float, code: Hex) -> None:
        """Raise a spire with a nave to its right."""
        width = height * 0.2
        belfry = base - height * 0.55
        self.box(x - width / 2, belfry, width, height * 0.55, code)
        self.shape(code, (x - width * 0.55, belfry), (x, base - height), (x + width * 0.55, belfry))
        eaves, ridge = base - height * 0.3, base - height * 0.46
        self.box(x + width / 2, eaves, height * 0.42, height * 0.3, code)
        self.shape(
            code,
            (x + width * 0.4, eaves),
            (x + width * 0.7, ridge),
            (x + height * 0.48, ridge),
            (x + height * 0.54, eaves),
        )

    def tower(self, x: float, base: float, height: float, width: float, code: Hex) -> None:
        """Raise a square battlemented tower: of a church, a castle or a keep."""
        left, top = x - width / 2, base - height
        self.box(left, top, width, height, code)
        merlon = width / 5
        for i in (0, 2, 4):
            self.box(left + i * merlon, top - merlon, merlon, merlon * 1.1, code)

    def oast(self, x: float, base: float, height: float, code: Hex, lit: Hex | None = None) -> None:
        """Raise a hop kiln with a white-capped cowl turned from the wind."""
        half, wall, neck = height * 0.16, base - height * 0.46, base - height * 0.88
        self.box(x - half, wall, half * 2, height * 0.46, code)
        brim = half * 1.16
        tip = height * 0.02
        self.shape(code, (x - brim, wall), (x - tip, neck), (x + tip, neck), (x + brim, wall))
        self.shape(
            code,
            (x - height * 0.04, neck),
            (x + height * 0.06, base - height),
            (x + height * 0.04, neck + height * 0.02),
        )
        if lit:
            self.box(x - height * 0.03, base - height * 0.31, height * 0.06, height * 0.1, lit)

    def furnace(self, x: float, base: float, height: float, code: Hex, fire: Hex) -> None:
        """Raise a blast furnace with a glowing throat and a lit casting arch."""
        foot, throat = height * 0.42, height * 0.2
        top = base - height
        self.shape(code, (x - foot, base), (x - throat, top), (x + throat, top), (x + foot, base))
        self.box(x - throat * 1.25, top, throat * 2.5, height * 0.07, code)
        bridge = rect(x + throat, top + height * 0.05, height * 0.9, height * 0.05)
        self.canvas.drawRect(bridge, fill(code))
        for leg in (0.5, 0.95):
            self.box(
                x + throat + height * leg * 0.9, top + height * 0.05, height * 0.05, height, code
            )
        glare = fill(fire, 210, MaskFilter=blur(height * 0.13))
        self.canvas.drawOval(rect(x - throat, top - height * 0.18, throat * 2, height * 0.3), glare)
        arch = skia.Path()
        arch.addRRect(
            skia.RRect.MakeRectXY(
                rect(x - height * 0.12, base - height * 0.26, height * 0.24, height * 0.32),
                height * 0.12,
                height * 0.12,
            )
        )
        self.canvas.save()
        self.canvas.clipRect(rect(x - foot, top, foot * 2, height))
        self.canvas.drawPath(arch, fill(fire, 120, MaskFilter=blur(height * 0.08)))
        self.canvas.drawPath(arch, fill(fire))
        self.canvas.restore()

    def trees(self, x: float, base: float, width: float, height: float, code: Hex) -> None:
        """Plant a copse of round crowns."""
        for i in range(max(3, int(width / height * 2.2))):
            crown = height * self.rnd.uniform(0.24, 0.4)
            cx = x + width * (i + 0.5) / max(3, int(width / height * 2.2))
            cy = base - height * self.rnd.uniform(0.34, 0.66)
            self.canvas.drawCircle(cx, cy, crown, fill(code))
            self.box(cx - height * 0.03, cy, height * 0.06, base - cy, code)

    def hill(self, points: tuple[float, ...], width: float, base: float, code: Hex) -> None:
        """Lay a rolling ridge through heights given at even steps across the width."""
        ridge = skia.Path()
        ridge.moveTo(-1, base)
        ridge.lineTo(-1, points[0])
        step = width / (len(points) - 1)
        for i in range(len(points) - 1):
            left, right = i * step, (i + 1) * step
            mid = (left + right) / 2
            ridge.cubicTo(mid, points[i], mid, points[i + 1], right, points[i + 1])
        ridge.lineTo(width + 1, points[-1])
        ridge.lineTo(width + 1, base)
        ridge.close()
        self.canvas.drawPath(ridge, fill(code))

    def arches(
        self, at: tuple[float, float], base: float, spans: int, span: float, code: Hex
    ) -> None:
        """Carry a bridge or viaduct over round arches; `at` is the left end of its deck."""
        x, deck = at
        bridge = skia.Path()
        bridge.addRect(rect(x, deck, spans * span, base - deck))
        rise = min((base - deck) * 0.75, span * 0.7)
        pier = span * 0.11
        for i in range(spans):
            left, right = x + i * span + pier, x + (i + 1) * span - pier
            hole = skia.Path()
            hole.moveTo(left, base + 1)
            hole.lineTo(left, deck + rise)
            crown = deck + span * 0.1
            hole.cubicTo(left, crown, right, crown, right, deck + rise)
            hole.lineTo(right, base + 1)
            hole.close()
            bridge = skia.Op(bridge, hole, skia.PathOp.kDifference_PathOp)
        self.canvas.drawPath(bridge, fill(code))
        lip = span * 0.06
        self.box(x - lip, deck - lip, spans * span + 2 * lip, lip * 1.2, code)

    def gleam(self, x: float, y: float, width: float, height: float, code: Hex) -> None:
        """Let light fall off towards the top, as haze over a horizon does."""
        haze = linear((0, y), (0, y + height), [colour(code, 0), colour(code, 110)])
        self.canvas.drawRect(rect(x, y, width, height), fill(Shader=haze))
