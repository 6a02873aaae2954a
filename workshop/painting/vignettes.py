"""The engravings on town cards, painted from the compositions in `towns`."""

import math
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

import skia

from workshop.painting.brushes import (
    blur,
    colour,
    darker,
    fill,
    glow,
    grain,
    lighter,
    linear,
    mix,
    polygon,
    radial,
    rect,
    stroke,
    vertical,
)
from workshop.painting.glyphs import Icons
from workshop.painting.palette import Hex
from workshop.painting.quayside import bird, crane, lighthouse, ship, slip, train
from workshop.painting.silhouettes import Silhouettes, Windows
from workshop.painting.towns import GROUND, Building, Scene

WIDTH: Final = 100.0
HEIGHT: Final = WIDTH * 122 / 138


_AFLOAT: Final = ("ship",)
"""What lies before the quay, on the water."""


@dataclass(frozen=True, slots=True)
class Air:
    """The colours of a card's hour: sky, sun or moon, three depths of silhouette, windows."""

    sky: tuple[Hex, Hex]
    orb: Hex
    depths: tuple[Hex, Hex, Hex]
    dark: Hex
    lit: Hex
    smoke: Hex
    share: float
    """How many windows are lit."""


def daylight(band: Hex) -> Air:
    """Tint a bright day with the band's colour."""
    high, low = mix(band, "#f0dcae", 0.45), mix(band, "#fff3d2", 0.8)
    dark = mix(high, "#1d140c", 0.72)
    depths = (mix(low, dark, 0.3), mix(low, dark, 0.56), mix(low, dark, 0.9))
    return Air((high, low), "#fffbea", depths, dark, "#ffd98a", lighter(dark, 0.35), 0.5)


def dusk(band: Hex) -> Air:
    """Tint the hour of lamps with the band's colour; the horizon still glows."""
    high, low = mix(band, "#0b1320", 0.72), mix(mix(band, "#d79a52", 0.6), "#2a2f3c", 0.25)
    dark = mix(band, "#070b12", 0.86)
    depths = (mix(low, dark, 0.5), mix(low, dark, 0.76), mix(low, dark, 0.97))
    return Air((high, low), "#ffeec4", depths, dark, "#ffbe62", mix(low, "#e8d0a8", 0.3), 0.66)


def paint_vignette(canvas: skia.Canvas, scene: Scene, air: Air, icons: Icons, seed: str) -> None:
    """Paint sky, ridge, town, water and boat, then the plate's grain over all of it."""
    hand = Silhouettes(canvas, random.Random(seed))
    _sky(canvas, scene, air, hand.rnd)
    if scene.ridge:
        _ridge(hand, scene, air)
    for building in scene.buildings:
        if building.kind not in _AFLOAT:
            _build(hand, building, air)
    _water(canvas, air, hand.rnd, scene)
    for building in scene.buildings:
        if building.kind in _AFLOAT:
            _build(hand, building, air)
    if scene.boat is not None:
        boat = (scene.boat, GROUND + 5.4)
        icons.ink(canvas, "narrowboat", boat, 27, darker(air.dark, 0.25))
    _engrave(canvas)


def _sky(canvas: skia.Canvas, scene: Scene, air: Air, rnd: random.Random) -> None:
    canvas.drawRect(rect(0, 0, WIDTH, HEIGHT), fill(Shader=vertical(0, GROUND, *air.sky)))
    halo = radial(scene.sun, 42, [colour(air.orb, 205), colour(air.orb, 60), colour(air.orb, 0)])
    canvas.drawCircle(*scene.sun, 42, fill(Shader=halo))
    for _ in range(9):
        x, y, long = rnd.uniform(-10, 90), rnd.uniform(4, 40), rnd.uniform(16, 46)
        cloud = fill(mix(air.sky[1], air.orb, 0.6), 80, MaskFilter=blur(1.3))
        canvas.drawOval(rect(x, y, long, long * 0.07 + 0.8), cloud)
    canvas.drawCircle(*scene.sun, 7.6, fill(air.orb, 240))
    for _ in range(5):
        bird(canvas, rnd.uniform(8, 92), rnd.uniform(6, 30), rnd.uniform(0.8, 1.5), air.dark)


def _ridge(hand: Silhouettes, scene: Scene, air: Air) -> None:
    far = tuple(y + 2 + 3 * math.sin(i * 2.4) for i, y in enumerate(reversed(scene.ridge)))
    hand.hill(far, WIDTH, GROUND, mix(air.sky[1], air.depths[0], 0.5))
    hand.hill(tuple(y + 5 for y in scene.ridge), WIDTH, GROUND, air.depths[0])
    hand.gleam(0, GROUND - 26, WIDTH, 26, mix(air.sky[1], air.orb, 0.35))


