"""What the pointer is over and what it holds while it is at the table."""

from dataclasses import dataclass
from typing import Final

from brass_desktop.present import intents as it
from brass_desktop.present.intents import Intent
from brass_desktop.present.layout.geometry import Point
from brass_desktop.present.viewmodel.pieces import Tip
from brass_desktop.ui.render.table import BOARD

TIP_DELAY: Final = 0.35
"""Seconds the pointer rests on a thing before it explains itself."""
ARROWS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
"""Which way an arrow key leads on the screen."""


@dataclass(frozen=True, slots=True)
class Target:
    """What lies under the pointer: the region, what touching it means, what it says."""

    region: str
    intent: Intent | None
    tip: Tip | None


@dataclass(slots=True)
class Grip:
    """A button held down: where it went down, what lay there, whether the map is dragged."""

    start: Point
    last: Point
    target: Target | None
    on_map: bool
    dragging: bool = False


def lights(target: Target | None) -> bool:
    """Tell whether something looks different while it is pointed at: all controls and places."""
    if target is None or target.intent is None:
        return False
    return target.region != BOARD or frames(target)


def frames(target: Target | None) -> bool:
    """Tell whether a target on the board gets a frame; lines answer with their tooltip alone."""
    return target is not None and isinstance(target.intent, it.PickSlot | it.PickMerchant)
