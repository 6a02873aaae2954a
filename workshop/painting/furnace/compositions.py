"""What is painted on each card: its works as a list of buildings, from the back to the front.

A picture shows `VIEW` and stands on `BASE`. What matters lies between 36 and 164 and no higher
than 62 above the ground, so that a narrow or a flat card may cut the rest off.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

VIEW: Final = (16.0, 28.0, 168.0, 118.0)
"""Left, top, width and height of what is seen."""
BASE: Final = 134.0


@dataclass(frozen=True, slots=True)
class Part:
    """One building: its kind, where it stands, its size, how near it is (0 far, 2 near)."""

    kind: str
    x: float
    height: float
    width: float = 0
    near: int = 2
    count: int = 0


@dataclass(frozen=True, slots=True)
class Composition:
    """The works of one card, and where the sun stands over them."""

    sun: float
    parts: tuple[Part, ...]


def _of(sun: float, *parts: Part) -> Composition:
    return Composition(sun, parts)


def _stack(x: float, height: float, width: float = 7) -> Part:
    return Part("chimney", x, height, width, near=1)


def _hall(x: float, width: float, height: float, saw: int = 0, near: int = 2) -> Part:
    return Part("hall", x, height, width, near, saw)


COMPOSITIONS: Final[Mapping[str, Composition]] = {
    "company_01": _of(
        146, _stack(58, 56), Part("headframe", 96, 62), _hall(112, 44, 22, 3),
        _hall(46, 34, 20), Part("heap", 164, 18),
    ),
    "company_02": _of(
        60, _stack(140, 58, 8), Part("headframe", 78, 54), _hall(92, 40, 20),
        Part("tank", 150, 26, 24), Part("tank", 126, 20, 20, near=1), Part("heap", 48, 14),
    ),
    "company_03": _of(
        150, Part("headframe", 66, 58), _stack(128, 60, 9), _hall(96, 56, 26),
        Part("anvil", 124, 22), Part("heap", 40, 12),
    ),
    "company_04": _of(
        54, Part("headframe", 132, 50, near=1), _stack(66, 62, 8), _stack(52, 50),
        Part("headframe", 100, 66), _hall(44, 46, 24, 4), _hall(124, 36, 20), Part("heap", 164, 16),
    ),
    "company_05": _of(
        148, Part("terrace", 38, 15, 15, 1, 4), Part("church", 60, 46, near=1),
        Part("headframe", 116, 58), _hall(128, 34, 22), _stack(152, 52),
    ),
    "company_06": _of(
        58, Part("headframe", 74, 52, near=1), _stack(150, 50), _hall(44, 40, 18),
        Part("lantern", 116, 54), _hall(130, 32, 22),
    ),
    "company_07": _of(
        150, Part("headframe", 84, 66), Part("tower", 118, 54, 28), _hall(128, 34, 26),
        _stack(56, 54), Part("heap", 48, 14),
    ),
    "company_08": _of(
        56, Part("hill", 134, 62, 120, 1), Part("adit", 124, 26),
        Part("wagons", 52, 13, count=4), _stack(58, 44), Part("heap", 160, 10),
    ),
    "company_09": _of(
        144, Part("trees", 40, 16, 40, 1), Part("headframe", 88, 64),
        Part("trees", 138, 20, 40, 1), _hall(100, 38, 20), _stack(148, 56), Part("heap", 58, 16),
    ),
    "company_10": _of(
        146, Part("quarry", 98, 52, near=1), Part("crane", 60, 46),
        Part("wagons", 96, 13, count=4),
    ),
    "company_11": _of(
        56, Part("hill", 136, 50, 110, 0), Part("headframe", 102, 60),
        _hall(46, 42, 22, 3), Part("heap", 144, 24), Part("heap", 166, 14), _stack(60, 52),
    ),
    "company_12": _of(
        150, _stack(138, 58, 9), _stack(56, 46), Part("blast", 94, 62),
        _hall(112, 46, 20, 3), _hall(38, 36, 18),
    ),
    "company_13": _of(
        52, _stack(70, 60, 9), _stack(100, 60, 9), _stack(130, 60, 9),
        _hall(44, 112, 28), Part("ovens", 58, 13, count=6),
    ),
    "company_14": _of(
        150, Part("hill", 90, 62, 150, 0), Part("hill", 118, 46, 90, 1),
        Part("blast", 72, 46), _hall(96, 44, 18, 4), Part("wagons", 120, 11, count=3),
    ),
    "company_15": _of(
        56, Part("trees", 36, 22, 40, 1), Part("kiln", 92, 46), Part("kiln", 122, 40),
        Part("blast", 146, 44), Part("heap", 60, 16), Part("trees", 156, 16, 30, 1),
    ),
    "company_16": _of(
        148, Part("trees", 128, 26, 44, 1), _stack(66, 52, 9), _hall(58, 54, 28),
        Part("wheel", 124, 40), Part("hammer", 86, 24), Part("trees", 36, 14, 24, 1),
    ),
    "company_17": _of(
        148, _hall(118, 46, 30, 0, 1), Part("crane", 70, 60), Part("heap", 112, 20),
        Part("heap", 138, 15), Part("wagons", 36, 12, count=2),
    ),
    "company_18": _of(
        54, _stack(64, 60, 8), Part("gasholder", 130, 44, near=1),
        Part("gasholder", 98, 34), _hall(42, 40, 24, 4), Part("heap", 152, 13),
    ),
    "company_19": _of(
        150, _stack(62, 60, 8), _stack(136, 56, 8), Part("ovens", 48, 19, count=5),
        Part("heap", 160, 14),
    ),
    "company_20": _of(
        54, _hall(52, 96, 40), Part("pediment", 100, 16, 56),
        Part("clock", 100, 60, 18),
        Part("heap", 158, 14), Part("heap", 42, 14),
    ),
    "company_21": _of(
        152, _stack(66, 52), _stack(90, 56), _stack(114, 60), _hall(46, 92, 26),
        Part("ovens", 56, 12, count=6), Part("tank", 154, 30, 24),
    ),
    "company_22": _of(
        50, Part("heap", 134, 46, near=1), _stack(74, 60, 8), _hall(46, 62, 24, 4),
        Part("pipes", 96, 0, 60), Part("tank", 118, 22, 20), Part("wagons", 134, 11, count=2),
    ),
    "company_23": _of(
        148, _stack(58, 54), Part("still", 86, 42), Part("still", 118, 36),
        Part("tank", 150, 28, 22), _hall(40, 34, 20), Part("pipes", 92, 0, 56),
    ),
    "company_24": _of(
        150, Part("derrick", 84, 62), _hall(94, 50, 24, 3), _stack(138, 50),
        Part("sign", 120, 18), Part("derrick", 52, 44, near=1),
    ),
    "company_25": _of(
        58, Part("derrick", 46, 44, near=1), Part("derrick", 112, 50, near=1),
        Part("derrick", 156, 42, near=1), Part("derrick", 80, 62), Part("derrick", 134, 58),
        _hall(92, 26, 13), Part("tank", 52, 14, 20),
    ),
    "company_26": _of(
        150, _stack(140, 58, 9), _hall(42, 112, 26, 7), Part("sign", 84, 24),
    ),
    "company_27": _of(
        52, _stack(60, 54, 8), _hall(48, 60, 34), _hall(104, 54, 24, 4),
        Part("sign", 130, 18), Part("sign", 74, 14),
    ),
    "company_28": _of(
        150, _stack(62, 60, 9), _stack(78, 52), _hall(46, 108, 36, 5),
        Part("engine", 100, 30),
    ),
    "company_29": _of(
        54, _stack(70, 56, 10), _hall(46, 52, 26), _hall(104, 52, 32, 3),
        Part("anvil", 130, 24),
    ),
    "company_30": _of(
        150, Part("headframe", 68, 50, near=1), Part("headframe", 112, 66),
        _hall(76, 30, 17), Part("heap", 46, 14), Part("wagons", 128, 12, count=2),
    ),
    "company_31": _of(
        52, Part("arches", 30, 26, 35, 1, 4), Part("headframe", 136, 58),
        Part("wagons", 44, 13, count=5), _stack(62, 46),
    ),
    "company_32": _of(
        150, _stack(58, 52), _hall(46, 44, 30), Part("lantern", 108, 50),
        Part("tank", 142, 30, 30), Part("tank", 160, 22, 22, near=1),
    ),
    "company_33": _of(
        56, Part("tank", 62, 34, 34, near=1), Part("tank", 98, 42, 38),
        Part("crane", 134, 56), _hall(138, 28, 16),
    ),
    "company_34": _of(
        150, Part("tank", 58, 32, 32, near=1), _stack(138, 60, 8),
        Part("tank", 92, 40, 36),
        Part("still", 128, 38), Part("pipes", 96, 0, 56),
    ),
    "company_35": _of(
        148, Part("church", 52, 54, near=1), _hall(66, 70, 48),
        Part("pediment", 101, 14, 44),
        Part("clock", 101, 62, 16), _hall(134, 28, 28),
    ),
    "company_36": _of(
        52, _stack(150, 52), _hall(60, 84, 42), Part("pediment", 102, 12, 90),
        Part("sign", 102, 20), _hall(40, 24, 26), Part("trees", 140, 14, 24, 1),
    ),
    "start_1": _of(
        150, _stack(66, 52, 9), _hall(48, 50, 26), _hall(104, 46, 32),
        Part("anvil", 92, 20),
        _stack(152, 44),
    ),
    "start_2": _of(
        54, Part("terrace", 40, 20, 22, 1, 5), _hall(104, 40, 34), Part("lantern", 84, 48),
        _stack(146, 50),
    ),
    "start_3": _of(
        150, Part("crane", 58, 52), _hall(100, 50, 26), Part("heap", 82, 20),
        Part("heap", 110, 15), Part("wagons", 126, 12, count=2),
    ),
    "start_4": _of(
        52, Part("terrace", 36, 20, 22, 1, 6), _stack(64, 56, 8), _hall(48, 54, 36),
        Part("sign", 75, 20), _hall(106, 46, 28), Part("anvil", 129, 22),
    ),
    "start_5": _of(
        148, _stack(62, 60, 9), Part("blast", 128, 46), _hall(48, 58, 26, 4),
        Part("ovens", 60, 12, count=3),
    ),
}  # fmt: skip
