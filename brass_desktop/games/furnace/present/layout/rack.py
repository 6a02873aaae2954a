"""The rack under a lot: a pyramid with one fixed step for each value, the largest at the bottom."""

from dataclasses import dataclass
from typing import Final

from brass_desktop.present.geometry import Rect

WIDTHS: Final = {1: 0.52, 2: 0.68, 3: 0.84, 4: 1.0}
"""Of the widest step, by value: larger discs are wider."""
_OF_CARD: Final = 0.92
_SHARED: Final = 2.0
"""Between two discs on one step."""


@dataclass(frozen=True, slots=True)
class RackMeasures:
    """One size of rack."""

    step: float
    pitch: float


NORMAL: Final = RackMeasures(step=25, pitch=27)
SMALL: Final = RackMeasures(step=17, pitch=18.5)


def rack_steps(card: Rect, top: float, m: RackMeasures) -> dict[int, Rect]:
    """Place the steps under a card, by value."""
    widest = card.w * _OF_CARD
    return {
        value: Rect(card.centre[0] - widest * part / 2, top + i * m.pitch, widest * part, m.step)
        for i, (value, part) in enumerate(WIDTHS.items())
    }


def shares(step: Rect, count: int) -> list[Rect]:
    """Divide a step between the discs that lie on it."""
    width = (step.w - _SHARED * (count - 1)) / count
    return [Rect(step.x + i * (width + _SHARED), step.y, width, step.h) for i in range(count)]
