"""Hair, hats and dress of the eight sitters, each of their own time and trade."""

from collections.abc import Callable, Mapping
from typing import Final

from workshop.painting.brushes import colour, darker, fill, linear, stroke
from workshop.painting.profiles import ear
from workshop.painting.relief import CLOTH, HAIR, LACE, Carver, drawn, line, outline

Dresser = Callable[[Carver], None]

_STOCK: Final = ("#7f8d98", "#3f5060")
_RIBBON: Final = ("#8a7a60", "#4a3c28")


def coat(carver: Carver, *, collar: float = 0) -> None:
    """A man's coat with lapels; `collar` raises it behind the neck."""
    body = outline(
        (35, 75 - collar),
        ((40, 84), (50, 90), (60, 78)),
        ((69, 81), (77, 87), (81, 107)),
        ((60, 107), (30, 107), (9, 107)),
        ((12, 87), (21, 80), (35, 75 - collar)),
    )
    carver.raise_(body, CLOTH)
    carver.cut(drawn("M38 79 Q46 92 52 106"), 0.7, 150)
    carver.cut(drawn("M66 82 Q64 92 62 106"), 0.6, 120)
    carver.cut(drawn("M24 84 Q30 94 31 106"), 0.5, 90)
    if collar:
        roll = outline(
            (33, 78 - collar),
            ((36, 74 - collar), (40, 74 - collar), (42, 77)),
            ((46, 84), (50, 88), (54, 88)),
            ((48, 93), (38, 90), (33, 78 - collar)),
        )
        carver.raise_(roll, CLOTH, height=0.7)


def _cravat(carver: Carver, *, frill: bool = False) -> None:
    """A wound neckcloth; with a frill of lace for the older century."""
    cloth = drawn("M45 70 C52 75 58 74 59.4 70.6 C62 74 63 78 61 81 C56 85 49 82 45 70 Z")
    carver.raise_(cloth, LACE, height=0.7)
    carver.comb(2, "M47 74 Q53 79 60.6 75", "M48.4 77.6 Q54 82 61 78.4")
    if frill:
        for i in range(3):
            x, y = 57.4 + i * 0.5, 81 + i * 5.4
            ruffle = outline(
                (x - 4.6, y),
                ((x - 2, y - 2.4), (x + 3, y - 2), (x + 4.4, y + 1.4)),
                ((x + 3.4, y + 6), (x - 2, y + 7), (x - 5, y + 4)),
                ((x - 6, y + 2), (x - 5.4, y), (x - 4.6, y)),
            )
            carver.raise_(ruffle, LACE, height=0.5)


def _roll(carver: Carver, x: float, y: float) -> None:
    """A horizontal side curl of a dressed wig."""
    curl = outline(
        (x - 5.8, y),
        ((x - 5.8, y - 4.5), (x + 5.8, y - 4.5), (x + 5.8, y)),
        ((x + 5.8, y + 4), (x - 5.8, y + 4), (x - 5.8, y)),
    )
    carver.raise_(curl, HAIR, height=0.5)
    carver.cut(line((x - 3.4, y + 0.5), (x + 0.4, y - 2), (x + 3.6, y + 0.5)), 0.4, 110)


def _beads(carver: Carver, radius: float, *points: tuple[float, float]) -> None:
    """A row of gathers or pearls along an edge."""
    for x, y in points:
        carver.dot(x, y, radius)


def arkwright(carver: Carver) -> None:
    """A powdered bag wig with two rows of side curls, coat buttoned over a broad chest."""
    coat(carver)
    _cravat(carver, frill=True)
    wig = drawn(
        "M63.4 24.6 C60 12 38 9 30 23 C25 33 25 47 28.6 59 C33 63 40 61 44 54 C46.6 "
        "47 46 38 50 32.4 C54 28.6 60 29 63.4 24.6 Z"
    )
    carver.raise_(wig, HAIR)
    carver.comb(4, "M61 20.4 C52 15 40 20 35 33", "M49 22.2 C43 24 34 32 32 42")
    for y in (40.4, 47, 53.6):
        for x in (38.4, 30.4):
            _roll(carver, x, y)
    bag = drawn("M27 58 L20.4 66 22 80 30 82 35 72 35 60 Z")
    carver.raise_(bag, _RIBBON, height=0.8)
    bow = drawn("M22 57 L29 61 37 57.4 36 64 29 62.4 22.6 64 Z")
    carver.raise_(bow, _RIBBON, height=0.5)


