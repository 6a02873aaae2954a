"""What the cards of the cotton country show: its ports, pits, mills and moors."""

from typing import Final

from workshop.painting.towns import MOOR, PLAIN, Scene, b

_SEA: Final[tuple[float, ...]] = ()
_FELLS: Final = (44, 34, 42, 30, 38)
_PENNINES: Final = (38, 28, 36, 26, 34)

COTTON_TOWNS: Final[dict[str, Scene]] = {
    "barrow_in_furness": Scene(_FELLS, (70, 22), (
        b("chimney", 92, 46, 1, width=7, smoke=1), b("mill", -2, 16, 1, width=24),
        b("slip", 42, 45), b("furnace", 84, 27, smoke=1), b("crane", 72, 26),
    ), boat=None),
    "lancaster": Scene(MOOR, (24, 22), (
        b("mound", 74, 22, 1, width=76), b("castle", 72, 18, 1, width=22),
        b("mill", 52, 22, width=16), b("mill", 70, 17, width=14),
        b("terrace", 85, 12, width=9, count=2), b("ship", 26, 42, count=3),
    ), boat=None),
    "fleetwood": Scene(_SEA, (24, 26), (
        b("terrace", 84, 12, 1, width=9, count=2), b("ship", 22, 32, 1, count=2),
        b("lighthouse", 70, 56), b("mill", 80, 12, width=24), b("ship", 44, 24, count=2),
    ), boat=None),
    "preston": Scene(PLAIN, (62, 24), (
        b("church", 78, 62, 1), b("chimney", 10, 52, 1, width=7, smoke=1),
        b("mill", 48, 32, width=30), b("crane", 90, 28), b("ship", 24, 34, count=2),
        b("terrace", 80, 9, width=8, count=1),
    ), boat=None),
    "blackburn": Scene(MOOR, (50, 22), (
        b("chimney", 16, 52, 1, width=7, smoke=1), b("chimney", 78, 60, 1, width=8, smoke=1),
        b("mill", 0, 17, width=40, count=5), b("mill", 46, 28, width=34),
        b("terrace", 82, 11, width=9, count=2),
    )),
    "burnley": Scene(_PENNINES, (28, 20), (
        b("chimney", 66, 52, 1, width=7, smoke=1), b("tower", 14, 26, 1, width=8),
        b("mill", 40, 32, width=36), b("headframe", 88, 30),
        b("terrace", 0, 10, width=9, count=4),
    )),
    "colne": Scene(_PENNINES, (74, 20), (
        b("mound", 40, 18, 1, width=96), b("church", 38, 44, 1),
        b("chimney", 88, 44, 1, width=6, smoke=1), b("mill", 58, 26, width=32),
        b("terrace", 2, 12, width=9, count=3), b("mill", 32, 14, width=24, count=3),
    )),
    "wigan": Scene(PLAIN, (72, 24), (
        b("mound", 80, 24, 1, width=62), b("chimney", 46, 50, 1, width=7, smoke=1),
        b("headframe", 20, 46), b("headframe", 60, 36), b("mill", 28, 17, width=20),
        b("terrace", 76, 10, width=9, count=3),
    )),
    "bolton": Scene(MOOR, (30, 22), (
        b("tower", 20, 54, 1, width=10), b("chimney", 84, 62, 1, width=8, smoke=1),
        b("mill", 28, 38, width=46), b("mill", 74, 20, width=26, count=3),
        b("terrace", 0, 10, width=9, count=3),
    )),
    "bury": Scene(_PENNINES, (76, 22), (
        b("church", 72, 46, 1), b("chimney", 10, 50, 1, width=7, smoke=1),
        b("mill", 14, 30, width=34), b("wheel", 52, 20), b("mill", 60, 20, width=30, count=4),
        b("terrace", 88, 9, width=8, count=2),
    )),
    "rochdale": Scene(_PENNINES, (50, 20), (
        b("tower", 70, 56, 1, width=9), b("church", 26, 36, 1),
        b("chimney", 46, 52, 1, width=7, smoke=1), b("mill", 0, 24, width=28),
        b("arches", 28, 12, width=11, count=3), b("mill", 64, 26, width=34),
    ), boat=44),
    "oldham": Scene(_PENNINES, (58, 22), (
        b("chimney", 10, 46, 1, width=7, smoke=1), b("chimney", 30, 60, 1, width=7, smoke=1),
        b("chimney", 49, 50, 1, width=7, smoke=1), b("chimney", 69, 66, 1, width=8, smoke=1),
        b("chimney", 89, 54, 1, width=7, smoke=1), b("mill", 1, 28, width=30),
        b("mill", 34, 18, width=26, count=3), b("mill", 62, 32, width=36),
    )),
    "manchester": Scene(PLAIN, (40, 22), (
        b("cathedral", 42, 46, 1), b("chimney", 12, 60, 1, width=8, smoke=1),
        b("chimney", 72, 66, 1, width=8, smoke=1), b("chimney", 92, 54, 1, width=8, smoke=1),
        b("mill", 0, 34, width=24), b("mill", 60, 40, width=38),
        b("mill", 28, 16, width=30, count=4),
    )),
    "stockport": Scene(MOOR, (76, 20), (
        b("chimney", 14, 58, 1, width=7, smoke=1), b("mill", 2, 26, 1, width=26),
        b("church", 90, 44, 1), b("train", 46, 33, width=7),
        b("arches", -6, 33, width=18, count=7), b("terrace", 62, 9, width=9, count=3),
    ), boat=26),
    "macclesfield": Scene(_PENNINES, (26, 22), (
        b("mound", 66, 16, 1, width=80), b("tower", 64, 42, 1, width=10),
        b("chimney", 88, 50, 1, width=7, smoke=1), b("mill", 6, 36, width=40),
        b("mill", 54, 22, width=28), b("terrace", 82, 10, width=9, count=2),
    )),
    "liverpool": Scene(_SEA, (46, 24), (
        b("church", 14, 54, 1), b("tower", 90, 46, 1, width=8), b("mill", 58, 30, 1, width=38),
        b("mill", -2, 22, 1, width=26), b("ship", 28, 46, count=3), b("ship", 80, 38, count=3),
        b("mill", 46, 17, width=14), b("crane", 58, 27),
    ), boat=None),
    "birkenhead": Scene(_SEA, (26, 24), (
        b("chimney", 90, 46, 1, width=7, smoke=1), b("mill", 78, 22, 1, width=26),
        b("slip", 46, 50), b("terrace", 84, 10, width=9, count=2), b("mill", -2, 12, width=14),
    ), boat=None),
    "warrington_and_runcorn": Scene(PLAIN, (32, 24), (
        b("church", 20, 46, 1), b("chimney", 66, 54, 1, width=7, smoke=1),
        b("chimney", 90, 46, 1, width=7, smoke=1), b("mill", 52, 30, width=32),
        b("arches", -4, 13, width=13, count=4), b("furnace", 88, 22),
    ), boat=24),
    "ellesmere_port": Scene(PLAIN, (70, 26), (
        b("chimney", 92, 40, 1, width=6, smoke=1), b("mill", 50, 34, width=30),
        b("mill", 80, 22, width=20), b("lighthouse", 40, 30), b("ship", 20, 32, count=2),
        b("terrace", 46, 8, width=7, count=1),
    ), boat=None),
}  # fmt: skip
"""Nineteen towns, each by what it was known for."""
