"""Scenery of the map: trees, hills, farms and a compass rose, engraved as on an old county map."""

import math
import random
from collections.abc import Callable, Iterator
from typing import Final

import skia

from workshop.painting.brushes import clip, colour, fill, linear, mix, polygon, radial, rect, stroke
from workshop.painting.engraver import Engraver, Sketch
from workshop.painting.mill_sketches import low_mill, mill, pit, sheds
from workshop.painting.palette import THEMES, Theme
from workshop.painting.sea_sketches import lighthouse, pier, smack, steamer
from workshop.painting.works import Work, sprite

SCALE: Final = 4


def _oak(pen: Engraver, x: float, base: float, size: float) -> None:
    pen.ground(x, base, size * 0.9)
    trunk = polygon(
        (x - size * 0.05, base),
        (x - size * 0.035, base - size * 0.4),
        (x + size * 0.035, base - size * 0.4),
        (x + size * 0.06, base),
    )
    pen.shade(trunk, pen.wash("#8a6a44", 0.8), pen.wash("#4a3018", 0.9))
    pen.line(trunk, 0.45)
    crown = skia.Path()
    lobes = 9
    for i in range(lobes + 1):
        angle = 2 * math.pi * i / lobes
        reach = size * (0.33 + pen.rnd.uniform(-0.03, 0.03))
        px, py = x + reach * math.cos(angle), base - size * 0.6 + reach * 0.9 * math.sin(angle)
        if i == 0:
            first = (px, py)
            crown.moveTo(px, py)
            continue
        middle = angle - math.pi / lobes
        bulge = size * 0.47
        end = first if i == lobes else (px, py)
        crown.quadTo(
            x + bulge * math.cos(middle), base - size * 0.6 + bulge * 0.9 * math.sin(middle), *end
        )
    pen.shade(crown, pen.wash("#b9c486", 0.85), pen.wash("#6f7f45", 0.9))
    pen.hatch(crown, size * 0.055, size * 0.1, 0.55, 0.55)
    pen.line(crown, 0.55)


def _pine(pen: Engraver, x: float, base: float, size: float) -> None:
    pen.ground(x, base, size * 0.6)
    foot = rect(x - size * 0.035, base - size * 0.16, size * 0.07, size * 0.16)
    pen.canvas.drawRect(foot, fill(pen.wash("#5a3d22", 0.9)))
    tree = skia.Path()
    tree.moveTo(x, base - size)
    tiers = 4
    for side in (1, -1):
        if side == -1:
            tree.lineTo(x - size * 0.27, base - size * 0.12)
        for tier in range(tiers) if side == 1 else reversed(range(tiers)):
            y = base - size + size * 0.88 * (tier + 1) / tiers
            reach = size * (0.1 + 0.17 * (tier + 1) / tiers)
            if side == 1:
                tree.lineTo(x + reach, y)
                tree.lineTo(x + reach * 0.55, y - size * 0.02)
            else:
                tree.lineTo(x - reach, y)
                if tier:
                    tree.lineTo(x - reach * 0.45, y - size * 0.2)
    tree.close()
    pen.shade(tree, pen.wash("#9fb083", 0.85), pen.wash("#55683f", 0.95))
    pen.hatch(tree, size * 0.06, size * 0.05, 0.52, 0.6)
    pen.line(tree, 0.5)


Plant = Callable[[Engraver, float, float, float], None]


def _grove(plant: Plant, count: int, size: float) -> Sketch:
    """Plant trees from back to front, none of them over the edge of the field."""

    def sketch(pen: Engraver) -> None:
        pitch = 38 / count
        feet = [
            (
                pen.rnd.uniform(max(20, size + 2), 37),
                5 + pitch * (i + 0.5 + pen.rnd.uniform(-0.2, 0.2)),
            )
            for i in range(count)
        ]
        for y, x in sorted(feet):
            plant(pen, x, y, size * pen.rnd.uniform(0.84, 1.06))

    return sketch


CRESTS: Final = ((12, 15, 10), (37, 13, 9), (24, 20, 13))
"""Where hills stand, how high and how broad; the last one is the nearest."""


def _hills(count: int) -> Sketch:
    """Rounded hills with hachures on their shaded side."""

    def sketch(pen: Engraver) -> None:
        for x, height, reach in CRESTS[-count:]:
            _hill(pen, x, height * 1.1, reach)

    return sketch


