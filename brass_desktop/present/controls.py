"""Buttons of any table as data."""

from dataclasses import dataclass
from enum import StrEnum

from brass_desktop.present.tips import Tip


class ControlState(StrEnum):
    """How a control is drawn."""

    ENABLED = "enabled"
    DISABLED = "disabled"
    CHOSEN = "chosen"
    LIT = "lit"


@dataclass(frozen=True, slots=True)
class ControlView:
    """A button; a disabled one says why in its tip."""

    id: str
    label: str
    icon: str
    key: str
    state: ControlState = ControlState.ENABLED
    tip: Tip | None = None
