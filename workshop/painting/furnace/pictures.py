"""The pictures on the cards: works at dusk, and the same works when they have been built out."""

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

import skia

from brass_desktop.games.furnace.present.kinds import KIND_OF, START_UP
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
    rounded,
    stroke,
    vertical,
)
from workshop.painting.furnace import buildings
from workshop.painting.furnace.channel import molten
from workshop.painting.furnace.compositions import BASE, COMPOSITIONS, VIEW, Composition, Part
from workshop.painting.furnace.pigments import BAND_OF, HEAT, LIGHTS, Pigments
from workshop.painting.glyphs import Icons
from workshop.painting.palette import Hex
from workshop.painting.silhouettes import Silhouettes, Windows
from workshop.painting.works import Work, scene

SCALE: Final = 2.2
_LEFT, _TOP, _WIDE, _TALL = VIEW
_RIGHT, _FOOT = _LEFT + _WIDE, _TOP + _TALL


@dataclass(frozen=True, slots=True)
class Air:
    """The colours of one picture."""

    sky: tuple[Hex, Hex]
    depths: tuple[Hex, Hex, Hex]
    """Silhouettes from the far to the near."""
    dark: Hex
    lamp: Hex
    orb: Hex
    share: float
    """How many windows are lit."""


def paint(icons: Icons) -> Iterator[Work]:
    """Paint every card's picture in both lights; a company has one for each side."""
    for card, works in COMPOSITIONS.items():
        sides = ("basic",) if KIND_OF[card] == START_UP else ("basic", "upgraded")
        for side in sides:
            for light in LIGHTS:
                hot = side == "upgraded"
                brush = partial(_compose, works=works, light=light, hot=hot, icons=icons, card=card)
                id = f"furnace.card.picture.{card}.{side}.{light.name}"
                file = f"cards/{card}.{side}.{light.name}.jpg"
                yield scene(id, file, (_WIDE, _TALL), brush, scale=SCALE, quality=72, icons=icons)


def _air(kind: str, light: Pigments, *, hot: bool) -> Air:
    """Tint the hour with the colour of the kind; upgraded works burn brighter."""
    band = BAND_OF[kind]
    if light.theme.is_night:
        high, low = mix(band, "#16243a", 0.62), mix("#d9924a", band, 0.3)
        share, orb = 0.72, "#fff0c8"
    else:
        high, low = mix(band, "#e6dab4", 0.6), mix("#ffe2b0", band, 0.07)
        share, orb = 0.55, "#fff8e2"
    if hot:
        high, low = mix(high, "#8a3a14", 0.36), mix(low, "#ff9a3a", 0.5)
    dark = mix(band, "#120b07", 0.74)
    depths = (mix(low, dark, 0.3), mix(low, dark, 0.6), mix(dark, "#0a0705", 0.3))
    return Air((high, low), depths, dark, "#ffcf7a", orb, share)


def _compose(
    canvas: skia.Canvas, works: Composition, light: Pigments, hot: bool, icons: Icons, card: str
) -> None:
    air, hand = _air(KIND_OF[card], light, hot=hot), Silhouettes(canvas, random.Random(card))
    canvas.translate(-_LEFT, -_TOP)
    _sky(hand, works, air)
    _far_roofs(hand, air)
    for part in works.parts:
        if part.kind == "chimney":
            _smoke(hand, part, air, hot=hot)
    for part in works.parts:
        _BUILDERS[part.kind](hand, part, air, air.depths[part.near], icons)
    _foreground(canvas, air, card, hot=hot)
    canvas.save()
    canvas.scale(0.3, 0.3)
    grain(canvas, 0.6, 2, 5, code="#2a1606", alpha=0.07, blend=skia.BlendMode.kMultiply)
    canvas.restore()