def _hill(pen: Engraver, x: float, height: float, reach: float) -> None:
    base = 34
    top = base - height
    hill = skia.Path()
    hill.moveTo(x - reach * 1.5, base)
    hill.cubicTo(x - reach * 0.7, base - 1, x - reach * 0.5, top, x, top)
    hill.cubicTo(x + reach * 0.5, top, x + reach * 0.7, base - 1, x + reach * 1.5, base)
    light, dark = pen.wash("#fdf6e0", 0.7), pen.wash("#b49a62", 0.8)
    if pen.theme.is_night:
        light, dark = "#46546a", "#1e2735"
    tones = [colour(light), colour(dark, 40)]
    pen.canvas.drawPath(hill, fill(Shader=linear((x, top), (x, base), tones)))
    pen.line(hill, 0.65)
    code, alpha = pen.ink
    for k in range(6):
        t = k / 5
        px, py = x + reach * (0.1 + 0.8 * t), top + height * (0.06 + 0.78 * t**1.7)
        long = height * (0.36 - 0.26 * t)
        pen.canvas.drawLine(px, py, px + reach * 0.1, py + long, stroke(code, 0.42, alpha * 0.75))


def _cottage(pen: Engraver, x: float, base: float, size: float) -> None:
    """A gabled house seen from its corner."""
    pen.ground(x + size * 0.1, base, size * 1.2)
    wall, roof = base - size * 0.42, base - size * 0.82
    gable = polygon(
        (x - size * 0.5, base),
        (x - size * 0.5, wall),
        (x - size * 0.26, roof),
        (x, wall),
        (x, base),
    )
    side = polygon((x, base), (x, wall), (x + size * 0.62, wall), (x + size * 0.62, base))
    tiles = polygon(
        (x, wall), (x - size * 0.26, roof), (x + size * 0.42, roof), (x + size * 0.66, wall)
    )
    pen.shade(gable, pen.wash("#fff3d6", 0.8), pen.wash("#e0c894", 0.8))
    pen.shade(side, pen.wash("#d9bd84", 0.8), pen.wash("#b08f58", 0.8))
    pen.shade(tiles, pen.wash("#b5643c", 0.75), pen.wash("#7a3b20", 0.8))
    pen.hatch(tiles, size * 0.07, size * -0.1, 0, 0.4)
    for part in (gable, side, tiles):
        pen.line(part, 0.5)
    stack = polygon(
        (x + size * 0.16, roof), (x + size * 0.16, roof - size * 0.2),
        (x + size * 0.28, roof - size * 0.2), (x + size * 0.28, roof),
    )  # fmt: skip
    pen.shade(stack, pen.wash("#b5643c", 0.7), pen.wash("#6a341c", 0.8))
    pen.line(stack, 0.45)
    _pane(pen, x - size * 0.32, base - size * 0.3, size * 0.14)
    _pane(pen, x + size * 0.26, base - size * 0.3, size * 0.14)


def _pane(pen: Engraver, x: float, y: float, size: float) -> None:
    """A window; at night somebody is at home."""
    lit = "#ffc566" if pen.theme.is_night else pen.wash("#3a2614", 0.75)
    pen.canvas.drawRect(rect(x, y, size, size * 1.2), fill(lit, 235))
    if pen.theme.is_night:
        centre, reach = (x + size / 2, y + size / 2), size * 3.2
        halo = radial(centre, reach, [colour("#ffb04a", 110), colour("#ffb04a", 0)])
        pen.canvas.drawCircle(*centre, reach, fill(Shader=halo))


def _hamlet(*houses: tuple[float, float, float]) -> Sketch:
    def sketch(pen: Engraver) -> None:
        for x, base, size in houses:
            _cottage(pen, x, base, size)

    return sketch


def _church(pen: Engraver) -> None:
    _cottage(pen, 26, 34, 17)
    tower = polygon((11, 34), (11, 15), (18, 15), (18, 34))
    pen.shade(tower, pen.wash("#f3e2ba", 0.8), pen.wash("#b89a64", 0.8))
    pen.hatch(tower, 1, 0, 0.6, 0.5)
    spire = polygon((10.4, 15), (14.5, 3), (18.6, 15))
    pen.shade(spire, pen.wash("#8d9aa0", 0.8), pen.wash("#55636b", 0.85))
    pen.hatch(spire, 0.9, 0.6, 0.5, 0.5)
    for part in (tower, spire):
        pen.line(part, 0.5)
    _pane(pen, 13.6, 19, 1.8)