def coade(carver: Carver) -> None:
    """A gathered mob cap with a ribbon, curls at the temple, a fichu crossed at the breast."""
    fichu = drawn(
        "M36 73 C44 79 52 80 58.6 75 C69 81 77 87 81 107 C60 107 30 107 9 107 C12 87 22 79 36 73 Z"
    )
    carver.raise_(fichu, LACE)
    carver.comb(4, "M32 79 C42 88 54 92 66 86", "M23 94 C42 106 54 107 72 107", 0.6, 120)
    carver.comb(3, "M60 79 Q55 90 44 104", "M62 83 Q55 96 40 104", 0.5, 90)
    hair = drawn(
        "M63.6 24 C60 20 48 22 45 34 C44 42 46 48 49 50 C51 46 50 40 53 35 C57 30 62 29 63.6 24 Z"
    )
    carver.raise_(hair, HAIR, height=0.7)
    _beads(carver, 2.9, (48.6, 47), (47.4, 52.4), (49.2, 57.2))
    cap = drawn(
        "M64.6 19.4 C56 4 30 4 23 22 C17 38 22 54 33 62 C38 63 43 60 45 54 C39 44 44 29 64.6 19.4 Z"
    )
    carver.raise_(cap, LACE, height=1.2)
    carver.comb(5, "M57 17.4 C46 14 32 20 27 36", "M35.4 27 C32.4 30 25.6 40 33.4 56", 0.55, 130)
    ribbon = drawn(
        "M62.4 20.6 C48 25 37 40 41 58 C38 60.4 36.4 60 35.4 58 C31 39 44 22 60.6 16 "
        "C61.6 17 62.4 19 62.4 20.6 Z"
    )
    carver.raise_(ribbon, ("#a58c4c", "#6e5a24"), height=0.5)
    edge = (
        (59, 24.4),
        (53.6, 28),
        (49, 32.6),
        (45.6, 38.2),
        (43.9, 44.4),
        (43.7, 50.4),
        (44.6, 56),
    )
    _beads(carver, 2.2, *edge)


def tinsley(carver: Carver) -> None:
    """The Widow: hair parted and knotted low, a widow's cap with its veil, a collar, a brooch."""
    dress = drawn(
        "M35.6 71 C44 77 52 77 57.6 72.4 C67 79 77 86 81 107 C60 107 30 107 9 107 C12 "
        "87 22 79 35.6 71 Z"
    )
    carver.raise_(dress, ("#cfc2a4", "#8f7f60"))
    carver.comb(4, "M40 84 Q42 94 43 106", "M61 84 Q60 94 59.8 106", 0.5, 110)
    veil = drawn(
        "M36 22 C22 26 16 48 13 78 C18 84 26 82 32 76 C30 62 30 50 36 40 C40 34 40 26 36 22 Z"
    )
    carver.raise_(veil, ("#efe6d2", "#c9bb9a"), height=0.8)
    carver.comb(4, "M33 30 C25 48 24 62 21 80", "M24 39 C19 48 13.8 62 22.8 80", 0.5, 110)
    hair = drawn(
        "M64.4 26 C60 15 40 13 32 25 C28 35 29 46 34 52 C40 55 46 52 49 47 C51 42 58 38 64.4 26 Z"
    )
    carver.raise_(hair, HAIR)
    carver.comb(5, "M62 24 C56 32 48 38 37 42", "M48.4 21.6 C44 26.4 40 34 34.6 31.6")
    knot = drawn(
        "M35.4 44 C29 42 23.6 46 24.6 52.6 C26 59 35 60 37.4 54.4 C38.6 50 38 46 35.4 44 Z"
    )
    carver.raise_(knot, HAIR)
    carver.comb(2, "M34.6 46 Q28 46 27 53", "M36 50 Q32 49 30 56")
    cap = drawn("M56 17.4 C48 9 33 11 28.6 22 C26.4 30 29 37 33.6 39.4 C34.6 29 42 20.4 56 17.4 Z")
    carver.raise_(cap, LACE)
    carver.comb(3, "M50 14.4 Q41 17 34 25", "M40 17.2 Q35 23 32.8 31")
    _beads(carver, 1.8, (54.6, 17.8), (50, 18.8), (45.6, 20.8), (41.8, 23.6))
    _beads(carver, 1.8, (38.6, 27), (36.2, 31), (34.7, 35.2), (34, 39.2))
    collar = drawn(
        "M39 66 C45 70 53 70.6 56.4 68.4 C57.6 71 58 74 57.4 76 C50 79.6 42 77 36.6 "
        "72 C37 70 38 68 39 66 Z"
    )
    carver.raise_(collar, LACE, height=0.6)
    carver.dot(54.4, 79.4, 3.1)
    ear(carver, 49.4, 48.4)