def _sky(hand: Silhouettes, works: Composition, air: Air) -> None:
    canvas, sun = hand.canvas, (works.sun, 80.0)
    high = linear((0, _TOP), (0, BASE), [colour(code) for code in air.sky])
    canvas.drawRect(rect(*VIEW), fill(Shader=high))
    halo = [colour(air.orb, 190), colour(air.orb, 60), colour(air.orb, 0)]
    canvas.drawCircle(*sun, 58, fill(Shader=radial(sun, 58, halo)))
    for _ in range(8):
        x, y, long = hand.rnd.uniform(-20, 170), hand.rnd.uniform(28, 92), hand.rnd.uniform(30, 80)
        bar = rect(x, y, long, long * 0.05 + 1.6)
        canvas.drawOval(bar, fill(mix(air.sky[1], air.orb, 0.5), 74, MaskFilter=blur(2.6)))
    canvas.drawCircle(*sun, 12.5, fill(air.orb, 236))


def _far_roofs(hand: Silhouettes, air: Air) -> None:
    code = air.depths[0]
    for roof in range(10):
        width, height = hand.rnd.uniform(16, 32), hand.rnd.uniform(16, 32)
        x = _LEFT + roof * _WIDE / 9 - width / 2
        hand.box(x, BASE - height, width, height, code)
        if roof % 3 == 1:
            hand.chimney(x + width / 2, BASE, height + hand.rnd.uniform(18, 34), 4.4, code)
    hand.gleam(_LEFT, BASE - 40, _WIDE, 40, mix(air.sky[1], air.orb, 0.3))


def _smoke(hand: Silhouettes, part: Part, air: Air, *, hot: bool) -> None:
    pale = mix(air.dark, "#ffb070" if hot else "#ffffff", 0.5)
    hand.smoke((part.x, BASE - part.height), 20, 7.4, pale, alpha=62 if hot else 54)


def _foreground(canvas: skia.Canvas, air: Air, seed: str, *, hot: bool) -> None:
    """Lay the yard before the works; in built-out works a stream of metal runs through it."""
    ground = vertical(BASE, _FOOT, darker(air.depths[2], 0.1), "#0a0705")
    canvas.drawRect(rect(_LEFT, BASE, _WIDE, _FOOT - BASE), fill(Shader=ground))
    canvas.drawRect(rect(_LEFT, BASE - 0.4, _WIDE, 1), fill(air.sky[1], 70))
    if not hot:
        return
    glow(canvas, ((_LEFT + _RIGHT) / 2, BASE + 6), 92, HEAT, 76)
    canvas.drawRect(rect(_LEFT, BASE + 2.6, _WIDE, 8), fill(HEAT, 170, MaskFilter=blur(4)))
    molten(canvas, (_LEFT - 4, BASE + 3.2, _WIDE + 8, 6.4), len(seed) + ord(seed[-1]), 1)


Builder = Callable[[Silhouettes, Part, Air, Hex, Icons], None]


def _hall(hand: Silhouettes, part: Part, air: Air, code: Hex, _: Icons) -> None:
    panes = Windows((3.4, 4.6), (4, 4.8), air.lamp, darker(code, 0.3), air.share)
    edge = None if part.count else mix(air.sky[1], code, 0.3)
    hand.mill(part.x, BASE, part.width, part.height, code, windows=panes, saw=part.count, edge=edge)


def _doorway(hand: Silhouettes, x: float, size: float) -> None:
    """Open a wide door on the fire inside."""
    canvas, fire = hand.canvas, (x + size * 0.2, BASE - size * 0.2)
    door = rounded(x - size * 0.6, BASE - size * 0.9, size * 1.2, size * 1.2, size * 0.4)
    glow(canvas, (x, BASE - size * 0.4), size * 1.1, "#ff9a3a", 90)
    canvas.save()
    canvas.clipRect(rect(_LEFT, _TOP, _WIDE, BASE - _TOP))
    canvas.drawRRect(door, fill(Shader=radial(fire, size, [colour("#ffe9a8"), colour("#e2661a")])))
    canvas.restore()


