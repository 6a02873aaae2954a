"""What each town's card shows: compositions of buildings, listed from back to front.

Coordinates are hundredths of the picture's width; the ground line lies at `GROUND`. A layer of 0
is the far distance, 2 the foreground.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

GROUND: Final = 70.0


@dataclass(frozen=True, slots=True)
class Building:
    """One building: what it is, where, how high, in which layer, with up to two more measures."""

    kind: str
    x: float
    height: float
    layer: int = 2
    width: float = 0
    count: int = 0
    smoking: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """A town: the ridge behind it, where the sun stands, what is built, what floats before it."""

    ridge: tuple[float, ...]
    sun: tuple[float, float]
    buildings: tuple[Building, ...]
    boat: float | None = 62


def _b(kind: str, x: float, height: float, layer: int = 2, **more: float) -> Building:
    return Building(
        kind,
        x,
        height,
        layer,
        width=float(more.get("width", 0)),
        count=int(more.get("count", 0)),
        smoking=bool(more.get("smoke", 0)),
    )


_MOOR = (48, 40, 46, 38, 44)
_PLAIN = (50, 47, 49, 46, 48)
_CHASE = (52, 44, 48, 50, 40)

TOWNS: Final[Mapping[str, Scene]] = {
    "stoke_on_trent": Scene(_PLAIN, (58, 26), (
        _b("kiln", 12, 30, 1), _b("kiln", 88, 34, 1), _b("chimney", 62, 52, 1, width=7, smoke=1),
        _b("kiln", 30, 48, smoke=1), _b("kiln", 49, 38, smoke=1), _b("kiln", 74, 45, smoke=1),
        _b("mill", -2, 18, width=22), _b("terrace", 84, 9, width=9, count=2),
    )),
    "leek": Scene(_MOOR, (26, 24), (
        _b("tower", 70, 30, 1, width=9), _b("church", 84, 34, 1),
        _b("chimney", 50, 50, 1, width=7, smoke=1), _b("mill", 14, 36, width=32),
        _b("mill", 48, 20, width=22, count=3), _b("terrace", 70, 10, width=9, count=4),
        _b("trees", 0, 15, width=15),
    )),
    "stone": Scene(_PLAIN, (72, 22), (
        _b("tower", 20, 34, 1, width=10), _b("chimney", 78, 46, 1, width=7, smoke=1),
        _b("oast", 60, 36), _b("mill", 66, 26, width=28), _b("terrace", 2, 10, width=9, count=3),
        _b("arches", 26, 15, width=12, count=2),
    ), boat=58),
    "uttoxeter": Scene(_MOOR, (30, 26), (
        _b("church", 56, 56, 1), _b("trees", 80, 22, 1, width=22),
        _b("terrace", 0, 13, width=11, count=4), _b("mill", 64, 18, width=20),
        _b("oast", 48, 26), _b("terrace", 82, 11, width=10, count=2),
    ), boat=20),
    "belper": Scene(_MOOR, (78, 20), (
        _b("chimney", 80, 50, 1, width=7, smoke=1), _b("tower", 14, 26, 1, width=8),
        _b("mill", 22, 44, width=46), _b("tower", 45, 56, width=8),
        _b("mill", 66, 24, width=26, count=3), _b("trees", 0, 18, width=20),
    ), boat=None),
    "derby": Scene(_PLAIN, (24, 26), (
        _b("tower", 24, 48, 1, width=11), _b("chimney", 84, 54, 1, width=8, smoke=1),
        _b("mill", 36, 36, width=34), _b("tower", 40, 52, width=9),
        _b("mill", 70, 24, width=26, count=3), _b("terrace", 2, 11, width=10, count=3),
    )),
    "stafford": Scene(_CHASE, (66, 24), (
        _b("mound", 74, 18, 1, width=74), _b("castle", 76, 18, 1, width=18),
        _b("church", 22, 44, 1), _b("kiln", 48, 32, smoke=1),
        _b("terrace", 0, 12, width=10, count=4),
        _b("mill", 56, 18, width=22), _b("trees", 84, 12, width=16),
    ), boat=70),
    "burton_on_trent": Scene(_PLAIN, (30, 24), (
        _b("chimney", 18, 50, 1, width=7, smoke=1), _b("tower", 84, 36, 1, width=10),
        _b("oast", 36, 46), _b("oast", 53, 50), _b("mill", 60, 26, width=32),
        _b("terrace", 0, 11, width=10, count=3), _b("chimney", 96, 40, width=6, smoke=1),
    )),
    "cannock": Scene(_CHASE, (20, 24), (
        _b("trees", 0, 18, 1, width=40), _b("chimney", 88, 46, 1, width=7, smoke=1),
        _b("headframe", 32, 44), _b("headframe", 62, 34), _b("mill", 66, 18, width=24),
        _b("mound", 16, 14, width=34), _b("terrace", 88, 9, width=9, count=2),
    ), boat=74),
    "tamworth": Scene(_PLAIN, (76, 24), (
        _b("mound", 28, 17, 1, width=80), _b("castle", 26, 21, 1, width=17),
        _b("tower", 62, 40, 1, width=10),
        _b("headframe", 84, 32), _b("arches", 38, 13, width=11, count=3),
        _b("mill", 70, 16, width=14), _b("trees", 0, 13, width=20),
    ), boat=70),
    "walsall": Scene(_PLAIN, (44, 22), (
        _b("church", 40, 56, 1), _b("chimney", 16, 52, 1, width=8, smoke=1),
        _b("chimney", 82, 44, 1, width=7, smoke=1), _b("mill", 4, 26, width=28, count=3),
        _b("mill", 58, 28, width=34), _b("terrace", 30, 12, width=9, count=3),
    )),
    "wolverhampton": Scene(_PLAIN, (68, 22), (
        _b("tower", 52, 50, 1, width=12), _b("chimney", 12, 58, 1, width=8, smoke=1),
        _b("chimney", 90, 52, 1, width=8, smoke=1), _b("mill", 2, 34, width=36),
        _b("furnace", 64, 30), _b("terrace", 84, 12, width=9, count=2),
    )),
    "coalbrookdale": Scene((40, 30, 50, 34, 26), (50, 18), (
        _b("chimney", 84, 44, 1, width=7, smoke=1), _b("furnace", 76, 34, smoke=1),
        _b("iron_bridge", 34, 26, width=56), _b("terrace", 0, 10, width=9, count=1),
        _b("mill", 90, 16, width=14),
    ), boat=34),
    "dudley": Scene(_CHASE, (64, 26), (
        _b("mound", 52, 26, 1, width=104), _b("castle", 52, 22, 1, width=26),
        _b("headframe", 18, 34), _b("chimney", 86, 46, width=8, smoke=1),
        _b("mill", 62, 16, width=22), _b("terrace", 34, 9, width=9, count=3),
    )),
    "kidderminster": Scene(_PLAIN, (32, 24), (
        _b("tower", 86, 38, 1, width=10), _b("chimney", 22, 60, 1, width=8, smoke=1),
        _b("chimney", 62, 50, 1, width=7, smoke=1), _b("mill", 0, 22, width=50, count=5),
        _b("mill", 50, 36, width=28), _b("terrace", 80, 11, width=10, count=2),
    )),
    "worcester": Scene(_MOOR, (26, 26), (
        _b("trees", 78, 22, 1, width=26), _b("cathedral", 54, 50, 1),
        _b("trees", -2, 14, width=16), _b("terrace", 14, 11, width=9, count=2),
        _b("mill", 84, 20, width=18), _b("trees", 70, 10, width=14),
    ), boat=64),
    "birmingham": Scene(_PLAIN, (46, 24), (
        _b("church", 46, 60, 1), _b("chimney", 14, 58, 1, width=8, smoke=1),
        _b("chimney", 70, 66, 1, width=8, smoke=1), _b("chimney", 91, 52, 1, width=8, smoke=1),
        _b("mill", 2, 30, width=30, count=3), _b("mill", 58, 38, width=38),
        _b("terrace", 32, 12, width=9, count=3),
    )),
    "nuneaton": Scene(_PLAIN, (76, 24), (
        _b("tower", 62, 36, 1, width=11), _b("chimney", 12, 46, 1, width=7, smoke=1),
        _b("headframe", 30, 40), _b("mill", 42, 18, width=20, count=2),
        _b("terrace", 66, 11, width=9, count=4), _b("mill", 0, 16, width=18),
    )),
    "coventry": Scene(_PLAIN, (82, 26), (
        _b("church", 20, 50, 1), _b("church", 46, 64, 1), _b("church", 72, 54, 1),
        _b("kiln", 90, 30, smoke=1), _b("terrace", 0, 12, width=9, count=5),
        _b("mill", 46, 24, width=34), _b("chimney", 60, 44, width=6, smoke=1),
    )),
    "redditch": Scene(_MOOR, (30, 22), (
        _b("trees", 0, 24, 1, width=34), _b("church", 78, 44, 1),
        _b("mill", 20, 30, width=26), _b("wheel", 49, 20), _b("mill", 58, 20, width=30, count=4),
        _b("chimney", 90, 42, width=7, smoke=1), _b("terrace", 0, 10, width=9, count=2),
    ), boat=74),
}  # fmt: skip
"""Twenty towns, each by what it was known for."""