def brunel(carver: Carver) -> None:
    """The stovepipe hat, side whiskers, a cigar, and a stock under the chin."""
    coat(carver, collar=6)
    stock = drawn("M43 66 C50 71.6 56 71 57.4 67.6 C60 71 60.6 75 60 77.4 C53 80.4 45 78 43 66 Z")
    carver.raise_(stock, LACE, height=0.6)
    carver.raise_(
        drawn("M57 74.4 L65 71.6 65.6 78.6 58.4 77.6 Z"),
        ("#8a7d98", "#4d4160"),
        height=0.6,
    )
    carver.raise_(drawn("M57.6 74 L51 74.4 51.6 80.4 58 78 Z"), ("#8a7d98", "#4d4160"), height=0.6)
    hair = drawn(
        "M55 30.4 C44 29 32 30 31.4 42 C31.6 53 36 59 41 60.6 C44 57 44.6 53 46 51 "
        "C49.6 56 53 60 57.4 60.6 C55.6 54 52.6 49 53.2 42 C53.4 37 54 33 55 30.4 Z"
    )
    carver.raise_(hair, HAIR)
    carver.comb(4, "M51 34 C48 40 46.6 46 45 54", "M39 34 C36 40 37.6 46 37.2 54")
    carver.comb(3, "M52 46 Q52.4 50 54 55", "M54 52 Q54.4 54 56 57.8")
    ear(carver, 47.6, 45.4)
    hat(carver)
    cigar = drawn("M68.4 53.2 L80 55.6 79.6 57.8 68 55 Z")
    carver.raise_(cigar, ("#a58a70", "#5e4630"), height=0.5)
    carver.canvas.drawPath(drawn("M79 55.4 L80.6 55.8 80.2 58 78.6 57.6 Z"), fill("#ffb060"))
    carver.comb(2, "M80.6 55 C85 50 80 45 85.6 39", "M81.4 54.6 C87.6 51 84 46 89 42", 0.55, 90)


def hat(carver: Carver) -> None:
    """The tall hat, dark against ivory, with a band and a curled brim."""
    shade = darker(carver.shade, 0.35)
    pipe = drawn(
        "M33 29 C30.6 18 29.6 6 29 -5 C42 -8 56 -8 67.6 -5.6 C66 6 65 16 64.4 26 C54 "
        "24 42 25 33 29 Z"
    )
    brim = drawn(
        "M23.6 31.6 C33 23.4 58 21.6 75.4 27 C74.6 31 71 32 67 31.2 C54 28.8 40 30.4 "
        "28.6 35.4 C25.6 35.4 24 33.6 23.6 31.6 Z"
    )
    for part in (pipe, brim):
        carver.raise_(part, (darker("#8d84a8", 0.35), shade))
    band = drawn(
        "M32.6 25.4 C42 21.6 54 20.6 64.8 21.6 C64.7 23 64.6 24.4 64.4 25.8 C54 24 42 "
        "25 33.4 29 C33.1 27.8 32.8 26.6 32.6 25.4 Z"
    )
    carver.canvas.drawPath(band, fill("#fff4d8", 84))
    silk = [colour("#ffffff", 0), colour("#ffffff", 76), colour("#ffffff", 0)]
    carver.canvas.drawPath(pipe, fill(Shader=linear((36, 0), (52, 0), silk)))
    carver.canvas.drawPath(brim, stroke("#fff4d8", 0.6, 120))


def owen(carver: Carver) -> None:
    """Hair brushed forward in tufts over a falling forehead, a high collar points at the cheek."""
    coat(carver, collar=5)
    _points(carver)
    _cravat(carver)
    hair = drawn(
        "M60.4 22.6 C58 12 40 9.6 32 22 C26 32 27 46 32.6 56 C36.4 60 41 58 43.4 52.6 "
        "C47.6 56 51.4 57.4 52.6 52 C49.6 45 49 37 53.4 31.6 C56.4 29.6 59.4 27 60.4 "
        "22.6 Z"
    )
    carver.raise_(hair, HAIR)
    tuft = drawn("M61.6 25 C62 18 54 14 46 17 C51 18 55 22 54 29 C58 30 61 28.6 61.6 25 Z")
    carver.raise_(tuft, HAIR, height=0.7)
    carver.comb(5, "M59 19 C52 20 44 27 40 42", "M47 23 C40 28 32 31 32 50")
    carver.comb(2, "M49 42 Q48.6 47 50 52", "M50 46 Q49.6 50 50.6 53.4")
    ear(carver, 46.4, 45.6)


def _points(carver: Carver) -> None:
    """Stiff shirt points standing beside the jaw."""
    tip = drawn("M50 76 L47 64 58.6 67.4 59.6 74 Z")
    carver.raise_(tip, LACE, height=0.6)