def _anvil(hand: Silhouettes, part: Part, _: Air, code: Hex, icons: Icons) -> None:
    _doorway(hand, part.x, part.height)
    at = (part.x, BASE - part.height * 0.32)
    icons.ink(hand.canvas, "anvil", at, part.height * 0.86, code)


def _engine(hand: Silhouettes, part: Part, _: Air, code: Hex, icons: Icons) -> None:
    """Roll a new engine out of the shop."""
    _doorway(hand, part.x, part.height)
    at = (part.x, BASE - part.height * 0.4)
    icons.ink(hand.canvas, "steam-locomotive", at, part.height * 0.92, code)


def _hill(hand: Silhouettes, part: Part, air: Air, code: Hex, _: Icons) -> None:
    half, top = part.width / 2, BASE - part.height
    slopes = ((-1, 0), (-0.7, 0.42), (-0.42, 0.6), (-0.12, 1), (0.1, 0.94), (0.4, 0.58), (1, 0))
    hand.shape(code, *[(part.x + x * half, BASE - y * part.height) for x, y in slopes])
    lit = polygon(
        (part.x - half, BASE), (part.x - half * 0.42, BASE - part.height * 0.6),
        (part.x - half * 0.12, top), (part.x - half * 0.3, BASE),
    )  # fmt: skip
    hand.canvas.drawPath(lit, fill(air.sky[1], 40))


def _adit(hand: Silhouettes, part: Part, air: Air, code: Hex, _: Icons) -> None:
    """Open the mouth of a drift, timbered and lit from inside."""
    x, height = part.x, part.height
    mouth = rounded(x - height * 0.5, BASE - height, height, height * 1.2, height * 0.45)
    canvas = hand.canvas
    canvas.save()
    canvas.clipRect(rect(_LEFT, _TOP, _WIDE, BASE - _TOP))
    canvas.drawRRect(mouth, fill(darker(code, 0.4)))
    glow(canvas, (x, BASE - height * 0.3), height * 0.6, "#ff9a3a", 190)
    canvas.drawRRect(mouth, stroke(lighter(code, 0.2), 2.6))
    canvas.restore()


def _pediment(hand: Silhouettes, part: Part, _: Air, code: Hex, __: Icons) -> None:
    eaves, half = _eaves(part), part.width / 2
    hand.shape(code, (part.x - half, eaves), (part.x, eaves - part.height), (part.x + half, eaves))


def _eaves(part: Part) -> float:
    """The roof a pediment stands on: halls that carry one are this high."""
    return BASE - (40 if part.width > 50 else 48)


def _clock(hand: Silhouettes, part: Part, air: Air, code: Hex, _: Icons) -> None:
    """Raise a small clock tower with a lit face."""
    top, half = BASE - part.height, part.width / 2
    hand.box(part.x - half, top, part.width, part.height * 0.5, code)
    hand.shape(code, (part.x - half * 1.2, top), (part.x, top - 12), (part.x + half * 1.2, top))
    face = (part.x, top + half * 1.1)
    hand.canvas.drawCircle(*face, half * 0.66, fill("#ffe6ae"))
    for x, y in ((0, -0.46), (0.34, 0.1)):
        hand.canvas.drawLine(*face, face[0] + x * half, face[1] + y * half, stroke(code, 1))


def _still(hand: Silhouettes, part: Part, air: Air, code: Hex, _: Icons) -> None:
    """Set an onion-shaped still on its brick fire."""
    x, height, canvas = part.x, part.height, hand.canvas
    belly = rect(x - height * 0.34, BASE - height * 0.8, height * 0.68, height * 0.6)
    shine = linear(
        (belly.left(), 0), (belly.right(), 0), [colour(mix(code, air.sky[1], 0.4)), colour(code)]
    )
    canvas.drawOval(belly, fill(Shader=shine))
    canvas.drawLine(x, BASE - height * 0.7, x, BASE - height, stroke(code, height * 0.1))
    canvas.drawLine(x, BASE - height, x + height * 0.5, BASE - height * 0.7, stroke(code, 2.4))
    hand.box(x - height * 0.36, BASE - height * 0.34, height * 0.72, height * 0.34, code)
    fire = (x, BASE - height * 0.13)
    glow(canvas, fire, height * 0.3, "#ff8a2a", 150)
    canvas.drawCircle(*fire, height * 0.07, fill(buildings.FIRE))


