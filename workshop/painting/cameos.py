"""Cameos: the eight characters in ivory on jasper, in a brass bezel with an empty name plate."""

from collections.abc import Iterator
from functools import partial

import skia

from workshop.painting.brushes import (
    blur,
    brass,
    circle,
    colour,
    darker,
    fill,
    inset,
    lighter,
    mix,
    radial,
    rounded,
    shadow,
    stroke,
)
from workshop.painting.profiles import PROFILES, Profile, bust, features
from workshop.painting.relief import Carver
from workshop.painting.sitters import SITTERS
from workshop.painting.works import Work, sprite

_FIELD = 44.0
"""Radius of the jasper within a medallion of 100."""


def paint() -> Iterator[Work]:
    """Paint one cameo for each character."""
    for name, face in PROFILES.items():
        brush = partial(_medallion, name=name, face=face)
        id = f"cameo.{name}"
        yield sprite(id, f"cameos/{name}.png", (100, 100), brush, spill=8, scale=5.12)


def _medallion(canvas: skia.Canvas, name: str, face: Profile) -> None:
    bezel = circle(50, 50, 50)
    shadow(canvas, bezel, fall=(1, 3), soft=2.6, alpha=130)
    canvas.drawRRect(bezel, fill(Shader=brass((8, 4), (92, 96))))
    canvas.drawCircle(50, 50, 49.6, stroke("#5a3a10", 0.8))
    canvas.drawCircle(50, 50, 47.4, stroke("#fff8dc", 0.6, 150))
    canvas.drawCircle(50, 50, _FIELD + 0.8, stroke("#5a3a10", 1.2, 200))
    light, dark = lighter(face.ground, 0.24), darker(face.ground, 0.3)
    jasper = radial((38, 34), 68, [colour(light), colour(face.ground), colour(dark)])
    canvas.drawCircle(50, 50, _FIELD, fill(Shader=jasper))
    canvas.save()
    canvas.clipRRect(circle(50, 50, _FIELD), True)
    canvas.translate(50 - _FIELD, 50 - _FIELD)
    canvas.scale(_FIELD / 50, _FIELD / 50)
    canvas.translate(50, 64)
    canvas.scale(-face.fit if face.faces_left else face.fit, face.fit)
    canvas.translate(-50, -64)
    carver = Carver(canvas, mix(face.ground, "#2a1a0c", 0.55), mirrored=face.faces_left)
    carver.raise_(bust(face), height=1.4)
    features(carver, face)
    SITTERS[name](carver)
    canvas.restore()
    canvas.drawCircle(50, 50, _FIELD, stroke("#000000", 1.6, 120, MaskFilter=blur(0.9)))
    _plate(canvas)


def _plate(canvas: skia.Canvas) -> None:
    """The brass plate below, for initials that are engraved at run time."""
    plate = rounded(50 - 17, 87, 34, 16.5, 3.5)
    shadow(canvas, plate, fall=(0.4, 1.2), soft=1, alpha=150)
    canvas.drawRRect(plate, fill(Shader=brass((0, 85), (0, 105))))
    canvas.drawRRect(inset(plate, 0.4), stroke("#5a3a10", 0.8))
    canvas.drawRRect(inset(plate, 1.6, 2.4), stroke("#8a6224", 0.5, 150))