def _build(hand: Silhouettes, building: Building, air: Air) -> None:
    code = air.depths[building.layer]
    if building.smoking:
        reach = 0 if building.kind == "furnace" else building.height
        mouth = (building.x, GROUND - (reach or building.height * 1.05))
        hand.smoke(mouth, 18, 4.4, air.smoke, alpha=76)
    _BUILDERS[building.kind](hand, building, air, code)


def _panes(air: Air, size: float = 1.0) -> Windows:
    return Windows((2.3 * size, 3.3 * size), (2.6 * size, 3.4 * size), air.lit, None, air.share)


Builder = Callable[[Silhouettes, Building, Air, Hex], None]


def _mill(hand: Silhouettes, b: Building, air: Air, code: Hex) -> None:
    edge = None if b.count else air.sky[1]
    panes = _panes(air)
    hand.mill(b.x, GROUND, b.width, b.height, code, windows=panes, saw=b.count, edge=edge)


def _castle(hand: Silhouettes, b: Building, air: Air, code: Hex) -> None:
    """Stand on the mound painted before (`width` is its height): keep, broken wall, gate tower."""
    base = GROUND - b.width + 1
    hand.tower(b.x, base, b.height * 0.9, b.height * 0.5, code)
    hand.tower(b.x - b.height * 0.74, base, b.height * 0.5, b.height * 0.28, code)
    hand.tower(b.x + b.height * 0.7, base, b.height * 0.66, b.height * 0.26, code)
    wall = [(-0.9, 0), (-0.9, 0.26), (-0.2, 0.3), (0.1, 0.22), (0.5, 0.34), (0.9, 0.2), (0.9, 0)]
    hand.shape(code, *[(b.x + x * b.height, base - y * b.height) for x, y in wall])
    for dx in (-0.12, 0.08):
        slit = base - b.height * 0.6
        hand.box(b.x + dx * b.height, slit, b.height * 0.04, b.height * 0.14, air.sky[1])


def _mound(hand: Silhouettes, b: Building, _: Air, code: Hex) -> None:
    left, right, top = b.x - b.width / 2, b.x + b.width / 2, GROUND - b.height
    mound = skia.Path()
    mound.moveTo(left, GROUND)
    slope = b.width * 0.16
    mound.cubicTo(left + slope, GROUND, left + slope, top, left + 2 * slope, top)
    mound.lineTo(right - 2 * slope, top)
    mound.cubicTo(right - slope, top, right - slope, GROUND, right, GROUND)
    hand.canvas.drawPath(mound, fill(code))


def _cathedral(hand: Silhouettes, b: Building, air: Air, code: Hex) -> None:
    nave = b.height * 0.42
    hand.box(b.x - b.height * 0.56, GROUND - nave, b.height * 1.12, nave, code)
    ridge = GROUND - nave * 1.3
    hand.shape(
        code,
        (b.x - b.height * 0.58, GROUND - nave),
        (b.x - b.height * 0.5, ridge),
        (b.x + b.height * 0.5, ridge),
        (b.x + b.height * 0.58, GROUND - nave),
    )
    hand.tower(b.x, GROUND, b.height, b.height * 0.26, code)
    for side in (-0.13, 0.13):
        x, top = b.x + side * b.height, GROUND - b.height
        hand.shape(code, (x - 1.3, top), (x, top - 6), (x + 1.3, top))
    for i in range(7):
        x = b.x - b.height * 0.5 + i * b.height / 6.4
        if abs(x - b.x) > b.height * 0.16:
            hand.box(x, GROUND - nave * 0.78, 1.6, nave * 0.44, mix(air.lit, code, 0.35))


def _iron_bridge(hand: Silhouettes, b: Building, air: Air, code: Hex) -> None:
    """Throw the first bridge of iron over the gorge: ribs, spandrel rings, abutments."""
    left, right, deck = b.x - b.width / 2, b.x + b.width / 2, GROUND - b.height
    for x in (left - 6, right):
        hand.box(x, deck, 6, b.height, code)
    hand.shape(code, (left - 12, deck), (b.x, deck - 4), (right + 12, deck), (b.x, deck - 2))
    for rib, width in ((1.0, 1.5), (0.88, 1.0), (0.78, 0.8)):
        arch = rect(left, deck + b.height * (1 - rib), b.width, b.height * rib * 2)
        hand.canvas.drawArc(arch, 180, 180, False, stroke(code, width))
    for x in (left + 6.5, right - 6.5):
        hand.canvas.drawCircle(x, deck + 5.6, 4.2, stroke(code, 1))
    for i in range(19):
        x = left + b.width * i / 18
        hand.canvas.drawLine(x, deck - 0.6, x, deck - 5 + abs(i - 9) * 0.28, stroke(code, 0.4))
    rail = polygon(
        (left - 8, deck - 2.8), (b.x, deck - 7), (right + 8, deck - 2.8), (b.x, deck - 6.2)
    )
    hand.canvas.drawPath(rail, fill(code))