def _windmill(pen: Engraver) -> None:
    pen.ground(24, 36, 18)
    body = polygon((17, 36), (20, 16), (28, 16), (31, 36))
    pen.shade(body, pen.wash("#fbeecb", 0.85), pen.wash("#b69a64", 0.85))
    pen.hatch(body, 1.1, 0.6, 0.58, 0.5)
    cap = skia.Path()
    cap.moveTo(19, 16)
    cap.cubicTo(19, 9, 29, 9, 29, 16)
    cap.close()
    pen.shade(cap, pen.wash("#b5643c", 0.75), pen.wash("#7a3b20", 0.85))
    for part in (body, cap):
        pen.line(part, 0.55)
    code, alpha = pen.ink
    for turn in range(4):
        angle = math.radians(28 + 90 * turn)
        dx, dy = math.cos(angle), math.sin(angle)
        tip = (24 + 14 * dx, 13 + 14 * dy)
        pen.canvas.drawLine(24, 13, *tip, stroke(code, 0.8, alpha))
        sail = polygon(
            (24 + 4 * dx, 13 + 4 * dy), tip, (tip[0] - 3.2 * dy, tip[1] + 3.2 * dx),
            (24 + 4 * dx - 3.2 * dy, 13 + 4 * dy + 3.2 * dx),
        )  # fmt: skip
        pen.canvas.drawPath(sail, fill(pen.wash("#fff6e0", 0.8), 200))
        pen.line(sail, 0.4)
    _pane(pen, 23, 24, 2)


def _wheat(pen: Engraver) -> None:
    """A field in perspective, ruled with rows."""
    field = polygon((6, 36), (15, 18), (38, 16), (45, 33))
    pen.shade(field, pen.wash("#f0d88c", 0.7), pen.wash("#c9a54e", 0.75))
    code, alpha = pen.ink
    pen.canvas.save()
    clip(pen.canvas, field)
    for i in range(13):
        x = 6 + i * 3.3
        pen.canvas.drawLine(x, 36.6, 15 + i * 1.95, 16, stroke(code, 0.36, alpha * 0.55))
    for _ in range(60):
        x, y = pen.rnd.uniform(8, 44), pen.rnd.uniform(18, 35)
        pen.canvas.drawLine(x, y, x + 0.5, y - 1.6, stroke(code, 0.34, alpha * 0.5))
    pen.canvas.restore()
    pen.line(field, 0.5, 0.8)


def _sheep(pen: Engraver) -> None:
    for x, y, size in ((12, 24, 9), (30, 20, 8), (24, 33, 10), (39, 31, 8)):
        pen.ground(x, y + size * 0.42, size * 1.1)
        code, alpha = pen.ink
        for leg in (-0.22, -0.1, 0.14, 0.26):
            lx = x + leg * size
            pen.canvas.drawLine(lx, y, lx, y + size * 0.42, stroke(code, 0.7, alpha))
        wool = skia.Path()
        wool.addOval(rect(x - size * 0.42, y - size * 0.34, size * 0.84, size * 0.56))
        pen.shade(wool, pen.wash("#fffdf4", 0.95), pen.wash("#d9c8a0", 0.9))
        pen.line(wool, 0.5)
        head = rect(x + size * 0.3, y - size * 0.34, size * 0.26, size * 0.3)
        pen.canvas.drawOval(head, fill(code, alpha))


def _rocks(pen: Engraver) -> None:
    """A quarried tor."""
    for x, y, size in ((14, 34, 12), (34, 35, 10), (24, 33, 17)):
        crags = ((-0.6, 0), (-0.42, 0.6), (-0.06, 1), (0.3, 0.78), (0.58, 0.2), (0.66, 0))
        rock = polygon(*[(x + size * dx, y - size * dy) for dx, dy in crags])
        pen.ground(x, y, size * 1.2)
        pen.shade(rock, pen.wash("#efe4c8", 0.85), pen.wash("#94805a", 0.85))
        pen.hatch(rock, size * 0.08, size * -0.16, 0.5, 0.55)
        pen.line(rock, 0.6)