def stephenson(carver: Carver) -> None:
    """White hair in waves round a strong head, whiskers before the ear, a dark stock."""
    coat(carver, collar=3)
    stock = drawn("M42 67 C50 73 57 72.6 58.6 69.4 C61 73 61.4 77 60.6 79.4 C54 83 45 80 42 67 Z")
    carver.raise_(stock, _STOCK, height=0.7)
    carver.raise_(drawn("M57 76 L64 79 62 84 56.6 80.6 Z"), _STOCK, height=0.6)
    hair = drawn(
        "M59 21 C56 14 49 13.4 46 15.6 C41 12.6 35 15.4 34 19.4 C29 20.6 27.4 26 29 29.4 "
        "C25 32.4 25 38.6 27.8 41.4 C24.8 45.4 26.4 51 29.6 52.8 C28.6 57.6 32 62 36 61.8 "
        "C38.6 65 43 63.6 44.6 60 C48 61.8 52 61.6 54 58.8 C54.4 53 50.8 49 50.6 43 "
        "C48 38 49.4 29 59 21 Z"
    )
    carver.raise_(hair, HAIR)
    carver.comb(4, "M56 20 C50 18 46 22 47 27", "M46.6 25 C44 28 45 32 46.6 36", 0.55, 140)
    carver.comb(4, "M45 17 C38 20 41 26 37 29", "M35 21 C31 24 34 30 30 33", 0.55, 130)
    carver.comb(4, "M44.6 31 C38 32 41 38 36.6 41", "M33 33 C28.6 36 33 42 28.6 45", 0.55, 130)
    carver.comb(4, "M43.6 42 C38 44 41.6 50 37 53", "M33 44 C29 48 34 54 31.4 57", 0.55, 130)
    carver.comb(3, "M44.6 52 C42 54 43.6 58 40.6 60", "M38 53 C35 56 38 60 36 61", 0.55, 130)
    carver.comb(3, "M51 47 Q50.4 51 52 56", "M52.6 53.8 Q52 56 53.2 58", 0.5, 120)
    ear(carver, 47.2, 45)


def bessemer(carver: Carver) -> None:
    """A bald crown, great white whiskers meeting under the jaw, spectacles."""
    coat(carver, collar=3)
    _cravat(carver)
    fringe = drawn(
        "M45 37 C37 33 29.4 35 30 43.6 C30.6 52 33.6 58 38 60 C43 60 45 56 45.4 50 "
        "C45.6 45 46 41 45 37 Z"
    )
    carver.raise_(fringe, HAIR)
    carver.comb(4, "M43 38 C38 43 36 49 37 57", "M34 41 C32 43 33 49 35.2 57")
    chops = drawn(
        "M49.6 43 C46 50 45 60 49 67.4 C53 73.6 60 74 65.6 69 C66 66.6 64 66.6 61.6 "
        "66 C59 62 57.4 58 54 55.4 C52.4 51 52 46.6 49.6 43 Z"
    )
    carver.raise_(chops, HAIR, height=1.1)
    carver.comb(5, "M50 47 C48.4 55 50 63 54.6 69.4", "M53.2 59 C54.8 67 60.4 69.4 64.2 68.6")
    ear(carver, 47, 43.6)
    carver.canvas.drawCircle(64.8, 42.4, 3.4, stroke("#6e5428", 0.7, 230))
    carver.canvas.drawCircle(64.8, 42.4, 3.4, fill("#ffffff", 40))
    carver.canvas.drawPath(drawn("M61.6 41.6 Q54 40.6 48.6 41.6"), stroke("#6e5428", 0.6, 220))


def watt(carver: Carver) -> None:
    """His own hair combed back and powdered, tied behind with a ribbon; a plain coat."""
    coat(carver)
    _cravat(carver, frill=True)
    queue = drawn(
        "M31 55 C24 60 21 70 23.6 82 C26 88 31 87 32.6 80 C33 70 36 64 37.6 59 C36 56 33 54 31 55 Z"
    )
    carver.raise_(queue, HAIR, height=0.8)
    carver.comb(3, "M32 62 Q27 70 28 82", "M28 62 Q25 70 26 82")
    hair = drawn(
        "M57.6 20 C50 11.6 36 14 30.4 25 C25.6 36 27 50 31.4 60 C36 62.6 40.6 60 42.6 "
        "55 C44 52 46.4 52 48.4 51 C49 46 47 40 48.4 34 C50 28 55 25 57.6 20 Z"
    )
    carver.raise_(hair, HAIR)
    carver.comb(5, "M55 20 C46 21 38 31 34 49", "M45.4 21.6 C38 33 34 43 34 57")
    for y in (46.4, 52.6):
        _roll(carver, 41.4, y)
    bow = drawn("M22.6 55 L31 59 40 54.4 39 62.4 31 60.4 23.4 63.4 Z")
    carver.raise_(bow, ("#6d7c80", "#2f3b40"), height=0.6)


SITTERS: Final[Mapping[str, Dresser]] = {
    "richard_arkwright": arkwright,
    "eleanor_coade": coade,
    "eliza_tinsley": tinsley,
    "isambard_kingdom_brunel": brunel,
    "robert_owen": owen,
    "george_stephenson": stephenson,
    "henry_bessemer": bessemer,
    "james_watt": watt,
}