def _hammer(hand: Silhouettes, part: Part, _: Air, code: Hex, __: Icons) -> None:
    """Show the tilt hammer in the open door of its forge."""
    x, size = part.x, part.height
    _doorway(hand, x, size)
    hand.canvas.drawLine(
        x - size * 0.6, BASE - size * 0.36, x + size * 0.3, BASE - size * 0.56, stroke(code, 2.6)
    )
    hand.box(x + size * 0.14, BASE - size * 0.7, size * 0.26, size * 0.4, code)
    hand.box(x + size * 0.02, BASE - size * 0.16, size * 0.48, size * 0.18, code)


_BUILDERS: Final[Mapping[str, Builder]] = {
    "hall": _hall,
    "anvil": _anvil,
    "engine": _engine,
    "hill": _hill,
    "adit": _adit,
    "pediment": _pediment,
    "clock": _clock,
    "still": _still,
    "hammer": _hammer,
    "chimney": lambda h, p, _, c, __: h.chimney(p.x, BASE, p.height, p.width, c),
    "headframe": lambda h, p, _, c, __: h.headframe(p.x, BASE, p.height * 0.88, c),
    "church": lambda h, p, _, c, __: h.church(p.x, BASE, p.height, c),
    "tower": lambda h, p, _, c, __: h.tower(p.x, BASE, p.height, p.width, c),
    "kiln": lambda h, p, a, c, _: h.kiln(p.x, BASE, p.height, c, a.sky[1]),
    "trees": lambda h, p, _, c, __: h.trees(p.x, BASE, p.width, p.height, c),
    "terrace": lambda h, p, a, c, _: h.terrace(
        p.x, BASE, p.count, (p.width, p.height), c, lit=a.lamp, share=a.share
    ),
    "arches": lambda h, p, _, c, __: h.arches((p.x, BASE - p.height), BASE, p.count, p.width, c),
    "derrick": lambda h, p, _, c, __: buildings.derrick(h, p.x, BASE, p.height, c),
    "blast": lambda h, p, _, c, __: buildings.blast_furnace(h, p.x, BASE, p.height, c),
    "gasholder": lambda h, p, _, c, __: buildings.gasholder(h, p.x, BASE, p.height, c),
    "tank": lambda h, p, a, c, _: buildings.tank(h, p.x, BASE, (p.width, p.height), c, a.sky[1]),
    "heap": lambda h, p, _, c, __: buildings.heap(h, p.x, BASE, p.height, c),
    "wagons": lambda h, p, a, c, _: buildings.wagons(
        h, p.x, _rail(p), p.height, c, p.count, lighter(a.dark, 0.16)
    ),
    "ovens": lambda h, p, _, c, __: buildings.ovens(h, p.x, BASE, p.height, c, p.count),
    "crane": lambda h, p, _, c, __: buildings.crane(h, p.x, BASE, p.height, c),
    "wheel": lambda h, p, _, c, __: buildings.wheel(h, p.x, BASE, p.height, c),
    "sign": lambda h, p, a, c, _: buildings.sign_gear(h, p.x, BASE - 2, p.height, c, a.lamp),
    "quarry": lambda h, p, a, c, _: buildings.quarry(h, p.x, BASE, p.height, c, a.orb),
    "lantern": lambda h, p, _, c, __: buildings.lantern(h, p.x, BASE, p.height, c),
    "pipes": lambda h, p, _, c, __: buildings.pipes(h, p.x, BASE, p.width, c),
}


def _rail(part: Part) -> float:
    """Where tubs stand: a train of five runs on the viaduct, others on the ground."""
    return BASE - 26 if part.count > 4 else BASE
