"""The eight sitters' profiles: what makes a forehead, a nose and a chin one person's own.

A head is drawn facing right in a box of 100; the numbers shift the features of an even face.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import skia

from workshop.painting.palette import Hex
from workshop.painting.relief import Carver, line, outline


@dataclass(frozen=True, slots=True)
class Profile:
    """One face. Lengths in hundredths of the medallion, positive outwards or downwards."""

    ground: Hex
    slope: float = 0.0
    """How far the forehead falls back."""
    brow: float = 0.0
    nose: float = 0.0
    """Length of the nose beyond the common one."""
    hump: float = 0.0
    """Aquiline if positive, turned up if negative."""
    tip: float = 0.0
    """How far the tip hangs."""
    lips: float = 0.0
    chin: float = 0.0
    jowl: float = 0.0
    neck: float = 0.0
    age: float = 0.0
    """Depth of the lines beside nose and mouth, 0 to 1."""
    fit: float = 1.1
    """Size of the bust in its medallion; a tall hat needs a smaller head."""
    faces_left: bool = False
    """Half of the sitters look the other way, so that neighbours at a table meet eye to eye."""


PROFILES: Final[Mapping[str, Profile]] = {
    # A stout man in his fifties, heavy-jowled, under a barber's good wig.
    "richard_arkwright": Profile(
        "#7f4a3c", nose=0.3, hump=0.1, tip=0.8, lips=0.5, chin=-0.2, jowl=4.2, neck=3.2, age=0.6
    ),
    "eleanor_coade": Profile(
        "#8a7431", brow=-0.6, nose=-0.6, hump=-0.5, chin=0.1, jowl=0.8, neck=-1.6, faces_left=True
    ),
    "eliza_tinsley": Profile(
        "#56707f", brow=-0.5, nose=-0.1, hump=0.2, chin=0.6, jowl=0.6, neck=-1.2, age=0.3
    ),
    "isambard_kingdom_brunel": Profile(
        "#5d4a78",
        brow=0.5,
        nose=0.2,
        hump=0.3,
        chin=0.9,
        jowl=0.9,
        age=0.2,
        fit=0.92,
        faces_left=True,
    ),
    # Long nose, forehead that runs into it, narrow chin.
    "robert_owen": Profile(
        "#4f6b56", slope=2.2, brow=0.1, nose=1.1, hump=0.7, tip=0.9, lips=-0.2, chin=-0.6, age=0.5
    ),
    "george_stephenson": Profile(
        "#3f5f74",
        brow=0.9,
        nose=0.9,
        hump=0.5,
        lips=-0.2,
        chin=0.8,
        jowl=1.4,
        neck=1.2,
        age=0.8,
        faces_left=True,
    ),
    "henry_bessemer": Profile(
        "#75533a",
        slope=1.2,
        brow=0.6,
        nose=0.6,
        hump=-0.2,
        tip=0.4,
        chin=0.0,
        jowl=2.8,
        neck=2.6,
        age=0.7,
    ),
    # Lean and thoughtful: high brow, aquiline nose, thin lips.
    "james_watt": Profile(
        "#4a5a5f",
        slope=0.6,
        brow=0.5,
        nose=0.5,
        hump=0.8,
        tip=0.6,
        lips=-0.4,
        chin=0.5,
        age=0.7,
        faces_left=True,
    ),
}


def bust(face: Profile) -> skia.Path:
    """Trace head, neck and shoulders as one outline."""
    brow = 66.2 + face.brow
    root = 65.0 + face.brow * 0.6
    tip_x, tip_y = 71.2 + face.nose, 46.4 + face.tip
    base = 67.2 + face.nose * 0.25
    lip = 68.8 + face.lips
    mouth = 66.9 + face.lips * 0.6
    lower = 68.3 + face.lips * 0.8
    dent = 66.5 + face.chin * 0.4
    chin = 68.0 + face.chin
    fall = face.slope
    hump = face.hump
    throat = 55.6 + face.neck
    return outline(
        (44, 18),
        ((54, 16.6), (62 - fall, 21), (64.6 - fall * 0.7, 28.6)),
        ((65.4 - fall * 0.3, 32), (brow, 33.6), (brow, 36.2)),
        ((brow, 38), (root, 38.4), (root, 39.8)),
        (
            (root + 1.2 + hump, 41.6),
            (tip_x - 2.3 + hump * 0.7, tip_y - 3.6),
            (tip_x - 0.7, tip_y - 1.3),
        ),
        ((tip_x + 0.7, tip_y + 0.7), (tip_x + 0.1, tip_y + 2.6), (tip_x - 2.2, tip_y + 2.4)),
        ((base + 0.9, 48.9 + face.tip * 0.5), (base, 49), (base, 49.4)),
        ((base + 0.2, 50.6), (lip - 0.3, 51.2), (lip, 52.2)),
        ((lip + 0.1, 53), (mouth + 0.9, 53.6), (mouth, 54)),
        ((mouth + 1, 54.4), (lower + 0.2, 55.2), (lower, 56.1)),
        ((lower - 0.4, 57), (dent, 57.6), (dent, 58.4)),
        ((dent + 0.3, 59.2), (chin + 0.5, 60), (chin, 61.8)),
        ((chin - 0.6, 64.2), (chin - 3.2, 65.6), (chin - 6, 65.6 + face.jowl * 0.5)),
        (
            (chin - 9.5, 66 + face.jowl * 1.2),
            (throat + 1, 67 + face.jowl),
            (throat, 70 + face.jowl * 0.4),
        ),
        ((throat + 0.2, 73), (throat + 1.4, 75), (throat + 3.4, 76.6)),
        ((68, 80), (77, 85), (81, 106)),
        ((60, 106), (30, 106), (9, 106)),
        ((12, 87), (21, 80.6), (33 - face.neck * 0.5, 76.6)),
        ((37, 73), (37.6 - face.neck * 0.6, 66), (36.6 - face.neck * 0.5, 60)),
        ((29, 52), (28, 40), (31, 32)),
        ((33.4, 24), (37.4, 18.8), (44, 18)),
    )


def features(carver: Carver, face: Profile) -> None:
    """Cut eye, brow, nostril, mouth and the lines of age."""
    shift = face.brow * 0.5
    carver.hollow(61.4 + shift, 40, 7, 4.4, 70)
    carver.hollow(59.6, 50, 8, 9, 26)
    brow = line((58.2 + shift, 37.2), (60.2, 35.2), (63.4 + shift, 34.7), (66 + shift, 35.8))
    carver.cut(brow, 0.9, 165)
    carver.cut(line((60 + shift, 41), (61.8 + shift, 39), (64 + shift, 39.9)), 0.75, 210)
    carver.cut(line((60.4 + shift, 41.5), (62 + shift, 42.4), (63.4 + shift, 41.8)), 0.4, 120)
    carver.cut(line((63.8 + shift, 39.9), (63.9 + shift, 40.8), (63.4 + shift, 41.8)), 0.6, 190)
    nose = 67.6 + face.nose * 0.55
    wing = 47.2 + face.tip * 0.6
    carver.cut(
        line((nose - 1.1, wing - 1.6), (nose - 2.6, wing - 0.6), (nose - 1.2, wing + 1)), 0.45, 130
    )
    carver.cut(line((nose - 0.2, wing + 1.1), (nose + 0.8, wing + 0.7)), 0.6, 170)
    lips = 66.9 + face.lips * 0.6
    carver.cut(
        line((lips + 0.2, 54), (lips - 1.6, 53.9), (lips - 3.6, 54 + face.age * 0.5)), 0.6, 175
    )
    jaw = line((47.6, 56), (49.6, 63), (55, 66 + face.jowl * 0.6), (62, 64.6 + face.jowl * 0.3))
    carver.cut(jaw, 0.5, 44)
    if face.age:
        fold = line((64.6, 48.8), (62.6, 50.6), (62.4, 53.4))
        carver.cut(fold, 0.45, 130 * face.age)
        carver.cut(line((59, 42.8), (60.6, 44.2), (62.8, 43.7)), 0.4, 110 * face.age)
        carver.cut(line((58.6, 39.6), (57.4, 39), (56.4, 38)), 0.35, 90 * face.age)
        carver.cut(line((61.4, 29.4), (62.8, 29), (64, 29.6)), 0.35, 80 * face.age)


def ear(carver: Carver, x: float = 47.4, y: float = 44.4) -> None:
    """Carve an ear that hair leaves bare."""
    shell = outline(
        (x + 1.6, y + 4.6),
        ((x - 3.6, y + 1.6), (x - 3.4, y - 4.6), (x + 0.6, y - 4.8)),
        ((x + 3.6, y - 4.8), (x + 3.8, y - 1), (x + 2.2, y + 1)),
        ((x + 2.6, y + 3), (x + 2.8, y + 4.4), (x + 1.6, y + 4.6)),
    )
    carver.raise_(shell, height=0.5)
    inner = line((x + 1.8, y - 2.8), (x - 2, y - 3.2), (x - 1.6, y + 1.4), (x + 0.8, y + 2))
    carver.cut(inner, 0.45, 130)
