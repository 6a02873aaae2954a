"""What each town's card shows: compositions of buildings, listed from back to front.

Coordinates are hundredths of the picture's width; the ground line lies at `GROUND`. A layer of 0
is the far distance, 2 the foreground.
"""

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
    """A town: the ridge behind it, where the sun stands, what is built, what floats before it.

    Where there is no ridge, the sea lies open behind the town.
    """

    ridge: tuple[float, ...]
    sun: tuple[float, float]
    buildings: tuple[Building, ...]
    boat: float | None = 62


def b(kind: str, x: float, height: float, layer: int = 2, **more: float) -> Building:
    """Shorten a building to one line of a composition."""
    return Building(
        kind,
        x,
        height,
        layer,
        width=float(more.get("width", 0)),
        count=int(more.get("count", 0)),
        smoking=bool(more.get("smoke", 0)),
    )


MOOR: Final = (48, 40, 46, 38, 44)
PLAIN: Final = (50, 47, 49, 46, 48)
_CHASE: Final = (52, 44, 48, 50, 40)

TOWNS: Final[dict[str, Scene]] = {
    "stoke_on_trent": Scene(PLAIN, (58, 26), (
        b("kiln", 12, 30, 1), b("kiln", 88, 34, 1), b("chimney", 62, 52, 1, width=7, smoke=1),
        b("kiln", 30, 48, smoke=1), b("kiln", 49, 38, smoke=1), b("kiln", 74, 45, smoke=1),
        b("mill", -2, 18, width=22), b("terrace", 84, 9, width=9, count=2),
    )),
    "leek": Scene(MOOR, (26, 24), (
        b("tower", 70, 30, 1, width=9), b("church", 84, 34, 1),
        b("chimney", 50, 50, 1, width=7, smoke=1), b("mill", 14, 36, width=32),
        b("mill", 48, 20, width=22, count=3), b("terrace", 70, 10, width=9, count=4),
        b("trees", 0, 15, width=15),
    )),
    "stone": Scene(PLAIN, (72, 22), (
        b("tower", 20, 34, 1, width=10), b("chimney", 78, 46, 1, width=7, smoke=1),
        b("oast", 60, 36), b("mill", 66, 26, width=28), b("terrace", 2, 10, width=9, count=3),
        b("arches", 26, 15, width=12, count=2),
    ), boat=58),
    "uttoxeter": Scene(MOOR, (30, 26), (
        b("church", 56, 56, 1), b("trees", 80, 22, 1, width=22),
        b("terrace", 0, 13, width=11, count=4), b("mill", 64, 18, width=20),
        b("oast", 48, 26), b("terrace", 82, 11, width=10, count=2),
    ), boat=20),
    "belper": Scene(MOOR, (78, 20), (
        b("chimney", 80, 50, 1, width=7, smoke=1), b("tower", 14, 26, 1, width=8),
        b("mill", 22, 44, width=46), b("tower", 45, 56, width=8),
        b("mill", 66, 24, width=26, count=3), b("trees", 0, 18, width=20),
    ), boat=None),
    "derby": Scene(PLAIN, (24, 26), (
        b("tower", 24, 48, 1, width=11), b("chimney", 84, 54, 1, width=8, smoke=1),
        b("mill", 36, 36, width=34), b("tower", 40, 52, width=9),
        b("mill", 70, 24, width=26, count=3), b("terrace", 2, 11, width=10, count=3),
    )),
    "stafford": Scene(_CHASE, (66, 24), (
        b("mound", 74, 18, 1, width=74), b("castle", 76, 18, 1, width=18),
        b("church", 22, 44, 1), b("kiln", 48, 32, smoke=1),
        b("terrace", 0, 12, width=10, count=4),
        b("mill", 56, 18, width=22), b("trees", 84, 12, width=16),
    ), boat=70),
    "burton_on_trent": Scene(PLAIN, (30, 24), (
        b("chimney", 18, 50, 1, width=7, smoke=1), b("tower", 84, 36, 1, width=10),
        b("oast", 36, 46), b("oast", 53, 50), b("mill", 60, 26, width=32),
        b("terrace", 0, 11, width=10, count=3), b("chimney", 96, 40, width=6, smoke=1),
    )),
    "cannock": Scene(_CHASE, (20, 24), (
        b("trees", 0, 18, 1, width=40), b("chimney", 88, 46, 1, width=7, smoke=1),
        b("headframe", 32, 44), b("headframe", 62, 34), b("mill", 66, 18, width=24),
        b("mound", 16, 14, width=34), b("terrace", 88, 9, width=9, count=2),
    ), boat=74),
    "tamworth": Scene(PLAIN, (76, 24), (
        b("mound", 28, 17, 1, width=80), b("castle", 26, 21, 1, width=17),
        b("tower", 62, 40, 1, width=10),
        b("headframe", 84, 32), b("arches", 38, 13, width=11, count=3),
        b("mill", 70, 16, width=14), b("trees", 0, 13, width=20),
    ), boat=70),
    "walsall": Scene(PLAIN, (44, 22), (
        b("church", 40, 56, 1), b("chimney", 16, 52, 1, width=8, smoke=1),
        b("chimney", 82, 44, 1, width=7, smoke=1), b("mill", 4, 26, width=28, count=3),
        b("mill", 58, 28, width=34), b("terrace", 30, 12, width=9, count=3),
    )),
    "wolverhampton": Scene(PLAIN, (68, 22), (
        b("tower", 52, 50, 1, width=12), b("chimney", 12, 58, 1, width=8, smoke=1),
        b("chimney", 90, 52, 1, width=8, smoke=1), b("mill", 2, 34, width=36),
        b("furnace", 64, 30), b("terrace", 84, 12, width=9, count=2),
    )),
    "coalbrookdale": Scene((40, 30, 50, 34, 26), (50, 18), (
        b("chimney", 84, 44, 1, width=7, smoke=1), b("furnace", 76, 34, smoke=1),
        b("iron_bridge", 34, 26, width=56), b("terrace", 0, 10, width=9, count=1),
        b("mill", 90, 16, width=14),
    ), boat=34),
    "dudley": Scene(_CHASE, (64, 26), (
        b("mound", 52, 26, 1, width=104), b("castle", 52, 22, 1, width=26),
        b("headframe", 18, 34), b("chimney", 86, 46, width=8, smoke=1),
        b("mill", 62, 16, width=22), b("terrace", 34, 9, width=9, count=3),
    )),
    "kidderminster": Scene(PLAIN, (32, 24), (
        b("tower", 86, 38, 1, width=10), b("chimney", 22, 60, 1, width=8, smoke=1),
        b("chimney", 62, 50, 1, width=7, smoke=1), b("mill", 0, 22, width=50, count=5),
        b("mill", 50, 36, width=28), b("terrace", 80, 11, width=10, count=2),
    )),
    "worcester": Scene(MOOR, (26, 26), (
        b("trees", 78, 22, 1, width=26), b("cathedral", 54, 50, 1),
        b("trees", -2, 14, width=16), b("terrace", 14, 11, width=9, count=2),
        b("mill", 84, 20, width=18), b("trees", 70, 10, width=14),
    ), boat=64),
    "birmingham": Scene(PLAIN, (46, 24), (
        b("church", 46, 60, 1), b("chimney", 14, 58, 1, width=8, smoke=1),
        b("chimney", 70, 66, 1, width=8, smoke=1), b("chimney", 91, 52, 1, width=8, smoke=1),
        b("mill", 2, 30, width=30, count=3), b("mill", 58, 38, width=38),
        b("terrace", 32, 12, width=9, count=3),
    )),
    "nuneaton": Scene(PLAIN, (76, 24), (
        b("tower", 62, 36, 1, width=11), b("chimney", 12, 46, 1, width=7, smoke=1),
        b("headframe", 30, 40), b("mill", 42, 18, width=20, count=2),
        b("terrace", 66, 11, width=9, count=4), b("mill", 0, 16, width=18),
    )),
    "coventry": Scene(PLAIN, (82, 26), (
        b("church", 20, 50, 1), b("church", 46, 64, 1), b("church", 72, 54, 1),
        b("kiln", 90, 30, smoke=1), b("terrace", 0, 12, width=9, count=5),
        b("mill", 46, 24, width=34), b("chimney", 60, 44, width=6, smoke=1),
    )),
    "redditch": Scene(MOOR, (30, 22), (
        b("trees", 0, 24, 1, width=34), b("church", 78, 44, 1),
        b("mill", 20, 30, width=26), b("wheel", 49, 20), b("mill", 58, 20, width=30, count=4),
        b("chimney", 90, 42, width=7, smoke=1), b("terrace", 0, 10, width=9, count=2),
    ), boat=74),
}  # fmt: skip
"""Twenty towns, each by what it was known for."""