def _wheel(hand: Silhouettes, b: Building, _: Air, code: Hex) -> None:
    """Hang the water wheel of a needle mill."""
    radius = b.height / 2
    centre = (b.x, GROUND - radius + 2.4)
    hand.canvas.drawCircle(*centre, radius, stroke(code, 1.6))
    hand.canvas.drawCircle(*centre, radius * 0.8, stroke(code, 0.8))
    for i in range(12):
        angle = i * math.pi / 6
        dx, dy = math.cos(angle) * (radius + 0.9), math.sin(angle) * (radius + 0.9)
        hand.canvas.drawLine(*centre, centre[0] + dx, centre[1] + dy, stroke(code, 0.9))


_BUILDERS: Final[Mapping[str, Builder]] = {
    "mill": _mill,
    "castle": _castle,
    "mound": _mound,
    "cathedral": _cathedral,
    "iron_bridge": _iron_bridge,
    "wheel": _wheel,
    "kiln": lambda h, b, a, c: h.kiln(b.x, GROUND, b.height, c, a.sky[1]),
    "chimney": lambda h, b, _, c: h.chimney(b.x, GROUND, b.height, b.width, c),
    "church": lambda h, b, _, c: h.church(b.x, GROUND, b.height, c),
    "tower": lambda h, b, _, c: h.tower(b.x, GROUND, b.height, b.width, c),
    "headframe": lambda h, b, _, c: h.headframe(b.x, GROUND, b.height, c),
    "oast": lambda h, b, a, c: h.oast(b.x, GROUND, b.height, c, a.lit),
    "furnace": lambda h, b, _, c: h.furnace(b.x, GROUND, b.height, c, "#ff9a3c"),
    "trees": lambda h, b, _, c: h.trees(b.x, GROUND, b.width, b.height, c),
    "terrace": lambda h, b, a, c: h.terrace(
        b.x, GROUND, b.count, (b.width, b.height), c, lit=a.lit, share=a.share
    ),
    "arches": lambda h, b, _, c: h.arches((b.x, GROUND - b.height), GROUND, b.count, b.width, c),
    "ship": lambda h, b, _, c: ship(h, b.x, GROUND + 2.4, b.height, c, b.count),
    "slip": lambda h, b, a, c: slip(h, b.x, GROUND, b.height, c, a.sky[1]),
    "lighthouse": lambda h, b, a, c: lighthouse(h, b.x, GROUND, b.height, c, a.lit),
    "crane": lambda h, b, _, c: crane(h, b.x, GROUND, b.height, c),
    "train": lambda h, b, a, c: train(h, b.x, GROUND - b.height, b.width, c, a.lit),
}


def _water(canvas: skia.Canvas, air: Air, rnd: random.Random, scene: Scene) -> None:
    deep = HEIGHT - GROUND
    near, far = mix(air.sky[1], "#dfe8e4", 0.3), mix(air.sky[0], air.dark, 0.35)
    if air.share > 0.6:
        near = mix(air.sky[1], air.dark, 0.35)
    canvas.drawRect(rect(0, GROUND, WIDTH, deep), fill(Shader=vertical(GROUND, HEIGHT, near, far)))
    glitter = scene.sun[0]
    for i in range(44):
        y = GROUND + deep * ((i % 22 + 1) / 23) ** 1.2
        x = rnd.uniform(-6, 94) if i < 22 else rnd.gauss(glitter, 5 + (y - GROUND) * 0.4)
        long = rnd.uniform(5, 22) if i < 22 else rnd.uniform(2, 8)
        code = air.orb if i >= 22 or i % 2 else air.dark
        canvas.drawLine(x, y, x + long, y, stroke(code, 0.55, 110 if i >= 22 else 62))
    canvas.drawRect(rect(0, GROUND - 1.1, WIDTH, 1.9), fill(air.dark))
    if air.share > 0.6:
        for x in range(6, 100, 15):
            lamp = (x + rnd.uniform(-3, 3), GROUND - 4.2)
            canvas.drawLine(*lamp, lamp[0], GROUND, stroke(air.dark, 0.5))
            glow(canvas, lamp, 6.5, "#ffb85a", 120)
            canvas.drawCircle(*lamp, 0.75, fill("#ffe3a0"))


def _engrave(canvas: skia.Canvas) -> None:
    """Rule the plate with hair lines and give the paper its tooth."""
    y = 0.6
    while y < GROUND:
        canvas.drawLine(0, y, WIDTH, y, stroke("#2a1606", 0.16, 34))
        y += 1.05
    canvas.save()
    canvas.scale(0.2, 0.2)
    grain(canvas, 0.6, 2, 5, code="#2a1606", alpha=0.14, blend=skia.BlendMode.kMultiply)
    canvas.restore()
    edge = linear((0, 0), (0, HEIGHT), [colour("#1d140c", 46), colour("#1d140c", 0)], (0, 0.3))
    canvas.drawRect(rect(0, 0, WIDTH, HEIGHT), fill(Shader=edge))