SKETCHES: Final[dict[str, tuple[Sketch, ...]]] = {
    "oaks": (_grove(_oak, 3, 21), _grove(_oak, 4, 18), _grove(_oak, 2, 25)),
    "pines": (_grove(_pine, 5, 21), _grove(_pine, 4, 24), _grove(_pine, 6, 18)),
    "hills": (_hills(3), _hills(2), _hills(1)),
    "village": (
        _hamlet((12, 24, 11), (32, 22, 12), (20, 36, 14)),
        _hamlet((14, 28, 13), (34, 32, 14)),
        _hamlet(
            (22, 33, 18),
        ),
    ),
    "church": (_church,),
    "windmill": (_windmill,),
    "wheat": (_wheat,),
    "sheep": (_sheep,),
    "rocks": (_rocks,),
    "mill": (mill, low_mill),
    "sheds": (sheds,),
    "pit": (pit,),
    "lighthouse": (lighthouse,),
    "pier": (pier,),
    "smack": (smack,),
    "steamer": (steamer,),
}
"""What can stand on a map."""


def paint() -> Iterator[Work]:
    """Paint every sketch in both lights, and the compass rose."""
    for kind, sketches in SKETCHES.items():
        for number, sketch in enumerate(sketches, start=1):
            for theme in THEMES:
                yield _work(f"scenery.{kind}.{number}.{theme.name}", sketch, theme)
    for theme in THEMES:
        yield _compass(theme)


def _work(id: str, sketch: Sketch, theme: Theme) -> Work:
    def brush(canvas: skia.Canvas) -> None:
        seed = id.rsplit(".", 1)[0]
        sketch(Engraver(canvas, theme, random.Random(seed)))

    return sprite(
        id, f"scenery/{id.removeprefix('scenery.')}.png", (48, 40), brush, spill=4, scale=SCALE
    )


def _compass(theme: Theme) -> Work:
    """A rose of sixteen winds, half of every ray in shade."""

    def brush(canvas: skia.Canvas) -> None:
        code, alpha = Engraver(canvas, theme, random.Random(1)).ink
        gilt = theme.gilt
        canvas.saveLayerAlpha(None, 150 if theme.is_night else 200)
        for radius, width in ((30, 0.8), (27.6, 0.4), (15, 0.4)):
            canvas.drawCircle(48, 48, radius, stroke(gilt, width, 210))
        for tick in range(72):
            angle = math.radians(tick * 5)
            inner = 27.6 if tick % 3 else 26
            canvas.drawLine(
                48 + inner * math.cos(angle), 48 + inner * math.sin(angle),
                48 + 30 * math.cos(angle), 48 + 30 * math.sin(angle),
                stroke(code, 0.3, alpha),
            )  # fmt: skip
        rays = [(22.5 * k, 19.0, 2.6) for k in range(1, 16, 2)]
        rays += [(45.0 * k, 28.0, 4.2) for k in range(1, 8, 2)]
        rays += [(90.0 * k, 44.0 if k == 3 else 38.0, 6.4) for k in range(4)]
        for angle, reach, width in rays:
            _ray(canvas, theme, math.radians(angle), reach, width)
        canvas.drawCircle(48, 48, 3.4, fill(gilt))
        canvas.drawCircle(48, 48, 3.4, stroke(code, 0.6, alpha))
        canvas.drawCircle(48, 48, 1.3, fill(theme.map[0]))
        canvas.restore()

    id = f"scenery.compass.1.{theme.name}"
    return sprite(id, f"scenery/compass.1.{theme.name}.png", (96, 96), brush, spill=2, scale=SCALE)


def _ray(canvas: skia.Canvas, theme: Theme, angle: float, reach: float, width: float) -> None:
    tip = (48 + reach * math.cos(angle), 48 + reach * math.sin(angle))
    shoulder = width * 1.15
    for side, code in ((1, theme.map[0]), (-1, mix(theme.gilt, theme.scenery, 0.35))):
        at = angle + side * math.pi / 4
        corner = (48 + shoulder * math.cos(at), 48 + shoulder * math.sin(at))
        half = polygon((48, 48), tip, corner)
        canvas.drawPath(half, fill(code, 235))
        canvas.drawPath(half, stroke(theme.scenery, 0.5, 190))
